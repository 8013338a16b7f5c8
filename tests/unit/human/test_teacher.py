"""What a teacher says: mistakes first, nothing twice, nothing subtle while there is something plain."""

import json
from itertools import count
from pathlib import Path
from random import Random

import pytest

from pencilmark import engine
from pencilmark.board.masks import bits
from pencilmark.board.model import Position, Puzzle
from pencilmark.doors.service import Service
from pencilmark.exchange.hodoku import parse_library
from pencilmark.exchange.read import read
from pencilmark.human import teacher
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.ladders import TEACHING

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
ANSWER = "483921657967345821251876493548132976729564138136798245372689514814253769695417382"
HARD = "984...1.7......4...25....9..7.4...3..3.1...84.....6..1..987..1..1..5......7.....3"
CHAIN_CASES = (Path(__file__).parents[2] / "data" / "chain_cases.txt").read_text().splitlines()
NO_MARKS = [[] for _ in range(81)]


def ask(kind, line=EASY, placed=None, marks=None, **more):
    request = {"id": 1, "kind": kind, "board": "9", "givens": read(line).givens, **more}
    if kind != "path":
        request |= {"placed": placed or [0] * 81, "marks": marks or NO_MARKS}
    replies = [json.loads(text) for text in Service(clock=lambda: 0.0).open(json.dumps(request)) if text]
    return replies[-1]["value"]


def own(line):
    return [int(value) if given == "." else 0 for value, given in zip(line, EASY, strict=True)]


def test_a_hint_is_a_step_that_the_answer_proves():
    value = ask("hint")
    assert value["status"] == "step"
    ((cell, digit),) = value["step"]["placements"]
    assert ANSWER[cell] == str(digit)
    assert value["step"]["name"] and value["step"]["where"] and value["step"]["text"]
    assert value["step"]["where_shapes"] and value["step"]["shapes"]


def test_a_wrong_digit_is_told_before_a_wrong_mark_and_before_any_step():
    digits, marks = [0] * 81, [list(own) for own in NO_MARKS]
    digits[0], marks[1] = 5, [4, 5]
    assert ask("hint", placed=digits, marks=marks) == {"status": "wrong", "cells": [0]}
    assert ask("hint", marks=marks) == {"status": "wrong-marks", "cells": [1]}
    assert ask("steps", marks=marks, further=False)["status"] == "wrong-marks"


def test_the_marks_of_a_filled_cell_do_not_matter():
    digits, marks = own(ANSWER), [list(own) for own in NO_MARKS]
    digits[1] = 0
    marks[0] = [1]
    assert ask("hint", placed=digits, marks=marks)["status"] == "step"


@pytest.mark.parametrize(
    ("line", "digits", "status"),
    [
        (EASY, own(ANSWER), "done"),
        ("1" + "." * 80, None, "multiple"),
        ("." * 81, None, "empty"),
        ("11" + "." * 79, None, "none"),
    ],
)
def test_a_grid_without_a_step_says_why(line, digits, status):
    assert ask("hint", line, digits)["status"] == status
    assert ask("steps", line, digits, further=False)["status"] == status
    assert digits or ask("path", line)["status"] == status


@pytest.mark.parametrize("gone", [2, 20, 40])
def test_steps_of_a_puzzle_with_several_solutions_hold_in_all_of_them(gone):
    givens = [at for at, sign in enumerate(HARD) if sign != "."]
    line = "".join("." if at in givens[gone % len(givens) :: 9] else sign for at, sign in enumerate(HARD))
    solutions = engine.solve(read(line), limit=200).solutions
    assert len(solutions) > 1
    value = ask("steps", line, further=False)
    steps = [step for group in value["groups"] for step in group["steps"]]
    assert value["status"] == ("step" if steps else "multiple")
    for step in steps:
        assert all(one[cell] == value for one in solutions for cell, value in step["placements"])
        assert not any(one[cell] == value for one in solutions for cell, value in step["eliminations"])
    assert not any(TECHNIQUES[group["technique"]].one_solution for group in value["groups"])


def position_of(line, placed, marks):
    puzzle = read(line)
    masks = tuple(sum(1 << (value - 1) for value in own) for own in marks)
    return teacher.position_of(Puzzle(puzzle.geometry, puzzle.givens, tuple(placed), masks))


def walk(line, seed):
    """Play as the hints say, marking cells at random; yield each hint and the grid that it is about."""
    solution = engine.solve(read(line)).solutions[0]
    placed, marks, rng = [0] * 81, [list(own) for own in NO_MARKS], Random(seed)
    for _ in range(200):
        value = ask("hint", line, placed, marks)
        yield value, solution, placed, marks
        if value["status"] != "step":
            return
        for cell, digit in value["step"]["placements"]:
            placed[cell] = digit
        for cell in {cell for cell, _ in value["step"]["eliminations"]}:
            marks[cell] = marks[cell] or list(value["candidates"][cell])
        for cell, digit in value["step"]["eliminations"]:
            marks[cell].remove(digit)
        if rng.random() < 0.2:
            cell = rng.randrange(81)
            marks[cell] = marks[cell] or sorted({solution[cell], rng.randrange(9) + 1})


