"""The command `book`: puzzles as a book in PDF, from options or from a book's file, with tables beside it."""

from __future__ import annotations

import os
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

from pencilmark.board.errors import WishError
from pencilmark.board.task import Progress, Result, Task, finished
from pencilmark.doors.commands.files import check_place, read_file, write_file
from pencilmark.doors.commands.frame import Command, Row, refuse
from pencilmark.doors.commands.generate import clue_range, effort_range, technique_of
from pencilmark.doors.commands.workers import workers
from pencilmark.human.levels import Level
from pencilmark.make.generator import Wish
from pencilmark.make.setting.wish import VariantWish
from pencilmark.paper.book.archive import write_archive
from pencilmark.paper.book.epub import write_epub
from pencilmark.paper.book.making import make_book
from pencilmark.paper.book.toml import read_book, write_book
from pencilmark.paper.book.wish import (
    ANSWERS,
    BLEED_SIDES,
    PER_PAGE,
    PRINTERS,
    SHOWN,
    STOCKS,
    Book,
    Chapter,
    even_chapters,
    own_chapters,
)

CHAPTER_OPTIONS = (
    "count",
    "level",
    "technique",
    "variant",
    "no_givens",
    "effort",
    "er",
    "symmetry",
    "clues",
    "minimal",
    "board",
    "size",
)
BOOK_OPTIONS = (
    "title",
    "subtitle",
    "author",
    "licence",
    "copyright",
    "seed",
    "seed_line",
    "paper",
    "margin",
    "gutter",
    "bleed",
    "bleed_sides",
    "per_page",
    "answers",
    "answers_per_page",
    "how_to_solve",
    "half_title",
    "hints",
    "publisher",
    "isbn",
    "blurb",
    "stock",
    "printer",
    "series",
    "volume",
    "pdfa",
)
USUAL_COUNT = 60


def options(parser: ArgumentParser) -> None:
    """Add the options of `book`; those that are not given are as in the book's file, or as usual."""
    parser.add_argument("out", metavar="OUT.pdf", help="the book to write")
    parser.add_argument("plan", nargs="?", metavar="BOOK.toml", help="a book's file to make it from")
    parser.add_argument("--puzzles", default=None, metavar="FILE", help="your own, CSV with titles or any list")
    add_chapter_options(parser)
    parser.add_argument("--seed", type=int, default=None, metavar="S", help="the same seed gives the same book")
    for name in ("title", "subtitle", "author"):
        parser.add_argument(f"--{name}", default=None, metavar="TEXT", help="for the title page")
    parser.add_argument(
        "--licence", default=None, metavar="TEXT", help="all-rights, cc-by, cc0, copies or your own words"
    )
    parser.add_argument("--paper", default=None, metavar="SIZE", help="A4 (default), A5, Letter, 6x9in or 170x240mm")
    parser.add_argument("--copyright", default=None, metavar="TEXT", help='a line of the imprint: "© 2026 A. Person"')
    parser.add_argument("--no-seed-line", dest="seed_line", action="store_const", const=False, default=None)
    for name, what in (("margin", "free all around"), ("bleed", "beyond the trim")):
        parser.add_argument(f"--{name}", type=float, default=None, metavar="MM", help=what)
    parser.add_argument("--bleed-sides", choices=BLEED_SIDES, default=None, help="outer (default): not at the binding")
    parser.add_argument("--gutter", default=None, metavar="MM", help="more at the binding, or auto: by the pages")
    parser.add_argument(
        "--per-page", type=int, default=None, metavar="K", help=f"puzzles: {choice(PER_PAGE)} (default 4)"
    )
    parser.add_argument("--answers", choices=ANSWERS, default=None, help="where they are (default: end)")
    parser.add_argument("--answers-per-page", type=int, default=None, metavar="K", help="default 12")
    parser.add_argument(
        "--show", default=None, metavar="NAME,...", help=f"with each puzzle: {choice(SHOWN)}; '' for none"
    )
    parser.add_argument("--no-how-to-solve", dest="how_to_solve", action="store_const", const=False, default=None)
    add_publishing_options(parser)
    parser.add_argument("--csv", nargs="?", const="", default=None, metavar="FILE", help="also a table of the puzzles")
    parser.add_argument("--toml", nargs="?", const="", default=None, metavar="FILE", help="also the book's file")
    parser.add_argument(
        "--jobs", type=int, default=None, dest="processes", metavar="N", help="processes (default: a core each)"
    )


