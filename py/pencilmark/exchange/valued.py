"""The digits of a puzzle whose rules, in words, name digits other than 1 to the number of rows."""

from __future__ import annotations

import re

from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import MAX_SIZE
from pencilmark.board.speech import say
from pencilmark.exchange.said import Said
from pencilmark.rules.variants.definition import Clue

_RANGE = re.compile(
    r"\b(?:digits?|numbers?|integers?)\b(?: of| from| in)?(?: the)?(?: set| range| digits)?(?: from)? ?"
    r"\(?(\d\d?) ?(?:-|–|—|to|through) ?(\d\d?)\b"
    r"|\b(?:place|put|rules:?|fill in) (\d\d?) ?(?:-|–|—|to|through) ?(\d\d?)\b|\b(\d)-(\d\d?) sudoku\b"
)
_PLACED = re.compile(r"\b(place|fill|put|enter|uses?|contains?|insert|write|populate|appears?|once|instead of|rules)\b")
_NOT = re.compile(r"(\bnot|\bnever|n't|\binstead of)\b")
"""Words before digits that are not the digits of the puzzle."""
_WHERE = re.compile(r"\b(rows?|columns?|cells?|grids?|box(es)?|regions?|rules|instead of)\b")
_CHOSEN = re.compile(r"\b(pick|select|choose|chosen|selected)\b")
_PARTS = re.compile(r"\b(lines?|cages?|areas?|low|high|any (set|three|group)|circles?|rooms?|arrows?|dots?)\b")
"""Words of a sentence on the digits of some cells only."""


@dataclass(frozen=True, slots=True)
class DigitRange:
    """The digits from *first* to *last*; *is_short*: a row has more cells than there are digits."""

    first: int
    last: int
    is_short: bool = False

    @property
    def least(self) -> int:
        """Return the least value of the board, 0 or 1."""
        return min(self.first, 1)

    @property
    def top(self) -> int:
        """Return how many values the board has."""
        return self.last + 1 - self.least

    def words(self, size: int) -> list[str]:
        """Return the word for a board with that many rows or columns, if it needs one."""
        if self.least and self.last == size:
            return []
        return [f"values={self.last}" if self.least else f"values=0-{self.last}"]

    def clues(self) -> list[Clue]:
        """Return the rule that digits below the first one are not used."""
        return [Clue("only-values", tuple(range(self.first, self.last + 1)))] if self.first > 1 else []


def values_told(text: str, size: int, notes: list[str]) -> DigitRange:
    """Return the digits that a *text* of rules names for a board of that *size*; *notes* say if they are not the usual.

    If there are fewer than a row has cells, they repeat, or cells are empty: that board has no houses.

    >>> values_told("Place the digits 0-8 once each in every row, column and box.", 9, [])
    DigitRange(first=0, last=8, is_short=False)
    >>> values_told("Pick four digits from 2 to 7, and fill the grid.", 4, []).words(4)
    ['values=7']
    >>> values_told("Put the digits 1 to 3 twice in each row.", 6, []), values_told("Purple lines: digits 1-3.", 6, [])
    (DigitRange(first=1, last=6, is_short=True), DigitRange(first=1, last=6, is_short=False))
    """
    for sentence in Said(text).sentences:
        found = _RANGE.finditer(sentence)
        match = next((one for one in found if not _NOT.search(sentence[: one.start()][-20:])), None)
        if not match or _PARTS.search(sentence) or not (_CHOSEN.search(sentence) or _is_for_all(sentence)):
            continue
        first, last = (int(number) for number in match.groups() if number)
        if (first, last) == (1, size) or not first < last <= MAX_SIZE - 1:
            break
        if last - first + 1 < size:
            notes.append(say("sudokupad-few-values", first=first, last=last))
            return DigitRange(min(first, 1), size - 1 + min(first, 1), True)
        notes.append(say("sudokupad-values-told", first=first, last=last))
        return DigitRange(first, last)
    return DigitRange(1, size)


def _is_for_all(sentence: str) -> bool:
    return bool(_PLACED.search(sentence) and _WHERE.search(sentence))
