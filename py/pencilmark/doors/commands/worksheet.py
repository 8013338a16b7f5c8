"""The command `worksheet`: one technique worked, puzzles that need it, hints and a key, as PDF."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pencilmark.board.speech import say
from pencilmark.doors.commands.book import told
from pencilmark.doors.commands.files import check_place, write_file
from pencilmark.doors.commands.frame import Command, Row, add_page, beside, refuse, row_of, without
from pencilmark.doors.commands.wishing import add_rows, board_of, said
from pencilmark.paper.book.making import make_worksheet
from pencilmark.paper.book.worksheet_wish import Worksheet


def options(parser: ArgumentParser) -> None:
    """Add the options of `worksheet`."""
    parser.add_argument("out", metavar="OUT.pdf", help=say("worksheet-worksheet-write"))
    parser.add_argument("technique", metavar="TECHNIQUE", help=say("option-worksheet-technique"))
    add_rows(parser, Worksheet)
    add_page(parser)


def make(args: Namespace) -> Iterator[Row]:
    """Make the worksheet and write it; progress goes to standard error."""
    if args.puzzles is not None:
        refuse(args, ("seed", "board", "size", "symmetry", "variant"), beside("puzzles"))
    if args.variant is None:
        refuse(args, ("no_givens",), without("variant"))
    seed = int.from_bytes(os.urandom(4), "big")
    own: dict[str, Any] = {"board": board_of(args), "seed": seed} | said(args, Worksheet)
    sheet, out = Worksheet(**own), Path(args.out)
    check_place(out)
    made = told(make_worksheet(sheet, args.backend))
    write_file(out, made.pdf)
    yield from map(row_of, made.left_out)
    yield {"pdf": str(out), "puzzles": made.puzzle_count, "pages": made.page_count, "seed": sheet.seed}


def words(row: Row) -> str:
    """Write the row of `worksheet` for people."""
    return say(
        "worksheet-puzzles-pages-seed", pdf=row["pdf"], puzzles=row["puzzles"], pages=row["pages"], seed=row["seed"]
    )


WORKSHEET = Command("worksheet", options, words, make=make)
