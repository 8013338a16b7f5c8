"""SudokuPad's data: cells, cages and regions are read, drawings named, and our own puzzles come back whole."""

import json
import re
from typing import Any

import pytest
from tests.at_once import parse_fpuzzles, parse_short, parse_sudokupad, read_drawings, read_json
from tests.ruled import ruled, texts
from tests.unit.exchange.test_fpuzzles import EMPTY, NINE, SAME

from pencilmark.board.boards import board
from pencilmark.board.model import Puzzle
from pencilmark.exchange.found import Reading
from pencilmark.exchange.read import recognise
from pencilmark.exchange.sudokupad import write_sudokupad
from pencilmark.rules.picture import draw_rules

OTHERS = [
    "a1 < b2",
    "numbered-room 3: left 4",
    "greater: r1c1 r1c2",
    "killer-product 12: r1c1 r1c2",
    "sum 9: r1c1 r2c2",
]


def written(puzzle: Puzzle) -> dict[str, Any]:
    return dict(json.loads(write_sudokupad(puzzle, draw_rules(puzzle.rules, puzzle.geometry)).text))


@pytest.mark.parametrize("rule", SAME + OTHERS)
def test_a_puzzle_of_ours_comes_back_as_it_was(rule: str) -> None:
    puzzle = ruled(NINE, (5, *EMPTY[1:]), (rule,))
    back = parse_sudokupad(written(puzzle))
    assert (back.puzzle, back.warnings) == (puzzle, ())


def test_the_board_comes_back_too() -> None:
    for name in ("6", "9 x windoku", "4 regions=AABBAABCDDBCDDCC", "4x6", "2x3 areas=112212 antiknight"):
        puzzle = Puzzle(board(name), (1, *(0,) * (board(name).cell_count - 1)))
        assert parse_sudokupad(written(puzzle)).puzzle == puzzle


def test_our_rules_are_out_of_date_if_cages_were_changed() -> None:
    data = written(ruled(NINE, EMPTY, ("killer 10: r5c5 r5c6", "a1 * 2 < b2")))
    data["cages"][0] |= {"value": "11", "sum": 11}
    found = parse_sudokupad(data)
    assert [text for text in texts(found.puzzle) if "killer" in text or "a1" in text] == ["killer 11: r5c5 r5c6"]
    assert "since Pencilmark wrote" in found.warnings[0]


def test_clues_are_drawn() -> None:
    rules = ("thermo: r1c1 r1c2", "arrow: r3c3 = r3c4 r3c5", "killer 10: r5c5 r5c6", "sandwich 10: left 3")
    data = written(ruled(NINE, EMPTY, rules))
    assert data["lines"][0]["wayPoints"] == [[0.5, 0.5], [0.5, 1.5]]
    assert data["arrows"][0]["headLength"] > 0
    assert data["cages"] == [{"cells": [[4, 4], [4, 5]], "unique": True, "value": "10", "sum": 10}]
    assert {"10"} <= {entry.get("text") for entry in data["overlays"]}


def test_an_oblong_board_is_read_by_its_regions_and_without_them_it_has_no_houses() -> None:
    wide: list[list[dict[str, Any]]] = [[{"value": "1"}, {}, {}, {}], [{}] * 4]
    line = {"color": "#67F067", "wayPoints": [[0.5, 2.5], [1.5, 3.5]]}
    data = {"cells": wide, "lines": [line], "cages": [CAGE], "metadata": {"rules": LINES, "solution": "12343412"}}
    regions = [[[r, c] for r in (0, 1) for c in (left, left + 1)] for left in (0, 2)]
    found = parse_sudokupad({**data, "regions": regions, "foglight": [[0, 0]]}).puzzle
    assert (found.geometry, found.givens[:5]) == (board("2x4"), (1, 0, 0, 0, 0))
    assert [text for text in texts(found) if "fog: " not in text] == [
        "fog-solution: 12343412........",
        "killer 5: r1c1 r1c2",
        "whispers 2: r1c3 r2c4",
    ]
    bare = parse_sudokupad(data)
    assert bare.puzzle.geometry.name == "2x4 free" and "not square" in bare.warnings[0]


