"""The command `grid`: what it says of a grid, and its search for minimal puzzles, stopped and resumed."""

import json
from itertools import count

import pytest

from pencilmark import engine
from pencilmark.__main__ import main
from pencilmark.board.boards import board
from pencilmark.board.line import parse_line
from pencilmark.board.model import Puzzle
from pencilmark.board.task import Budget
from pencilmark.doors.commands import grid
from pencilmark.engine import hitting
from pencilmark.engine.hitting import Hitting

GRID = "639241785284765193517983624123857946796432851458619237342178569861594372975326418"
PUZZLE = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
NODES = 20
"""Nodes that a search of a test opens before it is stopped."""


def rows_of(path):
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_a_grid_or_a_puzzle_of_it_is_examined_and_other_lines_are_refused(command):
    status, rows = command(f"{GRID}\n{'.' * 81}\n{PUZZLE}\n", "grid", "--list")
    found, error, other = rows
    assert status == 1 and error["error"]["code"] == "no-solution-grid" and error["line"] == 2
    assert (found["automorphisms"], found["mcn"], found["mcn_proved"]) == (1, 9, True)
    assert sum(found["sets"].values()) == len(found["unavoidable"]) and found["orbits"] == found["sets"]
    assert other["grid"].startswith("987654321") and len(other["bands"] + other["stacks"]) == 6


def test_puzzles_that_are_found_are_minimal_and_a_stopped_search_goes_on_to_the_same_ones(
    tmp_path, capsys, monkeypatch
):
    """The clock is one of looks, one after each node."""
    ticks = count()
    monkeypatch.setattr(grid, "budget_of", lambda args: Budget(seconds=NODES, clock=lambda: float(next(ticks))))
    source, path = tmp_path / "grid.txt", tmp_path / "rows.jsonl"
    source.write_text(GRID + "\n")
    arguments = ["grid", str(source), "--puzzles", "23", "--save", str(path)]
    assert main(arguments) == 3
    first = rows_of(path)
    assert main([*arguments, "--resume"]) == 3
    rows = rows_of(path)
    assert rows[: len(first)] == first
    before, puzzles = ([row["puzzle"] for row in some if "puzzle" in row] for some in (first, rows))
    assert 0 < len(before) < len(puzzles) == len(set(puzzles))
    assert all(row["clues"] <= 23 for row in rows if "puzzle" in row)
    for line in (*puzzles[:3], *puzzles[-3:]):
        assert engine.check(Puzzle(board("9"), parse_line(line, board("9")).givens)).minimal


@pytest.mark.parametrize("after", [1, 40, 400])
def test_a_search_that_was_stopped_anywhere_finds_the_rest(after):
    four = board("4")
    full = next(engine.solutions(Puzzle(four, (0,) * 16)))
    whole, part = (Hitting(Puzzle(four, full), full, (1 << 16) - 1) for _ in range(2))
    found = {cells for cells in whole if cells is not None}
    before = {cells for _, cells in zip(range(after), part, strict=False) if cells is not None}
    assert 0 <= part.searched < 1
    rest = Hitting(Puzzle(four, full), full, (1 << 16) - 1, nodes=[hitting.OpenPart(*node) for node in part.nodes])
    later = {cells for cells in rest if cells is not None}
    assert before | later == found and not before & later and rest.searched == 1
