"""Puzzles near others, and facts about a solution grid."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from pencilmark.doors.protocol.pieces import Request


class VicinityRequest(Request):
    """List the puzzles near each of some 9 x 9 puzzles, their canonical *lines* joined by newlines.

    *what* counts as near: an "exchange" of givens; "twins"; the minimal puzzles "below", or those of the "grid", with
    at most some *givens*; or the way to harder ones, by "er" or by "hodoku-score". *exchange* says how many givens go
    and come, such as ``{-1+1}``; *minimal*: only puzzles from which no given can go. *again*: continue the same request
    where it was cancelled; if nothing is known of it any more, it starts again.
    """

    kind: Literal["vicinity"]
    lines: str
    what: Literal["exchange", "twins", "below", "grid", "er", "hodoku-score"]
    exchange: str
    minimal: bool
    givens: NotRequired[int]
    again: NotRequired[bool]


class VicinityData(TypedDict):
    """How many puzzles were *found*: each came in a note, whose *line* is that of the puzzle it is near.

    *ended* unless the request was cancelled; it can then be asked *again*.
    """

    found: int
    ended: bool


class LaboratoryRequest(Request):
    """Examine the solution grid of a 9 x 9 puzzle, a canonical *line*, for unavoidable sets of at most *most* cells."""

    kind: Literal["laboratory"]
    line: str
    most: int


class SizeData(TypedDict):
    """How many unavoidable *sets* have this *size*, and how many *orbits* they form under automorphisms."""

    size: int
    sets: int
    orbits: int


class LaboratoryData(TypedDict):
    """What is known about a *grid*: its least isomorph (*canonical*); *bands*, then stacks, with their *completions*.

    *mcn* is the number of the *disjoint* sets (cells), *proved* if no more are possible, and *sizes* are those of all
    unavoidable sets up to *complete* cells.
    """

    grid: str
    canonical: str
    automorphisms: int
    bands: list[int]
    completions: list[int]
    sizes: list[SizeData]
    complete: int
    mcn: int
    proved: bool
    disjoint: list[list[int]]
