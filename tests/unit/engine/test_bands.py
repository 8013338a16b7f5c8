"""The classes of bands: all of them, counted, and those of some grids."""

from math import factorial

import pytest

from pencilmark.engine.bands import CELLS, bands, bands_of
from pencilmark.engine.isomorphs import isomorphs

MOST_CANONICAL = "123456789456789123789123456231564897564897231897231564312645978645978312978312645"
STRANGELY_FAMILIAR = "639241785284765193517983624123857946796432851458619237342178569861594372975326418"
ALL_LAST = "123456789457893612986217354274538196531964827698721435342685971715349268869172543"
GRIDS = 6670903752021072936960
BANDS_BELOW_A_ROW = 56 * 6**6


def grid_of(line):
    return tuple(map(int, line))


def test_bands_are_the_least_of_their_classes_and_complete_to_all_grids():
    """As many bands as there are fall into the classes, and as many grids as Felgenhauer and Jarvis counted."""
    quick = isomorphs()
    if not quick:
        pytest.skip("plain Python takes too long")
    blank = bytes(2 * CELLS)
    leasts = quick.leasts(b"".join(bytes(band.least) + blank for band in bands()))
    all_bands = all_grids = 0
    for band, found in zip(bands(), leasts, strict=True):
        assert found and tuple(found[0][-CELLS:]) == band.least
        members = factorial(9) * 2 * 6**8 // found[1] // 6  # the class has it in each of six places
        all_bands += members
        all_grids += members * band.completions
    assert all_bands == factorial(9) * BANDS_BELOW_A_ROW
    assert all_grids == GRIDS
    assert len(bands()) == 416 and list(bands()) == sorted(bands())


def test_bands_of_a_grid_are_its_own_and_those_of_its_stacks():
    assert [band.number for band in bands_of(grid_of(ALL_LAST))] == [416] * 6
    assert {band.number for band in bands_of(grid_of(MOST_CANONICAL))[:3]} == {1}
    grid = grid_of(STRANGELY_FAMILIAR)
    turned = tuple(grid[9 * column + row] for row in range(9) for column in range(9))
    one, other = bands_of(grid), bands_of(turned)
    assert (other[3:], other[:3]) == (one[:3], one[3:])
