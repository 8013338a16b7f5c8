"""Dynamic forcing chains: all that houses and clues force from each candidate of a cell, or place in a house.

Unlike in plain chains, several things may be needed together for the next one. As one of the cases is true, a candidate
that goes in every case is wrong.
"""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.masks import bits, union
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.ruled.consequences import Supposing

WAVES = 8
"""How far each case is followed."""
MOST_CASES = 4

Site = tuple[int, int, int, tuple[Candidate, ...]]
"""A cell, or a house and a digit (-1 for what does not apply), and the candidates there."""


def find(position: Position) -> Iterator[Step | None]:
    """Find what goes in every case, of cells and then of houses, that with the fewest events first, with pauses."""
    cases: dict[Candidate, Supposing] = {}
    best: dict[Candidate, tuple[int, int, Site]] = {}
    for order, site in enumerate(_sites(position)):
        for candidate in site[3]:
            if candidate not in cases:
                cases[candidate] = Supposing(position, candidate, recording=True)
                cases[candidate].advance(WAVES)
                yield None
        if any(cases[candidate].failure for candidate in site[3]):
            continue  # a contradiction, which `forcing` finds
        for gone in _common(position, [cases[candidate] for candidate in site[3]]):
            events = sum(len(cases[candidate].needed(gone)) for candidate in site[3])
            best[gone] = min(best.get(gone, (events, order, site)), (events, order, site))
    for gone, (_, _, site) in sorted(best.items(), key=lambda one: (one[1][:2], one[0])):
        yield _step(site, gone, [cases[candidate] for candidate in site[3]])


def _sites(position: Position) -> Iterator[Site]:
    """List the cells, then the houses with each digit, that have a few candidates."""
    for cell, mask in enumerate(position.cell_digits):
        if 2 <= mask.bit_count() <= MOST_CASES:
            yield cell, -1, -1, tuple(Candidate(cell, digit + 1) for digit in bits(mask))
    for house in position.geometry.full_houses:
        for digit, cells in enumerate(position.digit_cells):
            here = cells & position.geometry.house_masks[house]
            if 2 <= here.bit_count() <= MOST_CASES:
                yield -1, house, digit, tuple(Candidate(cell, digit + 1) for cell in bits(here))


def _common(position: Position, cases: list[Supposing]) -> Iterator[Candidate]:
    """Yield the candidates that are gone in all cases."""
    for cell, mask in enumerate(position.cell_digits):
        left = union(supposed.masks[cell] for supposed in cases)
        yield from (Candidate(cell, digit + 1) for digit in bits(mask & ~left))


def _step(site: Site, gone: Candidate, cases: list[Supposing]) -> Step:
    cell, house, digit, _ = site
    events = [supposed.events[place] for supposed in cases for place in supposed.needed(gone)]
    evidence = Evidence(
        1 << cell if cell >= 0 else 0,
        1 << digit if digit >= 0 else 0,
        (house,) if house >= 0 else (),
        note="cell" if cell >= 0 else "house",
        rules=tuple(sorted({rule for event in events for rule in event.source.rules})),
    )
    return Step("clue-dynamic", (), (gone,), evidence)
