"""A command run: its input read, its rows written."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, HelpFormatter, Namespace
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from io import StringIO
from itertools import chain, islice, pairwise
from typing import TYPE_CHECKING, TextIO, TypeVar

from pencilmark import __version__
from pencilmark.board.errors import PencilmarkError
from pencilmark.board.languages import language_of
from pencilmark.board.speech import say
from pencilmark.doors.commands import MODULES, bulk
from pencilmark.doors.commands.asking import Output, answer_text, command_of, is_late, worse, written
from pencilmark.doors.commands.files import has_input, open_text, standard_input, write_text
from pencilmark.doors.commands.frame import Command, Row, add_common, beside, refuse, without
from pencilmark.doors.commands.progress import told
from pencilmark.doors.commands.workers import workers

if TYPE_CHECKING:
    from concurrent.futures import Executor

Reply = TypeVar("Reply")


def asked_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the tag of the language asked for: by ``--lang``, else by the environment.

    It must be known before the other arguments, since their help is written in it.

    >>> asked_language(["solve", "--lang", "de"], {"LANG": "fr_FR.UTF-8"}), asked_language([], {"LANG": "fr_FR.UTF-8"})
    ('de', 'fr')
    """
    for word, following in pairwise([*arguments, ""]):
        option, _, value = word.partition("=")
        if option == "--lang":
            return language_of(value or following).tag
    named = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return language_of(next(filter(None, named), "")).tag


def parsed(arguments: Sequence[str]) -> Namespace:
    """Read the *arguments*; *given* has the names of the options that are among them."""
    top = ArgumentParser("pencilmark", description=say("cli-solve-explain-rate-generate"), formatter_class=_UNSEEN)
    top.add_argument("--version", action="version", version=say("cli-pencilmark", version=__version__))
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    wanted = next((word for word in arguments if not word.startswith("-")), "")
    named = (wanted,) if wanted in MODULES and wanted == arguments[0] else MODULES  # all, if they may be listed
    known = {name: commands.add_parser(name, help=say(f"command-{name}"), formatter_class=_UNSEEN) for name in named}
    if wanted in known:  # only the command that is used is imported, with its options
        command = command_of(wanted)
        add_common(known[wanted], reads=command.reads)
        command.options(known[wanted])
    for parser in (top, *known.values()):
        parser.formatter_class = HelpFormatter
    args = top.parse_args(arguments)
    known[args.command].set_defaults(**dict.fromkeys(vars(args), _NOT_GIVEN))
    again = vars(top.parse_args(arguments))
    args.given = frozenset(name for name, value in again.items() if value is not _NOT_GIVEN) - {"command"}
    return args


_NOT_GIVEN = object()
_UNSEEN = partial(HelpFormatter, width=80)
"""For what each option asks of a formatter when it is added: the width of the terminal would take an import."""


def parts(command: Command, args: Namespace, executor: Executor | None, source: bulk.Bytes | None) -> Iterator[Output]:
    """Yield what a command writes, in the order of its input: a block of plain lines at once, else row by row.

    *source* is the input if it is a list that can be answered in blocks.
    """
    from pencilmark.engine import many  # late, like the engine: `--help` need not wait for it

    summary = command.summary if getattr(args, "summary", False) else None
    saving = getattr(args, "save", None)
    kept = 0 if command.make else _kept(args)  # commands that make puzzles keep account themselves
    slow = command.blocks.lines if command.blocks else None
    cut = bulk.cut(source, args, apart=executor is not None and not args.cluster, lines=slow) if source else iter(())
    is_streamed = slow is not None and executor is None
    if source and not summary and not saving and not is_streamed:
        question = partial(bulk.written_of, command.name, args)
        replies = _raised(many.map(question, cut, executor, chunk=1))
        yield from told(replies, lambda part: part.text.count("\n"), args)
        return
    found: Iterable[Row]
    if source and is_streamed:
        blocks = (bulk.streamed(command.name, args, block) for block in bulk.after(cut, kept))
        found = told(chain.from_iterable(blocks), lambda row: 1, args, kept)
    elif source:
        answer = partial(bulk.sums_of if summary else bulk.rows_of, command.name, args)
        lists = many.map(answer, bulk.after(cut, kept), executor, chunk=1)
        answered: Iterator[list[Row]] = told(_raised(lists), _number, args, kept)
        found = chain.from_iterable(answered)
    else:
        found = rows(command, args, open_input(args), executor, kept)
    if summary:
        found = summary(found)
    if saving:
        from pencilmark.doors.commands.table import save

        found = save(found, saving, lambda row: is_late(row, args), kept)
    for row in found:
        yield written((row,), command, args)


def _number(rows: list[Row]) -> int:
    return sum(row.get("times", 1) for row in rows)


def _kept(args: Namespace) -> int:
    """Count the rows that an earlier run wrote, if this one is to continue it."""
    if not getattr(args, "save", None):
        refuse(args, ("resume",), without("save"))
        return 0
    if not args.resume:
        return 0
    refuse(args, ("summary",), beside("resume"))
    from pencilmark.doors.commands.table import kept

    return kept(args.save)


def rows(
    command: Command, args: Namespace, source: TextIO | None, executor: Executor | None, kept: int = 0
) -> Iterable[Row]:
    """Yield the rows of a command, in the order of its input; the first were *kept* from an earlier run."""
    if command.make:
        return command.make(args)
    assert source is not None
    question = partial(answer_text, command.name, args)
    from pencilmark.doors.commands.reading import texts_of  # late, like the engine: `--help` need not wait for them
    from pencilmark.engine import many

    if command.several:
        return command.several(texts_of(source, args), args, executor, kept)
    texts = islice(texts_of(source, args), kept, None)
    return told(_raised(many.map(question, texts, executor)), lambda row: 1, args, kept)


def _raised(replies: Iterable[Reply | PencilmarkError]) -> Iterator[Reply]:
    for reply in replies:
        if isinstance(reply, PencilmarkError):
            raise reply
        yield reply


def open_input(args: Namespace) -> TextIO | None:
    """Open the input of a command that reads puzzles; raise InputError if it cannot be read."""
    if not hasattr(args, "file"):
        return None
    if args.file == "-":
        is_alone = getattr(args, "rules", None) and (not has_input() or sys.stdin.isatty())
        return StringIO() if is_alone else standard_input()
    return open_text(args.file)


def run(args: Namespace, output: TextIO) -> int:
    """Run a command and write its rows; return the exit status."""
    command = command_of(args.command)
    status = 0
    reads = command.reads  # others have their own workers
    if reads:
        refuse(args, ("rules",) if args.cluster else (), beside("cluster"))
    source = bulk.source_of(command, args)  # which prepares the kernel, so that forked processes have it
    with workers(args.jobs if reads else 1, args.cluster if reads else None) as executor:
        for part in parts(command, args, executor, source):
            status = worse(status, part.status)
            for line in part.said:
                print(line, file=sys.stderr)
            write_text(part.text, output)
    return status
