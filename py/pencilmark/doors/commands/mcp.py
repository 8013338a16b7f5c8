"""The command `mcp`: the library's questions as tools for other programs."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from pencilmark.board.speech import say
from pencilmark.doors.commands.frame import Command, Row, number_from
from pencilmark.doors.commands.workers import processors


def options(parser: ArgumentParser) -> None:
    """Add the options of `mcp`."""
    parser.add_argument("--jobs", type=number_from(1), default=processors(), metavar="N", help=say("mcp-jobs"))


def make(args: Namespace) -> Iterator[Row]:
    """Serve until standard input ends; whatever is written meanwhile belongs to the protocol."""
    from pencilmark.doors.mcp.server import serve  # late: `--help` need not wait for it

    serve(args.jobs)
    yield from ()


MCP = Command("mcp", options, str, make=make)
