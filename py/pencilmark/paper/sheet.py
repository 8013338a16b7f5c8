"""From puzzles to the pages of a sheet: a number of them a page, each with its facts, and the answers if wished."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from pencilmark.board.drawing import Polyline, Style
from pencilmark.board.frozen import dataclass
from pencilmark.board.speech import listed, say
from pencilmark.paper.below import Below
from pencilmark.paper.entry import Entry, board_item, told
from pencilmark.paper.options import Sheet
from pencilmark.paper.page import Drawing, Item, Page, TextLine, stroke, turned
from pencilmark.paper.papers import GAP, POINT, Box, PaperError, Spread, places

__all__ = ["Entry", "PagePlan", "Sheet", "answer_page", "board_item", "lay_out", "page_plans", "sheet_pages"]

ANSWERS_PER_PAGE = 12
LARGEST_FOOT = 34.0
"""Largest side of an answer at the foot in millimetres, except for large boards, whose cells need `FOOT_CELL`."""
FOOT_CELL = 3.0
LARGE_BOARD = 12
"""Boards larger than this have fewer answers a page."""


@dataclass(frozen=True, slots=True)
class PagePlan:
    """One page of a sheet: its *number*, from 1, and its entries, *start* to *stop*, in places for *count*.

    It has their *answers*, or else the puzzles.
    """

    number: int
    start: int
    stop: int
    count: int
    answers: bool = False


def sheet_pages(entries: Sequence[Entry], sheet: Sheet) -> list[Page]:
    """Lay *entries* out on the pages of a *sheet*. Raises PaperError if they do not fit.

    >>> entry = Entry(Puzzle(board("4"), (1,) + (0,) * 15))
    >>> len(sheet_pages([entry] * 5, Sheet("A4", per_page=4, answers="none")))
    2
    """
    sizes = [entry.puzzle.geometry.size for entry in entries]
    return [lay_out(plan, entries, sheet) for plan in page_plans(sizes, sheet)]


def page_plans(sizes: Sequence[int], sheet: Sheet) -> list[PagePlan]:
    """Yield the plan of each page of a *sheet* for boards of these *sizes*."""
    total, step = len(sizes), sheet.per_page
    pages: list[PagePlan] = []
    for start in range(0, total, step):
        stop = min(start + step, total)
        pages.append(PagePlan(len(pages) + 1, start, stop, step))
        if sheet.answers == "next":
            pages.append(PagePlan(len(pages) + 1, start, stop, step, answers=True))
    if sheet.answers == "end":
        step = 4 if sheet.large or max(sizes, default=0) > LARGE_BOARD else max(ANSWERS_PER_PAGE, step)
        for start in range(0, total, step):
            stop = min(start + step, total)
            pages.append(PagePlan(len(pages) + 1, start, stop, min(step, total), answers=True))
    return pages


def lay_out(plan: PagePlan, entries: Sequence[Entry], sheet: Sheet) -> Page:
    """Lay out the page of a *plan*. Raises PaperError if its entries do not fit."""
    numbered = list(enumerate(entries[plan.start : plan.stop], sheet.first + plan.start))
    if plan.answers:
        return answer_page(numbered, sheet, plan.number, plan.count)
    return _puzzle_page(numbered, sheet, plan.number)


def answer_page(numbered: Sequence[tuple[int, Entry]], sheet: Sheet, number: int, count: int) -> Page:
    """Lay out the solutions of a few entries on the page with a *number*, in places for *count* of them."""
    area, size = sheet.form.area(number), sheet.text_size
    title = say("sheet-answers", title=sheet.title) if sheet.title else say("heading-answers")
    items, area = ([], area) if sheet.cards and sheet.answers == "next" else _head(title, area, sheet)
    head = size * 1.5
    spread = _spread(area, count, head, 0)
    boxes = _mirrored(spread, area) if sheet.cards and sheet.answers == "next" else spread.boxes
    for (own, entry), box in zip(numbered, boxes, strict=False):
        items += _caption(
            box, [str(own)], [say("sheet-no-single-solution")] if entry.is_searched and not entry.solution else [], size
        )
        items.append(board_item(entry, box, sheet.look, is_answer=True))
    return _page(items, sheet)


def _mirrored(spread: Spread, area: Box) -> tuple[Box, ...]:
    """Return the places of the backs of cards: those of the front, seen from behind."""
    return tuple(replace(box, x=2 * area.middle - box.right) for box in spread.boxes)


def _cuts(spread: Spread, area: Box) -> Iterator[Item]:
    """Draw the lines along which cards are cut: halfway between the columns, and below each row."""
    style = Style(stroke="hair", width=0.2, dashed=True)
    xs, ys = sorted({box.x for box in spread.boxes}), sorted({box.y for box in spread.boxes})
    ups = [(one + spread.side + other) / 2 for one, other in pairwise(xs)]
    downs = [y + spread.side + GAP / 2 for y in ys[:-1]]
    lines = [((x, area.y), (x, area.bottom)) for x in ups] + [((area.x, y), (area.right, y)) for y in downs]
    yield from (Drawing(0, 0, 1, (Polyline(line, style),)) for line in lines)


def _puzzle_page(numbered: Sequence[tuple[int, Entry]], sheet: Sheet, number: int) -> Page:
    """Lay out the puzzles of one page."""
    area, size = sheet.form.area(number), sheet.text_size
    place = (numbered[0][0] - sheet.first) // sheet.per_page + 1
    title = _of_class(sheet.title, place) if sheet.pupils else sheet.title
    items, area = _head("" if sheet.cards else title, area, sheet, names=sheet.name_line or sheet.pupils)
    if sheet.answers == "foot":
        foot, area = _foot(numbered, sheet, area)
    head = size * 1.5 if set(sheet.show) - {"seed"} or any(one.title for _, one in numbered) else 0.0
    beneath = Below(size, "seed" in sheet.show, sheet.link)
    spread = _spread_above(area, sheet.per_page, head, [entry for _, entry in numbered], beneath)
    items += _cuts(spread, area) if sheet.cards else ()
    for (own, entry), box in zip(numbered, spread.boxes, strict=False):
        items += _caption(box, _name(own, entry, sheet), told(entry, sheet.show), size)
        items.append(board_item(entry, box, sheet.look))
        items += beneath.items(entry, box)
    if sheet.answers == "foot":
        items += foot
    return _page(items, sheet)


def _page(items: Sequence[Item], sheet: Sheet) -> Page:
    """Put *items* on a page of the paper of a *sheet*."""
    paper = sheet.form
    return Page(paper.width, paper.height, tuple(items), paper.bleed)


def _of_class(title: str, place: int) -> str:
    """Return the title of a pupil's sheet, for a class with or without a *title*."""
    return say("sheet-of-class", title=title, place=place) if title else " ".join([say("heading-sheet"), str(place)])


