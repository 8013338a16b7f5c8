"""What the page asks about a puzzle besides its solution, through the door."""

import json
from random import Random

import pytest

from pencilmark import engine
from pencilmark.board.canon import canonical
from pencilmark.board.masks import bits
from pencilmark.doors.service import Service
from pencilmark.exchange.read import read
from pencilmark.make.formulas import questions
from pencilmark.rules.text import read_rules

HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
MANY = "1..............."
RULED = "board: 4\na1 < a2\nb1 + b2 = 5\ngivens: 1......2.3....4."


def conversation(kind, puzzle, **fields):
    """Ask, with the clock standing still; return the notes and the value."""
    request = {"id": 1, "kind": kind, "board": puzzle.geometry.name, "givens": [*puzzle.givens], **fields}
    if puzzle.rules:
        request["rules"] = [rule.text for rule in puzzle.rules]
    replies = [json.loads(text) for text in Service(clock=lambda: 0.0).open(json.dumps(request)) if text]
    notes = [reply["note"] for reply in replies if reply["kind"] == "progress"]
    return notes, replies[-1].get("value", replies[-1].get("error"))


def traced(puzzle, most=100_000, **fields):
    notes, value = conversation("trace", puzzle, most=most, **fields)
    return [event for note in notes for event in note.get("traced", ())], value


@pytest.mark.parametrize("seed", [None, 1, 7])
@pytest.mark.parametrize(
    "puzzle", [read(HARD), read(MANY), read("12....3....4...."), read_rules(RULED).puzzle], ids=str
)
def test_the_events_are_those_that_the_command_line_logs(puzzle, seed):
    events, value = traced(puzzle, **({} if seed is None else {"seed": seed}))
    found = []
    answer = engine.watch(puzzle, found.append, rng=None if seed is None else Random(seed))
    size = puzzle.geometry.size
    assert [event["text"] for event in events] == [event.text(size) for event in found]
    assert (value["status"], value["whole"]) == (answer.status, True)


@pytest.mark.parametrize("puzzle", [read(HARD), read_rules(RULED).puzzle], ids=str)
def test_every_grid_follows_from_what_is_told(puzzle):
    told, _ = traced(puzzle)
    grid, before, found = [], [], []
    engine.watch(puzzle, found.append)
    for event, real in zip(told, found, strict=True):
        if event["event"] == "choose":
            before.append([*grid])
        grid = [set(own) for own in event["grid"]] if "grid" in event else [set(own) for own in grid]
        if event["event"] == "back":
            grid = before.pop()
        for cell, value in event["removed"]:
            grid[cell].discard(value)
        if event["event"] != "solution":
            assert grid == [{bit + 1 for bit in bits(mask)} for mask in real.grid]


def test_no_more_events_are_told_than_were_asked_for():
    events, value = traced(read(HARD), most=50)
    assert len(events) == 50
    assert not value["whole"]


def test_the_spread_has_an_entry_for_each_seed_and_the_same_every_time():
    _, spread = conversation("spread", read(HARD), seeds=5, most=10_000)
    _, again = conversation("spread", read(HARD), seeds=5, most=10_000)
    assert spread == again
    assert len(spread["first"]) == len(spread["whole"]) == 5
    assert all(first <= whole for first, whole in zip(spread["first"], spread["whole"], strict=True))
    assert len(set(spread["whole"])) > 1


def test_a_search_that_takes_too_long_is_stopped_and_counted():
    _, spread = conversation("spread", read(HARD), seeds=3, most=1)
    assert spread["late"] == 3


def test_the_solutions_leafed_through_are_those_counted():
    puzzle = read("12..34.." + "." * 8)
    _, total = conversation("total", puzzle, limit=1000)
    _, found = conversation("solutions", puzzle, limit=1000)
    assert total["exact"] and found["whole"]
    assert total["count"] == len(found["solutions"]) == len({*map(tuple, found["solutions"])})
    for cell, shared in enumerate(found["shared"]):
        values = {values[cell] for values in found["solutions"]}
        assert values == {shared} if shared else len(values) > 1


def test_a_count_may_be_asked_for_beyond_what_a_kernel_counts_to():
    _, total = conversation("total", read("12..34.." + "." * 8), limit=10**12)
    assert total["exact"]


@pytest.mark.parametrize("limit", [1, 2, 3])
def test_solutions_are_whole_when_there_are_no_more_than_the_limit(limit):
    two = read("..343412..434321")
    _, found = conversation("solutions", two, limit=limit)
    assert (len(found["solutions"]), found["whole"]) == (min(limit, 2), limit >= 2)


def test_true_candidates_are_the_values_of_all_solutions():
    puzzle = read("12..34.." + "." * 8)
    _, found = conversation("candidates", puzzle)
    answer = engine.solve(puzzle, limit=10_000)
    assert found["candidates"] == [sorted({values[cell] for values in answer.solutions}) for cell in range(16)]


@pytest.mark.parametrize("text", [HARD, MANY, "1.2............."])
def test_a_random_isomorph_has_the_same_least_one(text):
    puzzle = read(text)
    _, least = conversation("canon", puzzle)
    _, other = conversation("isomorph", puzzle, seed=3)
    assert tuple(least["least"]) == canonical(puzzle.geometry, other["givens"]).least


def test_isomorphs_are_of_digits_alone():
    for kind, fields in (("canon", {}), ("isomorph", {"seed": 1})):
        _, error = conversation(kind, read_rules("board: 4\na1 = 1").puzzle, **fields)
        assert error["code"] == "has-rules"


def test_what_contradicts_has_no_solution_and_is_drawn():
    puzzle = read_rules("board: 4\na1 < a2\na2 < a1\nb1 = 3\ngivens: ......1.........").puzzle
    _, found = conversation("conflict", puzzle)
    assert found["rules"] == ["a1 < a2", "a2 < a1"]
    assert found["cells"] == []
    assert len(found["shapes"]) == 2
    assert questions.conflict(puzzle).rules == (0, 1)


def test_where_there_is_a_solution_nothing_contradicts():
    _, found = conversation("conflict", read(HARD))
    assert found == {"solvable": True, "cells": [], "rules": [], "shapes": []}
