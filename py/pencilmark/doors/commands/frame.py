"""What every command shares: its options, how it reads puzzles and how it writes rows.

A row is a dictionary that becomes one line of JSON, or words through the command's `words`.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from pencilmark.board.boards import board
from pencilmark.board.errors import FormatError, InputError
from pencilmark.board.model import Puzzle
from pencilmark.doors.commands.rules import puzzle_with_rules
from pencilmark.engine.answers import Budget
from pencilmark.exchange.found import Entry, Listing, Question, Reading
from pencilmark.exchange.read import read_entry, recognise
from pencilmark.exchange.text.single import write_candidates
from pencilmark.rules.lifted import on_board

Row = dict[str, Any]
Text: TypeAlias = str | Entry
"""What a command is asked about: a text, or an entry of a list."""
BACKENDS = ("auto", "wasm", "python", "sat")


def _same(rows: Iterable[Row], args: Namespace) -> Iterator[Row]:
    return iter(rows)


@dataclass(frozen=True)
class Command:
    """A command: *options* adds its arguments to a parser, *answer* makes a row of a puzzle's text or entry.

    *finish* may turn all rows into others (a summary). *words* writes a row for people. A command that reads no
    puzzles has *make* instead of *answer*.
    """

    name: str
    help: str
    options: Callable[[ArgumentParser], None]
    words: Callable[[Row], str]
    answer: Callable[[Text, Namespace], Row] | None = None
    make: Callable[[Namespace], Iterator[Row]] | None = None
    finish: Callable[[Iterable[Row], Namespace], Iterator[Row]] = _same


def puzzle_of(text: Text, args: Namespace) -> Puzzle:
    """Read a puzzle as it is asked for, without a player's digits, on the board and with the rules of the options.

    Raises InputError for rules in a command that knows none.
    """
    if (rules := getattr(args, "rules", None)) and not carries_rules(text):
        return puzzle_with_rules(text if isinstance(text, str) else text.text, rules, args.board or args.size)
    return _known(reading_of(text, args).asked, args)


def position_of(text: Text, args: Namespace) -> Puzzle:
    """Read a puzzle as it stands: with a player's digits, and with his marks for candidates."""
    return _known(reading_of(text, args).position, args)


def _known(puzzle: Puzzle, args: Namespace) -> Puzzle:
    puzzle = on_board(puzzle)
    if puzzle.rules and not hasattr(args, "rules"):
        raise InputError("has-rules", f"expected a puzzle of digits only, found one with {len(puzzle.rules)} rules")
    return puzzle


def carries_rules(text: Text) -> bool:
    """Tell whether a text is of a kind that says its rules itself."""
    if isinstance(text, Entry) or not text.strip():
        return False
    try:
        found = recognise(text)
    except InputError:
        return False
    return isinstance(found, Reading) and bool(found.puzzle.rules)


def reading_of(text: Text, args: Namespace) -> Reading:
    """Read one puzzle; what is not understood of it goes to standard error. Raises InputError."""
    on = args.board or args.size
    found = read_entry(text, board(on) if on else None) if isinstance(text, Entry) else _one(text, on, args)
    for warning in found.warnings:
        print(f"{found.format}: {warning}", file=sys.stderr)
    return found


def _one(text: str, on: str | None, args: Namespace) -> Reading:
    found = recognise(text, on, getattr(args, "reading", None) or "")
    if isinstance(found, Question):
        raise found.refusal()
    if isinstance(found, Listing):
        raise FormatError("a-list", f"expected one puzzle, found {found.format}")
    return found


def told(reading: Reading) -> Row:
    """Tell what a text says of its puzzle besides the cells: its form unless that is a plain line, and columns."""
    row: Row = {} if reading.format == "line" else {"format": reading.format}
    if reading.title:
        row["title"] = reading.title
    if reading.columns:
        row["columns"] = dict(reading.columns)
    if reading.puzzle.candidates and reading.puzzle.geometry.size <= 16:
        row["candidates"] = write_candidates(reading.asked)
    return row


def add_rules(parser: ArgumentParser) -> None:
    """Add the option of the commands that know rules."""
    parser.add_argument("--rules", default=None, metavar="FILE", help="a text of rules that go for every puzzle")


def budget_of(args: Namespace) -> Budget:
    """Make the budget of one puzzle from the options."""
    return Budget(nodes=args.nodes, seconds=args.seconds)


def add_common(parser: ArgumentParser, *, reads: bool) -> None:
    """Add the options that every command takes."""
    if reads:
        parser.add_argument("file", nargs="?", default="-", help="a puzzle or a list in any form (default: stdin)")
        parser.add_argument("--whole", action="store_true", help="read all of the input before the first answer")
        parser.add_argument("--reading", default=None, metavar="NAME", help="what a text is that can be several things")
        parser.add_argument("--jobs", type=int, default=1, metavar="N", help="work on N processes")
        parser.add_argument("--seconds", type=float, default=60.0, help="time for each puzzle (default 60)")
        parser.add_argument("--nodes", type=int, default=None, help="search states for each puzzle")
    parser.add_argument("--size", default=None, metavar="N", help="an N x N board")
    parser.add_argument("--board", default=None, metavar="TEXT", help='a board, such as "9 x windoku" or "6 3x2"')
    parser.add_argument("--backend", choices=BACKENDS, default="auto", help="what does the work (default: the fastest)")
    parser.add_argument("--json", action="store_true", help="write one JSON object a line")
