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

from pencilmark.board.english import say
from pencilmark.board.errors import WishError
from pencilmark.board.phrase import phrase
from pencilmark.board.task import Progress, Result, Task, finished
from pencilmark.doors.commands.files import check_place, read_bytes, read_file, write_file
from pencilmark.doors.commands.frame import Command, Row, beside, number_from, refuse, row_of, without
from pencilmark.doors.commands.generate import clue_range, effort_range, technique_of
from pencilmark.doors.commands.workers import processors, workers
from pencilmark.human.levels import Level
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Wish
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
from pencilmark.paper.fonts import PAIRS
from pencilmark.paper.logo import read_logo

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
    "pdfx",
    "fonts",
)
USUAL_COUNT = 60


def options(parser: ArgumentParser) -> None:
    """Add the options of `book`; those that are not given are as in the book's file, or as usual."""
    parser.add_argument("out", metavar="OUT.pdf", help=say("book-book-write"))
    parser.add_argument("plan", nargs="?", metavar="BOOK.toml", help=say("book-books-file-make-from"))
    parser.add_argument("--puzzles", default=None, metavar="FILE", help=say("book-your-own-csv-titles"))
    add_chapter_options(parser)
    parser.add_argument("--seed", type=int, default=None, metavar="S", help=say("book-same-seed-gives-same"))
    for name in ("title", "subtitle", "author"):
        parser.add_argument(f"--{name}", default=None, metavar="TEXT", help=say("book-title-page"))
    parser.add_argument("--licence", default=None, metavar="TEXT", help=say("book-all-rights-cc-cc"))
    parser.add_argument("--paper", default=None, metavar="SIZE", help=say("book-default-letter-x-x"))
    parser.add_argument("--copyright", default=None, metavar="TEXT", help=say("book-line-imprint-person"))
    parser.add_argument("--no-seed-line", dest="seed_line", action="store_const", const=False, default=None)
    for name, what in (("margin", say("book-free-all-around")), ("bleed", say("book-beyond-trim"))):
        parser.add_argument(f"--{name}", type=float, default=None, metavar="MM", help=what)
    parser.add_argument("--bleed-sides", choices=BLEED_SIDES, default=None, help=say("book-outer-default-not-binding"))
    parser.add_argument("--gutter", default=None, metavar="MM", help=say("book-more-binding-auto-pages"))
    parser.add_argument(
        "--per-page", type=int, default=None, metavar="K", help=say("book-puzzles-default", choice=choice(PER_PAGE))
    )
    parser.add_argument("--answers", choices=ANSWERS, default=None, help=say("book-where-they-default-end"))
    parser.add_argument("--answers-per-page", type=int, default=None, metavar="K", help=say("book-answers-default"))
    parser.add_argument(
        "--show", default=None, metavar="NAME,...", help=say("book-each-puzzle-none", choice=choice(SHOWN))
    )
    parser.add_argument("--no-how-to-solve", dest="how_to_solve", action="store_const", const=False, default=None)
    add_publishing_options(parser)
    parser.add_argument("--csv", nargs="?", const="", default=None, metavar="FILE", help=say("book-also-table-puzzles"))
    parser.add_argument("--toml", nargs="?", const="", default=None, metavar="FILE", help=say("book-also-books-file"))
    parser.add_argument(
        "--jobs",
        type=number_from(1),
        default=None,
        dest="processes",
        metavar="N",
        help=say("book-processes-default-core-each"),
    )


def add_publishing_options(parser: ArgumentParser) -> None:
    """Add what publishers ask for, and the files beside the book."""
    group = parser.add_argument_group("publishing")
    for name, what in (
        ("publisher", say("book-imprint")),
        ("isbn", say("book-imprint")),
        ("blurb", say("book-back-cover")),
    ):
        group.add_argument(f"--{name}", default=None, metavar="TEXT", help=what)
    group.add_argument("--introduction", default=None, metavar="FILE.md", help=say("book-your-own-markdown"))
    for name, what in (
        ("half-title", say("book-page-title-alone")),
        ("hints", say("book-where-look-before-answers")),
        ("pdfa", say("book-archival")),
        ("pdfx", say("book-press")),
    ):
        group.add_argument(f"--{name}", action="store_const", const=True, default=None, help=what)
    group.add_argument("--logo", default=None, metavar="FILE", help=say("book-logo"))
    group.add_argument("--fonts", choices=PAIRS, default=None, help=say("book-fonts"))
    group.add_argument("--stock", choices=STOCKS, default=None, help=say("book-paper-decides-spine-default"))
    group.add_argument("--printer", choices=PRINTERS, default=None, help=say("book-whose-formula-default-kdp"))
    group.add_argument("--series", type=int, default=None, metavar="N", help=say("book-volumes-share-no-puzzle"))
    group.add_argument("--volume", type=int, default=None, metavar="K", help=say("book-which-them"))
    for name, what in (
        ("cover", say("book-also-cover-pdf")),
        ("archive", say("book-also-svg-png-ratings")),
        ("epub", say("book-also-book-screens")),
    ):
        group.add_argument(f"--{name}", nargs="?", const="", default=None, metavar="FILE", help=what)


