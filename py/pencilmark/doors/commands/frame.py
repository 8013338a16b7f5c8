"""What every command shares: its options, how it reads puzzles and how it writes rows.

A row is a dictionary that becomes one line of JSON, or words through the command's `words`.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from pencilmark.board.errors import InputError
from pencilmark.board.model import Puzzle
from pencilmark.doors.commands.rules import puzzle_with_rules
from pencilmark.engine.answers import Budget
from pencilmark.exchange import is_link, read_link
from pencilmark.exchange.read import read

Row = dict[str, Any]
BACKENDS = ("auto", "wasm", "python", "sat")


def _same(rows: Iterable[Row], args: Namespace) -> Iterator[Row]:
    return iter(rows)


@dataclass(frozen=True)
class Command:
    """A command: *options* adds its arguments to a parser, *answer* makes a row of a puzzle's text.

    *finish* may turn all rows into others (a summary). *words* writes a row for people. A command that reads no
    puzzles has *make* instead of *answer*.
    """

    name: str
    help: str
    options: Callable[[ArgumentParser], None]
    words: Callable[[Row], str]
    answer: Callable[[str, Namespace], Row] | None = None
    make: Callable[[Namespace], Iterator[Row]] | None = None
    finish: Callable[[Iterable[Row], Namespace], Iterator[Row]] = _same


def puzzle_of(text: str, args: Namespace) -> Puzzle:
    """Read a puzzle's text on the board that the options name, with the rules that they name.

    Raises InputError for rules in a command that knows none.
    """
    if not is_link(text) and (rules := getattr(args, "rules", None)):
        return puzzle_with_rules(text, rules, args.board or args.size)
    puzzle = read_any(text, args.board or args.size)
    if puzzle.rules and not hasattr(args, "rules"):
        raise InputError("has-rules", f"expected a puzzle of digits only, found one with {len(puzzle.rules)} rules")
    return puzzle


def read_any(text: str, on: str | None) -> Puzzle:
    """Read a puzzle, or a link of another program, which says its board itself.

    What is not understood of a link goes to standard error.
    """
    if not is_link(text):
        return read(text, on)
    found = read_link(text)
    for warning in found.warnings:
        print(f"{found.format}: {warning}", file=sys.stderr)
    return found.puzzle


def add_rules(parser: ArgumentParser) -> None:
    """Add the option of the commands that know rules."""
    parser.add_argument("--rules", default=None, metavar="FILE", help="a text of rules that go for every puzzle")


def budget_of(args: Namespace) -> Budget:
    """Make the budget of one puzzle from the options."""
    return Budget(nodes=args.nodes, seconds=args.seconds)


def add_common(parser: ArgumentParser, *, reads: bool) -> None:
    """Add the options that every command takes."""
    if reads:
        parser.add_argument("file", nargs="?", default="-", help="puzzles, one a line (standard input if none)")
        parser.add_argument("--whole", action="store_true", help="the input is one puzzle over several lines")
        parser.add_argument("--jobs", type=int, default=1, metavar="N", help="work on N processes")
        parser.add_argument("--seconds", type=float, default=60.0, help="time for each puzzle (default 60)")
        parser.add_argument("--nodes", type=int, default=None, help="search states for each puzzle")
    parser.add_argument("--size", default=None, metavar="N", help="an N x N board")
    parser.add_argument("--board", default=None, metavar="TEXT", help='a board, such as "9 x windoku" or "6 3x2"')
    parser.add_argument("--backend", choices=BACKENDS, default="auto", help="what does the work (default: the fastest)")
    parser.add_argument("--json", action="store_true", help="write one JSON object a line")
