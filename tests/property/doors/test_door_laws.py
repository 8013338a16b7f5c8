"""Laws of the door: whatever is asked, the answer is a result or a coded error, and never a bug."""

import gc
import json
from copy import deepcopy
from pathlib import Path
from types import TracebackType

from hypothesis import given, settings
from hypothesis import strategies as st

from pencilmark.board.errors import Unavailable
from pencilmark.board.geometry import Geometry
from pencilmark.doors.service import Service
from pencilmark.engine import kernels
from pencilmark.engine.relations import driver

SLOW = {"book", "worksheet", "sheet", "generate"}
CONVERSED = json.loads((Path(__file__).parents[2] / "contract" / "conversations.json").read_text("utf-8"))
REQUESTS = [told["request"] for told in CONVERSED if told["request"]["kind"] not in SLOW]
NUMBERS = [-1, 0, 1, 9, 81, 99, 2**40, -(2**60), 1.5, 1e308, None, True, False]
TEXTS = [
    *("", "9", "36", "16 jigsaw", "a1 =", "taxicab", "kropki-negative", "sandwich", "thermo", "size: 36\ntaxicab"),
    "\0",
]
TEXTS += ["é" * 50, "ǰ", "." * 81, "." * 624 + "ǰ"]
LISTS = [[], [0], [[0, 0]], [[99]], [0] * 81, [[]] * 81, [[10]] * 81, [1, 2, 3], {}, {"board": "9"}]
STRANGE = st.sampled_from([*NUMBERS, *TEXTS, *LISTS])
STEPS = 60
"""Slices that a request may work before it is cancelled."""


def places(value: object, path: tuple = ()) -> list[tuple]:
    """List where something in a request can be put in place of something else."""
    items = value.items() if isinstance(value, dict) else enumerate(value[:3]) if isinstance(value, list) else ()
    found = [path] if path else []
    return found + [place for key, inner in items for place in places(inner, (*path, key))]


@st.composite
def hostile(draw):
    """A recorded request, with one to three of its parts replaced or left out."""
    request = deepcopy(draw(st.sampled_from(REQUESTS)))
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(places(request)))
        if path in (("id",), ("kind",)):
            continue
        holder = request
        for key in path[:-1]:
            holder = holder[key]
        if isinstance(holder, dict) and draw(st.integers(0, 3)) == 0:
            del holder[path[-1]]
        else:
            holder[path[-1]] = deepcopy(draw(STRANGE))
    return request


def last_reply(request: dict) -> dict:
    ticks = iter(range(10**9))
    door = Service(clock=lambda: next(ticks) / 100)
    text = json.dumps(request)
    json.loads(door.wheels(text))
    replies = []
    for reply in door.open(text):
        replies.append(reply)
        if len(replies) == STEPS:
            door.cancel(request["id"])
    return json.loads(replies[-1])


@settings(deadline=None, max_examples=50)
@given(hostile())
def test_a_malformed_request_is_never_a_bug(request):
    reply = last_reply(request)
    assert reply["kind"] == "result" or reply["error"]["code"] != "bug", reply


def numbers(value: object, path: tuple = ()) -> list[tuple]:
    """List where numbers stand in a request: the first and the last of each list."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    inner = list(items)
    chosen = inner if isinstance(value, dict) else inner[:1] + inner[-1:] if len(inner) > 1 else inner
    found = [path] if type(value) is int and path != ("id",) else []
    return found + [place for key, one in chosen for place in numbers(one, (*path, key))]


def test_a_number_beyond_all_memory_is_never_a_bug():
    """A candidate once was a MemoryError: a bit was made of it."""
    request: dict = {"id": 1, "kind": "solve", "board": "4", "givens": [0] * 16, "limit": 2}
    request["candidates"] = [[1, 2**44]] + [[1, 2, 3, 4]] * 15
    assert last_reply(request)["error"]["code"] != "bug"
    kinds = {one["kind"]: one for one in REQUESTS}
    for recorded in kinds.values():
        for path in numbers(recorded):
            request = deepcopy(recorded)
            holder = request
            for key in path[:-1]:
                holder = holder[key]
            holder[path[-1]] = 2**44
            reply = last_reply(request)
            assert reply["kind"] == "result" or reply["error"]["code"] != "bug", (request["kind"], path, reply)


@settings(deadline=None, max_examples=40)
@given(st.recursive(STRANGE, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner)))
def test_what_is_no_request_is_refused(value):
    assert last_reply({"id": 1, "kind": "solve", "board": value})["error"]["code"] != "bug"


def test_a_survey_of_what_is_no_pair_is_refused():
    request = {"id": 1, "kind": "survey", "rate": False, "puzzles": [["9"]]}
    assert last_reply(request)["error"]["code"] == "bad-request"


def forget_what_was_there() -> None:
    """Have what other tests left be looked through no more."""
    gc.collect()
    gc.freeze()


def alive(kind: type) -> int:
    """Count the objects of a *kind* that came since, and are still held."""
    gc.collect()
    return sum(isinstance(thing, kind) for thing in gc.get_objects())


def test_requests_whose_backend_is_missing_leave_nothing_of_theirs_behind(monkeypatch):
    def missing(*_):
        raise Unavailable("too-many-ways")

    for module, name in ((driver, "RuleMachine"), (kernels, "open_kernel")):
        monkeypatch.setattr(module, name, missing)
    for cache in (driver._machine, kernels._shared):
        cache.cache_clear()
    request = {"id": 1, "kind": "solve", "board": "4", "givens": [0] * 16, "limit": 1, "rules": ["r1c1 = r2c2 + 1"]}
    door = Service(clock=lambda: 0.0)
    counts = []
    forget_what_was_there()
    for _ in range(3):
        for number in range(5):
            assert '"result"' in "".join(door.open(json.dumps(request | {"id": number})))
            door.cancel(10_000 + number)
        counts.append(alive(TracebackType))
    for cache in (driver._machine, kernels._shared):
        cache.cache_clear()
    assert counts[1] == counts[2]


def test_hostile_requests_on_ever_other_boards_leave_few_boards_in_memory():
    door = Service(clock=lambda: 0.0)
    forget_what_was_there()
    for number in range(300):
        row, column = divmod(number, 17)
        text = f"killer 15: r1c1 r1c2\nthermo: r2c1 r3c1\nr1c1 = r2c2 + 1\nr{row + 1}c1 < 9"
        board = f"18 latin house=r{row + 1}c{column + 1}r{row + 1}c{column + 2}"
        request = {"id": 1, "kind": "rules", "board": board, "text": text}
        assert '"result"' in "".join(door.open(json.dumps(request)))
    assert alive(Geometry) <= 150
