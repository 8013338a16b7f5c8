"""Automata, places counted off and divided cells, on small cases: exactly what is possible stays."""

from collections.abc import Sequence

from tests.unit.engine.relations.settling import SETS, cases, model_of, random_masks, settled, supported
from tests.unit.engine.relations.test_sets import random_family, values_in

from pencilmark.board.masks import mask_of
from pencilmark.engine.relations.model import Arc, Between, Division, Item, Read


def accepts(read: Read, values: Sequence[int]) -> bool:
    states = {0}
    for variable, layer in zip(read.variables, read.layers, strict=True):
        states = {to for from_, to, mask in layer if from_ in states and mask >> values[variable] & 1}
    return any(state >= read.last for state in states)


def test_automata_keep_exactly_what_can_be() -> None:
    dead = 0
    for random in cases(150):
        variables = tuple(random.sample(range(4), random.choice((1, 2, 3, 4))))
        domains, layers = random_masks(random, 4, 5), list[tuple[Arc, ...]]()
        before, states = [0], 1
        for _ in variables:
            after = list(range(states, states + random.choice((1, 2, 3))))
            arcs = [(random.choice(before), random.choice(after), random.randint(1, 31)) for _ in range(4)]
            layers.append(tuple(arcs))
            before, states = after, states + len(after)
        it = Read(variables, tuple(layers), states, random.choice((before[0], before[-1])))
        left = settled(model_of([it], domains, 0))
        assert left == supported(domains, lambda values, it=it: accepts(it, values))  # type: ignore[misc]
        dead += left is None
    assert 10 < dead < 120


def test_what_stands_at_a_place_keeps_exactly_what_can_be() -> None:
    for random in cases(150):
        count = random.choice((1, 2, 3))
        domains = random_masks(random, 3, 4)[:count] + random_masks(random, 1, 4) + random_masks(random, 1, count + 1)
        it = Item(count + 1, count, tuple(range(count)))

        def fulfils(values: Sequence[int], count: int = count) -> bool:
            return values[count + 1] < count and values[values[count + 1]] == values[count]

        assert settled(model_of([it], domains, 0)) == supported(domains, fulfils), domains


def is_divided(way: Division, cells: Sequence[int], values: Sequence[int]) -> bool:
    own = [cells[place] for place in way.order]
    masks = [way.end_mask] * way.ends + [way.rest_mask] * (len(own) - way.ends)
    return all(mask >> values[cell] & 1 for cell, mask in zip(own, masks, strict=True)) and (
        not way.allowed or bool(way.allowed >> values_in(values, own[: way.size]) & 1)
    )


def test_cells_divided_in_one_of_several_ways_keep_exactly_what_can_be() -> None:
    dead = 0
    for random in cases(150):
        count, offset = random.choice((2, 3, 4)), random.choice((0, 3))
        domains = [mask << offset for mask in random_masks(random, 4, 5)]
        cells, every = tuple(random.sample(range(4), count)), (1 << SETS) - 1
        ways = []
        for _ in range(random.choice((1, 2, 3))):
            size = random.randint(1, count)
            allowed = random.choice((0, random_family(random, size, 20)))
            masks = [random.choice((every, mask_of(random.sample(range(SETS), 6)))) for _ in range(2)]
            order = tuple(random.sample(range(count), count))
            ways.append(Division(order, random.randint(0, count), size, allowed, *masks))

        def fulfils(
            values: Sequence[int], cells: Sequence[int] = cells, ways: Sequence[Division] = tuple(ways)
        ) -> bool:
            return bool(values_in(values, cells)) and any(is_divided(way, cells, values) for way in ways)

        left = settled(model_of([Between(cells, tuple(ways))], domains, 0))
        assert left == supported(domains, fulfils), (domains, cells, ways)
        dead += left is None
    assert 5 < dead < 120
