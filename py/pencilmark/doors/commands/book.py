"""The command `book`: puzzles as a book in PDF, from options or from a book's file, with tables beside it."""

from __future__ import annotations

import os
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, cast

from pencilmark.board import naming, speech
from pencilmark.board.errors import WishError
from pencilmark.board.phrase import phrase
from pencilmark.board.speech import say
from pencilmark.doors.commands.files import check_pdf_place, check_place, read_file, write_file
from pencilmark.doors.commands.frame import Command, Row, add_page, beside, error_row, number_from, refuse, without
from pencilmark.doors.commands.pictures import read_puzzles
from pencilmark.doors.commands.progress import shown
from pencilmark.doors.commands.table import whole_lines
from pencilmark.doors.commands.wishing import WISHES, add_rows, board_of, said, unheeded_options, variant_wish
from pencilmark.doors.commands.workers import processors, workers
from pencilmark.human.techniques.technique import Level
from pencilmark.make.batch import Found, Wished
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Wish, technique_of
from pencilmark.paper.book.ahead import kept_line, read_kept
from pencilmark.paper.book.braille import write_braille
from pencilmark.paper.book.check import PRINTERS, check_printed
from pencilmark.paper.book.epub import write_epub
from pencilmark.paper.book.making import MadeBook, make_book, make_sample
from pencilmark.paper.book.puzzles import Incomplete
from pencilmark.paper.book.series import read_used, volumes_of, write_used
from pencilmark.paper.book.table import write_archive
from pencilmark.paper.book.toml import read_book, write_book
from pencilmark.paper.book.wish import Book, Chapter, even_chapters, own_chapters

if TYPE_CHECKING:
    from concurrent.futures import Executor

CHAPTER_OPTIONS = ("count", "variant", "no_givens", *WISHES, "board", "size")
USUAL_COUNT = 60
KEPT = ".made.jsonl"
"""How the file ends that keeps the puzzles of a book of which some were not found."""


def options(parser: ArgumentParser) -> None:
    """Add the options of `book`; those not given are as in the book's file, or the defaults."""
    parser.add_argument("out", metavar="OUT.pdf", help=say("book-book-write"))
    parser.add_argument("plan", nargs="?", metavar="BOOK.toml", help=say("book-books-file-make-from"))
    parser.add_argument("--puzzles", default=None, metavar="FILE", help=say("book-your-own-csv-titles"))
    add_chapter_options(parser)
    add_rows(parser, Book)
    for name, what in (
        ("csv", say("book-also-table-puzzles")),
        ("toml", say("book-also-books-file")),
        ("cover", say("book-also-cover-pdf")),
        ("archive", say("book-also-svg-png-ratings")),
        ("epub", say("book-also-book-screens")),
        ("braille", say("book-also-braille")),
    ):
        parser.add_argument(f"--{name}", nargs="?", const="", default=None, metavar="FILE", help=what)
    parser.add_argument("--sample", type=number_from(1), default=None, metavar="N", help=say("book-also-sample"))
    parser.add_argument("--check", choices=[*PRINTERS], default=None, help=say("book-check"))
    parser.add_argument("--keep", default=None, metavar="FILE", help=say("book-keep"))
    parser.add_argument("--used", default=None, metavar="FILE", help=say("book-used"))
    most = say("book-processes-default-core-each")
    parser.add_argument("--jobs", type=number_from(1), default=None, dest="processes", metavar="N", help=most)
    add_page(parser)


def add_chapter_options(parser: ArgumentParser) -> None:
    """Add the options that say which puzzles a book has."""
    usual = say("book-puzzles-default-2", USUAL_COUNT=USUAL_COUNT)
    parser.add_argument("--count", type=int, default=None, metavar="N", help=usual)
    for name, what in (
        ("level", say("book-chapters-easy-hard-one")),
        ("technique", say("book-chapters-technique-x-wing")),
        ("variant", say("book-chapters-variants-killer-thermo")),
    ):
        parser.add_argument(f"--{name}", default=None, metavar="NAME,...", help=what)
    add_rows(parser, VariantPart, but=("variant",))
    add_rows(parser, Wish, but=("level", "technique"))


