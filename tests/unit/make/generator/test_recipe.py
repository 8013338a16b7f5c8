"""What is shown to make puzzles again does so."""

import shlex
from argparse import ArgumentParser, Namespace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.unit.conftest import Command

from pencilmark.doors.commands import generate as command
from pencilmark.doors.commands.wishing import orders_of
from pencilmark.human.techniques.technique import HODOKU_LEVELS, LEVELS
from pencilmark.make.batch import Means, Order, batch, with_levels
from pencilmark.make.made import Made
from pencilmark.make.recipe import recipe
from pencilmark.make.symmetry import SYMMETRIES
from pencilmark.make.wish import Wish

CHECKED = tuple((cell + cell // 6) % 2 == 0 for cell in range(36))
wishes = st.builds(
    Wish,
    board=st.just("9"),
    symmetry=st.sampled_from(list(SYMMETRIES)),
    clues=st.none() | st.tuples(st.integers(20, 25), st.integers(25, 81)),
    minimal=st.booleans(),
    level=st.none() | st.sampled_from(LEVELS),
    er=st.none() | st.tuples(st.sampled_from([1.2, 4.0]), st.sampled_from([4.5, 9.9])),
    hodoku_level=st.none() | st.sampled_from(HODOKU_LEVELS),
    hodoku_score=st.none() | st.tuples(st.integers(0, 99), st.integers(100, 999)),
    technique=st.just("x-wing"),
    practice=st.booleans(),
    method=st.sampled_from(["dig", "back-off"]),
) | st.builds(Wish, board=st.sampled_from(["4", "9 x", "6 jigsaw"]), pattern=st.none())


def parsed(text: str) -> Namespace:
    """Parse a recipe as the command line would."""
    parser = ArgumentParser()
    for option in ("--board", "--size", "--backend"):
        parser.add_argument(option)
    command.options(parser)
    return parser.parse_args(shlex.split(text)[2:])


@given(wishes, st.integers(1, 9), st.integers(0, 2**53), st.none() | st.integers(1, 99))
def test_a_recipe_is_read_as_what_it_was_written_for(wish: Wish, count: int, seed: int, tries: int | None) -> None:
    args = parsed(recipe([Order(wish, count)], seed, tries))
    assert orders_of(args) == [Order(wish, count)]
    assert args.seed == seed
    assert args.tries in (None, tries)


@pytest.mark.parametrize("wish", [Wish("6", symmetry="diagonal"), Wish("6", pattern=CHECKED)])
def test_a_recipe_makes_the_same_batch(wish: Wish, command: Command) -> None:
    orders = [Order(wish, 1)] if wish.pattern else with_levels(wish, "Beginner:2,Easy:1")
    items = [found for found in batch(orders, 5, Means()) if isinstance(found, Made)]
    _, rows = command("", *shlex.split(recipe(orders, 5))[1:], "--scales", "")
    assert [row["seed"] for row in rows] == [item.seed for item in items]
    assert [row["solution"] for row in rows] == ["".join(map(str, item.solution)) for item in items]
