"""Deadly patterns: cells that must not be filled from their *floor*, some of their candidates, alone.

However the floor fills them, other digits of it could stand there as well, the same ones in each house: the puzzle
would have two solutions. So one of the *guardians*, their other candidates, is true. The patterns differ; what follows
from them does not: `steps_of` finds it by the guardians, by a subset with them, or by houses with no place for a digit
outside the floor. (The plain rectangles of `rectangles.py` have types of their own.)
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from itertools import combinations, product
from typing import NamedTuple

from pencilmark.board.masks import bits, mask_of, several, union, where
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.techniques.common import (
    by_guardians,
    cheapest,
    left_by_none,
    placed,
    places,
    removals,
    seen_by_all,
    strong_pairs,
)
from pencilmark.human.techniques.rectangles import (
    Corners,
    find_hidden,
    find_type_1,
    find_type_4,
    find_type_6,
    is_exchangeable,
    subsets_with,
)
from pencilmark.human.techniques.technique import Technique
from pencilmark.human.telling import tell_extended, tell_linked, tell_lite, tell_reverse

MOST_GUARDIANS = 4
MOST_CELLS = 10  # of a BUG lite
OTHER = -1  # a cell that holds none of its floor

Floor = dict[int, int]
"""For each cell of a pattern the digits (mask) that it must not hold in all of them."""
Filling = dict[int, int]
"""For each cell of a pattern a digit (index) of its floor, or OTHER."""


class HousePlaces(NamedTuple):
    """A *house* (place) whose places for a *digit* (index) all belong to the floor: *cells* (mask)."""

    house: int
    digit: int
    cells: int


def _candidates(marks: Floor) -> tuple[Candidate, ...]:
    return tuple(Candidate(cell, digit + 1) for cell in sorted(marks) for digit in bits(marks[cell]))


def guardians_of(position: Position, floor: Floor) -> tuple[Candidate, ...]:
    """List the candidates of a pattern's cells besides its *floor*."""
    return _candidates({cell: position.cell_digits[cell] & ~digits for cell, digits in floor.items()})


def has_houses_alone(position: Position) -> bool:
    """Report whether houses alone say where digits can be: nothing else then tells two ways to fill them apart."""
    return not (position.rules or position.geometry.pairs or position.geometry.modifiers)


def _has_full_houses_alone(position: Position) -> bool:
    """Report whether, besides that, each house has all digits."""
    geometry = position.geometry
    return has_houses_alone(position) and all(len(house.cells) >= geometry.size for house in geometry.houses)


def steps_of(position: Position, technique: str, floor: Floor, linked: bool = True) -> Iterator[Step]:
    """Find what follows from a deadly pattern; by houses only if *linked*, as many cells have too many fillings."""
    guardians, cells = guardians_of(position, floor), mask_of(floor)
    colours = guardians, _candidates(floor)
    why = Evidence(cells, union(floor.values()), colours=colours)
    step = by_guardians(position, technique, guardians, why)
    if step:
        yield step
    roof = {cell for cell, _ in guardians}
    if len(roof) == 2:
        yield from _by_subsets(position, technique, floor, tuple(sorted(roof)))
    if linked and len(roof) > 1:
        yield from _by_links(position, technique, floor)


def plainest(steps: list[Step]) -> list[Step]:
    """List the *steps* with the fewest guardians first; of those with one effect, that with the fewest cells."""
    best = cheapest(
        ((step.key(), step) for step in steps),
        lambda step: (len(step.evidence.colours[0]), step.evidence.cells.bit_count()),
    )
    return sorted(best.values(), key=lambda step: (len(step.evidence.colours[0]), step.key()))


def _by_subsets(position: Position, technique: str, floor: Floor, roof: tuple[int, ...]) -> Iterator[Step]:
    """Find subsets that the guardians in the two cells of the *roof* make with other cells of a house."""
    guardians = guardians_of(position, floor)
    extras = mask_of(value - 1 for _, value in guardians)
    for house, mask in enumerate(position.geometry.house_masks):
        if all(mask >> cell & 1 for cell in roof):
            others = [cell for cell in bits(mask) if position.cell_digits[cell] and cell not in floor]
            for helpers, digits in subsets_with(position, others, extras):
                gone = removals(position, seen_by_all(position.geometry, mask_of((*roof, *helpers))), digits)
                if gone:
                    colours = guardians, _candidates(floor)
                    every = mask_of((*floor, *helpers))
                    why = Evidence(every, digits, (house,), fins=mask_of(helpers), colours=colours, note="subset")
                    yield Step(technique, (), gone, why)


