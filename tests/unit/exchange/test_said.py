"""Words of the rules in files: what they make of drawings, and what they say of the whole board."""

import json
from typing import Any

import pytest
from tests.at_once import parse_sudokupad
from tests.ruled import ruled, texts

from pencilmark.board.boards import board
from pencilmark.exchange.everywhere import everywhere
from pencilmark.exchange.said import Said
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


CHAOS = "Chaos construction: divide the grid into regions, each with the digits 1 to 4. "
ALONG = "A digit in a cell with arrows is the number of cells of its own region, including itself, visible along them."
NEAR = "A digit in a circle is the number of cells among the nine around it, including itself, in the same region."
CELLS: list[list[dict[str, Any]]] = [[{} for _ in range(4)] for _ in range(4)]
DRAWN: dict[str, Any] = {
    "arrows": [
        {"wayPoints": [[0.5, 0.6], [0.5, 0.9]]},
        {"wayPoints": [[0.6, 0.5], [0.9, 0.5]]},
        {"wayPoints": [[2.5, 2.5], [2.5, 2.5]]},
    ],
    "overlays": [{"center": [3.5, 3.5], "rounded": True, "width": 0.8, "height": 0.8, "borderColor": "#000000"}],
}
ARROW, CIRCLE = "region-arrow: r1c1 = r1c2 r1c3 r1c4 = r2c1 r3c1 r4c1", "region-count: r4c4 = r3c3 r3c4 r4c3 r4c4"


@pytest.mark.parametrize(
    ("words", "rules"),
    [
        (CHAOS + ALONG, [ARROW]),
        (CHAOS + NEAR, [CIRCLE]),
        (CHAOS + ALONG + " " + NEAR, [ARROW, CIRCLE]),
        (ALONG, []),
        (CHAOS + ALONG.replace(", including itself,", ""), []),
        (CHAOS + ALONG.replace("is the number", "is not the number"), []),
        (CHAOS + ALONG.replace(", including itself,", " (not including itself)"), []),
        (CHAOS + ALONG.replace("including itself", "including the ends but not itself"), []),
        (CHAOS + NEAR.replace("cells among", "distinct digits among"), []),
        (CHAOS + NEAR + " Circles lie.", []),
    ],
)
def test_cells_count_what_a_sentence_says(words: str, rules: list[str]) -> None:
    found = texts(parse_sudokupad({"cells": CELLS, **DRAWN, "metadata": {"rules": words}}).puzzle)
    assert [text for text in found if text.startswith("region-")] == rules


def test_circles_of_two_looks_may_mean_two_things() -> None:
    more = DRAWN["overlays"][0] | {"center": [0.5, 3.5], "borderColor": "#FF0000"}
    data = {"cells": CELLS, "overlays": [*DRAWN["overlays"], more], "metadata": {"rules": CHAOS + NEAR}}
    assert not any(text.startswith("region-") for text in texts(parse_sudokupad(data).puzzle))


@pytest.mark.parametrize(
    ("words", "name", "clues"),
    [
        ("Cells separated by a knight's move may not contain the same digit.", "9 antiknight", []),
        ("Identical digits can’t be a king's or knight's move apart.", "9 antiknight antiking", []),
        ("No two orthogonally adjacent cells may contain consecutive digits.", "9", ["non-consecutive"]),
        ("Anti-knight: cells a knight's move apart hold different digits, as in chess", "9 antiknight", []),
        ("Digits a long knight's move apart cannot be the same.", "9", []),
        ("Cells a knight's move apart may hold the same digit.", "9", []),
        ("Even digits cannot repeat a king's move apart.", "9", []),
        ("Adjacent digits on a line must not be consecutive.", "9", []),
        ("Cells a knight's move apart may not sum to 10.", "9", []),
        ("Cells a knight's move apart cannot be the same. One of these rules is false.", "9", []),
        ("There is no anti-knight rule: the same digit can be a knight's move apart.", "9", []),
        ("Anti-knight does not apply: cells a knight's move apart need not hold different digits.", "9", []),
        ("Cells a king's move apart don't have to be different.", "9", []),
        ("Digits a king's move apart cannot be the same. This does not apply to corners.", "9", []),
        ("Cells a king's move apart are not allowed to hold the same digit.", "9 antiking", []),
        ("No cell may contain the same digit as a cell a king's move away.", "9 antiking", []),
        ("Identical digits may be a knight's move apart, but never a king's move apart.", "9", []),
        ("Adjacent cells may or may not be consecutive.", "9", []),
        ("Digits in the outer ring cannot repeat a king's move apart.", "9", []),
        ("Horizontally adjacent cells cannot be consecutive.", "9", []),
        ("Horizontally or vertically adjacent cells cannot be consecutive.", "9", ["non-consecutive"]),
        ("", "9", []),
    ],
)
def test_a_sentence_about_all_cells_is_a_rule(words: str, name: str, clues: list[str]) -> None:
    geometry, found = everywhere(Said(words), board("9"), notes := [])
    assert (geometry.name, [clue.name for clue in found]) == (name, clues)
    assert bool(notes) is bool(clues or name != "9")


def test_a_board_that_has_the_rule_keeps_its_name() -> None:
    words = "Digits a knight's move apart are different, not the same."
    assert everywhere(Said(words), board("9 antiknight"), [])[0].name == "9 antiknight"
