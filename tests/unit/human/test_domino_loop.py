"""SK loops: what their rings are, how often a digit fits into one, and what goes, checked with plain sets."""

from __future__ import annotations

from itertools import combinations
from random import Random

from pencilmark.board.boards import board
from pencilmark.board.masks import bits, mask_of
from pencilmark.human.techniques import domino_loop

GEOMETRY = board("9")


def test_a_ring_has_eight_pairs_and_a_house_for_each_two_that_follow() -> None:
    rings = domino_loop._rings()
    assert len(rings) == len(set(rings)) == 27 * 27
    for ring in rings:
        assert [pair.bit_count() for pair in ring.pairs] == [2] * 8
        assert sum(ring.pairs).bit_count() == 16
        for place, house in enumerate(ring.houses):
            both = ring.pairs[place] | ring.pairs[(place + 1) % 8]
            assert not both & ~GEOMETRY.house_masks[house]
        assert sorted(house // 18 for house in ring.houses) == [0] * 4 + [1] * 4
        assert len(set(ring.houses)) == 8


def test_pairs_are_covered_by_as_few_houses_as_can_be() -> None:
    for pairs, covers in enumerate(domino_loop._covers()):
        for count in range(9):
            fitting = [
                mask_of(houses)
                for houses in combinations(range(8), count)
                if all(place in houses or (place - 1) % 8 in houses for place in bits(pairs))
            ]
            if fitting:
                assert sorted(covers) == sorted(fitting)
                break


def test_the_most_cells_that_do_not_see_each_other() -> None:
    peers = GEOMETRY.peer_masks
    for random in map(Random, range(60)):
        cells = random.sample(range(81), random.randint(0, 7))
        cells = [*cells, *(cell + 1 for cell in cells[:2] if cell < 80 and cell + 1 not in cells)]
        most = max(
            count
            for count in range(len(cells) + 1)
            for some in combinations(cells, count)
            if not any(peers[one] >> other & 1 for one, other in combinations(some, 2))
        )
        assert domino_loop._most(peers, mask_of(cells)) == most
