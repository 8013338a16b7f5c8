"""One puzzle on one line: a character for each cell, or numbers between blanks on the largest boards.

line         n*n characters: 1-9, then A = 10 to Z = 35; blanks . 0 * _ or a space, or any one other sign
letters      n*n letters A = 1 to P = 16 and so on, without any digit
signs        n*n of the letters or symbols that the board has for its values
hexadecimal  16 x 16 with 0-F for 1 to 16, recognised by having both 0 and . in it
numbers      n*n whole numbers, 0 for a blank, between blanks, commas, tabs or brackets

Every other form of a puzzle is read by `pencilmark.exchange.read`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from math import isqrt

from pencilmark.board.boards import board
from pencilmark.board.errors import FormatError
from pencilmark.board.geometry import DIGITS, MAX_SIZE, Geometry
from pencilmark.board.masks import bits
from pencilmark.board.model import Puzzle

BLANKS = ".0*_ "
_SIGNS = bytes.maketrans(bytes(range(len(DIGITS))), ("." + DIGITS[1:]).encode())
_SIGNS_FROM_ZERO = bytes.maketrans(bytes(range(len(DIGITS) + 1)), ("." + DIGITS).encode())
_NUMBERS = re.compile(r"[\d\s,;\[\](){}]+")


def square_size(count: int) -> int | None:
    """Return the size of the square board with *count* cells, None if there is none.

    >>> square_size(81), square_size(80)
    (9, None)
    """
    size = isqrt(count)
    return size if size * size == count and 1 <= size <= MAX_SIZE else None


def write_line(values: Sequence[int], size: int, first: int = 1) -> str:
    """Write the values of n*n cells (0 = blank) as the canonical line; `parse_line` is the inverse.

    If the *first* value is 0, each sign is one less.

    >>> write_line((1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4), 4)
    '1..2...........4'
    """
    if size >= len(DIGITS) and first:
        return " ".join(map(str, values))
    return bytes(values).translate(_SIGNS if first else _SIGNS_FROM_ZERO).decode()


def line_on(values: Sequence[int], geometry: Geometry) -> str:
    """Write the values of a board as people see them.

    >>> line_on((1, 0, 0, 2) + (0,) * 12, board("4 values=0-3"))
    '0..1............'
    """
    return write_line(values, geometry.value_count, geometry.first)


def in_signs(line: str, signs: str) -> str:
    """Write a canonical *line* in the *signs* of its board, if it has any.

    >>> in_signs("1..2...........4", "WORD")
    'W..O...........D'
    """
    return line.translate(str.maketrans(DIGITS[1 : len(signs) + 1], signs)) if signs else line


def parse_line(text: str, geometry: Geometry | None = None) -> Puzzle:
    """Read n*n characters; without *geometry* the length gives the board's size.

    Raises FormatError with the column of the first character that is wrong.

    >>> parse_line("1..2...........4").clue_count
    3
    >>> parse_line("1....3", board("2x3")).givens
    (1, 0, 0, 0, 0, 3, 0, 0, 0)
    >>> parse_line("1..2..7........4")
    Traceback (most recent call last):
    pencilmark.board.errors.FormatError: expected 1 to 4 or a blank (. 0 * _ or a space), found '7'
    """
    size = geometry.size if geometry else square_size(len(text))
    text = _through_holes(text, geometry) if geometry and geometry.holes else text
    if size is None or len(text) != size * size:
        if size:
            raise FormatError("bad-length/line", count=size * size, found=len(text), column=len(text))
        raise FormatError("bad-length/any-line", found=len(text), column=len(text))
    upper = text.upper()
    if len(upper) > len(text):
        upper = "".join(sign.upper() if len(sign.upper()) == 1 else sign for sign in text)  # it may be two
    top = geometry.value_count if geometry else size
    table = _alphabet(frozenset(upper), top) if not geometry or geometry.first else _FROM_ZERO
    if geometry and not geometry.first:
        table = {sign: value for sign, value in table.items() if value <= top}
    if geometry and geometry.signs and set(upper) & set(geometry.signs):
        table = dict.fromkeys(BLANKS + "-?~", 0) | {sign: value for value, sign in enumerate(geometry.signs, 1)}
    try:
        values = tuple([table[sign] for sign in upper])
    except KeyError as sign:
        last, at = DIGITS[geometry.last if geometry else top] if top < len(DIGITS) else "Z", upper.index(sign.args[0])
        of = "bad-character/line" if not geometry or geometry.first else "bad-character/from-zero"
        raise FormatError(of, last=last, found=text[at], column=at + 1) from None
    return Puzzle(geometry or board(size), values)


def _through_holes(text: str, geometry: Geometry) -> str:
    """Insert blanks for the holes of a board into a line that has only its cells."""
    cells = bits(geometry.covered)
    if len(text) != len(cells):
        return text
    signs = dict(zip(cells, text, strict=True))
    return "".join(signs.get(cell, ".") for cell in range(geometry.cell_count))


_FROM_ZERO = dict.fromkeys(".*_ -?~", 0) | {sign: place + 1 for place, sign in enumerate(DIGITS)}
"""The value of each sign on boards that have a 0."""


@lru_cache(maxsize=64)
def _alphabet(signs: frozenset[str], size: int) -> dict[str, int]:
    """Return the values of *signs* and others, 0 for a blank."""
    blanks = dict.fromkeys(BLANKS + ("-?~" if size > 32 else "-?~X"), 0)
    if size == 16 and "0" in signs and signs & set(".*_ -") and "G" not in signs:
        return blanks | {DIGITS[value]: value + 1 for value in range(16)}
    letters = {chr(ord("A") + i): i + 1 for i in range(min(size, 26))}
    only_letters = signs <= set(letters) | set(blanks)
    if only_letters and not signs <= set(DIGITS[10 : size + 1]) | set(blanks):  # those may be 10 and more
        return blanks | letters
    known = {DIGITS[value]: value for value in range(1, min(size, 35) + 1)}
    strange = signs - set(known)
    if len(strange) == 1 and not next(iter(strange)).isalnum():
        return {next(iter(strange)): 0} | known
    return blanks | known


def numbers(text: str) -> list[int] | None:
    """List the whole numbers in a text, None if it has anything else."""
    if len(text) > 10 * MAX_SIZE**2 or not _NUMBERS.fullmatch(text):
        return None
    return [int(word) if len(word) < 4 else -1 for word in re.findall(r"\d+", text)]


def parse_either(text: str, geometry: Geometry) -> Puzzle:
    """Read what `write_line` writes on any board: numbers with blanks or commas between them, else signs."""
    return (parse_numbers if " " in text or "," in text else parse_line)(text, geometry)


def parse_numbers(text: str, geometry: Geometry | None = None) -> Puzzle:
    """Read n*n whole numbers, 0 for a blank. Raises FormatError, with the column of a number that is too large."""
    found = numbers(text)
    size = geometry.size if geometry else square_size(len(found or ()))
    if found is None or size is None or len(found) != size * size:
        raise FormatError("bad-length/n-n-numbers-x", found=len(found or ()))
    if geometry and not geometry.first:
        raise FormatError("bad-value/signs-from-zero")
    top = geometry.value_count if geometry else size
    for match, value in zip(re.finditer(r"\d+", text), found, strict=True):
        if not 0 <= value <= top:
            raise FormatError("bad-value/numbers", top=top, found=match[0], column=match.start() + 1)
    return Puzzle(geometry or board(size), tuple(found))
