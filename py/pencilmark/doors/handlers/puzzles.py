"""The puzzle that a request of the page is about: the same for every question."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pencilmark.board.boards import board
from pencilmark.board.errors import InputError
from pencilmark.board.geometry import MAX_SIZE
from pencilmark.board.masks import bits
from pencilmark.board.model import Puzzle
from pencilmark.rules.lifted import on_board
from pencilmark.rules.rule import parse_rules


def asked(
    name: str, givens: Sequence[int], rules: Iterable[str] = (), candidates: Sequence[Sequence[int]] | None = None
) -> Puzzle:
    """Make the puzzle with these *givens*, *rules* and *candidates* of its own on the board of that *name*.

    Rules that a board has a word for are part of its board: a puzzle is the same whichever way they came.

    >>> asked("4", [0] * 16, ["diagonals"]).geometry.name
    '4 x'
    """
    return on_board(written(name, givens, rules, candidates))


def of_digits(
    name: str, givens: Sequence[int], rules: Iterable[str] = (), candidates: Sequence[Sequence[int]] | None = None
) -> Puzzle:
    """Make a puzzle as `asked` does. Raises InputError where it is more than its givens: its isomorphs are not known.

    >>> of_digits("4", [0] * 16, ["killer 3: a1 a2"])
    Traceback (most recent call last):
    pencilmark.board.errors.InputError: expected a puzzle of digits only, found one with 1 rule
    """
    puzzle = on_board(written(name, givens, rules, candidates), marks=False)
    if puzzle.rules:
        raise InputError("has-rules", count=len(puzzle.rules))
    if puzzle.candidates:
        raise InputError("has-candidates")
    return puzzle


def written(
    name: str,
    givens: Sequence[int],
    rules: Iterable[str] = (),
    candidates: Sequence[Sequence[int]] | None = None,
    placed: Sequence[int] | None = None,
) -> Puzzle:
    """Make a puzzle as `asked` does, with its rules as they are written. Raises InputError.

    >>> written("4", [0] * 16, ["Killer 3: a1 a2"]).rules[0].text
    'killer 3: r1c1 r1c2'
    """
    geometry, values = board(name), tuple(placed) if placed else None
    return Puzzle(geometry, tuple(givens), values, masks_of(candidates), parse_rules(rules, geometry))


def marks_data(masks: Iterable[int]) -> list[list[int]]:
    """Write masks as lists of values; the inverse of `masks_of`."""
    return [[bit + 1 for bit in bits(mask)] for mask in masks]


def masks_of(marks: Sequence[Sequence[int]] | None) -> tuple[int, ...] | None:
    """Make masks of lists of values, as `Puzzle` has them; None when there are none at all.

    >>> masks_of([[1, 3], []]), masks_of([[], []])
    ((5, 0), None)

    A value of no board at all makes a bit of no board, which `Puzzle` refuses.
    """
    if not marks or not any(marks):
        return None
    return tuple(sum({1 << min(value, MAX_SIZE + 1) - 1 for value in own if value > 0}) for own in marks)
