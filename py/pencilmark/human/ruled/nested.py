"""A contradiction within a contradiction: where nothing more follows from a candidate, others are tried in turn.

Suppose a candidate is true, and follow houses, clues and subsets. Where nothing more follows, look at a cell with two
candidates left, or at a digit with two places left: one of the two is refuted as contradictions are, the other holds,
and what follows from it goes on, until nothing is left. Few are refuted within: the argument is one that can be told.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from pencilmark.board.masks import bits
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.ruled import forcing
from pencilmark.human.ruled.consequences import Source, Supposing

NAME = "clue-nested"
WAVES = 40
MOST_WITHIN = 2
"""Most candidates that are refuted within: with more the argument would take more than eight lines."""
SITES, FOLLOWED = 12, 120
"""Cells and houses looked at before a candidate is given up, and the candidates looked into: those that do most."""
ENOUGH = 8
"""Candidates refuted with equally few within, after which no more are tried."""


@dataclass(slots=True)
class Within:
    """A contradiction within: of the two candidates of a *site*, a cell or a digit in a house, one is *refuted*."""

    site: Source
    refuted: Supposing


@dataclass(slots=True)
class Nested:
    """What a candidate leads to, part by part: each from its first candidate on, the last to a contradiction.

    After each part but the last comes the contradiction *within* from which the next one follows.
    """

    parts: list[Supposing]
    within: list[Within] = field(default_factory=list)


def find(position: Position) -> Iterator[Step | None]:
    """Find contradictions with others within, those with the fewest first, with a pause after each candidate."""
    told = set[Candidate]()
    for candidate, _ in forcing.earlier(position, NAME):
        if nested(position, candidate):
            told.add(candidate)
            yield _step(position, candidate)
    open_ones: list[tuple[int, Candidate, Supposing]] = []
    for candidate in forcing.candidates_of(position):
        supposed = Supposing(position, candidate, subsets=True)
        yield None
        left = -1 if supposed.advance(WAVES) else sum([mask.bit_count() for mask in supposed.masks])
        open_ones.append((left, candidate, supposed))
    open_ones.sort(key=lambda one: one[:2])
    for most in range(MOST_WITHIN + 1):
        found = list[Candidate]()
        for _, candidate, supposed in open_ones[:FOLLOWED]:
            yield None
            if candidate not in told and _refuted(supposed, most):
                found.append(candidate)
                if len(found) == ENOUGH:
                    break
        if found:
            forcing.keep(position, NAME, [(candidate, most) for candidate in found])
            yield from (_step(position, candidate) for candidate in found)
            return


def nested(position: Position, candidate: Candidate, recording: bool = False) -> Nested | None:
    """Refute a candidate with as few contradictions within as can be; None where that cannot be done."""
    supposed = Supposing(position, candidate, recording=recording, subsets=True)
    supposed.advance(WAVES)
    found = (_refuted(supposed, most) for most in range(MOST_WITHIN + 1))
    return next(filter(None, found), None)


def _refuted(supposed: Supposing, most: int) -> Nested | None:
    """Go on from what was supposed with up to *most* contradictions within."""
    found = Nested([supposed])
    while not found.parts[-1].failure:
        went_on = _within(found.parts[-1], most - len(found.within))
        if went_on is None:
            return None
        found.within.append(went_on[0])
        found.parts.append(went_on[1])
    return found


def _within(supposed: Supposing, most: int) -> tuple[Within, Supposing] | None:
    """Find two candidates of which one must be true and one is refuted, and go on from the other."""
    for site, pair in _sites(supposed)[: SITES if most > 0 else 0]:
        for candidate, other in (pair, pair[::-1]):
            way = _after(supposed, candidate)
            if way.failure:
                return Within(site, way), _after(supposed, other)
    return None


def _after(supposed: Supposing, candidate: Candidate) -> Supposing:
    found = Supposing(supposed.position, candidate, recording=supposed.recording, subsets=True, after=supposed)
    found.advance(WAVES)
    return found


def _sites(supposed: Supposing) -> list[tuple[Source, tuple[Candidate, Candidate]]]:
    """List the cells and houses that come down to two candidates, those that lost most of them first."""
    found = list[tuple[int, Source, tuple[Candidate, Candidate]]]()
    position, masks, geometry = supposed.position, supposed.masks, supposed.geometry
    for cell, mask in enumerate(masks):
        lost = position.cell_digits[cell].bit_count() - 2
        if mask.bit_count() == 2 and lost > 0:
            first, second = (Candidate(cell, digit + 1) for digit in bits(mask))
            found.append((lost, Source("cell", (cell,)), (first, second)))
    for house in geometry.full_houses:
        cells = geometry.houses[house].cells
        for digit in range(geometry.value_count):
            places = [cell for cell in cells if masks[cell] >> digit & 1]
            lost = (position.digit_cells[digit] & geometry.house_masks[house]).bit_count() - 2
            if len(places) == 2 and lost > 0:
                first, second = (Candidate(cell, digit + 1) for cell in places)
                found.append((lost, Source("place", cells, house, digit), (first, second)))
    found.sort(key=lambda one: (-one[0], one[2]))
    return [(site, pair) for _, site, pair in found]


def _step(position: Position, candidate: Candidate) -> Step:
    """Make the step, with the clues that its argument passes through."""
    told = nested(position, candidate, recording=True)
    assert told
    every = [*told.parts, *(one.refuted for one in told.within)]
    rules = {rule for one in every for event in one.events for rule in event.source.rules}
    rules |= {rule for one in every if one.failure for rule in one.failure.source.rules}
    cell, value = candidate
    note = str(len(told.within))
    return Step(NAME, (), (candidate,), Evidence(1 << cell, 1 << value - 1, note=note, rules=tuple(sorted(rules))))
