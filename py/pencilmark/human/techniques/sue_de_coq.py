"""Sue de Coq: cells where a line crosses a box, with a set of cells in each that shares their values.

Two or three cells of the crossing have at least two values more than cells. A set in the rest of the line and a set in
the rest of the box use up exactly that surplus, each taking different values of the crossing; they may bring values of
their own. There are then as many cells as values (a value that both sets bring counts twice), so every value is in
them: those of the line's set go from the rest of the line, those of the box's set from the rest of the box, and the
crossing's other values from both.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import bits
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.techniques.almost_locked import (
    MOST_FREEDOM,
    CellSet,
    Marks,
    cell_sets_slowly,
    marks_of_houses,
    sets_of,
)
from pencilmark.human.techniques.common import candidates_of
from pencilmark.human.techniques.links import crossings
from pencilmark.human.techniques.technique import Hodoku, Technique
from pencilmark.human.telling import tell_sue_de_coq


class _Pattern(NamedTuple):
    """The crossing's *cells* and *digits*, the *line* and *box* (places), the cells and digits in each."""

    cells: int
    digits: int
    line: int
    box: int
    line_cells: int
    line_digits: int
    box_cells: int
    box_digits: int


def find(position: Position) -> Iterator[Step | None]:
    """Find every Sue de Coq in *position*: line by line, box by box, with a pause after each."""
    geometry, houses = position.geometry, marks_of_houses(position)
    count, done = geometry.cell_count, set[int]()
    for line, shared in enumerate(crossings(geometry)):
        for box, crossing in shared:
            yield None
            for pattern, gone in _telling(geometry, line, box, crossing, houses[line], houses[box]):
                if gone not in done:
                    done.add(gone)
                    yield Step("sue-de-coq", (), candidates_of(gone, count), _evidence(position, pattern))


def _evidence(position: Position, pattern: _Pattern) -> Evidence:
    parts = (pattern.cells, pattern.line_cells, pattern.box_cells)
    return Evidence(
        cells=pattern.cells,
        digits=pattern.digits,
        houses=(pattern.line, pattern.box),
        colours=tuple(
            tuple(Candidate(cell, digit + 1) for cell in bits(part) for digit in bits(position.cell_digits[cell]))
            for part in parts
        ),
    )


@lru_cache(maxsize=1 << 11)
def _telling(
    geometry: Geometry, line: int, box: int, crossing: int, in_line: Marks, in_box: Marks
) -> tuple[tuple[_Pattern, int], ...]:
    """List the patterns of a *line* and a *box* with what they remove; cached, as a step changes few houses."""
    marks, size = dict((*in_line, *in_box)), geometry.value_count
    houses = {line: _house(in_line, size), box: _house(in_box, size)}
    found = (
        (pattern, _eliminations(geometry, marks, pattern)) for pattern in _patterns(marks, houses, line, box, crossing)
    )
    return tuple((pattern, gone) for pattern, gone in found if gone)


def _patterns(
    marks: Mapping[int, int], houses: Mapping[int, _House], line: int, box: int, crossing: int
) -> Iterator[_Pattern]:
    shared = [cell for cell in bits(crossing) if cell in marks]
    for choice in sorted(choice for size in (2, 3) for choice in combinations(shared, size)):
        cells, digits, size = 0, 0, len(choice)
        for cell in choice:
            cells |= 1 << cell
            digits |= marks[cell]
        surplus = digits.bit_count() - size
        if surplus < 2:
            continue
        line_sets = _using(houses[line].sets(size - houses[box].least), cells, digits, surplus)
        box_sets = _using(houses[box].sets(size - houses[line].least), cells, digits, surplus) if line_sets else ()
        for line_cells, line_digits, uses in line_sets if box_sets else ():
            used, others = line_digits & digits, surplus - uses
            for box_cells, box_digits, box_uses in box_sets:
                if box_uses == others and not box_digits & used and not box_cells & line_cells:
                    yield _Pattern(cells, digits, line, box, line_cells, line_digits, box_cells, box_digits)


class _House:
    """The sets of a house by their freedom: how many more digits than cells they have.

    The values of the crossing are as many as its cells plus what both sets use up. So the freedoms of both sets
    together are at most the number of its cells; with more they would share a value of it.
    """

    def __init__(self, sets: list[CellSet]) -> None:
        self.all = sets
        self.least = min((entry[3] for entry in sets), default=MOST_FREEDOM + 1)
        self._upto: dict[int, list[CellSet]] = {}

    def sets(self, most: int) -> list[CellSet]:
        """List the sets with at most this freedom."""
        found = self._upto.get(most)
        if found is None:
            found = self._upto[most] = [entry for entry in self.all if entry[3] <= most]
        return found


@lru_cache(maxsize=512)
def _house(marks: Marks, size: int) -> _House:
    return _House(sets_of(marks, size))


def _using(sets: list[CellSet], taken: int, wanted: int, surplus: int) -> list[tuple[int, int, int]]:
    """List those *sets* that use up some *wanted* digits, but fewer than *surplus*: (cells, digits, used up).

    None has a cell of *taken*. A set uses up the number of its cells less that of its digits that are not wanted.
    """
    other = ~wanted
    return [
        (cells, digits, uses)
        for cells, digits, count, _ in sets
        if not cells & taken and 0 < (uses := count - (digits & other).bit_count()) < surplus and digits & wanted
    ]


def _eliminations(geometry: Geometry, marks: Mapping[int, int], pattern: _Pattern) -> int:
    masks, count = geometry.house_masks, geometry.cell_count
    sides = (
        (pattern.box, pattern.box_cells, pattern.box_digits, pattern.line_digits),
        (pattern.line, pattern.line_cells, pattern.line_digits, pattern.box_digits),
    )
    twice, gone = pattern.line_digits & pattern.box_digits & ~pattern.digits, 0
    for house, cells, digits, others in sides:
        rest, struck = masks[house] & ~pattern.cells & ~cells, (pattern.digits | digits) & ~others | twice
        for cell in bits(rest):
            for digit in bits(marks.get(cell, 0) & struck):
                gone |= 1 << digit * count + cell
    return gone


TECHNIQUES = (
    Technique(
        "sue-de-coq",
        "Expert",
        find,
        ahead=cell_sets_slowly,
        tell=tell_sue_de_coq,
        teaching=450,
        hodoku=Hodoku("1101", 250, "Unfair", 410),
        is_offered=True,
    ),
)
