"""Pictures read."""

from __future__ import annotations

from typing import Literal, TypedDict

from pencilmark.doors.protocol.pieces import PuzzleData, SolveStatus


class PictureRequest(TypedDict):
    """Read a picture of *width* by *height* grey *pixels*, one byte each, in base64, as are the network's *weights*."""

    id: int
    kind: Literal["picture"]
    width: int
    height: int
    pixels: str
    weights: str


class OptionData(TypedDict):
    """What a cell may be: a *value*, 0 for none, printed or *by_hand*, and how likely that is, 0 to 1."""

    value: int
    by_hand: bool
    odds: float


class SeenData(TypedDict):
    """A grid in a picture, as a *puzzle*: what is printed is given, what is written by hand is placed.

    *points* are its crossings in pixels, x before y, row by row. *options* are the likeliest for each cell, one of
    which was chosen. *doubtful* are the cells to look at, and *changed* those of them that differ from what seemed
    likeliest.
    """

    puzzle: PuzzleData
    points: list[float]
    options: list[list[OptionData]]
    doubtful: list[int]
    changed: list[int]
    status: SolveStatus
    sure: bool


class PictureData(TypedDict):
    """The *grids* of a picture, the largest first."""

    grids: list[SeenData]
