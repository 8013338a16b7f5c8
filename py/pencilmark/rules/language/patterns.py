"""Patterns that values match, such as ``(12|21)+[5-9]?``, as moves between places of the pattern.

pattern  = branch (| branch)*
branch   = item*
item     = atom (* | + | ? | {n} | {m,} | {m,n})*
atom     = value | . | [values] | [^values] | ( pattern )

A value is one sign, 0 to 9 and then letters. Each value or class is a place of the pattern, and reading values goes
from place to place (Glushkov, "The abstract theory of automata", 1961).
"""

from __future__ import annotations

import re
from functools import lru_cache

from pencilmark.board.errors import RuleError
from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import DIGITS
from pencilmark.board.masks import bits
from pencilmark.board.phrase import phrase
from pencilmark.rules.language import machines

MAX_DEPTH = 40
_TIMES = re.compile(r"\{([0-9]{1,3})(?:(,)([0-9]{1,3})?)?\}")


@dataclass(frozen=True, slots=True)
class PatternPart:
    """A part of a pattern: the places (masks) where it can begin and end, and whether it can be empty."""

    first: int = 0
    last: int = 0
    empty: bool = True


@lru_cache(maxsize=256)
def machine_of(text: str) -> machines.Automaton:
    """Make the machine of a pattern, or of a table (a text with a colon). Raises RuleError with the column in *text*.

    >>> machine_of("(12)+").accepts([1, 2, 1, 2]), machine_of("a: 1-3 b; b*: . b").accepts([2, 9, 9])
    (True, True)
    >>> machine_of("(12")
    Traceback (most recent call last):
    pencilmark.board.errors.RuleError: expected a digit, a class such as [2-5] or a bracket, found the end of the line
    """
    return machines.deterministic(*(machines.read_table(text) if ":" in text else read_pattern(text)))


def checked_pattern(text: str, column: int) -> str:
    """Return a pattern or table with single blanks; *column* is that of the quote before it. Raises RuleError."""
    try:
        machine_of(text)
    except RuleError as error:
        raise error.placed(None, column + (error.column or 1)) from None
    return " ".join(text.split())


def read_pattern(text: str) -> tuple[machines.Moves, int]:
    """Read a pattern: the moves from place to place (0: before the first), and the mask of the places where it can end.

    Raises RuleError with the column in *text*.

    >>> moves, accepted = read_pattern("1|23")
    >>> moves[0][1], moves[0][2], moves[2][3], bin(accepted)
    (2, 4, 8, '0b1010')
    """
    reader = _Reader(text)
    if not reader.next():
        machines.refuse(text, reader.at, phrase("machine-pattern"))
    whole = reader.branches()
    if reader.at < len(text):
        machines.refuse(text, reader.at, phrase("machine-pattern"))
    following = [whole.first, *reader.following]
    moves = [[0] * len(DIGITS) for _ in following]
    for row, after in zip(moves, following, strict=True):
        for place in bits(after):
            for value in bits(reader.places[place - 1]):
                row[value] |= 1 << place
    return moves, whole.last | whole.empty


