"""The door between page and Python: pauses, progress, cancelling, and what happens to bugs."""

import json
from types import SimpleNamespace

import pytest

from pencilmark.doors import service
from pencilmark.doors.handlers import Cancelled
from pencilmark.doors.protocol import Note
from pencilmark.doors.service import REPORT, SLICE, Service


class Clock:
    """Time that passes only when told."""

    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def door(clock):
    return Service(clock)


@pytest.fixture
def handling(monkeypatch):
    """Let a function answer every request, whatever its kind."""

    def install(answer):
        monkeypatch.setattr(service, "handler", lambda kind: SimpleNamespace(answer=answer))

    return install


def ask(door, kind="solve", number=1, **fields):
    return door.open(json.dumps({"id": number, "kind": kind, **fields}))


def replies(texts):
    return [json.loads(text) for text in texts if text]


def ticking(clock, step, count=100):
    """Make a handler that works *count* times *step* seconds."""

    def answer(request, _):
        for i in range(count):
            clock.now += step
            yield Note(done=i / count, text=f"{i}")
        return "done"

    return answer


def test_the_last_reply_is_the_result_and_has_the_id_of_the_request(door, handling, clock):
    handling(ticking(clock, 0.001))
    *_, last = replies(ask(door, number=17))
    assert last == {"id": 17, "kind": "result", "value": "done"}


def test_work_is_paused_after_every_slice_and_not_before(door, handling, clock):
    handling(ticking(clock, SLICE * 0.6, count=100))
    assert len(list(ask(door))) == 50 + 1


def test_progress_is_reported_at_most_ten_times_a_second(door, handling, clock):
    handling(ticking(clock, 0.01, count=1000))
    reports = [reply for reply in replies(ask(door)) if reply["kind"] == "progress"]
    assert 50 <= len(reports) <= clock.now / REPORT


def test_progress_tells_the_newest_note(door, handling, clock):
    handling(ticking(clock, REPORT, count=3))
    notes = [reply["note"]["text"] for reply in replies(ask(door)) if reply["kind"] == "progress"]
    assert notes == ["0", "1", "2"]


def test_a_cancelled_work_ends_at_its_next_pause(door, handling, clock):
    handling(ticking(clock, SLICE, count=1000))
    texts = ask(door)
    next(texts)
    door.cancel(1)
    assert replies(texts) == [{"id": 1, "kind": "error", "error": {"code": "cancelled", "message": "stopped"}}]


def test_a_work_cancelled_before_it_starts_never_starts(door, handling):
    handling(lambda request, clock: pytest.fail("started"))
    door.cancel(3)
    assert replies(ask(door, number=3))[0]["error"]["code"] == "cancelled"


def test_a_cancelled_work_may_give_what_it_has(door, handling, clock):
    def answer(request, _):
        try:
            while True:
                clock.now += SLICE
                yield None
        except Cancelled:
            return "best so far"

    handling(answer)
    texts = ask(door)
    next(texts)
    door.cancel(1)
    assert replies(texts) == [{"id": 1, "kind": "result", "value": "best so far"}]


def test_cancelling_one_request_leaves_the_next_with_another_id_alone(door, handling, clock):
    handling(ticking(clock, SLICE, count=5))
    door.cancel(1)
    list(ask(door, number=1))
    assert replies(ask(door, number=2))[-1]["kind"] == "result"


def test_a_bug_is_an_answer_with_its_traceback_and_the_door_stays_open(door, handling, clock):
    def answer(request, _):
        yield None
        raise ZeroDivisionError("oh")

    handling(answer)
    (reply,) = replies(ask(door))
    assert (reply["error"]["code"], reply["error"]["message"]) == ("bug", "ZeroDivisionError: oh")
    assert "Traceback" in reply["error"]["details"]
    handling(ticking(clock, 0))
    assert replies(ask(door))[-1]["kind"] == "result"


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '{"kind": "solve"}', '{"id": "x", "kind": "solve"}', '{"id": 1}'])
def test_what_is_no_request_is_refused(door, text):
    (reply,) = replies(door.open(text))
    assert reply["error"]["code"] == "bad-request"
    assert door.wheels(text) == "[]"


def test_only_large_boards_ask_for_wheels(door):
    def wheels(board):
        return json.loads(door.wheels(json.dumps({"id": 1, "kind": "solve", "board": board})))

    assert (wheels("9"), wheels("16"), wheels("25")) == ([], [], ["six", "python-sat"])


def test_a_board_that_does_not_exist_is_refused_and_asks_for_no_wheels(door):
    text = json.dumps({"id": 1, "kind": "solve", "board": "nine", "givens": [], "limit": 2})
    assert door.wheels(text) == "[]"
    assert replies(door.open(text))[0]["error"]["code"] == "bad-board"
