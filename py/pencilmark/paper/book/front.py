"""The pages of a book without puzzles: title, imprint, contents, and the opening of each chapter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pencilmark import __version__
from pencilmark.board.drawing import Polyline, Style
from pencilmark.board.frozen import dataclass
from pencilmark.board.speech import say
from pencilmark.paper.book.layout import Layout, slanted
from pencilmark.paper.book.wish import LICENCES, Book, OwnPuzzles
from pencilmark.paper.fonts import text_width, wrapped
from pencilmark.paper.logo import picture_of
from pencilmark.paper.page import Align, Drawing, Item, TextLine, stroke
from pencilmark.paper.papers import POINT, Box, Paper

LEADING = 1.45
LOGO = 0.3
"""Largest width of a logo, as a part of the printed width."""
WHOLE = 0.58
"""The width of a whole board on the title page, as a part of the printed width."""
SMALLEST = 5.5 * POINT
"""The smallest size of type for a long text."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A line of the contents: a *title*, the *page* it is on, and a few more *words*."""

    title: str
    page: int
    words: str = ""


def paragraph(text: str, box: Box, size: float) -> tuple[list[Item], float]:
    """Set a *text* in the width of a *box*, from its top; return the lines and their height.

    Line breaks in the text are kept.
    """
    lines = [line for part in text.split("\n") for line in wrapped(part, box.width, size)]
    items: list[Item] = [
        TextLine(box.x, box.y + size * (0.9 + LEADING * i), line, size) for i, line in enumerate(lines)
    ]
    return items, len(lines) * size * LEADING


def fitted(text: str, box: Box, size: float) -> tuple[list[Item], float]:
    """Set a *text* as `paragraph` does, but smaller if it would be taller than the *box*."""
    items, height = paragraph(text, box, size)
    while height > box.height and size > SMALLEST:
        size *= 0.94
        items, height = paragraph(text, box, size)
    return items, height


def half_title_page(layout: Layout, number: int) -> Iterator[Item]:
    """Set the title alone."""
    area = layout.paper.area(number)
    yield TextLine(
        area.middle, area.y + area.height * 0.3, layout.book.title, layout.text * 2, "middle", width=area.width
    )


def title_page(layout: Layout, number: int) -> Iterator[Item]:
    """Set the title, over the lines of a board: it runs off the page if that bleeds, else it is whole."""
    book, paper = layout.book, layout.paper
    area = paper.area(number)
    if paper.bleed:
        yield bled_ornament(paper, Box(0, 0, paper.width, paper.height), 0.42, 0.5, paper.bleed)
    else:
        side = min(area.width * WHOLE, area.height * 0.5)
        yield ornament(area.right - side, area.bottom - side, side / 9, (area.right, area.bottom))
    large, at = paper.width / 9, area.y + area.height * 0.2
    yield TextLine(area.x, at, book.title, large, face="strong", width=area.width, role="title")
    if book.subtitle:
        at += large * 0.8
        yield TextLine(area.x, at, book.subtitle, large * 0.4, face=slanted(book.subtitle), width=area.width)
    if book.volume:
        at += large * 0.7
        yield TextLine(area.x, at, say("volume", volume=book.volume), large * 0.4, width=area.width)
    if book.author:
        yield TextLine(
            area.x, at + large * 0.9, book.author, max(large * 0.34, layout.text if book.large else 0), width=area.width
        )
    yield from _published(layout, area, large)


def _published(layout: Layout, area: Box, large: float) -> Iterator[Item]:
    """Set publisher and logo at the foot of the title page, beside the board."""
    book, is_right = layout.book, bool(layout.paper.bleed and layout.paper.is_right_bound)
    if book.publisher:
        size, x = max(large * 0.26, layout.text if book.large else 0), area.right if is_right else area.x
        align: Align = "right" if is_right else "left"
        yield TextLine(x, area.bottom, book.publisher, size, align, width=area.width * 0.38)
    if book.logo:
        foot, wide = area.bottom - (large * 0.5 if book.publisher else 0), area.width * LOGO
        yield picture_of(book.logo, Box(area.right - wide if is_right else area.x, foot - large, wide, large))


def ornament(x: float, y: float, cell: float, ends: tuple[float, float]) -> Drawing:
    """Draw a board from its corner at (*x*, *y*) to the right or left, as far as its lines run before the *ends*."""
    way = 1 if ends[0] > x else -1
    right, low = min(abs(ends[0] - x) / cell, 9), min((ends[1] - y) / cell, 9)
    shapes = []
    for at in range(10):
        style = Style(stroke="ink" if at % 3 == 0 else "hair", width=0.05 if at % 3 == 0 else 0.012)
        shapes += [Polyline(((way * at, 0), (way * at, low)), style)] if at <= right else []
        shapes += [Polyline(((0, at), (way * right, at)), style)] if at <= low else []
    return Drawing(x, y, cell, tuple(shapes))


