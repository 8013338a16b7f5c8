"""One puzzle asked about, and its row written: shared by every way through a list."""

from __future__ import annotations

import json
import re
from argparse import Namespace
from collections.abc import Iterable
from importlib import import_module
from math import isqrt
from typing import TYPE_CHECKING

from pencilmark.board.errors import InputError
from pencilmark.board.frozen import dataclass
from pencilmark.board.naming import named
from pencilmark.board.speech import say
from pencilmark.doors.commands import MODULES
from pencilmark.doors.commands.frame import Command, Row, error_row

if TYPE_CHECKING:
    from pencilmark.doors.commands.reading import Text

BAD_INPUT, OUT_OF_TIME = 1, 3
"""Exit statuses: some input was bad, or some step false; some puzzle was not finished in its time."""


@dataclass(frozen=True, slots=True)
class Output:
    """Rows as *text*, messages *said* on standard error about bad lines, and the exit *status* so far."""

    text: str
    said: tuple[str, ...] = ()
    status: int = 0


def command_of(name: str) -> Command:
    """Import the command called *name*."""
    found: Command = getattr(import_module(f"pencilmark.doors.commands.{MODULES[name]}"), name.upper())
    return found


def answer_text(name: str, args: Namespace, numbered: tuple[int, Text]) -> Row:
    """Answer one puzzle; on bad input return a row with the error and its line."""
    from pencilmark.doors.commands.pictures import seen_in  # late, like the engine

    number, text = numbered
    answer = command_of(name).answer
    assert answer is not None
    try:
        return answer(text, args) | seen_in(text, args.reading)
    except InputError as error:
        return error_row(error, number)


def written(rows: Iterable[Row], command: Command, args: Namespace) -> Output:
    """Write *rows*, a line or some lines each."""
    lines, said, status = list[str](), list[str](), 0
    for row in rows:
        failed = "error" in row
        late = OUT_OF_TIME if is_late(row, args) else 0
        status = worse(status, BAD_INPUT if failed or row.get("false") else late)
        if failed and not args.json:
            message = row["error"]["message"]
            said.append(say("asking-line", at_line=row["line"], message=message) if row["line"] else message)
        else:
            lines.append(json.dumps(row) if args.json else named(_words(row, command), args.cells, _size(row, args)))
    return Output("".join([f"{line}\n" for line in lines]), tuple(said), status)


def is_late(row: Row, args: Namespace) -> bool:
    """Report whether time or nodes cut a row short, or a count reached its maximum."""
    if row.get("exact") is False:
        return row.get("count") is None or row["count"] != getattr(args, "max", None)
    return row.get("status") == "timeout" or bool(row.get("timeout")) or row.get("held", 0) is None


def _words(row: Row, command: Command) -> str:
    """Write a row for people; that of a saved table is the same for all commands."""
    return say("asking-rows", file=row["file"], rows=row["rows"]) if "rows" in row else command.words(row)


def _size(row: Row, args: Namespace) -> int:
    """Return how many rows the board of a row has, as far as is known: by its line, or by the options."""
    asked = re.match(r"\d+", args.size or args.board or "")
    line = str(row.get("puzzle", ""))
    return int(asked[0]) if asked else isqrt(len(line)) if re.fullmatch(r"[0-9A-Za-z.]{10,}", line) else 9


def worse(one: int, other: int) -> int:
    """Return the exit status that covers both."""
    return BAD_INPUT if BAD_INPUT in (one, other) else max(one, other)
