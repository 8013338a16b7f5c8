"""Connected cells, and regions with every value: small boards checked by all grids, and what the kernel removes."""

from collections.abc import Sequence
from functools import cache

import pytest
from tests.found_grids import KINDS, answers_all
from tests.unit.engine.relations.settling import Sets, cases, is_sound, model_of, numbers_of, settled, supported

from pencilmark.board.masks import bits
from pencilmark.engine.relations.model import Filled, Hung


@pytest.mark.parametrize("kind", KINDS)
def test_solutions_are_those_of_all_grids_that_fulfil_the_rules(kind: str) -> None:
    assert answers_all(kind, "wasm")


@pytest.mark.parametrize("kind", KINDS)
def test_solutions_are_the_same_where_searches_take_turns(kind: str) -> None:
    assert answers_all(kind, "auto")


@cache
def beside(cell: int, width: int) -> frozenset[int]:
    left, right = ({cell - 1} if cell % width else set()), ({cell + 1} if (cell + 1) % width else set())
    return frozenset({cell - width, cell + width} | left | right)


def part_of(start: int, places: set[int], width: int) -> set[int]:
    """Return the part of some places that is connected with a cell."""
    found, waiting = {start}, [start]
    while waiting:
        waiting += (more := (beside(waiting.pop(), width) & places) - found)
        found |= more
    return found


def within(start: int, sure: set[int], possible: set[int], width: int, most: int) -> set[int]:
    """Return the cells reached through at most *most* cells that are not sure to belong."""
    found, before = part_of(start, sure, width), set[int]()
    while most and found != before:
        before, more = found, set().union(*(beside(cell, width) for cell in found)) & possible
        found = set().union(found, *(part_of(cell, sure, width) for cell in more - found))
        most -= 1
    return found


def hung_by_hand(domains: Sequence[int], it: Hung) -> list[int] | None:
    """Return what one look leaves, from the cells in reach and those that are needed."""
    possible = {cell for cell, domain in zip(it.cells, domains, strict=True) if domain & it.mask}
    sure = {cell for cell, domain in zip(it.cells, domains, strict=True) if not domain & ~it.mask}
    if it.size and not len(sure) <= it.size <= len(possible):
        return None
    if not sure:
        parts = [part_of(cell, possible, it.width) for cell in possible]
        reached = set().union(*(part for part in parts if len(part) >= it.size)) if it.size else possible
        needed = set[int]()
        if it.size and not reached:
            return None
    else:
        start = min(sure)
        more = it.size - len(sure) if it.size else len(possible)
        reached = within(start, sure, possible, it.width, more)
        if sure - reached or len(reached) < it.size:
            return None
        rest = {cell: part_of(start, reached - {cell}, it.width) for cell in reached - sure}
        needed = {cell for cell, part in rest.items() if sure - part or len(part) < it.size}
    left = []
    for cell, domain in zip(it.cells, domains, strict=True):
        kept = domain & (it.mask if cell in needed else -1) & (-1 if cell in reached else ~it.mask)
        left.append(kept)
    return None if not all(left) else left


@pytest.mark.parametrize(("width", "height", "number"), [(3, 3, 60), (2, 4, 60), (12, 6, 15)])
def test_cells_hang_together_by_those_in_reach_and_those_that_are_needed(width: int, height: int, number: int) -> None:
    """What is left is worked out by hand; on small boards all grids are tried, too. The widest needs both halves."""
    dead = 0
    for random in cases(number):
        count, mask = width * height, random.choice((0b10, 0b110))
        some = (0b11, 0b11, 0b111, 0b01, random.choice((0b01, 0b11, mask)))
        domains = [random.choice(some) for _ in range(count)]
        for _ in range(2):
            domains[random.randrange(count)] = random.choice((0b01, 0b10))
        if count > 64 and random.random() < 0.5:  # all in the second half
            domains = [0b01] * 60 + [random.choice((0b11, 0b11, 0b10)) for _ in range(count - 60)]
        it = Hung(
            tuple(range(count)),
            mask,
            random.choice((0, 0, random.randint(1, min(count, 30)))),
            (),
            tuple(range(count)),
            width,
        )
        left = settled(model_of([it], domains))
        wanted: Sequence[int] | None = domains
        before: Sequence[int] | None = None
        while wanted and wanted != before:
            before, wanted = wanted, hung_by_hand(wanted, it)
        assert left == (wanted and [numbers_of(one) for one in wanted]), (domains, it)
        if count < 10 and max(domains) < 4:
            assert is_sound(left, supported(domains, lambda values, it=it: is_hung(it, values)))  # type: ignore[misc]
        dead += left is None
    assert 0 < dead < number


def is_hung(it: Hung, values: Sequence[int]) -> bool:
    places = {cell for cell, value in zip(it.cells, values, strict=True) if it.mask >> value & 1}
    return it.size in (0, len(places)) and (not places or part_of(min(places), places, it.width) == places)


def is_filled_refuted(it: Filled, left: Sets) -> bool:
    """Report whether something must go for a plain reason: a lone place, or a value that the region has."""
    (region,) = bits(it.region)
    entries = [(left[cell], left[where]) for cell, where in zip(it.cells, it.regions, strict=True)]
    here = [(cell, where) for cell, where in entries if region in where]
    settled_ = [cell for cell, where in here if len(cell) == 1 and where == {region}]
    known = set().union(*settled_)
    for value in set(bits(it.values)):
        lone = [(cell, where) for cell, where in here if value in cell]
        if not lone or (len(lone) == 1 and value not in known and lone != [({value}, {region})]):
            return True
    for cell, where in here:
        if where == {region} and len(cell) > 1 and cell & known:
            return True
        if where != {region} and cell <= known:
            return True
    return sum(map(len, settled_)) != len(known)


def test_regions_have_every_value_once() -> None:
    dead = 0
    for random in cases(150):
        count, region = 4, 1 << random.randrange(2)
        values = random.choice((0b111, 0b011))
        domains = [random.choice((0b111, 0b110, 0b011, 0b1, 0b10)) & (values | 4) & values for _ in range(count)]
        domains = [domain or values for domain in domains] + [
            random.choice((3, 3, region, 3 & ~region)) for _ in range(count)
        ]
        it = Filled(tuple(range(count)), tuple(range(count, 2 * count)), region, values)

        def fulfils(found: Sequence[int], it: Filled = it) -> bool:
            here = [
                found[cell] for cell, where in zip(it.cells, it.regions, strict=True) if it.region >> found[where] & 1
            ]
            return sorted(here) == bits(it.values)

        left = settled(model_of([it], domains, count))
        assert is_sound(left, supported(domains, fulfils)), (domains, it, left)
        assert left is None or not is_filled_refuted(it, left), (domains, it, left)
        dead += left is None
    assert 10 < dead < 130
