"""The command `count`: how many solutions there are."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from pencilmark import engine
from pencilmark.board.line import line_on
from pencilmark.board.speech import say
from pencilmark.doors.commands.frame import Blocks, Command, Row, add_rules, budget_of, number_from
from pencilmark.doors.commands.progress import now_and_then
from pencilmark.engine import plain
from pencilmark.engine.answers import Count

if TYPE_CHECKING:
    from pencilmark.doors.commands.reading import Text


def estimating() -> Callable[[Count], None]:
    """Return a function that writes the running estimate to standard error, at most once a second."""
    is_due = now_and_then()

    def tell(now: Count) -> None:
        if now.estimate is not None and is_due():
            print(say("count-so-far-about-all", count=now.count, estimate=now.estimate), file=sys.stderr)

    return tell


def options(parser: ArgumentParser) -> None:
    """Add the options of `count`."""
    add_rules(parser)
    parser.add_argument("--max", type=number_from(1), default=None, metavar="N", help=say("count-stop-n-solutions"))


def answer(text: Text, args: Namespace) -> Row:
    """Count the solutions of one puzzle."""
    from pencilmark.doors.commands.reading import puzzle_of  # late: blocks of plain lines never need it

    puzzle = puzzle_of(text, args)
    found = engine.count(puzzle, maximum=args.max, budget=budget_of(args), backend=args.backend, progress=estimating())
    row: Row = {"puzzle": line_on(puzzle.givens, puzzle.geometry), "count": found.count, "exact": found.exact}
    if not found.exact and found.estimate is not None:
        row["estimate"] = found.estimate
    return row


def words(row: Row) -> str:
    """Write a row of `count` for people."""
    more = "" if row["exact"] else say("count-more")
    guess = say("count-about", estimate=row["estimate"]) if "estimate" in row else ""
    return f"{row['count']}{more}{guess}: {row['puzzle']}"


QUICK = 1_000_000
"""Most solutions that a block counts; beyond, the slow way adds an estimate."""


def suits(args: Namespace) -> bool:
    """Report whether the options let blocks be counted together."""
    return args.max is None or 0 < args.max < QUICK


def block_rows(givens: bytes, args: Namespace) -> Iterator[Row | None]:
    """Yield the rows of a block."""
    limit = QUICK if args.max is None else args.max + 1
    for puzzle, found in zip(plain.lines_of(givens), plain.counts(givens, limit), strict=True):
        if found is None or found == QUICK:
            yield None
        elif found == limit:
            yield {"puzzle": puzzle, "count": args.max, "exact": False}
        else:
            yield {"puzzle": puzzle, "count": found, "exact": True}


COUNT = Command("count", options, words, answer, blocks=Blocks(suits, block_rows, lambda args: True))
