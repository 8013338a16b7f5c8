"""Values and regions that are struck belong to no grid, and a full grid is judged as by trying all of them."""

from random import Random

from tests.found_grids import chaotic
from tests.ruled import meaning

from pencilmark.board.boards import board
from pencilmark.rules.language.divisions import divide, division, is_divided

BOARD = board("4 latin")
DIVIDED = meaning("divided(a1:d4)", BOARD)


def numbered(digits: tuple[int, ...], regions: tuple[int, ...]) -> list[int]:
    """Number the regions by the rows of their 1s, as cells of the relation."""
    rows = {regions[cell]: cell // 4 + 1 for cell, digit in enumerate(digits) if digit == 1}
    return [*digits, *[rows[region] for region in regions]]


def test_a_full_grid_is_accepted_if_it_is_among_all_grids() -> None:
    rng, grids = Random(1), {tuple(numbered(*found)) for found in chaotic()}
    for grid in rng.sample(sorted(grids), 60):
        cells = [1 << value - 1 for value in grid]
        assert is_divided(DIVIDED, grid) and division(DIVIDED, cells) is True
        one, other = rng.sample(range(16, 32), 2)
        swapped = list(grid)
        swapped[one], swapped[other] = swapped[other], swapped[one]
        cells = [1 << value - 1 for value in swapped]
        assert is_divided(DIVIDED, swapped) is (tuple(swapped) in grids)
        assert division(DIVIDED, cells) is (tuple(swapped) in grids)


def test_only_candidates_that_belong_to_no_grid_are_struck() -> None:
    rng, grids = Random(2), [numbered(*found) for found in chaotic()]
    for _ in range(60):
        kept = rng.choice(grids)
        masks = [rng.getrandbits(4) & rng.getrandbits(4) | 1 << value - 1 for value in kept]
        left = [grid for grid in grids if all(mask >> value - 1 & 1 for mask, value in zip(masks, grid, strict=True))]
        struck = list(masks)
        assert divide(DIVIDED, struck)
        assert all(mask >> value - 1 & 1 for grid in left for mask, value in zip(struck, grid, strict=True))
        assert sum(map(int.bit_count, struck)) < sum(map(int.bit_count, masks)) or len(left) > 1
