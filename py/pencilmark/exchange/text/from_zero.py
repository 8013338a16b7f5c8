"""Texts on boards whose values begin with 0, where 0 is a value and only . (or * _ -) an empty cell."""

from __future__ import annotations

import re

from pencilmark.board.english import say
from pencilmark.board.errors import FormatError
from pencilmark.board.geometry import Geometry
from pencilmark.board.line import parse_line
from pencilmark.exchange.found import Entry, Found, Listing, Reading

_RULE = frozenset("-+| \t")
"""What a line drawn between boxes is made of."""
_BETWEEN = re.compile(r"[\s|]+")


def read_from_zero(text: str, geometry: Geometry) -> Found:
    """Read the cells of one board, in rows or as one line, or puzzles one a line. Raises FormatError.

    >>> from pencilmark.board.boards import board
    >>> text = "0 . | . .\\n. . | . 3\\n----+----\\n. . | . .\\n. 1 | . ."
    >>> read_from_zero(text, board("4 values=0-3")).puzzle.givens[:8]
    (1, 0, 0, 0, 0, 0, 0, 4)
    """
    lines = [(number, line.strip()) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if len(lines) > 1 and all(len(line) == geometry.cell_count for _, line in lines):
        entries = [Entry(number, line, reading=_line(line, geometry, number)) for number, line in lines]
        return Listing(say("list-of-puzzles", count=len(entries)), tuple(entries))
    drawn = [line for _, line in lines if not _RULE.issuperset(line)]
    if len(drawn) != geometry.size:  # a row of dashes may be empty cells
        drawn = [line for _, line in lines if "+" not in line]
    rows = [_BETWEEN.sub("", line) for line in drawn]
    if len(rows) == 1 or (len(rows) == geometry.size and all(len(row) == geometry.size for row in rows)):
        return Reading(parse_line("".join(rows), geometry), "line" if len(rows) == 1 else "grid")
    raise FormatError("from-zero/grid")


def _line(text: str, geometry: Geometry, number: int) -> Reading:
    try:
        return Reading(parse_line(text, geometry), "line")
    except FormatError as error:
        raise error.placed(number) from error
