"""A book's puzzles as a table: CSV with a head, a line for each puzzle, to be read by any spreadsheet."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from io import StringIO

from pencilmark.board.line import line_on
from pencilmark.make.wish import Wish
from pencilmark.paper.book.pages import Places
from pencilmark.paper.book.puzzles import BookEntry
from pencilmark.paper.book.wish import Book

COLUMNS = (
    "number",
    "chapter",
    "title",
    "page",
    "answer_page",
    "board",
    "puzzle",
    "rules",
    "solution",
    "clues",
    "level",
    "effort",
    "er",
    "ep",
    "ed",
    "hodoku_level",
    "hodoku_score",
    "techniques",
    "symmetry",
    "seed",
)


def write_table(book: Book, entries: Sequence[BookEntry], places: Places) -> str:
    """Write the table of *entries*, with the pages on which *places* has them; lines end as RFC 4180 wants it.

    A field that is not known is empty; *techniques* has each with how often it is needed, such as ``x-wing:2``.
    """
    text = StringIO()
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    writer.writerows(map(_safe, _row(book, entry, places)) for entry in entries)
    return text.getvalue()


def _safe(cell: object) -> object:
    """Put an apostrophe before a text that a spreadsheet would take for a formula.

    >>> _safe("=1+1"), _safe("Easy"), _safe(-1)
    ("'=1+1", 'Easy', -1)
    """
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(("=", "+", "-", "@", "\t", "\r")) else cell


def _row(book: Book, entry: BookEntry, places: Places) -> list[object]:
    puzzle, rating, chapter = entry.puzzle, entry.made.rating, book.chapters[entry.chapter]
    return [
        entry.number,
        chapter.name,
        entry.own.title if entry.own else "",
        places.puzzles[entry.number],
        places.answers.get(entry.number),
        puzzle.geometry.name,
        line_on(puzzle.givens, puzzle.geometry),
        "; ".join(rule.text for rule in puzzle.rules),
        line_on(entry.made.solution, puzzle.geometry),
        puzzle.clue_count,
        (entry.own.level if entry.own else "") or rating.level,
        rating.effort,
        rating.er,
        rating.ep,
        rating.ed,
        rating.hodoku_level,
        rating.hodoku_score,
        " ".join(f"{technique}:{times}" for technique, times in rating.histogram.items()),
        chapter.wish.symmetry if isinstance(chapter.wish, Wish) and chapter.is_plain else "",
        "" if entry.own else entry.made.seed,
    ]