def _links(position: Position, floor: Floor) -> list[HousePlaces]:
    """List the houses where two or more places of the floor are all there are for a digit; for the same places one."""
    held = places(position)
    found: dict[tuple[int, int], HousePlaces] = {}
    inside = {digit: mask_of(c for c in floor if floor[c] >> digit & 1) for digit in bits(union(floor.values()))}
    for house in position.geometry.full_houses:
        for digit, cells in inside.items():
            here = held[house][digit]
            if several(here) and not here & ~cells:
                found.setdefault((digit, here), HousePlaces(house, digit, here))
    return list(found.values())


def _fillings(position: Position, floor: Floor) -> list[Filling]:
    """List the ways to fill the cells of a pattern; OTHER stands for anything else."""
    found: list[Filling] = [{}]
    for cell, mask in floor.items():
        marks, peers = position.cell_digits[cell], position.geometry.peer_masks[cell]
        choices = [*bits(marks & mask), *([OTHER] if marks & ~mask else ())]
        found = [
            known | {cell: digit}
            for known in found
            for digit in choices
            if digit == OTHER or all(held != digit or not peers >> at & 1 for at, held in known.items())
        ]
    return found


def _leave_the_floor(fillings: list[Filling], links: list[HousePlaces]) -> bool:
    """Report whether some of the *fillings* agree with the *links*, and all of these use the floor alone."""
    left = [one for one in fillings if all(any(one[c] == d for c in bits(cells)) for _, d, cells in links)]
    return bool(left) and all(OTHER not in one.values() for one in left)


def _by_links(position: Position, technique: str, floor: Floor) -> Iterator[Step]:
    """Find candidates of the floor with which houses would leave the cells nothing but their floor."""
    links = _links(position, floor)
    fillings = _fillings(position, floor) if links else []
    gone: dict[tuple[HousePlaces, ...], list[Candidate]] = {}
    for cell, value in _candidates(floor) if links else ():
        with_it = [one for one in fillings if one[cell] == value - 1]
        if not _leave_the_floor(with_it, []) and _leave_the_floor(with_it, links):
            needed = links
            for link in links:
                fewer = [other for other in needed if other != link]
                needed = fewer if _leave_the_floor(with_it, fewer) else needed
            gone.setdefault(tuple(needed), []).append(Candidate(cell, value))
    colours = guardians_of(position, floor), _candidates(floor)
    for needed_for, candidates in gone.items():
        houses, digits = tuple(link.house for link in needed_for), mask_of(link.digit for link in needed_for)
        why = Evidence(mask_of(floor), union(floor.values()), houses, restricted=digits, colours=colours, note="links")
        yield Step(technique, (), tuple(candidates), why)


def find_linked_rectangles(position: Position) -> Iterator[Step | None]:
    """Find rectangles by strong links between corners that the types of `rectangles.py` do not see."""
    if not _has_full_houses_alone(position):
        return
    found: list[Step] = []
    for corners, pair in _linked(position):
        yield None
        found += _by_links(position, "linked-rectangle", dict.fromkeys(corners, pair))
    known: set[Candidate] = set()
    for find in (find_type_1, find_type_4, find_type_6, find_hidden) if found else ():
        yield None
        known.update(one for step in find(position) for one in step.eliminations)
    fresh = ((step.eliminations, step) for step in found if known.isdisjoint(step.eliminations))
    best = cheapest(fresh, lambda step: len(step.evidence.houses))
    yield from sorted(best.values(), key=lambda step: (len(step.evidence.houses), step.eliminations))


