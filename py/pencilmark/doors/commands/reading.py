"""How commands read what they are asked about: one puzzle, on the board and with the rules of the options."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import TypeAlias

from pencilmark.board.boards import board
from pencilmark.board.errors import FormatError, InputError
from pencilmark.board.model import Puzzle
from pencilmark.doors.commands.frame import Row
from pencilmark.doors.commands.pictures import Picture, read_picture
from pencilmark.doors.commands.rules import puzzle_with_rules
from pencilmark.exchange.found import Entry, Listing, Question, Reading
from pencilmark.exchange.read import read_entry, recognise
from pencilmark.exchange.text.single import write_candidates
from pencilmark.rules.lifted import on_board

Text: TypeAlias = str | Entry
"""What a command is asked about: a text, or an entry of a list."""


def puzzle_of(text: Text, args: Namespace) -> Puzzle:
    """Read a puzzle as it is asked for, without a player's digits, on the board and with the rules of the options.

    Raises InputError for rules in a command that knows none.
    """
    if (rules := getattr(args, "rules", None)) and not carries_rules(text):
        return puzzle_with_rules(text if isinstance(text, str) else text.text, rules, args.board or args.size)
    return _known(reading_of(text, args).asked, args)


def position_of(text: Text, args: Namespace) -> Puzzle:
    """Read a puzzle as it stands: with a player's digits, his marks for candidates, and rules as in `puzzle_of`."""
    if (rules := getattr(args, "rules", None)) and not carries_rules(text):
        return puzzle_with_rules(text if isinstance(text, str) else text.text, rules, args.board or args.size)
    found = reading_of(text, args).position
    return found if hasattr(args, "rules") else _known(found, args)


def _known(puzzle: Puzzle, args: Namespace) -> Puzzle:
    puzzle = on_board(puzzle)
    if puzzle.rules and not hasattr(args, "rules"):
        raise InputError("has-rules", count=len(puzzle.rules))
    return puzzle


def carries_rules(text: Text) -> bool:
    """Report whether a text is of a kind that says its rules itself."""
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
    found = _entry(text, on, args) if isinstance(text, Entry) else _one(text, on, args)
    for warning in found.warnings:
        print(f"{found.format}: {warning}", file=sys.stderr)
    return found


def _entry(entry: Entry, on: str | None, args: Namespace) -> Reading:
    if isinstance(entry, Picture):
        return read_picture(entry, args.reading)
    return read_entry(entry, board(on) if on else None)


def _one(text: str, on: str | None, args: Namespace) -> Reading:
    found = recognise(text, on, getattr(args, "reading", None) or "")
    if isinstance(found, Question):
        raise found.refusal()
    if isinstance(found, Listing):
        raise FormatError("a-list", found=found.format)
    return found


def told(reading: Reading) -> Row:
    """Report what a text says of its puzzle besides the cells: its form unless that is a plain line, and columns."""
    row: Row = {} if reading.format == "line" else {"format": reading.format}
    if reading.title:
        row["title"] = reading.title
    if reading.columns:
        row["columns"] = dict(reading.columns)
    if reading.puzzle.candidates and reading.puzzle.geometry.size <= 16:
        row["candidates"] = write_candidates(reading.asked)
    return row
