"""Texts read, as puzzles or lists of them; puzzles written in other forms."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from pencilmark.doors.protocol.pieces import BoardData, ErrorData, PuzzleData, PuzzleRequest, Request, ShapeData
from pencilmark.exchange.found import FormName


class ReadRequest(Request):
    """Read a *text* in any form; *board* names the board if the text does not, *choice* what the text is meant to be.

    *rules* is a text of rules that belong to the puzzle.
    """

    kind: Literal["read"]
    text: str
    board: NotRequired[str]
    rules: NotRequired[str]
    choice: NotRequired[str]


class ChoiceData(TypedDict):
    """One of the things that a text may be: its *name* for a `ReadRequest`, and a *label* for a person."""

    name: str
    label: str


class ListedData(TypedDict):
    """A puzzle of a list, on that *line*: its *text*, to be read when it is opened.

    *puzzle* is its canonical line on the *board* of that name, both empty if it has an *error*; *layout* is that board,
    with the first puzzle on it. *candidates* are its own, of each cell, if it has any, and so are *rules*, which
    *shapes* draw; *name* and *rating* are what the list says about it, *solution* its solution. *er*, *ep* and *ed* are
    there if it was rated.
    """

    line: int
    text: str
    puzzle: str
    board: str
    clues: int
    layout: NotRequired[BoardData]
    candidates: NotRequired[list[list[int]]]
    rules: NotRequired[list[str]]
    shapes: NotRequired[list[ShapeData]]
    name: NotRequired[str]
    rating: NotRequired[str]
    solution: NotRequired[str]
    er: NotRequired[float]
    ep: NotRequired[float]
    ed: NotRequired[float]
    error: NotRequired[ErrorData]


class ListData(TypedDict):
    """The list that a text is, in words; its puzzles came in notes. *broken* counts those that failed."""

    format: str
    title: str
    count: int
    broken: int


class ReadData(TypedDict):
    """What a text is: a *puzzle*, a *list*, or one of the *choices*."""

    puzzle: NotRequired[PuzzleData]
    list: NotRequired[ListData]
    choices: NotRequired[list[ChoiceData]]


class ExportRequest(PuzzleRequest):
    """Write a puzzle in a *form*, with what a player has *placed* and marked, and what is said about it."""

    kind: Literal["export"]
    form: FormName
    placed: NotRequired[list[int]]
    marks: NotRequired[list[list[int]]]
    title: NotRequired[str]
    author: NotRequired[str]
    text: NotRequired[str]


class ExportData(TypedDict):
    """The *text*, or the link if the form is one. *missing* is what it leaves out."""

    text: str
    missing: list[str]
