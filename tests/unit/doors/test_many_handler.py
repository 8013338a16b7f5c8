"""Questions about long lists: blocks and single puzzles are answered alike, those with rules by their rules."""

import json
from itertools import count
from typing import Any

import pytest

from pencilmark.board.boards import board as board_of
from pencilmark.board.line import parse_line
from pencilmark.board.model import Position, Puzzle
from pencilmark.doors.service import Service
from pencilmark.engine import plain
from pencilmark.human.logic import all_steps
from pencilmark.human.techniques import named
from pencilmark.human.techniques.technique import LEVELS

HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
ANSWER = "417369825632158947958724316825437169791586432346912758289643571573291684164875293"


def told(lines, *questions, board="9", **more):
    asked = {"id": 1, "kind": "many", "board": board, "lines": "\n".join(lines), "questions": questions, **more}
    return [json.loads(reply) for reply in Service(clock=lambda: 0.0).open(json.dumps(asked)) if reply][-1]


def test_blocks_and_single_puzzles_are_answered_alike(monkeypatch):
    lines = [HARD, "." * 81, "11" + "." * 79, f"{ANSWER[:60]}{HARD[60:]}", ANSWER] * 3
    asked = "status", "solution", "minimal"
    quick = told(lines, *asked)["value"]
    monkeypatch.setattr(plain, "is_available", lambda: False)
    solutions = [ANSWER, "", "", ANSWER, ANSWER] * 3
    wanted = {"status": "12011" * 3, "solution": solutions, "minimal": "1--00" * 3}
    assert told(lines, *asked)["value"] == quick == wanted


def test_symmetries_are_named_by_all_their_turns():
    ring = "".join("1" if cell in (0, 3, 12, 15) else "." for cell in range(16))
    half = "".join("1" if cell in (1, 14) else "." for cell in range(16))
    assert told([ring, half], "symmetry", board="4")["value"]["symmetry"] == ["full", "rotational180"]


def test_isomorphic_puzzles_have_one_canonical_form():
    turned = HARD[::-1].translate(str.maketrans("123456789", "234567891"))
    first, second, wrong = told([HARD, turned, "11" + "." * 79], "canonical")["value"]["canonical"]
    assert (first == second, wrong) == (True, "")


def test_a_rating_is_told_of_puzzles_with_one_solution_only():
    found = told([f"{ANSWER[:70]}{'.' * 11}", "." * 81], "level", "er", "score")["value"]
    assert found["level"] == ["Beginner", None]
    assert [[found[name][at] for name in ("er", "ep", "ed")] for at in (0, 1)] == [[1.2, 1.0, 1.0], [None] * 3]
    assert (found["hardest"][1], found["score"][1]) == ("", None)


def test_steps_of_a_technique_are_counted_as_the_command_lists_them():
    easy = "...........54831...4.....8.5..8.4..396.....41.8..3..5...16.94..42.3.1.95..9...7.."
    puzzles = [easy, "." * 81, HARD]
    found = told(puzzles, "technique", technique="hidden-single")["value"]["technique"]
    techniques = named("hidden-single")
    for line, count_ in zip(puzzles, found, strict=True):
        position = Position.of(Puzzle(board_of("9"), parse_line(line, board_of("9")).givens))
        assert len(list(all_steps(position, techniques))) == count_
    assert found[0] > 0
    assert told([easy], "technique", technique="none")["error"]["code"] == "bad-technique"


@pytest.mark.parametrize("line", [HARD[:80], HARD[:80] + "y", HARD[:80] + "\u00e9"])
def test_a_line_that_is_none_is_refused(line):
    assert told([HARD, line], "status")["error"]["code"] in ("bad-length", "bad-character")


def test_puzzles_with_rules_are_answered_by_them():
    cages = ["killer 3: r1c1 r1c2", "killer 7: r2c1 r2c2", "killer 3: r3c1 r4c2", "killer 3: r2c1"]
    rules = [*cages, "thermo: r1c1 r1c2 r1c3 r1c4", "r3c1 = 2"]
    every = ("status", "minimal", "symmetry", "canonical", "level", "er", "score", "solution")
    found = told(["." * 16], *every, board="4", rules=rules)["value"]
    assert (found["status"], found["solution"]) == ("1", ["1234341223414123"])
    assert found["level"][0] and found["hardest"][0]
    assert (found["canonical"], found["er"], found["score"]) == ([""], [None], [None])
    assert told(["." * 81], "status", rules=["r1c1 = 1"])["value"]["status"] == "2"


