"""Solutions, their number, and ratings."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from pencilmark.doors.protocol.pieces import MinutesData, PuzzleRequest, ShapeData, SolveStatus


class SolveRequest(PuzzleRequest):
    """Find up to *limit* solutions of the puzzle with these *givens* and *rules* on the *board* of that name.

    *candidates* are those that belong to the puzzle, of each cell, if it has its own; so in all requests.
    """

    kind: Literal["solve"]
    limit: int


class SolveData(TypedDict):
    """The answer: *solutions* as lists of values, at most the limit of them.

    *conflict* has the cells of a few clues that already contradict each other, if there is no solution, and
    *conflict_rules* the rules that do so with them. *found* draws what each solution has besides its digits, if regions
    or shades are to be found.
    """

    status: SolveStatus
    solutions: list[list[int]]
    conflict: list[int]
    conflict_rules: NotRequired[list[str]]
    found: NotRequired[list[list[ShapeData]]]
    nodes: int
    backend: str
    milliseconds: float


class CountRequest(PuzzleRequest):
    """Count the solutions of a puzzle, up to *limit*, in at most this number of *seconds*."""

    kind: Literal["count"]
    limit: int
    seconds: float


class CountData(TypedDict):
    """How many solutions were found; *exact* if there are no more (below the limit), or at least the limit."""

    count: int
    exact: bool


class RateRequest(PuzzleRequest):
    """Rate the puzzle with these *givens* on the *board* of that name, on *scales* (all, if none are named)."""

    kind: Literal["rate"]
    scales: NotRequired[list[str]]


class TechniqueCount(TypedDict):
    """How many *times* a technique, by its *name* in words, is needed."""

    name: str
    times: int


class WayData(TypedDict):
    """The techniques of one scale's path, in the order they are first needed; the name of the *hardest*, or ""."""

    scale: str
    techniques: list[TechniqueCount]
    hardest: str


class DepthData(TypedDict):
    """How deep a puzzle is: cells that *singles* fill, the depth of *trial* and error, the smallest *backdoors*.

    *braid_class* is "B4, W5, gB4, gW5" or "B6B", as it is called, or "". None is unknown. A backdoor is a list of
    cells: only the empty one if singles suffice, none if all have more than two cells.
    """

    singles: int
    trial: int | None
    backdoors: list[list[int]] | None
    braid_class: str


class RateData(TypedDict):
    """How hard a puzzle is, if its *status* is "unique"; None if a scale does not know it.

    *level* is our own, *minutes* what people take; *er*, *ep* and *ed* are Sukaku Explainer's for the grid as given,
    *class_er* for its least isomorph. *clue_score* is for puzzles with rules. *solved_by_logic* says whether our path
    neither guesses nor needs nets. If the status is "timeout", the scales *unfinished* are not known, but *er_at_least*
    is. *depth* is there if it was asked for.
    """

    status: SolveStatus
    level: str | None
    minutes: MinutesData | None
    er: float | None
    ep: float | None
    ed: float | None
    class_er: float | None
    er_at_least: float | None
    hodoku_score: int | None
    hodoku_level: str | None
    clue_score: int | None
    solved_by_logic: bool
    ways: list[WayData]
    depth: DepthData | None
    unfinished: list[str]
