"""The command line with rules."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from pencilmark.__main__ import main

FORMULAS = "a1=b3-4 a2=a3-b2 a3=b2*c3 b1=a3+a1 b2=c2-a3 b3=a1+a2 c1=a3+c3 c2=a2*b2 c3=b3-b2".replace(" ", "\n")
FREE = "size: 3\nvalues: 1-9\nhouses: none\n"


@pytest.fixture
def ask(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """Run a command on a text of rules and a text of puzzles; return the status and its rows."""

    def run(command: str, rules: str, puzzles: str, *options: str) -> tuple[int, list[dict[str, Any]]]:
        path = tmp_path / "rules.txt"
        path.write_text(rules, encoding="utf-8")
        monkeypatch.setattr("sys.stdin", io.StringIO(puzzles))
        named = [str(path)] if command == "order" else ["--rules", str(path)]
        status = main([command, *named, "--json", *options])
        return status, [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    return run


def test_rules_without_a_puzzle_are_the_puzzle(ask: Any) -> None:
    status, (row,) = ask("solve", FREE + FORMULAS, "")
    assert status == 0
    assert (row["status"], row["solutions"], row["board"]) == ("unique", ["146725983"], "3 free values=9")
    assert row["rules"] == FORMULAS.split("\n")


def test_rules_go_for_every_puzzle_that_is_read(ask: Any) -> None:
    status, rows = ask("solve", FREE + FORMULAS, "1........\n2........\n1234567890\n")
    assert status == 1
    assert [row.get("status", row.get("error", {}).get("code")) for row in rows] == ["unique", "none", "bad-length"]


def test_the_board_is_what_the_options_say_or_the_puzzle_shows(ask: Any) -> None:
    assert ask("solve", FORMULAS, "", "--board", "3 free values=9")[1][0]["solutions"] == ["146725983"]
    assert ask("solve", "a1 = b2 + c3", "." * 16)[1][0]["size"] == 4


def test_count_candidates_and_check_know_rules(ask: Any) -> None:
    assert ask("count", FREE + FORMULAS, "")[1][0]["count"] == 1
    assert ask("candidates", FREE + FORMULAS, "")[1][0]["candidates"] == [[int(d)] for d in "146725983"]
    row = ask("check", FREE + FORMULAS, "")[1][0]
    assert row["unique"] and "c2=a2*b2" in row["redundant"]
    row = ask("check", FREE + FORMULAS + "\na1 = 2\na1 = 3", "")[1][0]
    assert not row["valid"] and 2 <= len(row["conflicts"]) <= 3


def test_order_tells_what_to_guess(ask: Any) -> None:
    row = ask("order", FREE + FORMULAS, "")[1][0]
    assert row["smallest"] and len(row["guess"]) == 2
    assert len(row["steps"]) + len(row["guess"]) == 9


def test_generate_makes_formula_puzzles_that_come_again_from_their_seed(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--formulas", "--size", "4", "--operators", "+-", "--json"]
    assert main(["generate", *options, "--seed", "3", "--count", "2"]) == 0
    first, second = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert main(["generate", *options, "--seed", str(second["seed"])]) == 0
    assert json.loads(capsys.readouterr().out) == second != first


def test_a_mistake_in_the_rules_ends_the_command_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    path = tmp_path / "rules.txt"
    path.write_text("a1 = 2\na1 = = 3")
    assert main(["solve", "--rules", str(path)]) == 2
    assert "line 2, column 6: expected a cell" in capsys.readouterr().err
