"""The command `order`: which cells of a formula puzzle must be guessed, and how the others follow."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from pencilmark.board.english import say
from pencilmark.doors.commands.frame import Command, Row
from pencilmark.doors.commands.rules import ruled_of
from pencilmark.make.formulas.order import order
from pencilmark.rules.language.names import write_name


def options(parser: ArgumentParser) -> None:
    """Add the options of `order`."""
    parser.add_argument("rules", metavar="RULES", help=say("order-text-rules-one-line"))
    parser.add_argument("--every-direction", action="store_true", help=say("order-read-rules-backwards-too"))


def make(args: Namespace) -> Iterator[Row]:
    """Find the order of one text of rules."""
    found = order(ruled_of(args.rules, args.board or args.size).puzzle, every_direction=args.every_direction)
    names = [write_name(cell, found.geometry.size) for cell in range(found.geometry.cell_count)]
    yield {
        "guess": [names[cell] for cell in found.guessed],
        "smallest": found.smallest,
        "steps": [{"cell": names[step.cell], "rule": found.rules[step.rule]} for step in found.steps],
        "checks": [found.rules[number] for number in found.checks],
        "arrows": [[names[start], names[end], rule + 1] for start, end, rule in found.arrows()],
        "layers": [[names[cell] for cell in layer] for layer in found.layers()],
        "text": found.lines(),
    }


def words(row: Row) -> str:
    """Write the row of `order` for people."""
    return "\n".join(row["text"])


COMMAND = Command("order", options, words, make=make)
