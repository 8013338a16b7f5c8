"""Messages about a text that is not a puzzle, or about its unread part: what it looks like, and what to do.

A reading that leaves out most of a text is taken only if nothing reads more. Digits are counted, since only they make a
puzzle: those in the text, and those in the reading: cells, candidates, titles, columns or words beside it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import chain

from pencilmark.board.errors import FormatError
from pencilmark.board.geometry import MAX_SIZE, Geometry
from pencilmark.board.phrase import phrase
from pencilmark.board.speech import say
from pencilmark.board.task import Slowly, each
from pencilmark.exchange.found import RULES, Found, Listing, Question, Reading
from pencilmark.exchange.text.cells import BLANK_SIGNS, value
from pencilmark.exchange.text.lists import looks_damaged, whats_wrong
from pencilmark.exchange.text.rows import LONGEST, PAUSE, WAYS, Cut, Line, weight

FEW = 12
"""Digits that may be left out, such as a date or page numbers, however little else there is."""
MANY = 2000
"""Longer lists are not counted."""


def leaves_most(found: Found, text: str) -> bool:
    """Report whether more than half of the digits of a *text* are neither in what was *found* nor names of its rows.

    A text of rules is read to its last line, and a large list as such.

    >>> from pencilmark.board.line import parse_line
    >>> found = Reading(parse_line("1..2...........4"), "line")
    >>> leaves_most(found, "1..2...........4"), leaves_most(found, "1..2...........4" + " 1234" * 16)
    (False, True)
    """
    if isinstance(found, Question):
        return all(leaves_most(choice.found, text) for choice in found.choices)
    if found.format == RULES or (isinstance(found, Listing) and len(found.entries) > MANY):
        return False
    here = _digits(text)
    left = here - (_in_reading(found) if isinstance(found, Reading) else _in_list(found))
    return left > FEW and 2 * left > here


def told(found: Found) -> Found:
    """Add to what was found that most of the text was left unread."""
    if isinstance(found, Reading):
        return replace(found, warnings=(*found.warnings, say("unread-most")))
    if isinstance(found, Listing):
        return replace(found, format=say("unread-list", format=found.format))
    return found


def _digits(text: str) -> int:
    """Count the digits in a text except 0, which is a blank."""
    return sum(map(text.count, "123456789"))


def _in_reading(found: Reading) -> int:
    """Count the digits in a reading, those of candidates too, and twice the names of its board's rows."""
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


HELP = phrase("expected-cells")


def refusal(text: str, lines: Sequence[Line], geometry: Geometry | None) -> Slowly[FormatError]:
    """Make the error for a *text* in which no form was found, with pauses."""
    filled = [line for line in lines if line.text.strip()]
    signs = Counter(text)
    if (
        text.lstrip().startswith(("%PDF-", "\x89PNG", "data:image", "JFIF"))
        or text.count("\ufffd") > len(text) / 20 + 2
    ):
        return FormatError("binary")
    letters = sum(times for sign, times in signs.items() if sign.isalpha())
    if not any(sign.isdigit() for sign in signs) and letters > len(text) / 2:
        return FormatError("no-digits", help=HELP)
    size = geometry.size if geometry else 9
    spent = 0
    for line in filled:
        spent += weight(line)
        if spent >= PAUSE:
            yield None
            spent = 0
        if looks_damaged(line.text, size) or (len(filled) == 1 and geometry):
            error = whats_wrong(line.text, geometry)
            return error.placed(line.number, error.column)
    uneven = yield from _uneven(filled)
    return uneven or (yield from _table(filled)) or _whole(text, filled)


