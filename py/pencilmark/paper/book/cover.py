"""The cover of a book: back, spine and front on one sheet, as wide as printers compute it from the number of pages.

The barcode of its ISBN is EAN-13 (ISO/IEC 15420), without a price beside it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from pencilmark.board.drawing import Polyline, Style
from pencilmark.board.speech import listed, say
from pencilmark.paper.book.front import bled_ornament, paragraph
from pencilmark.paper.book.layout import slanted
from pencilmark.paper.book.puzzles import BookEntry
from pencilmark.paper.book.wish import Book
from pencilmark.paper.entry import Entry, board_item
from pencilmark.paper.fonts import text_width
from pencilmark.paper.logo import picture_of
from pencilmark.paper.options import PLAIN
from pencilmark.paper.page import Drawing, Item, Page, TextLine
from pencilmark.paper.papers import INCH, Box

BLEED = 0.125 * INCH
"""What both printers trim off all around."""
SAFE = 0.25 * INCH + 3
"""How far words stay from each edge."""
THICKNESS = {"white": 0.002252, "cream": 0.0025, "colour": 0.002347}
"""Inches that a page of each stock adds to the spine: KDP's for paperbacks (help, "Create a paperback cover")."""
LULU = 444, 0.06
"""Pages to an inch, and the inches of the cover itself: Lulu's formula for paperbacks of any stock.

Source: Lulu's help for its print API, "How is spine width calculated?", article 64000254616, "Softcover Perfect Bound".
"""
FEWEST_LETTERED = 80
"""A spine of fewer pages has no words: KDP prints them from 79 pages on, and pages come in twos."""
SPINE_ROOM = 0.0625 * INCH
"""The free space on either side of the words of a spine."""
BARCODE = 2 * INCH, 1.2 * INCH
"""The room into which printers put a barcode."""
KEPT = 0.25 * INCH
"""Its distance from the spine and from the foot."""

SPINES: dict[str, Callable[[int, str], float]] = {
    "kdp": lambda pages, stock: pages * THICKNESS[stock] * INCH,
    "lulu": lambda pages, stock: (pages / LULU[0] + LULU[1]) * INCH,
}


def spine_width(pages: int, stock: str = "white", printer: str = "kdp") -> float:
    """Return the width of the spine of a book of *pages* on a *stock*, in millimetres, by a *printer*'s formula.

    >>> round(spine_width(200) / INCH, 4), round(spine_width(200, "cream") / INCH, 4)
    (0.4504, 0.5)
    >>> round(spine_width(222, printer="lulu") / INCH, 4)
    0.56
    """
    return SPINES[printer](pages, stock)


def cover_page(book: Book, entries: Sequence[BookEntry], pages: int) -> Page:
    """Lay out the cover of a *book* of *pages*, with the first of its puzzles on the back."""
    form, spine = book.form, spine_width(pages, book.stock, book.printer)
    front, back = (0.0, form.width + spine) if form.is_right_bound else (form.width + spine, 0.0)
    items = [replace(item, x=item.x + back) for item in _back(book, entries, form.width, form.height)]
    items += _front(book, front, form.width, form.height)
    if pages >= FEWEST_LETTERED:
        items += _spine(book, form.width, spine, form.height)
    return Page(2 * form.width + spine, form.height, tuple(items), BLEED)


def _front(book: Book, left: float, width: float, height: float) -> Iterator[Item]:
    """Set title, subtitle and author, over the lines of a board that runs off the page."""
    yield bled_ornament(book.form, Box(left, 0, width, height), 0.34, 0.46, BLEED)
    large, at, room = width / 7, height * 0.2, width - 2 * SAFE
    yield TextLine(left + SAFE, at, book.title, large, face="strong", width=room, role="title")
    if book.subtitle:
        at += large * 0.75
        yield TextLine(left + SAFE, at, book.subtitle, large * 0.38, face=slanted(book.subtitle), width=room)
    if book.volume:
        at += large * 0.7
        yield TextLine(left + SAFE, at, say("volume", volume=book.volume), large * 0.42, face="strong", width=room)
    if book.author:
        yield TextLine(left + SAFE, at + large * 0.8, book.author, large * 0.38, width=room)


def _spine(book: Book, left: float, width: float, height: float) -> Iterator[Item]:
    """Set the title down the spine, and the author below."""
    size = min((width - 2 * SPINE_ROOM) / 1.1, 9.0)
    x, room = left + width / 2 - size * 0.33, height - 2 * SAFE
    title = say("title-volume", title=book.title, volume=book.volume) if book.volume else book.title
    share = room * (0.62 if book.author else 1.0)
    yield TextLine(x, SAFE, title, size, face="strong", width=share, is_downwards=True)
    if book.author:
        wide = min(text_width(book.author, size * 0.8), room * 0.34)
        yield TextLine(x, height - SAFE - wide, book.author, size * 0.8, width=room * 0.34, is_downwards=True)


