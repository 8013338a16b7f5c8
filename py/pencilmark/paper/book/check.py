"""Printers' requirements, checked against a book's files: trim, bleed, pages, margins, spine, fonts, resolution.

Figures as published in November 2026. KDP: help, "Set Trim Size, Bleed, and Margins" and
"Create a Paperback Cover". IngramSpark: help, "Manufacturing and File Setup Tips", and "File Requirements for Print
Books". Lulu: help, "Tips for formatting documents" and "What is bleed?" (articles 64000255583 and 64000255584). KDP's
margins by pages, and the trims, page limits and pages for a lettered spine of IngramSpark and Lulu, are as other guides
quote them. If a printer publishes no figure, the finding says what the book has, and is neither right nor wrong.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from math import inf

from pencilmark.board.drawing import Disc, Polyline, Text
from pencilmark.board.frozen import dataclass
from pencilmark.board.speech import say
from pencilmark.paper.book.cover import FEWEST_LETTERED, SPINES, spine_width
from pencilmark.paper.book.wish import INSIDE, Book
from pencilmark.paper.fonts import text_width
from pencilmark.paper.logo import jpeg_info, jpeg_of
from pencilmark.paper.page import Drawing, Item, Page, Picture, TextLine
from pencilmark.paper.papers import INCH

NEARLY = 0.06
"""Millimetres by which figures may differ: printers round theirs to tenths."""


@dataclass(frozen=True, slots=True)
class Printer:
    """A printer's requirements for a paperback, in inches: *trims* as least and largest sides, fewest and most *pages*.

    *edge* is the margin at the outer sides, *bled* the same if pages bleed, *inside* the inner one by the number of
    pages, in millimetres. *lettered* is the fewest pages of a spine with words. *bleeds_inside*: pages bleed at the
    binding, too.
    """

    trims: tuple[tuple[float, float], tuple[float, float]]
    pages: tuple[int, int]
    edge: float
    bled: float
    inside: tuple[tuple[float, float], ...]
    lettered: int
    bleeds_inside: bool = False
    press: bool = False


BLEED = 0.125
DOTS = 300
"""Least dots an inch of pictures."""
PRINTERS = {
    "kdp": Printer(((4, 6), (8.5, 11.69)), (24, 828), 0.25, 0.375, INSIDE, 79),
    "ingram": Printer(((4, 6), (8.5, 11.69)), (18, 1200), 0.5, 0.5, ((inf, 0.5 * INCH),), 48, press=True),
    "lulu": Printer(((4.25, 6.875), (8.5, 11.69)), (32, 800), 0.5, 0.5, ((inf, 0.5 * INCH),), 80, bleeds_inside=True),
}


@dataclass(frozen=True, slots=True)
class BookCheck:
    """A finding: its *name*, what was *found*, what is *wanted*, and whether that *fits* (None: unknown)."""

    name: str
    found: str
    wanted: str
    fits: bool | None


def check_printed(book: Book, pages: Sequence[Page], pdf: bytes, cover: Page, printer: str) -> Iterator[BookCheck]:
    """Check the *pages* of a *book*, its *pdf* and its *cover* against a *printer*'s requirements."""
    asks = PRINTERS[printer]
    count = len(pages)
    width, height = (side / INCH for side in (book.form.width, book.form.height))
    (thin, low), (wide, high) = asks.trims
    fits = thin <= width <= wide + 0.01 and low <= height <= high + 0.01
    yield BookCheck("trim", f"{width:.3g} × {height:.4g}″", f"{thin} × {low}″ - {wide} × {high}″", fits)
    yield _number("pages", count, *asks.pages)
    yield _bleed(book, asks)
    inner, outer = margins_of(pages)
    bled = book.bleed > 0
    yield _least(
        "inside", inner, next(least for most, least in asks.inside if count <= most or most == asks.inside[-1][0])
    )
    yield _least("outside", outer, (asks.bled if bled else asks.edge) * INCH)
    yield from _spine(book, cover, count, printer, asks)
    yield _fonts(pdf)
    dots = min((dots_of(item) for page in (*pages, cover) for item in page.items), default=inf)
    yield BookCheck("dots", f"{dots:.0f}" if dots < inf else say("check-vector"), f">= {DOTS}", dots >= DOTS)
    if asks.press:
        yield BookCheck("press", "PDF/X-4" if book.pdfx else "PDF", "PDF/X", book.pdfx)
    yield BookCheck("isbn", book.isbn or "-", "ISBN", True if book.isbn else None)


def _number(name: str, found: int, least: int, most: int) -> BookCheck:
    return BookCheck(name, f"{found}", f"{least} - {most}", least <= found <= most)


