"""Links and pasted texts of any length: read in slices, or refused by a bound, so that no other request waits."""

import json
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice

import pytest
from tests.unit.calls import MOST_CALLS, most_calls

from pencilmark.board.errors import FormatError
from pencilmark.doors.handlers.reading import read
from pencilmark.exchange.lzstring import MAX_TEXT, compress, decompressing
from pencilmark.exchange.read import recognise, recognising
from pencilmark.rules.text import MAX_LINES

GRID = [[{} for _ in range(9)] for _ in range(9)]
PLACES = [[row + 0.5, column + 0.5] for row in range(9) for column in range(9)]
CELLS = [f"R{row}C{column}" for row in range(1, 10) for column in range(1, 10)]
MANY = 1_900
FAMILIES = {
    "killercage": {"cells": CELLS[:5], "value": "20"},
    "thermometer": {"lines": [CELLS[:9]]},
    "sandwichsum": {"cell": "R0C1", "value": "20"},
    "littlekillersum": {"cell": "R0C1", "direction": "DR", "value": "20"},
    "quadruple": {"cells": ["R1C1", "R1C2", "R2C1", "R2C2"], "values": [1, 2, 3]},
    "text": {"cells": ["R1C1"], "value": "abc"},
    "line": {"lines": [CELLS[:2]]},
}
DRAWINGS = {
    "lines": {"wayPoints": PLACES[:2], "color": "#abc", "thickness": 3},
    "arrows": {"wayPoints": PLACES[:2]},
    "overlays": {"center": [1, 0.5], "rounded": True, "width": 0.3, "height": 0.3, "backgroundColor": "#000"},
    "underlays": {"center": [0.5, 0.5], "rounded": True, "width": 0.8, "height": 0.8, "borderColor": "#000"},
    "cages": {"cells": [[0, 0], [0, 1]], "value": 3},
}

