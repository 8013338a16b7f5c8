"""The door between page and Python: pauses, progress, cancelling, and what happens to bugs."""

import json
from types import SimpleNamespace

import pytest
from tests.unit.paper.corpus import PAPER

from pencilmark.board.task import Cancelled
from pencilmark.doors import service
from pencilmark.doors.handlers import Handler, handler, sheets, solving
from pencilmark.doors.protocol.replies import Note
from pencilmark.doors.service import REPORT, SLICE, Service
from pencilmark.engine.sat import Delivery


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
        monkeypatch.setattr(service, "handler", lambda kind: Handler(answer))
        monkeypatch.setattr(service, "check", lambda *_: None)

    return install


def ask(door, kind="solve", number=1, **fields):
    return door.open(json.dumps({"id": number, "kind": kind, **fields}))


def replies(texts):
    return [json.loads(text) for text in texts if text]


def ticking(clock, step, count=100):
    """Make a handler that works *count* times *step* seconds."""

    def answer(request):
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


def accept(door, kind, number, **fields):
    door.accept(json.dumps({"id": number, "kind": kind, **fields}))


def steps(door):
    """Step until nothing is open; yield each reply."""
    while door.busy:
        text = door.step()
        if text:
            yield json.loads(text)


def results(door):
    return [reply["id"] for reply in steps(door) if reply["kind"] == "result"]


@pytest.fixture
def lasting(monkeypatch, clock):
    """Let each request last as many seconds as it says, in bits of 10 ms; those called "count" give way."""

    def find(kind):
        def answer(request):
            yield from ticking(clock, 0.01, round(request["lasts"] * 100))(request)
            return request["kind"]

        return Handler(answer, gives_way=lambda request: kind == "count")

    monkeypatch.setattr(service, "handler", find)
    monkeypatch.setattr(service, "check", lambda *_: None)


def test_a_short_request_waits_no_longer_than_a_slice_for_a_long_one(door, lasting, clock):
    accept(door, "rate", 1, lasts=60)
    for _ in range(500):
        door.step()
    asked = clock.now
    accept(door, "solve", 2, lasts=0.2)
    assert next(reply["id"] for reply in steps(door) if reply["kind"] == "result") == 2
    assert clock.now - asked <= 0.2 + 2 * SLICE


def test_of_many_requests_the_shorter_end_first(door, lasting, clock):
    lengths = [5, 3, 8, 1, 0.5, 2]
    for number, lasts in enumerate(lengths):
        accept(door, "solve", number, lasts=lasts)
    assert results(door) == sorted(range(len(lengths)), key=lengths.__getitem__)


def test_what_gives_way_has_its_turn_only_while_nothing_else_is_asked(door, lasting):
    accept(door, "count", 1, lasts=0.1)
    accept(door, "rate", 2, lasts=3)
    accept(door, "solve", 3, lasts=2)
    assert results(door) == [3, 2, 1]


def test_a_cancelled_request_ends_at_once_whatever_else_is_asked(door, lasting):
    accept(door, "rate", 1, lasts=60)
    for _ in range(100):
        door.step()
    accept(door, "solve", 2, lasts=1)
    door.cancel(1)
    assert json.loads(door.step())["error"]["code"] == "cancelled"


def test_the_time_of_others_is_no_time_of_a_request(door, monkeypatch, clock):
    took = {}

    def answer(request, own):
        start = own()
        for _ in range(round(request["lasts"] * 100)):
            clock.now += 0.01
            yield None
        took[request["id"]] = own() - start

    monkeypatch.setattr(service, "handler", lambda kind: Handler(answer, timed=True))
    monkeypatch.setattr(service, "check", lambda *_: None)
    accept(door, "rate", 1, lasts=3)
    accept(door, "solve", 2, lasts=2)
    results(door)
    assert took == {1: pytest.approx(3), 2: pytest.approx(2)}


def test_what_was_found_for_a_page_need_not_be_found_for_the_next(door, monkeypatch):
    paper = PAPER | {"show": ["level"]}
    puzzle = {"board": "4", "givens": [1, 2, 3, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1]}
    accept(door, "pages", 1, puzzles=[puzzle], paper=paper, first=0, count=2)
    (first,) = (reply["value"] for reply in steps(door) if reply["kind"] == "result")
    assert [sorted(found) for found in first["found"]] == [["level", "place", "solution"]]
    monkeypatch.setattr(sheets, "engine", SimpleNamespace(stream=lambda *_: pytest.fail("solved again")))
    monkeypatch.setattr(sheets, "rating", SimpleNamespace(work=lambda *_: pytest.fail("rated again")))
    known = puzzle | {name: value for name, value in first["found"][0].items() if name != "place"}
    accept(door, "pages", 2, puzzles=[known], paper=paper, first=0, count=2)
    (again,) = (reply["value"] for reply in steps(door) if reply["kind"] == "result")
    assert (again["pages"], again["found"]) == (first["pages"], [])


