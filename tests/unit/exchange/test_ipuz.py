"""ipuz: its kinds of Sudoku are read as what they are; what it cannot hold is named when a puzzle is written."""

import json
from typing import Any

import pytest

from pencilmark.board.errors import FormatError
from pencilmark.exchange.found import Reading
from pencilmark.exchange.ipuz import read_ipuz, write_ipuz
from pencilmark.exchange.read import recognise
from pencilmark.rules.text import read_rules

KIND = "http://ipuz.org/sudoku"
EMPTY = [[0] * 4 for _ in range(4)]


def ipuz(*kinds: str, **more: Any) -> dict[str, Any]:
    """Make a file of 4 x 4 whose kinds come after Sudoku itself."""
    named = [f"{KIND}#1", *(f"{KIND}/{kind}#1" for kind in kinds)]
    return {"version": "http://ipuz.org/v2", "kind": named, "puzzle": EMPTY} | more


def rules(data: dict[str, Any]) -> list[str]:
    return [rule.text for rule in read_ipuz(data).puzzle.rules]


def test_a_puzzle_comes_with_its_facts_and_the_players_work() -> None:
    puzzle = [[1, 0, 0, {"given": 2}], ["3", None, 0, 0], [0, 0, 0, 0], [0, 0, 0, 4]]
    saved = [[1, 3, [3, 4], 2], [3, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 4]]
    told = {"title": "Four &amp; <b>more</b>", "author": "Ann", "intro": "Easy"}
    found = recognise(json.dumps(ipuz(puzzle=puzzle, saved=saved, **told)))
    assert isinstance(found, Reading)
    assert (found.format, found.title, found.author, found.text) == ("ipuz", "Four & more", "Ann", "Easy")
    assert found.puzzle.givens == (1, 0, 0, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4)
    assert found.puzzle.values[1] == 3 and found.marks and found.marks[2] == 0b1100


def test_the_old_form_is_wrapped_in_a_call() -> None:
    found = recognise(f"ipuz({json.dumps(ipuz())});")
    assert isinstance(found, Reading) and found.format == "ipuz"


@pytest.mark.parametrize(
    ("data", "name"),
    [
        (ipuz(), "4"),
        (ipuz("diagonalsudoku"), "4 x"),
        (ipuz("latinsquare"), "4 latin"),
        (ipuz(boxes=False), "4 latin"),
        (ipuz("hypersudoku", puzzle=[[0] * 9] * 9), "9 windoku"),
        (ipuz("jigsawsudoku", zones=[{"rect": [x, 0, x, 3]} for x in range(4)]), "4 regions=0123012301230123"),
    ],
)
def test_a_kind_is_a_board(data: dict[str, Any], name: str) -> None:
    assert read_ipuz(data).puzzle.geometry.name == name


def test_cages_are_those_of_a_killer_or_sums_in_which_a_value_may_come_twice() -> None:
    cages = [
        {"cells": [[0, 0], [1, 0]], "value": 3, "operator": "+"},
        {"cells": [[0, 1], [0, 2]], "value": 2, "operator": "-"},
    ]
    assert rules(ipuz("killersudoku", cages=cages[:1])) == ["killer 3: r1c1 r1c2"]
    assert rules(ipuz("calcudoku", cages=cages)) == ["r1c1 + r1c2 = 3", "abs(r2c1 - r3c1) = 2"]


def test_a_file_that_counts_from_one_is_recognised_by_its_last_row() -> None:
    cages = [{"cells": [[1, 1], [2, 1]], "value": 3}, {"rect": [[3, 3], [4, 4]], "value": 9}]
    assert rules(ipuz("killersudoku", cages=cages)) == ["killer 3: r1c1 r1c2", "killer 9: r3c3 r3c4 r4c3 r4c4"]


def test_letters_are_values_in_the_order_of_the_charset() -> None:
    found = read_ipuz(ipuz("wordoku", charset="OPEN", puzzle=[["P", 0, 0, "N"], *EMPTY[:3]]))
    assert found.puzzle.givens[:4] == (2, 0, 0, 4) and found.puzzle.geometry.signs == "OPEN"
    other = read_ipuz(ipuz(charset="4321", puzzle=[["3", 0, 0, "1"], *EMPTY[:3]]))
    assert other.puzzle.givens[:4] == (2, 0, 0, 4) and other.warnings == ("its signs 4321 are shown as digits",)
    bare = read_ipuz(ipuz("wordoku", puzzle=[["p", None, "x", "o"], ["w", *EMPTY[0][1:]], *EMPTY[:2]]))
    assert bare.puzzle.givens[:5] == (2, 0, 4, 1, 3) and bare.puzzle.geometry.signs == "OPWX"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ({"kind": ["http://ipuz.org/crossword#1"], "puzzle": [[0]]}, "bad-ipuz"),
        (ipuz(puzzle=[[0, 0]]), "bad-ipuz"),
        (ipuz(puzzle="none"), "bad-ipuz"),
        (ipuz(puzzle=[]), "bad-ipuz"),
    ],
)
def test_anything_but_sudoku_is_refused(data: dict[str, Any], code: str) -> None:
    with pytest.raises(FormatError) as refused:
        recognise(json.dumps(data))
    assert refused.value.code == code


@pytest.mark.parametrize("wrong", [7, [7], [[7]], [{"cells": [[9, 9]], "value": 1}], [{"rect": "x"}], {"a": 1}])
def test_unknown_parts_are_left_out_and_named(wrong: object) -> None:
    found = read_ipuz(ipuz(cages=wrong, zones=wrong, saved=wrong, solution=wrong, charset=wrong))
    assert found.puzzle.rules == () and len(found.warnings) == (len(wrong) if isinstance(wrong, list) else 0)


def test_what_ipuz_cannot_hold_is_named() -> None:
    found = read_rules("board: 4\nkiller 3: r1c1 r1c2\nextra-region: r1c1 r2c3 r3c2\nthermo: r4c1 r4c2")
    written = write_ipuz(Reading(found.puzzle, ""))
    assert written.warnings == ("thermo: r4c1 r4c2",)
    assert rules(json.loads(written.text)) == ["extra-region: r1c1 r2c3 r3c2", "killer 3: r1c1 r1c2"]
