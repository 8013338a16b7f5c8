"""Local wings: chains of three strong links that players know by a letter: M, S, L and H.

A strong link is a cell with two candidates, or a house with two places for a digit; weak links join three of them into
a chain, one of whose ends is true. With `=` for a strong and `-` for a weak link, and digits x, y and z, they are

- M-wing: a cell and two houses, `(x=y) - y=(y-x)=x`
- S-wing, for *split*: a house, a cell, a house, `x=x - (x=y) - y=y`
- L-wing, for *local*: three houses, `x=(x-y)=(y-z)=z`
- H-wing, for *hybrid*: a cell and two houses, or two cells and a house, `(x=y) - y=(y-z)=z`, `(x=y) - (y=z) - z=z`

The XY-wing has three cells, the W-wing cell, house, cell. (Named in the forums of dailysudoku.com and sudoku.com.)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import NamedTuple

from pencilmark.board.kept import derived
from pencilmark.board.masks import bits, mask_of
from pencilmark.board.model import Candidate, Evidence, Link, Position, Step
from pencilmark.human.techniques.common import left_by_none, strong_pairs
from pencilmark.human.techniques.technique import Technique
from pencilmark.human.techniques.wings import bivalue_cells, links_through
from pencilmark.human.telling import tell_chain


class Strong(NamedTuple):
    """A strong link from *start* to *end*, candidates with digits from 0: if one is false, the other is true."""

    start: Candidate
    end: Candidate

    @property
    def is_cell(self) -> bool:
        """Report whether it is a cell with two candidates, not a house with two places."""
        return self.start.cell == self.end.cell


Pattern = Callable[[Strong, Strong, Strong], bool]


@derived
def _strong(position: Position) -> dict[Candidate, list[Strong]]:
    """List the strong links by the candidate from which each goes."""
    pairs = [
        (Candidate(cell, one), Candidate(cell, two))
        for cell in bivalue_cells(position)
        for one, two in combinations(bits(position.cell_digits[cell]), 2)
    ]
    for digit, houses in enumerate(strong_pairs(position)):
        pairs += {(Candidate(one, digit), Candidate(two, digit)) for _, one, two in houses}
    found: dict[Candidate, list[Strong]] = {}
    for one, two in pairs:
        found.setdefault(one, []).append(Strong(one, two))
        found.setdefault(two, []).append(Strong(two, one))
    return found


def _after(position: Position, link: Strong) -> Iterator[Strong]:
    """Yield the strong links after a weak one from the end of a *link*: in its cell, or to what its digit sees."""
    (cell, digit), known = link.end, _strong(position)
    for other in bits(position.cell_digits[cell] & ~(1 << digit)):
        yield from known.get(Candidate(cell, other), ())
    for seen in bits(position.digit_cells[digit] & position.geometry.peer_masks[cell]):
        yield from known.get(Candidate(seen, digit), ())


def _found(technique: str, fits: Pattern) -> Callable[[Position], Iterator[Step | None]]:
    """Return the finder of a wing, given the pattern of its links."""

    def find(position: Position) -> Iterator[Step | None]:
        """Find the wings of this pattern."""
        done: set[tuple[Candidate, ...]] = set()
        for links in _strong(position).values():
            yield None
            for first in links:
                for second in _after(position, first):
                    for third in _after(position, second):
                        if fits(first, second, third) and _is_chain(first, second, third):
                            step = _step(position, technique, (first, second, third))
                            if step and step.eliminations not in done:
                                done.add(step.eliminations)
                                yield step

    return find


def _is_chain(*links: Strong) -> bool:
    """Report whether the chain meets no candidate twice."""
    met = [candidate for link in links for candidate in link]
    return len(set(met)) == len(met)


def _step(position: Position, technique: str, links: tuple[Strong, ...]) -> Step | None:
    ends = [(cell, digit) for link in links for cell, digit in link]
    gone = left_by_none(position, (Candidate(cell, digit + 1) for cell, digit in (ends[0], ends[-1])))
    if not gone:
        return None
    evidence = Evidence(
        mask_of(cell for cell, _ in ends), mask_of(digit for _, digit in ends), chains=(_chain(position, ends),)
    )
    return Step(technique, (), gone, evidence)


def _chain(position: Position, ends: list[tuple[int, int]]) -> tuple[Link, ...]:
    """Join the *ends* into a chain; strong links name the houses that have just the two places."""
    masks = position.geometry.house_masks
    chain = []
    for link in links_through(position.geometry, ends):
        held = position.digit_cells[link.start.value - 1]
        two = tuple(house for house in link.houses if (masks[house] & held).bit_count() == 2)
        chain.append(link._replace(houses=two) if link.kind == "strong" else link)
    return tuple(chain)


def _is_m(first: Strong, second: Strong, third: Strong) -> bool:
    is_local = not second.is_cell and not third.is_cell and second.end.cell == third.start.cell
    return first.is_cell and is_local and third.end.value == first.start.value


def _is_s(first: Strong, second: Strong, third: Strong) -> bool:
    apart = first.end.cell != second.start.cell and second.end.cell != third.start.cell
    return not first.is_cell and second.is_cell and not third.is_cell and apart


def _is_l(first: Strong, second: Strong, third: Strong) -> bool:
    is_local = first.end.cell == second.start.cell and second.end.cell == third.start.cell
    return is_local and len({first.end.value, second.end.value, third.end.value}) == 3


def _is_h(first: Strong, second: Strong, third: Strong) -> bool:
    if not first.is_cell or third.is_cell or third.end.value in (first.start.value, first.end.value):
        return False
    return second.is_cell if second.end.cell != third.start.cell else not second.is_cell


TECHNIQUES = tuple(
    Technique(name, "Hard", _found(name, fits), tell=tell_chain)
    for name, fits in (("m-wing", _is_m), ("s-wing", _is_s), ("l-wing", _is_l), ("h-wing", _is_h))
)
