"""Other ways to look at lines that are not a grid as they are: labels, lost empty cells, drawings.

Each returns lines again, a row of cells each, separated by blanks; an empty cell is a point.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from pencilmark.board.geometry import MAX_SIZE
from pencilmark.board.line import square_size
from pencilmark.board.task import Slowly, each
from pencilmark.exchange.text.cells import BLANK_SIGNS, is_blank, value
from pencilmark.exchange.text.rows import LONGEST, PAUSE, SMALLEST, WAYS, Line, is_border

Look = Callable[[Sequence[Line]], Slowly[list[Line]]]
CUTS = ("tabs", "bars", "double bars", "commas", "semicolons", "ampersands", "words")
_ENDS = ":.)]|>"
_BULLET = re.compile(r"[ \t]{0,8}[-*.+][ \t]{1,4}")
_NUMBERED = re.compile(
    r"[ \t]{0,8}(?:row|line|r|zeile|ligne)?[ #]{0,2}(\d{1,2}|[A-Za-z])[ ]?[:.)\]=>-]{1,2}[ \t]{1,8}", re.IGNORECASE
)
_OTHERS = set("|,;\t") | (BLANK_SIGNS - {"x", "X"})
"""Signs that no row has if blanks are its empty cells."""


def _rows(lines: Sequence[Line], cells: Sequence[Sequence[str]]) -> list[Line]:
    return [
        Line(line.number, " ".join(cell.replace(" ", "") or "." for cell in row))
        for line, row in zip(lines, cells, strict=True)
    ]


def is_count(words: Sequence[str]) -> bool:
    """Report whether *words* count up: from 0 or 1, or letters from A, maybe after an R or C.

    >>> is_count("0 1 2 3".split()), is_count(["R1", "R2", "R3"]), is_count("A B C".split()), is_count("1 3 2".split())
    (True, True, True, False)
    """
    bodies = [word.strip("'\"").rstrip(_ENDS).lower() for word in words]
    if len(bodies) < 3 or not all(bodies):
        return False
    if all(len(body) == 1 and body.isalpha() for body in bodies):
        at = [ord(body) - ord("a") for body in bodies]
    else:
        heads = {body.rstrip("0123456789").rstrip("_ ") for body in bodies}
        digits = [body[len(body.rstrip("0123456789")) :] for body in bodies]
        if len(heads) > 1 or not all(digits) or not heads <= {"", "r", "c", "row", "col", "column", "cell", "x", "l"}:
            return False
        at = [int(one[:4]) for one in digits]
    return at[0] in (0, 1) and at == list(range(at[0], at[0] + len(at)))


def unnumbered(lines: Sequence[Line]) -> Slowly[list[Line]]:
    """Remove the numbers or names of rows at their beginnings, such as ``Row 1:`` or ``a)``.

    >>> [line.text for line in finished(unnumbered([Line(n, f"Row {n}: 12") for n in range(1, 5)]))]
    ['12', '12', '12', '12']
    """
    bullets = yield from _beginning(_BULLET, lines)
    if len(bullets) >= SMALLEST and len(bullets) == sum(not line.is_empty for line in lines):
        return [Line(line.number, line.text[match.end() :]) for line, match in bullets]
    found = yield from _beginning(_NUMBERED, lines)
    if len(found) < SMALLEST or not is_count([match[1] for _, match in found]):
        return []
    return [Line(line.number, line.text[match.end() :]) for line, match in found]


def _beginning(pattern: re.Pattern[str], lines: Sequence[Line]) -> Slowly[list[tuple[Line, re.Match[str]]]]:
    """Find the lines that begin with *pattern*."""
    found = yield from each(lambda line: pattern.match(line.text), lines)
    return [(line, match) for line, match in zip(lines, found, strict=True) if match]


def framed(lines: Sequence[Line]) -> Slowly[list[Line]]:
    """Remove names of columns and rows if both are there: then they are not cells, whatever they look like."""
    rows = [line for line in lines if line.text.strip()]
    for cut in CUTS:
        cells = [WAYS[cut](line.text) for line in rows[:37]]
        if len(cells) > SMALLEST and len(cells[0]) >= SMALLEST:
            lefts = [row[0] if row else "" for row in cells[1:]]
            top = cells[0][1:] if len(cells[0]) == len(cells) else cells[0]
            if is_count(lefts) and is_count(top) and len(rows) == len(cells):
                return (yield from unlabelled(lines))
    return []


def unlabelled(lines: Sequence[Line]) -> Slowly[list[Line]]:
    """Remove names of columns at the top, and names of rows at the left.

    >>> rows = ["  A B C D", *("1 1 . . 4", "2 . . . .", "3 . . . .", "4 . 2 . .")]
    >>> [line.text for line in finished(unlabelled([Line(n, t) for n, t in enumerate(rows)]))]
    ['1 . . 4', '. . . .', '. . . .', '. 2 . .']
    """
    rows = [line for line in lines if line.text.strip()]
    parts = [part for start in range(min(3, len(rows))) for part in (rows[start:], _before_prose(rows[start:]))]
    for cut in CUTS:
        for part in parts:
            yield None
            if SMALLEST <= len(part) <= MAX_SIZE + 1 and (found := _without_labels(part, cut)):
                return found
    return []


def _before_prose(lines: list[Line]) -> list[Line]:
    """Return the lines before the first with words, if they are no more than a board has; none otherwise."""
    for place, line in enumerate(lines[: MAX_SIZE + 2]):
        if place and any(len(word) > 2 and word.isalpha() and not is_blank(word) for word in line.text.split()):
            return lines[:place]
    return []


def _without_labels(lines: list[Line], cut: str) -> list[Line]:
    cells = [WAYS[cut](line.text) for line in lines]
    top = [cell for cell in cells[0] if cell]
    rows, kept = (cells[1:], lines[1:]) if is_count(top) and len(top) > 3 else (cells, lines)
    if rows is cells and all(map(is_blank, cells[0])) and len(cells) - 1 == len(cells[0]) > 3:
        rows, kept = cells[1:], lines[1:]  # the empty head of a table, or the top edge of a drawing with underscores
    size = len(rows)
    lefts = [row[0] if row else "" for row in rows]
    if size and is_count(lefts) and all(len(row) in (size + 1, size + 2) for row in rows):
        rows = [row[1 : size + 1] for row in rows]
    elif rows is cells or not all(len(row) == size for row in rows):
        return []
    return _rows(kept, rows) if SMALLEST <= size <= MAX_SIZE else []


def _stretches(lines: Sequence[Line]) -> Slowly[list[list[Line]]]:
    """List the runs of lines that have nothing but cells, including empty lines among them."""
    found: list[list[Line]] = []
    run: list[Line] = []
    for place, line in enumerate([*lines, Line(0, "the end")], 1):
        if place % PAUSE == 0:
            yield None
        letters = len(line.text) > LONGEST or any(
            len(word) > 1 and word.isalpha() and not is_blank(word) for word in line.text.split()
        )
        if not letters and not is_border(line.text):
            run.append(line)
            continue
        if letters:
            found += _trimmed(run)
            run = []
    return found


def _trimmed(run: list[Line]) -> Iterator[list[Line]]:
    filled = [at for at, line in enumerate(run) if line.text]
    if filled:
        yield run[filled[0] : filled[-1] + 1]


def filled(lines: Sequence[Line]) -> Slowly[list[Line]]:
    """Restore the empty cells of rows that were cut short or are missing, as spreadsheets leave them out.

    >>> rows = [Line(n, t) for n, t in enumerate(["1\\t\\t\\t4", "", "\\t3", "4"])]
    >>> [line.text for line in finished(filled(rows))]
    ['1 . . 4', '. . . .', '. 3 . .', '4 . . .']
    """
    for run in (yield from _stretches(lines)):
        yield None
        full = [line for line in run if line.text.strip()]
        for cut, sign in (("tabs", "\t"), ("commas", ","), ("semicolons", ";")):
            for rows in (run, full):
                size = len(rows)
                if not 4 <= size <= MAX_SIZE or sum(sign in line.text for line in rows) < size / 3:
                    continue
                cells = [WAYS[cut](line.text) or [line.text.strip()] for line in rows]
                widest = max(map(len, cells))
                if widest > size + 1:
                    continue
                if widest == size + 1 and any(row[size:] not in ([], [""]) for row in cells):
                    continue
                holes = sum(not cell for row in cells for cell in row) + sum(size - len(row) for row in cells)
                if widest >= size or (size in (9, 16) and 2 * holes > size * size and widest > size / 2):
                    return _rows(rows, [(row + [""] * size)[:size] for row in cells])
    return []


def spread(lines: Sequence[Line]) -> Slowly[list[Line]]:
    """Read rows in which blanks are empty cells, by the columns of the signs.

    >>> rows = [Line(n, t) for n, t in enumerate(["1 2|  4", "   |1", "    ".rstrip() + "2  |3", "  4|  1"])]
    >>> [line.text for line in finished(spread(rows))]
    ['1 2 . 4', '. . 1 .', '2 . 3 .', '. 4 . 1']
    """
    for run in (yield from _stretches(lines)):
        yield None
        for rows in (run, [line for line in run if line.text.strip()], [line for line in run if "|" in line.text]):
            found = _by_bars(rows) or _by_columns(rows)
            if found:
                return _rows(rows, found)
    return []


def _by_bars(lines: Sequence[Line]) -> list[list[str]]:
    size = len(lines)
    if not SMALLEST <= size <= MAX_SIZE or not all("|" in line.text for line in lines):
        return []
    outer = all(line.text.strip().startswith("|") and line.text.strip().endswith("|") for line in lines)
    parts = [(line.text.strip()[1:-1] if outer else line.text).split("|") for line in lines]
    count = max(map(len, parts))
    if count < 2 or size % count or any(len(row) != count for row in parts):
        return []
    width = max(len(part.rstrip()) for row in parts for part in row)
    wide = max(len(part) for row in parts for part in row[1:-1]) if count > 2 else max(map(len, parts[0]))
    for whole in (wide, width):
        columns = [_cells([row[place] for row in parts], size // count, whole) for place in range(count)]
        if all(columns):
            return [[cell for column in columns for cell in column[row]] for row in range(size)]
    return []


def _by_columns(lines: Sequence[Line]) -> list[list[str]]:
    size = len(lines)
    if not SMALLEST <= size <= MAX_SIZE or any(set(line.text) & _OTHERS for line in lines):
        return []
    texts = [line.text.rstrip() for line in lines]
    width = max(map(len, texts))
    if width < 0.75 * size:
        return []
    if width <= size:
        return [list(text.ljust(size)) for text in texts]
    return _cells(texts, size, width)


def _cells(texts: Sequence[str], count: int, width: int) -> list[list[str]]:
    """Cut *texts* of at most *width* signs into *count* cells in evenly spaced columns; [] if they are not."""
    for stride in dict.fromkeys([(width + 1) // count, width // count, (width + 2) // count]):
        if not stride:
            continue
        middle = max(0, (width - (count - 1) * stride - 1) // 2)
        for offset in dict.fromkeys([middle, 0, *range(stride)]):
            columns = set(range(offset, offset + count * stride, stride))
            if all(sign == " " or at in columns for text in texts for at, sign in enumerate(text)):
                padded = [text.ljust(offset + count * stride) for text in texts]
                return [[text[at].strip() for at in sorted(columns)] for text in padded]
    return []


def wrapped(lines: Sequence[Line]) -> Slowly[list[Line]]:
    """Join lines with equal numbers of cells, a part of a row or several rows each (the last may have fewer).

    >>> rows = [Line(n, t) for n, t in enumerate(["1234....", "........"])]
    >>> [line.text for line in finished(wrapped(rows))]
    ['1 2 3 4', '. . . .', '. . . .', '. . . .']
    """
    for run in (yield from _stretches(lines)):
        yield None
        rows = [line for line in run if line.text.strip()]
        for cut in ("words", "packed") if len(rows) <= MAX_SIZE**2 else ():
            cells = [WAYS[cut](line.text) for line in rows]
            total = sum(map(len, cells))
            size = next((n for n in (4, 6, 8, 9, 10, 12, 16, 25, 36) if n * n == total), 0)
            widths = set(map(len, cells[:-1]))
            if size and len(widths) <= 1 and len(cells[-1]) <= max(widths, default=total):
                flat = [cell for row in cells for cell in row]
                parts = [flat[start : start + size] for start in range(0, total, size)]
                return [Line(rows[0].number, " ".join(part)) for part in parts]
    return []


def one_each(lines: Sequence[Line]) -> Slowly[list[Line]]:
    """Join the cells of a table that are on a line each, an empty line for an empty cell.

    >>> rows = [Line(n, t) for n, t in enumerate(["1", "", "", "4", *[""] * 11, "2", ""])]
    >>> [line.text for line in finished(one_each(rows))]
    ['1 . . 4', '. . . .', '. . . .', '. . . 2']
    """
    yield None
    texts = [line.text.strip() for line in lines[: MAX_SIZE**2 + 1]]
    if len(lines) == len(texts) and texts and not texts[-1] and not square_size(len(texts)):
        texts.pop()  # there is no line after the last newline
    size = square_size(len(texts))
    if len(lines) > len(texts) + 1 or not size or size < SMALLEST or any(value(text, size) is None for text in texts):
        return []
    rows = [texts[start : start + size] for start in range(0, len(texts), size)]
    return _rows(lines[: len(rows)], rows) if any(texts) else []


LOOKS: tuple[Look, ...] = (unnumbered, unlabelled, spread, filled, one_each, wrapped)
"""The ways to look at lines, the plainest first; each returns none if it finds nothing."""
