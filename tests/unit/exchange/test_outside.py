"""Numbers outside the grid of SudokuPad's files are clues if the words of the rules say which."""

import json

import pytest
from tests.at_once import parse_sudokupad
from tests.ruled import ruled, texts

from pencilmark.board.boards import board
from pencilmark.exchange.sudokupad import write_sudokupad
from pencilmark.rules.picture import draw_rules

DIAGONAL = "A clue outside the grid is the sum of the digits along the indicated diagonal; digits may repeat."
SANDWICH = "Clues outside the grid give the sum of the digits sandwiched between the 1 and the 6 in that row or column."
FIRST = "A clue outside the grid gives the sum of the first X digits, where X is the first digit from that direction."
SEEN = "Clues outside the grid indicate the number of visible skyscrapers; taller ones block the view of smaller ones."
ROOM = "Clues outside the grid indicate the digit that has to be in the Nth cell, where N is the first digit seen."


def read(words: str, *rules: str, on: str = "6") -> tuple[str, ...]:
    """Draw rules as SudokuPad does, forget them, and read the drawing by the *words*."""
    geometry = board(on)
    puzzle = ruled(geometry, (0,) * geometry.cell_count, rules)
    data = json.loads(write_sudokupad(puzzle, draw_rules(puzzle.rules, geometry), text=words).text)
    del data["metadata"]["pencilmark"]
    return tuple(text for text in texts(parse_sudokupad(data).puzzle) if not text.startswith("drawing "))


@pytest.mark.parametrize(
    ("words", "rules"),
    [
        (DIAGONAL, ("little-killer 12: r1c3..r3c1", "little-killer 9: r6c4..r4c6")),
        (SANDWICH, ("sandwich 14: left 3", "sandwich 0: top 2")),
        (FIRST, ("x-sum 12: left 3", "x-sum 21: bottom 2")),
        (SEEN, ("skyscraper 6: right 3", "skyscraper 1: top 2")),
        (ROOM, ("numbered-room 6: right 3", "numbered-room 1: bottom 2")),
        (DIAGONAL + " " + SANDWICH, ("little-killer 12: r1c3..r3c1", "sandwich 14: left 3")),
    ],
)
def test_our_drawings_are_read_back_by_the_usual_words(words: str, rules: tuple[str, ...]) -> None:
    puzzle = ruled(board("6"), (0,) * 36, rules)
    assert sorted(read(words, *texts(puzzle))) == sorted(texts(puzzle))
    assert sorted(read(words.replace("outside", "Outside") + " Not all clues are given.", *rules)) == sorted(
        texts(puzzle)
    )


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("Normal sudoku rules apply", "little-killer 12: r1c3..r3c1"),
        (DIAGONAL.replace("sum", "product"), "little-killer 12: r1c3..r3c1"),
        (DIAGONAL.replace("is the", "is not the"), "little-killer 12: r1c3..r3c1"),
        (DIAGONAL + " The clues lie.", "little-killer 12: r1c3..r3c1"),
        (SANDWICH, "sandwich 1: left 3"),
        (SANDWICH.replace("6", "5"), "sandwich 14: left 3"),
        (SANDWICH + " They are skyscraper clues, too.", "sandwich 3: left 3"),
        (SANDWICH + " Numbers outside the grid have another meaning.", "sandwich 3: left 3"),
        (SANDWICH + " Some sandwiches are off by 1.", "sandwich 3: left 3"),
        (SEEN.replace("number of", "sum of the number of"), "skyscraper 3: left 3"),
        (SANDWICH.replace("sandwiched between the 1", "outside the 1"), "sandwich 3: left 3"),
        (SEEN.replace("Clues", "Either clues"), "skyscraper 3: left 3"),
        (FIRST.replace("sum", "average"), "x-sum 12: left 3"),
        (ROOM + " The view reflects at the edge.", "numbered-room 3: left 3"),
    ],
)
def test_a_number_is_not_a_clue_if_the_words_differ(words: str, rule: str) -> None:
    assert read(words, rule) == ()


def test_a_number_that_cannot_be_such_a_clue_shows_that_all_mean_something_else() -> None:
    assert read(SEEN, "skyscraper 3: left 3", "skyscraper 9: left 4") == ()


def test_numbers_beside_an_oblong_board_look_into_its_cells() -> None:
    rules = texts(ruled(board("4x6"), (0,) * 36, ("skyscraper 3: bottom 6", "skyscraper 2: right 4")))
    assert read(SEEN, *rules, on="4x6") == rules
