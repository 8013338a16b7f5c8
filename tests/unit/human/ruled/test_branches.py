"""Where chains branch: at all cells and houses with a few candidates."""

import pytest
from tests.unit.human.ruled.test_counted import SIX, having

from pencilmark.board.masks import bits
from pencilmark.human.ruled.branches import _sites


@pytest.mark.parametrize("most", [1, 2, 4])
def test_sites_are_the_cells_and_houses_with_two_candidates_or_more(most: int) -> None:
    position = having({0: 0b11, 7: 0b1111, 2: 0b111110, 3: 0b111110, 4: 0b111110, 5: 0b10})
    every = {
        (cell, -1, -1): [(cell, digit + 1) for digit in bits(mask)] for cell, mask in enumerate(position.cell_digits)
    }
    every |= {
        (-1, house, digit): [(cell, digit + 1) for cell in bits(mask & SIX.house_masks[house])]
        for house in SIX.full_houses
        for digit, mask in enumerate(position.digit_cells)
    }
    found = {(site.cell, site.house, site.digit): [*site.candidates] for site in _sites(position, most)}
    assert found == {site: here for site, here in every.items() if 2 <= len(here) <= most}
    assert most == 1 or {len(here) for here in found.values()} >= {2, most}
