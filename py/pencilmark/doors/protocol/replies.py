"""What the worker answers, and how a request is cancelled."""

from __future__ import annotations

from collections.abc import Generator
from typing import Literal, NotRequired, TypeAlias, TypedDict, TypeVar

from pencilmark.doors.protocol.many import SurveyedData
from pencilmark.doors.protocol.pieces import ErrorData, MadeData, Request
from pencilmark.doors.protocol.reading import ListedData
from pencilmark.doors.protocol.solving import RateData
from pencilmark.doors.protocol.watching import EventData


class CancelRequest(Request):
    """End the request with this *id*; its answer is then what was found so far, or the error "cancelled"."""

    kind: Literal["cancel"]


class Note(TypedDict):
    """How far a long work is: *done* from 0 to 1, or None if that is unknown, and words for it.

    *made* has puzzles that are ready, *listed* those of a list that were read, *surveyed* what is known about some,
    *traced* events of a search. They are never lost: a note that is passed over leaves them to the next. *rated* is
    what is known of a rating so far.
    """

    done: float | None
    text: str
    made: NotRequired[MadeData]
    rated: NotRequired[RateData]
    listed: NotRequired[list[ListedData]]
    surveyed: NotRequired[list[SurveyedData]]
    traced: NotRequired[list[EventData]]


class Progress(TypedDict):
    """The work of request *id* goes on."""

    id: int
    kind: Literal["progress"]
    note: Note


class Result(TypedDict):
    """Request *id* is answered; *value* has the type that `CONVERSATIONS` says."""

    id: int
    kind: Literal["result"]
    value: object


class Failure(TypedDict):
    """Request *id* ended without an answer."""

    id: int
    kind: Literal["error"]
    error: ErrorData


class Boot(TypedDict):
    """Python is on its way: *percent* from 0 to 100."""

    kind: Literal["boot"]
    percent: int


class Ready(TypedDict):
    """Python is ready; *version* is Pyodide's, *build* the one whose package it runs, *marks* the times of stages."""

    kind: Literal["ready"]
    version: str
    build: str
    marks: dict[str, float]


class Died(TypedDict):
    """The worker cannot go on, or did not start; *snapshot* says that another one may, without the snapshot.

    *part* says, in words, that a part of Python could not be fetched, and which, if that is the cause.
    """

    kind: Literal["died"]
    snapshot: bool
    message: str
    part: NotRequired[str]


Reply: TypeAlias = Progress | Result | Failure

WorkerMessage: TypeAlias = Progress | Result | Failure | Boot | Ready | Died

ResultT = TypeVar("ResultT")

Work: TypeAlias = Generator[Note | None, None, ResultT]
"""Long work: yields at least every few milliseconds, a note or None, and returns the result."""


def joined(earlier: Note | None, later: Note) -> Note:
    """Join two notes, the *earlier* of which was not sent yet.

    >>> one = Note(done=0.5, text="1 of 2", made=MadeData(puzzles=[], recipe="generate", version="1"))
    >>> joined(one, Note(done=0.6, text="more"))
    {'done': 0.6, 'text': 'more', 'made': {'puzzles': [], 'recipe': 'generate', 'version': '1'}}
    """
    if earlier and "listed" in earlier:
        later = {**later, "listed": earlier["listed"] + later.get("listed", [])}
    if earlier and "surveyed" in earlier:
        later = {**later, "surveyed": earlier["surveyed"] + later.get("surveyed", [])}
    if earlier and "traced" in earlier:
        later = {**later, "traced": earlier["traced"] + later.get("traced", [])}
    if earlier is None or "made" not in earlier:
        return later
    before = earlier["made"]
    after = later.get("made", before)
    puzzles = before["puzzles"] + (after["puzzles"] if "made" in later else [])
    made = MadeData(puzzles=puzzles, recipe=after["recipe"], version=after["version"])
    nearest = after.get("nearest", before.get("nearest"))
    if nearest:
        made["nearest"] = nearest
    return {**later, "made": made}
