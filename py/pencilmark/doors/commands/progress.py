"""How far a long list is: reported on standard error to those who wait for it."""

from __future__ import annotations

import os
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from stat import S_ISREG
from typing import TypeVar

from pencilmark.board.speech import say
from pencilmark.board.task import Progress, Result, Task, finished

Part = TypeVar("Part")
PART = 1 << 20
WHOLE = 81
"""Signs from which a line is taken for a puzzle, so that lines can be counted for them."""


def told(
    parts: Iterable[Part],
    size: Callable[[Part], int],
    args: Namespace,
    done: int = 0,
    *,
    clock: Callable[[], float] = time.monotonic,
) -> Iterator[Part]:
    """Pass *parts* on, and report at most once a second how far the list is: each part answers *size* lines.

    An earlier run had *done* some lines. Nothing is reported unless somebody is watching (see `is_heard`).
    """
    if not is_heard(args):
        yield from parts
        return
    before, begun = done, clock()
    last, total = begun, None
    for part in parts:
        done += size(part)
        if (now := clock()) - last >= 1:
            last = now
            total = lines_in(args.file) if total is None else total
            print(words(done, (now - begun) / max(1, done - before), total - done), file=sys.stderr)
        yield part


def now_and_then() -> Callable[[], bool]:
    """Return a function that says yes at most once a second, to decide whether to report progress."""
    last = time.monotonic()

    def is_due() -> bool:
        nonlocal last
        passed = time.monotonic() - last
        last += passed if passed >= 1 else 0
        return passed >= 1

    return is_due


def shown(task: Task[Progress, Result]) -> Result:
    """Finish a *task*, and report on standard error how far it is, at most once a second."""
    is_due = now_and_then()
    return finished(task, lambda now: print(now.words, file=sys.stderr) if is_due() else None)


def is_heard(args: Namespace) -> bool:
    """Report whether somebody watches standard error, and rows are not mixed with it."""
    is_shown = sys.stderr is not None and sys.stderr.isatty()
    return bool(args.cluster) or (is_shown and bool(args.save or not sys.stdout or not sys.stdout.isatty()))


def words(done: int, pace: float, left: int) -> str:
    """Say how many lines are *done*, and how long the lines *left* will take at a *pace* in seconds a line.

    >>> words(1200, 0.5, 7500), words(1200, 0.5, 0)
    ('1,200 done, 1:02:30 left', '1,200 done')
    """
    if left <= 0:
        return say("cli-done", done=done)
    minutes, seconds = divmod(round(left * pace), 60)
    hours, minutes = divmod(minutes, 60)
    return say("cli-done-left", done=done, left=f"{hours}:{minutes:02}:{seconds:02}")


def lines_in(path: str) -> int:
    """Count the lines of a list of puzzles; 0 if that cannot be known before it is read."""
    try:
        with open(path, "rb") as file:
            if not S_ISREG(os.fstat(file.fileno()).st_mode) or len(file.readline(PART).strip()) < WHOLE:
                return 0
            return 1 + sum(part.count(b"\n") for part in iter(lambda: file.read(PART), b""))
    except OSError:
        return 0