def book_of(args: Namespace) -> Book:
    """Turn the options into a book. Raises InputError and WishError."""
    own = said(args, Book, but=[name for name in ("lang", "cells") if name not in args.given])
    if args.plan:
        refuse(args, ("puzzles",), say("book-beside-books-file"))
        told = [name for name in CHAPTER_OPTIONS if getattr(args, name) is not None]
        if told:
            raise WishError("bad-options/file-tells-chapters-beside", option=told[0])
        return replace(read_book(read_file(args.plan, phrase("book-books-file-read"))), **own)
    own.setdefault("seed", int.from_bytes(os.urandom(4), "big"))
    return Book(chapters_of(args), **own)


def chapters_of(args: Namespace) -> tuple[Chapter, ...]:
    """Turn the options into chapters: one for each level or technique named, else three of rising difficulty."""
    if args.puzzles is not None:
        refuse(args, CHAPTER_OPTIONS, beside("puzzles"))
        return own_chapters(read_puzzles(args, args.puzzles, phrase("book-puzzles-read")))
    _check_options(args)
    count = USUAL_COUNT if args.count is None else args.count
    named = [name for name in ("level", "technique") if getattr(args, name)]
    if len(named) > 1:
        raise WishError("bad-options/chapters-by-by-not", option=named[0], other=named[1])
    if args.variant:
        return tuple(_variant_chapters(args, count))
    own = {"symmetry": "rotational180"} | said(args, Wish, but=("board", "level", "technique", "effort"))
    wish = Wish(board_of(args), **own)
    if args.level:
        more = {name: value for name, value in said(args, Wish).items() if name == "effort"}
        parts = _counted(args.level, count)
        return tuple(Chapter(replace(wish, level=level_of(name), **more), many) for name, many in parts)
    if args.technique:
        parts = _counted(args.technique, count)
        return tuple(Chapter(replace(wish, technique=technique_of(name)), many) for name, many in parts)
    return (Chapter(wish, count),) if wish.is_graded else even_chapters(count, wish)


def _check_options(args: Namespace) -> None:
    """Raise WishError for an option that would be ignored."""
    if args.variant:
        refuse(args, unheeded_options(), beside("variant"))
    else:
        refuse(args, ("no_givens",), without("variant"))
    refuse(args, () if args.level else ("effort",), without("level"))
    named = args.level or args.technique or args.variant or ""
    refuse(args, ("count",) if ":" in named else (), say("book-beside-chapters-counts"))


def level_of(text: str) -> Level:
    """Read the name of a level in any case; Wish reports names that are none."""
    return cast(Level, text.capitalize())


