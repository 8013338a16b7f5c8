"""The one door between the page and Python: request texts in, reply texts out.

The worker hands in each request with `Service.accept` as it arrives, and calls `Service.step` while one is open.
Between two steps it looks for messages from the page, so that a request can be cancelled, and a short one need not wait
for a long one: every step goes to the request that has had the least time so far, and those that give way come last.
"""

from __future__ import annotations

import json
import sys
import traceback
from collections import deque
from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import Any, cast

from pencilmark.board.boards import board
from pencilmark.board.errors import InputError, PencilmarkError
from pencilmark.board.frozen import write_all
from pencilmark.board.languages import language_of
from pencilmark.board.model import Position, Puzzle
from pencilmark.board.speech import english, language, learn, use
from pencilmark.board.task import Cancelled, Running, finished, heeding
from pencilmark.doors.checking import check
from pencilmark.doors.handlers import Clock, handler
from pencilmark.doors.protocol import CONVERSATIONS
from pencilmark.doors.protocol.pieces import ErrorData
from pencilmark.doors.protocol.replies import Failure, Note, Progress, Result, Work, joined
from pencilmark.doors.protocol.teaching import HintRequest
from pencilmark.engine.kernel.nine import nine_module
from pencilmark.engine.kernels import is_available
from pencilmark.engine.sat import python_sat
from pencilmark.human import telling
from pencilmark.human.explain import explain
from pencilmark.human.teacher import next_step

SLICE = 0.03
"""Seconds of work between two pauses."""
REPORT = 0.1
"""Seconds between two reports of progress, at least."""
MOST_CANCELLED = 1000
"""Requests cancelled before they came, at most."""
MOST_READ = 10
"""Requests read but not answered yet, at most: their wheels may never come."""
_FIRST = ("solve", "hint")
"""The first questions about a classic puzzle; others need the rest of the package, loaded after the start."""
_SOON = (
    "engine.relations.without_rules",  # imported by the engine for the first puzzle on another board
    "engine.ruled_streams",  # and for the first one with rules
    "engine.relations.driver_written",
    "exchange.text.lists",
    "exchange.links",
    "doors.handlers.reading",
    "doors.handlers.ruling",
    "doors.handlers.lessons",
    "make.generator.target",  # needed by Make, and by a new puzzle in Play; in parts, for which nobody has to wait
    "make.generator.search",
    "make.setting.part",
    "make.batch",
    "doors.handlers.making",
)
"""What is imported once the rest of the package is there, a module at a time: the next questions are of these."""
english()  # now: the page starts from a snapshot of memory, where no file of the package is
write_all()  # and what is in the snapshot takes no time
_PRACTICE = ".25...8.......32.48...1...94.9..65...1..7................69..7......7925..4.21..."