class _Reader:
    """Reads a pattern; *places* has the values of each place, from 1, and *following* the places that can come next."""

    def __init__(self, text: str) -> None:
        self.text, self.at, self.depth, self.atoms = text, 0, 0, 0
        self.places: list[int] = []
        self.following: list[int] = []

    def next(self) -> str:
        """Skip blanks, and return the sign that is next; none at the end."""
        while self.text[self.at : self.at + 1].isspace():
            self.at += 1
        return self.text[self.at : self.at + 1]

    def take(self, sign: str) -> bool:
        """Read a sign if it is next."""
        found = self.next() == sign
        self.at += found
        return found

    def branches(self) -> PatternPart:
        """Read the branches that | separates."""
        found = self.branch()
        while self.take("|"):
            other = self.branch()
            found = PatternPart(found.first | other.first, found.last | other.last, found.empty or other.empty)
        return found

    def branch(self) -> PatternPart:
        """Read items one after another."""
        found = PatternPart()
        while self.next() not in ("", "|", ")"):
            found = self.after(found, self.item())
        return found

    def after(self, one: PatternPart, two: PatternPart) -> PatternPart:
        """Join two parts that follow each other."""
        self.link(one.last, two.first)
        return PatternPart(
            one.first | (two.first if one.empty else 0),
            two.last | (one.last if two.empty else 0),
            one.empty and two.empty,
        )

    def link(self, last: int, first: int) -> None:
        """Let places follow others."""
        for place in bits(last):
            self.following[place - 1] |= first

    def item(self) -> PatternPart:
        """Read an atom and how often it is repeated."""
        start = self.at
        found = self.atom()
        while True:
            sign, end = self.next(), self.at
            times = _TIMES.match(self.text, end)
            if sign == "{" and not times:
                machines.refuse(self.text, end, phrase("machine-times"))
            if not times and sign not in ("*", "+", "?"):
                return found
            after = times.end() if times else end + 1
            least, most = self._often(times) if times else {"*": (0, None), "+": (1, None), "?": (0, 1)}[sign]
            found = self.repeated(found, start, end, least, most)
            self.at = after

    def _often(self, times: re.Match[str]) -> tuple[int, int | None]:
        least = int(times[1])
        most = int(times[3]) if times[3] else None if times[2] else least
        if most is not None and most < least:
            machines.refuse(self.text, times.start(), phrase("machine-times"))
        return least, most

    def repeated(self, one: PatternPart, start: int, end: int, least: int, most: int | None) -> PatternPart:
        """Repeat a part; its text, from *start* to *end*, is read again for each time."""
        found, count = PatternPart(), max(least, 1 if most is None else most)
        for number in range(count):
            part = one if number == 0 else self.again(start, end)
            if most is None and number == count - 1:
                self.link(part.last, part.first)
            found = self.after(found, PatternPart(part.first, part.last, part.empty or number >= least))
        return found

    def again(self, start: int, end: int) -> PatternPart:
        """Read a part of the text once more."""
        text, at = self.text, self.at
        self.text, self.at = text[:end], start
        part = self.item()
        self.text, self.at = text, at
        return part

    def atom(self) -> PatternPart:
        """Read a value, a class or a pattern in brackets."""
        self.atoms += 1
        if self.atoms > 4 * machines.MOST_STATES:
            raise RuleError("too-large/states", most=machines.MOST_STATES, column=self.at + 1)
        if self.take("("):
            self.depth += 1
            if self.depth > MAX_DEPTH:
                raise RuleError("too-deep/levels-nesting", most=MAX_DEPTH, column=self.at)
            found = self.branches()
            if not self.take(")"):
                machines.refuse(self.text, self.at, phrase("machine-pattern"))
            self.depth -= 1
            return found
        if self.take("."):
            return self.place(machines.ALL)
        if self.take("["):
            return self.place(self.values())
        if not self.next() or self.next().upper() not in DIGITS:
            machines.refuse(self.text, self.at, phrase("machine-pattern"))
        self.at += 1
        return self.place(1 << machines.value_at(self.text, self.at - 1))

    def values(self) -> int:
        """Read a class after its bracket."""
        negated = self.take("^")
        end = self.text.find("]", self.at)
        found = machines.values_in(self.text, self.at, end if end >= 0 else len(self.text))
        if end < 0 or end == self.at:
            machines.refuse(self.text, self.at if end == self.at else len(self.text), phrase("machine-value"))
        self.at = end + 1
        return machines.ALL & ~found if negated else found

    def place(self, values: int) -> PatternPart:
        """Add a place for one of some *values*."""
        if len(self.places) >= machines.MOST_STATES:
            raise RuleError("too-large/states", most=machines.MOST_STATES, column=self.at + 1)
        self.places.append(values)
        self.following.append(0)
        return PatternPart(1 << len(self.places), 1 << len(self.places), empty=False)
