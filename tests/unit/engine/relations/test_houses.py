"""Houses and tables on small cases: they remove exactly what their rules, read as sets, remove."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations, product
from random import Random

from tests.unit.engine.relations.settling import (
    Domains,
    Sets,
    cases,
    model_of,
    numbers_of,
    random_masks,
    settled,
    supported,
)

from pencilmark.board.masks import bits, mask_of
from pencilmark.engine.relations.model import Crossed, Different, Locked, Table
from pencilmark.engine.relations.puzzle import houses


class Dead(Exception):
    """Nothing is left."""


def take(left: Sets, cells: Sequence[int], values: set[int]) -> None:
    for cell in cells:
        left[cell] -= values
        if not left[cell]:
            raise Dead


def keep(left: Sets, cell: int, values: set[int]) -> None:
    take(left, [cell], left[cell] - values)


def places(left: Sets, cells: Sequence[int], value: int) -> list[int]:
    return [cell for cell in cells if value in left[cell]]


def alone(peers: Sequence[int], left: Sets) -> None:
    for cell, seen in enumerate(peers):
        if len(left[cell]) == 1:
            take(left, bits(seen), left[cell])


def until_nothing_changes(domains: Domains, *rules: Callable[[Sets], None]) -> Sets | None:
    left, before = [numbers_of(domain) for domain in domains], None
    try:
        while before != left:
            before = [set(one) for one in left]
            for rule in rules:
                rule(left)
    except Dead:
        return None
    return left


def house(cells: Sequence[int], values: Sequence[int], left: Sets) -> None:
    for value in values:
        found = places(left, cells, value)
        if not found:
            raise Dead
        if len(found) == 1:
            keep(left, found[0], {value})


def differ(cells: Sequence[int], left: Sets) -> None:
    if len(set().union(*(left[cell] for cell in cells))) < len(cells):
        raise Dead
    for cell in cells:
        if len(left[cell]) == 1:
            take(left, [one for one in cells if one != cell], left[cell])


def seeing(random: Random, count: int, some: float) -> list[int]:
    """Draw which of a few cells see each other."""
    pairs = [pair for pair in combinations(range(count), 2) if random.random() < some]
    return [mask_of([sum(pair) - cell for pair in pairs if cell in pair]) for cell in range(count)]


def test_a_single_value_goes_from_all_that_see_it_and_a_lone_place_is_taken() -> None:
    dead = 0
    for random in cases(150):
        full = random.choice((0, 0b1111, 0b111))
        domains, peers = random_masks(random, 5, 4), seeing(random, 5, 0.7)
        cells = random.sample(range(5), full.bit_count()) if full else [0, 1]
        left = settled(model_of([Different(tuple(cells), full)], domains, 5, peers))
        assert left == until_nothing_changes(domains, partial(alone, peers), partial(house, cells, bits(full)))
        dead += left is None
    assert 20 < dead < 130


def test_peers_are_found_on_boards_of_more_than_64_cells() -> None:
    for random in cases(20):
        domains, peers = [0b11] * 130, seeing(random, 130, 0.02)
        domains[random.randrange(130)] = 1
        domains[random.randrange(130)] = 0b101
        left = settled(model_of([], domains, 130, peers))
        assert left == until_nothing_changes(domains, partial(alone, peers))


def test_variables_that_differ_lose_each_others_values_and_need_as_many_as_they_are() -> None:
    dead = 0
    for random in cases(150):
        domains = random_masks(random, 4, random.choice((3, 4, 5)))
        cells = random.sample(range(4), random.choice((2, 3, 4)))
        left = settled(model_of([Different(tuple(cells))], domains, 0))
        assert left == until_nothing_changes(domains, partial(differ, cells))
        dead += left is None
    assert 20 < dead < 130


def locked(cells: Sequence[int], values: Sequence[int], peers: Sequence[int], left: Sets) -> None:
    for value in values:
        found = places(left, cells, value)
        if len(found) in (2, 3):
            take(left, [cell for cell, seen in enumerate(peers) if all(seen >> one & 1 for one in found)], {value})


def test_a_value_with_two_places_or_three_goes_from_what_sees_them_all() -> None:
    for random in cases(80):
        count = random.choice((7, 70))
        domains, peers = random_masks(random, count, 5), seeing(random, count, 0.6)
        domains = [domain | 0b11000 for domain in domains]  # none has a single value
        cells = random.sample(range(7), 5)
        values = random.choice((0b11111, 0b01010))
        left = settled(model_of([Locked(tuple(cells), values)], domains, count, peers))
        assert left == until_nothing_changes(
            domains, partial(alone, peers), partial(locked, cells, bits(values), peers)
        )


def crossed(parts: Sequence[tuple[Sequence[int], Sequence[int]]], left: Sets) -> None:
    cells = [cell for own, _ in parts for cell in own]
    every = set().union(*(left[cell] for cell in cells))
    for value in every - {value for cell in cells if len(left[cell]) == 1 for value in left[cell]}:
        where = [part for part in parts if places(left, part[0], value)]
        if len(where) == 1:
            take(left, where[0][1], {value})


def test_a_value_in_one_part_of_a_house_goes_from_the_cells_beside_that_part() -> None:
    for random in cases(150):
        domains = random_masks(random, 9, 4)
        parts = [((0, 1), (6, 7)), ((2, 3), random.choice(((), (7, 8)))), (random.choice(((4,), (4, 5))), (8, 6))]
        left = settled(model_of([Crossed(tuple(parts))], domains, 9))
        assert left == until_nothing_changes(domains, partial(crossed, parts))


def tables(number: int, counts: Sequence[int]) -> Iterator[tuple[Domains, Table]]:
    """Draw tables over some of the variables; those of five have up to 300 tuples, and few values left."""
    for random in cases(number):
        count = random.choice(counts)
        variables = tuple(random.sample(range(5), count))
        every = list(product(range(4), repeat=count))
        some = random.sample(every, random.choice((3, min(len(every) - 1, 300), min(len(every) - 1, 64))))
        few = [random.choice((0b1, 0b10, 0b11, 0b1010, 0b1000)) for _ in range(5)]
        yield few if count > 3 else random_masks(random, 5, 5), Table(variables, tuple(some))


def test_tables_keep_exactly_what_can_be() -> None:
    """Sets of tuples are words of 64; tables of five variables have up to five words."""
    for domains, table in tables(200, (2, 3, 4, 5, 5)):

        def fulfils(values: Sequence[int], table: Table = table) -> bool:
            return tuple(values[variable] for variable in table.variables) in table.tuples

        assert settled(model_of([table], domains, 0)) == supported(domains, fulfils)


def test_a_lazy_table_of_cells_that_see_each_other_says_nothing_more() -> None:
    for random in cases(30):
        domains = random_masks(random, 2, 4)
        table = Table((0, 1), tuple((one, two) for one, two in product(range(4), repeat=2) if one != two), lazy=True)
        for peers in ([2, 1], [0, 0]):
            left = settled(model_of([table], domains, 2, peers))
            assert left == until_nothing_changes(domains, differ_once)


def differ_once(left: Sets) -> None:
    for one, two in ((0, 1), (1, 0)):
        if len(left[one]) == 1:
            take(left, [two], left[one])


def test_houses_are_listed_by_their_lengths() -> None:
    assert list(houses((((1, 2), 3), ((4, 0, 3), 7)))) == [2, 8, 16, 3, 32, 0, 24, 0]
