"""The next step for the page."""

import json

import pytest

from pencilmark.formats import read
from pencilmark.service import Service

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
ANSWER = "483921657967345821251876493548132976729564138136798245372689514814253769695417382"


def hint(line, placed=None):
    request = {"id": 1, "kind": "hint", "board": "9", "givens": read(line).givens, "placed": placed or [0] * 81}
    replies = [json.loads(text) for text in Service(clock=lambda: 0.0).open(json.dumps(request)) if text]
    return replies[-1]["value"]


def placed(line):
    return [int(value) if given == "." else 0 for value, given in zip(line, EASY, strict=True)]


def test_a_hint_is_a_step_that_the_answer_proves():
    value = hint(EASY)
    assert value["status"] == "step"
    assert value["technique"]
    name, number = value["text"].split(":")[1].strip().split("=")
    row, column = int(name[1]), int(name[3])
    assert ANSWER[(row - 1) * 9 + column - 1] == number
    assert (row - 1) * 9 + column - 1 in value["cells"]


def test_a_wrong_digit_is_told_before_any_step():
    digits = [0] * 81
    digits[0] = 5
    assert hint(EASY, digits) == {"status": "wrong", "technique": "", "text": "", "cells": [0]}


def test_what_is_already_done_is_skipped():
    digits = [0] * 81
    for _ in range(3):
        value = hint(EASY, digits)
        cells = [cell for cell in value["cells"] if not digits[cell] and EASY[cell] == "."]
        name, number = value["text"].split(":")[1].strip().split("=")
        cell = (int(name[1]) - 1) * 9 + int(name[3]) - 1
        assert cell in cells
        digits[cell] = int(number)


@pytest.mark.parametrize(
    ("line", "digits", "status"),
    [(EASY, placed(ANSWER), "done"), ("." * 81, None, "multiple"), ("11" + "." * 79, None, "none")],
)
def test_there_is_not_always_a_step(line, digits, status):
    assert hint(line, digits)["status"] == status
