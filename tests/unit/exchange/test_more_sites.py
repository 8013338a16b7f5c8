"""SumoCue, lisudoku and the indexing cells of f-puzzles: each means what its own page says."""

import json
import re
import zlib
from base64 import b64encode

import pytest
from tests.at_once import read_link
from tests.ruled import texts

from pencilmark import solve
from pencilmark.board.errors import FormatError
from pencilmark.exchange.fpuzzles import write_fpuzzles
from pencilmark.exchange.read import Listing, Reading, read_entry, recognise

SUMO = "SumoCueV1=5+0=6+2+0=0=0+2=4J0=0=0=0=0=0=0=0".replace("J0", "")
JIGSAW = "SumoCueV1" + "".join(f"={1 if cell == 5 else 0}J{region}" for cell, region in enumerate("0011002113322332"))
PUZZLES = ("1234............", "....1234........")
SOLUTIONS = ("1234341221434321", "3412123421434321")


def test_cages_of_sumocue_are_sums_and_those_of_one_cell_are_givens() -> None:
    found = recognise(SUMO)
    assert isinstance(found, Reading)
    assert found.puzzle.givens == (*(0,) * 8, 4, *(0,) * 7)
    assert texts(found.puzzle) == ("killer 5: r1c1 r1c2 r2c1", "killer 6: r1c3 r1c4 r2c4")


def test_regions_of_sumocue_make_a_jigsaw() -> None:
    found = recognise(JIGSAW)
    assert isinstance(found, Reading)
    assert found.puzzle.geometry.name.endswith("regions=0011002113322332")
    assert found.puzzle.givens[5] == 1


@pytest.mark.parametrize("text", ["SumoCueV1=3", "SumoCueV1" + "+1+0" * 8, "SumoCueV1" + "=9" * 16, "SumoCueV1hello"])
def test_a_text_of_sumocue_that_is_none_is_named(text: str) -> None:
    with pytest.raises(FormatError, match="SumoCue"):
        recognise(text)


def cells(*places: str) -> list[dict[str, int]]:
    return [{"row": int(row), "col": int(column)} for row, column in places]


def test_constraints_of_lisudoku_are_read_and_others_named() -> None:
    data = {
        "gridSize": 4,
        "thermos": [cells("00", "01")],
        "arrows": [{"circleCells": cells("33"), "arrowCells": cells("32", "31")}],
        "killerCages": [{"sum": None, "region": cells("20", "21")}],
        "kropkiDots": [{"dotType": "Double", "cell1": cells("02")[0], "cell2": cells("03")[0]}],
        "oddCells": cells("00"),
        "antiKing": True,
        "antiKnight": False,
        "topBottom": True,
        "extraRegions": [],
    }
    found = read_link(json.dumps(data))
    wanted = ["thermo: r1c1 r1c2", "arrow: r4c4 = r4c3 r4c2", "killer: r3c1 r3c2", "ratio: r1c3 r1c4", "odd: r1c1"]
    assert sorted(texts(found.puzzle)) == sorted(wanted)
    assert "antiking" in found.puzzle.geometry.name
    assert found.warnings == ("topBottom: 1 not supported",)


@pytest.mark.parametrize("told", [{"fixedNumbers": [1]}, {"gridSize": 99}, {"thermos": [[{"row": 9}]]}, {"arrows": 3}])
def test_a_puzzle_of_lisudoku_that_is_changed_is_named(told: dict[str, object]) -> None:
    with pytest.raises(FormatError, match="lisudoku"):
        read_link(json.dumps({"gridSize": 4} | told))


def empty(**told: object) -> str:
    return json.dumps({"size": 4, "grid": [[{}] * 4] * 4} | told)


@pytest.mark.parametrize("key", ["columnindexer", "rowindexer"])
@pytest.mark.parametrize("names", [["R1C2"], ["R2C1", "R2C2", "R2C3", "R2C4"], ["R1C3", "R2C3", "R3C3", "R4C3"]])
def test_an_indexing_cell_has_the_place_of_its_lines_number(key: str, names: list[str]) -> None:
    found = read_link(empty(**{key: [{"cells": names}]}))
    assert not found.warnings
    places = [(int(name[1]) - 1, int(name[3]) - 1) for name in names]

    def holds(grid: tuple[int, ...]) -> bool:
        for row, column in places:
            digit = grid[row * 4 + column] - 1
            other, wanted = (row * 4 + digit, column) if key.startswith("column") else (digit * 4 + column, row)
            if grid[other] != wanted + 1:
                return False
        return True

    every = set(solve(read_link(empty()).puzzle, limit=500).solutions)
    assert set(solve(found.puzzle, limit=500).solutions) == set(filter(holds, every))
    written = write_fpuzzles(found.puzzle)
    if not written.warnings:
        assert texts(read_link(written.text).puzzle) == texts(found.puzzle)


@pytest.mark.parametrize("entry", [{"cell": "R1C1"}, {"cells": ["R1C1"]}])
def test_a_mark_of_one_cell_is_read_in_both_forms(entry: dict[str, object]) -> None:
    assert texts(read_link(empty(odd=[entry])).puzzle) == ("odd: r1c1",)


def test_puzzles_and_their_solutions_in_turn_are_as_many_puzzles() -> None:
    pairs = [line for pair in zip(PUZZLES, SOLUTIONS, strict=True) for line in pair]
    found = recognise("\n".join(pairs))
    assert isinstance(found, Listing)
    read = [read_entry(entry) for entry in found.entries]
    assert ["".join(map(str, one.solution or ())) for one in read] == list(SOLUTIONS)
    assert "2 puzzles" in found.format
    swapped = recognise("\n".join([*pairs[:2], *pairs[:1:-1]]))
    assert isinstance(swapped, Listing)
    assert len(swapped.entries) == 4