@pytest.mark.parametrize("away", [0, 1, 2])
def test_a_board_among_other_cells_is_read_as_if_it_were_alone(away: int) -> None:
    alone = {"cages": [CAGE], "lines": [GREEN], "foglight": [[3, 3]], "metadata": {"rules": LINES}}
    links = [{"trigger": {"cell": "r1c1"}, "effect": {"type": "foglight", "cells": "r2c2r3c3"}}]
    whole = parse_sudokupad({**alone, "triggereffect": links, "cells": CELLS, "regions": BOXES})
    cells: list[list[dict[str, Any]]] = [[{} for _ in range(4 + 2 * away)] for _ in range(5 + away)]
    cells[4 + away][3] = {"value": "7"}
    moved = {
        "cells": cells,
        "regions": [[[row + away, column + away] for row, column in region] for region in BOXES],
        "cages": [CAGE | {"cells": [[away, away], [away, 1 + away]]}, {"cells": [[4 + away, 0]], "value": "9"}],
        "lines": [GREEN | {"wayPoints": [[row + away, column + away] for row, column in GREEN["wayPoints"]]}],
        "foglight": [[3 + away, 3 + away], [4 + away, 0]],
        "triggereffect": json.loads(re.sub(r"(?<=[rc])\d", lambda at: str(int(at[0]) + away), json.dumps(links))),
        "metadata": {"rules": LINES},
    }
    found = parse_sudokupad(moved)
    assert texts(whole.puzzle) == tuple(text for text in texts(found.puzzle) if "drawing" not in text)
    assert (whole.puzzle.geometry, whole.puzzle.givens) == (found.puzzle.geometry, found.puzzle.givens)
    assert [f" '{sign}' at " in " ".join(texts(found.puzzle)) for sign in "79"] == [True, True], texts(found.puzzle)
    assert f"{len(cells) * len(cells[0]) - 16} cells beside the board" in found.warnings[0]


def test_a_square_of_regions_that_extends_beyond_the_cells_is_not_a_board() -> None:
    cells = [*CELLS, [{}] * 4]
    regions = [[[row + 2, column] for row, column in region] for region in BOXES]
    assert parse_sudokupad({"cells": cells, "regions": regions}).puzzle.geometry.extent == (5, 4)


def test_effects_nested_without_end_are_not_effects() -> None:
    cells: list[list[dict[str, Any]]] = [[{} for _ in range(4)] for _ in range(5)]
    effects = json.loads("[" * 600 + "]" * 600)
    found = parse_sudokupad({"cells": cells, "regions": BOXES, "triggereffect": effects})
    assert found.puzzle.geometry.name == "4" and not found.puzzle.rules


def test_several_grids_that_share_boxes_are_recognised_by_their_regions() -> None:
    cells: list[list[dict[str, Any]]] = [[{} for _ in range(6)] for _ in range(6)]
    places = [(row, column) for row in (0, 2, 4) for column in (0, 2, 4) if abs(row - column) < 4]
    regions = [[[row + i, column + j] for i in (0, 1) for j in (0, 1)] for row, column in places]
    cells[0][0] = {"value": 6}
    beside = {"overlays": [{"center": [2.5, -0.5], "text": "3"}], "metadata": {"rules": "Numbered rooms: the digit."}}
    found = parse_sudokupad({"cells": cells, "regions": regions, **beside})
    assert (found.puzzle.geometry.name, found.puzzle.givens[0]) == ("grids 4 at 0,0 / 2,2", 0)
    assert not any(text.startswith("numbered") for text in texts(found.puzzle))
    assert "r1c1 is left out" in found.warnings[0]


CELLS: list[list[dict[str, Any]]] = [[{} for _ in range(4)] for _ in range(4)]
BOXES = [[[r + i, c + j] for i in (0, 1) for j in (0, 1)] for r in (0, 2) for c in (0, 2)]


