"""Automorphisms keep a grid, are as many as `canon` counts, and part the cells into orbits."""

from random import Random

import pytest

from pencilmark.board.automorphisms import automorphisms, orbits
from pencilmark.board.boards import board
from pencilmark.board.canon import canonical, random_isomorph

ALL_LAST = "123456789457893612986217354274538196531964827698721435342685971715349268869172543"
GRIDS = (ALL_LAST, "639241785284765193517983624123857946796432851458619237342178569861594372975326418")


@pytest.mark.parametrize("line", GRIDS)
def test_automorphisms_keep_a_grid_and_are_as_many_as_those_of_its_isomorphs(line):
    grid = tuple(map(int, line))
    ways = automorphisms(grid)
    assert len(ways) == len(set(ways)) == canonical(board("9"), grid).automorphisms
    assert len(automorphisms(random_isomorph(board("9"), grid, Random(1)))) == len(ways)
    peers = board("9").peers
    for way in ways:
        names = {grid[cell]: grid[way[cell]] for cell in range(81)}
        assert all(grid[way[cell]] == names[value] for cell, value in enumerate(grid))
        assert all({way[peer] for peer in peers[cell]} == set(peers[way[cell]]) for cell in range(81))


def test_an_orbit_is_named_by_its_first_set_and_all_orbits_have_every_set():
    ways = automorphisms(tuple(map(int, ALL_LAST)))
    chosen = orbits((1 << cell for cell in range(81)), ways)
    images = [{1 << way[one.bit_length() - 1] for way in ways} for one in chosen]
    assert [min(orbit) for orbit in images] == chosen
    assert sum(map(len, images)) == len(set().union(*images)) == 81
