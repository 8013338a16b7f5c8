"""Gurth's symmetrical placement: givens that stay the same when the board is turned and digits are exchanged.

The solution, if there is just one, then stays the same as well. A cell that stays in place holds a digit that stays,
and what one cell cannot be, its counterpart cannot be in exchanged digits. (Found by Gurth Bruins, 2006.) Reflections
along a row or column are no such symmetries: cells of one line would be equal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from pencilmark.board.masks import bits, mask_of
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.techniques.technique import Technique

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case, Telling

TURNS: dict[str, Callable[[int, int], tuple[int, int]]] = {
    "half": lambda row, column: (8 - row, 8 - column),
    "diagonal": lambda row, column: (column, row),
    "antidiagonal": lambda row, column: (8 - column, 8 - row),
    "quarter": lambda row, column: (column, 8 - row),
}
"""Where a cell goes, as row and column from 0."""


def turned(way: str) -> list[int]:
    """List where each cell of a 9x9 board goes.

    >>> turned("half")[:3], turned("diagonal")[:3]
    ([80, 79, 78], [0, 9, 18])
    """
    places = (TURNS[way](*divmod(cell, 9)) for cell in range(81))
    return [row * 9 + column for row, column in places]


def exchanged(position: Position, image: list[int]) -> list[int] | None:
    """Find which value takes the place of each (by value, 0 for 0) if each cell goes to its *image*.

    A ninth value that no given has goes to the one that is left. None if the givens do not stay the same.
    """
    taken = [0] * 10
    for cell in bits(position.givens):
        before, after = position.values[cell], position.values[image[cell]]
        if not position.givens >> image[cell] & 1 or taken[before] not in (0, after):
            return None
        taken[before] = after
    left = set(range(1, 10)) - set(taken)
    open_values = [value for value in range(1, 10) if not taken[value]]
    if len(open_values) == 1:
        taken[open_values[0]] = left.pop()
    return taken if len(set(taken)) == 10 else None


def find(position: Position) -> Iterator[Step]:
    """Find what a symmetry of the givens rules out: first in the cells that stay, then in all."""
    if not position.geometry.is_classic or not position.givens:
        return
    for way in TURNS:
        image = turned(way)
        taken = exchanged(position, image)
        if not taken:
            continue
        stays = [cell for cell in range(81) if image[cell] == cell]
        gone = _gone(position, image, taken)
        colours = (tuple(Candidate(value, taken[value]) for value in range(1, 10)),)
        digits = mask_of(value - 1 for value in range(1, 10) if taken[value] == value)
        for cells in (stays, range(81)):
            there = tuple(one for one in gone if one.cell in cells)
            if there:
                held = mask_of(stays) if cells is stays else 0
                yield Step("symmetrical-placement", (), there, Evidence(held, digits, colours=colours, note=way))


def _gone(position: Position, image: list[int], taken: list[int]) -> list[Candidate]:
    """List the candidates that, exchanged, are no candidates in some cell to which the symmetry takes them."""
    held = [mark or 1 << value >> 1 for mark, value in zip(position.cell_digits, position.values, strict=True)]
    gone = []
    for cell, mark in enumerate(position.cell_digits):
        for digit in bits(mark):
            there, value = image[cell], taken[digit + 1]
            while there != cell and held[there] >> (value - 1) & 1:
                there, value = image[there], taken[value]
            if (there, value) != (cell, digit + 1):
                gone.append(Candidate(cell, digit + 1))
    return gone


def tell(case: Case, told: Telling) -> None:
    """Explain the symmetry, and which digits it leaves to the cells that stay."""
    evidence = case.evidence
    (pairs,) = evidence.colours
    taken = dict(pairs)
    label = case.geometry.label_of
    named = [f"{label(one)} ↔ {label(two)}" for one, two in pairs if one < two and taken[two] == one]
    named += [f"{label(one)} → {label(two)}" for one, two in pairs if taken[two] != one]
    told.look_around(case, evidence.cells or case.gone_cells)
    told.say("symmetrical-givens", way=evidence.note, pairs=named)
    told.say("symmetrical-solution")
    if evidence.cells:
        stay = [value for value in range(1, 10) if taken[value] == value]
        told.say("symmetrical-stay", cells=case.names(evidence.cells), digits=stay)
    else:
        told.say("symmetrical-counterparts")
    told.conclude(case)
    told.canvas.tint(evidence.cells)


TECHNIQUES = (Technique("symmetrical-placement", "Hard", find, tell=tell, one_solution=True),)
