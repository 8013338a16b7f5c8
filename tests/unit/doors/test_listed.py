"""A list of puzzles with rules says its rules, and draws them."""

import json

from pencilmark.doors.service import Service

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
