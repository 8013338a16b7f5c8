"""Texts with something before or between the cells, or values from 0: rewritten, and then read.

Each rewriting is tried only if nothing was found in the text as it is. On boards whose values begin with 0, a 0
is a value, and only . (or * _ -) an empty cell.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import unquote

from pencilmark.board.errors import FormatError
from pencilmark.board.geometry import Geometry
from pencilmark.board.line import parse_line
from pencilmark.board.speech import say
from pencilmark.exchange.found import Found, ListEntry, Listing, Reading
from pencilmark.exchange.text.cells import BLANK_SIGNS
from pencilmark.exchange.text.clean import MANY

_RULE = frozenset("-+| \t")
"""The signs in lines drawn between boxes."""
_BETWEEN = re.compile(r"[\s|]+")


def read_from_zero(text: str, geometry: Geometry) -> Found:
    """Read the cells of one board, in rows or as one line, or puzzles one a line. Raises FormatError.

    >>> text = "0 . | . .\\n. . | . 3\\n----+----\\n. . | . .\\n. 1 | . ."
    >>> read_from_zero(text, board("4 values=0-3")).puzzle.givens[:8]
    (1, 0, 0, 0, 0, 0, 0, 4)
    """
    lines = [(number, line.strip()) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if len(lines) > 1 and all(len(line) == geometry.cell_count for _, line in lines):
        entries = [ListEntry(number, line, reading=_line(line, geometry, number)) for number, line in lines]
        return Listing(say("list-of-puzzles", count=len(entries)), tuple(entries))
    drawn = [line for _, line in lines if not _RULE.issuperset(line)]
    if len(drawn) != geometry.size:  # a row of dashes may be empty cells
        drawn = [line for _, line in lines if "+" not in line]
    rows = [_BETWEEN.sub("", line) for line in drawn]
    if len(rows) == 1 or (len(rows) == geometry.size and all(len(row) == geometry.size for row in rows)):
        return Reading(parse_line("".join(rows), geometry), "line" if len(rows) == 1 else "grid")
    raise FormatError("from-zero/grid")


def _line(text: str, geometry: Geometry, number: int) -> Reading:
    try:
        return Reading(parse_line(text, geometry), "line")
    except FormatError as error:
        raise error.placed(number) from error


Rewriting = Callable[[str], str]
_NUMBER = re.compile(r"\b(zero|one|two|three|four|five|six|seven|eight|nine)\b", re.IGNORECASE)
_EMPTY = re.compile(r"\b(?:blank|empty|none|nothing|dot|space)\b", re.IGNORECASE)
_DIGITS = {word: str(at) for at, word in enumerate(_NUMBER.pattern[3:-3].split("|"))}
_COUNTED = re.compile(r"[ \t]*(\d{1,3})(?:[ \t]*[|:.)])?[ \t]+(\S.*)")
_SPEAKER = re.compile(r"(?:\[[^\]\n]{3,40}\]|\(\d[^)\n]{3,40}\))?[ ]?[^:\n]{0,40}:[ ]+(\S+)")
_DASHES = re.compile(r"[^-:\s](?:-[^-:\s])+")
LONGEST = 20_000
"""Most characters of a text that is searched for a sign for empty cells."""
_CELLS = frozenset("123456789 \t\n|,;+-")
"""Values, and signs between cells."""
_COLONS = re.compile(r"[^-:\s](?::[^-:\s])+")


def _in_words(text: str) -> str:
    """Replace the names of digits: ``zero zero two``."""
    if len(_NUMBER.findall(text)) < MANY:
        return text
    return _EMPTY.sub(".", _NUMBER.sub(lambda name: _DIGITS[name[1].lower()], text))


def _percent(text: str) -> str:
    """Replace the signs that an address writes like ``%2E``."""
    return unquote(text) if len(re.findall("%[0-9A-Fa-f]{2}", text)) >= MANY else text


def _spoilers(text: str) -> str:
    """Remove the marks that hide a line on Reddit: ``>!...!<``."""
    return text.replace(">!", "").replace("!<", "")


def _between(text: str) -> str:
    """Replace dashes or colons between any two cells, or between rows, by blanks.

    >>> _between("1-2-3-4\\n.-.-.-.")
    '1 2 3 4\\n. . . .'
    """
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    if any(lines and all(sign.fullmatch(line) for line in lines) for sign in (_DASHES, _COLONS)):
        return re.sub("[-:]", " ", text)
    parts = text.strip().split(":")
    return "\n".join(parts) if len(parts) > 3 and {len(part) for part in parts} == {len(parts)} else text


def _counted(text: str) -> str:
    """Remove line numbers, as in listings of code."""
    found = [_COUNTED.fullmatch(line) for line in text.split("\n") if line.strip()]
    numbers = [int(match[1]) for match in found if match]
    if len(found) < 4 or len(numbers) < len(found) or numbers != list(range(numbers[0], numbers[0] + len(found))):
        return text
    return "\n".join(match[2] for match in found if match)


def _spoken(text: str) -> str:
    """Remove who said a line, and when: ``[12:03] Anna: 53..7....``."""
    return "\n".join(match[1] if (match := _SPEAKER.fullmatch(line)) else line for line in text.split("\n"))


def any_sign(text: str) -> str:
    """Replace the one sign, such as e, beside the digits of each line by a point.

    >>> any_sign("1ee2\\neeee\\neeee\\neee3")
    '1..2\\n....\\n....\\n...3'
    """
    known = {sign for sign in set(text) - _CELLS - BLANK_SIGNS if text.count(sign) >= MANY // 4}
    if not known or len(text) > LONGEST:
        return text
    lines = text.split("\n")
    found = [set(line) - _CELLS for line in lines]
    return "\n".join(
        line.replace(next(iter(own)), ".")
        if len(own) == 1 and own <= known and len(line.strip()) >= MANY // 4
        else line
        for line, own in zip(lines, found, strict=True)
    )


REWRITINGS: tuple[Rewriting, ...] = (_in_words, _percent, _spoilers, _between, _counted, _spoken)
