"""The items of a page: drawings, lines of text and QR codes, frozen, with lengths in millimetres.

The corner of the trimmed page is the origin, x goes right, y down; items that bleed have coordinates outside the page.
Text sizes are in millimetres, too: `POINT` of them are a printer's point.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from importlib import import_module
from typing import Any, Literal, TypeAlias

from pencilmark.board.drawing import Face, Polyline, Shape, Style, Tone
from pencilmark.board.frozen import dataclass
from pencilmark.paper.fonts import missing


@lru_cache(maxsize=64)
def qr_rows(text: str) -> tuple[tuple[bool, ...], ...]:
    """Write a *text* as rows of modules, true for dark ones, without the quiet zone around them; none if too long.

    Error correction is the lowest, so that the modules are large. Raises Unavailable if segno is not installed.

    >>> rows = qr_rows("https://example.org/#p=1")
    >>> len(rows), rows[0][:8]
    (25, (True, True, True, True, True, True, True, False))
    """
    try:
        segno: Any = import_module("segno")
    except ModuleNotFoundError as error:
        raise missing("segno") from error
    try:
        code = segno.make_qr(text, error="l", boost_error=False)
    except segno.DataOverflowError:
        return ()
    return tuple(tuple(bool(module) for module in row) for row in code.matrix)


Align: TypeAlias = Literal["left", "middle", "right"]
Side: TypeAlias = Literal["left", "right"]
Role: TypeAlias = Literal["title", "heading", "text"]


@dataclass(frozen=True, slots=True)
class Drawing:
    """*shapes* drawn from (*x*, *y*), each of their units *scale* millimetres.

    A *turned* drawing is upside down, turned about that point.

    *words* describe the drawing to screen readers.
    """

    x: float
    y: float
    scale: float
    shapes: tuple[Shape, ...]
    words: str = ""
    turned: bool = False


@dataclass(frozen=True, slots=True)
class TextLine:
    """A line of *text* whose baseline starts, has its middle or ends at (*x*, *y*), as *align* says.

    *size* is that of the font; a text wider than *width* is set smaller. *link* is an address, or `#` and the number of
    a page of the document, from 1. *role* says what the line is in the document. If it *is_downwards*, it runs down the
    page, as on a spine.
    """

    x: float
    y: float
    text: str
    size: float
    align: Align = "left"
    face: Face = "plain"
    tone: Tone = "ink"
    width: float | None = None
    role: Role = "text"
    link: str = ""
    turned: bool = False
    is_downwards: bool = False

    @property
    def angle(self) -> float:
        """Return how many degrees it is turned anticlockwise."""
        return 180.0 if self.turned else -90.0 if self.is_downwards else 0.0


@dataclass(frozen=True, slots=True)
class Code:
    """A QR code of *side* millimetres, its left top corner at (*x*, *y*): *rows* of modules, true for dark ones.

    *link* is the text that it encodes.
    """

    x: float
    y: float
    side: float
    rows: tuple[tuple[bool, ...], ...]
    link: str
    turned: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """A *logo* (see `pencilmark.paper.logo`) of that *width* and *height*, its left top corner at (*x*, *y*).

    *words* describe it to screen readers.
    """

    x: float
    y: float
    width: float
    height: float
    logo: str
    words: str = ""
    turned: bool = False


Item: TypeAlias = Drawing | TextLine | Code | Picture


@dataclass(frozen=True, slots=True)
class Page:
    """A page: its trimmed *width* and *height*, its *items* in reading order, the *bleed* around it.

    *bookmark* is its name in the outline of the document, if it is to be there. The side where the page is *bound*, if
    any is named, has no bleed.
    """

    width: float
    height: float
    items: tuple[Item, ...]
    bleed: float = 0.0
    bookmark: str = ""
    bound: Side | None = None

    @property
    def bleeds(self) -> tuple[float, float]:
        """Return its bleed on the left and on the right."""
        return (0.0 if self.bound == "left" else self.bleed), (0.0 if self.bound == "right" else self.bleed)


def stroke(x1: float, y1: float, x2: float, y2: float, width: float = 0.25, tone: Tone = "ink") -> Drawing:
    """Draw a straight line on the page itself, *width* wide."""
    return Drawing(0, 0, 1, (Polyline(((x1, y1), (x2, y2)), Style(stroke=tone, width=width)),))


def turned(items: Iterable[Item], x: float, y: float) -> list[Item]:
    """Turn *items* upside down about the point (*x*, *y*); doing so twice changes nothing.

    >>> turned([TextLine(1, 2, "above", 4)], 5, 5)[0].y
    8
    """
    return [replace(item, x=2 * x - item.x, y=2 * y - item.y, turned=not item.turned) for item in items]