def test_the_vicinity_comes_in_notes_each_class_once_and_stops_when_it_is_cancelled():
    easy = "....9..2..482..7..5...36...1.....6..37..584...........8....2....2.....13...9....."
    lines = [easy, "." * 81, easy[::-1]]
    asked = {
        "id": 1,
        "kind": "vicinity",
        "lines": "\n".join(lines),
        "what": "exchange",
        "exchange": "{-1+1}",
        "minimal": False,
    }
    service = Service(clock=lambda: 0.0)
    *notes, result = [json.loads(reply) for reply in service.open(json.dumps(asked)) if reply]
    listed = [one for note in notes for one in note["note"].get("listed", [])]
    assert len(told([one["puzzle"] for one in listed], "status")["value"]["status"].replace("1", "")) == 0
    forms = told([easy, *(one["puzzle"] for one in listed)], "canonical")["value"]["canonical"]
    assert len(set(forms)) == len(forms) == result["value"]["found"] + 1 > 40
    assert {one["line"] for one in listed} == {1}

    ticking = Service(clock=count().__next__)
    replies = ticking.open(json.dumps({**asked, "id": 2}))
    first = next(filter(None, replies))
    ticking.cancel(2)
    ended = [json.loads(reply) for reply in replies if reply][-1]
    assert json.loads(first)["kind"] == "progress"
    assert 0 <= ended["value"]["found"] < result["value"]["found"]


BARE = "." * 16
CAGES = [
    "killer 3: r1c1 r1c2",
    "killer 7: r2c1 r2c2",
    "killer 3: r3c1 r4c2",
    "killer 3: r2c1",
    "thermo: r1c1 r1c2 r1c3 r1c4",
    "r3c1 = 2",
]
LINE = "1234341223414123"
"""The only grid that they leave."""


def surveyed(**fields: object) -> list[dict[str, Any]]:
    request = json.dumps({"id": 1, "kind": "survey", **fields})
    replies = [json.loads(text) for text in Service(clock=lambda: 0.0).open(request)]
    assert replies[-1]["kind"] == "result", replies[-1]
    return [one for reply in replies[:-1] for one in reply.get("note", {}).get("surveyed", [])]


def test_puzzles_with_rules_are_solved_and_rated_by_them() -> None:
    puzzles = [["4", BARE], ["4", LINE[:-1] + "."], ["4", BARE]]
    found = surveyed(puzzles=puzzles, rules=[CAGES, [], []], rate=True)
    assert [one["status"] for one in found] == ["unique", "unique", "multiple"]
    assert "".join(map(str, found[0]["solution"])) == LINE
    assert all(one["level"] in LEVELS for one in found[:2])
    assert found[0]["er"] is None


def test_a_list_without_rules_says_nothing_of_them() -> None:
    assert [one["status"] for one in surveyed(puzzles=[["4", BARE]], rate=False)] == ["multiple"]


TWO = """board: 4
killer 3: r1c1 r1c2
givens: ..34............

board: 4
thermo: r1c1 r1c2 r1c3
givens: ...4............
"""


def test_the_puzzles_of_a_list_are_drawn_with_their_rules() -> None:
    replies = Service(clock=lambda: 0.0).open(json.dumps({"id": 1, "kind": "read", "text": TWO}))
    notes = [reply["note"] for text in replies if text and (reply := json.loads(text))["kind"] == "progress"]
    listed = [one for note in notes for one in note.get("listed", ())]
    assert [one["rules"] for one in listed] == [["killer 3: r1c1 r1c2"], ["thermo: r1c1 r1c2 r1c3"]]
    cage, thermo = (one["shapes"] for one in listed)
    assert [shape["text"] for shape in cage if shape["kind"] == "text"] == ["3"]
    assert {shape["kind"] for shape in thermo} == {"path", "disc"}
