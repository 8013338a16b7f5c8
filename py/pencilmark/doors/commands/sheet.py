"""The commands `sheet`, puzzles read or made, and `worksheet`, a technique with puzzles that need it: PDFs."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.errors import InputError
from pencilmark.board.model import Puzzle
from pencilmark.board.speech import say
from pencilmark.doors.commands.files import check_pdf_place, write_file
from pencilmark.doors.commands.frame import Command, Row, add_page, beside, error_row, refuse, without
from pencilmark.doors.commands.generate import first_seed, follow, made_by
from pencilmark.doors.commands.pictures import read_puzzles
from pencilmark.doors.commands.progress import shown
from pencilmark.doors.commands.wishing import WISHES, add_rows, board_of, check_options, orders_of, said, wish_options
from pencilmark.exchange.found import ListEntry, Listing, Question
from pencilmark.exchange.read import read_entry, recognise
from pencilmark.human.rating import Rating, rate
from pencilmark.make.batch import RATED_SIZE, sort_key
from pencilmark.make.made import Made
from pencilmark.paper.book.making import make_worksheet
from pencilmark.paper.book.puzzles import how_many_of
from pencilmark.paper.book.worksheet_wish import Worksheet
from pencilmark.paper.entry import Entry
from pencilmark.paper.options import Sheet
from pencilmark.paper.own import is_table, survey_own
from pencilmark.paper.pdf import write_pdf
from pencilmark.paper.sheet import sheet_pages

MAKING = ("count", "seed", "variant", "no_givens", "formulas", "preset", "tries", "sort", "jobs", "cluster")
"""Options of making puzzles besides those of a wish."""
SCALE_OF = {"level": "own", "rating": "se"}
"""The scale that must be rated on for what is shown."""


def options(parser: ArgumentParser) -> None:
    """Add the options of `sheet`, and those of `generate` for puzzles to be made."""
    parser.add_argument("out", metavar="OUT.pdf", help=say("sheet-file-write"))
    parser.add_argument("puzzles", nargs="?", metavar="FILE", help=say("sheet-puzzles-one-line-one"))
    add_rows(parser, Sheet)
    parser.add_argument("--pupils", type=int, default=0, metavar="N", help=say("sheet-class-set-n-sheets"))
    wish_options(parser)
    add_page(parser)


def sheet_of(args: Namespace, count: int) -> Sheet:
    """Turn the options into a sheet for *count* puzzles. Raises PaperError."""
    fitting = next((number for number in (1, 2, 4) if count <= number), 6)
    wished = {"per_page": fitting} | said(args, Sheet)
    return Sheet(**wished | {"pupils": args.pupils > 0})


def make(args: Namespace) -> Iterator[Row]:
    """Read or make the puzzles and write the sheet; each puzzle that cannot be read leaves an error row."""
    if args.puzzles is not None:
        refuse(args, (*WISHES, *MAKING), say("sheet-beside-file-puzzles"))
    refuse(args, ("scales",), say("sheet-sheet-which-rates-what"))
    if args.pupils:
        refuse(args, ("count",), say("sheet-beside-pupils-which-makes"))
        args.per_page = args.per_page or 1
        args.count = args.pupils * args.per_page
    check_options(args)
    sheet_of(args, 1)  # faults in the options are reported before the work
    out = Path(args.out)
    check_pdf_place(out)
    entries: list[Entry] = []
    for found in entries_of(args):
        if isinstance(found, Entry):
            entries.append(found)
        else:
            yield found
    if not entries:
        raise InputError("empty/puzzles-print-none")
    pages = sheet_pages(entries, sheet_of(args, len(entries)))
    write_file(out, write_pdf(pages, args.title or ""))
    yield {"pdf": str(out), "puzzles": len(entries), "pages": len(pages)}


def entries_of(args: Namespace) -> Iterator[Entry | Row]:
    """Read the puzzles given, or make those wished for; a bad line becomes a row."""
    if args.puzzles is None:
        yield from _made(args)
        return
    text = read_puzzles(args, args.puzzles)
    on = args.board or args.size
    if is_table(text):
        puzzles, faults = survey_own(text)
        yield from map(error_row, faults)
        for own in puzzles:
            known = entry_of(own.puzzle, args)
            level, rating = own.level or known.level, own.rating or known.rating
            yield replace(known, title=own.title, level=level, rating=rating)
        return
    found = recognise(text, on)
    if isinstance(found, Question):
        raise found.refusal()
    for entry in found.entries if isinstance(found, Listing) else (ListEntry(1, text, reading=found),):
        try:
            yield entry_of(read_entry(entry, board(on) if on else None).asked, args)
        except InputError as error:
            yield error_row(error.placed(entry.line, error.column))


def entry_of(puzzle: Puzzle, args: Namespace) -> Entry:
    """Solve a *puzzle*, and rate it on the scales that will be shown."""
    found = engine.solve(puzzle, limit=2, backend=args.backend)
    if found.status != "unique":
        print(say("sheet-note-puzzle-print-has", how_many=how_many_of(found.status)), file=sys.stderr)
        return Entry(puzzle)
    scales = _scales(args)
    is_rated = scales and not puzzle.rules and puzzle.geometry.size <= RATED_SIZE
    return _entry(
        puzzle, found.solutions[0], rate(puzzle, scales, solution=found.solutions[0]) if is_rated else Rating(), None
    )


def _scales(args: Namespace) -> tuple[str, ...]:
    show = sheet_of(args, 1).show
    return tuple(scale for name, scale in SCALE_OF.items() if name in show)


def _entry(puzzle: Puzzle, solution: tuple[int, ...], rating: Rating, seed: int | None) -> Entry:
    words = f"ER {rating.er}" if rating.er is not None else ""
    return Entry(puzzle, tuple(solution), rating.level or "", words, seed)


def _made(args: Namespace) -> Iterator[Entry | Row]:
    """Make the puzzles wished for, of any kind."""
    args.seed = first_seed(args)
    if args.formulas is not None or args.variant is not None:
        yield from map(_entry_of, follow(args, orders_of(args), args.seed))
    else:
        made = made_by(args, tuple(SCALE_OF.values()) if args.sort else _scales(args))
        yield from map(_entry_of, sorted(made, key=sort_key) if args.sort else made)


def _entry_of(made: Made) -> Entry:
    return _entry(made.puzzle, made.solution, made.rating, made.seed)


def words(row: Row) -> str:
    """Write the row of `sheet` for people."""
    return say("sheet-puzzles-pages", pdf=row["pdf"], puzzles=row["puzzles"], pages=row["pages"])


SHEET = Command("sheet", options, words, make=make)


def worksheet_options(parser: ArgumentParser) -> None:
    """Add the options of `worksheet`."""
    parser.add_argument("out", metavar="OUT.pdf", help=say("worksheet-worksheet-write"))
    parser.add_argument("technique", metavar="TECHNIQUE", help=say("option-worksheet-technique"))
    add_rows(parser, Worksheet)
    add_page(parser)


def worksheet(args: Namespace) -> Iterator[Row]:
    """Make the worksheet and write it; progress goes to standard error."""
    if args.puzzles is not None:
        refuse(args, ("seed", "board", "size", "symmetry", "variant"), beside("puzzles"))
    if args.variant is None:
        refuse(args, ("no_givens",), without("variant"))
    seed = int.from_bytes(os.urandom(4), "big")
    own: dict[str, Any] = {"board": board_of(args), "seed": seed} | said(args, Worksheet)
    wish, out = Worksheet(**own), Path(args.out)
    check_pdf_place(out)
    made = shown(make_worksheet(wish, args.backend))
    write_file(out, made.pdf)
    yield from map(error_row, made.left_out)
    yield {"pdf": str(out), "puzzles": made.puzzle_count, "pages": made.page_count, "seed": wish.seed}


def worksheet_words(row: Row) -> str:
    """Write the row of `worksheet` for people."""
    return say(
        "worksheet-puzzles-pages-seed", pdf=row["pdf"], puzzles=row["puzzles"], pages=row["pages"], seed=row["seed"]
    )


WORKSHEET = Command("worksheet", worksheet_options, worksheet_words, make=worksheet)
