"""Laws of isomorphism classes."""

from functools import lru_cache
from itertools import permutations, product
from math import factorial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.canon import canonical, fingerprint, random_isomorph, turns
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Puzzle

BOARDS = ("4", "6", "6 3x2", "9", "4 regions=AAAABBBBCCDDCCDD", "6 x", "9 windoku")

Values = tuple[int, ...]


@st.composite
def fillings(draw: st.DrawFn, names: tuple[str, ...] = BOARDS) -> tuple[Geometry, Values]:
    """A board and clues of one of its solutions, few or many."""
    geometry = board(draw(st.sampled_from(names)))
    whole = solution(geometry.name, draw(st.integers(0, 3)))
    clues = draw(st.sets(st.integers(0, geometry.cell_count - 1), max_size=geometry.cell_count // 2))
    return geometry, tuple(value if cell in clues else 0 for cell, value in enumerate(whole))


@lru_cache
def solution(name: str, seed: int) -> Values:
    empty = Puzzle(board(name), (0,) * board(name).cell_count)
    return engine.solve(empty, limit=1, backend="python", rng=Random(seed)).solutions[0]


@given(fillings(), st.integers(0, 2**32))
def test_isomorphs_have_the_same_least_member_and_as_many_automorphisms(
    filling: tuple[Geometry, Values], seed: int
) -> None:
    geometry, values = filling
    other = random_isomorph(geometry, values, Random(seed))
    assert canonical(geometry, other) == canonical(geometry, values)
    assert fingerprint(geometry, other) == fingerprint(geometry, values)


@given(fillings())
def test_the_least_member_is_its_own_least_member_and_not_above_any_other(filling: tuple[Geometry, Values]) -> None:
    geometry, values = filling
    least = canonical(geometry, values).least
    assert canonical(geometry, least).least == least
    assert all(least <= random_isomorph(geometry, values, Random(seed)) for seed in range(5))


def line_orders(tall: int, bands: int) -> list[tuple[int, ...]]:
    """Every order of rows that the orders of bands and of rows within bands give."""
    inner = list(permutations(range(tall)))
    return [
        tuple(band * tall + row for band, rows in zip(order, within, strict=True) for row in rows)
        for order in permutations(range(bands))
        for within in product(inner, repeat=bands)
    ]


def renamed(values: Values) -> Values:
    names = {0: 0}
    return tuple(names.setdefault(value, len(names)) for value in values)


def class_by_force(geometry: Geometry, values: Values) -> list[Values]:
    """Every way applied, the digits renamed in the order of their appearance."""
    assert geometry.box
    (tall, wide), size = geometry.box, geometry.size
    found = []
    for rows, columns in product(line_orders(tall, wide), line_orders(wide, tall)):
        found.append(renamed(tuple(values[r * size + c] for r in rows for c in columns)))
        if tall == wide:
            found.append(renamed(tuple(values[c * size + r] for r in rows for c in columns)))
    return found


@settings(max_examples=25)
@given(fillings(("4", "6", "6 3x2")))
def test_trying_every_way_gives_the_same_least_member_and_count(filling: tuple[Geometry, Values]) -> None:
    geometry, values = filling
    found = class_by_force(geometry, values)
    idle = factorial(geometry.size - len(set(values) - {0}))
    canon = canonical(geometry, values)
    assert canon.least == min(found)
    assert canon.automorphisms == found.count(min(found)) * idle


def test_the_empty_nine_board_has_all_ways_as_automorphisms() -> None:
    assert canonical(board("9"), (0,) * 81).automorphisms == 3_359_232 * factorial(9)


def test_full_grids_have_a_least_member_with_the_digits_in_order_first() -> None:
    grid = [(3 * (row % 3) + row // 3 + column) % 9 + 1 for row in range(9) for column in range(9)]
    canon = canonical(board("9"), grid)
    assert canon.least[:9] == tuple(range(1, 10))
    assert canon.automorphisms % 9 == 0  # at least adding 1 to every digit while the columns move


@pytest.mark.parametrize("name", ["9 x", "9 disjoint", "9 antiknight", "8 x", "5"])
def test_a_turn_keeps_every_house(name: str) -> None:
    geometry = board(name)
    houses = {frozenset(house.cells) for house in geometry.houses}
    for turned in turns(geometry):
        assert {frozenset(turned[cell] for cell in house) for house in houses} == houses