def test_cages_regions_and_global_rules_of_others_are_read() -> None:
    cages = [
        {"value": "title: Two"},
        {"cells": [[0, 0], [0, 1]], "value": "5", "unique": True},
        {"cells": [[1, 0], [3, 3]], "value": 6, "unique": False},
    ]
    found = parse_sudokupad({"cells": CELLS, "regions": BOXES, "cages": cages, "global": ["antiknight"]})
    assert found.puzzle.geometry.name == "4 antiknight"
    assert texts(found.puzzle) == ("killer 5: r1c1 r1c2", "sum 6: r2c1 r4c4")
    assert (found.title, found.warnings) == ("Two", ())


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"lines": [{}, {}]}, "2 lines are drawn: what they mean is only in the rules, in words"),
        ({"overlays": [{}]}, "1 overlay is drawn: what it means is only in the rules, in words"),
        ({"fogbank": [[0, 0]]}, "fogbank is not supported"),
        ({"global": ["antiqueen"]}, "global rule antiqueen is not supported"),
        ({"cages": [{"cells": [[0, 0], [9, 9]], "value": 3}]}, "cage 1 is left out: expected cells of the grid"),
        ({"cages": [{"cells": [[0, 0]], "value": "<3"}]}, 'cage 1 is left out: expected a whole number, found "<3"'),
        ({"cages": [{"cells": 7, "value": 3}]}, "cage 1 is left out: expected cells of the grid"),
        ({"cages": [{"cells": [[0, 0]], "unique": False}]}, "cage 1 is left out: it says nothing about its digits"),
    ],
)
def test_unknown_parts_are_named(more: dict[str, Any], said: str) -> None:
    assert parse_sudokupad({"cells": CELLS, "regions": BOXES, **more}).warnings == (said,)


def test_the_short_form_is_read() -> None:
    line = "{c:#F,th:9.6,wp:[[0.5,0.5],[1.5,0.5]],x:t}"
    text = "{cs:50,ca:[{ce:[[0,0],[0,1]],v:5}],l:[" + line + "],ce:[[,,{v:3},],[,,,],[,,,],[,,,]]}"
    found = read_json(text)
    assert texts(found.puzzle) == ("killer 5: r1c1 r1c2",)
    assert found.puzzle.givens[2] == 3
    assert len(found.warnings) == 1


def test_words_in_the_short_form_keep_their_signs() -> None:
    assert parse_short(r"{t:'It\'s a:b, {c}',te:'x'}") == {"title": "It's a:b, {c}", "text": "x"}


def ring(row: float, column: float, wide: float = 0.83, **more: Any) -> dict[str, Any]:
    look = {"borderColor": "#a1a1a1", "backgroundColor": "#FFFFFF", "rounded": True, "height": 0.83, "text": ""}
    return {"center": [row, column], "width": wide, **look, **more}


def dot(row: float, column: float, fill: str, **more: Any) -> dict[str, Any]:
    look = {"borderColor": "#000000", "backgroundColor": fill, "rounded": True, "width": 0.3, "height": 0.3}
    return {"center": [row, column], **look, **more}


