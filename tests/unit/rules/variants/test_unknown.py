"""Chaos construction and yin-yang allow what trying all grids of 4 x 4 leaves; other boards are refused."""

import pytest
from tests.found_grids import KINDS, answers_all

from pencilmark.board.boards import board
from pencilmark.board.errors import RuleError
from pencilmark.rules.rule import parse_rule


@pytest.mark.parametrize("kind", KINDS)
def test_solutions_are_those_of_all_grids_that_fulfil_the_rules(kind: str) -> None:
    assert answers_all(kind, "python")


@pytest.mark.parametrize(
    ("line", "on"),
    [
        ("chaos-construction", "12 latin"),
        ("chaos-construction", "4 values=0-3"),
        ("chaos-construction", "4 free"),
        ("chaos-construction", "4 values=5"),
        ("yin-yang", "16"),
        ("yin-yang 5", "4"),
        ("shaded: a1", "samurai"),
        ("region-arrow 2: a1 = a2 a3", "4"),
        ("region-count: a1 b1 = a2", "4"),
    ],
)
def test_meaningless_boards_and_numbers_are_refused(line: str, on: str) -> None:
    with pytest.raises(RuleError):
        parse_rule(line, board(on))
