"""Puzzles of one's own for paper, read from a text: a table with titles, levels and rules, or a list of any form."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from io import StringIO

from pencilmark.board.boards import board
from pencilmark.board.errors import InputError, PencilmarkError
from pencilmark.board.line import parse_line, write_line
from pencilmark.board.model import Puzzle
from pencilmark.exchange.found import Entry as Found
from pencilmark.exchange.found import Listing, Question
from pencilmark.exchange.read import read_entry, recognise
from pencilmark.rules.rule import parse_rules

COLUMNS = ("puzzle", "board", "rules", "title", "level", "rating", "chapter")
"""The columns that are read; others are passed over. The table of a book has them, too."""
SAME = {"name": "title", "er": "rating", "difficulty": "level", "givens": "puzzle"}


@dataclass(frozen=True, slots=True)
class OwnPuzzle:
    """A *puzzle* and what its text says of it, each empty where that says nothing."""

    puzzle: Puzzle
    title: str = ""
    level: str = ""
    rating: str = ""
    chapter: str = ""


def read_own(text: str) -> tuple[OwnPuzzle, ...]:
    r"""Read the puzzles of a *text*: CSV whose head names a column ``puzzle``, or whatever else holds puzzles.

    Raises InputError, with the line where it is known.

    >>> (found,) = read_own("title,puzzle,board,level\nFirst,1...............,4,Easy")
    >>> found.title, found.level, found.puzzle.clue_count
    ('First', 'Easy', 1)
    """
    found = tuple(_of_table(text) if _head(text) else _of_list(text))
    if not found:
        raise InputError("empty/own-puzzles")
    return found


def write_own(puzzles: tuple[OwnPuzzle, ...]) -> str:
    """Write *puzzles* as the table that `read_own` reads."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for own in puzzles:
        puzzle = own.puzzle
        line, rules = write_line(puzzle.givens, puzzle.geometry.value_count), "; ".join(r.text for r in puzzle.rules)
        writer.writerow([line, puzzle.geometry.name, rules, own.title, own.level, own.rating, own.chapter])
    return out.getvalue()


def is_table(text: str) -> bool:
    r"""Report whether a *text* is a table with a column of puzzles.

    >>> is_table("title,puzzle\nOne,1..."), is_table("1...............")
    (True, False)
    """
    return bool(_head(text))


def _head(text: str) -> list[str]:
    """Return the names of the columns of a table that has puzzles; none where the text is something else."""
    first = text.lstrip("\ufeff").split("\n", 1)[0].strip()
    sign = "\t" if "\t" in first else ";" if ";" in first and "," not in first else ","
    names = [name.strip().strip('"').lower() for name in first.split(sign)]
    names = [SAME.get(name, name) if SAME.get(name, name) not in names else name for name in names]
    return [sign, *names] if "puzzle" in names and len(names) > 1 else []


def _of_table(text: str) -> Iterator[OwnPuzzle]:
    sign, *names = _head(text)
    rows = csv.reader(StringIO(text.lstrip("\ufeff")), delimiter=sign)
    next(rows)
    for cells in rows:
        if any(cell.strip() for cell in cells):
            row = {name: cell.strip() for name, cell in zip(names, cells, strict=False)}
            try:
                yield _of_row(row)
            except PencilmarkError as error:
                raise error.placed(rows.line_num) from error


def _of_row(row: Mapping[str, str]) -> OwnPuzzle:
    """Read a row; without a board, that of as many cells."""
    name, rules = row.get("board", ""), row.get("rules", "")
    if name or rules:
        geometry = board(name or "9")
        puzzle = parse_line(row["puzzle"], geometry)
        if rules:
            puzzle = replace(puzzle, rules=parse_rules([part.strip() for part in rules.split(";")], geometry))
    else:
        found = recognise(row["puzzle"])
        if isinstance(found, Question):
            raise found.refusal()
        if isinstance(found, Listing):
            raise InputError("a-list/own", found=row["puzzle"][:40])
        puzzle = found.asked
    rating = row.get("rating", "")
    told = {key: row.get(key, "") for key in ("title", "level", "chapter")}
    return OwnPuzzle(puzzle, rating=f"ER {rating}" if rating.replace(".", "").isdecimal() else rating, **told)


def _of_list(text: str) -> Iterator[OwnPuzzle]:
    found = recognise(text)
    if isinstance(found, Question):
        raise found.refusal()
    entries = found.entries if isinstance(found, Listing) else (Found(1, text, reading=found),)
    for entry in entries:
        try:
            reading = read_entry(entry, None)
        except PencilmarkError as error:
            raise error.placed(entry.line) from error
        columns = {SAME.get(name.lower(), name.lower()): value for name, value in (*entry.columns, *reading.columns)}
        told = {key: columns.get(key, "") for key in ("level", "rating", "chapter")}
        yield OwnPuzzle(reading.asked, columns.get("title", "") or reading.title, **told)
