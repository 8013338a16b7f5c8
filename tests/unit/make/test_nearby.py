"""What is near a puzzle, sifted and climbed, and the command that says it."""

import json

import pytest

from pencilmark import engine
from pencilmark.__main__ import main
from pencilmark.board.boards import board
from pencilmark.board.line import parse_line
from pencilmark.board.model import Puzzle
from pencilmark.engine.isomorphs import canonical
from pencilmark.engine.vicinity import Exchange
from pencilmark.human.rating import rate
from pencilmark.make.nearby import Nearby, Wanted, below, climbed, twins

NINE = board("9")
LINE = "...45......1....5..93..6..8...64..1.......8..7..3.2.....9.3...6...8....21.6....73"
HARD = Puzzle(NINE, parse_line(LINE, NINE).givens)

EASY_LINE = "....9..2..482..7..5...36...1.....6..37..584...........8....2....2.....13...9....."
EASY = Puzzle(NINE, parse_line(EASY_LINE, NINE).givens)


def test_no_class_comes_twice_and_the_puzzles_own_does_not_come_at_all():
    nearby = Nearby(Wanted(exchange=Exchange(1, 1)))
    found = [*nearby.of(HARD), *nearby.of(HARD)]
    least = [canonical(NINE, tuple(one.puzzle)).least for one in found]
    assert len({*least, canonical(NINE, HARD.givens).least}) == len(found) + 1 > 50


def test_what_is_kept_has_the_rating_that_is_wanted():
    wanted = Wanted(hodoku_score=(600, 1400))
    found = {one.puzzle for one in Nearby(wanted).of(EASY)}
    scores = {
        one.puzzle: rate(Puzzle(NINE, tuple(one.puzzle)), ("hodoku",)).hodoku_score for one in Nearby(Wanted()).of(EASY)
    }
    assert found == {puzzle for puzzle, score in scores.items() if 600 <= score <= 1400}
    assert found


def test_twins_have_one_solution_and_givens_in_the_same_cells():
    givens = zip(HARD.givens, engine.solve(HARD).solutions[0], strict=True)
    puzzle = Puzzle(NINE, tuple(value if given or value < 3 else 0 for given, value in givens))
    found = list(twins(puzzle))
    assert found
    for one in found:
        assert [value > 0 for value in one] == [value > 0 for value in puzzle.givens]
        assert engine.is_unique(Puzzle(NINE, tuple(one)))


def test_below_a_puzzle_are_minimal_puzzles_with_fewer_givens():
    solution = engine.solve(HARD).solutions[0]
    more = Puzzle(NINE, tuple(solution[cell] if cell in (0, 1) else value for cell, value in enumerate(HARD.givens)))
    found = list(below(more))
    assert bytes(HARD.givens) in found
    for one in found:
        assert engine.check(Puzzle(NINE, tuple(one))).minimal
        assert all(value in (0, given) for value, given in zip(one, more.givens, strict=True))


def test_a_climb_rises_and_ends_where_nothing_near_is_harder():
    steps = list(climbed(EASY, "hodoku-score", Wanted(), most=1))
    near = Nearby(Wanted(hodoku_score=(0, 10**9))).of(EASY)
    assert [step.step for step in steps] == [0, 1]
    assert steps[1].height == max(one.rating.hodoku_score for one in near) > steps[0].height


@pytest.mark.parametrize("options", [("--exchange={-1+1}",), ("--hodoku-score", "600", "1400")])
def test_a_run_goes_on_where_another_was_stopped(options, tmp_path, capsys):
    source, path = tmp_path / "list.txt", tmp_path / "rows.jsonl"
    source.write_text(f"{EASY_LINE}\n{'.' * 81}\n{EASY_LINE[::-1]}\n")
    arguments = ["vicinity", str(source), *options, "--save", str(path)]
    assert main(arguments) == 1
    whole = path.read_bytes()
    for cut, jobs in ((0, "2"), (len(whole) // 3, "1"), (whole.index(b"error") + 5, "1"), (len(whole), "1")):
        path.write_bytes(whole[:cut])
        main([*arguments, "--resume", "--jobs", jobs])
        assert path.read_bytes() == whole
    rows = [json.loads(line) for line in whole.splitlines()]
    assert {row["of"] for row in rows if "of" in row} == {EASY_LINE}


def test_a_puzzle_for_which_time_runs_out_is_named_as_not_rated(command):
    status, rows = command(f"{EASY_LINE}\n", "vicinity", "--er", "9", "11", "--seconds", "0")
    assert status == 3 and len(rows) > 40
    assert all(row["unfinished"] == ["se"] and "er" not in row for row in rows)
