"""Grids in nested data: lists of code in any language, and JSON.

`literal` reads the brackets of a text into nested lists, whatever the language around them; `grids` finds lists and
objects that can be the cells of a board.
"""

from __future__ import annotations

import json
import re
from typing import Any, NamedTuple

from pencilmark.board.geometry import MAX_SIZE
from pencilmark.board.line import square_size
from pencilmark.board.task import Slowly
from pencilmark.exchange.text.cells import bare, is_blank, number
from pencilmark.exchange.text.rows import Block, fits
from pencilmark.exchange.text.single import form_of

MAX_DEPTH, MAX_DEPTH_OF_JSON = 12, 60
MAX_ITEMS = 2_000_000
SMALLEST = 4
PAUSE = 1000
"""Words between two pauses."""
MANY = 100
"""Values between two pauses."""
FEW = 5
"""Grids between two pauses."""
_TOKEN = re.compile(
    r"""(?://|#[ ]|--[ ]|%[ ]|;;)[^\n]*|/\*|\*/|"[^"\n]*"|'[^'\n]*'|[\[({]|[\])}]|[^\s,;|\[\](){}"':=]+"""
)
_QUOTED = re.compile(r""""[^"\n]{1,2000}"|'[^'\n]{1,2000}'""")
_COMMENTS = ("//", "/*", "*/", "# ", "-- ", "% ", ";;")
_OPEN, _CLOSE = set("[({"), set("])}")


class Cells(NamedTuple):
    """Cells found in data: a *block* of rows, or a *line* of text; and the *key* that they were under."""

    key: str
    block: Block | None = None
    line: str = ""


def literal(text: str) -> Slowly[list[Any]]:
    """Read all brackets in *text* as nested lists of words, with pauses; anything outside them is ignored.

    >>> finished(literal("int b[2][2] = {{5, 3}, {'.', None}};"))
    [['2'], ['2'], [['5', '3'], ['.', 'None']]]
    """
    whole: list[Any] = []
    stack: list[list[Any]] = [whole]
    for place, match in enumerate(_TOKEN.finditer(text), 1):
        if place % PAUSE == 0:
            yield None
        token = match[0]
        if token in _OPEN:
            inner: list[Any] = []
            if stack[-1] and isinstance(stack[-1][-1], _Word):
                stack[-1].pop()  # a function's name, such as array(
            if len(stack) <= MAX_DEPTH:
                stack[-1].append(inner)
            stack.append(inner)
        elif token in _CLOSE:
            if len(stack) > 1:
                stack.pop()
        elif len(stack) > 1 and not token.startswith(_COMMENTS):
            stack[-1].append(token[1:-1] if token[0] in "\"'" else _Word(token))
    return whole


class _Word(str):
    """A word without quotation marks."""


def quoted(text: str) -> list[Any]:
    """List the texts in quotation marks, as one list, and all of them joined.

    >>> quoted('"12" + "34"')
    [['12', '34'], '1234']
    """
    found = [match[0][1:-1] for match in _QUOTED.finditer(text)]
    return [found, "".join(found)] if found else []


def parse_json(text: str) -> Any:
    """Read JSON text that is not nested too deeply; None if it is not."""
    depth = deepest = 0
    for sign in text:
        if sign in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif sign in "]}":
            depth -= 1
    try:
        return json.loads(text) if deepest <= MAX_DEPTH_OF_JSON else None
    except ValueError:
        return None


def grids(data: Any) -> Slowly[list[Cells]]:
    """List everything in nested *data* that can be the cells of a board, in order, with pauses."""
    found: list[Cells] = []
    stack: list[tuple[str, Any]] = [("", data)]
    seen = spent = 0
    while stack and seen < MAX_ITEMS:
        key, item = stack.pop()
        seen += 1
        spent += 1 + (len(item) if isinstance(item, list) else 0)
        if spent >= MANY:
            yield None
            spent = 0
        if isinstance(item, dict):
            stack += [(str(name), part) for name, part in reversed(item.items())]
        elif isinstance(item, str):
            word = "".join(item.split()) if len(item) < 5000 else ""
            if form_of(word):
                found.append(Cells(key, line=word))
        elif isinstance(item, list):
            block = block_of(item)
            if block:
                found.append(Cells(key, block=block))
            else:
                stack += [(key, part) for part in reversed(item)]
    return found


def block_of(items: list[Any]) -> Block | None:
    """Read a list as a grid: n lists of n cells, n texts of n signs, or n*n cells; None if it is none of these."""
    lists = [item for item in items if isinstance(item, list)]
    if len(lists) >= SMALLEST and all(isinstance(item, list | _Word) for item in items):
        items = lists  # words between rows of code are not cells
    rows = [_row(item) for item in items] if 2 <= len(items) <= MAX_SIZE else []
    if rows and all(row is not None and len(row) == len(rows) for row in rows):
        return _block([list(row or ()) for row in rows], "data")
    if rows and all(isinstance(item, str) and len(item) == len(items) for item in items):
        return _block([list(item) for item in items], "packed")
    size = square_size(len(items))
    flat = _row(items) if size else None
    if flat and size and size >= SMALLEST:
        return _block([flat[start : start + size] for start in range(0, len(flat), size)], "data")
    return None


def _block(rows: list[list[str]], way: str) -> Block | None:
    size = len(rows)
    if size < SMALLEST or not all(fits(row, size, way == "packed") for row in rows):
        return None
    return Block(way, tuple(map(tuple, rows)), 1, 1)


def _row(item: Any) -> list[str] | None:
    """Return the cells of a list of plain values, or of lists of candidates; None for other lists."""
    if not isinstance(item, list) or not SMALLEST <= len(item) <= MAX_SIZE**2:
        return None
    row = []
    for cell in item:
        text = _cell(cell)
        if text is None:
            return None
        row.append(text)
    return row


def _cell(cell: Any) -> str | None:
    if cell is None or cell is False:
        return "."
    if isinstance(cell, int | float) and not isinstance(cell, bool):
        return f"{cell:g}"
    if isinstance(cell, dict):
        inner = next((cell[key] for key in ("value", "val", "v", "digit", "number", "n") if key in cell), None)
        return None if isinstance(inner, dict | list) else _cell(inner)
    if isinstance(cell, list):
        digits = [number(bare(str(one))) for one in cell]
        if len(cell) > 9 or not all(one is not None and 0 < one < 10 for one in digits):
            return None if cell else "."
        return "".join(str(one) for one in sorted(set(map(int, filter(None, digits)))))
    text = bare(str(cell))
    return "." if is_blank(text) else text if len(text) <= 10 else None