def add_publishing_options(parser: ArgumentParser) -> None:
    """Add what publishers ask for, and the files beside the book."""
    group = parser.add_argument_group("publishing")
    for name, what in (("publisher", "for the imprint"), ("isbn", "for the imprint"), ("blurb", "for the back cover")):
        group.add_argument(f"--{name}", default=None, metavar="TEXT", help=what)
    group.add_argument("--introduction", default=None, metavar="FILE.md", help="your own, in Markdown")
    for name, what in (
        ("half-title", "a page with the title alone"),
        ("hints", "where to look, before the answers"),
        ("pdfa", "as PDF/A-2u"),
    ):
        group.add_argument(f"--{name}", action="store_const", const=True, default=None, help=what)
    group.add_argument("--stock", choices=STOCKS, default=None, help="of the paper: decides the spine (default white)")
    group.add_argument("--printer", choices=PRINTERS, default=None, help="whose formula it is (default kdp)")
    group.add_argument("--series", type=int, default=None, metavar="N", help="volumes that share no puzzle")
    group.add_argument("--volume", type=int, default=None, metavar="K", help="which of them this is")
    for name, what in (
        ("cover", "also the cover, as PDF"),
        ("archive", "also SVG, PNG and ratings of each puzzle, as ZIP"),
        ("epub", "also a book for screens"),
    ):
        group.add_argument(f"--{name}", nargs="?", const="", default=None, metavar="FILE", help=what)


def add_chapter_options(parser: ArgumentParser) -> None:
    """Add the options that say which puzzles a book has."""
    parser.add_argument("--count", type=int, default=None, metavar="N", help=f"puzzles (default {USUAL_COUNT})")
    parser.add_argument("--level", default=None, metavar="ID,...", help="chapters: Easy:50,Hard:30, or one level")
    parser.add_argument(
        "--technique", default=None, metavar="ID,...", help="chapters by technique: x-wing:20,xy-wing:10"
    )
    parser.add_argument(
        "--variant", default=None, metavar="NAME,...", help="chapters with variants: killer:20,thermo:10"
    )
    parser.add_argument("--no-givens", action="store_true", default=None, help="with --variant: clues alone, no digits")
    parser.add_argument("--er", nargs=2, type=float, default=None, metavar=("MIN", "MAX"), help="Sukaku Explainer's ER")
    parser.add_argument("--symmetry", default=None, metavar="ID", help="of the givens (default rotational180)")
    parser.add_argument("--effort", default=None, metavar="N", help="within the levels: N of 5, or a range such as 2-4")
    parser.add_argument("--clues", default=None, metavar="N", help="N givens, or a range such as 24-28")
    parser.add_argument("--minimal", action="store_true", default=None, help="no given can go")


def choice(names: tuple[object, ...]) -> str:
    """List *names* to choose from."""
    return ", ".join(map(str, names[:-1])) + f" or {names[-1]}"


def book_of(args: Namespace) -> Book:
    """Turn the options into a book. Raises InputError and WishError."""
    said: dict[str, Any] = {name: getattr(args, name) for name in BOOK_OPTIONS if getattr(args, name) is not None}
    if args.gutter is not None:
        said["gutter"] = _gutter(args.gutter)
    if args.introduction is not None:
        said["introduction"] = read_file(args.introduction, "an introduction to read")
    if args.show is not None:
        said["show"] = tuple(filter(None, args.show.split(",")))
    if args.plan:
        refuse(args, ("puzzles",), "beside a book's file")
        told = [name for name in CHAPTER_OPTIONS if getattr(args, name) is not None]
        if told:
            raise WishError("bad-options/file-tells-chapters-beside", option=told[0])
        return replace(read_book(read_file(args.plan, "a book's file to read")), **said)
    said.setdefault("seed", int.from_bytes(os.urandom(4), "big"))
    return Book(chapters_of(args), **said)


def _gutter(text: str) -> float | None:
    """Read a gutter: millimetres, or None for one by the number of pages. Raises WishError."""
    try:
        return None if text == "auto" else float(text)
    except ValueError:
        raise WishError("bad-gutter", found=text) from None


