"""The rule of 45: facts that share no cells are taken from regions in one go, as they are one by one."""

from itertools import combinations, product
from random import Random

import pytest

from pencilmark.board.boards import board
from pencilmark.board.masks import bits, mask_of
from pencilmark.board.model import Puzzle
from pencilmark.engine import solve
from pencilmark.rules.propagation import innies
from pencilmark.rules.propagation.innies import MOST_LEFT, CellSum, equations, regions


def facts_for(seed: int, name: str) -> list[CellSum]:
    """Make disjoint sums of neighbours or of cells anywhere."""
    rng, left = Random(seed), list(range(board(name).cell_count))
    if seed % 2:
        rng.shuffle(left)
    found = []
    while len(left) > 6:
        count = rng.randint(1, 6)
        cells, left = left[:count], left[count:]
        if rng.random() < 0.8:
            found.append(CellSum(sum(1 << cell for cell in cells), rng.randint(3, 30)))
    return found


@pytest.mark.parametrize("name", ["4", "6", "9", "9 x"])
def test_disjoint_facts_say_the_same_in_one_go(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    facts = [facts_for(seed, name) for seed in range(20)]
    quick = [equations(board(name), some) for some in facts]
    monkeypatch.setattr(innies, "_overlap", lambda facts: True)
    assert [equations(board(name), some) for some in facts] == quick
    assert any(quick)


@pytest.mark.parametrize("name", ["4", "6", "9", "9 x"])
def test_equations_of_a_few_cells_are_true_in_the_grid_that_the_sums_are_taken_from(name: str) -> None:
    geometry = board(name)
    grid = solve(Puzzle(geometry, (0,) * geometry.cell_count), limit=1).solutions[0]
    for seed in range(12):
        apart = [fact.cells for fact in facts_for(seed, name)]
        for some in (apart, [*apart, *(cells >> 1 for cells in apart[:2])]):
            facts = [CellSum(cells, sum(grid[cell] for cell in bits(cells))) for cells in some if cells]
            found = equations(geometry, facts)
            ways = [
                frozenset((cell, sign * weight) for cell, weight in one.weights.items())
                for one in found
                for sign in (1, -1)
            ]
            assert len({*ways}) == len(ways), "each once, whichever side is added"
            for one in found:
                assert 0 < len(one.weights) <= MOST_LEFT
                assert sum(weight * grid[cell] for cell, weight in one.weights.items()) == one.total


@pytest.mark.parametrize("name", ["4", "9", "9 x", "12"])
def test_up_to_five_rows_or_columns_side_by_side_have_a_known_sum(name: str) -> None:
    geometry = board(name)
    facts, whole = set(regions(geometry)), geometry.size * (geometry.size + 1) // 2
    lines = [[house.cells for house in geometry.houses if house.kind == kind] for kind in ("row", "column")]
    for line, count in product(lines, range(1, min(5, geometry.size - 1) + 1)):
        for start in range(geometry.size - count + 1):
            band = mask_of(cell for cells in line[start : start + count] for cell in cells)
            assert CellSum(band, whole * count) in facts


@pytest.mark.parametrize("name", ["4", "6", "9", "12"])
def test_two_boxes_have_a_known_sum_where_they_share_a_border(name: str) -> None:
    geometry = board(name)
    facts, whole = set(regions(geometry)), geometry.size * (geometry.size + 1)
    boxes = [[divmod(cell, geometry.size) for cell in house.cells] for house in geometry.houses if house.kind == "box"]
    for one, other in combinations(boxes, 2):
        touch = any(abs(row - y) + abs(column - x) == 1 for (row, column), (y, x) in product(one, other))
        both = mask_of(row * geometry.size + column for row, column in one + other)
        assert (CellSum(both, whole) in facts) is touch
