"""A word in a solution: the digits are renamed so that a row, a column or a diagonal reads it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from pencilmark.board.boards import signs_of
from pencilmark.board.dice import pick
from pencilmark.board.geometry import Geometry
from pencilmark.engine.answers import Solution


def spelled(solution: Solution, geometry: Geometry, word: str, rng: Random) -> Solution:
    """Rename the digits of a *solution* so that one of its lines reads the *word*, if any, in the signs of its board.

    >>> found = spelled((1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1), board("4 signs=DORW"), "word", Random(1))
    >>> [line for line in lines(4) if "".join(board("4 signs=DORW").label_of(found[cell]) for cell in line) == "WORD"]
    [(4, 5, 6, 7)]
    """
    if not word:
        return solution
    whole = [line for line in lines(geometry.size) if len({solution[cell] for cell in line}) == geometry.size]
    values = (geometry.signs.index(sign) + 1 for sign in signs_of(word))
    names = {solution[cell]: value for cell, value in zip(pick(rng, whole), values, strict=True)}
    return tuple(names[value] for value in solution)


def lines(size: int) -> Iterator[tuple[int, ...]]:
    """Yield the cells of the lines of a board: rows, columns, and both diagonals from the top."""
    count = size * size
    yield from (tuple(range(start, start + size)) for start in range(0, count, size))
    yield from (tuple(range(start, count, size)) for start in range(size))
    yield tuple(range(0, count, size + 1))
    yield tuple(range(size - 1, count - 1, size - 1)) if size > 1 else (0,)
