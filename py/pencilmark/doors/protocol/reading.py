"""Texts read, lists and their puzzles, puzzles written for other programs."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from pencilmark.doors.protocol.pieces import BoardData, ErrorData, PuzzleData, ShapeData, SolveStatus


class ReadRequest(TypedDict):
    """Read a *text* in any form; *board* says which board where the text does not, *choice* what is meant by it.

    *rules* is a text of rules that belong to the puzzle.
    """

    id: int
    kind: Literal["read"]
    text: str
    board: NotRequired[str]
    rules: NotRequired[str]
    choice: NotRequired[str]


class ChoiceData(TypedDict):
    """One of the things that a text can be: its *name* for a `ReadRequest`, and a *label* for a person."""

    name: str
    label: str


class ListedData(TypedDict):
    """A puzzle of a list, on the *line* of that number: its *text*, to be read when it is opened.

    *puzzle* is its canonical line on the *board* of that name, both empty where it has an *error*; *layout* is that
    board, with the first puzzle on it. *candidates* are its own, of each cell, where it has any, and so are *rules*,
    which *shapes* draw; *name* and *rating* are what the list says of it, *solution* its solution.
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


class SurveyRequest(TypedDict):
    """Count the solutions of all *puzzles*, each the name of a board, a line and its own candidates; *rate* them, too.

    Those are n*n*n characters, as in links, and are left out where a puzzle has none of its own. *rules* are those of
    each puzzle, in order, where any has some.
    """

    id: int
    kind: Literal["survey"]
    puzzles: list[list[str]]
    rules: NotRequired[list[list[str]]]
    rate: bool


class SurveyedData(TypedDict):
    """What is known of the puzzle at that *index*, counted from 0: its *status*, a *solution*, and how hard it is."""

    index: int
    status: SolveStatus
    solution: NotRequired[list[int]]
    level: NotRequired[str | None]
    er: NotRequired[float | None]


class SurveyData(TypedDict):
    """How many puzzles were *done*, and how many of them have one solution, several or none; each came in a note."""

    done: int
    unique: int
    multiple: int
    none: int


FormName: TypeAlias = Literal[
    "line", "grid", "marks", "text", "hodoku", "csv", "json", "opensudoku", "sadman", "f-puzzles", "sudokupad", "svg"
]


class ExportRequest(TypedDict):
    """Write a puzzle in a *form*, with what a player has *placed* and marked, and what is said of it."""

    id: int
    kind: Literal["export"]
    board: str
    givens: list[int]
    rules: list[str]
    form: FormName
    candidates: NotRequired[list[list[int]]]
    placed: NotRequired[list[int]]
    marks: NotRequired[list[list[int]]]
    title: NotRequired[str]
    author: NotRequired[str]
    text: NotRequired[str]


class ExportData(TypedDict):
    """The *text*, or the link where the form is one. *missing* is what it leaves out."""

    text: str
    missing: list[str]