def add_chapter_options(parser: ArgumentParser) -> None:
    """Add the options that say which puzzles a book has."""
    parser.add_argument(
        "--count", type=int, default=None, metavar="N", help=say("book-puzzles-default-2", USUAL_COUNT=USUAL_COUNT)
    )
    parser.add_argument("--level", default=None, metavar="ID,...", help=say("book-chapters-easy-hard-one"))
    parser.add_argument("--technique", default=None, metavar="ID,...", help=say("book-chapters-technique-x-wing"))
    parser.add_argument("--variant", default=None, metavar="NAME,...", help=say("book-chapters-variants-killer-thermo"))
    parser.add_argument("--no-givens", action="store_true", default=None, help=say("book-variant-clues-alone-no"))
    parser.add_argument(
        "--er", nargs=2, type=float, default=None, metavar=("MIN", "MAX"), help=say("book-sukaku-explainers-er")
    )
    parser.add_argument("--symmetry", default=None, metavar="ID", help=say("book-givens-default-rotational"))
    parser.add_argument("--effort", default=None, metavar="N", help=say("book-within-levels-n-range"))
    parser.add_argument("--clues", default=None, metavar="N", help=say("book-n-givens-range-such"))
    parser.add_argument("--minimal", action="store_true", default=None, help=say("book-no-given-can-go"))


def choice(names: tuple[object, ...]) -> str:
    """List *names* to choose from."""
    return ", ".join(map(str, names[:-1])) + say("book-or", names=names[-1])


def book_of(args: Namespace) -> Book:
    """Turn the options into a book. Raises InputError and WishError."""
    said: dict[str, Any] = {name: getattr(args, name) for name in BOOK_OPTIONS if getattr(args, name) is not None}
    if args.gutter is not None:
        said["gutter"] = _gutter(args.gutter)
    if args.introduction is not None:
        said["introduction"] = read_file(args.introduction, phrase("book-introduction-read"))
    if args.logo is not None:
        said["logo"] = read_logo(read_bytes(args.logo, phrase("book-logo-read")))
    if args.show is not None:
        said["show"] = tuple(filter(None, args.show.split(",")))
    if args.plan:
        refuse(args, ("puzzles",), say("book-beside-books-file"))
        told = [name for name in CHAPTER_OPTIONS if getattr(args, name) is not None]
        if told:
            raise WishError("bad-options/file-tells-chapters-beside", option=told[0])
        return replace(read_book(read_file(args.plan, phrase("book-books-file-read"))), **said)
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
        refuse(args, CHAPTER_OPTIONS, beside("puzzles"))
        return own_chapters(read_file(args.puzzles, phrase("book-puzzles-read")))
    _check_options(args)
    count = USUAL_COUNT if args.count is None else args.count
    named = [name for name in ("level", "technique") if getattr(args, name)]
    if len(named) > 1:
        raise WishError("bad-options/chapters-by-by-not", option=named[0], other=named[1])
    if args.variant:
        return tuple(_variant_chapters(args, count))
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
        refuse(args, ("er", "symmetry", "clues"), beside("variant"))
    else:
        refuse(args, ("no_givens",), without("variant"))
    refuse(args, () if args.level else ("effort",), without("level"))
    named = args.level or args.technique or args.variant or ""
    refuse(args, ("count",) if ":" in named else (), say("book-beside-chapters-counts"))


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


def _variant_chapters(args: Namespace, count: int) -> Iterator[Chapter]:
    """Yield a chapter for each variant named, and for each level or technique of it that is."""
    asked = args.level or args.technique or ""
    if not asked:
        for name, many in _counted(args.variant, count):
            yield Chapter(_variant_wish(args, name), many)
        return
    variants = [name.strip() for name in args.variant.split(",")]
    for name, share in _counted(",".join(variants), count):
        for how, many in _counted(asked, share):
            graded = {"level": level_of(how)} if args.level else {"technique": how.lower()}
            yield Chapter(replace(_variant_wish(args, name), **graded), many)


def _variant_wish(args: Namespace, name: str) -> Wish:
    part = VariantPart(name, not args.no_givens)
    return Wish(args.board or str(args.size or 9), minimal=bool(args.minimal), part=part)


def make(args: Namespace) -> Iterator[Row]:
    """Make the book and write its files; progress goes to standard error."""
    book, out = book_of(args), Path(args.out)
    check_place(out)
    _check_source(args, out)
    began = time.monotonic()
    with workers(args.processes or processors()) as executor:
        made = told(make_book(book, args.backend, executor))
    yield from (row_of(fault) for fault in made.left_out)
    row: Row = {"pdf": str(out), "puzzles": made.puzzle_count, "pages": made.page_count, "seed": book.seed}
    write_file(out, made.pdf)
    files: dict[str, tuple[str, Callable[[], bytes]]] = {
        "csv": (".csv", lambda: made.table.encode()),
        "toml": (".toml", lambda: write_book(book).encode()),
        "cover": ("-cover.pdf", lambda: made.cover),
        "archive": (".zip", lambda: write_archive(made.book or book, made.entries, made.table)),
        "epub": (".epub", lambda: write_epub(made.book or book, made.entries)),
    }
    for name, (ending, data) in files.items():
        wanted = getattr(args, name)
        if wanted is not None:
            path = Path(wanted or out.with_name(out.stem + ending))
            check_place(path)
            write_file(path, data())
            row[name] = str(path)
    yield row | {"seconds": round(time.monotonic() - began, 1)}


def _check_source(args: Namespace, out: Path) -> None:
    """Raise WishError where the table of a book would be written over the puzzles that it is made of."""
    if args.puzzles is not None and args.csv is not None:
        path = Path(args.csv or out.with_suffix(".csv"))
        if path.resolve() == Path(args.puzzles).resolve():
            raise WishError("bad-options/over-source", file=path)


def told(task: Task[Progress, Result]) -> Result:
    """Finish a *task*, and report on standard error how far it is, at most once a second."""
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
    what = say("book-puzzles-pages", puzzles=row["puzzles"], pages=row["pages"])
    return say("book-seed-s", pdf=row["pdf"], beside=beside, what=what, seed=row["seed"], seconds=row["seconds"])


COMMAND = Command("book", options, words, make=make)
