"""Positions drawn as examples in a book."""

from itertools import combinations
from math import dist

from pencilmark.board.boards import board
from pencilmark.board.drawing import Text
from pencilmark.board.model import Position, Puzzle
from pencilmark.paper.book.examples import draw_position
from pencilmark.paper.papers import Box
from pencilmark.rules.rule import parse_rules


def test_clues_beside_the_board_of_an_example_stand_within_it_and_apart_from_the_names_of_rows() -> None:
    place = board("4")
    clues = parse_rules(["little-killer 5: r1c3..r3c1", "sandwich 3: row 2", "skyscraper 2: top 3"], place)
    drawn = draw_position(Position.of(Puzzle(place, (0,) * 16, rules=clues)), (), Box(0, 0, 50, 50), "")
    signs = [shape for shape in drawn.shapes if isinstance(shape, Text)]
    for sign in signs:
        for at, start in zip(sign.centre, (drawn.x, drawn.y), strict=True):
            assert start + (at - sign.height / 2) * drawn.scale >= 0
            assert start + (at + sign.height / 2) * drawn.scale <= 50
    outside = [sign for sign in signs if min(sign.centre) < 0]
    assert len(outside) == 8 + 3 and all(dist(a.centre, b.centre) > 0.3 for a, b in combinations(outside, 2))
