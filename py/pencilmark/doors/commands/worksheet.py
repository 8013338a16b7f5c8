"""The command `worksheet`: one technique worked, puzzles that need it, hints and a key, as PDF."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pencilmark.board.english import say
from pencilmark.board.phrase import phrase
from pencilmark.doors.commands.book import told
from pencilmark.doors.commands.files import check_place, read_file, write_file
from pencilmark.doors.commands.frame import Command, Row, beside, refuse, row_of, without
from pencilmark.make.wish import technique_of
from pencilmark.paper.book.making import make_worksheet
from pencilmark.paper.book.worksheet import PER_PAGE, STARTS, Worksheet

OPTIONS = (
    "shipped",
    "count",
    "seed",
    "title",
    "board",
    "variant",
    "symmetry",
    "practice",
    "start",
    "hints",
    "paper",
    "margin",
    "per_page",
)


def options(parser: ArgumentParser) -> None:
    """Add the options of `worksheet`."""
    parser.add_argument("out", metavar="OUT.pdf", help=say("worksheet-worksheet-write"))
    parser.add_argument("technique", metavar="TECHNIQUE", help=say("worksheet-what-practise-such-x"))
    parser.add_argument("--puzzles", default=None, metavar="FILE", help=say("worksheet-your-own-those-need"))
    parser.add_argument("--shipped", action="store_true", default=None, help=say("worksheet-positions-lessons-once"))
    parser.add_argument("--count", type=int, default=None, metavar="N", help=say("worksheet-puzzles-do-default"))
    parser.add_argument("--seed", type=int, default=None, metavar="S", help=say("worksheet-same-seed-gives-same"))
    parser.add_argument("--title", default=None, metavar="TEXT", help=say("worksheet-instead-techniques-name"))
    parser.add_argument("--variant", default=None, metavar="NAME", help=say("worksheet-variant"))
    parser.add_argument("--no-givens", action="store_true", default=None, help=say("option-no-givens"))
    parser.add_argument("--symmetry", default=None, metavar="ID", help=say("worksheet-givens-default-none"))
    parser.add_argument(
        "--practice", action="store_true", default=None, help=say("worksheet-all-else-singles-beginners")
    )
    parser.add_argument("--start", choices=STARTS[1:], default=None, help=say("worksheet-all-marks-written-digits"))
    parser.add_argument("--no-hints", dest="hints", action="store_const", const=False, default=None)
    parser.add_argument("--paper", default=None, metavar="SIZE", help=say("worksheet-default-letter-x-mm"))
    parser.add_argument("--margin", type=float, default=None, metavar="MM", help=say("worksheet-free-all-around"))
    parser.add_argument(
        "--per-page",
        type=int,
        default=None,
        metavar="K",
        help=say("worksheet-default", choice=", ".join(map(str, PER_PAGE))),
    )


def make(args: Namespace) -> Iterator[Row]:
    """Make the worksheet and write it; progress goes to standard error."""
    args.board = args.board or args.size
    said: dict[str, Any] = {name: getattr(args, name) for name in OPTIONS if getattr(args, name) is not None}
    if args.puzzles is not None:
        refuse(args, ("seed", "board", "symmetry", "variant"), beside("puzzles"))
        said["puzzles"] = read_file(args.puzzles, phrase("worksheet-puzzles-read"))
    if args.no_givens:
        if args.variant is None:
            refuse(args, ("no_givens",), without("variant"))
        said["givens"] = False
    said.setdefault("seed", int.from_bytes(os.urandom(4), "big"))
    sheet, out = Worksheet(technique_of(args.technique), **said), Path(args.out)
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