def _least(name: str, found: float, least: float) -> BookCheck:
    return BookCheck(name, f"{found:.1f} mm", f">= {least:.1f} mm", found + NEARLY >= least)


def _bleed(book: Book, asks: Printer) -> BookCheck:
    """Check how far pages bleed, and on which sides."""
    sides = "all" if asks.bleeds_inside else "outer"
    fits = not book.bleed or (abs(book.bleed - BLEED * INCH) < NEARLY and book.bleed_sides == sides)
    found = f"{book.bleed:.3f} mm, {book.bleed_sides}" if book.bleed else "0"
    return BookCheck("bleed", found, f"0, {BLEED * INCH:.3f} mm, {sides}", fits)


def _spine(book: Book, cover: Page, count: int, printer: str, asks: Printer) -> Iterator[BookCheck]:
    """Check the width of the spine on the *cover*, and that only a thick one has words."""
    spine = cover.width - 2 * book.form.width
    if printer in SPINES:
        right = spine_width(count, book.stock, printer)
        yield BookCheck("spine", f"{spine:.2f} mm", f"{right:.2f} mm", abs(spine - right) < NEARLY)
    else:
        yield BookCheck("spine", f"{spine:.2f} mm", say("check-template"), None)
    has_words = count >= FEWEST_LETTERED
    yield BookCheck(
        "lettered", f"{count}" if has_words else "-", f">= {asks.lettered}", count >= asks.lettered or not has_words
    )


def _fonts(pdf: bytes) -> BookCheck:
    """Check that each font of a document is embedded; none may be one of the readers' own."""
    described = len(re.findall(rb"/Type /FontDescriptor\b", pdf))
    embedded = len(re.findall(rb"/FontFile[23]? ", pdf))
    alone = len(re.findall(rb"/Subtype /Type1\b", pdf))
    return BookCheck("fonts", f"{embedded}", f"{described + alone}", embedded == described > 0 == alone)


def margins_of(pages: Sequence[Page]) -> tuple[float, float]:
    """Measure the margins free of print at the binding and at the other sides, in millimetres.

    Items that run off a page are meant to, and do not count.
    """
    inner, outer = [inf], [inf]
    for page in pages:
        for item in page.items:
            left, top, right, low = extent(item)
            if left < 0 or top < 0 or right > page.width or low > page.height:
                continue
            sides = left, page.width - right
            inner.append(sides[1] if page.bound == "right" else sides[0] if page.bound == "left" else min(sides))
            outer += [sides[0] if page.bound == "right" else sides[1], top, page.height - low]
    return min(inner), min(outer)


def extent(item: Item) -> tuple[float, float, float, float]:
    """Return the left, upper, right and lower edges of an *item* in print, in millimetres."""
    if isinstance(item, TextLine):
        wide = text_width(item.text, item.size, item.face)
        scale = min(1.0, item.width / wide) if item.width is not None and wide else 1.0
        wide, size = wide * scale, item.size * scale
        if item.is_downwards:
            return item.x - size * 0.25, item.y, item.x + size * 0.75, item.y + wide
        left = item.x - wide * {"left": 0.0, "middle": 0.5, "right": 1.0}[item.align]
        return left, item.y - size * 0.75, left + wide, item.y + size * 0.05
    if isinstance(item, Drawing):
        points = [point for shape in item.shapes for point in _points(shape)] or [(0.0, 0.0)]
        xs, ys = zip(*points, strict=True)
        along, down = [item.x + x * item.scale for x in xs], [item.y + y * item.scale for y in ys]
        return min(along), min(down), max(along), max(down)
    high = item.height if isinstance(item, Picture) else item.side
    wide = item.width if isinstance(item, Picture) else item.side
    return item.x, item.y, item.x + wide, item.y + high


def _points(shape: object) -> Iterator[tuple[float, float]]:
    if isinstance(shape, Polyline):
        half = shape.style.width / 2 if shape.style.stroke else 0.0
        yield from ((x + side * half, y + side * half) for x, y in shape.points for side in (-1, 1))
    elif isinstance(shape, Disc):
        x, y = shape.centre
        yield from ((x - shape.radius, y - shape.radius), (x + shape.radius, y + shape.radius))
    elif isinstance(shape, Text):
        yield shape.centre


def dots_of(item: Item) -> float:
    """Return how many dots an inch a photograph is printed with; drawings have as many as a press has."""
    if isinstance(item, Picture) and (data := jpeg_of(item.logo)):
        return float(jpeg_info(data)["w"] / (item.width / INCH))
    return inf
