"""Laws of least isomorphs from the kernel; those of the search in Python are in `tests/property/board`."""

from functools import lru_cache
from math import factorial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pencilmark import engine
from pencilmark.board import canon
from pencilmark.board.boards import board
from pencilmark.board.canon import random_isomorph
from pencilmark.board.errors import InputError
from pencilmark.board.model import Puzzle
from pencilmark.engine import isomorphs
from pencilmark.engine.isomorphs import canonical
from pencilmark.engine.kernel.nine_canon_memory import BATCH

NINE = board("9")
CYCLIC = tuple((3 * (row % 3) + row // 3 + column) % 9 + 1 for row in range(9) for column in range(9))
MOST_SYMMETRIC = "123456789456789123789123456231564897564897231897231564312645978645978312978312645"
WAYS = 3_359_232 * factorial(9)


@lru_cache
def grid(seed: int) -> tuple[int, ...]:
    return engine.solve(Puzzle(NINE, (0,) * 81), limit=1, backend="python", rng=Random(seed)).solutions[0]


@st.composite
def puzzles(draw: st.DrawFn) -> tuple[int, ...]:
    """Some clues of a grid: some cells, or all of some rows, boxes or digits."""
    whole = draw(st.sampled_from((CYCLIC, *map(grid, range(4)))))
    parts = {"cell": range(81), "row": [cell // 9 for cell in range(81)], "digit": whole}
    parts["box"] = [cell // 27 * 3 + cell % 9 // 3 for cell in range(81)]
    part = parts[draw(st.sampled_from(sorted(parts)))]
    names = sorted(set(part))
    kept = draw(st.sets(st.sampled_from(names), max_size=min(40, 2 * len(names) // 3)))
    return tuple(value if name in kept else 0 for value, name in zip(whole, part, strict=True))


@settings(max_examples=12)
@given(puzzles(), st.integers(0, 2**32))
def test_the_kernel_finds_what_python_finds_of_any_isomorph(values: tuple[int, ...], seed: int) -> None:
    other = random_isomorph(NINE, values, Random(seed))
    assert canonical(NINE, other) == canon.canonical(NINE, values)


def test_the_kernel_finds_what_python_finds_of_a_full_grid() -> None:
    assert canonical(NINE, CYCLIC) == canon.canonical(NINE, CYCLIC)


@settings(max_examples=12)
@given(st.integers(0, 50), st.integers(0, 2**32))
def test_isomorphic_grids_have_one_least_member_that_is_not_above_them(number: int, seed: int) -> None:
    other = random_isomorph(NINE, grid(number), Random(seed))
    found = canonical(NINE, other)
    assert found == canonical(NINE, grid(number)) == canonical(NINE, found.least)
    assert found.least <= other


def test_the_grid_with_most_symmetries_is_known_by_its_least_form() -> None:
    values = tuple(map(int, MOST_SYMMETRIC))
    assert canonical(NINE, random_isomorph(NINE, values, Random(1))) == canon.Canon(values, 648)


def test_a_single_clue_can_stand_in_729_ways() -> None:
    assert canonical(NINE, (0,) * 40 + (5,) + (0,) * 40).automorphisms * 729 == WAYS
    assert canonical(NINE, (0,) * 81).automorphisms == WAYS


def test_clues_in_conflict_are_refused_and_stop_no_block() -> None:
    clash = (3, 3, *(0,) * 79)
    with pytest.raises(InputError):
        canonical(NINE, clash)
    quick = isomorphs.isomorphs()
    assert quick
    found = list(quick.leasts((bytes(clash) + bytes(CYCLIC)) * BATCH))
    assert found[::2] == [None] * BATCH
    assert {one and one[1] for one in found[1::2]} == {54}