def chapters_of(args: Namespace) -> tuple[Chapter, ...]:
    """Turn the options into chapters: one for each level or technique named, else three that rise."""
    if args.puzzles is not None:
        refuse(args, CHAPTER_OPTIONS, "beside --puzzles")
        return own_chapters(read_file(args.puzzles, "puzzles to read"))
    _check_options(args)
    count = USUAL_COUNT if args.count is None else args.count
    named = [name for name in ("level", "technique", "variant") if getattr(args, name)]
    if len(named) > 1:
        raise WishError("bad-options/chapters-by-by-not", option=named[0], other=named[1])
    if args.variant:
        return tuple(_variant_chapter(args, name, many) for name, many in _counted(args.variant, count))
    wish = Wish(
        board=args.board or str(args.size or 9),
        symmetry=(args.symmetry or "rotational180").lower(),
        clues=clue_range(args.clues) if args.clues else None,
        minimal=bool(args.minimal),
        er=tuple(args.er) if args.er else None,
    )
    if args.level:
        effort = effort_range(args.effort) if args.effort else None
        wishes = [
            (replace(wish, level=level_of(name), effort=effort), many) for name, many in _counted(args.level, count)
        ]
        return tuple(Chapter(one, many) for one, many in wishes)
    if args.technique:
        parts = _counted(args.technique, count)
        return tuple(Chapter(replace(wish, technique=technique_of(name)), many) for name, many in parts)
    return (Chapter(wish, count),) if args.er else even_chapters(count, wish)


def _check_options(args: Namespace) -> None:
    """Raise WishError for an option that would be ignored."""
    if args.variant:
        refuse(args, ("er", "symmetry", "clues"), "beside --variant")
    else:
        refuse(args, ("no_givens",), "without --variant")
    refuse(args, () if args.level else ("effort",), "without --level")
    named = args.level or args.technique or args.variant or ""
    refuse(args, ("count",) if ":" in named else (), "beside chapters with counts")


def level_of(text: str) -> Level:
    """Read the name of a level in any case; Wish says what is wrong with others."""
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


def _variant_chapter(args: Namespace, name: str, count: int) -> Chapter:
    wish = VariantWish(name, args.board or str(args.size or 9), not args.no_givens, bool(args.minimal))
    return Chapter(wish, count)


def make(args: Namespace) -> Iterator[Row]:
    """Make the book and write its files; progress goes to standard error."""
    book, out = book_of(args), Path(args.out)
    check_place(out)
    jobs = args.processes or os.cpu_count() or 1
    began = time.monotonic()
    with workers(jobs) as executor:
        made = told(make_book(book, args.backend, executor))
    row: Row = {"pdf": str(out), "puzzles": book.count, "pages": made.page_count, "seed": book.seed}
    write_file(out, made.pdf)
    files: dict[str, tuple[str, Callable[[], bytes]]] = {
        "csv": (".csv", lambda: made.table.encode()),
        "toml": (".toml", lambda: write_book(book).encode()),
        "cover": ("-cover.pdf", lambda: made.cover),
        "archive": (".zip", lambda: write_archive(book, made.entries, made.table)),
        "epub": (".epub", lambda: write_epub(book, made.entries)),
    }
    for name, (ending, data) in files.items():
        wanted = getattr(args, name)
        if wanted is not None:
            path = Path(wanted or out.with_name(out.stem + ending))
            check_place(path)
            write_file(path, data())
            row[name] = str(path)
    yield row | {"seconds": round(time.monotonic() - began, 1)}


def told(task: Task[Progress, Result]) -> Result:
    """Finish a *task*, and tell on standard error how far it is, at most once a second."""
    last = time.monotonic()

    def tell(now: Progress) -> None:
        nonlocal last
        if time.monotonic() - last >= 1:
            last = time.monotonic()
            print(now.words, file=sys.stderr)

    return finished(task, tell)


def words(row: Row) -> str:
    """Write the row of `book` for people."""
    beside = "".join(f", {row[name]}" for name in ("csv", "toml", "cover", "archive", "epub") if name in row)
    what = f"{row['puzzles']} puzzles on {row['pages']} pages"
    return f"{row['pdf']}{beside}: {what}, seed {row['seed']}, {row['seconds']} s"


COMMAND = Command("book", options, words, make=make)