DRAWINGS: list[tuple[dict[str, Any], tuple[str, ...]]] = [
    (
        {
            "lines": [{"color": "#CFCFCF", "thickness": 21, "wayPoints": [[0.5, 0.5], [0.5, 2.5], [1.5, 3.5]]}],
            "underlays": [
                {"backgroundColor": "#cfcfcf", "center": [0.5, 0.5], "rounded": True, "width": 0.85, "height": 0.85}
            ],
        },
        ("thermo: r1c1 r1c2 r1c3 r2c4",),
    ),
    (
        {
            "arrows": [
                {"headLength": 0.3, "wayPoints": [[0.9, 0.5], [2.5, 0.5]]},
                {"headLength": 0.3, "wayPoints": [[0.5, 0.9], [0.5, 2.5]]},
            ],
            "overlays": [ring(0.5, 0.5)],
        },
        ("arrow: r1c1 = r2c1 r3c1 = r1c2 r1c3",),
    ),
    (
        {"arrows": [{"wayPoints": [[3.5, 1.9], [3.5, 3.5]]}], "overlays": [ring(3.5, 1.0, 1.83)]},
        ("arrow: r4c1 r4c2 = r4c3 r4c4",),
    ),
    ({"overlays": [dot(0.5, 1, "#FFFFFF"), dot(1, 0.5, "#000000")]}, ("difference: r1c1 r1c2", "ratio: r1c1 r2c1")),
    ({"overlays": [dot(0.5, 1, "#FFFFFF", text="3")]}, ("difference 3: r1c1 r1c2",)),
    (
        {"overlays": [{"center": [0.5, 1], "text": "X"}, {"center": [2, 0.5], "text": "v"}]},
        ("x: r1c1 r1c2", "v: r2c1 r3c1"),
    ),
    ({"overlays": [ring(1, 1, 0.7, height=0.7, text="1 2\n 3")]}, ("quadruple 1 2 3: r1c1 r1c2 r2c1 r2c2",)),
    ({"lines": [{"wayPoints": [[0, 0], [4, 4]]}, {"wayPoints": [[0, 4], [4, 0]]}]}, ("diagonals",)),
]


@pytest.mark.parametrize(("more", "rules"), DRAWINGS)
def test_drawings_with_one_plain_meaning_are_read_and_named(more: dict[str, Any], rules: tuple[str, ...]) -> None:
    found = parse_sudokupad({"cells": CELLS, "regions": BOXES, **more})
    assert texts(found.puzzle) == rules
    (said,) = found.warnings
    assert said.startswith("read from the drawing, to be compared with the rules in words: ")


@pytest.mark.parametrize(
    "more",
    [
        {"lines": [{"color": "#CFCFCF", "wayPoints": [[0.5, 0.5], [0.5, 2.5]]}]},
        {"lines": [{"color": "#CFCFCF", "wayPoints": [[0.5, 0.5], [2.5, 1.5]]}]},
        {"arrows": [{"wayPoints": [[0.9, 0.5], [2.5, 0.5]]}]},
        {"overlays": [dot(0.5, 1, "#FF0000")]},
        {"overlays": [dot(0.5, 0.5, "#000000")]},
        {"overlays": [dot(0.5, 1, "#FFFFFF", text="A")]},
        {"overlays": [{"center": [-0.5, 1.5], "text": "12"}]},
        {"overlays": [{"center": "here"}]},
        {"lines": [{"wayPoints": [[0, 0], [4, 4]]}]},
    ],
)
def test_drawings_that_may_mean_anything_are_named(more: dict[str, Any]) -> None:
    found = parse_sudokupad({"cells": CELLS, "regions": BOXES, **more})
    assert all(text.startswith("drawing ") for text in texts(found.puzzle))
    (said,) = found.warnings
    assert said.endswith("is drawn: what it means is only in the rules, in words")


@pytest.mark.parametrize("far", [float("inf"), float("nan"), 1e308, 10**400])
def test_a_drawing_beyond_all_bounds_shows_nothing(far):
    round_one = {"center": [far, 0.5], "rounded": True, "width": far, "height": far, "borderColor": "black"}
    near = round_one | {"center": [0.5, 0.5]}
    line = {"wayPoints": [[far, 0.5], [0.5, 0.5]]}
    drawn = {"underlays": [round_one], "overlays": [near], "lines": [line], "arrows": [line]}
    assert read_drawings(drawn, NINE) == ([], drawn)