ISS = {
    ".SameValues~2~R1C1~R1C2~R3C3~R4C4": "same-values: r1c1 r1c2 | r3c3 r4c4",
    ".EqualSum~R1C1~R1C2~-~R3C3": "equal-sum: r1c1 r1c2 | r3c3",
    ".EqualityCage~R1C1~R1C2": "equality-cage: r1c1 r1c2",
    ".CountDistinct~R3C3~R3C2~R2C2": "count-distinct: r3c3 = r3c2 r2c2",
    ".ValueIndexing~R1C1~R2C1~R3C1~R4C1": "value-indexing: r1c1 r2c1 r3c1 r4c1",
    ".PillArrow~2~R1C1~R1C2~R3C3": "arrow: r1c1 r1c2 = r3c3",
    ".Arrow~R1C1~R1C2~R3C3": "arrow: r1c1 = r1c2 r3c3",
    ".HiddenSkyscraper~R3~5~7": "hidden-skyscraper 5: left 3, hidden-skyscraper 7: right 3",
    ".HiddenSkyscraper~C2~~6": "hidden-skyscraper 6: bottom 2",
    ".ConnectedValues~~1_3_5": "connected 1 3 5",
    ".SumLine~10~R1C1~R1C2~R2C2~R2C1~LOOP": "sum-loop: r1c1 r1c2 r2c2 r2c1",
    ".SumLine~7~R1C1~R1C2": "sum-line 7: r1c1 r1c2",
    ".Sandwich~18~C4": "sandwich 18: top 4",
    ".LittleKiller~22~R1C4": "little-killer 22: r1c4..r4c1",
    ".LittleKiller~22~R7C9": "little-killer 22: r7c9..r1c3",
    ".LittleKiller~22~R9C7": "little-killer 22: r9c7..r7c9",
    ".LittleKiller~45~R1C1": "little-killer 45: r1c1..r9c9",
}


@pytest.mark.parametrize("text", ISS)
def test_constraints_of_the_interactive_solver_are_lines(text: str) -> None:
    found = recognise(f"{text}.~R9C9_1")
    assert isinstance(found, Reading)
    assert (", ".join(texts(found.puzzle)), found.warnings) == (ISS[text], ())


def test_values_of_the_interactive_solver_are_those_of_the_board() -> None:
    boards = {
        ".Shape~4x4~0-3.~R1C1_0.~R1C2_3": ("4 values=0-3", (1, 4)),
        ".Shape~4x4~6.~R1C1_6": ("4 values=6", (6, 0)),
        ".Shape~4x6.~R1C2_6.~R6C1_2": ("4x6", (0, 6)),
        ".Shape~4x4~~Raw.NoBoxes.~R1C1_1.~R1C6_2": ("4 free", (1, 0)),
    }
    for text, (name, givens) in boards.items():
        found = recognise(text)
        assert isinstance(found, Reading)
        assert (found.puzzle.geometry.name, found.puzzle.givens[:2]) == (name, givens)


def test_patterns_of_the_interactive_solver_are_lines_and_one_that_is_none_is_named() -> None:
    two, escaped = ".Regex~KDEyfDIxKSs~R1C1~R1C2~~R3C3~R4C4", ".Regex~%5B1-4%5D5~R5C1~R5C2"
    found = recognise(f"{two}{escaped}.Regex~!~R6C1.Cage~9~R7C1~R7C2")
    assert isinstance(found, Reading)
    lines = ('regex "(12|21)+": r1c1 r1c2', 'regex "(12|21)+": r3c3 r4c4', 'regex "[1-4]5": r5c1 r5c2')
    assert texts(found.puzzle) == (*lines, "killer 9: r7c1 r7c2")
    assert len(found.warnings) == 1 and "regex" in found.warnings[0]


def test_what_penpa_draws_is_kept_as_drawings_where_it_lies_in_cells() -> None:
    drawn = {
        "zN": {"18": ["1", 1, "1"]},
        "zS": {"18": 2, "19": 2, "45": 1, "5": 2},  # the last lies outside
        "zT": [[18, 19, 28], [18, 70]],
        "z3": [[36, 37]],
        "z6": [[42, 43]],
        "zL": {"26,27": 3, "26,90": 3},
        "zY": {"18": [1, "star", 1]},
    }
    text = "\n".join(["square,4,4,38,0,1,1,342,342", "[0,0,0,0]", "", re.sub(r'"(z\w)"', r"\1", json.dumps(drawn))])
    packer = zlib.compressobj(wbits=-15)
    data = b64encode(packer.compress(text.encode()) + packer.flush()).decode()
    found = read_link(f"https://swaroopg92.github.io/penpa-edit/#m=edit&p={data}")
    assert set(texts(found.puzzle)) == {
        'drawing "line grey 0.3": r1c1 r1c2 r2c3',
        'drawing "circle grey filled": r1c1',
        'drawing "arrow grey": r3c3 r3c4',
        'drawing "cage quiet": r4c1 r4c2',
        'drawing "line grey": r2c1 r2c2',
        'drawing "area green": r1c1 r1c2',
        'drawing "area grey": r4c4',
    }
    assert any("symbols" in warning for warning in found.warnings)
