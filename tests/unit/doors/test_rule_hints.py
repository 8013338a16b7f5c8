"""What the page asks about puzzles with rules, and in fog: hints, mistakes first, steps, paths, ratings, lessons."""

from random import Random
from typing import Any

from pencilmark.board.task import finished
from pencilmark.doors.handlers import handler
from pencilmark.doors.handlers.teaching import hint
from pencilmark.doors.protocol.teaching import HintData
from pencilmark.human.ruled.ladder import RULED
from pencilmark.make.setting.make import generate
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Wish

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
