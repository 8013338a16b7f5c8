"""A puzzle in progress made proper: with one solution, without a superfluous given, with givens in a symmetry.

Each function returns offers, first the one that changes least; rules stay as they are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from operator import ne
from random import Random

from pencilmark import engine
from pencilmark.board.frozen import dataclass
from pencilmark.board.masks import bits, where
from pencilmark.board.model import Position, Puzzle
from pencilmark.board.task import Slowly
from pencilmark.make.symmetry import orbits_on, symmetries_on

MOST_TARGETS = 6
"""Solutions that are tried as the one to stay."""
MOST_FOUND, MOST_WITH_RULES = 400, 60
"""Solutions that are looked at to choose those."""
MOST_ADDED = 40
MOST_TRIED = 3_000
"""Sets of cells that are weighed for one solution; beyond it the cells that part most are taken."""


@dataclass(frozen=True, slots=True)
class MendedGivens:
    """Givens to use, with a *name* if there are several ways, and which cells were *added* or *removed*."""

    givens: tuple[int, ...]
    added: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()
    name: str = ""


def unique(puzzle: Puzzle) -> Slowly[list[MendedGivens]]:
    """Add the fewest givens that leave one solution, for several solutions each.

    For the solution that is to stay, a set of givens is enough if it separates that solution from every other. So
    others are collected until the smallest set that separates it from all of them leaves none: it is then the smallest
    of all. The solutions to stay are those that one more given leaves alone, or else those with the rarest values among
    the first found: so one given or none is certainly the fewest, more are the fewest for that solution.
    """
    alone = yield from by_one(puzzle)
    if alone:
        return alone
    found = (yield from engine.first_slowly(puzzle, MOST_WITH_RULES if puzzle.rules else MOST_FOUND)).solutions
    offers: list[MendedGivens] = []
    for target in rarest(found)[:MOST_TARGETS]:
        cells = yield from parting(puzzle, target, [other for other in found if other != target])
        if cells is not None:
            givens = with_cells(puzzle.givens, target, cells)
            offers.append(MendedGivens(givens, tuple(sorted(cells))))
    return sorted(offers, key=lambda offer: len(offer.added))


def by_one(puzzle: Puzzle) -> Slowly[list[MendedGivens]]:
    """Offer some givens, each of which alone leaves one solution; offer no change if there is one already."""
    found = (yield from engine.first_slowly(puzzle, 2)).solutions
    if len(found) < 2:
        return [MendedGivens(puzzle.givens)] if found else []
    position = Position.of(puzzle)
    offers: list[MendedGivens] = []
    for cell, value in position.candidates():
        more = tuple(value if at == cell else given for at, given in enumerate(puzzle.givens))
        found = (yield from engine.first_slowly(replace(puzzle, givens=more), 2)).solutions
        if len(found) == 1:
            offers.append(MendedGivens(more, (cell,)))
            if len(offers) == MOST_TARGETS:
                break
    return offers


def rarest(solutions: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Sort solutions by how rare the rarest of their values is among all of them.

    >>> rarest([(1, 2), (1, 3), (2, 3), (1, 3)])[0]
    (1, 2)
    """
    counts = [Counter(values) for values in zip(*solutions, strict=True)]
    return sorted(solutions, key=lambda one: min(count[value] for count, value in zip(counts, one, strict=True)))


def with_cells(givens: Sequence[int], solution: Sequence[int], cells: Sequence[int]) -> tuple[int, ...]:
    """Return *givens* with those of the *solution* in *cells*."""
    more = set(cells)
    return tuple(solution[cell] if cell in more else given for cell, given in enumerate(givens))


def parting(puzzle: Puzzle, target: tuple[int, ...], others: list[tuple[int, ...]]) -> Slowly[tuple[int, ...] | None]:
    """Find the fewest cells that separate the solution *target* from all others; None if that takes too many."""
    while True:
        differences = [where(map(ne, target, other)) for other in others]
        cells = hitting(differences)
        yield None
        if len(cells) > MOST_ADDED:
            return None
        left = replace(puzzle, givens=with_cells(puzzle.givens, target, cells))
        found = (yield from engine.first_slowly(left, 2)).solutions
        more = [other for other in found if other != target]
        if not more:
            return cells
        others += more


def hitting(differences: Sequence[int]) -> tuple[int, ...]:
    """Return a smallest set of cells that meets each mask of *differences*; a small one if that takes too long.

    The sets of one size are searched by branching on the cells of a mask that has none yet, the smallest first.

    >>> hitting([0b0110, 0b1100, 0b11000])
    (2, 3)
    """
    least: list[int] = []
    for mask in sorted(set(differences), key=lambda mask: (mask.bit_count(), mask)):
        if not any(one & mask == one for one in least):
            least.append(mask)
    greedy = _greedy(least)
    tried = 0
    for size in range(len(greedy)):
        stack = [0]
        while stack:
            cells = stack.pop()
            tried += 1
            if tried > MOST_TRIED:
                return greedy
            left = next((mask for mask in least if not mask & cells), 0)
            if not left:
                return tuple(bits(cells))
            if cells.bit_count() < size:
                stack += [cells | 1 << cell for cell in bits(left)]
    return greedy


def _greedy(differences: Sequence[int]) -> tuple[int, ...]:
    left, found = list(differences), []
    while left:
        counts = Counter(cell for mask in left for cell in bits(mask))
        best = max(counts, key=lambda cell: (counts[cell], -cell))
        found.append(best)
        left = [mask for mask in left if not mask >> best & 1]
    return tuple(found)


def minimal(puzzle: Puzzle, seeds: Sequence[int] = (1, 2, 3)) -> Slowly[list[MendedGivens]]:
    """Remove givens until none can go, in several orders; only if the puzzle has one solution."""
    offers: dict[tuple[int, ...], MendedGivens] = {}
    for seed in seeds:
        order = [cell for cell, given in enumerate(puzzle.givens) if given]
        Random(seed).shuffle(order)
        now = puzzle
        for cell in order:
            less = replace(now, givens=tuple(0 if at == cell else v for at, v in enumerate(now.givens)))
            found = (yield from engine.first_slowly(less, 2)).solutions
            now = less if len(found) == 1 else now
        removed = tuple(c for c, v in enumerate(puzzle.givens) if v and not now.givens[c])
        offers[now.givens] = MendedGivens(now.givens, (), removed)
    return sorted(offers.values(), key=lambda offer: -len(offer.removed))


def symmetric(puzzle: Puzzle) -> Slowly[list[MendedGivens]]:
    """Add the givens that a symmetry lacks, from the one solution: an offer for each possible symmetry.

    No offer if the puzzle has no solution, or several.
    """
    found = (yield from engine.first_slowly(puzzle, 2)).solutions
    if len(found) != 1:
        return []
    clues = where(puzzle.givens)
    offers = []
    for name in symmetries_on(puzzle.geometry):
        lacking = sum(orbit for orbit in orbits_on(puzzle.geometry, name) if orbit & clues) & ~clues
        if name != "none":
            offers.append(
                MendedGivens(with_cells(puzzle.givens, found[0], bits(lacking)), tuple(bits(lacking)), name=name)
            )
    return sorted(offers, key=lambda offer: len(offer.added))