def test_a_preview_never_rates_and_waits_for_everything_else(door, monkeypatch):
    monkeypatch.setattr(sheets, "rating", SimpleNamespace(work=lambda *_: pytest.fail("rated")))
    givens = [int(sign) for sign in "800000000003600000070090200050007000000045700000100030001000068008500010090000400"]
    paper = PAPER | {"show": ["level", "rating"]}
    puzzles = [{"board": "9", "givens": givens}]
    accept(door, "pages", 1, puzzles=puzzles, paper=paper, first=0, count=2, preview=True)
    accept(door, "solve", 2, board="9", givens=givens, limit=2)
    solved, told = (reply for reply in steps(door) if reply["kind"] != "progress")
    assert (solved["id"], solved["value"]["status"]) == (2, "unique")
    words = [item.get("text", "") for item in told["value"]["pages"][0]["items"]]
    assert (told["value"]["whole"], "level …, ER …" in words) == (True, True)


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
    def answer(request):
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
    def answer(request):
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
        return json.loads(door.wheels(json.dumps({"id": 1, "kind": "solve", "board": board, "givens": [], "limit": 2})))

    assert (wheels("9"), wheels("16"), wheels("25")) == ([], [], ["six", "python-sat"])


def test_a_board_that_does_not_exist_is_refused_and_asks_for_no_wheels(door):
    text = json.dumps({"id": 1, "kind": "solve", "board": "nine", "givens": [], "limit": 2})
    assert door.wheels(text) == "[]"
    assert replies(door.open(text))[0]["error"]["code"] == "bad-board"


def test_a_sight_of_the_same_cell_twice_is_refused_and_not_looked_along_for_ever(door):
    (reply,) = replies(ask(door, "clue", board="9", name="sandwich", numbers=[5], groups=[[0, 0]]))
    assert "the same one twice" in reply["value"]["error"]


def test_a_number_that_no_digits_make_is_told_and_no_line_made(door):
    """The bounds are those of the rule itself: the least and the largest number, and beyond both."""

    def made(name, *numbers, groups, board="9"):
        (reply,) = replies(ask(door, "clue", board=board, name=name, numbers=list(numbers), groups=groups))
        return reply["value"]["line"] != "", reply["value"]["error"]

    pair, edge = [[0, 1]], [[1]]
    bounds = {
        "killer": (3, 17, pair),
        "difference": (1, 8, pair),
        "sandwich": (0, 35, edge),
        "skyscraper": (1, 9, edge),
    }
    for name, (least, most, groups) in bounds.items():
        for number in (least - 1, least, most, most + 1):
            within = least <= number <= most
            if number >= 0:
                assert made(name, number, groups=groups)[0] == within, (name, number)
    assert made("killer", 0, groups=pair) == (False, "no digits here can make 0")
    assert made("difference", 38, groups=pair) == (False, "no digits here can make 38")
    assert made("killer", 31, groups=pair, board="16")[0] and not made("killer", 32, groups=pair, board="16")[0]
    assert made("quadruple", 3, 8, groups=[[0]])[0]
    assert "separate several numbers with spaces" in made("quadruple", 38, groups=[[0]])[1]


def value_of(work):
    """Run the work of a handler to its end."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value


def test_an_x_puzzle_has_one_rating_whichever_way_its_diagonals_came(clock):
    """By the board of a link (`&b=9+x`), or by the variant."""
    givens = [int(sign) for sign in "720100050000030000640070080000800040084097625000000000005000000000900010830020060"]
    ways = [{"board": "9 x", "rules": []}, {"board": "9", "rules": ["diagonals"]}]
    told = [value_of(handler("rate").begin({"id": 1, "kind": "rate", "givens": givens, **way}, clock)) for way in ways]
    assert told[0] == told[1]
    assert told[0]["status"] == "unique"
    assert told[0]["level"]


def test_a_list_is_solved_with_the_candidates_of_its_puzzles(clock):
    marks = "".join("".join(one if one == value else "." for one in "1234") for value in "1234341221434321")
    puzzles = [["4", "." * 16], ["4", "." * 16, marks]]
    told = [note["surveyed"][0] for note in handler("survey").begin({"puzzles": puzzles, "rate": False}, clock) if note]
    assert [one["status"] for one in told] == ["multiple", "unique"]


def test_wheels_that_a_search_wishes_for_are_named_once_and_told_of(door, monkeypatch):
    delivery = Delivery(is_possible=True)
    monkeypatch.setattr(service, "python_sat", delivery)
    monkeypatch.setattr(solving, "python_sat", delivery)
    assert json.loads(door.wished()) == []
    delivery.wish()
    assert json.loads(door.wished()) == ["six", "python-sat"]
    assert json.loads(door.wished()) == []
    assert "on its way" in solving.so_far(SimpleNamespace(nodes=7))
    door.delivered(is_there=True)
    assert "on its way" not in solving.so_far(SimpleNamespace(nodes=7))