def _uneven(lines: Sequence[Line]) -> Slowly[FormatError | None]:
    """Make the error for a wrong row, cell or number of rows, if most lines are rows of one length."""
    best = yield from _common(lines)
    if best is None:
        return None
    way, size, rows = best
    for number, line in enumerate(rows, 1):
        cells = WAYS[way](line.text)
        if len(cells) != size:
            column = len(line.text.rstrip()) if len(cells) < size else _column(line.text, size)
            return FormatError(
                "bad-length/recognised-grid-cells-each",
                size=size,
                found=len(cells),
                number=number,
                line=line.number,
                column=column,
            )
    if len(rows) != size:
        return FormatError("bad-length/recognised-rows-cells-them", size=size, found=len(rows), line=rows[-1].number)
    for number, line in enumerate(rows, 1):
        for cell in WAYS[way](line.text):
            if value(cell, size) is None and len(cell) < 3:
                at = line.text.find(cell) + 1
                return FormatError(
                    "bad-character/recognised-grid-blank-row",
                    size=size,
                    found=cell[:20],
                    number=number,
                    line=line.number,
                    column=at or None,
                )
    return None


def _column(text: str, size: int) -> int:
    """Return the column of the first cell too many in a row whose signs are cells."""
    return size + 1 if len(text.strip()) > size else len(text)


def _common(lines: Sequence[Line]) -> Slowly[tuple[str, int, list[Line]] | None]:
    """Find the way of cutting and the size that most lines share, with the lines that look like rows at all."""
    alike = yield from each(lambda line: _is_row(line.text), lines, PAUSE, weight)
    rows = [line for line, is_row in zip(lines, alike, strict=True) if is_row]
    if len(rows) > MAX_SIZE + NEAR:
        return None
    best: tuple[int, str, int] | None = None
    for way in ("words", "packed", "commas", "tabs", "semicolons", "bars"):
        counts = Counter(len(WAYS[way](line.text)) for line in rows)
        for size, times in counts.items():
            close = SMALLEST <= size <= MAX_SIZE and times >= max(2, 0.6 * len(rows)) and abs(len(rows) - size) <= NEAR
            if close and (best is None or times > best[0]):
                best = times, way, size
    return (best[1], best[2], rows) if best else None


SMALLEST = 4
FEWEST = 3
"""Least rows of a table."""
NEAR = 2
"""A text counts as a grid if its number of rows differs from the cells in a row by at most this."""


def _is_row(text: str) -> bool:
    """Report whether a line is mostly digits and blanks."""
    if len(text) > LONGEST:
        return False
    signs = [sign for sign in text if not sign.isspace() and sign not in "|,;&\"'[](){}"]
    plain = sum(sign.isdigit() or sign in BLANK_SIGNS for sign in signs)
    return bool(signs) and plain >= 0.7 * len(signs)


def _table(lines: Sequence[Line]) -> Slowly[FormatError | None]:
    """Make the error for a table of numbers that is not square."""
    for way in ("tabs", "commas", "semicolons", "words") if len(lines) >= FEWEST else ():
        counts = Counter((yield from each(partial(_width, WAYS[way]), lines, PAUSE, weight)))
        for wide, high in counts.most_common(1):
            if wide >= 2 and high >= FEWEST and high >= 0.8 * len(lines) and wide != high:
                return FormatError("a-table", high=high, wide=wide, help=HELP)
    return None


def _width(way: Cut, line: Line) -> int:
    return len(way(line.text))


def _whole(text: str, lines: Sequence[Line]) -> FormatError:
    """Make the error that just says how much there is."""
    signs = "".join(text.split())
    counts = Counter(signs)
    digits = sum(times for sign, times in counts.items() if sign.isdigit())
    if digits == len(signs) and digits < 60:
        return FormatError("no-places", found=digits, help=HELP)
    if len(lines) == 1:
        plain = sum(times for sign, times in counts.items() if sign.isdigit() or sign in BLANK_SIGNS)
        if len(signs) >= 12 and plain >= 0.75 * len(signs):
            return whats_wrong(lines[0].text)
        return FormatError("bad-length/characters", help=HELP, found=len(signs), column=len(lines[0].text.rstrip()))
    return FormatError("bad-length/lines-digits", help=HELP, found=len(lines), digits=digits)
