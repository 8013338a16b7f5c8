"""A field of a wish, a book or a sheet is one row: how its values are read and written, wherever they occur.

`told` makes a field of a dataclass such a row. From the rows follow the options of commands, the keys of files (TOML),
the types of messages (JSON), and the commands that make puzzles again. What an option does is in the catalogue, as
``option-FLAG`` (or ``option-RECORD-FLAG``); what a chapter that wishes for it is called, as ``titled-FLAG``. The forms
of Make and Print are made from rows, too (`tests/contract/forms.py`), with the ``.label`` of that sentence.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields, replace
from functools import lru_cache
from typing import Any

from pencilmark.board.errors import InputError
from pencilmark.board.model import Position
from pencilmark.board.speech import has, say

AUTO, ANY = "auto", "any"
LARGEST, LARGEST_WHOLE = 10**6, 2**63
Read = Callable[[Any], Any]
Measure = Callable[[Position], int]


@dataclass(frozen=True, slots=True, eq=False)
class Values:
    """What the values of a field are like.

    *read* makes a value of what a file or a message says, or raises TypeError with words for what was expected. *shape*
    is its type in messages. *argument* is passed to argparse; *parse* makes a value of the result, raising as *read*
    does; *words* lists what follows the option to say that value again. *plain* is the value as a file has it. *known*
    lists the names to choose from. With *file* the option names a file, read as "text", as "bytes" or, in any form, as
    "puzzles", unless it is itself *drawn*.
    """

    read: Read
    shape: Any = str
    argument: Mapping[str, Any] = field(default_factory=lambda: {"metavar": "TEXT"})
    parse: Read = lambda value: value
    words: Callable[[Any], Sequence[object]] = lambda value: [value]
    plain: Read = lambda value: value
    known: tuple[str, ...] = ()
    file: str = ""
    drawn: re.Pattern[str] | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Row:
    """A field: its *name*, the *kind* of its values, what it is by *default*, and its *flag* on the command line.

    *says* is the id of the sentence on what it does: that of its record, as ``option-RECORD-FLAG``, or that of all
    fields with its flag. A field without an *option* has none of its own on the command line. *graded*: it asks how
    hard a puzzle is; *classic*: on a scale that knows only the classic board. If it bounds something that makes a
    puzzle easier the more there is of it, *at_least* or *at_most* counts that in the given puzzle. *asks* names what it
    asks of a puzzle, the same for fields that ask the same; empty if it asks nothing more. *group* heads it in the
    help. Forms show an *example* of its values and accept only those *within* the least and the most, or texts no
    longer than that; a field of several *lines* has room for as many. In the form of a sheet, a book or a worksheet it
    is in the part called *fold*; truths of which at most one may hold are choices *among* those of one list, by that
    name.
    """

    name: str
    kind: Values
    default: Any
    flag: str
    says: str = ""
    option: bool = True
    graded: bool = False
    classic: bool = False
    at_least: Measure | None = None
    at_most: Measure | None = None
    asks: str = ""
    group: str = ""
    example: str = ""
    within: tuple[float, float] | None = None
    lines: int = 0
    fold: str = ""
    among: str = ""

    @property
    def dest(self) -> str:
        """Return the name of its option among those that were parsed."""
        return self.flag.replace("-", "_")

    @property
    def key(self) -> str:
        """Return its key in a file."""
        return self.name.replace("_", "-")


def told(kind: Values, default: Any = None, *, flag: str = "", asks: str | None = None, **more: Any) -> Any:
    """Make a field of a dataclass a row; *more* is as in `Row`."""
    return field(default=default, metadata={"kind": kind, "flag": flag, "asks": asks, "more": more})


@lru_cache(maxsize=64)
def rows(record: Any) -> tuple[Row, ...]:
    """List the rows of a dataclass.

    >>> from pencilmark.make.wish import Wish
    >>> [row.flag for row in rows(Wish) if row.graded][:2]
    ['level', 'er']
    """
    own = record.__name__.lower()
    return tuple(_row(own, one.name, one.default, **one.metadata) for one in fields(record) if one.metadata)


def _row(own: str, name: str, default: Any, kind: Values, flag: str, asks: str | None, more: Mapping[str, Any]) -> Row:
    negated = "no-" if default is True else ""
    usual = None if default is MISSING else default
    flag = flag or negated + name.replace("_", "-")
    says = f"option-{own}-{flag}" if has(f"option-{own}-{flag}") else f"option-{flag}"
    return Row(name, kind, usual, flag, says, asks=name if asks is None else asks, **more)


def read_fields(record: type, data: Mapping[str, Any], place: str) -> dict[str, Any]:
    """Return what a message says about the fields of a *record*; *place* is where it is in the request.

    Raises InputError for anything that is not one of their values.

    >>> from pencilmark.make.wish import Wish
    >>> read_fields(Wish, {"clues": [24, 28], "count": 5}, "wish")
    {'clues': (24, 28)}
    """
    found: dict[str, Any] = {}
    for row in rows(record):
        if row.name in data:
            try:
                found[row.name] = row.kind.read(data[row.name])
            except TypeError as error:
                where, value = f"{place}.{row.name}", repr(data[row.name])[:40]
                raise InputError("bad-request/type", expected=str(error), place=where, found=value) from error
    return found


def settled(record: object) -> dict[str, Any]:
    """Return what a *record* sets to other than the default, by the names of its fields."""
    kind: Any = type(record)
    values = [(row, getattr(record, row.name)) for row in rows(kind)]
    return {row.name: value for row, value in values if value != row.default}


def command_words(record: object, but: Iterable[str] = ()) -> list[str]:
    """List the words of a command for what a *record* sets to other than the default, *but* for some fields.

    >>> from pencilmark.make.wish import Wish
    >>> command_words(Wish(clues=(24, 28), minimal=True, er=(4.0, 4.5)))
    ['--clues', '24-28', '--minimal', '--er', '4.0', '4.5']
    """
    own = settled(record)
    kind: Any = type(record)
    wanted = [row for row in rows(kind) if row.option and row.name in own and row.name not in but]
    return [word for row in wanted for word in (f"--{row.flag}", *map(str, row.kind.words(own[row.name])))]


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(say("toml-text-quotes"))
    return value


def _whole(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(say("toml-whole-number"))
    if not -LARGEST_WHOLE <= value <= LARGEST_WHOLE:
        raise TypeError(say("toml-whole-number-most", most=LARGEST_WHOLE))
    return value


def _number(value: Any) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool):
        raise TypeError(say("toml-number"))
    if not -LARGEST <= value <= LARGEST:  # inf and nan are not within these, either
        raise TypeError(say("toml-number-most", most=LARGEST))
    return float(value)


def _truth(value: Any) -> bool:
    if not isinstance(value, bool):
        raise TypeError(say("toml-true-false"))
    return value


def _texts(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise TypeError(say("toml-list-texts"))
    return tuple(value)


def _range(of: Read) -> Read:
    def read(value: Any) -> tuple[Any, Any]:
        if not isinstance(value, list) or len(value) != 2:
            raise TypeError(say("toml-range-such"))
        return of(value[0]), of(value[1])

    return read


def _span(text: str) -> tuple[int, int]:
    """Read a number or a range of them."""
    low, _, high = text.partition("-")
    if not low.isdecimal() or not (high or low).isdecimal():
        raise TypeError(say("option-range"))
    return int(low), int(high or low)


def _auto_number(text: str) -> float | None:
    try:
        return None if text == AUTO else float(text)
    except ValueError:
        raise TypeError(say("option-number", word=AUTO)) from None


def _any_whole(text: str) -> int | None:
    if text == ANY:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 4:
        raise TypeError(say("option-whole-number", word=ANY))
    return int(text)


TEXT = Values(_text)
TEXTS = Values(
    _texts,
    list[str],
    {"metavar": "NAME,..."},
    lambda text: tuple(filter(None, text.split(","))),
    lambda value: [",".join(value)],
)
WHOLE = Values(_whole, int, {"type": int, "metavar": "N"})
NUMBER = Values(_number, float, {"type": float, "metavar": "MM"})
TRUTH = Values(_truth, bool, {"action": "store_const"}, words=lambda value: [])
SPAN = Values(
    _range(_whole), list[int], {"metavar": "N"}, _span, lambda value: ["-".join(map(str, dict.fromkeys(value)))]
)
"""A range that may be one number."""
WHOLE_RANGE = Values(
    _range(_whole), list[int], {"nargs": 2, "type": int, "metavar": ("MIN", "MAX")}, tuple, lambda value: value
)
NUMBER_RANGE = replace(
    WHOLE_RANGE,
    read=_range(_number),
    shape=list[float],
    argument={"nargs": 2, "type": float, "metavar": ("MIN", "MAX")},
)


def one_of(known: Iterable[str], **more: Any) -> Values:
    """Return the kind of a text that is one of those *known*."""
    names = tuple(known)
    return replace(TEXT, argument={"choices": names}, known=names, **more)


def name_of(known: Iterable[str], parse: Read) -> Values:
    """Return the kind of a name that may also be typed in other ways: *parse* finds what is meant."""
    return replace(TEXT, argument={"metavar": "ID"}, known=tuple(known), parse=parse)


def either(no: str, yes: str) -> Values:
    """Return the kind of True, False or None, for which the option says *no* or *yes*."""
    argument = {"choices": (no, yes)}
    words = {False: no, True: yes}
    return replace(
        or_auto(TRUTH), argument=argument, parse=lambda word: word == yes, words=lambda is_so: [words[is_so]]
    )


def or_auto(kind: Values) -> Values:
    """Return the kind of the same values, or None, which a file calls "auto"."""
    return replace(kind, read=lambda value: None if value == AUTO else kind.read(value))


ANY_WHOLE = replace(
    or_auto(WHOLE), argument={"metavar": "N"}, parse=_any_whole, words=lambda value: [ANY if value is None else value]
)
"""How many, or None for what comes."""
AUTO_NUMBER = replace(or_auto(NUMBER), argument={"metavar": "MM"}, parse=_auto_number)
