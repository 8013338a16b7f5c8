"""How much is done between two pauses of a task, counted rather than timed."""

import sys
from collections.abc import Iterator
from cProfile import Profile

MOST_CALLS = 40_000
"""Calls of functions between two pauses: some 20 milliseconds in CPython, 60 in the page."""


def most_calls(pauses: Iterator[object], count: int = sys.maxsize) -> int:
    """Return the most calls of functions between the first pauses, *count* of them."""
    most = 0
    for _ in range(count):
        seen = Profile(subcalls=False)
        seen.enable()
        try:
            next(pauses)
        except StopIteration:
            break
        finally:
            seen.disable()
            most = max(most, sum(one.callcount for one in seen.getstats()))
    return most
