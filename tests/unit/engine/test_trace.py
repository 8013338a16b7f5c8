"""The search made visible."""

import itertools

import pytest

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.errors import BoardError
from pencilmark.board.masks import bits
from pencilmark.board.model import Candidate, Puzzle
from pencilmark.engine.trace import Event
from pencilmark.exchange.read import read
from pencilmark.rules.text import read_rules

HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
RULED = "size: 4\nkiller 3: a1 a2\nthermo: b1 b2 b3\na3 + d4 = 7"
NONE = "12....3....4...."
LOOSE = "board: 4\na1 < a2\nb1 + b2 = 5"
"""With choices between values and between places, and with many solutions."""


def watched(text, limit=2):
    events = []
    puzzle = read_rules(text).puzzle if "\n" in text else read(text)
    answer = engine.watch(puzzle, events.append, limit=limit)
    return events, answer


def test_watching_changes_no_answer():
    for text in (HARD, NONE, "1..............."):
        _, answer = watched(text, limit=100)
        assert set(answer.solutions) == set(engine.solve(read(text), limit=100).solutions)


def test_every_choice_but_those_on_the_way_to_the_end_is_taken_back():
    events, _ = watched(HARD)
    kinds = [event.kind for event in events]
    assert kinds[0] == "start"
    assert kinds.count("solution") == 1
    assert 0 <= kinds.count("choose") - kinds.count("back") <= max(event.depth for event in events)


@pytest.mark.parametrize("text", [HARD, LOOSE])
def test_depth_is_the_number_of_assumptions_that_stand(text):
    events, _ = watched(text, limit=100)
    depth = 0
    for event in events:
        depth += (event.kind == "choose") - (event.kind == "back")
        assert event.depth == depth


@pytest.mark.parametrize("text", [HARD, RULED, LOOSE])
def test_a_ripple_or_choice_tells_all_that_went_and_the_grid_is_what_is_left(text):
    events, _ = watched(text, limit=100)
    ripples = 0
    for before, after in itertools.pairwise(events):
        if after.kind in ("ripple", "choose"):
            gone = {(c, d + 1) for c, left in enumerate(before.grid) for d in bits(left & ~after.grid[c])}
            assert gone == set(after.removed)
            assert all(after.grid[cell] == 1 << value - 1 for cell, value in after.placed)
            ripples += 1
    assert ripples


@pytest.mark.parametrize("text", [HARD, LOOSE])
def test_going_back_restores_the_grid_from_before_the_choice(text):
    events, _ = watched(text, limit=100)
    grids, current = [], None
    for event in events:
        if event.kind == "choose":
            grids.append(current)
        elif event.kind == "back":
            assert event.grid == grids.pop()
        current = event.grid


def test_an_elimination_places_cells_with_one_candidate_and_an_only_choice_the_others():
    events, _ = watched(HARD)
    for before, event in itertools.pairwise(events):
        if event.kind == "ripple":
            lone = [before.grid[cell].bit_count() == 1 for cell, _ in event.placed]
            assert all(lone) if event.where == "elimination" else not any(lone)


def test_a_contradiction_names_its_cell_or_house():
    events, answer = watched(NONE)
    assert answer.status == "none"
    assert [event.where for event in events if event.kind == "contradiction"]


def test_the_log_of_a_clash_names_the_two_cells():
    events, _ = watched("11..............")
    assert events[-1].text(4) == "stop     nothing left for r1c1 and r1c2"


def test_the_log_is_a_line_an_event_indented_by_depth():
    events, _ = watched("1...............", limit=1)
    lines = [event.text(4) for event in events]
    assert all("\n" not in line for line in lines)
    assert lines[0] == "start    1 given, 10 candidates struck"
    assert lines[1] == "  choose   r2c4=1 of 2 for 1 in row 2"


@pytest.mark.parametrize("text", [HARD, NONE, LOOSE, "1..............."])
@pytest.mark.parametrize("limit", [1, 2, 5])
def test_each_solution_that_was_wanted_is_told_and_nothing_after_the_last(text, limit):
    events, answer = watched(text, limit=limit)
    told = [tuple(value for _, value in event.placed) for event in events if event.kind == "solution"]
    assert told == [*answer.solutions]
    assert len(told) < limit or events[-1].kind == "solution"


@pytest.mark.parametrize("text", [HARD, LOOSE, "1..............."])
def test_as_many_alternatives_are_tried_as_a_choice_says_that_there_are(text):
    events, _ = watched(text, limit=1000)
    choices, standing = [], []
    for event in events:
        if event.kind == "choose":
            del standing[event.depth :]
            if len(standing) < event.depth:
                standing.append([event.where, 0])
                choices.append(standing[-1])
            standing[-1][1] += 1
            assert standing[-1][0] == event.where
    assert choices
    for where, tried in choices:  # such as "3 for r1c2", or "1 in r1c2 or r1c3"
        assert tried == int(where.partition(" for ")[0] if " for " in where else 2)


def test_what_went_is_written_cell_by_cell_and_as_deep_as_it_is():
    gone = (Candidate(1, 3), Candidate(1, 5), Candidate(11, 5))
    event = Event("ripple", 2, (), (Candidate(0, 1),), gone, "row 1")
    assert event.text(9) == "    ripple   row 1: r1c1=1; 3 candidates struck: r1c2<>35 r2c3<>5"
    assert event.text(10).endswith("r1c2<>3,5 r2c2<>5") and event.text(16).endswith("r1c2<>3,5 r1c12<>5")


def test_boards_with_a_zero_have_no_log():
    with pytest.raises(BoardError):
        engine.watch(Puzzle(board("9 values=0-8"), (0,) * 81), print)
