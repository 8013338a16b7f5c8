"""The search to watch: its events, and how much its length depends on the order of its guesses."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from pencilmark.doors.protocol.pieces import PuzzleRequest, SolveStatus


class TraceRequest(PuzzleRequest):
    """Solve the puzzle and report at most *most* events of the search; *seed* shuffles the order of the guesses."""

    kind: Literal["trace"]
    most: int
    seed: NotRequired[int]


class EventData(TypedDict):
    """Something that the search did (see `pencilmark.engine.trace`), and its line of the log.

    *placed* and *removed* are pairs of cell and value, *where* is the choice or the kind of round. *grid* has the
    candidates of each cell afterwards, unless they are those before without what was *removed*, or those before what is
    taken back.
    """

    event: Literal["start", "choose", "ripple", "contradiction", "back", "solution"]
    depth: int
    placed: list[list[int]]
    removed: list[list[int]]
    where: str
    text: str
    grid: NotRequired[list[list[int]]]


class TraceData(TypedDict):
    """How the search ended, after this number of *nodes*; *whole* if all of it was reported.

    The events themselves come with the notes.
    """

    status: SolveStatus
    nodes: int
    whole: bool


class SpreadRequest(PuzzleRequest):
    """Solve the puzzle with the guesses in many orders, by the *seeds* from 1 on, looking at *most* nodes each."""

    kind: Literal["spread"]
    seeds: int
    most: int


class SpreadData(TypedDict):
    """For each seed the nodes looked at until the *first* solution, and until the end of the search.

    *late* counts the seeds whose search was stopped; their numbers are the nodes looked at by then.
    """

    first: list[int]
    whole: list[int]
    late: int
