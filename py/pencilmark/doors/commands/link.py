"""The command `link`: puzzles as links of f-puzzles or SudokuPad."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from urllib.parse import quote

from pencilmark.board.line import write_line
from pencilmark.doors.commands.frame import Command, Row, add_rules
from pencilmark.doors.commands.reading import Text, puzzle_of
from pencilmark.exchange.fpuzzles import write_fpuzzles
from pencilmark.exchange.links import ADDRESSES
from pencilmark.exchange.lzstring import compress
from pencilmark.exchange.sudokupad import write_sudokupad
from pencilmark.rules.picture import draw_rules


def options(parser: ArgumentParser) -> None:
    """Add the options of `link`."""
    add_rules(parser)
    parser.add_argument("--to", choices=tuple(ADDRESSES), default="f-puzzles", help="whose link (default f-puzzles)")


def answer(text: Text, args: Namespace) -> Row:
    """Write one puzzle as a link."""
    puzzle = puzzle_of(text, args)
    if args.to == "f-puzzles":
        written = write_fpuzzles(puzzle)
        payload = compress(written.json)
    else:
        written = write_sudokupad(puzzle, draw_rules(puzzle.rules, puzzle.geometry))
        payload = quote(compress(written.json), safe="")
    row: Row = {"puzzle": write_line(puzzle.givens, puzzle.geometry.value_count), "link": ADDRESSES[args.to] + payload}
    return row | ({"missing": list(written.warnings)} if written.warnings else {})


def words(row: Row) -> str:
    """Write a row of `link` for people."""
    missing = "".join(f"\n  in words only: {rule}" for rule in row.get("missing", ()))
    return f"{row['link']}{missing}"


COMMAND = Command("link", options, words, answer)
