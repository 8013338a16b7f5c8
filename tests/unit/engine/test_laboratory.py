"""A grid's laboratory: its figures against those published."""

from functools import lru_cache

import pytest

from pencilmark.board.automorphisms import automorphisms, orbits
from pencilmark.board.boards import board
from pencilmark.board.errors import InputError
from pencilmark.board.masks import bits
from pencilmark.board.task import Budget
from pencilmark.engine import plain
from pencilmark.engine.isomorphs import canonical
from pencilmark.engine.laboratory import examine

NINE = board("9")
MOST_CANONICAL = "123456789456789123789123456231564897564897231897231564312645978645978312978312645"
STRANGELY_FAMILIAR = "639241785284765193517983624123857946796432851458619237342178569861594372975326418"
ALL_LAST = "123456789457893612986217354274538196531964827698721435342685971715349268869172543"
SIXTEEN = "123456789457189236689237145214573698376918452598624371731892564842365917965741823"


def grid_of(line):
    return tuple(map(int, line))


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
