"""Puzzles with rules at both doors: the command line, and hints, steps, paths, ratings and lessons, in fog too."""

import io
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.unit.conftest import Command

from pencilmark.__main__ import main
from pencilmark.board.task import finished
from pencilmark.doors.handlers import handler
from pencilmark.doors.handlers.teaching import hint
from pencilmark.doors.protocol.teaching import HintData
from pencilmark.human.ruled.ladder import RULED
from pencilmark.make.setting.make import generate
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Wish

FORMULAS = "a1=b3-4 a2=a3-b2 a3=b2*c3 b1=a3+a1 b2=c2-a3 b3=a1+a2 c1=a3+c3 c2=a2*b2 c3=b3-b2".replace(" ", "\n")
FREE = "size: 3\nvalues: 1-9\nhouses: none\n"


@pytest.fixture
def ask(tmp_path: Path, command: Command) -> Any:
    """Run a command on a text of rules and a text of puzzles; return the status and its rows."""

    def run(name: str, rules: str, puzzles: str, *options: str) -> tuple[int, list[dict[str, Any]]]:
        path = tmp_path / "rules.txt"
        path.write_text(rules, encoding="utf-8")
        return command(puzzles, name, *(["--rules"] if name != "order" else []), path, *options)

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


def test_generate_makes_formula_puzzles_that_come_again_from_their_seed(command: Command) -> None:
    options = ["--formulas", "--size", "4", "--operators", "+-"]
    status, (first, second) = command("", "generate", *options, "--seed", "3", "--count", "2")
    assert (status, first != second) == (0, True)
    assert command("", "generate", *options, "--seed", second["seed"]) == (0, [second])


def test_a_mistake_in_the_rules_ends_the_command_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    path = tmp_path / "rules.txt"
    path.write_text("a1 = 2\na1 = = 3")
    assert main(["solve", "--rules", str(path)]) == 2
    assert "line 2, column 6: expected a cell" in capsys.readouterr().err


PART = VariantPart("killer", givens=False)
MADE = finished(generate(Random(1), Wish("4", part=PART), PART))
RULES = [rule.text for rule in MADE.puzzle.rules]
ASKED: dict[str, Any] = {"id": 1, "board": "4", "rules": RULES, "givens": [0] * 16}
BLANK: dict[str, Any] = {"placed": [0] * 16, "marks": [[] for _ in range(16)]}


def answered(kind: str, **more: Any) -> Any:
    return finished(handler(kind).begin(ASKED | more, lambda: 0.0))


def test_a_hint_tells_of_clues_and_of_mistakes_first() -> None:
    solved = answered("path")
    assert solved["status"] == "step"
    assert answered("hint", **BLANK)["step"]["technique"] in {step["technique"] for step in solved["steps"]}
    wrong = [MADE.solution[0] % 4 + 1] + [0] * 15
    assert answered("hint", placed=wrong, marks=BLANK["marks"]) == {"status": "wrong", "cells": [0]}
    assert answered("hint", placed=BLANK["placed"], marks=[[wrong[0]], *BLANK["marks"][1:]])["status"] == "wrong-marks"


def test_all_steps_and_the_rating_know_clues() -> None:
    found = answered("steps", **BLANK, further=False)
    assert {group["technique"] for group in found["groups"]} & RULED.keys()
    rated = answered("rate")
    assert rated["level"]
    assert rated["solved_by_logic"]


def test_a_technique_of_rules_has_a_lesson() -> None:
    taught = answered("lesson", technique="innie")
    assert (taught["name"], taught["level"], len(taught["summary"])) == ("Rule of 45", "Easy", 3)


SOLUTION = "1234341221434321"
GIVENS = [1, 2, 3, 0, 0, 0, 1, 0, 0, 1, 4, 0, 4, 0, 0, 1]


def hinted(covered: list[int], placed: list[int] | None = None) -> HintData:
    asked: dict[str, Any] = {"kind": "hint", "id": 1, "board": "4", "givens": GIVENS, "rules": ["fog: r1c1"]}
    asked |= {"placed": placed or [0] * 16, "marks": [[] for _ in range(16)], "covered": covered}
    return finished(hint(asked))  # type: ignore[arg-type]


def test_a_hint_follows_from_what_is_seen() -> None:
    assert hinted([])["step"]["placements"] == [[3, 4]]
    under = hinted([0, 1, 2, 3])
    assert under["status"] == "step" and [3, 4] not in under["step"]["placements"]
    assert all(under["candidates"][cell] for cell in range(4))  # as if nothing stood there


def test_where_nothing_follows_it_says_that_fog_is_in_the_way() -> None:
    assert hinted(list(range(16)))["status"] == "fog"


def test_a_wrong_digit_is_told_under_fog_too() -> None:
    assert hinted(list(range(16)), [0, 0, 0, 1, *[0] * 12])["status"] == "wrong"