def _linked(position: Position) -> list[tuple[Corners, int]]:
    """List the rectangles with a strong link along a side, and a pair (mask) of digits in all corners with it."""
    size, marks = position.geometry.size, position.cell_digits
    found: set[tuple[Corners, int]] = set()
    for digit, links in enumerate(strong_pairs(position)):
        for _, one, two in links:
            steps = [(line - one // size) * size for line in range(size)] if one // size == two // size else []
            steps += [line - one % size for line in range(size)] if one % size == two % size else []
            for step in filter(None, steps):
                a, b, c, d = sorted((one, two, one + step, two + step))
                shared = marks[a] & marks[b] & marks[c] & marks[d]
                if shared >> digit & 1 and is_exchangeable(position.geometry, (a, b, c, d)):
                    found.update(((a, b, c, d), 1 << digit | 1 << other) for other in bits(shared & ~(1 << digit)))
    return sorted(found)


class _Growth(NamedTuple):
    """A BUG lite in the making: its *floor*, and which digits (bits) houses have once and twice in it."""

    floor: Floor
    guardians: int
    once: int
    twice: int


def find_lites(position: Position) -> Iterator[Step | None]:
    """Find BUG lites of three or more digits, with at most MOST_CELLS and MOST_GUARDIANS, the fewest of these first."""
    marks = position.cell_digits
    if not has_houses_alone(position):
        return
    found: list[Step] = []
    allowed = where(2 <= mark.bit_count() <= 2 + MOST_GUARDIANS for mark in marks)
    for start in [cell for cell, mark in enumerate(marks) if mark.bit_count() == 2]:
        growing = [one for one in [_grown(position, _Growth({}, 0, 0, 0), start, marks[start])] if one]
        allowed &= ~(1 << start)
        while growing:
            yield None
            one = growing.pop()
            if one.once:
                growing += _ways_on(position, one, allowed)
            elif union(one.floor.values()).bit_count() > 2:
                found += steps_of(position, "bug-lite", one.floor)
    yield from plainest(found)


def _grown(position: Position, before: _Growth, cell: int, pair: int) -> _Growth | None:
    """Add a *cell* with a *pair* of digits; None if some house then has one three times, or nothing can follow."""
    once, twice, size = before.once, before.twice, position.geometry.value_count
    for house in position.geometry.houses_of[cell]:
        here = pair << house * size
        if here & twice:
            return None
        twice |= here & once
        once ^= here
    floor = before.floor | {cell: pair}
    guardians = before.guardians + (position.cell_digits[cell] & ~pair).bit_count()
    if guardians > MOST_GUARDIANS or once.bit_count() > 6 * (MOST_CELLS - len(floor)):
        return None
    if guardians > before.guardians and not _may_lead(position, floor):
        return None
    return _Growth(floor, guardians, once, twice)


def _may_lead(position: Position, floor: Floor) -> bool:
    """Report whether the guardians rule something out, or are in at most two cells of one house."""
    guardians = guardians_of(position, floor)
    roof = {cell for cell, _ in guardians}
    beside = len(roof) == 2 and position.geometry.peer_masks[min(roof)] >> max(roof) & 1
    return len(roof) == 1 or bool(beside or left_by_none(position, guardians))


def _ways_on(position: Position, one: _Growth, allowed: int) -> Iterator[_Growth]:
    """Grow in all ways at a digit that a house has once: the one with the fewest places for its second."""
    geometry, size = position.geometry, position.geometry.value_count
    free = allowed & ~mask_of(one.floor)
    fewest: tuple[int, int, int] | None = None
    for house, digit in (divmod(bit, size) for bit in bits(one.once)):
        cells = geometry.house_masks[house] & position.digit_cells[digit] & free
        if fewest is None or cells.bit_count() < fewest[0]:
            fewest = cells.bit_count(), cells, digit
            if not cells:
                return
    assert fewest
    _, cells, digit = fewest
    for cell in bits(cells):
        for other in bits(position.cell_digits[cell] & ~(1 << digit)):
            grown = _grown(position, one, cell, 1 << digit | 1 << other)
            if grown:
                yield grown


def find_reverse(position: Position) -> Iterator[Step | None]:
    """Find cells that, with two digits in them, would leave no given to tell these apart in the rest of the grid."""
    if not _has_full_houses_alone(position):
        return
    found: list[Step] = []
    for pair in combinations(range(position.geometry.value_count), 2):
        for filled in _closures(position, pair):
            yield None
            guardians = _besides(position, filled) if filled else ()
            if filled and guardians:
                cells = tuple(Candidate(cell, digit + 1) for cell, digit in sorted(filled.items()))
                why = Evidence(mask_of(filled), mask_of(pair), colours=(guardians, cells))
                step = by_guardians(position, "reverse-bug", guardians, why)
                found += [step] if step else []
    yield from plainest(found)


def _besides(position: Position, filled: Filling) -> tuple[Candidate, ...]:
    """List the other candidates of cells that are *filled* like this."""
    return guardians_of(position, {cell: 1 << digit for cell, digit in filled.items()})


def _closures(position: Position, pair: tuple[int, int]) -> Iterator[Filling | None]:
    """Yield the ways to add to all givens of two digits until each house has both or none; some houses must have none.

    None is yielded wherever the search may pause.
    """
    geometry, values = position.geometry, position.values
    growing = [{c: values[c] - 1 for c in bits(position.givens) if values[c] - 1 in pair}]
    while growing:
        yield None
        filled = growing.pop()
        if len(filled) > 2 * geometry.size - 4 or len(_besides(position, filled)) > MOST_GUARDIANS:
            continue
        gap = _gap(position, filled, pair)
        if gap is None:
            yield filled
        else:
            cells, digit = gap
            seen = union(geometry.peer_masks[cell] for cell, held in filled.items() if held == digit)
            growing += [filled | {cell: digit} for cell in bits(cells & ~seen & ~mask_of(filled))]


def _gap(position: Position, filled: Filling, pair: tuple[int, int]) -> tuple[int, int] | None:
    """Return the fewest cells (mask) that a house has for the one of two digits that it lacks, and that digit."""
    geometry = position.geometry
    gaps = []
    for digit in pair:
        held = mask_of(cell for cell in filled if filled[cell] == digit)
        known = placed(position)[digit]
        for house in {house for cell in filled for house in geometry.houses_of[cell]}:
            mask = geometry.house_masks[house]
            if not mask & held:
                gaps.append((mask & known or mask & position.digit_cells[digit], digit))
    return min(gaps, key=lambda gap: gap[0].bit_count(), default=None)


@lru_cache(maxsize=1)
def _patterns() -> tuple[tuple[tuple[int, ...], tuple[int, int]], ...]:
    """List the six cells and the two lines (places of houses) of each extended rectangle of a classic board."""
    found = []
    for chute, (one, two) in product(range(3), combinations(range(3), 2)):
        lines = 3 * chute + one, 3 * chute + two
        for across in product(*(range(3 * box, 3 * box + 3) for box in range(3))):
            found.append((tuple(9 * line + place for line in lines for place in across), lines))
            found.append((tuple(9 * place + line for line in lines for place in across), (9 + lines[0], 9 + lines[1])))
    return tuple(found)


def find_extended(position: Position) -> Iterator[Step | None]:
    """Find extended rectangles with at most MOST_GUARDIANS, those with the fewest first.

    They are six cells of two lines and three boxes, a pair side by side in each, that must not hold just three digits.
    """
    if not (position.geometry.is_classic and has_houses_alone(position)):
        return
    found: list[Step] = []
    for cells, lines in _patterns():
        yield None
        marks = [position.cell_digits[cell] for cell in cells]
        pairs = (one | two for one, two in combinations(marks, 2)) if all(marks) else ()
        for digits in {pair for pair in pairs if pair.bit_count() == 3}:
            extras = guardians_of(position, dict.fromkeys(cells, digits))
            if 0 < len(extras) <= MOST_GUARDIANS and all(mark & digits for mark in marks):
                evidence = Evidence(mask_of(cells), digits, lines, colours=(extras,))
                step = by_guardians(position, "extended-rectangle", extras, evidence)
                found += [step] if step else []
    yield from plainest(found)


_deadly = partial(Technique, level="Hard", one_solution=True, is_offered=True)

TECHNIQUES = (
    _deadly("extended-rectangle", finder=find_extended, tell=tell_extended),
    _deadly("linked-rectangle", finder=find_linked_rectangles, tell=tell_linked),
    _deadly("bug-lite", finder=find_lites, tell=tell_lite),
    _deadly("reverse-bug", finder=find_reverse, tell=tell_reverse),
)
