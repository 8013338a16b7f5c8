"""Which search is opened for a board, a wish and dice."""

from random import Random

import pytest
from tests.unit.engine.fours import BLANK, FOUR

from pencilmark.board.boards import board
from pencilmark.board.model import Puzzle
from pencilmark.engine.rule_search import RuleSearch
from pencilmark.engine.search import Search
from pencilmark.engine.streams import goes_to_kernel, goes_to_sat, stream
from pencilmark.engine.turns import Turns
from pencilmark.rules.rule import parse_rules

RULED = Puzzle(FOUR, (0,) * 16, rules=parse_rules(["a1 < a2"], FOUR))


def blank(name: str) -> Puzzle:
    return Puzzle(board(name), (0,) * board(name).cell_count)


@pytest.mark.parametrize(("name", "is_large"), [("4", False), ("16", False), ("17", True), ("25", True)])
def test_boards_of_more_than_16_values_go_to_cadical(name: str, is_large: bool) -> None:
    assert goes_to_sat(blank(name), "auto") == is_large


def test_rules_go_to_neither_of_the_searches_without_them() -> None:
    for backend in ("auto", "wasm", "sat"):
        assert not goes_to_sat(RULED, backend) and not goes_to_kernel(RULED, backend)


def test_cadical_helps_on_boards_of_more_than_81_cells_unless_somebody_else_was_asked_for() -> None:
    assert isinstance(stream(blank("16"))[0], Turns)
    for found, _ in (
        stream(blank("9")),
        stream(blank("16"), rng=Random(1)),
        stream(blank("16"), backend="python"),
        stream(blank("16"), backend="wasm"),
    ):
        assert not isinstance(found, Turns)


@pytest.mark.parametrize(("puzzle", "plain"), [(BLANK, Search), (RULED, RuleSearch)], ids=["plain", "rules"])
def test_who_is_asked_for_searches_and_dice_are_left_to_python(puzzle: Puzzle, plain: type) -> None:
    for backend in ("python", "wasm", "sat"):
        assert stream(puzzle, backend=backend)[1] == backend
    assert stream(puzzle)[1] == "wasm"
    for found, name in (stream(puzzle, backend="python"), stream(puzzle, rng=Random(1))):
        assert isinstance(found, plain) and name == "python"
