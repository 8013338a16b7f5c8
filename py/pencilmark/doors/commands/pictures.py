"""Pictures where the command line reads puzzles: decoded, read, and what is said of how sure that is."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import lru_cache
from io import BufferedReader, TextIOWrapper
from typing import TextIO

from pencilmark.board.errors import FormatError
from pencilmark.board.task import finished
from pencilmark.doors.commands.files import open_text, standard_input
from pencilmark.doors.commands.frame import Row
from pencilmark.exchange.found import Entry, Found, Question
from pencilmark.picture.decoded import decoded, is_picture
from pencilmark.picture.seen import PictureReading

HEAD = 16


@dataclass(frozen=True, slots=True)
class Picture(Entry):
    """A picture instead of a text: the *content* of its file."""

    content: bytes = b""


def picture_in(source: TextIO) -> Picture | None:
    """Return the input where it is a picture, None where it is not, of which nothing is read then."""
    raw = source.buffer if isinstance(source, TextIOWrapper) else None
    if not isinstance(raw, BufferedReader) or not is_picture(raw.peek(HEAD)[:HEAD]):
        return None
    return Picture(1, "", content=raw.read())


def picture_at(path: str) -> Picture | None:
    """Return the file at *path*, or the standard input for ``-``, where it is a picture. Raises InputError."""
    if path == "-":
        return picture_in(standard_input())
    with open_text(path) as source:
        return picture_in(source)


@lru_cache(maxsize=2)
def read_picture(picture: Picture, grid: str | None) -> PictureReading:
    """Return the puzzle of a *picture*, of several the one called *grid*. Raises FormatError and Unavailable.

    What to compare with the picture goes to standard error, once.
    """
    from pencilmark.picture.read import reading  # late: most inputs are texts

    found: Found = finished(reading(decoded(picture.content)))
    if isinstance(found, Question):
        named = {choice.name: choice.found for choice in found.choices}
        if grid not in named:
            raise FormatError("two-grids", count=len(named), known=list(named))
        found = named[grid]
    assert isinstance(found, PictureReading)
    for warning in found.warnings:
        print(f"{found.format}: {warning}", file=sys.stderr)
    return found


def seen_in(picture: object, grid: str | None) -> Row:
    """Report how sure the reading of a *picture* is, of all and of each cell; nothing of what is no picture."""
    seen = read_picture(picture, grid).seen if isinstance(picture, Picture) else None
    if not seen:
        return {}
    by_hand = [cell for cell, option in enumerate(seen.options) if option.by_hand]
    confidence = [round(sure, 4) for sure in seen.confidence]
    about = {"sure": seen.is_sure, "confidence": confidence, "changed": list(seen.changed), "by_hand": by_hand}
    return {"picture": about}
