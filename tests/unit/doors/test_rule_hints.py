"""What the page asks about puzzles with rules: hints with mistakes first, all steps, the path, the rating, lessons."""

from random import Random
from typing import Any

from pencilmark.board.task import finished
from pencilmark.doors.handlers import handler
from pencilmark.human.ruled.techniques import RULED
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
