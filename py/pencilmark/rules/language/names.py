"""The names of cells in rules: ``r1c2``, or ``a2`` with a letter for the row (spreadsheets: for the column); ranges."""

from __future__ import annotations

import re
from functools import lru_cache

from pencilmark.rules.language.tree import Cell

_LETTERS = re.compile(r"([a-z]{1,2})([0-9]{1,3})")
_NUMBERS = re.compile(r"r([0-9]{1,3})c([0-9]{1,3})")


def letters(number: int) -> str:
    """Name the *number*-th row (from 0) by letters; `letters_number` is the inverse.

    >>> letters(0), letters(25), letters(26), letters(35)
    ('a', 'z', 'aa', 'aj')
    """
    return chr(ord("a") + number) if number < 26 else letters(number // 26 - 1) + letters(number % 26)


def letters_number(text: str) -> int:
    """Number the row called *text* (lower-case letters), from 0."""
    number = 0
    for sign in text:
        number = number * 26 + ord(sign) - ord("a") + 1
    return number - 1


@lru_cache(maxsize=4096)
def parse_name(text: str, size: int, spreadsheet: bool = False) -> int | None:
    """Number the cell called *text* (lower case) on a board of *size*; None when there is none.

    >>> parse_name("a2", 9), parse_name("r1c2", 9), parse_name("a2", 9, spreadsheet=True), parse_name("j1", 9)
    (1, 1, 9, None)
    """
    if match := _NUMBERS.fullmatch(text):
        row, column = int(match[1]) - 1, int(match[2]) - 1
    elif match := _LETTERS.fullmatch(text):
        row, column = letters_number(match[1]), int(match[2]) - 1
        if spreadsheet:
            row, column = column, row
    else:
        return None
    return row * size + column if 0 <= row < size and 0 <= column < size else None


def write_name(cell: int, size: int) -> str:
    """Name *cell* by letter and number; the inverse of `parse_name`.

    >>> write_name(1, 9)
    'a2'
    """
    row, column = divmod(cell, size)
    return f"{letters(row)}{column + 1}"


def line_cells(first: int, last: int, size: int) -> list[int] | None:
    """List the cells from *first* to *last* in a straight line, None if there is no such line.

    >>> line_cells(0, 20, 9), line_cells(2, 0, 9), line_cells(0, 11, 9)
    ([0, 10, 20], [2, 1, 0], None)
    """
    down, across = last // size - first // size, last % size - first % size
    if down and across and abs(down) != abs(across):
        return None
    steps = max(abs(down), abs(across))
    stride = (down * size + across) // steps if steps else 0
    return [first + stride * step for step in range(steps + 1)]


def rectangle_cells(first: int, last: int, size: int) -> list[int]:
    """List the cells of the rectangle with these corners, row by row.

    >>> rectangle_cells(1, 9, 9)
    [0, 1, 9, 10]
    """
    rows = sorted((first // size, last // size))
    columns = sorted((first % size, last % size))
    return [row * size + column for row in range(rows[0], rows[1] + 1) for column in range(columns[0], columns[1] + 1)]


@lru_cache(maxsize=1024)
def range_cells(first: int, last: int, size: int, in_line: bool) -> tuple[Cell, ...] | None:
    """List the cells of a range, None where there is none; they are shared, and have no column."""
    cells = line_cells(first, last, size) if in_line else rectangle_cells(first, last, size)
    return None if cells is None else tuple(map(Cell, cells))