@pytest.mark.parametrize(
    ("words", "regions", "name", "rules"),
    [
        ("Chaos Construction: divide the grid into regions", [], "4 latin", ("chaos-construction",)),
        ("Normal sudoku. Chaos construction it is not", [[[0, 0], [0, 1], [1, 0], [1, 1]]], "", ()),
        ("Yin yang: shade some cells", [], "4 latin", ("yin-yang",)),
        ("The rules: no box, no region", [], "4", ()),
        ("The rules: digits differ in rows and columns; there are no boxes", [], "4 latin", ()),
        ("Usual 4x4 sudoku rules", [], "4", ()),
        ("Fill rows and columns with the digits 1 to 4", [], "4 latin", ()),
        ("A chaos of yang", [], "4", ()),
        ("One doubler stands in each row, column and box. All digits are doubled.", [], "4 doublers", ()),
        (
            "There are nine negators: no row, column or box has two. Their digits differ: each of 1-9",
            [],
            "4 negators",
            (),
        ),
        ("Two doublers are hidden in each row, column and box.", [], "4", ()),
    ],
)
def test_variants_that_only_the_words_name_are_read_and_named(
    words: str, regions: list[Any], name: str, rules: tuple[str, ...]
) -> None:
    cells: list[list[dict[str, Any]]] = [[{} for _ in range(4)] for _ in range(4)]
    found = parse_sudokupad({"cells": cells, "regions": regions, "metadata": {"rules": words}})
    assert tuple(texts(found.puzzle)) == rules and (not name or found.puzzle.geometry.name == name)
    assert any("read from there" in note for note in found.warnings) is bool(rules or name.endswith(("ors", "ers")))


LINES = "Digits in cages sum to the total and differ. Neighbours along green lines differ by at least 2."


@pytest.mark.parametrize(
    ("words", "name", "rules"),
    [
        ("Place the digits 0-3 once each in every row, column and box.", "4 values=0-3", ()),
        ("Pick four digits from 1-9: fill each row, column and box with them.", "4 values=9", ()),
        ("Normal sudoku rules apply with the digits 3 to 6 instead of 1 to 4.", "4 values=6", ("only-values 3 4 5 6",)),
        ("Put the digits 1-2 twice in every row, column and box.", "4 free", ()),
        ("Do not use the digits 0-3 in any row.", "4", ()),
        ("Place the digits 1-4 in each row. Renbans are sets such as the digits 2-5.", "4", ()),
    ],
)
def test_digits_are_those_that_the_words_of_the_rules_say(words: str, name: str, rules: tuple[str, ...]) -> None:
    cells = [[{"value": "3"}, *CELLS[0][1:]], *CELLS[1:]]
    found = parse_sudokupad({"cells": cells, "regions": BOXES, "metadata": {"rules": words}}).puzzle
    assert (found.geometry.name, found.givens[0] - 1 + found.geometry.first, texts(found)) == (name, 3, rules)
    grid = [[{"value": 3, "given": True}, {}, {}, {}], *([{}] * 4 for _ in range(3))]
    of_fpuzzles = parse_fpuzzles({"size": 4, "grid": grid, "ruleset": words}).puzzle
    assert of_fpuzzles == found or name == "4 free"


GREEN: dict[str, Any] = {"color": "#67F067", "wayPoints": [[0.5, 0.5], [0.5, 2.5]]}
PURPLE = {"color": "#F067F0", "wayPoints": [[2.5, 0.5], [3.5, 1.5]]}
CAGE: dict[str, Any] = {"cells": [[0, 0], [0, 1]], "value": "5"}


@pytest.mark.parametrize(
    ("words", "rules"),
    [
        (
            "In cages digits sum to the total. Neighbours along green lines differ by at least 3. "
            "Purple lines have consecutive digits in any order.",
            ("killer 5: r1c1 r1c2", "whispers 3: r1c1 r1c2 r1c3", "renban: r3c1 r4c2"),
        ),
        ("The digits of a cage add up to its number; digits may repeat.", ("sum 5: r1c1 r1c2",)),
        (
            "The digits of a cage have a product. German whispers: digits on a light green line differ by at least 5.",
            (),
        ),
        ("All the lines are palindromes, and blue ones have an equal sum in each box.", ()),
        ("Cages show the sum. Exactly one cage is a lie: the lying one.", ()),
        ("The digits of a cage do not sum to its number. No two neighbours on a green line differ by at least 3.", ()),
        ("Half of the purple lines have consecutive digits in any order. The cages' sums are of the largest", ()),
        ("Liars: sum cages", ()),
        (
            "Digits may not repeat in a cage, whose sum is shown. Digits may repeat on the diagonals. "
            "Not all green lines are given: their digits differ by 3 or more.",
            ("killer 5: r1c1 r1c2", "whispers 3: r1c1 r1c2 r1c3"),
        ),
    ],
)
def test_cages_and_lines_mean_what_the_words_of_the_rules_say(words: str, rules: tuple[str, ...]) -> None:
    data = {"cells": CELLS, "regions": BOXES, "cages": [CAGE], "lines": [GREEN, PURPLE], "metadata": {"rules": words}}
    found = parse_sudokupad(data)
    assert tuple(text for text in texts(found.puzzle) if not text.startswith("drawing ")) == rules
    drawn = [note for note in found.warnings if "only in the rules, in words" in note]
    assert bool(drawn) is (len(rules) < 3)


