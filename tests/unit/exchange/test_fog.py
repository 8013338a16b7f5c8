"""Fog in the files of SudokuPad and f-puzzles comes back as it was, in any way of writing it."""

import json
from typing import Any

import pytest
from tests.ruled import ruled, texts

from pencilmark.board.boards import board
from pencilmark.board.task import finished
from pencilmark.exchange.fog import read_fog
from pencilmark.exchange.fpuzzles import reading_fpuzzles, write_fpuzzles
from pencilmark.exchange.own import KEY
from pencilmark.exchange.sudokupad import reading_sudokupad, write_sudokupad

FOUR, EMPTY = board("4"), (0,) * 16
GRID = [[{} for _ in range(4)] for _ in range(4)]
LINES = ("fog: r1c1 r2c2", "fog-link: r1c1 = r3c3 r3c4", "fog-solution: 123434122143432.")


@pytest.mark.parametrize("lines", [("fog",), LINES[:1], LINES[:2], LINES])
def test_fog_is_read_as_it_was_written(lines: tuple[str, ...]) -> None:
    puzzle = ruled(FOUR, EMPTY, lines)
    pad, classic = json.loads(write_sudokupad(puzzle).text), json.loads(write_fpuzzles(puzzle).text)
    assert texts(finished(reading_sudokupad(pad)).puzzle) == lines
    assert write_fpuzzles(puzzle).warnings == ()
    del pad["metadata"][KEY]  # as others write it
    found = [finished(reading_sudokupad(pad)), finished(reading_fpuzzles(classic))]
    assert [(texts(one.puzzle), one.warnings) for one in found] == [(lines, ())] * 2


@pytest.mark.parametrize(
    "data",
    [
        {"foglight": [[0, 0], [1, 1]]},
        {"foglight": ["R1C1", "R2C2"]},
        {"cages": [{"cells": [[0, 0], [1, 1]], "value": "FOGLIGHT"}]},
        {"cages": [{"cells": [[0, 0]], "value": "foglight: r2c2"}]},
        {"cage": [{"cells": ["R1C1", "R2C2"], "value": "FogLight"}]},
    ],
)
def test_the_same_lights_are_found_however_they_are_written(data: dict[str, Any]) -> None:
    (clue,) = read_fog(data, 4)
    assert clue.groups == ((0, 5),)


@pytest.mark.parametrize("rows", ["123412341234123", "x" * 16, 7, [0] * 16, None])
def test_anything_but_a_solution_is_left_out(rows: object) -> None:
    assert [clue.name for clue in read_fog({"foglight": []}, 4, rows)] == ["fog"]


def test_sudokupad_gets_the_solution_that_clears_its_fog() -> None:
    puzzle = ruled(FOUR, (1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 0, 0, 0, 0, 0, 0), ("fog: r1c1",))
    assert json.loads(write_sudokupad(puzzle).text)["metadata"]["solution"] == "1234341221434321"


def test_no_puzzle_without_fog_has_any() -> None:
    assert read_fog({"cages": [{"cells": [[0, 0]], "value": 3}], "grid": GRID}, 4, "1234341221434321") == []
