"""Odd loops that cannot be: guardians (also called broken wing) and the bivalue oddagon.

Around a loop of an odd number of cells two things cannot take turns. In the loop of *guardians* each cell shares a
house with the next, which without the guardians has just those two places for the digit: it would be in every second
cell. In a *bivalue oddagon* each cell sees the next, and without the guardians all have the same two digits. So one of
the guardians is true, and what all of them rule out goes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from pencilmark.board.masks import bits, lowest, values
from pencilmark.board.model import Candidate, Evidence, Node, Position, Step
from pencilmark.human.techniques.common import by_guardians, candidates_of
from pencilmark.human.techniques.links import links_of
from pencilmark.human.techniques.technique import Technique

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case, Telling

LONGEST = 9  # cells of a loop
MOST_GUARDIANS = 4


class Joint(NamedTuple):
    """How a loop goes on: to the *cell*, through the *house* (its place), as long as none of *guardians* is true.

    The guardians are a mask of candidates.
    """

    cell: int
    house: int
    guardians: int


Web = Mapping[int, list[Joint]]
"""The ways on from each cell."""


class _Way(NamedTuple):
    """A *loop* that is not closed yet, with the *guardians* of its cells, and what is *gone* with each of these.

    All are masks of candidates: *used* has a digit of the loop in each of its cells.
    """

    loop: tuple[Joint, ...]
    used: int
    guardians: int
    gone: int


def find_guardians(position: Position) -> Iterator[Step | None]:
    """Find odd loops of one digit with at most MOST_GUARDIANS guardians that rule some candidate out."""
    count = position.geometry.cell_count
    for digit, cells in enumerate(position.digit_cells):
        web: dict[int, list[Joint]] = {cell: [] for cell in bits(cells)}
        for house in position.geometry.full_houses:
            held = position.geometry.house_masks[house] & cells
            if 2 <= held.bit_count() <= 2 + MOST_GUARDIANS:
                for one, two in combinations(bits(held), 2):
                    others = (held & ~(1 << one | 1 << two)) << digit * count
                    web[one].append(Joint(two, house, others))
                    web[two].append(Joint(one, house, others))
        yield from _steps(position, "guardians", 1 << digit, web, {})


def find_oddagons(position: Position) -> Iterator[Step | None]:
    """Find odd loops of cells with the same two digits and at most MOST_GUARDIANS other candidates."""
    marks, geometry, nodes = position.cell_digits, position.geometry, links_of(position).cell_nodes
    for one, two in combinations(range(geometry.value_count), 2):
        yield None
        digits = 1 << one | 1 << two
        both = geometry.all_cells << one * geometry.cell_count | geometry.all_cells << two * geometry.cell_count
        extras = {
            cell: nodes[cell] & ~both
            for cell in bits(position.digit_cells[one] & position.digit_cells[two])
            if marks[cell].bit_count() <= 2 + MOST_GUARDIANS
        }
        web = {
            cell: [Joint(other, -1, extras[other]) for other in extras if geometry.peer_masks[cell] >> other & 1]
            for cell in extras
        }
        yield from _steps(position, "bivalue-oddagon", digits, web, extras)


def _steps(
    position: Position, technique: str, digits: int, web: Web, extras: Mapping[int, int]
) -> Iterator[Step | None]:
    """Walk the loops of a *web*, those with the fewest guardians first; None wherever the walk may pause.

    *extras* are the guardians in the cells themselves.
    """
    count, found = position.geometry.cell_count, dict[int, tuple[int, int, _Way]]()
    base = lowest(digits) * count
    for start in web:
        for way in _loops(position, web, _Way((), 1 << base + start, *_with(position, 0, -1, extras.get(start, 0)))):
            if way is None:
                yield None
            elif way.gone not in found or (way.guardians.bit_count(), len(way.loop)) < found[way.gone][:2]:
                found[way.gone] = way.guardians.bit_count(), len(way.loop), way
    best = ((few, length, candidates_of(gone, count), way) for gone, (few, length, way) in found.items())
    for _, _, _, (loop, used, guardians, _) in sorted(best, key=lambda entry: entry[:3]):
        houses = tuple(joint.house for joint in loop if joint.house >= 0)
        cells = tuple(Candidate(joint.cell, lowest(digits) + 1) for joint in loop)
        either = candidates_of(guardians, count)
        yield by_guardians(position, technique, either, Evidence(used >> base, digits, houses, colours=(either, cells)))


def _loops(position: Position, web: Web, empty: _Way) -> Iterator[_Way | None]:
    """Yield the odd loops, through cells later than the first (used by the *empty* way), that rule something out.

    None is yielded wherever the walk may pause. In a loop of guardians none is a cell of the loop: as far as the houses
    say, that would have the digit.
    """
    digit, start = divmod(lowest(empty.used), position.geometry.cell_count)
    base, back, ways = digit * position.geometry.cell_count, _back(web, start), [empty]
    while ways:
        yield None
        loop, used, guardians, gone = ways.pop()
        for joint in web[loop[-1].cell if loop else start]:
            more, is_back = guardians | joint.guardians, joint.cell == start
            if more.bit_count() > MOST_GUARDIANS or more & used or len(loop) + back.get(joint.cell, LONGEST) >= LONGEST:
                continue
            if len(loop) % 2 or len(loop) < 4 if is_back else used >> base + joint.cell & 1:
                continue
            way = _Way((*loop, joint), used | 1 << base + joint.cell, *_with(position, guardians, gone, more))
            if way.gone and not is_back:
                ways.append(way)
            elif way.gone and more and loop[0].cell < loop[-1].cell:
                yield way


def _with(position: Position, guardians: int, gone: int, more: int) -> tuple[int, int]:
    """Return the guardians *more*, which include *guardians*, and the part of *gone* that goes with the others, too."""
    weak = links_of(position).weak
    for node in bits(more & ~guardians):
        gone &= weak(node)
    return more, gone


def _back(web: Web, start: int) -> dict[int, int]:
    """Return how many joints lead back to *start* from itself, and from each later cell from which a loop can go on."""
    found, near = {start: 0}, [start]
    for cell in near:
        for joint in web[cell]:
            if joint.cell > start and joint.cell not in found:
                found[joint.cell] = found[cell] + 1
                near.append(joint.cell)
    return found


def tell(case: Case, told: Telling) -> None:
    """Explain an odd loop, and what its guardians rule out."""
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
        told.say("oddagon-guardians", candidates=case.named(guardians))
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
