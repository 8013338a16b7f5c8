"""One puzzle on one line: a character for each cell, numbers between blanks, or n*n*n candidates.

line81       n*n characters: 1-9, then A = 10 to Z = 35; blanks . 0 * _ or a space, or any one other sign
letters      n*n letters A = 1 to P = 16 and so on, without any digit
hexadecimal  16 x 16 with 0-F for 1 to 16, told by having both 0 and . in it
jigsaw       the n*n characters, then n*n letters that name each cell's region
numbers      n*n whole numbers, 0 for a blank, between blanks, commas, tabs or brackets
candidates   n*n*n characters, n for each cell: value k or a blank at the k-th
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import isqrt

from pencilmark.board.boards import board
from pencilmark.board.errors import FormatError
from pencilmark.board.geometry import DIGITS, MAX_SIZE, Geometry
from pencilmark.board.model import Puzzle

BLANKS = ".0*_ "
_NUMBERS = re.compile(r"[\d\s,;\[\](){}]+")


def square_size(count: int) -> int | None:
    """Give the size of the board with *count* cells, None if there is none.

    >>> square_size(81), square_size(80)
    (9, None)
    """
    size = isqrt(count)
    return size if size * size == count and 1 <= size <= MAX_SIZE else None


def write_line(values: Sequence[int], size: int) -> str:
    """Write the values of n*n cells (0 = blank) as the canonical line; `parse_line` is the inverse.

    >>> write_line((1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4), 4)
    '1..2...........4'
    """
    if size >= len(DIGITS):
        return " ".join(map(str, values))
    return "".join(DIGITS[value] if value else "." for value in values)


def write_candidates(puzzle: Puzzle) -> str:
    """Write a puzzle up to 9 x 9 as n*n*n candidates; `parse_candidates` is the inverse."""
    size, full = puzzle.geometry.size, puzzle.geometry.all_digits
    masks = [
        1 << (value - 1) if value else mask
        for value, mask in zip(puzzle.values, puzzle.candidates or (full,) * len(puzzle.values), strict=True)
    ]
    return "".join(DIGITS[digit + 1] if mask >> digit & 1 else "." for mask in masks for digit in range(size))


def parse_line(text: str, geometry: Geometry | None = None) -> Puzzle:
    """Read n*n characters; without *geometry* the length says the board's size.

    Raises FormatError with the column of the first character that is wrong.

    >>> parse_line("1..2...........4").clue_count
    3
    >>> parse_line("1..2..7........4")
    Traceback (most recent call last):
    pencilmark.board.errors.FormatError: expected 1 to 4 or a blank (. 0 * _ or a space), found '7'
    """
    size = geometry.size if geometry else square_size(len(text))
    if size is None or len(text) != size * size:
        expected = f"{size * size} characters" if size else "n*n characters (81 for 9 x 9)"
        raise FormatError("bad-length", f"expected {expected}, found {len(text)}", column=len(text))
    upper = text.upper()
    top = geometry.value_count if geometry else size
    table = _alphabet(upper, top)
    values = []
    for column, sign in enumerate(upper, 1):
        value = table.get(sign)
        if value is None:
            last = DIGITS[top] if top < len(DIGITS) else "Z"
            expected = f"1 to {last} or a blank (. 0 * _ or a space)"
            raise FormatError("bad-character", f"expected {expected}, found {text[column - 1]!r}", column=column)
        values.append(value)
    return Puzzle(geometry or board(size), tuple(values))


def _alphabet(text: str, size: int) -> dict[str, int]:
    """Say which value each sign of *text* stands for, 0 for a blank."""
    signs = set(text)
    blanks = dict.fromkeys(BLANKS, 0)
    if size == 16 and "0" in signs and signs & set(".*_ "):
        return blanks | {DIGITS[value]: value + 1 for value in range(16)}
    letters = {chr(ord("A") + i): i + 1 for i in range(min(size, 26))}
    if size > 9 and not signs & set(DIGITS[1:10]) and signs & set(letters) and signs <= set(letters) | set(BLANKS):
        return blanks | letters
    known = {DIGITS[value]: value for value in range(1, min(size, 35) + 1)}
    strange = signs - set(known)
    if len(strange) == 1 and not next(iter(strange)).isalnum():
        return {next(iter(strange)): 0} | known
    if strange == {"X"}:
        return {"X": 0} | known
    return blanks | known


def parse_jigsaw(text: str) -> Puzzle:
    """Read n*n characters followed by n*n region letters."""
    half = len(text) // 2
    size = square_size(half)
    if size is None or len(text) != 2 * half:
        raise FormatError("bad-length", f"expected givens and as many region letters, found {len(text)} characters")
    return parse_line(text[:half], board(f"{size} regions={text[half:]}"))


def numbers(text: str) -> list[int] | None:
    """List the whole numbers of a text that has nothing else, None if it has."""
    if len(text) > 10 * MAX_SIZE**2 or not _NUMBERS.fullmatch(text):
        return None
    return [int(word) if len(word) < 4 else -1 for word in re.findall(r"\d+", text)]


def parse_numbers(text: str, geometry: Geometry | None = None) -> Puzzle:
    """Read n*n whole numbers, 0 for a blank. Raises FormatError, with the column of a number that is too large."""
    found = numbers(text)
    size = geometry.size if geometry else square_size(len(found or ()))
    if found is None or size is None or len(found) != size * size:
        raise FormatError("bad-length", f"expected n*n numbers (81 for 9 x 9), found {len(found or ())}")
    top = geometry.value_count if geometry else size
    for match, value in zip(re.finditer(r"\d+", text), found, strict=True):
        if not 0 <= value <= top:
            message = f"expected numbers from 0 to {top}, found {match[0]}"
            raise FormatError("bad-value", message, column=match.start() + 1)
    return Puzzle(geometry or board(size), tuple(found))


def candidate_size(text: str) -> int | None:
    """Give the size n of a text of n*n*n candidates (each character its value or a blank), None for others.

    >>> candidate_size("1234" * 16), candidate_size("." * 64)
    (4, None)
    """
    size = round(len(text) ** (1 / 3))
    if size**3 != len(text) or not 2 <= size <= 16 or not set(text) - set(BLANKS):
        return None
    fits = all(sign in BLANKS or sign == DIGITS[k % size + 1] for k, sign in enumerate(text.upper()))
    return size if fits else None


def parse_candidates(text: str, geometry: Geometry | None = None) -> Puzzle:
    """Read n*n*n candidates; a cell with one candidate is not a given. Raises FormatError."""
    size = candidate_size(text)
    if size is None or (geometry and geometry.size != size):
        raise FormatError("bad-length", "expected n*n*n candidates (729 for 9 x 9), each its value or a blank")
    cells = [text[start : start + size] for start in range(0, len(text), size)]
    masks = tuple(sum(1 << k for k, sign in enumerate(cell) if sign not in BLANKS) for cell in cells)
    return Puzzle(geometry or board(size), (0,) * (size * size), None, masks)
