"""Words for explanations: lists, numbers, and names of cells, houses and candidates."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import overload

from pencilmark.board import speech
from pencilmark.board.geometry import Geometry, House
from pencilmark.board.masks import bits, values
from pencilmark.board.model import Candidate, Position
from pencilmark.board.phrase import Phrase, Said, phrase
from pencilmark.board.speech import say

_CELL = re.compile(r"r\d+c\d+")


@overload
def listed(items: Sequence[str], last: str = "and") -> str: ...
@overload
def listed(items: Sequence[Said], last: str = "and") -> Said: ...
def listed(items: Sequence[Said], last: str = "and") -> Said:
    """Join *items* with commas and a *last* word: at once if all are texts, else when they are written.

    >>> listed(["r1c1", "r1c2", "r1c3"]), listed(["3", "5"], "or"), listed(["7"])
    ('r1c1, r1c2 and r1c3', '3 or 5', '7')
    """
    if len(items) == 1:
        return items[0]
    written = [item for item in items if isinstance(item, str)]
    return speech.listed(written, last) if len(written) == len(items) else phrase(f"list-{last}", items=list(items))


def sentence(said: Said) -> str:
    """Return what is *said* as a sentence: a capital first, except in the name of a cell, and a full stop.

    >>> sentence("row 4 is full"), sentence("r1c1 is 5")
    ('Row 4 is full.', 'r1c1 is 5.')
    """
    text = speech.write(said)
    first = text if _CELL.match(text) else text[:1].upper() + text[1:]
    return first if first.endswith((".", ":", "?", "。", "：", "？")) else first + say("full-stop")


def house_name(house: House) -> str:
    """Name a *house*.

    >>> house_name(House("row", 3, ())), house_name(House("diagonal", 2, ()))
    ('row 3', 'the rising diagonal')
    """
    if house.title:
        return house.title
    return of_grid(say("house", kind=house.kind, number=house.number), house.grid)


def of_grid(name: str, grid: int) -> str:
    """Add to the *name* of a house the *grid* it is in, on a board of several.

    >>> of_grid("row 3", 0), of_grid("row 3", 2)
    ('row 3', 'row 3 of grid 2')
    """
    return say("house-of-grid", house=name, grid=grid) if grid else name


def house_names(houses: Iterable[House], last: str = "and") -> str:
    """Name *houses*, those of one kind together.

    >>> house_names([House("row", 2, ()), House("row", 7, ()), House("box", 1, ())])
    'rows 2 and 7 and box 1'
    >>> house_names([House("row", 2, ()), House("row", 7, ())], "or")
    'row 2 or 7'
    """
    kinds: dict[tuple[str, int], list[House]] = {}
    for house in houses:
        is_named = house.title or house.kind == "diagonal"
        kinds.setdefault((house_name(house) if is_named else house.kind, house.grid), []).append(house)
    names = []
    for (kind, grid), same in kinds.items():
        if len(same) == 1:
            names.append(house_name(same[0]))
        else:
            numbers = [house.number for house in same]
            name = say("houses-either" if last == "or" else "houses-all", kind=kind, numbers=numbers)
            names.append(of_grid(name, grid))
    if len(names) == 2 and last == "and" and all(len(same) > 1 for same in kinds.values()):
        return speech.listed(names, "clauses")
    return speech.listed(names, last)


def cell_names(geometry: Geometry, cells: int, last: str = "and") -> str:
    """Name the *cells* of a mask.

    >>> cell_names(board("9"), 0b111)
    'r1c1, r1c2 and r1c3'
    """
    return listed([geometry.cell_name(cell) for cell in bits(cells)], last)


def signs_of(position: Position) -> str:
    """Return the signs that stand for the digits of a *position*; none if rules count with digits."""
    return "" if position.rules else position.geometry.signs


def removed(geometry: Geometry, candidates: Iterable[Candidate]) -> list[Phrase]:
    """Name *candidates* in as few parts as possible: digits and the cells that they are in.

    >>> found = removed(board("9"), [Candidate(0, 5), Candidate(1, 5), Candidate(2, 7)])
    >>> [speech.write(part) for part in found]
    ['5 from r1c1 and r1c2', '7 from r1c3']
    """
    return [
        phrase("digits-from-cells", digits=values(digits), cells=[geometry.cell_name(cell) for cell in bits(cells)])
        for cells, digits in _parts(candidates)
    ]


def _parts(candidates: Iterable[Candidate]) -> list[tuple[int, int]]:
    """Join *candidates* into as few (cells, digits) as possible, both masks."""
    by_cell: dict[int, int] = {}
    by_digit: dict[int, int] = {}
    for cell, value in candidates:
        by_cell[cell] = by_cell.get(cell, 0) | 1 << (value - 1)
        by_digit[value - 1] = by_digit.get(value - 1, 0) | 1 << cell
    ways = [
        [(digits, 1 << cell) for cell, digits in sorted(by_cell.items())],
        [(1 << digit, cells) for digit, cells in sorted(by_digit.items())],
    ]
    digits_together = _merged([(cells, digits) for digits, cells in ways[1]])
    cells_together = [(cells, digits) for digits, cells in _merged(ways[0])]
    return min(digits_together, cells_together, key=len)


def _merged(pairs: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Join the pairs of masks that have the same first part."""
    found: dict[int, int] = {}
    for key, mask in pairs:
        found[key] = found.get(key, 0) | mask
    return list(found.items())
