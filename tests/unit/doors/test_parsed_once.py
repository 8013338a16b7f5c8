"""Each text of a request becomes a value once, whatever is asked: no cache has to hide that it is read again."""

import json
import sys
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any, get_type_hints

import pytest

from pencilmark.board.line import parse_line
from pencilmark.doors.protocol import CONVERSATIONS
from pencilmark.doors.service import MOST_READ, Service
from pencilmark.rules.rule import parse_rule
from pencilmark.rules.variants.read import parse_clue

RECORDED = json.loads((Path(__file__).parents[2] / "contract" / "conversations.json").read_text("utf-8"))
LINE = "12343412214....."
GIVENS = [int(sign) for sign in LINE.replace(".", "0")]
RULES = ["killer 4: r1c1 r2c1", "d4 < c4", "thermo: r4c4 r4c3 r4c2"]
"""What the solution 1234 3412 2143 4321 obeys."""
PAPER = next(told["request"]["paper"] for told in RECORDED if told["request"]["kind"] == "pages")
PUZZLE = {"board": "4", "givens": GIVENS, "rules": RULES}
TYPED = f"board: 4\ngivens: {LINE}\n" + "\n".join(RULES)
OWN: dict[str, dict[str, Any]] = {
    "read": {"text": TYPED},
    "rules": {"text": TYPED, "board": "4"},
    "judge": {"values": GIVENS},
    "console": {"source": "1", "puzzle": PUZZLE},
    "pages": {"puzzles": [PUZZLE], "quick": False},
    "sheet": {"puzzles": [PUZZLE], "paper": PAPER},
    "many": {"lines": LINE, "questions": ["status", "level"]},
    "survey": {"puzzles": [["4", LINE]], "rules": [RULES], "rate": True},
}
"""What the request of a kind says instead of the recorded one."""
PARSERS = {parse_rule.__code__: "text", parse_clue.__code__: "line", parse_line.__code__: "text"}
TEXTS = {*RULES, LINE}
RULED = sorted({kind for kind, (asked, _) in CONVERSATIONS.items() if "rules" in get_type_hints(asked)} | set(OWN))


def request_of(kind: str) -> dict[str, Any]:
    """Return a request of a *kind* about the puzzle with rules, the rest as it is recorded."""
    told = next(told["request"] for told in RECORDED if told["request"]["kind"] == kind)
    return {**told, **(PUZZLE if kind not in ("read", "rules") else {}), **OWN.get(kind, {})}


def parses(request: dict[str, Any]) -> Counter[tuple[str, str]]:
    """Count how often each text of a request is handed to each parser while it is answered."""
    found: Counter[tuple[str, str]] = Counter()

    def note(frame: FrameType, event: str, _value: object) -> None:
        if event == "call" and frame.f_code in PARSERS:
            found[frame.f_code.co_name, frame.f_locals[PARSERS[frame.f_code]]] += 1

    sys.setprofile(note)
    try:
        *_, last = Service(clock=lambda: 0.0).open(json.dumps(request))
    finally:
        sys.setprofile(None)
    assert json.loads(last)["kind"] == "result" or "has-rules" in last
    return Counter({key: count for key, count in found.items() if key[1] in TEXTS})


@pytest.mark.parametrize("kind", RULED)
def test_each_text_of_a_request_is_parsed_once(kind: str) -> None:
    found = parses(request_of(kind))
    assert set(found.values()) == {1}
    assert {text for _, text in found} >= (TEXTS if kind in ("many", "survey") else set(RULES))


def test_a_line_that_is_pasted_is_parsed_once() -> None:
    assert parses({"id": 1, "kind": "read", "text": LINE}) == {("parse_line", LINE): 1}


def test_a_request_is_read_once_for_its_wheels_its_weight_and_its_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = [json.dumps({"id": number, "kind": "read", "text": LINE}) for number in (1, 2)]
    door, loads, read = Service(clock=lambda: 0.0), json.loads, list[str]()
    monkeypatch.setattr("pencilmark.doors.service.json.loads", lambda text: read.append(text) or loads(text))
    for text in texts:
        door.wheels(text)
    for text in texts:
        door.accept(text)
    while door.busy:
        door.step()
    assert sorted(read) == texts


def test_requests_whose_wheels_never_come_are_forgotten() -> None:
    door = Service(clock=lambda: 0.0)
    for number in range(100):
        door.wheels(json.dumps({"id": number, "kind": "lessons"}))
    assert len(door._read) <= MOST_READ