def test_lines_that_meet_may_be_one() -> None:
    words = "Neighbours along green lines differ by at least 3. Purple lines have consecutive digits in any order."
    lines = [line | {"wayPoints": [[0.5, 0.5], end]} for line in (GREEN, PURPLE) for end in ([0.5, 2.5], [2.5, 0.5])]
    found = texts(
        parse_sudokupad({"cells": CELLS, "regions": BOXES, "lines": lines, "metadata": {"rules": words}}).puzzle
    )
    assert [text for text in found if "drawing" not in text] == [
        "whispers 3: r1c1 r1c2 r1c3",
        "whispers 3: r1c1 r2c1 r3c1",
    ]


@pytest.mark.parametrize(
    ("words", "rules"),
    [
        ("White dots: the digits are consecutive. X marks a sum of ten", ("difference: r1c1 r1c2", "x: r2c1 r3c1")),
        ("White dots: the digits are not consecutive. X marks a sum of ten or more", ()),
        ("White dots: a difference of 3. Clues give the sum of the first X digits", ()),
        ("Some digits are different from white ones", ()),
    ],
)
def test_dots_and_letters_are_read_where_a_sentence_says_what_they_mean(words: str, rules: tuple[str, ...]) -> None:
    drawn = {"overlays": [dot(0.5, 1, "#FFFFFF"), {"center": [2, 0.5], "text": "X"}], "metadata": {"rules": words}}
    found = texts(parse_sudokupad({"cells": CELLS, "regions": BOXES, **drawn}).puzzle)
    assert tuple(text for text in found if not text.startswith("drawing ")) == rules


@pytest.mark.parametrize(
    ("words", "more", "rule"),
    [
        ("Digits in cages sum to the total", {}, "sum 5: r1c1 r2c3"),
        ("Digits in cages sum to the total", {"unique": True}, "killer 5: r1c1 r2c3"),
        ("Digits in cages sum to the total. Digits may repeat.", {"unique": True}, "sum 5: r1c1 r2c3"),
        ("Killer cages show the sum of their digits", {}, "killer 5: r1c1 r2c3"),
    ],
)
def test_digits_of_a_cage_differ_if_the_words_say_so(words: str, more: dict[str, Any], rule: str) -> None:
    cage = {"cells": [[0, 0], [1, 2]], "value": "5", **more}
    found = parse_sudokupad({"cells": CELLS, "regions": BOXES, "cages": [cage], "metadata": {"rules": words}})
    assert texts(found.puzzle) == (rule,)


def test_numbers_that_no_cage_can_have_as_its_sum_are_none_anywhere() -> None:
    data = {"cells": CELLS, "regions": BOXES, "cages": [CAGE, {"cells": [[1, 1]], "value": "9"}]}
    assert all(text.startswith("drawing ") for text in texts(parse_sudokupad(data).puzzle))


def test_words_in_json_keep_their_signs() -> None:
    short = "{ce:[[,,,],[,,,],[,,,],[,,,]],ca:[{v:'rules: A knight’s move “apart”'}]}"
    found = recognise(short)
    assert isinstance(found, Reading) and found.text == "A knight’s move “apart”"
