"""Python code that the visitor types: a function as a rule, lines at the prompt."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from pencilmark.doors.protocol.pieces import PlayedData, Request


class PythonRequest(Request):
    """Run the function in *source*, which the visitor typed, on all values of the cells that its parameters name."""

    kind: Literal["python"]
    board: str
    source: str


class PythonData(TypedDict):
    """The function as a *rule*, and how many of *all* combinations it *allows*.

    A function of the whole grid becomes several lines, and *allows* is their number of relations; *all* is then 0.
    """

    rule: str
    allows: int
    all: int


class ConsoleRequest(Request):
    """Run *source*, which the visitor typed at the prompt; a *puzzle* has that name in it."""

    kind: Literal["console"]
    source: str
    puzzle: NotRequired[PlayedData]


class ConsoleData(TypedDict):
    """What was written; whether *more* lines are needed before it can run, and whether it *failed*."""

    output: str
    more: bool
    failed: bool
