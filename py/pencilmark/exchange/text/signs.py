"""Puzzles in letters or symbols instead of digits (wordoku): rows of n signs and gaps, with or without their word.

The word says which sign means which value; without it, the signs are in alphabetical order. If all letters are among
the first n of the alphabet, they are the values themselves, as everywhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import groupby

from pencilmark.board.boards import signed, signs_of
from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import DIGITS, MAX_SIZE, Geometry
from pencilmark.board.line import square_size
from pencilmark.board.speech import say
from pencilmark.board.task import Slowly
from pencilmark.exchange.found import Found, ListEntry, Listing, Reading
from pencilmark.exchange.text.cells import BLANK_SIGNS
from pencilmark.exchange.text.grids import in_blocks
from pencilmark.exchange.text.lists import SMALL, in_lines
from pencilmark.exchange.text.rows import WAYS, lines_of

LONGEST = 20_000
"""Most characters of a text that is looked at."""
LINES = 200
"""Lines looked at between two pauses."""
LARGE = 6
"""The smallest board with all cells on one line."""
UNKNOWN = "★☆"
"""Replacements for a sign that occurs in no cell and no word: the first that is not among the others."""
_GAPS = BLANK_SIGNS - {"x", "X"}
_TOKEN = re.compile(r"[^\s,;:|!\"'()]+")


@dataclass(frozen=True, slots=True)
class _Cells:
    """The cells on a line, a sign each, and what is *left* of the line."""

    signs: str
    left: str = ""


def in_signs(text: str, geometry: Geometry | None) -> Slowly[Found | None]:
    """Read rows or lines of letters or symbols, with pauses; None if there are none.

    >>> found = finished(in_signs("W..D\\n....\\n.O..\\nD..R\\n\\nWord: word", None))
    >>> found.puzzle
    <Puzzle 4 signs=WORD: 1..4.....2..4..3>
    """
    yield None
    if len(text) > LONGEST:
        return None
    lines = text.split("\n")
    whole: dict[int, _Cells] = {}
    for number, line in enumerate(lines):
        if number % LINES == 0:
            yield None
        if cells := _whole(line, geometry):
            whole[number] = cells
    if len(whole) > 1 and not _is_solved(list(whole.values())):
        return (yield from _listed(lines, whole, geometry))
    if whole:
        size, rows = square_size(len(next(iter(whole.values())).signs)) or 0, whole
    else:
        size, rows = yield from _rows(lines, geometry)
    return (yield from _read(lines, rows, size, geometry)) if size else None


def _whole(line: str, geometry: Geometry | None) -> _Cells | None:
    """Find all cells of a board on a *line*."""
    for match in _TOKEN.finditer(line):
        size = square_size(len(match[0])) if len(match[0]) >= LARGE**2 else None
        if size and size == (geometry.size if geometry else size):
            signs = set(match[0]) - _GAPS
            if signs and len(signs) <= size + 1 and _are_signs(signs):
                return _Cells(match[0], line[: match.start()] + line[match.end() :])
    return None


def _is_solved(found: list[_Cells]) -> bool:
    """Report whether two lines are a puzzle and its solution."""
    return len(found) == 2 and not set(found[1].signs) & _GAPS


def _listed(lines: list[str], whole: Mapping[int, _Cells], geometry: Geometry | None) -> Slowly[Found | None]:
    """Read puzzles, one a line, each with its own signs."""
    entries = []
    for number, cells in whole.items():
        found = yield from _read([lines[number]], {0: cells}, square_size(len(cells.signs)) or 0, geometry)
        if not isinstance(found, Reading):
            return None
        entries.append(ListEntry(number + 1, lines[number], reading=found))
    return Listing(say("list-of-puzzles", count=len(entries)), tuple(entries))


def _rows(lines: list[str], geometry: Geometry | None) -> Slowly[tuple[int, dict[int, _Cells]]]:
    """Find the rows of whole grids of the largest size, and this size; 0 if there are none."""
    cut: dict[int, dict[int, str]] = {}
    for number, line in enumerate(lines):
        if number % LINES == 0:
            yield None
        if found := _cut(line):
            cut[number] = found
    sizes = {size for found in cut.values() for size in found if SMALL <= size <= MAX_SIZE}
    for size in sorted(sizes & {geometry.size} if geometry else sizes, reverse=True):
        rows = _grids({number: found[size] for number, found in cut.items() if size in found}, size, lines)
        signs = set("".join(rows.values())) - _GAPS
        if signs and len(rows) % size == 0 and len(signs) <= size + 1:
            return size, {number: _Cells(row) for number, row in rows.items()}
    return 0, {}


def _grids(rows: dict[int, str], size: int, lines: list[str]) -> dict[int, str]:
    """Leave out lines that are just as long as a row: lines between boxes, and words, which have no gaps."""
    gaps = {sign for row in rows.values() if not set(row) <= _GAPS for sign in row} & _GAPS
    rows = {number: row for number, row in rows.items() if not set(row) <= _GAPS - gaps}
    if len(rows) % size == 0 and (gaps or len(set(rows.values())) == len(rows)):
        return rows
    found: dict[int, str] = {}
    for _, run in groupby(rows, lambda number: sum(not line.strip() for line in lines[:number])):
        numbers = list(run)
        open_ = [number for number in numbers if set(rows[number]) & gaps]
        found |= {number: rows[number] for number in open_ or (numbers if len(numbers) == size else ())}
    return found if gaps else {}


def _cut(line: str) -> dict[int, str]:
    """Cut a line into cells of one sign each, in every way; return the cells by their number."""
    found: dict[int, str] = {}
    if any(sign in line for sign in DIGITS[1:10]):
        return found
    for way in WAYS.values():
        cells = way(line)
        if all(len(cell) <= 1 for cell in cells) and _are_signs({cell for cell in cells if cell} - _GAPS):
            found.setdefault(len(cells), "".join(cell or "." for cell in cells))
    return found


def _are_signs(signs: set[str]) -> bool:
    """Report whether each of some characters can stand for a value."""
    return all(signs_of(sign) for sign in signs)


def _read(lines: list[str], rows: Mapping[int, _Cells], size: int, geometry: Geometry | None) -> Slowly[Found | None]:
    """Replace the signs in *rows* by digits, and read that."""
    used = {signs_of(sign) for row in rows.values() for sign in row.signs} - {""}
    others = {number: rows[number].left if number in rows else line for number, line in enumerate(lines)}
    signs, stated = _word(others, size, used) if not (geometry and geometry.signs) else (geometry.signs, -1)
    unknown = ""
    if not signs:
        used -= {"X"} if len(used) > size else set()
        unknown = next((sign for sign in UNKNOWN if sign not in used), "") if len(used) == size - 1 else ""
        signs = "".join(sorted(used)) + unknown
    if len(signs) != size or not used - {"X"} <= set(signs):
        return None
    values = {sign: DIGITS[value] for value, sign in enumerate(signs, 1)}
    for number, row in rows.items():
        cells = "".join(values.get(signs_of(sign), ".") for sign in row.signs)
        others[number] = f"{cells} {others[number] if number != stated else ''}"
    if stated not in rows:
        others.pop(stated, None)
    seen = yield from lines_of("\n".join(others.values()))
    plain = signed(geometry, "") if geometry else None
    found = (yield from in_lines(seen, plain, LARGE)) or (yield from in_blocks(seen, plain))
    if not isinstance(found, Reading) or found.puzzle.geometry.size != size:
        return None
    puzzle = replace(found.puzzle, geometry=signed(found.puzzle.geometry, signs))
    warnings = (say("signs-unknown", sign=unknown),) if unknown else ()
    return replace(found, puzzle=puzzle, warnings=(*found.warnings, *warnings))


def _word(others: Mapping[int, str], size: int, used: set[str]) -> tuple[str, int]:
    """Find the word that has all signs, and its line (-1 if other words are on it); "" and -1 if there is none."""
    for number, line in others.items():
        bare = line.rpartition(":")[2]
        for word in _words(bare):
            signs = signs_of(word)
            if len(signs) == size and used - {"X"} <= set(signs):
                is_alone = "".join(_TOKEN.findall(bare)) == word
                return signs, number if is_alone else -1
    return "", -1


def _words(line: str) -> Iterator[str]:
    """Yield the words of a line, or its single signs joined: ``P L A N E T``."""
    tokens = _TOKEN.findall(line)
    yield from tokens
    if tokens and all(len(token) == 1 for token in tokens):
        yield "".join(tokens)
