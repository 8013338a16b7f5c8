"""How much of a text a reading leaves unread: what leaves most of it is taken where nothing reads more, and says so.

Digits are counted, since only they make a puzzle: those of the text, and those that the reading has, as cells,
candidates, titles, columns or words beside the puzzle.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import chain

from pencilmark.board.english import say
from pencilmark.board.geometry import Geometry
from pencilmark.exchange.found import Found, Listing, Question, Reading

FEW = 12
"""Digits that may be left, such as a date or the numbers of pages, however little else there is."""
MANY = 2000
"""Entries of a list beyond which they are not counted."""


def leaves_most(found: Found, text: str) -> bool:
    """Report whether more than half of the digits of a *text* are neither in what was *found* nor names of its rows.

    >>> from pencilmark.board.line import parse_line
    >>> found = Reading(parse_line("1..2...........4"), "line")
    >>> leaves_most(found, "1..2...........4"), leaves_most(found, "1..2...........4" + " 1234" * 16)
    (False, True)
    """
    if isinstance(found, Question):
        return all(leaves_most(choice.found, text) for choice in found.choices)
    if isinstance(found, Listing) and len(found.entries) > MANY:
        return False
    here = _digits(text)
    left = here - (_in_reading(found) if isinstance(found, Reading) else _in_list(found))
    return left > FEW and 2 * left > here


def told(found: Found) -> Found:
    """Say of what was found that most of its text is left."""
    if isinstance(found, Reading):
        return replace(found, warnings=(*found.warnings, say("unread-most")))
    if isinstance(found, Listing):
        return replace(found, format=say("unread-list", format=found.format))
    return found


def _digits(text: str) -> int:
    """Count the digits of a text, but for 0, which is a blank."""
    return sum(map(text.count, "123456789"))


def _in_reading(found: Reading) -> int:
    """Count the digits that a reading has, those of candidates too, and twice the names of the rows of its board."""
    puzzle = found.puzzle
    values = [puzzle.givens, puzzle.placed or (), found.solution or ()]
    marks = chain(puzzle.candidates or (), found.marks or ())
    words = [found.title, found.text, *chain.from_iterable(found.columns), *(rule.text for rule in puzzle.rules)]
    return (
        sum(len(str(value)) for value in chain.from_iterable(values) if value)
        + sum(mask.bit_count() for mask in marks)
        + sum(map(_digits, words))
        + 2 * _names(puzzle.geometry)
    )


def _names(geometry: Geometry) -> int:
    return sum(_digits(str(number + 1)) for number in range(geometry.size))


def _in_list(found: Listing) -> int:
    return _digits(found.title) + sum(
        _digits(entry.text) + _digits(entry.solution) + sum(map(_digits, chain.from_iterable(entry.columns)))
        for entry in found.entries
    )
