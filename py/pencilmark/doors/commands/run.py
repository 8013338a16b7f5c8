"""A command run: its input read, its rows written."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor
from functools import partial
from importlib import import_module
from io import StringIO
from typing import TYPE_CHECKING, TextIO

from pencilmark import __version__
from pencilmark.board.errors import InputError, PencilmarkError
from pencilmark.doors.commands import HELP
from pencilmark.doors.commands.files import open_text, standard_input, write_line
from pencilmark.doors.commands.frame import Command, Row, add_common
from pencilmark.doors.commands.workers import workers

if TYPE_CHECKING:
    from pencilmark.doors.commands.reading import Text

OUT_OF_TIME = 3
"""The exit status where some puzzle was not finished in its time."""


def command_of(name: str) -> Command:
    """Import the command called *name*."""
    found: Command = import_module(f"pencilmark.doors.commands.{name}").COMMAND
    return found


def parsed(arguments: Sequence[str]) -> Namespace:
    """Read the *arguments*; *given* has the names of the options that are among them."""
    top = ArgumentParser("pencilmark", description="Solve, explain, rate, generate and print Sudoku.")
    top.add_argument("--version", action="version", version=f"pencilmark {__version__}")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    wanted = next((word for word in arguments if not word.startswith("-")), "")
    known = {name: commands.add_parser(name, help=words) for name, words in HELP.items()}
    if wanted in known:  # only of the command that is used the options are known, and its module is imported
        command = command_of(wanted)
        add_common(known[wanted], reads=command.answer is not None)
        command.options(known[wanted])
    args = top.parse_args(arguments)
    known[args.command].set_defaults(**dict.fromkeys(vars(args), _NOT_GIVEN))
    again = vars(top.parse_args(arguments))
    args.given = frozenset(name for name, value in again.items() if value is not _NOT_GIVEN) - {"command"}
    return args


_NOT_GIVEN = object()


def answer_text(name: str, args: Namespace, numbered: tuple[int, Text]) -> Row:
    """Answer one puzzle; on bad input the row tells the error and its line."""
    number, text = numbered
    answer = command_of(name).answer
    assert answer is not None
    try:
        return answer(text, args)
    except InputError as error:
        return {"line": number, "error": {key: value for key, value in error.as_dict().items() if key != "line"}}


def rows(command: Command, args: Namespace, source: TextIO | None, executor: Executor | None) -> Iterable[Row]:
    """Yield the rows of a command, in the order of its input."""
    if command.make:
        return command.make(args)
    assert source is not None
    question = partial(answer_text, command.name, args)
    from pencilmark.doors.commands.texts import texts_of  # late, like the engine: `--help` need not wait for them
    from pencilmark.engine import many

    return _raised(many.map(question, texts_of(source, args), executor))


def _raised(replies: Iterable[Row | PencilmarkError]) -> Iterator[Row]:
    for reply in replies:
        if isinstance(reply, PencilmarkError):
            raise reply
        yield reply


def open_input(args: Namespace) -> TextIO | None:
    """Open the input of a command that reads puzzles; raise InputError when it can't be read."""
    if not hasattr(args, "file"):
        return None
    if args.file == "-":
        return StringIO() if getattr(args, "rules", None) and sys.stdin.isatty() else standard_input()
    return open_text(args.file)


def run(args: Namespace, output: TextIO) -> int:
    """Run a command and write its rows; give the exit status."""
    command = command_of(args.command)
    source = open_input(args)
    jobs = getattr(args, "jobs", 1)
    status = 0
    with workers(jobs) as executor:
        for row in command.finish(rows(command, args, source, executor), args):
            failed = "error" in row
            if failed:
                status = 1
            elif row.get("status") == "timeout":
                status = status or OUT_OF_TIME
            if failed and not args.json:
                print(f"line {row['line']}: {row['error']['message']}", file=sys.stderr)
            else:
                write_line(json.dumps(row) if args.json else command.words(row), output)
    return status
