"""A grid's laboratory: its figures beside published ones."""

from functools import lru_cache
from itertools import takewhile
from math import factorial
from random import Random

import pytest

from pencilmark.board.boards import board
from pencilmark.board.canon import random_isomorph
from pencilmark.board.errors import InputError
from pencilmark.board.masks import bits
from pencilmark.board.model import Puzzle
from pencilmark.board.task import Budget
from pencilmark.engine import plain
from pencilmark.engine.isomorphs import canonical, isomorphs
from pencilmark.engine.laboratory import CELLS, automorphisms, bands, bands_of, examine, examine_slowly, orbits
from pencilmark.engine.laboratory import grid_of as solved

NINE = board("9")
MOST_CANONICAL = "123456789456789123789123456231564897564897231897231564312645978645978312978312645"
STRANGELY_FAMILIAR = "639241785284765193517983624123857946796432851458619237342178569861594372975326418"
ALL_LAST = "123456789457893612986217354274538196531964827698721435342685971715349268869172543"
SIXTEEN = "123456789457189236689237145214573698376918452598624371731892564842365917965741823"
ALL_GRIDS = 6670903752021072936960
BANDS_BELOW_A_ROW = 56 * 6**6


def grid_of(line):
    return tuple(map(int, line))


@pytest.mark.parametrize("line", (ALL_LAST, STRANGELY_FAMILIAR))
def test_automorphisms_keep_a_grid_and_are_as_many_as_those_of_its_isomorphs(line):
    grid = grid_of(line)
    ways = automorphisms(grid)
    assert len(ways) == len(set(ways)) == canonical(NINE, grid).automorphisms
    assert len(automorphisms(random_isomorph(NINE, grid, Random(1)))) == len(ways)
    peers = NINE.peers
    for way in ways:
        names = {grid[cell]: grid[way[cell]] for cell in range(81)}
        assert all(grid[way[cell]] == names[value] for cell, value in enumerate(grid))
        assert all({way[peer] for peer in peers[cell]} == set(peers[way[cell]]) for cell in range(81))


def test_an_orbit_is_named_by_its_first_set_and_all_orbits_have_every_set():
    ways = automorphisms(grid_of(ALL_LAST))
    chosen = orbits((1 << cell for cell in range(81)), ways)
    images = [{1 << way[one.bit_length() - 1] for way in ways} for one in chosen]
    assert [min(orbit) for orbit in images] == chosen
    assert sum(map(len, images)) == len(set().union(*images)) == 81


def test_bands_are_the_least_of_their_classes_and_complete_to_all_grids():
    """The classes hold all bands there are, and all grids that Felgenhauer and Jarvis counted."""
    quick = isomorphs()
    assert quick
    blank = bytes(2 * CELLS)
    leasts = quick.leasts(b"".join(bytes(band.least) + blank for band in bands()))
    all_bands = all_grids = 0
    for band, found in zip(bands(), leasts, strict=True):
        assert found and tuple(found[0][-CELLS:]) == band.least
        members = factorial(9) * 2 * 6**8 // found[1] // 6  # the class has it in any of six places
        all_bands += members
        all_grids += members * band.completions
    assert all_bands == factorial(9) * BANDS_BELOW_A_ROW
    assert all_grids == ALL_GRIDS
    assert len(bands()) == 416 and list(bands()) == sorted(bands())


def test_bands_of_a_grid_are_its_own_and_those_of_its_stacks():
    assert [band.number for band in bands_of(grid_of(ALL_LAST))] == [416] * 6
    assert {band.number for band in bands_of(grid_of(MOST_CANONICAL))[:3]} == {1}
    grid = grid_of(STRANGELY_FAMILIAR)
    turned = tuple(grid[9 * column + row] for row in range(9) for column in range(9))
    one, other = bands_of(grid), bands_of(turned)
    assert (other[3:], other[:3]) == (one[:3], one[3:])


@lru_cache
def examined(line):
    return examine(grid_of(line))


@pytest.mark.parametrize(("line", "number", "mcn"), [(ALL_LAST, 72, 12), (SIXTEEN, 1, 16), (STRANGELY_FAMILIAR, 1, 9)])
def test_grids_that_are_known_have_their_automorphisms_and_the_most_disjoint_sets(line, number, mcn):
    found = examined(line)
    assert found.automorphisms == len(automorphisms(found.grid)) == number
    assert found.packing.is_proved and found.mcn == mcn
    taken = found.packing.sets
    assert set(taken) <= set(found.sets) and sum(map(int.bit_count, taken)) == sum(taken).bit_count()


def test_orbits_are_what_automorphisms_make_of_sets():
    found, ways = examined(ALL_LAST), automorphisms(grid_of(ALL_LAST))
    images = {sum(1 << way[cell] for cell in bits(one)) for one in found.orbits for way in ways}
    assert images == set(found.sets) and len(orbits(found.sets, ways)) == len(found.orbits)


def test_what_is_no_grid_is_refused_and_a_spent_budget_is_said():
    for grid in ((0,) * 81, grid_of(MOST_CANONICAL)[1:], (1, *grid_of(MOST_CANONICAL)[:-1])):
        with pytest.raises(InputError):
            examine(grid)
    found = examine(grid_of(MOST_CANONICAL), 14, Budget(seconds=0))
    assert found.complete == 0 and not found.sets
    assert (
        plain.line_of(bytes(found.least)) == MOST_CANONICAL == plain.line_of(bytes(canonical(NINE, found.grid).least))
    )


def test_how_far_an_examination_is_grows_and_stays_below_the_whole():
    told = (one.done for one in examine_slowly(grid_of(ALL_LAST), 6))
    done = [*takewhile(lambda done: done < 1, told), 1]
    assert done == sorted(done) and done[0] == 0 and len(set(done)) > 10


def test_the_grid_of_a_puzzle_is_its_one_solution_on_the_ordinary_board():
    grid = grid_of(ALL_LAST)
    assert solved(Puzzle(NINE, (0, *grid[1:]))) == solved(Puzzle(NINE, grid)) == grid
    four = (1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 0)
    for puzzle in (Puzzle(NINE, (0,) * 81), Puzzle(NINE, (1, 1, *grid[2:])), Puzzle(board("4"), four)):
        with pytest.raises(InputError):
            solved(puzzle)
