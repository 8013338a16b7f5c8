"""How much is done between two pauses of a task, counted rather than timed."""

import sys
from collections.abc import Iterator

MOST_CALLS = 40_000
"""Calls of functions between two pauses: some 20 milliseconds in CPython, 60 in the page."""


def most_calls(pauses: Iterator[object], count: int = sys.maxsize) -> int:
    """Return the most calls of functions between the first pauses, *count* of them."""
    calls, most = 0, 0

    def note(_frame: object, event: str, _value: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    for _ in range(count):
        calls = 0
        sys.setprofile(note)
        try:
            next(pauses)
        except StopIteration:
            break
        finally:
            sys.setprofile(None)
            most = max(most, calls)
    return most
