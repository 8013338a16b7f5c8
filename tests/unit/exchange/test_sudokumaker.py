"""Puzzles of SudokuMaker: read from JSON as from a link, and unread parts are named."""

import json
import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.at_once import read_sudokumaker

from pencilmark import engine
from pencilmark.board.errors import FormatError
from pencilmark.exchange.found import Reading
from pencilmark.exchange.read import recognise
from pencilmark.exchange.sites.sudokumaker_clues import Numbering
from pencilmark.rules.variants.registry import called

REGIONS = [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3]


def document(*constraints: dict[str, object], **more: object) -> dict[str, object]:
    cells = [{"value": 1, "given": True}, *({} for _ in range(15))]
    parts = [{"type": 0}, {"type": 1, "regions": REGIONS}, *constraints]
    puzzle = {"width": 4, "height": 4, "cells": cells, "constraints": parts, **more}
    return {"formatVersion": "1.5.0", "puzzle": puzzle}


def nine(*constraints: dict[str, object], **more: object) -> Reading:
    regions = [row // 3 * 3 + column // 3 for row in range(9) for column in range(9)]
    parts = [{"type": 1, "regions": regions}, *constraints]
    return read_sudokumaker({"puzzle": {"cells": [{} for _ in range(81)], "constraints": parts, **more}})


def texts(found: Reading) -> list[str]:
    return [rule.text for rule in found.puzzle.rules]


@pytest.mark.parametrize("indent", [None, 2])
@pytest.mark.parametrize("inner", [False, True])
def test_a_puzzle_saved_as_json_keeps_its_constraints(indent: int | None, inner: bool) -> None:
    data = document({"type": 301, "cages": [{"cells": [1, 2], "value": 5}]})
    found = recognise(json.dumps(data["puzzle"] if inner else data, indent=indent))
    assert isinstance(found, Reading)
    assert found == read_sudokumaker(data)
    assert (found.puzzle.geometry.name, found.puzzle.givens[0], found.warnings) == ("4", 1, ())
    assert texts(found) == ["killer 5: r1c2 r1c3"]


def test_unread_constraints_are_named() -> None:
    block = {"type": 1000, "definition": {"name": "Parity snakes"}}
    found = read_sudokumaker(document(block, {"type": 777}, {"type": 16, "groups": [6, 24, 32]}))
    assert found.warnings[0] == "Parity snakes: not supported"
    assert all(re.search("not supported|left out", said) for said in found.warnings) and len(found.warnings) == 3


@pytest.mark.parametrize("kind", [kind for kind, meant in called("sudokumaker").items() if kind.isdigit()])
def test_a_constraint_without_its_cells_is_reported_and_does_no_harm(kind: str) -> None:
    found = nine({"type": int(kind), "marks": [0]})
    is_whole = next(iter(called("sudokumaker")[kind].values())).takes == "board"
    assert not found.puzzle.rules or is_whole
    assert is_whole or re.search("left out|not supported", found.warnings[0])


CASES = (
    ({"type": 100, "cells": [0, 10]}, ["even: r1c1 r2c2"]),
    ({"type": 101, "cells": [0, 10]}, ["odd: r1c1 r2c2"]),
    ({"type": 102, "cells": [0]}, ["maximum: r1c1"]),
    ({"type": 103, "cells": [0]}, ["minimum: r1c1"]),
    (
        {"type": 200, "clues": [{"edge": 1}, {"edge": 75, "value": 3}]},
        ["difference: r1c1 r1c2", "difference 3: r5c3 r5c4"],
    ),
    ({"type": 201, "clues": [{"edge": 70}]}, ["ratio: r4c8 r5c8"]),
    ({"type": 202, "clues": [{"edge": 1, "value": 10}, {"edge": 2, "value": 5}]}, ["x: r1c1 r1c2", "v: r1c2 r1c3"]),
    ({"type": 300, "thermometers": [[0, 1, 2]]}, ["thermo: r1c1 r1c2 r1c3"]),
    ({"type": 300, "slow": True, "thermometers": [[0, 1]]}, ["slow-thermo: r1c1 r1c2"]),
    (
        {"type": 301, "cages": [{"cells": [0, 1], "value": 5}, {"cells": [2, 3]}]},
        ["killer 5: r1c1 r1c2", "killer: r1c3 r1c4"],
    ),
    ({"type": 302, "groups": [[0, 40], [1, 41]]}, ["clone: r1c1 r1c2 | r5c5 r5c6"]),
    ({"type": 303, "clues": [{"corner": 11, "digits": [7, 2]}]}, ["quadruple 2 7: r1c1 r1c2 r2c1 r2c2"]),
    ({"type": 304, "cages": [{"cells": [0, 1, 2], "value": "1522"}]}, ["look-and-say 15 22: r1c1 r1c2 r1c3"]),
    ({"type": 305, "cells": [0, 10, 20]}, ["extra-region: r1c1 r2c2 r3c3"]),
    ({"type": 400, "lines": [[0, 1, 2]]}, ["renban: r1c1 r1c2 r1c3"]),
    ({"type": 401, "minDifference": 5, "lines": [[0, 1]]}, ["german-whispers: r1c1 r1c2"]),
    ({"type": 401, "minDifference": 3, "lines": [[0, 1]]}, ["whispers 3: r1c1 r1c2"]),
    ({"type": 405, "lines": [[0, 1, 2]]}, ["sequence: r1c1 r1c2 r1c3"]),
    ({"type": 406, "groups": [0b1110, 0b1110000, 0b1110000000], "lines": [[0, 1, 2]]}, ["entropic: r1c1 r1c2 r1c3"]),
    ({"type": 406, "groups": [0b10010010, 0b100100100, 0b1001001000], "lines": [[0, 1]]}, ["modular: r1c1 r1c2"]),
    ({"type": 406, "groups": [0b1010101010, 0b101010100], "lines": [[0, 1]]}, ["parity: r1c1 r1c2"]),
    (
        {"type": 408, "bulbsWithArrows": [{"bulbCells": [1, 0], "arrows": [[1, 2, 3], [0, 9]]}]},
        ["arrow: r1c1 r1c2 = r1c3 r1c4 = r2c1"],
    ),
    ({"type": 500, "clues": [{"outerCell": 1, "value": 20, "diagonal": -1}]}, ["little-killer 20: r1c2..r8c9"]),
    ({"type": 501, "clues": [{"outerCell": 11, "value": 8}]}, ["sandwich 8: left 1"]),
    ({"type": 503, "clues": [{"outerCell": 111, "value": 3}]}, ["skyscraper 3: bottom 1"]),
    ({"type": 600, "cells": [0, 10]}, ["row-indexer: r1c1 r2c2"]),
    ({"type": 15}, ["non-consecutive"]),
    ({"type": 4000, "lightCells": [40]}, ["fog: r5c5"]),
    ({"type": 10}, ["distinct(r1c1, r2c2, r3c3, r4c4, r5c5, r6c6, r7c7, r8c8, r9c9)"]),
)


@pytest.mark.parametrize(("block", "rules"), CASES, ids=lambda part: part["type"] if isinstance(part, dict) else None)
def test_constraints_become_rules(block: dict[str, object], rules: list[str]) -> None:
    found = nine(block)
    assert (texts(found), found.warnings) == (rules, ())


def test_words_of_the_board() -> None:
    found = nine({"type": 10}, {"type": 11}, {"type": 13}, {"type": 14})
    assert found.puzzle.geometry.name == "9 x disjoint antiknight" and not found.puzzle.rules


def test_digits_from_0_and_oblong_boards() -> None:
    cells = [{"value": 0, "given": True}, {"candidates": 0b101}, *({} for _ in range(14))]
    found = read_sudokumaker(document(cells=cells, minDigit=0, maxDigit=3))
    assert found.puzzle.geometry.name == "4 values=0-3" and found.puzzle.givens[0] == 1
    assert found.marks and found.marks[1] == 0b101
    found = read_sudokumaker(document(minDigit=2, maxDigit=5))
    assert found.puzzle.geometry.name == "4 values=5" and texts(found) == ["only-values 2 3 4 5"]
    with pytest.raises(FormatError, match="digits"):
        read_sudokumaker(document(minDigit=5, maxDigit=4))
    cage = {"type": 301, "cages": [{"cells": [0, 6], "value": 5}]}
    found = read_sudokumaker(document(cage, width=6, height=4, cells=[{"given": True, "value": 5}, *[{}] * 23]))
    assert found.puzzle.geometry.name == "4x6 latin" and texts(found) == ["killer 5: r1c1 r2c1"]


def test_several_grids_are_areas_of_one_board() -> None:
    areas = [{"x": 0, "y": 0, "width": 4, "height": 4}, {"x": 2, "y": 2, "width": 4, "height": 4}]
    data = document({"type": 2003, "areas": areas}, width=6, height=6, cells=[{}] * 36)
    assert read_sudokumaker(data).puzzle.geometry.name == "grids 4 at 0,0 / 2,2"
    for rows, place in ((6, 1), (6, 3), (8, 2)):
        areas[1] |= {"x": place, "y": place}
        with pytest.raises(FormatError, match="its cells do not fill its grid"):
            read_sudokumaker(document({"type": 2003, "areas": areas}, width=rows, height=rows, cells=[{}] * rows**2))


def test_without_rows_and_columns_only_regions_are_houses() -> None:
    geometry = read_sudokumaker(document(type="custom")).puzzle.geometry
    assert {house.kind for house in geometry.houses} == {"extra"} and len(geometry.houses) == 4


def test_regions_and_shades_to_be_found_are_read_from_words() -> None:
    data = document(comment="Chaos Construction: divide the grid into regions")
    data["puzzle"]["constraints"] = [{"type": 0}]  # type: ignore[index]  # a document of ours
    found = read_sudokumaker(data)
    assert (found.puzzle.geometry.name, texts(found)) == ("4 latin", ["chaos-construction"])


@pytest.mark.parametrize(
    ("blocks", "names"),
    [
        ([{"type": 200, "clues": [], "negative": [1]}], ["difference-negative"]),
        ([{"type": 200, "negative": [1]}, {"type": 201, "negative": [2]}], ["kropki-negative"]),
        ([{"type": 202, "negative": [5, 10]}], ["xv-negative"]),
        ([{"type": 200, "negative": [1]}, {"type": 201, "clues": [{"edge": 1}]}], ["ratio"]),
    ],
)
def test_rules_for_neighbours_without_a_mark(blocks: list[dict[str, object]], names: list[str]) -> None:
    found = nine(*blocks)
    assert [text.split(" ")[0].rstrip(":") for text in texts(found)] == names
    assert bool(found.warnings) is (names == ["ratio"])  # a dot of the other colour frees its pair there


def test_drawings_are_kept() -> None:
    line = {
        "type": 2000,
        "lines": [[{"x": 0.5, "y": 0.5}, {"x": 2.5, "y": 0.5}]],
        "style": {"color": "#f00", "thickness": 0.25},
    }
    circle = {"type": "ellipse", "rx": 0.3, "ry": 0.3, "fill": "#00f", "stroke": "none"}
    symbols = {
        "type": 2002,
        "params": [circle, {"type": "text", "text": "A", "size": 0.5}],
        "symbols": [[1.5, 0.5], [3, 1, 1]],
    }
    cage = {"type": 2001, "cages": [{"cells": [0, 1], "value": "B"}], "style": {"cage": {"color": "#000"}}}
    cells = [{"colors": 2}, *({} for _ in range(15))]
    found = read_sudokumaker(document(line, symbols, cage, cells=cells))
    assert texts(found) == [
        'drawing "box red 1 filled at 0.5,0.5"',
        'drawing "line red 0.25 at 0.5,0.5 2.5,0.5"',
        'drawing "circle blue 0.6 filled at 1.5,0.5"',
        "drawing \"text ink 0.375 'A' at 3,1\"",
        "drawing \"text ink 0.234 'B' at 0.2,0.2\"",
        'drawing "cage ink": r1c1 r1c2',
    ]


def test_fog_with_its_triggers_and_its_solution() -> None:
    solution = "1234341221434321"
    cells = [{"value": int(sign)} for sign in solution]
    found = read_sudokumaker(document({"type": 4000, "cells": [5]}, cells=cells))
    assert texts(found) == ["fog: r2c2", f"fog-solution: {solution}"] and found.puzzle.placed is None
    trigger = {"type": 4001, "triggers": [{"label": "a", "cells": [0]}], "effects": [{"label": "a", "cells": [15]}]}
    assert texts(read_sudokumaker(document(trigger))) == ["fog", "fog-link: r1c1 = r4c4"]
    row = read_sudokumaker(document({"type": 4001, "patterns": [0, 4], "overrides": list(range(1, 16))}))
    assert texts(row) == ["fog", "fog-link: r1c1 = r1c1 r1c2 r1c3 r1c4"]


@given(st.integers(1, 9), st.integers(1, 9))
def test_each_pair_of_neighbours_has_one_edge(rows: int, columns: int) -> None:
    grid = Numbering(rows, columns)
    cells = [[row * grid.size + column for column in range(columns)] for row in range(rows)]
    expected = [pair for line in (*cells, *zip(*cells, strict=True)) for pair in pairwise(line)]
    found = []
    for edge in range(2 * rows * columns):
        try:
            found.append(grid.edge(edge))
        except ValueError:
            continue
    assert sorted(found) == sorted(expected)


def test_a_puzzle_read_is_solved() -> None:
    lines = [[0, 1, 2, 3], [15, 14, 13, 12]]
    found = read_sudokumaker(
        document({"type": 405, "lines": lines}, {"type": 301, "cages": [{"cells": [4, 8], "value": 5}]})
    )
    assert engine.solve(found.puzzle).status != "none"
