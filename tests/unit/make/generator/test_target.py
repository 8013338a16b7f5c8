"""What the generator counts as a level is what the rating says."""

from __future__ import annotations

import pytest

from pencilmark.board.boards import board
from pencilmark.board.line import parse_line
from pencilmark.human.levels import Level
from pencilmark.human.rating import rate
from pencilmark.make.generator.target import EASY, HARD, RIGHT, judge, judges
from pencilmark.make.wish import Wish

UNFAIR = ".72.58............9.....3.5.......6..269.7...3.8...9.....28...96.......4.8.17...."
"""Hard on our ladder, Extreme on HoDoKu's."""
LINE = "9..6...........3.......48....6...18..92.......74.1.......7........2....47....3..."
"""On a board with diagonals: it needs the contradiction that only boards with more houses have."""


def test_a_puzzle_on_a_board_with_diagonals_has_the_level_that_its_rating_says() -> None:
    puzzle = parse_line(LINE, board("9 x"))
    assert rate(puzzle, ["own"]).level == "Extreme"


@pytest.mark.parametrize(("level", "direction"), [("Expert", HARD), ("Extreme", RIGHT), ("Beyond", EASY)])
def test_a_wish_is_judged_by_the_ladder_of_the_board(level: Level, direction: int) -> None:
    found = judge(judges(Wish("9 x", level=level)), parse_line(LINE, board("9 x")).givens)
    assert found.direction == direction


def test_a_level_is_bounded_on_hodokus_scale_where_nothing_else_is_wished() -> None:
    found = rate(parse_line(UNFAIR), ["own", "hodoku"])
    assert found.level == "Hard" and found.hodoku_level == "Extreme"
    givens = parse_line(UNFAIR).givens
    wishes = Wish(level="Hard"), Wish(level="Hard", hodoku_level="Extreme")
    assert [judge(judges(wish), givens).direction for wish in wishes] == [HARD, RIGHT]
