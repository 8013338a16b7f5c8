"""The agreement of page and worker: the same types on both sides, and recorded conversations both sides understand."""

import json
import types
import typing
from pathlib import Path

import pytest
from tests.contract.js_types import TARGET, render

from pencilmark import __version__
from pencilmark.doors.handlers import handler
from pencilmark.doors.protocol import CONVERSATIONS
from pencilmark.doors.protocol.pieces import ErrorData
from pencilmark.doors.service import Service

RECORDED = (Path(__file__).parent / "conversations.json").read_text("utf-8")
CONVERSED = json.loads(RECORDED.replace('"version": ""', f'"version": "{__version__}"'))


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
def test_every_kind_of_request_is_answered_by_the_module_of_its_topic(kind):
    assert callable(handler(kind).answer)


@pytest.mark.parametrize("kind", CONVERSATIONS)
def test_every_kind_of_request_has_a_recorded_conversation(kind):
    assert any(told["request"]["kind"] == kind for told in CONVERSED)


def misfits(value, kind, place):
    """Yield where a *value* is not what the annotation *kind* says; *place* names it."""
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.NotRequired:
        yield from misfits(value, parts[0], place)
    elif typing.is_typeddict(kind) and isinstance(value, dict):
        fields = typing.get_type_hints(kind, include_extras=True)
        needed = {name for name, field in fields.items() if typing.get_origin(field) is not typing.NotRequired}
        yield from (f"{place}.{name}" for name in set(value) - set(fields) | needed - set(value))
        for name in set(value) & set(fields):
            yield from misfits(value[name], fields[name], f"{place}.{name}")
    elif origin is list and isinstance(value, list):
        for one in value:
            yield from misfits(one, parts[0], f"{place}[]")
    elif not fits(value, kind, origin, parts):
        yield place


def fits(value, kind, origin, parts):
    if origin in (typing.Union, types.UnionType):
        return any(not list(misfits(value, part, "")) for part in parts)
    if typing.is_typeddict(kind):
        return isinstance(value, dict) and not list(misfits(value, kind, ""))
    if origin is typing.Literal:
        return value in parts
    if origin or (isinstance(value, bool) and kind is not bool):
        return False
    return isinstance(value, (int, float) if kind is float else kind)


def replies_of(request):
    return [json.loads(text) for text in Service(clock=lambda: 0.0).open(json.dumps(request)) if text]


@pytest.mark.parametrize("told", CONVERSED, ids=lambda told: told["name"])
def test_messages_are_of_the_types_that_both_sides_know(told):
    asked, answered = CONVERSATIONS[told["request"]["kind"]]
    last = replies_of(told["request"])[-1]
    key, kind = ("error", ErrorData) if "error" in last else ("value", answered)
    assert not [*misfits(told["request"], asked, "request"), *misfits(last[key], kind, key)]


@pytest.mark.parametrize("told", CONVERSED, ids=lambda told: told["name"])
def test_python_answers_as_recorded(told):
    replies = replies_of(told["request"])
    assert [without_chance(reply) for reply in replies] == [without_chance(reply) for reply in told["replies"]]