def _spread(area: Box, count: int, head: float, foot: float) -> Spread:
    """Find places for *count* boards."""
    found = places(area, count, head, foot)
    if found.side < 15:
        raise PaperError("too-many/fewer-puzzles-page-would", count=count, wide=max(0, found.side))
    return found


def _spread_above(area: Box, count: int, head: float, entries: Sequence[Entry], beneath: Below) -> Spread:
    """Find places for *count* boards with room for the text below: the smaller a board, the more lines that takes."""
    below = 0.0
    while True:
        found = _spread(area, count, head, below)
        needed = max(beneath.height(entry, found.side) for entry in entries)
        if needed <= below:
            return found
        below = needed


def _head(title: str, area: Box, sheet: Sheet, *, names: bool = False) -> tuple[list[Item], Box]:
    """Set the title and the line for a name and a date at the head of an *area*; return them and the rest of it."""
    size = sheet.text_size
    items: list[Item] = []
    if title:
        large = size * 1.7
        items.append(
            TextLine(area.middle, area.y + large, title, large, "middle", "strong", width=area.width, role="title")
        )
        area = area.cut(top=large * 1.6)
    if names:
        base, dates = area.y + size * 1.6, area.x + area.width * 0.68
        for start, end, word, wide in (
            (area.x, dates - 6, say("line-name"), 2.9),
            (dates, area.right, say("line-date"), 2.4),
        ):
            items.append(TextLine(start, base, word, size))
            items.append(stroke(start + size * wide, base, end, base, 0.2))
        area = area.cut(top=size * 3)
    return items, area


def _name(number: int, entry: Entry, sheet: Sheet) -> list[str]:
    """Return the number and the title of a puzzle, if they are shown."""
    parts = [str(number)] if "number" in sheet.show else []
    words = "  ".join([*parts, *([entry.title] if entry.title else [])])
    return [words] if words else []


def _caption(box: Box, left: Sequence[str], right: Sequence[str], size: float) -> list[Item]:
    """Set words above a board: the number at the *left*, other facts at the *right*."""
    base = box.y - size * 0.55
    is_short = all(len(word) < 5 for word in left)
    room = size * 3 if is_short else box.width * 0.6
    wide = box.width - (room if left else 0)
    most = None if is_short else room if right else box.width
    items: list[Item] = [
        TextLine(box.x, base, word, size * 1.1, face="strong", width=most, role="heading") for word in left
    ]
    if right:
        items.append(TextLine(box.right, base, listed(right, ""), size, "right", width=wide))
    return items


def _foot(numbered: Sequence[tuple[int, Entry]], sheet: Sheet, area: Box) -> tuple[list[Item], Box]:
    """Set the answers upside down at the foot of an *area*; return them and the rest of it."""
    size = min(sheet.text_size, 9 * POINT)
    head = size * 1.4
    count = min(sheet.per_page, len(numbered)) if len(numbered) == sheet.per_page else sheet.per_page
    rows = 1 if area.width / count >= 24 or count < 4 else 2
    columns = -(-count // rows)
    largest = max(LARGEST_FOOT, *(FOOT_CELL * entry.puzzle.geometry.size for _, entry in numbered))
    side = min(largest, (area.width - 4 * (columns - 1)) / columns, area.height * 0.3 / rows)
    high = (side + head) * rows + 2
    strip = Box(area.x, area.bottom - high, area.width, high)
    items: list[Item] = []
    for place, (own, entry) in enumerate(numbered):
        row, column = divmod(place, columns)
        across = min(area.width / columns, side + 12)
        x = strip.middle - across * columns / 2 + across * column + (across - side) / 2
        box = Box(x, strip.y + head + (side + head) * row, side, side)
        items.append(TextLine(box.x, box.y - size * 0.4, f"{own}", size, face="strong"))
        items.append(
            board_item(entry, box, replace(sheet.look, marks="none", bold=False, naming="none"), is_answer=True)
        )
    return turned(items, strip.middle, strip.y + strip.height / 2), area.cut(bottom=high + 5)
