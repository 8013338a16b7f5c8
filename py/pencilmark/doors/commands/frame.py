"""What all commands share: options, how they read puzzles, and how they write rows.

A row is a dictionary that becomes one line of JSON, or words through the command's `words`.
"""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterable, Iterator
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any

from pencilmark.board.errors import PencilmarkError, WishError
from pencilmark.board.frozen import dataclass
from pencilmark.board.languages import ENGLISH, LANGUAGES, language_of
from pencilmark.board.naming import CELL_NAMES
from pencilmark.board.phrase import Phrase, Said, phrase
from pencilmark.board.speech import language, say

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from pencilmark.engine.answers import Budget

Row = dict[str, Any]
SLOW = 16
"""Lines of a block where each takes long."""
BACKENDS = ("auto", "wasm", "python", "sat")


@dataclass(frozen=True)
class Blocks:
    """How a command answers blocks of plain 9 x 9 puzzles, a byte for each cell (see `bulk`).

    *suits* says whether the options allow this. *rows* yields the row that `Command.answer` would make for each puzzle,
    or None for those that it must answer. *few* says whether a few lines are answered without a kernel, *alone* whether
    a puzzle must be all there is on its line, since rows include the words after it. If one line takes long, blocks
    have at most a number of *lines*, and rows are written as they come.
    """

    suits: Callable[[Namespace], bool]
    rows: Callable[[bytes, Namespace], Iterable[Row | None]]
    few: Callable[[Namespace], bool] = lambda args: False
    lines: int | None = None
    alone: Callable[[Namespace], bool] = lambda args: False


@dataclass(frozen=True)
class Command:
    """A command: *options* adds its arguments to a parser, *answer* makes a row for a question (a `reading.Text`).

    *summary* turns all rows into those of the option of that name. *words* writes a row for people. *blocks* is the
    quick way through long lists. A command that reads no puzzles has *make* instead of *answer*; one with any number of
    rows for each puzzle has *several*, whose arguments are numbered texts, options, processes, and how many rows an
    earlier run left.
    """

    name: str
    options: Callable[[ArgumentParser], None]
    words: Callable[[Row], str]
    answer: Callable[[Any, Namespace], Row] | None = None
    make: Callable[[Namespace], Iterator[Row]] | None = None
    summary: Callable[[Iterable[Row]], Iterator[Row]] | None = None
    blocks: Blocks | None = None
    several: Callable[[Iterable[Any], Namespace, Executor | None, int], Iterator[Row]] | None = None

    @property
    def reads(self) -> bool:
        """Report whether it reads puzzles."""
        return self.answer is not None or self.several is not None


def number_from(least: int) -> Callable[[str], int]:
    """Return the reader of an option that is a whole number, *least* or more."""

    def read(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise ArgumentTypeError(say("cli-number-from", least=least, found=text))
        return int(text)

    return read


def pages(text: str) -> tuple[int, int]:
    """Read the number of a page, or of the first and the last one: ``3``, ``3-7``."""
    first, _, last = text.partition("-")
    last = last or first
    if not (first.isdecimal() and last.isdecimal() and 1 <= int(first) <= int(last)):
        raise ArgumentTypeError(say("cli-pages", found=text))
    return int(first), int(last)


def add_page(parser: ArgumentParser) -> None:
    """Add the option of the commands that read puzzles in pictures."""
    parser.add_argument("--page", type=pages, default=None, metavar="N", help=say("cli-pages-of-pdf"))


def add_rules(parser: ArgumentParser) -> None:
    """Add the option of the commands that know rules."""
    parser.add_argument("--rules", default=None, metavar="FILE", help=say("cli-text-rules-go-every"))


def refuse(args: Namespace, names: Iterable[str], where: Said) -> None:
    """Raise WishError for the first of the options *names* that was given *where* it has no meaning."""
    for name in names:
        if name in getattr(args, "given", ()):
            raise WishError("bad-options/beside", option=name.replace("_", "-"), where=where)


def error_row(error: PencilmarkError, line: int | None = None) -> Row:
    """Return the row of an *error*: for a *line* of the input, else for the one that it names.

    >>> error_row(WishError("bad-seed", most=9, found=10, line=3))["line"]
    3
    """
    told = {key: value for key, value in error.as_dict().items() if key != "line"}
    return {"line": error.line if line is None else line, "error": told}


def beside(option: str) -> Phrase:
    """Say that another option is given, for `refuse`."""
    return phrase("beside-option", option=option)


def without(option: str) -> Phrase:
    """Say that another option is not given, for `refuse`."""
    return phrase("without-option", option=option)


def _tag(wanted: str) -> str:
    """Return the tag of the *wanted* language, however programs write it; one that is not ours is returned unchanged.

    >>> _tag("zh-CN"), _tag("de_AT"), _tag("pt")
    ('zh-Hans', 'de', 'pt')
    """
    known = language_of(wanted)
    return wanted if known is ENGLISH and not wanted.startswith(ENGLISH.tag) else known.tag


def budget_of(args: Namespace) -> Budget:
    """Return the budget of one puzzle from the options: seconds of this process, however busy the machine is."""
    from pencilmark.engine.answers import Budget  # late: `--help` need not wait for it

    return Budget(nodes=args.nodes, seconds=args.seconds, clock=_Clock())


class _Clock:
    """The processor's clock, read at most once a millisecond: reading it takes as long as an easy step."""

    def __init__(self) -> None:
        self._read, self._after = process_time(), perf_counter() + 0.001

    def __call__(self) -> float:
        if perf_counter() >= self._after:
            self._read, self._after = process_time(), perf_counter() + 0.001
        return self._read


def add_workers(parser: ArgumentParser) -> None:
    """Add the options for sharing the work among processes or machines."""
    parser.add_argument("--jobs", type=number_from(1), default=1, metavar="N", help=say("cli-work-n-processes"))
    parser.add_argument("--cluster", default=None, metavar="ADDRESS", help=say("cli-work-dask-cluster-such"))


def add_common(parser: ArgumentParser, *, reads: bool) -> None:
    """Add the options that every command takes."""
    if reads:
        parser.add_argument("file", nargs="?", default="-", help=say("cli-puzzle-list-any-form"))
        parser.add_argument("--whole", action="store_true", help=say("cli-read-all-input-before"))
        parser.add_argument("--reading", default=None, metavar="NAME", help=say("cli-what-text-can-several"))
        add_page(parser)
        add_workers(parser)
        parser.add_argument("--save", default=None, metavar="FILE", help=say("cli-table-instead-csv-jsonl"))
        parser.add_argument("--resume", action="store_true", help=say("cli-resume"))
        parser.add_argument("--seconds", type=float, default=60.0, help=say("cli-time-each-puzzle-default"))
        parser.add_argument("--nodes", type=int, default=None, help=say("cli-search-states-each-puzzle"))
    parser.add_argument("--size", default=None, metavar="N", help=say("cli-n-x-n-board"))
    parser.add_argument("--board", default=None, metavar="TEXT", help=say("cli-board-such-x-windoku"))
    parser.add_argument("--backend", choices=BACKENDS, default="auto", help=say("cli-what-does-work-default"))
    parser.add_argument("--lang", type=_tag, choices=tuple(LANGUAGES), default=language(), help=say("cli-language"))
    parser.add_argument("--cells", choices=CELL_NAMES, default="r1c1", help=say("cli-cells"))
    parser.add_argument("--json", action="store_true", help=say("cli-write-one-json-object"))