def bled_ornament(paper: Paper, box: Box, across: float, down: float, bleed: float) -> Drawing:
    """Draw a board that runs off the first page of a book, or its front cover, at the foot and at the outer side.

    Its corner is at these shares of the *box*, measured from the binding.
    """
    if paper.is_right_bound:
        corner, end = box.right - box.width * across, box.x - bleed
    else:
        corner, end = box.x + box.width * across, box.right + bleed
    return ornament(corner, box.y + box.height * down, box.width / 6, (end, box.bottom + bleed))


def imprint_page(layout: Layout, number: int) -> Iterator[Item]:
    """Set who made the book, how it can be made again, and what may be done with it."""
    book, area, size = layout.book, layout.paper.area(number), layout.text
    made = say("front-made-pencilmark-from-seed", version=__version__, seed=book.seed)
    renamed = say("front-no-two-book-alike")
    renamed += say("front-renamed") if all(chapter.is_plain for chapter in book.chapters) else ""
    alike = "" if any(isinstance(one.wish, OwnPuzzles) for one in book.chapters) else renamed
    solved = say("front-every-puzzle-has-exactly", alike=alike)
    isbn = f"ISBN {book.isbn}" if book.isbn else ""
    volume = say("front-volume-no-two-have", volume=book.volume, series=book.series) if book.volume else ""
    texts = [book.title + (say("front-title-by", author=book.author) if book.author else "")]
    texts += [text for text in (book.copyright, book.publisher, isbn, volume) if text]
    has_ratings = any(isinstance(one.wish, OwnPuzzles) or one.is_plain for one in book.chapters)
    scales = say("front-level-decides") if has_ratings and {"level", "rating"} <= {*book.show} else ""
    texts += [text for text in (made if book.seed_line else "", solved, scales) if text]
    if book.licence:
        texts.append(say(f"licence-{book.licence}") if book.licence in LICENCES else book.licence)
    texts.append(say(f"front-set-in-{book.fonts}"))
    blocks = [paragraph(text, area, size) for text in texts]
    at = area.bottom - sum(height + size * 0.6 for _, height in blocks)
    for text, (_, height) in zip(texts, blocks, strict=True):
        yield from paragraph(text, area.cut(top=at - area.y), size)[0]
        at += height + size * 0.6


def contents_capacity(layout: Layout) -> int:
    """Return the number of lines on a page of the contents."""
    return int((layout.area(1).height - layout.text * 6) / (layout.text * 1.9))


def contents_page(layout: Layout, number: int, listed: Sequence[Listed], place: int) -> Iterator[Item]:
    """List the sections of the book with their pages, those of the *place*-th page of the contents."""
    area, size, many = layout.area(number), layout.text, contents_capacity(layout)
    at = area.y + size * 2.4
    if place == 0:
        yield TextLine(area.x, at, say("heading-contents"), size * 2, face="strong", role="title")
    at += size * 3.6
    for line in listed[place * many : (place + 1) * many]:
        yield from _contents_line(line, area, at, size, may_shrink=not layout.book.large)
        at += size * 1.9


def _contents_line(line: Listed, area: Box, at: float, size: float, *, may_shrink: bool) -> Iterator[Item]:
    x, page = area.x, f"{line.page}"
    room, link = area.right - x, f"#{line.page}"
    wide = min(text_width(line.title, size), room - size * 3)
    yield TextLine(x, at, line.title, size, width=wide, link=link)
    told = f"  {line.words}" if line.words else ""
    if told and (may_shrink or text_width(told, size, "slanted") <= room - size * 3 - wide):
        yield TextLine(x + wide, at, told, size, face="slanted", tone="quiet", width=max(size, room - size * 3 - wide))
        wide += min(text_width(told, size, "slanted"), room - size * 3 - wide)
    start, end = x + wide + size * 0.6, area.right - text_width(page, size) - size * 0.6
    if end > start:
        dots = Polyline(((start, at), (end, at)), Style(stroke="hair", width=0.15, dashed=True))
        yield Drawing(0, 0, 1, (dots,))
    yield TextLine(area.right, at, page, size, "right", link=link)


def chapter_page(layout: Layout, number: int, place: int, words: Sequence[str]) -> Iterator[Item]:
    """Open the *place*-th chapter: its number, its title, and *words* about its puzzles."""
    chapter, area, size = layout.book.chapters[place], layout.paper.area(number), layout.text
    at = area.y + area.height * 0.28
    yield TextLine(area.x, at, say("front-chapter", place=place + 1), size * 1.3, face="slanted", tone="quiet")
    at += size * 4
    yield TextLine(area.x, at, chapter.name, size * 3.4, face="strong", width=area.width, role="title")
    at += size * 1.6
    yield stroke(area.x, at, area.x + area.width * 0.3, at, 0.5)
    at += size * 1.2
    for text in words:
        items, height = paragraph(text, area.cut(top=at - area.y), size * 1.1)
        yield from items
        at += height + size * 0.7


def title_of(book: Book) -> str:
    """Return the title of the document: the book's, and its author's name."""
    return say("front-by", title=book.title, author=book.author) if book.author else book.title
