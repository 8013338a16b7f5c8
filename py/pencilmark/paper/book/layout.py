"""What the pages of a book have in common: their paper, sizes of type, running heads, page numbers and tabs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from pencilmark.board.drawing import Face, Polyline, Style
from pencilmark.board.frozen import dataclass
from pencilmark.paper.book.wish import Book
from pencilmark.paper.fonts import lacking
from pencilmark.paper.options import Look
from pencilmark.paper.page import Align, Drawing, Item, Page, Side, TextLine, stroke
from pencilmark.paper.papers import POINT, Box

TAB, TAB_HEIGHT = 6.0, 25.0
"""How far, in millimetres, the tab of a chapter extends into the page, and its greatest height."""

LARGE = 18
"""Least points of large print, by the Council of Citizens with Low Vision and the American Printing House."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a book: its *title*, its number of pages, and what *draw*s one of them.

    *draw* takes the page's place in the section from 0 and its number in the book, and gives its items. A section that
    *starts_right* starts on an odd page. *head* is at the top of its pages, *listed* sections are in the contents,
    *chapter* is the place of the chapter whose tab its pages have; *is_bare* pages have neither head nor number.
    *words* are added to the title in the contents.
    """

    title: str
    count: int
    draw: Callable[[int, int], Iterable[Item]]
    head: str = ""
    starts_right: bool = False
    listed: bool = True
    chapter: int | None = None
    is_bare: bool = False
    words: str = ""


def slanted(text: str) -> Face:
    """Return the slanted face, or the plain one if that lacks signs of the *text*, such as Cyrillic ones."""
    return "plain" if lacking(text, "slanted") else "slanted"


class Layout:
    """The paper of a *book*, and the edges of its pages."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.paper = book.form
        self.is_small = self.paper.width < 160
        self.text = (LARGE if book.large else 9.0 if self.is_small else 10.5) * POINT
        self.small = self.text * (1.0 if book.large else 0.75)
        self.look = Look(bold=book.large)
        self.head = self.text * 2.2
        self.foot = self.text * 2.0

    def area(self, number: int) -> Box:
        """Return the area between head and foot of the page with a *number*."""
        return self.paper.area(number).cut(top=self.head, bottom=self.foot)

    def page(self, number: int, items: Iterable[Item], section: Section, is_first: bool) -> Page:
        """Make a page of a *section*: *is_first* is its first one, which the document's outline names."""
        edges = [] if section.is_bare else [*self._edges(number, section.head), *self._tab(number, section.chapter)]
        bookmark = section.title if is_first and section.listed else ""
        return replace(self.blank(number), items=(*edges, *items), bookmark=bookmark)

    def blank(self, number: int) -> Page:
        """Make the page with a *number* blank."""
        side: Side = "left" if self.paper.binds_left(number) else "right"
        is_open = self.book.bleed_sides == "all"
        return Page(self.paper.width, self.paper.height, (), self.paper.bleed, bound=None if is_open else side)

    def _edges(self, number: int, head: str) -> list[Item]:
        """Set the running head, its rule and the page number, on the outer side."""
        area, size = self.paper.area(number), self.text * (1.0 if self.book.large else 0.9)
        lies_right = self.paper.binds_left(number)
        outer = area.right if lies_right else area.x
        align: Align = "right" if lies_right else "left"
        base = area.y + size * 0.9
        found: list[Item] = [TextLine(outer, area.bottom, f"{number}", size, align)]
        if head:
            words = head if number % 2 else self.book.title
            found.append(TextLine(outer, base, words, size, align, slanted(words), "quiet", width=area.width))
            found.append(stroke(area.x, base + size * 0.5, area.right, base + size * 0.5, 0.15, "hair"))
        return found

    def _tab(self, number: int, chapter: int | None) -> list[Item]:
        """Paint a tab at the outer edge if the book bleeds, each chapter's lower than the one before.

        It has no words: printers want none so close to the trim.
        """
        if chapter is None or not self.paper.bleed:
            return []
        high = min(TAB_HEIGHT, self.area(number).height / len(self.book.chapters))
        top = self.area(number).y + high * chapter
        inner, outer = (self.paper.width - TAB, self.paper.width + self.paper.bleed)
        if not self.paper.binds_left(number):
            inner, outer = TAB, -self.paper.bleed
        corners = ((inner, top), (outer, top), (outer, top + high), (inner, top + high))
        return [Drawing(0, 0, 1, (Polyline(corners, Style(fill="tint"), closed=True),))]
