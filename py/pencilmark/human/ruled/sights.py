"""Steps of clues outside the grid: where the ends of a sandwich are, how far an X-sum goes, what can be seen.

True because the line is divided in one of the ways left (see `divisions`), so what is in none of them is false; and
because a digit with which more or fewer skyscrapers than the clue says would be seen is false (see `heights`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from functools import lru_cache
from itertools import combinations

from pencilmark.board.frozen import dataclass
from pencilmark.board.kept import derived
from pencilmark.board.masks import bits, mask_of, union
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.ruled.divisions import DIVIDING, Division, exactly, plainly, possible
from pencilmark.human.ruled.heights import counts, settled, supposed
from pencilmark.human.ruled.pairs import held
from pencilmark.human.ruled.views import views
from pencilmark.rules.language.memory import Narrow
from pencilmark.rules.rule import clue_of
from pencilmark.rules.variants.definition import Clue

MOST_CASES = 4
"""Most ways to divide a line that a person goes through one by one; two that differ by swapped ends count as one."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A *clue* outside the grid, the *rule* (place) that it is, its line of *cells*, and their candidates (*masks*)."""

    rule: int
    clue: Clue
    cells: tuple[int, ...]
    masks: tuple[int, ...]
    narrow: Narrow = field(compare=False)

    @property
    def divisions(self) -> tuple[Division, ...]:
        """List the ways to divide the line that are left."""
        return possible(self.clue.name, self.clue.numbers[0], self.masks)

    @property
    def evidence(self) -> Evidence:
        """Return the evidence of a step."""
        return Evidence(mask_of(self.cells), rules=(self.rule,))


@derived
def sights(position: Position) -> list[Sight]:
    """List the clues outside whose line holds every digit and is not full."""
    return list(_sights(position))


def _sights(position: Position) -> Iterator[Sight]:
    peers, top = position.geometry.peer_masks, position.geometry.value_count
    narrows = {wide.rule: wide.narrow for wide in views(position).wide}
    for place, rule in enumerate(position.rules):
        clue = clue_of(rule)
        if clue and (clue.name in DIVIDING or clue.name == "skyscraper"):
            line = clue.groups[0]
            is_full = len(line) == top and all(peers[a] >> b & 1 for a, b in combinations(line, 2))
            if is_full and place in narrows and any(position.cell_digits[cell] for cell in line):
                yield Sight(place, clue, line, tuple(held(position, cell) for cell in line), narrows[place])


def sight_of(position: Position, step: Step) -> Sight:
    """Find the clue that a step is about."""
    return next(one for one in sights(position) if (one.rule,) == step.evidence.rules)


def find_places(position: Position) -> Iterator[Step]:
    """Find digits that no way to divide the line puts there: ends of a sandwich, first digits, numbers of rooms."""
    for sight in sights(position):
        found = sight.divisions if sight.clue.name in DIVIDING else ()
        if found:
            stand = {one for division in found for one in division.stand}
            gone = [candidate for candidate in _telling(sight) if candidate not in stand]
            yield from _step(position, "sight-place", sight, gone)


def _telling(sight: Sight) -> Iterator[tuple[int, int]]:
    """Yield the candidates (place, value) that say how the line is divided."""
    top, number = len(sight.cells), sight.clue.numbers[0]
    ends = {"sandwich": (1, top), "numbered-room": (number,)}.get(sight.clue.name, ())
    for place, mask in enumerate(sight.masks):
        for digit in bits(mask):
            if digit + 1 in ends or (place == 0 and sight.clue.name != "sandwich"):
                yield place, digit + 1


def kinds(divisions: tuple[Division, ...]) -> int:
    """Count the ways to divide a line, counting two as one if they differ by exchanged ends."""
    return len({(division.places, division.parts) for division in divisions})


def find_parts(position: Position) -> Iterator[Step]:
    """Find what the parts of a line cannot hold if it can be divided in only one way."""
    for sight in sights(position):
        found = sight.divisions if sight.clue.name in DIVIDING else ()
        if found and kinds(found) == 1:
            yield from _left(position, "sight-parts", sight, [plainly(one, sight.masks) for one in found])


def find_cases(position: Position) -> Iterator[Step]:
    """Find what is in none of a few ways to divide a line."""
    for sight in sights(position):
        found = sight.divisions if sight.clue.name in DIVIDING else ()
        if found and kinds(found) <= MOST_CASES:
            ways = [exactly(one, sight.masks) for one in found]
            yield from _left(position, "sight-cases", sight, [way for way in ways if way])


def _left(position: Position, name: str, sight: Sight, ways: list[tuple[int, ...]]) -> Iterator[Step]:
    if ways:
        able = [union(way[place] for way in ways) for place in range(len(sight.cells))]
        lost = [(place, digit + 1) for place, mask in enumerate(sight.masks) for digit in bits(mask & ~able[place])]
        yield from _step(position, name, sight, lost)


def find_counts(position: Position) -> Iterator[Step]:
    """Find digits with which more or fewer skyscrapers would be seen than the clue says."""
    for sight in sights(position):
        yield from _step(position, "sight-count", sight, [one for one in _unseen(sight) if not _can_see(sight, *one)])


def find_settled(position: Position) -> Iterator[Step]:
    """Find the same, once the other digits of the line have been put in their places."""
    for sight in sights(position):
        yield from _step(position, "sight-settled", sight, [one for one in _unseen(sight) if not _settles(sight, *one)])


@lru_cache(maxsize=2048)
def _unseen(sight: Sight) -> tuple[tuple[int, int], ...]:
    """List the candidates (place, value) of a skyscraper clue that are in no way to fill its line."""
    if sight.clue.name != "skyscraper":
        return ()
    left = sight.narrow(sight.masks) or sight.masks
    pairs = enumerate(zip(sight.masks, left, strict=True))
    return tuple((place, digit + 1) for place, (mask, able) in pairs for digit in bits(mask & ~able))


def _can_see(sight: Sight, place: int, value: int) -> bool:
    return bool(counts(supposed(sight.masks, place, value)) >> sight.clue.numbers[0] & 1)


def _settles(sight: Sight, place: int, value: int) -> bool:
    return bool(settled(supposed(sight.masks, place, value), sight.clue.numbers[0])[-1])


def _step(position: Position, name: str, sight: Sight, lost: list[tuple[int, int]]) -> Iterator[Step]:
    gone = [Candidate(sight.cells[place], value) for place, value in lost]
    gone = [one for one in gone if position.cell_digits[one.cell] >> one.value - 1 & 1]
    if gone:
        yield Step(name, (), tuple(sorted(gone)), sight.evidence)
