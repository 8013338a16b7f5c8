"""The names of cells in rules: ``r1c2``, or ``a2`` with a letter for the row (spreadsheets: for the column)."""

from __future__ import annotations

import re
from functools import lru_cache

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


def write_name(cell: int, size: int, spreadsheet: bool = False) -> str:
    """Name *cell* by letter and number; the inverse of `parse_name`.

    >>> write_name(1, 9), write_name(1, 9, spreadsheet=True)
    ('a2', 'b1')
    """
    row, column = divmod(cell, size)
    if spreadsheet:
        row, column = column, row
    return f"{letters(row)}{column + 1}"
