"""The search for a pattern's puzzles, for the Patterns Game."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from pencilmark.doors.protocol.pieces import Request


class PatternRequest(Request):
    """Search a pattern for puzzles by rating, until *count* of them are found.

    *text* is a drawing of the pattern, or puzzles that have it, one a line; *known* are others that were found before.
    *er*, *ep* and *ed* are ranges, (low, high); *minimal*: only puzzles from which no given can go; *changed* givens
    exchange their values at once; *each_er*: no ER twice. The *seed* fills the pattern.
    """

    kind: Literal["pattern"]
    text: str
    known: str
    count: int
    er: NotRequired[list[float]]
    ep: NotRequired[list[float]]
    ed: NotRequired[list[float]]
    minimal: bool
    changed: int
    each_er: bool
    seed: int


class PatternData(TypedDict):
    """How many puzzles were *rated* and *found*, each of which came in a note; and what is said about the pattern."""

    rated: int
    found: int
    told: list[str]
