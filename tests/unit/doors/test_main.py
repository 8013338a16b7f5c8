"""The command line, as programs use it."""

import io
import json
import subprocess
import sys

import pytest

from pencilmark.__main__ import main
from pencilmark.doors.commands import MODULES

HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
ANSWER = "417369825632158947958724316825437169791586432346912758289643571573291684164875293"


def test_solve_writes_a_line_a_puzzle(command):
    status, rows = command(f"{HARD}\n{'.' * 81}\n", "solve")
    assert status == 0
    assert {**rows[0], "backend": ""} == {
        "puzzle": HARD,
        "size": 9,
        "status": "unique",
        "count": 1,
        "solutions": [ANSWER],
        "backend": "",
    }
    assert (rows[1]["status"], rows[1]["count"]) == ("multiple", 2)


def test_a_bad_line_is_told_and_the_others_go_on(command):
    status, rows = command(f"{HARD}\n\n{HARD[:40]}a{HARD[41:]}\n{HARD}\n", "solve")
    assert status == 1
    assert [row.get("status") for row in rows] == ["unique", None, "unique"]
    assert rows[1]["line"] == 3
    assert (rows[1]["error"]["code"], rows[1]["error"]["column"]) == ("bad-character", 41)
    assert rows[1]["error"]["message"].startswith("expected 1 to 9")


def test_a_summary_is_one_object(command):
    status, rows = command(f"{HARD}\n{'.' * 81}\n{'1' * 81}\nbad\n", "solve", "--summary")
    assert status == 1
    summary = rows[-1]
    assert [summary[key] for key in ("puzzles", "unique", "multiple", "none", "errors")] == [4, 1, 1, 1, 1]
    assert {"backend", "seconds"} <= set(summary)


def test_count_tells_whether_it_is_exact(command):
    _, rows = command("1234............\n", "count")
    assert (rows[0]["count"], rows[0]["exact"]) == (12, True)
    _, rows = command("1234............\n", "count", "--max", "5")
    assert (rows[0]["count"], rows[0]["exact"]) == (5, False)


def test_candidates_are_lists_of_values(command):
    _, rows = command(f"{HARD}\n", "candidates")
    assert rows[0]["candidates"] == [[int(value)] for value in ANSWER]


def test_check_names_redundant_cells_and_conflicts(command):
    _, rows = command(f"{HARD}\n{ANSWER}\n{'11' + '.' * 79}\n", "check")
    assert [row["minimal"] for row in rows] == [True, False, False]
    assert len(rows[1]["redundant"]) == 81
    assert rows[2]["conflicts"] == ["r1c1", "r1c2"]


def test_a_board_can_be_named(command):
    _, rows = command("." * 81 + "\n", "solve", "--board", "9 x windoku", "--limit", "1")
    assert rows[0]["board"] == "9 x windoku"


def test_a_whole_grid_is_one_puzzle(command):
    grid = "\n".join(HARD[i : i + 9] for i in range(0, 81, 9))
    _, rows = command(grid, "solve", "--whole")
    assert [row["puzzle"] for row in rows] == [HARD]


def test_the_trace_is_data_with_a_readable_text(command):
    _, rows = command("1...............\n", "solve", "--trace", "--grids", "--limit", "1")
    assert rows[0]["trace"][0]["event"] == "start"
    assert rows[0]["trace"][-1]["event"] == "solution"
    assert len(rows[0]["trace"][0]["grid"]) == 4


def test_two_jobs_give_the_same_rows_in_the_same_order(command):
    texts = [HARD, "." * 81, "1" * 81, "bad"] * 20
    one = command("\n".join(texts) + "\n", "solve")
    two = command("\n".join(texts) + "\n", "solve", "--jobs", "2")
    assert one == two


@pytest.mark.parametrize(
    ("arguments", "words"), [(["solve", "no such file"], "no such file"), (["solve", "--board", "9 zigzag"], "zigzag")]
)
def test_what_cannot_run_is_said_in_one_line(arguments, words, monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", io.StringIO(HARD + "\n"))
    assert main(arguments) in (1, 2)
    error = capsys.readouterr().err
    assert words in error
    assert error.count("\n") == 1


@pytest.mark.parametrize("name", sorted(MODULES))
def test_every_command_can_say_its_options(name, capsys):
    with pytest.raises(SystemExit) as stop:
        main([name, "--help"])
    assert stop.value.code == 0
    assert "--json" in capsys.readouterr().out


def test_an_option_before_the_command_is_refused_and_none_after_it(capsys):
    with pytest.raises(SystemExit) as stop:
        main(["--json", "solve", "--limit", "3"])
    assert stop.value.code == 2
    assert capsys.readouterr().err.endswith("unrecognized arguments: --json\n")


def test_a_list_streams_row_by_row():
    program = [sys.executable, "-m", "pencilmark", "solve", "--json"]
    with subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        for _ in range(3):
            process.stdin.write(HARD + "\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["status"] == "unique"
        process.stdin.close()
