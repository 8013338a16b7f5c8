"""Codes of a grid with its candidates: SudokuWiki's S9B, sudoku.coach's SCv7, pzprv3's sudoku.

S9B   81 fields of two base-32 digits: 0 empty, 1 to 9 a clue, 10 to 18 placed, more than 18 candidates (mask)
SCv7  base-32 of zlib-compressed JSON: given digits, the player's digits and candidates
"""

from __future__ import annotations

import json
import re
import zlib
from typing import Any

from pencilmark.board.boards import board
from pencilmark.board.errors import FormatError
from pencilmark.board.line import square_size
from pencilmark.board.model import Puzzle
from pencilmark.exchange.found import Reading

_S9B = re.compile(r"S9B([0-9A-Va-v]{162})")
_COACH = re.compile(r"SCv(\d{1,2})_(\d{1,2})_([0-9a-vA-V]{8,200000})")
_PZPR = re.compile(r"sudoku/(\d{1,2})/(\d{1,2})/([0-9a-z.+=%*@_-]{1,5000})")
MAX_BYTES = 1_000_000
_BASE32 = "0123456789abcdefghijklmnopqrstuv"


def read_code(text: str) -> Reading | None:
    """Read a code; None if the text is none of them. Raises FormatError for a broken one.

    >>> found = read_code("S9B" + "01" + "0a" + "0l" + "00" * 78)
    >>> found.puzzle.givens[:2], found.puzzle.placed[:2], found.marks[2]
    ((1, 0), (0, 1), 3)
    """
    if match := _S9B.fullmatch(text):
        return _s9b(match[1].lower())
    if match := _COACH.fullmatch(text):
        return _coach(match[3].lower())
    if match := _PZPR.fullmatch(text):
        return _pzpr(int(match[1]), int(match[2]), match[3])
    if text.startswith(("S9B", "SCv")):
        raise FormatError("bad-link/recognised-code-grid-cut", text=text[:3])
    return None


def _s9b(text: str) -> Reading:
    fields = [int(text[at : at + 2], 32) for at in range(0, 162, 2)]
    given = tuple(field if field < 10 else 0 for field in fields)
    placed = tuple(field - 9 if 10 <= field <= 18 else 0 for field in fields)
    marks = tuple(field - 18 if 18 < field <= 529 else 0 for field in fields)
    if any(field > 529 for field in fields):
        raise FormatError("bad-link/recognised-grid-sudokuwiki-s")
    puzzle = Puzzle(board("9"), given, placed if any(placed) else None)
    return Reading(puzzle, "SudokuWiki S9B", marks=marks if any(marks) else None)


def _coach(text: str) -> Reading:
    data = _unpacked(text)
    given = _numbers(data.get("givenDigits"))
    size = square_size(len(given)) or 0
    if size != data.get("gridSize", size) or not 4 <= size <= 16:
        raise FormatError("bad-link/recognised-grid-sudoku-coach-2")
    placed = _numbers(data.get("userDigits"))
    marks = [mark >> 1 for mark in _numbers(data.get("userCellCandidates"))]
    count, full = size * size, (1 << size) - 1
    placed = placed if len(placed) == count else [0] * count
    marks = [mark & full for mark in marks] if len(marks) == count else [0] * count
    own = tuple(0 if clue else value for clue, value in zip(given, placed, strict=True))
    puzzle = Puzzle(board(size), tuple(given), own if any(own) else None)
    return Reading(puzzle, "sudoku.coach", marks=tuple(marks) if any(marks) else None)


def _unpacked(text: str) -> dict[str, Any]:
    bits = "".join(format(_BASE32.index(sign), "05b") for sign in text)
    whole = bits[: len(bits) // 8 * 8]
    data = int(whole or "0", 2).to_bytes(len(whole) // 8, "big")
    for window in (15, -15):
        try:
            found = json.loads(zlib.decompressobj(window).decompress(data, MAX_BYTES))
        except (zlib.error, ValueError, RecursionError):
            continue
        if isinstance(found, dict):
            return found
    raise FormatError("bad-link/recognised-grid-sudoku-coach")


def _numbers(value: object) -> list[int]:
    words = value.split("-") if isinstance(value, str) else value if isinstance(value, list) else []
    if len(words) == 1 and isinstance(words[0], str) and len(words[0]) > 9:
        words = list(words[0])
    return [int(word) if str(word).isascii() and str(word).isdigit() and len(str(word)) < 8 else 0 for word in words]


def _pzpr(wide: int, high: int, body: str) -> Reading:
    """Read the cells of puzz.link: digits in base 16, ``-`` before two of them, g to z for 1 to 20 empty cells."""
    cells: list[int] = []
    at = 0
    while at < len(body):
        sign = body[at]
        if sign == "-":
            cells.append(
                int(body[at + 1 : at + 3] or "0", 16) if re.fullmatch("[0-9a-f]{2}", body[at + 1 : at + 3]) else 0
            )
            at += 2
        elif "g" <= sign <= "z":
            cells += [0] * (int(sign, 36) - 15)
        else:
            cells.append(int(sign, 16) if sign in "0123456789abcdef" else 0)
        at += 1
    if wide != high or len(cells) > wide * high:
        raise FormatError("bad-link/recognised-sudoku-puzz-link")
    cells += [0] * (wide * high - len(cells))
    return Reading(Puzzle(board(wide), tuple(cells)), "puzz.link")