LONG = 20_000
FEWER_CALLS = 22_000
"""Calls of functions between two pauses of a pasted text; what takes more on longer ones would do so here, too."""
LINE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
SHORT = LINE[:80]
PARTS = {
    "lines that lost a sign": f"{SHORT}\n",
    "puzzles and lines that lost a sign": f"{LINE}\n{SHORT}\n",
    "rows of nine": f"{LINE[:9]}\n",
    "grids": "4 . . | . . . | 8 . 5\n" * 9 + "\n",
    "borders and rows": "+---+---+---+\n4 . . | . . . | 8 . 5\n",
    "a table in Markdown": "|4|.|.|.|.|.|8|.|5|\n|:-:|:-:|\n",
    "rows of a spreadsheet": "4,,,,,,8,,5\n",
    "rows of eight of a spreadsheet": "4,,,,,,8,\n",
    "a file with columns": f"1,{LINE},{LINE.replace('.', '1')},24\n",
    "triples": "1 1 5\n",
    "cells by name": "r1c1=5 ",
    "code": "int b[9][9] = {{5, 3, 0, 0, 7, 0, 0, 0, 0},\n",
    "numbered lines": "1. 4.....8.5\n",
    "rows where blanks are cells": "4  |  8 |  5\n",
    "addresses": "https://f-puzzles.com/?load=N4IgzglgXgpi ",
    "one line of numbers": "1,2,,3,",
    "one line of digits": "1234567890",
    "one line of everything": "a1b2,;|\t \"'",
}
TEXTS = {name: (part * (LONG // len(part) + 1))[:LONG] for name, part in PARTS.items()} | {
    "JSON of rows": json.dumps([[4, 0, 0, 0, 0, 0, 8, 0, 5]] * (LONG // 29)),
    "JSON of numbers": json.dumps(list(range(LONG // 6))),
    "JSON of texts": json.dumps([SHORT] * (LONG // 84)),
    "JSON that was cut off": json.dumps([[4, 0, 0, 0, 0, 0, 8, 0, 5]] * (LONG // 29))[:-1],
    "one table of HTML": f"<table>{'<tr><td>4</td><td></td></tr>' * (LONG // 28)}</table>",
    "a file with a header": f"#ATitle\n{(LINE[:9] + chr(10)) * (LONG // 10)}",
    "a file with sections": f"[Puzzle]\n{(LINE[:9] + chr(10)) * (LONG // 10)}",
}


def fpuzzles(key: str, entries: list[object]) -> str:
    return json.dumps({"size": 9, "grid": GRID, key: entries})


def sudokupad(key: str, entries: list[object]) -> str:
    return json.dumps({"cells": GRID, key: entries})


def calls_for(text: str) -> int:
    """Return the most calls between two pauses of the page's request to read *text*."""
    with suppress(FormatError):
        return most_calls(read({"id": 1, "kind": "read", "text": text}))
    raise AssertionError("it should be read")


@pytest.mark.parametrize("key", FAMILIES)
def test_as_many_clues_of_f_puzzles_as_a_link_may_have_are_read_in_slices(key: str) -> None:
    assert calls_for(fpuzzles(key, [FAMILIES[key]] * MANY)) < MOST_CALLS


@pytest.mark.parametrize("key", DRAWINGS)
def test_as_many_drawings_of_sudokupad_as_a_link_may_have_are_read_in_slices(key: str) -> None:
    assert calls_for(sudokupad(key, [DRAWINGS[key]] * MANY)) < MOST_CALLS


@pytest.mark.parametrize("text", [fpuzzles("killercage", [FAMILIES["killercage"]] * (MAX_LINES + 1))])
def test_a_link_with_more_clues_than_a_text_of_rules_has_lines_is_refused(text: str) -> None:
    with pytest.raises(FormatError, match="expected at most 2000 clues") as caught:
        recognise(text)
    assert caught.value.code == "too-long"


def test_one_clue_of_more_cells_than_the_grid_has_is_left_out() -> None:
    found = recognise(fpuzzles("killercage", [{"cells": CELLS * 2}]))
    assert found.warnings == ("killercage 1 is left out: expected at most 81 cells",)


def test_the_short_form_is_read_in_slices() -> None:
    objects = ",".join(["{v:1,t:x}"] * 6_000)
    assert most_calls(islice(recognising(f"{{lo:[{objects}],ce:[[{{v:1}}]]}}"), 40)) < MOST_CALLS


def test_what_is_packed_is_unpacked_in_slices() -> None:
    packed = compress("".join(chr(32 + number**3 % 9973 % 90) for number in range(40_000)))
    assert len(packed) > 20_000
    assert most_calls(decompressing(packed)) < MOST_CALLS
    assert sum(1 for _ in decompressing(packed)) >= 10


def test_what_grows_beyond_measure_is_refused_on_the_way() -> None:
    with pytest.raises(FormatError, match=f"at most {MAX_TEXT} characters"):
        for _ in decompressing(compress("a" * (MAX_TEXT + 2_000))):
            pass


def test_clues_outside_on_one_line_are_drawn_with_work_that_grows_as_they_do() -> None:
    few, many = (
        calls_for(fpuzzles("sandwichsum", [{"cell": "R0C1", "value": str(value % 36)} for value in range(count)]))
        for count in (400, 1600)
    )
    assert many < 5 * few


def looking(text: str) -> Iterator[object]:
    """Do what the page asks for *text*, with its pauses, whether or not it is a puzzle."""
    with suppress(FormatError):
        yield from read({"id": 1, "kind": "read", "text": text})


@pytest.mark.parametrize("name", TEXTS)
def test_a_text_is_looked_at_in_slices(name: str) -> None:
    assert most_calls(looking(TEXTS[name])) < FEWER_CALLS


def test_the_slices_of_a_longer_text_are_hardly_longer() -> None:
    assert most_calls(looking(TEXTS["rows of nine"] * 3)) < FEWER_CALLS