def _back(book: Book, entries: Sequence[BookEntry], width: float, height: float) -> Iterator[Item]:
    """Set the blurb, a puzzle and the publisher, and leave room for a barcode at the spine."""
    size, is_right_bound = width / 32, book.form.is_right_bound
    area = Box(SAFE, SAFE * 1.4, width - 2 * SAFE, height - 2.4 * SAFE)
    lines, high = paragraph(book.blurb or _usual_blurb(book), area, size)
    yield from lines
    foot = BARCODE[1] + SAFE
    side = min(width * 0.5, area.height - high - foot - size * 2)
    if entries and side > 25:
        box = Box(width / 2 - side / 2, area.y + high + size * 2, side, side)
        drawn = board_item(Entry(replace(entries[0].puzzle, placed=None)), box, PLAIN)
        yield replace(drawn, words="") if isinstance(drawn, Drawing) else drawn
    if book.barcode:
        wide, high = BARCODE
        yield from barcode(
            book.isbn, Box(KEPT if is_right_bound else width - KEPT - wide, height - KEPT - high, wide, high)
        )
    room, start = width - BARCODE[0] - 3 * SAFE, BARCODE[0] + 2 * SAFE if is_right_bound else SAFE
    if book.publisher:
        yield TextLine(start, height - SAFE, book.publisher, size, width=room)
    if book.logo:
        low = height - SAFE - (size * 1.8 if book.publisher else 0)
        yield picture_of(book.logo, Box(start, low - BARCODE[1] / 2, room, BARCODE[1] / 2))


def _usual_blurb(book: Book) -> str:
    """Describe a book without a blurb."""
    chapters = listed([*dict.fromkeys(chapter.name for chapter in book.chapters)], "")
    return "\n".join([say("blurb-puzzles", count=book.count, chapters=chapters), say("blurb-unique")])


LEFT = ("0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011", "0110111", "0001011")
"""The bars of a digit in the left half with odd parity; with even parity they are those of the right half, mirrored."""
PARITIES = ("OOOOOO", "OOEOEE", "OOEEOE", "OOEEEO", "OEOOEE", "OEEOOE", "OEEEOO", "OEOEOE", "OEOEEO", "OEEOEO")
"""The parities of the left half encode the first digit, which has no bars itself."""
BAR = Style(fill="ink")
MODULES, QUIET_LEFT, QUIET_RIGHT = 95, 11, 7
GUARDS = frozenset((*range(3), *range(45, 50), *range(92, 95)))


def ean_of(isbn: str) -> str:
    """Return the 13 digits of an ISBN; one of 10 digits gets the prefix 978 and another check digit.

    >>> ean_of("978-3-16-148410-0"), ean_of("0-306-40615-2")
    ('9783161484100', '9780306406157')
    """
    signs = re.sub(r"[^\dX]", "", isbn.upper())
    if len(signs) == 13:
        return signs
    first = f"978{signs[:9]}"
    return first + str(-sum(int(sign) * (1, 3)[place % 2] for place, sign in enumerate(first)) % 10)


def bars_of(ean: str) -> str:
    """Write the 95 modules of 13 digits, 1 for a bar.

    >>> bars_of("9783161484100")[:17], len(bars_of("9783161484100"))
    ('10101110110001001', 95)
    """
    inverse = str.maketrans("01", "10")
    right = [left.translate(inverse) for left in LEFT]
    parities = zip(ean[1:7], PARITIES[int(ean[0])], strict=True)
    left = "".join(LEFT[int(sign)] if parity == "O" else right[int(sign)][::-1] for sign, parity in parities)
    return f"101{left}01010{''.join(right[int(sign)] for sign in ean[7:])}101"


def barcode(isbn: str, box: Box) -> Iterator[Item]:
    """Draw the barcode of an *isbn* into a *box*, its number above it and the digits below."""
    ean, size = ean_of(isbn), box.height * 0.085
    module = box.width / (MODULES + QUIET_LEFT + QUIET_RIGHT)
    x, top, foot = box.x + QUIET_LEFT * module, box.y + size * 1.8, box.bottom - size * 1.4
    bars = []
    for place, is_bar in enumerate(bars_of(ean)):
        if is_bar == "1":
            low = foot + size * 0.7 if place in GUARDS else foot
            left, right = x + place * module, x + (place + 1) * module
            bars.append(Polyline(((left, top), (right, top), (right, low), (left, low)), BAR, closed=True))
    yield TextLine(box.middle, box.y + size, f"ISBN {isbn}", size, "middle", width=box.width * 0.95)
    yield Drawing(0, 0, 1, tuple(bars), f"ISBN {isbn}")
    yield TextLine(x - module * 2, foot + size * 1.1, ean[0], size, "right")
    for start in (1, 7):
        middle = x + (3 + 21 if start == 1 else 50 + 21) * module
        digits = " ".join(ean[start : start + 6])
        yield TextLine(middle, foot + size * 1.1, digits, size, "middle", width=module * 40)
