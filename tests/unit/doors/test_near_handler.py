"""What is near puzzles, as the page asks for it: found in parts, stopped, gone on with; and a grid's laboratory."""

import json
from itertools import count

import pytest

from pencilmark import engine, rate
from pencilmark.board.boards import board
from pencilmark.board.line import parse_line
from pencilmark.board.model import Puzzle
from pencilmark.doors.service import Service

EASY = "....9..2..482..7..5...36...1.....6..37..584...........8....2....2.....13...9....."
GRID = "639241785284765193517983624123857946796432851458619237342178569861594372975326418"
MORE = f"{GRID[:36]}{'.' * 9}{GRID[45:63]}{'.' * 18}"


def asked(what, line=EASY, **more):
    return {"kind": "vicinity", "lines": line, "what": what, "exchange": "{-1+1}", "minimal": False, **more}


def run(service, request, number, stop_after=None):
    """Return the puzzles that were listed, and the result; the request is cancelled after some notes."""
    listed, notes, result = [], 0, None
    for reply in service.open(json.dumps({"id": number, **request})):
        told = json.loads(reply) if reply else {"kind": ""}
        if told["kind"] == "progress":
            listed += [one["puzzle"] for one in told["note"].get("listed", [])]
            notes += 1
            if notes == stop_after:
                service.cancel(number)
        elif told["kind"]:
            result = told
    return listed, result["value"]


@pytest.mark.parametrize(
    "request_", [asked("exchange"), asked("below", MORE, givens=30), asked("twins"), asked("exchange", minimal=True)]
)
def test_a_search_that_was_stopped_goes_on_and_lists_each_puzzle_once(request_):
    whole, told = run(Service(clock=lambda: 0.0), request_, 1)
    assert told == {"found": len(whole), "ended": True} and len(whole) == len(set(whole))
    service = Service(clock=count().__next__)
    first, ended = run(service, request_, 1, stop_after=1)
    rest, told = run(service, {**request_, "again": True}, 2)
    assert first + rest == whole and told["ended"] and told["found"] == len(whole)
    if whole[1:]:
        assert not ended["ended"]
    anew, _ = run(service, {**request_, "again": True, "minimal": not request_["minimal"]}, 3, stop_after=1)
    assert set(anew) <= set(run(Service(clock=lambda: 0.0), {**request_, "minimal": not request_["minimal"]}, 1)[0])


def test_minimal_puzzles_of_the_grid_come_with_few_givens():
    found, told = run(Service(clock=count().__next__), asked("grid", EASY, givens=24), 1, stop_after=1)
    assert found and told == {"found": len(found), "ended": False}
    for line in found:
        assert 81 - line.count(".") <= 24
        assert engine.check(Puzzle(board("9"), parse_line(line, board("9")).givens)).minimal


def test_a_climb_goes_to_a_harder_puzzle():
    found, _ = run(Service(clock=count(0, 0.01).__next__), asked("hodoku-score"), 1, stop_after=1)
    one, other = (rate(line).hodoku_score for line in (EASY, *found))
    assert one and other and other > one
