"""Pencilmark: a Sudoku laboratory.

>>> from pencilmark import hint, read, solve
>>> puzzle = read("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")
>>> solve(puzzle).status
'unique'

The names below are imported when they are first asked for, so that importing the package costs nothing.
"""

from __future__ import annotations

TYPE_CHECKING = False  # as checkers of types know it, without importing `typing`
if TYPE_CHECKING:
    from pencilmark.doors.library.making import examine, generate, pattern, vicinity
    from pencilmark.doors.library.solving import Puzzle, count, read, read_rules, solve, write
    from pencilmark.doors.library.teaching import Hint, Path, hint, path, play, rate

__version__ = "1.0.0"
__all__ = [
    "Hint",
    "Path",
    "Puzzle",
    "count",
    "examine",
    "generate",
    "hint",
    "path",
    "pattern",
    "play",
    "rate",
    "read",
    "read_rules",
    "solve",
    "vicinity",
    "write",
]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    names = ("solving", "teaching", "making")  # each imports more than the one before
    parts = (vars(import_module(f"pencilmark.doors.library.{one}")) for one in names)
    return next(part[name] for part in parts if name in part)


def __dir__() -> list[str]:
    return [*globals(), *__all__]
