"""Meaningless drawings in files are drawn here as well, and ask nothing."""

import json
from typing import Any

import pytest
from tests.ruled import texts

from pencilmark.board.task import finished
from pencilmark.exchange.cosmetic import COLOURS, tone_of
from pencilmark.exchange.fpuzzles import reading_fpuzzles, write_fpuzzles
from pencilmark.exchange.own import KEY
from pencilmark.exchange.sketch import INKS
from pencilmark.exchange.sudokupad import reading_sudokupad, write_sudokupad
from pencilmark.rules.picture import draw_rules

GRID = [[{} for _ in range(4)] for _ in range(4)]
LINE = {"color": "#67F067FF", "thickness": 16, "wayPoints": [[0.5, 0.5], [0.5, 2.5], [1.5, 3.5]]}
BOX = {"center": [2, 2.5], "width": 0.5, "height": 0.25, "backgroundColor": "#FFA0A0", "borderColor": "#000000"}
DRAWN = {
    "line": [{"lines": [["R1C1", "R1C2"]], "outlineC": "#6BA3D4", "width": 0.3}],
    "circle": [{"cells": ["R2C2"], "baseC": "#FFFFFF", "outlineC": "#FF0000", "width": 0.8, "height": 0.8}],
    "text": [{"cells": ["R1C1"], "value": "A", "size": 0.5}],
}


def pad(**more: Any) -> Any:
    return finished(reading_sudokupad({"cells": GRID, **more}))


def test_drawings_of_sudokupad_are_kept_in_their_layers() -> None:
    found = pad(lines=[LINE], underlays=[BOX], overlays=[{"center": [1, 1], "text": "x'#"}])
    assert texts(found.puzzle) == (
        'drawing "box red 0.5x0.25 filled at 2.5,2"',
        'drawing "box ink 0.5x0.25 at 2.5,2"',
        'drawing "line green 0.25 at 0.5,0.5 2.5,0.5 3.5,1.5"',
        "drawing \"text ink 0.281 'x’＃' at 1,1\"",
    )
    assert len(found.warnings) == 3  # what they mean stands in words only


@pytest.mark.parametrize(
    "entry",
    [{}, {"wayPoints": [[0, 0]]}, {"color": "#FFF0", "wayPoints": [[0, 0], [1, 1]]}, {"color": "red", "wayPoints": 7}],
)
def test_invisible_drawings_are_left_out(entry: dict[str, Any]) -> None:
    assert texts(pad(lines=[entry]).puzzle) == ()


def test_a_cage_that_says_nothing_is_drawn() -> None:
    cage = {"cells": [[0, 0], [0, 1]], "unique": False}
    assert texts(pad(cages=[cage]).puzzle) == ('drawing "cage quiet": r1c1 r1c2',)


def test_a_cage_of_f_puzzles_counts_once_whatever_is_written_in_it() -> None:
    cage = {"cells": ["R1C1", "R1C2", "R1C1"], "value": "A"}
    grid: list[list[dict[str, Any]]] = [[{}] * 4] * 4
    found = finished(reading_fpuzzles({"size": 4, "grid": grid, "cage": [cage]}))
    assert texts(found.puzzle)[0] == 'drawing "cage quiet": r1c1 r1c2'
    assert found.warnings == ("1 cage is drawn: what it means is only in the rules, in words",)


def test_drawings_of_f_puzzles_come_back_from_where_they_are_written() -> None:
    grid = [[{"c": "#F0E0A0"} if row == 3 else {} for _ in range(4)] for row in range(4)]
    first = finished(reading_fpuzzles({"size": 4, "grid": grid, **DRAWN})).puzzle
    assert [rule.text.split()[1].strip('"') for rule in first.rules] == ["box", "line", "circle", "circle", "text"]
    written = write_fpuzzles(first)
    assert written.warnings == ()
    assert set(texts(finished(reading_fpuzzles(json.loads(written.text))).puzzle)) >= set(texts(first)[1:])


def test_our_drawings_look_the_same_elsewhere() -> None:
    first = pad(lines=[LINE], underlays=[BOX]).puzzle
    data = json.loads(write_sudokupad(first, draw_rules(first.rules, first.geometry)).text)
    del data["metadata"][KEY]
    again = finished(reading_sudokupad(data)).puzzle
    assert {rule.text.split()[1] for rule in again.rules} == {rule.text.split()[1] for rule in first.rules}


@pytest.mark.parametrize("tone", [*COLOURS, "ink", "paper"])
def test_a_tone_that_was_written_as_a_colour_is_recognised(tone: Any) -> None:
    assert tone_of(INKS[tone]) == tone
