"""A book's puzzles as a table (CSV), and singly in a ZIP file, with pictures of each and of its answer."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from io import BytesIO, StringIO
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from pencilmark import __version__
from pencilmark.board.line import line_on
from pencilmark.make.wish import Wish
from pencilmark.paper.book.pages import Places
from pencilmark.paper.book.puzzles import BookEntry
from pencilmark.paper.book.wish import Book
from pencilmark.paper.entry import Entry
from pencilmark.paper.pictures import pngs_of, svg_of

COLUMNS = (
    *("number", "chapter", "title", "page", "answer_page", "board", "puzzle", "rules", "solution", "clues"),
    *("level", "effort", "er", "ep", "ed", "hodoku_level", "hodoku_score", "clue_score"),
    *("minutes", "techniques", "symmetry", "seed"),
)


def write_table(book: Book, entries: Sequence[BookEntry], places: Places) -> str:
    """Write the table of *entries*, with their pages from *places*; lines end as in RFC 4180.

    An unknown field is empty; *techniques* lists each with how often it is needed, such as ``x-wing:2``.
    """
    text = StringIO()
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    writer.writerows(map(_safe, _row(book, entry, places)) for entry in entries)
    return text.getvalue()


def _safe(cell: object) -> object:
    """Put an apostrophe before a text that a spreadsheet would read as a formula.

    >>> _safe("=1+1"), _safe("Easy"), _safe(-1)
    ("'=1+1", 'Easy', -1)
    """
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(("=", "+", "-", "@", "\t", "\r")) else cell


def _row(book: Book, entry: BookEntry, places: Places) -> list[object]:
    chapter, rating = book.chapters[entry.chapter], entry.made.rating
    known = _known(book, entry) | {
        "page": places.puzzles[entry.number],
        "answer_page": places.answers.get(entry.number),
        "rules": "; ".join(rule.text for rule in entry.puzzle.rules),
        "clues": entry.puzzle.clue_count,
        "techniques": " ".join(f"{technique}:{times}" for technique, times in rating.histogram.items()),
        "symmetry": chapter.wish.symmetry if isinstance(chapter.wish, Wish) and chapter.is_plain else "",
    }
    return [known[name] for name in COLUMNS]


DATE = (1980, 1, 1, 0, 0, 0)


def zipped(files: Iterable[tuple[str, bytes]], stored: Sequence[str] = ()) -> bytes:
    """Write *files* as a ZIP file, those named in *stored* uncompressed; the same files give the same bytes.

    >>> zipped([("a", b"1")]) == zipped([("a", b"1")])
    True
    """
    out = BytesIO()
    with ZipFile(out, "w") as archive:
        for name, data in files:
            info = ZipInfo(name, DATE)
            info.external_attr = 0o644 << 16
            archive.writestr(info, data, ZIP_STORED if name in stored else ZIP_DEFLATED)
    return out.getvalue()


def write_archive(book: Book, entries: Sequence[BookEntry], table: str) -> bytes:
    """Write the archive of a *book* with its *table*. PNG files are in it if pypdfium2 is installed."""
    files = [("puzzles.csv", table.encode()), ("puzzles.json", _data(book, entries).encode())]
    for folder, are_answers in (("puzzles", False), ("answers", True)):
        printed = [printed_of(entry, is_answer=are_answers) for entry in entries]
        names = [f"{folder}/{entry.number:04}" for entry in entries]
        drawn = (svg_of(one, is_answer=are_answers).encode() for one in printed)
        files += [(f"{name}.svg", svg) for name, svg in zip(names, drawn, strict=True)]
        pngs = pngs_of(printed, are_answers=are_answers)
        files += [(f"{name}.png", png) for name, png in zip(names, pngs, strict=False)]
    return zipped(files)


def printed_of(entry: BookEntry, *, is_answer: bool) -> Entry:
    """Return the drawing of a book's puzzle; its answer has only digits."""
    puzzle = replace(entry.puzzle, rules=()) if is_answer else entry.puzzle
    return Entry(puzzle, entry.made.solution)


def _data(book: Book, entries: Sequence[BookEntry]) -> str:
    """Write the puzzles and all that is known about them as JSON."""
    rows = [_known(book, one) for one in entries]
    data = {"title": book.title, "seed": book.seed, "version": __version__, "puzzles": rows}
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def _known(book: Book, entry: BookEntry) -> dict[str, object]:
    puzzle, rating = entry.puzzle, entry.made.rating
    return {
        "number": entry.number,
        "chapter": book.chapters[entry.chapter].name,
        "title": entry.own.title if entry.own else "",
        "board": puzzle.geometry.name,
        "puzzle": line_on(puzzle.givens, puzzle.geometry),
        "rules": [rule.text for rule in puzzle.rules],
        "solution": line_on(entry.made.solution, puzzle.geometry),
        "givens": puzzle.clue_count,
        "level": (entry.own.level if entry.own else "") or rating.level,
        "effort": rating.effort,
        "er": rating.er,
        "ep": rating.ep,
        "ed": rating.ed,
        "hodoku_level": rating.hodoku_level,
        "hodoku_score": rating.hodoku_score,
        "clue_score": rating.clue_score,
        "minutes": entry.minutes,
        "techniques": rating.histogram,
        "seed": None if entry.own else entry.made.seed,
    }