class Service:
    """Answers requests, with a generator for each; *clock* returns seconds.

    >>> door = Service(clock=lambda: 0.0)
    >>> reply, = door.open('{"id": 1, "kind": "read", "text": "1...2...3...4..."}')
    >>> json.loads(reply)["value"]["puzzle"]["board"]["size"]
    4
    >>> reply, = door.open('{"id": 2, "kind": "dance"}')
    >>> json.loads(reply)["error"]["code"]
    'unknown-kind'
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._sessions: dict[str, object] = {}
        self._cancelled: set[int] = set()
        self._turns: list[_Turn] = []
        self._read: dict[str, dict[str, Any]] = {}

    def get_set(self) -> None:
        """Start the kernel of the classic board, if there is one, so that the first question need not wait."""
        is_available(board("9"))

    def practise(self) -> None:
        """Warm up: run one hint so that the browser has compiled the code."""
        givens = [int(value) for value in _PRACTICE.replace(".", "0")]
        request = HintRequest(id=0, kind="hint", board="9", givens=givens, placed=[0] * 81, marks=[[]] * 81)
        deque(self.open(json.dumps(request)), maxlen=0)

    def prepare(self) -> bool:
        """Import one more of the modules that the next questions need; return whether there are more."""
        wanted = (name for name in _SOON if f"pencilmark.{name}" not in sys.modules)
        name = next(wanted, None)
        if name:
            import_module(f"pencilmark.{name}")
        return next(wanted, None) is not None

    def wheels(self, text: str) -> str:
        """List, as JSON, the wheels to install before `open` is called with the same *text*."""
        try:
            request = self._request(text)
            check(request, _shape(request["kind"]))
            use(_language(request))  # paper in some languages needs its own font
            return json.dumps(list(handler(request["kind"]).wheels(request)))
        except InputError:
            return "[]"  # `open` will say what is wrong

    def wished(self) -> str:
        """List, as JSON, the wheels that would help a stalled search, each once; `delivered` takes the outcome."""
        return json.dumps(python_sat.take())

    def delivered(self, is_there: bool) -> None:
        """Note whether the requested wheels have arrived."""
        python_sat.end(is_there)

    def cancel(self, number: int) -> None:
        """Cancel the request with id *number* at its next pause; its generator still sends a last reply.

        It may arrive before the request itself; if it arrives after that has ended, it is forgotten in time.
        """
        self._cancelled.add(number)
        if len(self._cancelled) > MOST_CANCELLED:
            self._cancelled.remove(min(self._cancelled))

    def accept(self, text: str) -> None:
        """Open the request in *text* beside those already open: `step` answers them in turn."""
        self._turns.append(_Turn(self.open(text), *self._weight(text)))

    @property
    def busy(self) -> bool:
        """Report whether a request is open."""
        return bool(self._turns)

    def step(self) -> str:
        """Let one of the open requests work for a slice; return what it has to say, often nothing.

        The choice is one that is cancelled, if there is one, else the one that has had the least time so far; one that
        gives way only if there is no other. So none waits longer than a slice for a longer one.
        """
        turn = min(self._turns, key=lambda turn: (turn.number not in self._cancelled, turn.gives_way, turn.used))
        start = self._clock()
        reply = next(turn.replies, None)
        turn.used += self._clock() - start
        if reply is None:
            self._turns.remove(turn)
        return reply or ""

    def _weight(self, text: str) -> tuple[int, bool]:
        """Return the id of the request in *text* and whether it gives way; 0 and False if it is no request."""
        try:
            request = self._request(text)
            return request["id"], handler(request["kind"]).gives_way(request) is True
        except InputError:
            return 0, False  # `open` will say what is wrong

    def _request(self, text: str) -> dict[str, Any]:
        """Read a request once, for all questions about it until `open` answers it: its wheels, its weight."""
        if text not in self._read:
            self._read[text] = _request(text)
            if len(self._read) > MOST_READ:
                del self._read[next(iter(self._read))]
        return self._read[text]

    def _begun(self, request: dict[str, Any], clock: Clock) -> Work[object]:
        """Start the work that *request* asks for, with the clock and the session that its kind needs."""
        kind, found = request["kind"], handler(request["kind"])
        if found.session and kind not in self._sessions:
            self._sessions[kind] = found.session()
        return found.begin(request, clock, self._sessions.get(kind))

    def learn(self, tag: str, sentences: str) -> None:
        """Add a language that the worker has fetched: the JSON of its *sentences* by their ids."""
        learn(language_of(tag).tag, json.loads(sentences))

    def open(self, text: str) -> Iterator[str]:
        """Answer the request in *text*: yield reply texts, the last a result or an error; empty texts are pauses."""
        number = 0
        try:
            request = self._request(text)
            del self._read[text]
            number = request["id"]
            if number in self._cancelled:
                raise Cancelled
            use(_language(request))
            check(request, _shape(request["kind"]))
            watch = _Watch(self._clock)
            work = self._begun(request, watch)
            value = yield from self._pump(number, work, watch)
            yield json.dumps(Result(id=number, kind="result", value=value))
        except Cancelled:
            yield _failure(number, ErrorData(code="cancelled", message="stopped"))
        except PencilmarkError as error:
            yield _failure(number, cast(ErrorData, error.as_dict()))
        except Exception as bug:  # the boundary: a bug must reach the page as a reply, with all its details
            message = f"{type(bug).__name__}: {bug}"
            yield _failure(number, ErrorData(code="bug", message=message, details=traceback.format_exc()))
        finally:
            self._cancelled.discard(number)

    def _pump(self, number: int, work: Work[object], watch: _Watch) -> Generator[str, None, object]:
        """Run *work* in slices and return its value; now and then pass on its newest note."""
        paused = reported = self._clock()
        tag = language()
        latest: Note | None = None
        running = Running(heeding(work, partial(self._take_cancel, number)))
        for note in running:
            latest = joined(latest, note) if note else latest
            now = self._clock()
            if now - paused < SLICE:
                continue
            text = ""
            if latest and now - reported >= REPORT:
                text = json.dumps(Progress(id=number, kind="progress", note=latest))
                latest, reported = None, now
            yield text
            use(tag)  # others have had their turn
            paused = self._clock()
            watch.away += paused - now
        if latest and {"made", "listed", "surveyed", "traced"} & set(latest):
            yield json.dumps(Progress(id=number, kind="progress", note=latest))
        return running.result

    def _take_cancel(self, number: int) -> bool:
        wanted = number in self._cancelled
        self._cancelled.discard(number)
        return wanted


class _Watch:
    """A per-request clock that pauses while other requests run."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.away = 0.0

    def __call__(self) -> float:
        return self._clock() - self.away


@dataclass(slots=True, eq=False)
class _Turn:
    """An open request: its *replies*, its id, whether it *gives way*, and the seconds it has *used*."""

    replies: Iterator[str]
    number: int
    gives_way: bool
    used: float = 0.0


def _request(text: str) -> dict[str, Any]:
    """Read a request; raise InputError if it is not one at all."""
    try:
        request = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise InputError("bad-request/json-text", why=str(error)) from error
    if not isinstance(request, dict) or type(request.get("id")) is not int or type(request.get("kind")) is not str:
        raise InputError("bad-request/object-id-kind")
    return request


def _language(request: Mapping[str, Any]) -> str:
    """Return the tag of the language in which a request is answered."""
    return language_of(str(request.get("lang", ""))).tag


def _shape(kind: str) -> type:
    """Return the type of requests of a *kind*. Raises InputError if there is none."""
    handler(kind)
    return CONVERSATIONS[kind][0]


def _failure(number: int, error: ErrorData) -> str:
    return json.dumps(Failure(id=number, kind="error", error=error))


def warm_up() -> None:
    """Do in advance what the first requests would wait for, so that the snapshot of memory contains it.

    It imports what Play and Solve need, writes the kernel of the classic board, and explains a step on it. Nothing here
    may touch the page: a snapshot cannot contain that.
    """
    for kind in _FIRST:
        handler(kind)
    import_module("pencilmark.engine.kernel.kernel")  # imported by the engine for the first puzzle
    import_module("pencilmark.engine.kernel.runtime")  # imported by the kernel when it first runs there
    nine_module()
    telling.load()
    position = Position.of(Puzzle(board("9"), (1, 2, 3, 4, 5, 6, 7, 8) + (0,) * 73))
    step = finished(next_step(position))
    assert step
    explain(position, step)
