"""Puzzles as text: one module for each format, `parse` and `write` in pairs, detection here."""

from __future__ import annotations

import re
from dataclasses import dataclass

from pencilmark.board.boards import board
from pencilmark.board.errors import FormatError
from pencilmark.board.geometry import Geometry
from pencilmark.board.line import (
    candidate_size,
    numbers,
    parse_candidates,
    parse_jigsaw,
    parse_line,
    parse_numbers,
    square_size,
    write_line,
)
from pencilmark.board.model import Puzzle
from pencilmark.exchange.grid import parse_grid

__all__ = ["Reading", "read", "recognise", "write_line"]

MAX_TEXT = 200_000
SMALLEST = 16


@dataclass(frozen=True, slots=True)
class Reading:
    """A puzzle, and the name of the *format* it was found in."""

    puzzle: Puzzle
    format: str


def read(text: str, on: Geometry | str | None = None) -> Puzzle:
    """Read a puzzle in any known format, on the board *on* if given, else on the one its length says.

    Raises FormatError with what was expected, the line and the column.

    >>> read("1..2...........4").geometry.name
    '4'
    """
    return recognise(text, on).puzzle


def recognise(text: str, on: Geometry | str | None = None) -> Reading:
    """Read a puzzle and say in which format it was. Raises FormatError."""
    geometry = board(on) if isinstance(on, str) else on
    if len(text) > MAX_TEXT:
        raise FormatError("too-long", f"expected at most {MAX_TEXT} characters, found {len(text)}")
    body = text.strip("\r\n")
    if not body.strip() and len(body) < SMALLEST:
        raise FormatError("empty", "expected a puzzle, found nothing")
    if "\n" in body:
        return _recognise_lines(body, geometry)
    return _recognise_line(body, geometry)


def _recognise_lines(text: str, geometry: Geometry | None) -> Reading:
    if numbers(text.strip()) and ("," in text or "[" in text):
        return Reading(parse_numbers(text.strip(), geometry), "numbers")
    return Reading(parse_grid(text, geometry), "grid")


def _recognise_line(text: str, geometry: Geometry | None) -> Reading:
    for body in _bodies(text):
        reading = _try_line(body, geometry)
        if reading:
            return reading
    words = text.split()
    body = text if square_size(len(text)) or not words else max(words, key=len)
    column = text.index(body) if body in text else 0
    try:
        return Reading(parse_line(body, geometry), "line")
    except FormatError as error:
        raise FormatError(error.code, error.message, column=column + (error.column or 1)) from None


def _bodies(text: str) -> list[str]:
    """List what of a line may be the puzzle: all of it, the part before a comment, a word."""
    bodies = [text, text.strip(), text.split("#")[0].strip()]
    words = re.split(r"[\s,;:\"']+", text)
    return bodies + [word for word in words if len(word) >= SMALLEST]


def _try_line(body: str, geometry: Geometry | None) -> Reading | None:
    count = geometry.cell_count if geometry else None
    found = numbers(body)
    if found and len(found) > 1 and (len(found) == count if count else square_size(len(found)) is not None):
        return Reading(parse_numbers(body, geometry), "numbers")
    size = candidate_size(body)
    if size and (geometry is None or geometry.size == size):
        return Reading(parse_candidates(body, geometry), "candidates")
    if len(body) == count or (count is None and square_size(len(body))):
        try:
            return Reading(parse_line(body, geometry), "line")
        except FormatError:
            return None
    if geometry is None and len(body) >= 32 and len(body) % 2 == 0 and square_size(len(body) // 2):
        return _try_jigsaw(body)
    return None


def _try_jigsaw(body: str) -> Reading | None:
    half = body[len(body) // 2 :]
    if not half.isalnum() or len(set(half)) != square_size(len(half)):
        return None
    return Reading(parse_jigsaw(body), "jigsaw")