@pytest.mark.parametrize("seed", [1, 2])
def test_following_hints_leads_to_the_end_and_never_does_what_is_done(seed):
    *steps, (last, *_) = walk(HARD, seed)
    assert last["status"] == "done"
    assert any(value["step"]["eliminations"] for value, *_ in steps)


def test_no_hint_takes_away_what_the_marks_have_not_got():
    for value, solution, placed, marks in walk(HARD, 3):
        step = value.get("step", {"placements": [], "eliminations": []})
        assert all(solution[cell] == digit for cell, digit in step["placements"])
        assert all(solution[cell] != digit and not placed[cell] for cell, digit in step["eliminations"])
        assert all(not marks[cell] or digit in marks[cell] for cell, digit in step["eliminations"])


def test_nothing_subtle_is_told_while_something_plain_is_there():
    for number, (value, _, placed, marks) in enumerate(walk(HARD, 4)):
        if value["status"] != "step":
            break
        plain = [TECHNIQUES[name] for name in TEACHING[: TEACHING.index("xy-wing")]]
        position = position_of(HARD, placed, marks)
        there = next((technique.id for technique in plain if technique.first(position)), None)
        assert there in (None, value["step"]["technique"])
        if number % 15 == 0:
            listed = ask("steps", HARD, placed, marks, further=False)["groups"]
            assert there in (None, listed[0]["technique"])


def test_all_steps_do_different_things_and_only_true_ones():
    value = ask("steps", HARD, further=True)
    solution = engine.solve(read(HARD)).solutions[0]
    assert value["groups"] and not value["partial"]
    for group in value["groups"]:
        done = [(step["placements"], step["eliminations"]) for step in group["steps"]]
        assert len({repr(key) for key in done}) == len(done)
        assert all(solution[cell] == digit for placements, _ in done for cell, digit in placements)
        assert all(solution[cell] != digit for _, eliminations in done for cell, digit in eliminations)


def test_a_path_has_a_place_before_each_step_and_one_at_the_end():
    value = ask("path", HARD)
    assert value["solved"] and len(value["places"]) == len(value["steps"]) + 1 == len(value["singles"]) + 1
    for step, before, after in zip(value["steps"], value["places"], value["places"][1:], strict=False):
        for cell, digit in step["placements"]:
            assert before["values"][cell] == 0 and after["values"][cell] == digit
        for cell, digit in step["eliminations"]:
            assert digit in before["candidates"][cell] and digit not in after["candidates"][cell]
    assert value["singles"].count(False) < value["singles"].count(True)


@pytest.mark.parametrize(("kind", "more"), [("path", {}), ("steps", {"further": False})])
def test_a_search_that_is_stopped_gives_what_it_found(kind, more):
    request = {"id": 7, "kind": kind, "board": "9", "givens": read(EASY).givens, **more}
    if kind == "steps":
        request |= {"placed": [0] * 81, "marks": NO_MARKS}
    ticks = count()

    def replies(stop: int) -> list[str]:
        door = Service(lambda: 0.02 * next(ticks))
        told = []
        for text in door.open(json.dumps(request)):
            told.append(text)
            if len(told) == stop:
                door.cancel(7)
        return told

    value = json.loads(replies(len(replies(0)) // 2)[-1])["value"]
    assert value["partial"]
    assert value["steps" if kind == "path" else "groups"]


def test_a_cell_without_marks_has_every_candidate_that_it_can_have():
    puzzle = read(EASY)
    plain = teacher.position_of(puzzle)
    marked = teacher.position_of(Puzzle(puzzle.geometry, puzzle.givens, None, (0,) * 81))
    assert plain.cell_digits == marked.cell_digits
    assert bits(plain.cell_digits[0]) == [3, 4]


@pytest.mark.parametrize("line", CHAIN_CASES[::22], ids=lambda line: line[1:5])
def test_each_conclusion_is_fresh_once_by_the_plainest_technique(line):
    """Whatever is concluded again is part of what an earlier fresh step concludes."""
    concluded = []
    for offer in teacher.offers(Position.of(parse_library(line).puzzle), each=12, further=True):
        for place, step in enumerate(offer.steps):
            does = {(candidate, "=") for candidate in step.placements} | {(one, "<>") for one in step.eliminations}
            is_said = any(does <= other for other in concluded)
            assert is_said == (place >= offer.fresh), (offer.name, step)
            concluded.append(does)
    assert concluded
