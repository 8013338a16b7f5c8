"""Puzzles of SudokuMaker: read from JSON as from a link, and what is not read is named."""

import json
import re

import pytest
from tests.at_once import read_sudokumaker

from pencilmark.exchange.found import Reading
from pencilmark.exchange.read import recognise
from pencilmark.exchange.sites.sudokumaker import NAMES

REGIONS = [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3]


def document(*constraints: dict[str, object]) -> dict[str, object]:
    cells = [{"value": 1, "given": True}, *({} for _ in range(15))]
    parts = [{"type": 0}, {"type": 1, "regions": REGIONS}, *constraints]
    return {"formatVersion": "1.5.0", "puzzle": {"width": 4, "height": 4, "cells": cells, "constraints": parts}}


@pytest.mark.parametrize("indent", [None, 2])
@pytest.mark.parametrize("inner", [False, True])
def test_a_puzzle_saved_as_json_keeps_its_constraints(indent: int | None, inner: bool) -> None:
    data = document({"type": 301, "cages": [{"cells": [1, 2], "value": 5}]})
    found = recognise(json.dumps(data["puzzle"] if inner else data, indent=indent))
    assert isinstance(found, Reading)
    assert found == read_sudokumaker(data)
    assert (found.puzzle.geometry.name, found.puzzle.givens[0], found.warnings) == ("4", 1, ())
    assert [rule.text for rule in found.puzzle.rules] == ["killer 5: r1c2 r1c3"]


@pytest.mark.parametrize("kind", NAMES)
def test_what_is_not_read_is_told_by_its_name(kind: int) -> None:
    found = read_sudokumaker(document({"type": kind}))
    (said,) = found.warnings
    assert said.endswith(": not supported") and not re.search(r"\d", said)


@pytest.mark.parametrize(("kind", "name"), [(100, "even"), (101, "odd")])
def test_even_and_odd_cells_are_read(kind: int, name: str) -> None:
    found = read_sudokumaker(document({"type": kind, "cells": [0, 5]}))
    assert [rule.text for rule in found.puzzle.rules] == [f"{name}: r1c1 r2c2"]
    assert not found.warnings
    (said,) = read_sudokumaker(document({"type": kind, "marks": [0]})).warnings
    assert "left out" in said
