"""The command line: `python -m pencilmark COMMAND [FILE]`, the second front end beside the page."""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext
from functools import partial
from io import StringIO
from typing import TextIO

from pencilmark import __version__
from pencilmark.board.errors import InputError, PencilmarkError
from pencilmark.doors.commands import COMMANDS
from pencilmark.doors.commands.frame import Command, Row, add_common
from pencilmark.engine import many

OUT_OF_TIME = 3
"""The exit status where some puzzle was not finished in its time."""
TABLE = {command.name: command for command in COMMANDS}


def parser() -> ArgumentParser:
    """Make the parser of all commands."""
    top = ArgumentParser("pencilmark", description="Solve, explain, rate, generate and print Sudoku.")
    top.add_argument("--version", action="version", version=f"pencilmark {__version__}")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for command in COMMANDS:
        sub = commands.add_parser(command.name, help=command.help)
        add_common(sub, reads=command.answer is not None)
        command.options(sub)
    return top


def read_texts(source: TextIO, whole: bool) -> Iterator[tuple[int, str]]:
    """Yield each puzzle's text with the number of its line; empty lines and comments are passed over."""
    if whole:
        yield 1, source.read()
        return
    for number, line in enumerate(source, 1):
        text = line.rstrip("\r\n")
        if text and not text.startswith("#"):
            yield number, text


def answer_text(name: str, args: Namespace, numbered: tuple[int, str]) -> Row:
    """Answer one puzzle; on bad input the row tells the error and its line."""
    number, text = numbered
    answer = TABLE[name].answer
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
    texts = read_texts(source, args.whole)
    return _raised(many.map(question, or_blank(texts) if getattr(args, "rules", None) else texts, executor))


def or_blank(texts: Iterable[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    """Yield the *texts*, or a blank one when there are none: rules can be a puzzle by themselves."""
    number = 0
    for number, text in texts:
        yield number, text
    if not number:
        yield 1, ""


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
        return StringIO() if getattr(args, "rules", None) and sys.stdin.isatty() else sys.stdin
    try:
        return open(args.file, encoding="utf-8", errors="replace")
    except OSError as error:
        raise InputError("no-file", f"expected a file to read, found {args.file!r}: {error.strerror}") from error


def run(args: Namespace, output: TextIO) -> int:
    """Run a command and write its rows; give the exit status."""
    command = TABLE[args.command]
    source = open_input(args)
    jobs = getattr(args, "jobs", 1)
    status = 0
    with ProcessPoolExecutor(jobs) if jobs > 1 else nullcontext() as executor:
        for row in command.finish(rows(command, args, source, executor), args):
            failed = "error" in row
            if failed:
                status = 1
            elif row.get("status") == "timeout":
                status = status or OUT_OF_TIME
            if failed and not args.json:
                print(f"line {row['line']}: {row['error']['message']}", file=sys.stderr)
            else:
                print(json.dumps(row) if args.json else command.words(row), file=output, flush=True)
    return status


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status.

    0: all well; 1: some input was bad; 2: it could not run; 3: some puzzle was not finished in its time.
    """
    args = parser().parse_args(arguments)
    try:
        return run(args, sys.stdout)
    except PencilmarkError as error:
        print(f"pencilmark: {error.message}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
