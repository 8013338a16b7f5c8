"""What is said of the number of solutions is proved, whatever the limit and the budget, in every door."""

import io

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.property.puzzles import random_puzzle

import pencilmark
from pencilmark import engine
from pencilmark.__main__ import main
from pencilmark.board.errors import WishError
from pencilmark.board.model import Puzzle
from pencilmark.board.task import finished
from pencilmark.doors.handlers.solving import solve
from pencilmark.engine.answers import BackendName, Budget
from pencilmark.exchange.read import read

TWELVE = "12..34.........."
ONE = "12..34....43..21"
NONE = "12..34........11"
BACKENDS: tuple[BackendName, ...] = ("auto", "python")


def all_of(puzzle: Puzzle) -> int:
    return engine.count(puzzle, maximum=50).count


@given(st.integers(0, 2**32), st.integers(1, 6), st.sampled_from((None, 1, 3, 10, 40)), st.sampled_from(BACKENDS))
@settings(max_examples=75, deadline=None)
def test_a_verdict_is_true_and_a_cut_list_is_said(seed, limit, nodes, backend):
    puzzle = random_puzzle(seed, ("4", "6"))
    known = all_of(puzzle)
    answer = engine.solve(puzzle, limit=limit, budget=Budget(nodes=nodes), backend=backend)
    assert answer.status in ("timeout", "none" if not known else "unique" if known == 1 else "multiple")
    assert len(answer.solutions) <= min(limit, known)
    if answer.ended == "all":
        assert len(answer.solutions) == known
    assert (answer.ended == "limit") <= (len(answer.solutions) == limit)
    assert (answer.ended == "budget") <= (nodes is not None)


@pytest.mark.parametrize("text, status", [(TWELVE, "multiple"), (ONE, "unique"), (NONE, "none")])
def test_one_solution_wanted_is_not_the_only_one(text, status, command):
    answer = pencilmark.solve(text, limit=1)
    assert answer.status == status and len(answer.solutions) == (status != "none")
    assert page(text, 1) == (status, len(answer.solutions))
    _, (row,) = command(text, "solve", "--limit", "1")
    assert (row["status"], row["count"], len(row["solutions"])) == (status, *[len(answer.solutions)] * 2)
    assert command(text, "solve", "--limit", "1", "--trace")[1][0]["status"] == status


def page(text: str, limit: int) -> tuple[str, int]:
    puzzle = read(text)
    asked = {"id": 1, "kind": "solve", "board": "4", "givens": [*puzzle.givens], "limit": limit}
    data = finished(solve(asked, lambda: 0.0))
    return data["status"], len(data["solutions"])


def test_the_log_ends_with_the_solution_that_was_wanted():
    events = []
    engine.watch(read(TWELVE), events.append, limit=1)
    assert [event.kind for event in events].count("solution") == 1 and events[-1].kind == "solution"


@pytest.mark.parametrize("limit", [0, -1])
def test_a_limit_below_one_is_refused(limit, capsys):
    for wrong in (
        lambda: pencilmark.solve(ONE, limit=limit),
        lambda: pencilmark.count(ONE, maximum=limit),
        lambda: engine.watch(read(ONE), lambda event: None, limit=limit),
        lambda: page(ONE, limit),
    ):
        with pytest.raises(WishError, match=f"expected to look for 1 solution or more, found {limit}"):
            wrong()
    for arguments in (["solve", f"--limit={limit}"], ["count", f"--max={limit}"]):
        with pytest.raises(SystemExit) as ended:
            main(arguments)
        assert ended.value.code == 2
        assert f"expected a number from 1, found '{limit}'" in capsys.readouterr().err


def test_what_is_cut_by_time_is_told_and_its_status_says_so(command, capsys, monkeypatch):
    blank = "." * 16
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{blank}\n"))
    assert main(["solve", "--backend", "python", "--nodes", "20", "--limit", "250"]) == 3
    first, *solutions = capsys.readouterr().out.splitlines()
    assert first == f"multiple, stopped before all were found: {blank}" and 1 < len(solutions) < 250
    status, (row,) = command(blank, "solve", "--backend", "python", "--nodes", "20", "--limit", "250")
    assert (status, row["status"], row["exact"]) == (3, "multiple", False)
    status, (row,) = command(blank, "solve", "--limit", "250")
    assert (status, row["status"], row["count"], "exact" in row) == (0, "multiple", 250, False)


def test_a_summary_with_puzzles_that_were_not_finished_says_so_at_its_end(command):
    status, (row,) = command("." * 81, "solve", "--summary", "--nodes", "1", "--backend", "python")
    assert (status, row["timeout"], row["unique"]) == (3, 1, 0)


@pytest.mark.parametrize("name", ["count", "candidates"])
def test_what_other_commands_could_not_finish_has_that_status(name, command):
    status, (row,) = command("." * 81, name, "--nodes", "1", "--backend", "python")
    assert (status, row["exact"]) == (3, False)
    if name == "count":
        assert command(TWELVE, name, "--max", "3")[0] == 0, "no more were wanted"
