"""HoDoKu's library lines: a position, its deleted candidates, and what a technique does in it.

    :technique[-variant]:digits:givens:deleted:eliminations:placements:extra[:]

*givens* are 81 cells, ``.`` or a digit, ``+`` before one placed later; candidates are written digit, row,
column, such as ``349`` for 3 in r4c9. Lines begin with a colon and have 6 or 7 colons.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from pencilmark.board.boards import board
from pencilmark.board.errors import FormatError
from pencilmark.board.frozen import dataclass
from pencilmark.board.model import Candidate, Position, Puzzle

_CELL = re.compile(r"\+?[1-9]|[.0]")
_MARK = re.compile(r"[1-9]{3}")


@dataclass(frozen=True, slots=True)
class LibraryCase:
    """A line of the library: the *puzzle* in its state, the technique's *code* and what it does there.

    *variant* is the text after the code ("" without one), *digits* the values the line names.
    """

    code: str
    variant: str
    digits: str
    puzzle: Puzzle
    eliminations: tuple[Candidate, ...] = ()
    placements: tuple[Candidate, ...] = ()
    extra: str = ""


def is_library_line(text: str) -> bool:
    """Report whether *text* looks like a library line.

    >>> is_library_line(":0000:x:" + "." * 81 + "::::"), is_library_line("." * 81)
    (True, False)
    """
    return text.startswith(":") and text.count(":") >= 4


def parse_library(text: str) -> LibraryCase:
    """Read a library line; the fields after the givens may be missing.

    >>> case = parse_library(":0100-1:3:" + "+3" + "." * 80 + ":121 199:345:::")
    >>> case.code, case.variant, case.puzzle.placed[0], case.eliminations
    ('0100', '1', 3, (Candidate(cell=31, value=3),))
    >>> parse_library(":0100:3:12:::")
    Traceback (most recent call last):
    pencilmark.board.errors.FormatError: expected 81 cells, found 2
    """
    fields = text.strip().split(":") + [""] * 8
    if fields[0] or text.count(":") < 4:
        raise FormatError("bad-library-line")
    code, _, variant = fields[1].partition("-")
    given, placed = _parse_cells(fields[3], text.find(fields[3]) if fields[3] else 0)
    base = Puzzle(board("9"), given, placed)
    deleted = _parse_marks(fields[4])
    if deleted:
        marks = Position.of(base).after((), deleted).puzzle().candidates
        base = Puzzle(board("9"), given, placed, marks)
    return LibraryCase(code, variant, fields[2], base, _parse_marks(fields[5]), _parse_marks(fields[6]), fields[7])


def _parse_cells(text: str, start: int) -> tuple[tuple[int, ...], tuple[int, ...] | None]:
    cells, at = [], 0
    while at < len(text):
        match = _CELL.match(text, at)
        if not match:
            raise FormatError("bad-character/value", found=text[at], column=start + at + 1)
        cells.append(match[0])
        at = match.end()
    if len(cells) != 81:
        raise FormatError("bad-length/cells-2", found=len(cells), column=start + len(text) + 1)
    given = tuple(int(cell) if cell.isdigit() else 0 for cell in cells)
    placed = tuple(int(cell) if cell.startswith("+") else 0 for cell in cells)
    return given, placed if any(placed) else None


def _parse_marks(text: str) -> tuple[Candidate, ...]:
    words = text.split()
    for word in words:
        if not _MARK.fullmatch(word):
            raise FormatError("bad-candidate", found=word)
    found = [Candidate(int(w[1]) * 9 + int(w[2]) - 10, int(w[0])) for w in words]
    return tuple(sorted(found))


def write_library(case: LibraryCase) -> str:
    """Write a library line; the inverse of `parse_library`.

    >>> line = ":0100-1:3:+3" + "." * 80 + ":929:345::"
    >>> write_library(parse_library(line)) == line
    True
    """
    puzzle = case.puzzle
    placed = puzzle.placed or (0,) * 81
    cells = "".join(
        f"+{late}" if late else str(given or ".") for given, late in zip(puzzle.givens, placed, strict=True)
    )
    code = f"{case.code}-{case.variant}" if case.variant else case.code
    marks = (_deleted(puzzle), case.eliminations, case.placements)
    return ":".join(["", code, case.digits, cells, *map(_write_marks, marks), case.extra])


def _deleted(puzzle: Puzzle) -> list[Candidate]:
    if puzzle.candidates is None:
        return []
    plain = Position.of(Puzzle(puzzle.geometry, puzzle.givens, puzzle.placed))
    return [mark for mark in plain.candidates() if not puzzle.candidates[mark.cell] >> (mark.value - 1) & 1]


def _write_marks(marks: Iterable[Candidate]) -> str:
    ordered = sorted((value, cell) for cell, value in marks)
    return " ".join(f"{value}{cell // 9 + 1}{cell % 9 + 1}" for value, cell in ordered)
