"""Odd loops that cannot be: guardians (also called broken wing) and the bivalue oddagon.

Around a loop of an odd number of cells two things cannot take turns. In the loop of *guardians* each cell shares a
house with the next, which without the guardians has just those two places for the digit: it would be in every second
cell. In a *bivalue oddagon* each cell sees the next, and without the guardians all have the same two digits. So one of
the guardians is true: what none of them leaves goes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from pencilmark.board.masks import bits, lowest, mask_of
from pencilmark.board.model import Candidate, Evidence, Node, Position, Step
from pencilmark.board.phrase import phrase
from pencilmark.human.techniques.common import by_guardians, left_by_none, of_digit
from pencilmark.human.techniques.technique import Technique
from pencilmark.human.telling.words import values

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case, Telling

LONGEST = 9  # cells of a loop
MOST_GUARDIANS = 4

Guardians = frozenset[Candidate]


class Joint(NamedTuple):
    """How a loop goes on: to the *cell*, through the *house* (its place), as long as no one of *guardians* is true."""

    cell: int
    house: int
    guardians: Guardians


Web = Mapping[int, list[Joint]]
"""The ways on from each cell."""


def find_guardians(position: Position) -> Iterator[Step | None]:
    """Find odd loops of one digit whose guardians, MOST_GUARDIANS at most, leave no place to some candidate."""
    for digit, cells in enumerate(position.digit_cells):
        web: dict[int, list[Joint]] = {cell: [] for cell in bits(cells)}
        for house in position.geometry.full_houses:
            held = position.geometry.house_masks[house] & cells
            if 2 <= held.bit_count() <= 2 + MOST_GUARDIANS:
                for one, two in combinations(bits(held), 2):
                    others = frozenset(of_digit(held & ~(1 << one | 1 << two), digit))
                    web[one].append(Joint(two, house, others))
                    web[two].append(Joint(one, house, others))
        yield from _steps(position, "guardians", 1 << digit, web)


def find_oddagons(position: Position) -> Iterator[Step | None]:
    """Find odd loops of cells with the same two digits and, MOST_GUARDIANS at most, others besides."""
    marks, geometry = position.cell_digits, position.geometry
    for one, two in combinations(range(geometry.value_count), 2):
        yield None
        digits = 1 << one | 1 << two
        extras = {
            cell: frozenset(Candidate(cell, other + 1) for other in bits(marks[cell] & ~digits))
            for cell in bits(position.digit_cells[one] & position.digit_cells[two])
            if marks[cell].bit_count() <= 2 + MOST_GUARDIANS
        }
        web = {
            cell: [Joint(other, -1, extras[other]) for other in extras if geometry.peer_masks[cell] >> other & 1]
            for cell in extras
        }
        yield from _steps(position, "bivalue-oddagon", digits, web)


def _steps(position: Position, technique: str, digits: int, web: Web) -> Iterator[Step | None]:
    """Walk the loops of a *web*, those with the fewest guardians first; None wherever the walk may pause."""
    found: dict[tuple[Candidate, ...], tuple[int, int, tuple[Joint, ...], Guardians]] = {}
    for start in web:
        for walked in _loops(position, web, start):
            if walked is None:
                yield None
                continue
            loop, guardians = walked
            gone = left_by_none(position, guardians)
            known = found.get(gone)
            if gone and (known is None or (len(guardians), len(loop)) < known[:2]):
                found[gone] = len(guardians), len(loop), loop, guardians
    for _, (_, _, loop, guardians) in sorted(found.items(), key=lambda entry: (entry[1][:2], entry[0])):
        houses = tuple(joint.house for joint in loop if joint.house >= 0)
        way = tuple(Candidate(joint.cell, lowest(digits) + 1) for joint in loop)
        evidence = Evidence(mask_of(cell for cell, _ in way), digits, houses, colours=(tuple(sorted(guardians)), way))
        yield by_guardians(position, technique, guardians, evidence)


def _loops(position: Position, web: Web, start: int) -> Iterator[tuple[tuple[Joint, ...], Guardians] | None]:
    """Yield the odd loops from *start* through later cells, each with its guardians, which leave something no place.

    None comes wherever the walk may pause. In a loop of guardians none is a cell of the loop: that would have the digit
    for all that the houses say.
    """
    ways: list[tuple[tuple[Joint, ...], Guardians]] = [((), frozenset())]
    while ways:
        yield None
        loop, guardians = ways.pop()
        used = {start, *(joint.cell for joint in loop)}
        for joint in web[loop[-1].cell if loop else start]:
            more = guardians | joint.guardians
            is_back = joint.cell == start and len(loop) % 2 == 0 and len(loop) >= 4
            if len(more) > MOST_GUARDIANS or not (is_back or (joint.cell > start and joint.cell not in used)):
                continue
            if joint.house >= 0 and not used.isdisjoint(cell for cell, _ in more):
                continue
            if more and not left_by_none(position, more):
                continue
            if is_back and more and loop[0].cell < loop[-1].cell:
                yield (*loop, joint), more
            elif not is_back and len(loop) < LONGEST - 1:
                ways.append(((*loop, joint), more))


def tell(case: Case, told: Telling) -> None:
    """Explain an odd loop, and what its guardians leave no place."""
    evidence = case.evidence
    guardians, way = evidence.colours
    digits, cells = values(evidence.digits), [case.cell(cell) for cell, _ in way]
    told.look_around(case, evidence.cells, evidence.digits)
    if evidence.houses:
        told.say("oddagon-houses", cells=cells, count=len(cells), value=digits[0])
    else:
        told.say("oddagon-pairs", cells=cells, count=len(cells), digits=digits)
    told.say("oddagon-odd")
    if case.step.placements:
        told.say("oddagon-guardian")
    else:
        named = [phrase("value-in-cell", value=value, cell=case.cell(cell)) for cell, value in guardians]
        told.say("oddagon-guardians", candidates=named)
    told.conclude(case)
    told.canvas.tint(evidence.cells)
    told.canvas.mark(evidence.cells, evidence.digits)
    told.canvas.paint(guardians, "true")
    for (one, value), (two, _) in zip(way, way[1:] + way[:1], strict=True):
        told.canvas.join(Node(1 << one, value, True), Node(1 << two, value, True), strong=bool(evidence.houses))


TECHNIQUES = (
    Technique("guardians", "Extreme", find_guardians, tell=tell),
    Technique("bivalue-oddagon", "Extreme", find_oddagons, tell=tell),
)
