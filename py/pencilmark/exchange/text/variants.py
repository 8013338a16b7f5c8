"""Other looks at lines that are no grid as they stand: labels, empty cells that were lost, drawings.

Each look yields lines again, one row of cells each, cut by blanks; an empty cell is a point.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from pencilmark.board.geometry import MAX_SIZE
from pencilmark.exchange.text.cells import BLANK_SIGNS, is_blank
from pencilmark.exchange.text.rows import SMALLEST, WAYS, Line, is_border

Look = Callable[[Sequence[Line]], list[Line]]
CUTS = ("tabs", "bars", "double bars", "commas", "semicolons", "ampersands", "words")
_ENDS = ":.)]|>"
_BULLET = re.compile(r"[ \t]{0,8}[-*.+][ \t]{1,4}")
_NUMBERED = re.compile(
    r"[ \t]{0,8}(?:row|line|r|zeile|ligne)?[ #]{0,2}(\d{1,2}|[A-Za-z])[ ]?[:.)\]=>-]{1,2}[ \t]{1,8}", re.IGNORECASE
)
_OTHERS = set("|,;\t") | (BLANK_SIGNS - {"x", "X"})
"""Signs that no row has where blanks are the empty cells."""


def looks(lines: Sequence[Line]) -> Iterator[list[Line]]:
    """Yield the lines as each look shows them, the plainest first."""
    for look in (unnumbered, unlabelled, spread, filled, wrapped):
        seen = look(lines)
        if seen:
            yield seen


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


def unnumbered(lines: Sequence[Line]) -> list[Line]:
    """Take the numbers or names of rows off their beginnings, such as ``Row 1:`` or ``a)``.

    >>> [line.text for line in unnumbered([Line(n, f"Row {n}: 12") for n in range(1, 5)])]
    ['12', '12', '12', '12']
    """
    bullets = [(line, match) for line in lines if (match := _BULLET.match(line.text))]
    if len(bullets) >= SMALLEST and len(bullets) == sum(not line.is_empty for line in lines):
        return [Line(line.number, line.text[match.end() :]) for line, match in bullets]
    found = [(line, match) for line in lines if (match := _NUMBERED.match(line.text))]
    if len(found) < SMALLEST or not is_count([match[1] for _, match in found]):
        return []
    return [Line(line.number, line.text[match.end() :]) for line, match in found]


def framed(lines: Sequence[Line]) -> list[Line]:
    """Take off names of columns and rows where both are there: then they are no cells, whatever they look like."""
    rows = [line for line in lines if not line.is_empty]
    for cut in CUTS:
        cells = [WAYS[cut](line.text) for line in rows[:37]]
        if len(cells) > SMALLEST and len(cells[0]) >= SMALLEST:
            lefts = [row[0] if row else "" for row in cells[1:]]
            top = cells[0][1:] if len(cells[0]) == len(cells) else cells[0]
            if is_count(lefts) and is_count(top) and len(rows) == len(cells):
                return unlabelled(lines)
    return []


def unlabelled(lines: Sequence[Line]) -> list[Line]:
    """Take names of columns off the top, and names of rows off the left.

    >>> [line.text for line in unlabelled([Line(n, t) for n, t in enumerate(["  A B C D", *("1 1 . . 4",) * 0])])]
    []
    """
    filled_lines = [line for line in lines if not line.is_empty]
    for cut in CUTS:
        for start in range(min(3, len(filled_lines))):
            for rows in (filled_lines[start:], _before_prose(filled_lines[start:])):
                if len(rows) >= SMALLEST and (found := _without_labels(rows, cut)):
                    return found
    return []


def _before_prose(lines: list[Line]) -> list[Line]:
    """Take the lines until the first that has words on it."""
    for place, line in enumerate(lines):
        if place and any(len(word) > 2 and word.isalpha() and not is_blank(word) for word in line.text.split()):
            return lines[:place]
    return []


def _without_labels(lines: list[Line], cut: str) -> list[Line]:
    cells = [WAYS[cut](line.text) for line in lines]
    top = [cell for cell in cells[0] if cell]
    rows, kept = (cells[1:], lines[1:]) if is_count(top) and len(top) > 3 else (cells, lines)
    if rows is cells and all(map(is_blank, cells[0])) and len(cells) - 1 == len(cells[0]) > 3:
        rows, kept = cells[1:], lines[1:]  # an empty head of a table, or the top edge of a drawing in underscores
    size = len(rows)
    lefts = [row[0] if row else "" for row in rows]
    if size and is_count(lefts) and all(len(row) in (size + 1, size + 2) for row in rows):
        rows = [row[1 : size + 1] for row in rows]
    elif rows is cells or not all(len(row) == size for row in rows):
        return []
    return _rows(kept, rows) if SMALLEST <= size <= MAX_SIZE else []


def _stretches(lines: Sequence[Line]) -> Iterator[list[Line]]:
    """Yield the runs of lines that have nothing but cells, empty lines among them included."""
    run: list[Line] = []
    for line in [*lines, Line(0, "the end")]:
        letters = any(len(word) > 1 and word.isalpha() and not is_blank(word) for word in line.text.split())
        if not letters and not is_border(line.text):
            run.append(line)
            continue
        if letters:
            yield from _trimmed(run)
            run = []


def _trimmed(run: list[Line]) -> Iterator[list[Line]]:
    filled = [at for at, line in enumerate(run) if line.text]
    if filled:
        yield run[filled[0] : filled[-1] + 1]


def filled(lines: Sequence[Line]) -> list[Line]:
    """Return rows that were cut short, or are missing, their empty cells: as spreadsheets hand out the end of a line.

    >>> rows = [Line(n, t) for n, t in enumerate(["1\\t\\t\\t4", "", "\\t3", "4"])]
    >>> [line.text for line in filled(rows)]
    ['1 . . 4', '. . . .', '. 3 . .', '4 . . .']
    """
    for run in _stretches(lines):
        for cut, sign in (("tabs", "\t"), ("commas", ","), ("semicolons", ";")):
            for rows in (run, [line for line in run if not line.is_empty]):
                cells = [WAYS[cut](line.text) or [line.text.strip()] for line in rows]
                size, widest = len(rows), max(map(len, cells), default=0)
                if not 4 <= size <= MAX_SIZE or widest > size + 1 or sum(sign in line.text for line in rows) < size / 3:
                    continue
                if widest == size + 1 and any(row[size:] not in ([], [""]) for row in cells):
                    continue
                holes = sum(not cell for row in cells for cell in row) + sum(size - len(row) for row in cells)
                if widest >= size or (size in (9, 16) and 2 * holes > size * size and widest > size / 2):
                    return _rows(rows, [(row + [""] * size)[:size] for row in cells])
    return []


def spread(lines: Sequence[Line]) -> list[Line]:
    """Read rows where blanks are empty cells, by the columns in which the signs stand.

    >>> rows = [Line(n, t) for n, t in enumerate(["1 2|  4", "   |1", "    ".rstrip() + "2  |3", "  4|  1"])]
    >>> [line.text for line in spread(rows)]
    ['1 2 . 4', '. . 1 .', '2 . 3 .', '. 4 . 1']
    """
    for run in _stretches(lines):
        for rows in (run, [line for line in run if not line.is_empty], [line for line in run if "|" in line.text]):
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
    """Cut *texts* of at most *width* signs into *count* cells in evenly spaced columns; [] if they do not stand so."""
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


def wrapped(lines: Sequence[Line]) -> list[Line]:
    """Join lines that all have as many cells, a part of a row or several rows each (the last may have fewer).

    >>> rows = [Line(n, t) for n, t in enumerate(["1234....", "........"])]
    >>> [line.text for line in wrapped(rows)]
    ['1 2 3 4', '. . . .', '. . . .', '. . . .']
    """
    for run in _stretches(lines):
        rows = [line for line in run if not line.is_empty]
        for cut in ("words", "packed"):
            cells = [WAYS[cut](line.text) for line in rows]
            total = sum(map(len, cells))
            size = next((n for n in (4, 6, 8, 9, 10, 12, 16, 25, 36) if n * n == total), 0)
            widths = set(map(len, cells[:-1]))
            if size and len(widths) <= 1 and len(cells[-1]) <= max(widths, default=total):
                flat = [cell for row in cells for cell in row]
                parts = [flat[start : start + size] for start in range(0, total, size)]
                return [Line(rows[0].number, " ".join(part)) for part in parts]
    return []
