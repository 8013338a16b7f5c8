"""The puzzles of a book one by one, in a ZIP file: pictures of each and of its answer, and tables with all ratings."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from pencilmark import __version__
from pencilmark.board.line import line_on
from pencilmark.paper.book.puzzles import BookEntry
from pencilmark.paper.book.wish import Book
from pencilmark.paper.entry import Entry
from pencilmark.paper.pictures import pngs_of, svg_of

DATE = (1980, 1, 1, 0, 0, 0)


def zipped(files: Iterable[tuple[str, bytes]], stored: Sequence[str] = ()) -> bytes:
    """Write *files* as a ZIP file, those named *stored* as they are; the same files give the same bytes.

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
    """Write the archive of a *book* with its *table*. PNG files are in it where pypdfium2 is installed."""
    files = [("puzzles.csv", table.encode()), ("puzzles.json", _data(book, entries).encode())]
    for folder, are_answers in (("puzzles", False), ("answers", True)):
        printed = [printed_of(entry, is_answer=are_answers) for entry in entries]
        names = [f"{folder}/{entry.number:04}" for entry in entries]
        drawn = (svg_of(one, is_answer=are_answers).encode() for one in printed)
        files += [(f"{name}.svg", svg) for name, svg in zip(names, drawn, strict=True)]
        pngs = pngs_of(printed, are_answers=are_answers)
        files += [(f"{name}.png", png) for name, png in zip(names, pngs, strict=False)]
    return zipped(files)


def printed_of(entry: BookEntry, *, is_answer: bool = False) -> Entry:
    """Return a puzzle of a book as it is drawn, its answer as digits alone."""
    puzzle = replace(entry.puzzle, rules=()) if is_answer else entry.puzzle
    return Entry(puzzle, entry.made.solution)


def _data(book: Book, entries: Sequence[BookEntry]) -> str:
    """Write the puzzles and all that is known of them as JSON."""
    rows = [_row(book, one) for one in entries]
    data = {"title": book.title, "seed": book.seed, "version": __version__, "puzzles": rows}
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def _row(book: Book, entry: BookEntry) -> dict[str, object]:
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
        "techniques": rating.histogram,
        "seed": None if entry.own else entry.made.seed,
    }
