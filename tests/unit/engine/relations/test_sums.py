"""Weighted sums of groups of cells that differ, on small cases: exactly what is possible stays."""

from collections.abc import Sequence
from random import Random

import pytest
from tests.unit.engine.relations.settling import cases, model_of, random_masks, settled, supported

from pencilmark.board.masks import bits, mask_of
from pencilmark.engine.relations.model import Group, Sets, Sum


def total_of(groups: Sequence[Group], values: Sequence[int]) -> int | None:
    """Return the place of a total among those allowed; None if two cells of a group are equal.

    A group with a negative weight counts down from the greatest sum that it can have.
    """
    total = 0
    for group in groups:
        own = [values[cell] + 1 for cell in group.cells]
        if len(set(own)) < len(own):
            return None
        total += group.weight * (sum(own) - (group.most if group.weight < 0 else 0))
    return total


def random_groups(random: Random, sizes: Sequence[int], weights: Sequence[int], tops: Sequence[int]) -> list[Group]:
    groups, cell = list[Group](), 0
    for size in sizes:
        cells = tuple(range(cell, cell + size))
        most = sum(sorted(tops[one] for one in cells)[-size:])
        groups.append(Group(cells, random.choice(weights), random.choice((most, most, most + 1))))
        cell += size
    return groups


@pytest.mark.parametrize(("weights", "words"), [((1, -1), 1), ((1, 2, -3), 1), ((1, -1, 5, -7), 3)])
def test_sums_keep_exactly_what_can_be(weights: Sequence[int], words: int) -> None:
    """In one word with weights of 1 and -1, in one with others, and in three words.

    Another constraint says that the cells of a group differ: a sum looks at this only if some totals are not allowed.
    """
    dead = 0
    for random in cases(150):
        sizes = random.choice(((1,), (2,), (3,), (1, 1), (2, 1), (1, 2, 1), (3, 1), (2, 2), (4,)))
        offset = random.choice((0, 3))
        domains = [mask << offset for mask in random_masks(random, sum(sizes), 5)]
        groups = random_groups(random, sizes, weights, [domain.bit_length() for domain in domains])
        room = range(64 * words)
        allowed = mask_of(random.sample(room, random.choice((1, 3, len(room) // 2))))

        most = sum(abs(group.weight) * group.most for group in groups)
        if most >= 64 * words:
            continue
        near = total_of(groups, [random.choice(bits(mask)) for mask in domains])
        allowed |= 1 << (near or 0) if random.random() < 0.8 else 0
        differing = [Sets(group.cells) for group in groups if len(group.cells) > 1]

        def fulfils(values: Sequence[int], groups: Sequence[Group] = groups, allowed: int = allowed) -> bool:
            total = total_of(groups, values)
            return total is not None and bool(allowed >> total & 1)

        left = settled(model_of([*differing, Sum(tuple(groups), allowed, words)], domains, 0))
        assert left == supported(domains, fulfils), (groups, allowed, domains)
        dead += left is None
    assert 3 < dead < 100
