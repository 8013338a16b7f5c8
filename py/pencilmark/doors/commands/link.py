"""The command `link`: puzzles as links of f-puzzles or SudokuPad, or in any other form that can be written."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from dataclasses import replace

from pencilmark.board.english import say
from pencilmark.board.line import line_on
from pencilmark.doors.commands.frame import Command, Row, add_rules
from pencilmark.doors.commands.reading import Text, carries_rules, puzzle_of, reading_of
from pencilmark.exchange.found import Reading
from pencilmark.exchange.written import FORMS, link, write


def options(parser: ArgumentParser) -> None:
    """Add the options of `link`."""
    add_rules(parser)
    parser.add_argument("--to", choices=tuple(FORMS), default="f-puzzles", help=say("link-whose-link-which-form"))


def answer(text: Text, args: Namespace) -> Row:
    """Write one puzzle as a link, or in the form asked for."""
    puzzle = puzzle_of(text, args)
    has_words = not args.rules or carries_rules(text)
    found = replace(reading_of(text, args), puzzle=puzzle) if has_words else Reading(puzzle, "")
    written = write(found, args.to)
    row: Row = {"puzzle": line_on(puzzle.givens, puzzle.geometry)}
    address = link(written, args.to)
    row |= {"link": address} if address else {"text": written.text}
    return row | ({"missing": list(written.warnings)} if written.warnings else {})


def words(row: Row) -> str:
    """Write a row of `link` for people."""
    says = say("link-words-only") if "link" in row else say("link-left-out")
    missing = "".join(f"\n  {says}: {rule}" for rule in row.get("missing", ()))
    return f"{row['link'] if 'link' in row else row['text'].rstrip()}{missing}"


COMMAND = Command("link", options, words, answer)
