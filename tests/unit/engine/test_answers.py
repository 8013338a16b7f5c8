"""Solutions with regions and shades beside their digits are put together as they were taken apart."""

import pytest

from pencilmark.engine.answers import Uncovered, uncovered


@pytest.mark.parametrize(
    ("digits", "regions", "shades"),
    [
        ((1, 2, 2, 1), (1, 1, 2, 2), ()),
        ((1, 2, 2, 1), (1, 1, 1, 1), (2, 1, 1, 2)),
        ((2, 1, 1, 2), (2, 1, 2, 1), (1, 1, 1, 1)),  # the second region has the 1 of the first row
    ],
)
def test_what_was_uncovered_has_the_values_it_was_made_of(
    digits: tuple[int, ...], regions: tuple[int, ...], shades: tuple[int, ...]
) -> None:
    found = uncovered((*digits, *regions, *shades), 4)
    assert isinstance(found, Uncovered) and found == digits
    assert found.values == (*digits, *regions, *shades)
