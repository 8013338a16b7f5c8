"""The agreement of page and worker: the same types on both sides, and recorded conversations both sides understand."""

import json
from importlib import import_module
from pathlib import Path

import pytest
from tests.contract.js_types import TARGET, render

from pencilmark.doors.protocol import CONVERSATIONS
from pencilmark.doors.service import Service

CONVERSED = json.loads((Path(__file__).parent / "conversations.json").read_text("utf-8"))


def without_chance(reply):
    """Blank what may differ from run to run and from engine to engine, the order of solutions too."""
    value = reply["value"] = without_telling(reply.get("value", {}))
    value |= {key: None for key in ("nodes", "backend", "milliseconds") if key in value}
    value |= {key: sorted(value[key]) for key in ("solutions",) if key in value}
    return reply


def without_telling(value):
    """Blank words and drawings of steps, which have tests of their own, wherever they are in a reply."""
    if isinstance(value, list):
        return [without_telling(item) for item in value]
    if not isinstance(value, dict):
        return value
    told = {"where", "text", "where_shapes", "shapes", "summary"} if {"step", "shapes"} & set(value) else set()
    told |= {"text"} if set(value) == {"text"} else set()
    few = {key: item[:3] if key == "lessons" else item for key, item in value.items()}
    return {key: None if key in told else without_telling(item) for key, item in few.items()}


def test_the_page_knows_the_types_of_all_messages():
    assert TARGET.read_text("utf-8") == render(), "run PYTHONPATH=py python3 tests/contract/js_types.py"


@pytest.mark.parametrize("kind", CONVERSATIONS)
def test_every_kind_of_request_has_a_module_that_answers_it(kind):
    assert callable(import_module(f"pencilmark.doors.handlers.{kind}").answer)


@pytest.mark.parametrize("kind", CONVERSATIONS)
def test_every_kind_of_request_has_a_recorded_conversation(kind):
    assert any(told["request"]["kind"] == kind for told in CONVERSED)


@pytest.mark.parametrize("told", CONVERSED, ids=lambda told: told["name"])
def test_python_answers_as_recorded(told):
    replies = [json.loads(text) for text in Service(clock=lambda: 0.0).open(json.dumps(told["request"])) if text]
    assert [without_chance(reply) for reply in replies] == [without_chance(reply) for reply in told["replies"]]
