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
from itertools import chain
from stat import S_ISREG
from typing import TextIO

from pencilmark import __version__
from pencilmark.board.errors import InputError, PencilmarkError
from pencilmark.doors.commands import COMMANDS
from pencilmark.doors.commands.frame import Command, Row, Text, add_common
from pencilmark.engine import many
from pencilmark.exchange.found import Entry, Listing
from pencilmark.exchange.read import recognise
from pencilmark.exchange.text.clean import cleaned
from pencilmark.exchange.text.lists import LARGE, is_comment
from pencilmark.exchange.text.single import hit_of

OUT_OF_TIME = 3
"""The exit status where some puzzle was not finished in its time."""
LONG = 5_000_000
"""Bytes from which a file of lines is not read at once."""
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


def texts_of(source: TextIO, args: Namespace) -> Iterator[tuple[int, Text]]:
    """Yield each puzzle's text, or its entry in a list, with the number of its line.

    Lines that are puzzles by themselves are handed on as they come, the rest is read as a whole.
    """
    if getattr(args, "rules", None):
        yield from with_rules(source.read(), args)
        return
    head = "" if args.whole else first_line(source)
    if head and is_streamed(source) and is_whole(head):
        lines = chain(head.splitlines(keepends=True), source)
        for number, line in enumerate(lines, 1):
            text = line.rstrip("\r\n")
            if text.strip() and not is_comment(text):
                yield number, Entry(number, text)
        return
    text = head + source.read()
    if text.strip():
        yield from found_in(text, args)


def with_rules(text: str, args: Namespace) -> Iterator[tuple[int, Text]]:
    """Yield the puzzles that get the rules of the options: the text where it is one, else its lines."""
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip() and line[0] != "#"]
    if len(lines) > 1:
        try:
            found = recognise(text, args.board or args.size)
        except InputError:
            found = None
        lines = lines if found is None or isinstance(found, Listing) else [(1, text)]
    yield from lines


def first_line(source: TextIO) -> str:
    """Read up to the first line that says something."""
    head = ""
    for line in source:
        head += line
        if line.strip() and not is_comment(line):
            break
    return head


def is_streamed(source: TextIO) -> bool:
    """Tell whether a list is answered line by line: where it is still being written, or very long."""
    try:
        found = os.fstat(source.fileno())
    except OSError:
        return True
    return not S_ISREG(found.st_mode) or found.st_size > LONG


def is_whole(head: str) -> bool:
    """Tell whether the last line of *head* is a puzzle by itself, too long for a row of one."""
    hit = hit_of(cleaned(head.splitlines()[-1]))
    return bool(hit and hit.size >= LARGE)


def found_in(text: str, args: Namespace) -> Iterator[tuple[int, Text]]:
    """Yield the one puzzle of a text, or the entries of the list that it is."""
    try:
        found = recognise(text, args.board or args.size, args.reading or "")
    except InputError as error:
        yield error.line or 1, text
        return
    if isinstance(found, Listing):
        yield from ((entry.line, entry) for entry in found.entries)
    else:
        yield 1, text


def answer_text(name: str, args: Namespace, numbered: tuple[int, Text]) -> Row:
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
    texts = texts_of(source, args)
    return _raised(many.map(question, or_blank(texts) if getattr(args, "rules", None) else texts, executor))


def or_blank(texts: Iterable[tuple[int, Text]]) -> Iterator[tuple[int, Text]]:
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
        with open(args.file, "rb") as file:
            mark = file.read(4)
        wide = mark[:2] in (b"\xff\xfe", b"\xfe\xff")
        return open(args.file, encoding="utf-16" if wide else "utf-8-sig", errors="replace", newline="")
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