def _counted(text: str, count: int) -> list[tuple[str, int]]:
    """Read names with counts, such as ``Easy:5,Hard:3``; without counts they share *count* puzzles."""
    parts = [part.strip() for part in text.split(",")]
    if ":" not in text:
        many = len(parts)
        return [(part, count * (i + 1) // many - count * i // many) for i, part in enumerate(parts)]
    found = []
    for part in parts:
        name, _, number = part.partition(":")
        if not number.isdecimal():
            raise WishError("bad-count/count-each-chapter", name=name, found=part)
        found.append((name.strip(), int(number)))
    return found


def _variant_chapters(args: Namespace, count: int) -> Iterator[Chapter]:
    """Yield a chapter for each variant named, and for each level or technique of it that is named."""
    asked = args.level or args.technique or ""
    if not asked:
        for name, many in _counted(args.variant, count):
            yield Chapter(variant_wish(args, name), many)
        return
    variants = [name.strip() for name in args.variant.split(",")]
    for name, share in _counted(",".join(variants), count):
        for how, many in _counted(asked, share):
            graded = {"level": level_of(how)} if args.level else {"technique": how.lower()}
            yield Chapter(replace(variant_wish(args, name), **graded), many)


def make(args: Namespace) -> Iterator[Row]:
    """Make the book, or all volumes of its series, and write the files; progress goes to standard error."""
    book, out = book_of(args), Path(args.out)
    speech.use(book.lang or speech.language())
    naming.use(book.cells)
    volumes = [*volumes_of(book)]
    places = [_beside(out, f"-{volume.volume:02}") if volumes[1:] else out for volume in volumes]
    for place in places:
        check_pdf_place(place)
    _check_source(args, out)
    memory = Path(args.used) if args.used else None
    text = memory.read_text("utf-8") if memory and memory.exists() else ""
    read_used(text)
    with workers(args.processes or processors()) as executor:
        for volume, place in zip(volumes, places, strict=True):
            began = time.monotonic()
            made = _made(args, volume, place, executor, text)
            yield from (error_row(fault) for fault in made.left_out)
            row = _write(args, volume, made, place)
            if memory:
                text += write_used(entry.made for entry in made.entries)
                write_file(memory, text.encode())
            yield row | {"seconds": round(time.monotonic() - began, 1)}
            yield from _checked(args, made.book or volume, made)


def _made(args: Namespace, book: Book, out: Path, executor: Executor | None, used: str) -> MadeBook:
    """Make a *book*, and keep its puzzles in the file asked for; if some are not found, in any case."""
    file = Path(args.keep) if args.keep else out.with_suffix(KEPT)
    text = ""
    if args.keep and file.exists():
        whole_lines(file)
        text = file.read_text("utf-8")
    lines, ahead = list[str](), read_kept(book, text)

    def keep(wished: Wished, found: Found) -> None:
        lines.append(kept_line(book, wished, found))
        if args.keep:
            with file.open("a", encoding="utf-8") as kept:
                kept.write(lines[-1])

    try:
        return shown(make_book(book, args.backend, executor, ahead, read_used(used), keep))
    except Incomplete:
        if lines and not args.keep:
            write_file(file, "".join(lines).encode())
        if lines or ahead:
            print(say("book-kept", file=str(file)), file=sys.stderr)
        raise


def _beside(path: Path, ending: str) -> Path:
    """Return the path of a file of the same kind beside another."""
    return path.with_name(f"{path.stem}{ending}{path.suffix}")


def _write(args: Namespace, book: Book, made: MadeBook, out: Path) -> Row:
    """Write the files of a *book* that was *made*; return the row that says which."""
    row: Row = {"pdf": str(out), "puzzles": made.puzzle_count, "pages": made.page_count, "seed": book.seed}
    write_file(out, made.pdf)
    if args.sample:
        row["sample"] = str(sample := _beside(out, "-sample"))
        write_file(sample, shown(make_sample(made, args.sample)))
    files: dict[str, tuple[str, Callable[[], bytes]]] = {
        "csv": (".csv", lambda: made.table.encode()),
        "toml": (".toml", lambda: write_book(book).encode()),
        "cover": ("-cover.pdf", lambda: made.cover),
        "archive": (".zip", lambda: write_archive(made.book or book, made.entries, made.table)),
        "epub": (".epub", lambda: write_epub(made.book or book, made.entries)),
        "braille": (".brf", lambda: write_braille(made.book or book, made.entries)),
    }
    is_volume = out != Path(args.out)
    for name, (ending, data) in files.items():
        wanted = getattr(args, name)
        if wanted is not None:
            path = Path(wanted or out.with_name(out.stem + ending))
            path = _beside(path, f"-{book.volume:02}") if wanted and is_volume else path
            check_place(path)
            write_file(path, data())
            row[name] = str(path)
    return row


def _checked(args: Namespace, book: Book, made: MadeBook) -> Iterator[Row]:
    """Yield what the named printer requires, and what the files have."""
    if args.check and made.wrap:
        for one in check_printed(book, made.pages, made.pdf, made.wrap, args.check):
            yield {"check": args.check, "what": one.name, "found": one.found, "wanted": one.wanted, "ok": one.fits}


def _check_source(args: Namespace, out: Path) -> None:
    """Raise WishError if the table of a book would overwrite the puzzles that it is made from."""
    if args.puzzles is not None and args.csv is not None:
        path = Path(args.csv or out.with_suffix(".csv"))
        if path.resolve() == Path(args.puzzles).resolve():
            raise WishError("bad-options/over-source", file=path)


def words(row: Row) -> str:
    """Write the row of `book` for people."""
    if "check" in row:
        mark, name = {True: "+", False: "!", None: "?"}[row["ok"]], say(f"check-{row['what']}")
        return f"{mark} {name}: {row['found']} ({row['wanted']})"
    names = ("csv", "toml", "cover", "archive", "epub", "braille", "sample")
    beside = "".join(f", {row[name]}" for name in names if name in row)
    what = say("book-puzzles-pages", puzzles=row["puzzles"], pages=row["pages"])
    return say("book-seed-s", pdf=row["pdf"], beside=beside, what=what, seed=row["seed"], seconds=row["seconds"])


BOOK = Command("book", options, words, make=make)
