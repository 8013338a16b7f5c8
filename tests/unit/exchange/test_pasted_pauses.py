"""Pasted texts that are no puzzle, or thousands: looked at in slices, so that no other request waits."""

import json
from collections.abc import Iterator
from contextlib import suppress

import pytest
from tests.unit.calls import most_calls

from pencilmark.board.errors import FormatError
from pencilmark.doors.handlers.reading import read

LONG = 20_000
MOST_CALLS = 22_000
"""Calls of functions between two pauses; what takes more on longer texts would do so here, too."""
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


def looking(text: str) -> Iterator[object]:
    """Do what the page asks for *text*, with its pauses, whether or not it is a puzzle."""
    with suppress(FormatError):
        yield from read({"id": 1, "kind": "read", "text": text})


@pytest.mark.parametrize("name", TEXTS)
def test_a_text_is_looked_at_in_slices(name: str) -> None:
    assert most_calls(looking(TEXTS[name])) < MOST_CALLS


def test_the_slices_of_a_longer_text_are_hardly_longer() -> None:
    assert most_calls(looking(TEXTS["rows of nine"] * 3)) < MOST_CALLS
