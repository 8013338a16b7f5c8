"""Sizes of paper, the printed area of a page, and the places for boards in it; in millimetres."""

from __future__ import annotations

import re

from pencilmark.board.errors import InputError
from pencilmark.board.frozen import dataclass

INCH = 25.4
POINT = INCH / 72
SMALLEST, LARGEST = 50.0, 1200.0
PAPERS = {
    "A3": (297.0, 420.0),
    "A4": (210.0, 297.0),
    "A5": (148.0, 210.0),
    "Letter": (8.5 * INCH, 11 * INCH),
    "Legal": (8.5 * INCH, 14 * INCH),
    "6x9in": (6 * INCH, 9 * INCH),
}
OFFERED = ("A4", "A5", "Letter", "6x9in")
"""The papers that the page offers."""
_NAMED = {name.lower(): size for name, size in PAPERS.items()} | {"6x9": PAPERS["6x9in"]}
_SIZE = re.compile(r"(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)\s*(mm|cm|in)?")
_UNITS = {"mm": 1.0, "cm": 10.0, "in": INCH}


class PaperError(InputError):
    """The text of a paper, or a wish for it, is wrong."""


def paper_size(text: str) -> tuple[float, float]:
    """Read the width and height of paper, in millimetres: a name or a size such as 170x240mm or 8x10in.

    >>> paper_size("A4"), paper_size("7 x 10 in")
    ((210.0, 297.0), (177.8, 254.0))
    >>> paper_size("foolscap")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    pencilmark.paper.papers.PaperError: expected A3, A4, A5, Letter, Legal, 6x9in or a size such as 170x240mm, ...
    """
    name = text.strip().lower()
    if found := _NAMED.get(name.replace(" ", "")):
        return found
    match = _SIZE.fullmatch(name)
    if not match:
        raise PaperError("bad-paper/name", known=tuple(PAPERS), found=text[:30])
    width, height = (round(float(match[side]) * _UNITS[match[3] or "mm"], 3) for side in (1, 2))
    if not (SMALLEST <= width <= LARGEST and SMALLEST <= height <= LARGEST):
        raise PaperError("bad-paper/sides-mm", least=SMALLEST, most=LARGEST, found=text[:30])
    return width, height


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle: its left top corner (*x*, *y*), its *width* and *height*.

    >>> Box(10, 10, 100, 50).right, Box(10, 10, 100, 50).bottom
    (110, 60)
    """

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Return the x of the right side."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Return the y of the lower side."""
        return self.y + self.height

    @property
    def middle(self) -> float:
        """Return the x of the middle."""
        return self.x + self.width / 2

    def cut(self, *, top: float = 0, bottom: float = 0, left: float = 0, right: float = 0) -> Box:
        """Cut strips off its sides."""
        return Box(self.x + left, self.y + top, self.width - left - right, self.height - top - bottom)


@dataclass(frozen=True, slots=True)
class Paper:
    """The format of a document: trimmed size and what stays free of print, all in millimetres.

    *gutter* is added to the margin at the binding, which is the left one of odd pages and the right one of even pages,
    or the other way round if a book *is_right_bound*. *bleed* is what a printer trims off around the page.

    Raises PaperError if there is hardly any room to print.

    >>> Paper(148, 210, margin=15, gutter=5).area(2)
    Box(x=15, y=15, width=113, height=180)
    """

    width: float
    height: float
    margin: float = 15.0
    gutter: float = 0.0
    bleed: float = 0.0
    is_right_bound: bool = False

    def __post_init__(self) -> None:
        if min(self.margin, self.gutter, self.bleed) < 0:
            raise PaperError("bad-margin/margins-gutter-bleed-mm")
        room = min(self.width - self.gutter, self.height) - 2 * self.margin
        if room < SMALLEST / 2:
            raise PaperError("bad-margin/margins-leave-mm-print", least=SMALLEST / 2)

    def area(self, number: int = 1) -> Box:
        """Return the printed area of the page with a *number*, counted from 1."""
        left = self.margin + (self.gutter if self.binds_left(number) else 0)
        return Box(left, self.margin, self.width - 2 * self.margin - self.gutter, self.height - 2 * self.margin)

    def binds_left(self, number: int) -> bool:
        """Report whether the page with a *number* has the binding at its left side."""
        return (number % 2 == 1) != self.is_right_bound


def make_paper(
    text: str, *, landscape: bool = False, margin: float | None = None, gutter: float = 0.0, bleed: float = 0.0
) -> Paper:
    """Make the format that a *text* names; without a *margin*, a fourteenth of the shorter side.

    >>> make_paper("A4", landscape=True)
    Paper(width=297.0, height=210.0, margin=15.0, gutter=0.0, bleed=0.0, is_right_bound=False)
    """
    width, height = paper_size(text)
    if landscape != (width > height):
        width, height = height, width
    margin = float(round(min(width, height) / 14)) if margin is None else margin
    return Paper(width, height, margin, gutter, bleed)


GAP = 6.0
"""Least millimetres between two places."""


@dataclass(frozen=True, slots=True)
class Spread:
    """The places of boards: squares of *side* millimetres in *columns* by *rows*, at *boxes*, row by row.

    Each has *head* millimetres above it and *foot* below, outside its box, that belong to it.
    """

    columns: int
    rows: int
    side: float
    boxes: tuple[Box, ...]


def places(area: Box, count: int, head: float = 0.0, foot: float = 0.0, most: float = 1e6) -> Spread:
    """Lay *count* squares into an *area*, as large as possible, with sides of at most *most*.

    A single row or column is centred, several are spread over the whole width and height.

    >>> [(box.columns, box.rows) for box in (places(Box(0, 0, 180, 260), n) for n in (1, 2, 4, 6, 9, 12))]
    [(1, 1), (1, 2), (2, 2), (2, 3), (3, 3), (3, 4)]
    """
    columns = max(range(1, count + 1), key=lambda n: (round(_side(area, n, _rows(count, n), head + foot), 6), -n))
    rows = _rows(count, columns)
    side = min(_side(area, columns, rows, head + foot), most)
    across = _starts(area.x, area.width, side, columns)
    down = [start + head for start in _starts(area.y, area.height, side + head + foot, rows)]
    boxes = tuple(Box(x, y, side, side) for y in down for x in across)
    return Spread(columns, rows, side, boxes[:count])


def _rows(count: int, columns: int) -> int:
    return -(-count // columns)


def _side(area: Box, columns: int, rows: int, extra: float) -> float:
    """Return the side of the squares that fit."""
    wide = (area.width - GAP * (columns - 1)) / columns
    return min(wide, (area.height - GAP * (rows - 1)) / rows - extra)


def _starts(start: float, length: float, side: float, count: int) -> list[float]:
    """Spread *count* stretches of *side* over a *length*, with equal gaps between them and half a gap outside."""
    gap = (length - side * count) / count
    if count == 1:
        return [start + gap / 2]
    inner = (length - side * count) / (count - 1)
    gap = min(inner, 3 * GAP)  # further apart they would not look like one sheet
    outer = (length - side * count - gap * (count - 1)) / 2
    return [start + outer + (side + gap) * i for i in range(count)]
