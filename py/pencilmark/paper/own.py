"""People's own puzzles for paper, read from a text: a table with titles, levels and rules, or a list of any form."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping
from dataclasses import field, replace
from io import StringIO
from typing import Any

from pencilmark.board.boards import board
from pencilmark.board.errors import InputError, PencilmarkError
from pencilmark.board.frozen import dataclass
from pencilmark.board.line import line_on, parse_line
from pencilmark.board.model import Puzzle
from pencilmark.exchange.found import ListEntry, Listing, Question
from pencilmark.exchange.read import read_entry, recognise
from pencilmark.rules.rule import parse_rules

COLUMNS = ("puzzle", "board", "rules", "title", "level", "rating", "chapter")
"""The columns that are read; others are ignored. The table of a book has them, too."""
SAME = {"name": "title", "er": "rating", "difficulty": "level", "givens": "puzzle"}


@dataclass(frozen=True, slots=True)
class OwnPuzzle:
    """A *puzzle*, what its text says about it (empty if nothing), and its *line*."""

    puzzle: Puzzle
    title: str = ""
    level: str = ""
    rating: str = ""
    chapter: str = ""
    line: int | None = field(default=None, compare=False)


def survey_own(text: str) -> tuple[tuple[OwnPuzzle, ...], tuple[PencilmarkError, ...]]:
    r"""Read a *text*: CSV with a column ``puzzle`` in its head, or any other text with puzzles.

    Returns the puzzles, and the error of each row that is not a puzzle. Raises InputError if there is no puzzle.

    >>> puzzles, faults = survey_own("title,puzzle,board\nFirst,1...............,4\nSecond,1..,4")
    >>> [own.title for own in puzzles], [fault.as_dict() for fault in faults]
    (['First'], [{'code': 'bad-length', 'message': 'expected 16 characters, found 3', 'line': 3}])
    """
    found = tuple(_of_table(text) if _head(text) else _of_list(text))
    puzzles = tuple(one for one in found if isinstance(one, OwnPuzzle))
    faults = tuple(one for one in found if isinstance(one, PencilmarkError))
    if not puzzles:
        raise faults[0] if faults else InputError("empty/own-puzzles")
    return puzzles, faults


def write_own(puzzles: tuple[OwnPuzzle, ...]) -> str:
    """Write *puzzles* as the table that `survey_own` reads."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for own in puzzles:
        puzzle = own.puzzle
        line, rules = line_on(puzzle.givens, puzzle.geometry), "; ".join(r.text for r in puzzle.rules)
        writer.writerow([line, puzzle.geometry.name, rules, own.title, own.level, own.rating, own.chapter])
    return out.getvalue()


def is_table(text: str) -> bool:
    r"""Report whether a *text* is a table with a column of puzzles.

    >>> is_table("title,puzzle\nOne,1..."), is_table("1...............")
    (True, False)
    """
    return bool(_head(text))


def _head(text: str) -> list[str]:
    """Return the names of the columns of a table that has puzzles; none if the text is something else."""
    first = text.lstrip("\ufeff").split("\n", 1)[0].strip()
    sign = "\t" if "\t" in first else ";" if ";" in first and "," not in first else ","
    names = [name.strip().strip('"').lower() for name in first.split(sign)]
    names = [SAME.get(name, name) if SAME.get(name, name) not in names else name for name in names]
    return [sign, *names] if "puzzle" in names and len(names) > 1 else []


def _of_table(text: str) -> Iterator[OwnPuzzle | PencilmarkError]:
    sign, *names = _head(text)
    rows = csv.reader(StringIO(text.lstrip("\ufeff")), delimiter=sign)
    next(rows)
    for cells in rows:
        if any(cell.strip() for cell in cells):
            row = {name: cell.strip() for name, cell in zip(names, cells, strict=False)}
            try:
                yield replace(_of_row(row), line=rows.line_num)
            except PencilmarkError as error:
                yield error.placed(rows.line_num)


def _of_row(row: Mapping[str, str]) -> OwnPuzzle:
    """Read a row; without a board, it is on the one with its number of cells."""
    name, rules = row.get("board", ""), row.get("rules", "")
    if name or rules:
        geometry = board(name or "9")
        puzzle = parse_line(row.get("puzzle", ""), geometry)
        if rules:
            puzzle = replace(puzzle, rules=parse_rules([part.strip() for part in rules.split(";")], geometry))
    else:
        found = recognise(row.get("puzzle", ""))
        if isinstance(found, Question):
            raise found.refusal()
        if isinstance(found, Listing):
            raise InputError("a-list/own", found=row.get("puzzle", "")[:40])
        puzzle = found.asked
    rating = row.get("rating", "")
    told: dict[str, Any] = {key: row.get(key, "") for key in ("title", "level", "chapter")}
    return OwnPuzzle(puzzle, rating=f"ER {rating}" if rating.replace(".", "").isdecimal() else rating, **told)


def _of_list(text: str) -> Iterator[OwnPuzzle | PencilmarkError]:
    found = recognise(text)
    if isinstance(found, Question):
        raise found.refusal()
    entries = found.entries if isinstance(found, Listing) else (ListEntry(1, text, reading=found),)
    for entry in entries:
        try:
            reading = read_entry(entry, None)
        except PencilmarkError as error:
            yield error.placed(entry.line, error.column)
            continue
        columns = {SAME.get(name.lower(), name.lower()): value for name, value in (*entry.columns, *reading.columns)}
        told: dict[str, Any] = {key: columns.get(key, "") for key in ("level", "rating", "chapter")}
        yield OwnPuzzle(reading.asked, columns.get("title", "") or reading.title, **told, line=entry.line)
