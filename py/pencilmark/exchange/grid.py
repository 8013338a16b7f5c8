"""A puzzle drawn over several lines: rows of cells, with or without borders, or a pencil-mark grid.

In a pencil-mark grid each cell is a group of digits, its candidates. A group of one digit is
a value, unless a peer still has that candidate (as HoDoKu reads it).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from pencilmark.board.boards import board
from pencilmark.board.errors import FormatError
from pencilmark.board.geometry import Geometry, bits
from pencilmark.board.line import BLANKS, numbers, parse_line, parse_numbers, square_size
from pencilmark.board.model import Puzzle
from pencilmark.board.rows import write_grid

__all__ = ["parse_grid", "parse_marks", "rows_of", "write_grid", "write_marks"]

_FRAME = re.compile(r"[\s\-+=|*:.'`_─━═│┃┼╋├┤┬┴┌┐└┘╔╗╚╝║╬╠╣╦╩]+")
_RULED = re.compile(r"[-─━═_=]{3}")
_BARS = re.compile(r"[|│┃║!]")
_UNMARKED = re.compile(r"[^0-9\s.]")


def rows_of(text: str) -> list[str]:
    """List the lines of a drawn grid that hold cells, without borders and bars."""
    lines = [line.rstrip("\r") for line in text.split("\n")]
    return [_BARS.sub("", line) for line in lines if line.strip() and not _is_border(line)]


def _is_border(line: str) -> bool:
    """Tell whether a line has only what frames are drawn with, three dashes in a row among it.

    >>> [_is_border(line) for line in ("+---+---+", "4 . | . 3", ". . . . .")]
    [True, False, False]
    """
    return bool(_RULED.search(line) and _FRAME.fullmatch(line))


def parse_grid(text: str, geometry: Geometry | None = None) -> Puzzle:
    """Read a drawn grid: rows of signs, of numbers, or of groups of candidates.

    Raises FormatError with the line (and column) that is wrong.
    """
    rows = rows_of(text)
    words = [row.split() for row in rows]
    packed = ["".join(row) for row in words]
    size = geometry.size if geometry else len(rows)
    if len(rows) == size and all(len(row) == size for row in packed):
        return parse_line("".join(packed), geometry)
    if not geometry and any(len(row) != size for row in words):
        size = square_size(sum(map(len, words))) or size
    if sum(map(len, words)) == size * size > len(words):
        return _parse_words(" ".join(" ".join(row) for row in words), size, geometry)
    return _parse_blank_rows(rows, geometry.size if geometry else len(rows), geometry)


def _parse_words(text: str, size: int, geometry: Geometry | None) -> Puzzle:
    if size > 9 and numbers(text.replace(".", "0")):
        return parse_numbers(text.replace(".", "0"), geometry)
    return parse_marks(text, geometry)


def _parse_blank_rows(rows: list[str], size: int, geometry: Geometry | None) -> Puzzle:
    """Read rows where a space is a blank cell; trailing spaces may be missing."""
    for number, row in enumerate(rows, 1):
        if len(row.rstrip()) > size:
            message = f"expected {size} cells in each of {size} rows, found {len(row.rstrip())} in row {number}"
            raise FormatError("bad-length", message, line=number, column=size + 1)
    if len(rows) != size:
        raise FormatError("bad-length", f"expected {size} rows, found {len(rows)}", line=len(rows))
    return parse_line("".join(row.rstrip().ljust(size) for row in rows), geometry)


def write_marks(masks: Sequence[int], size: int) -> str:
    """Write candidate masks (up to 9 x 9) as a pencil-mark grid; `parse_marks` is the inverse."""
    groups = ["".join(str(digit + 1) for digit in bits(mask)) or "." for mask in masks]
    width = max(map(len, groups))
    rows = [groups[start : start + size] for start in range(0, size * size, size)]
    return "\n".join(" ".join(group.ljust(width) for group in row).rstrip() for row in rows)


def parse_marks(text: str, geometry: Geometry | None = None) -> Puzzle:
    """Read n*n groups of digits (up to 9 x 9), the candidates of each cell. Raises FormatError."""
    groups = _UNMARKED.sub(" ", text).split()
    size = geometry.size if geometry else square_size(len(groups))
    if size is None or size > 9 or len(groups) != size * size:
        raise FormatError("bad-length", f"expected 81 groups of candidates, found {len(groups)}")
    geometry = geometry or board(size)
    masks = [sum({1 << (int(sign) - 1) for sign in group if sign not in BLANKS}) for group in groups]
    if any(mask > geometry.all_digits for mask in masks):
        raise FormatError("bad-value", f"expected candidates from 1 to {size}")
    masks = [mask or geometry.all_digits for mask in masks]
    values = tuple(
        mask.bit_length() if mask & (mask - 1) == 0 and not any(masks[p] & mask for p in geometry.peers[cell]) else 0
        for cell, mask in enumerate(masks)
    )
    return Puzzle(geometry, values, None, tuple(masks))
