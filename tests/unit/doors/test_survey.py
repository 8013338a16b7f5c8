"""All puzzles of a list are solved and rated, those with rules by their rules."""

import json
from typing import Any

from pencilmark.doors.service import Service
from pencilmark.human.techniques.technique import LEVELS

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
