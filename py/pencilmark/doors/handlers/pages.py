"""Lays out pages of paper for the page, so that it can show and print them itself."""

from __future__ import annotations

from collections.abc import Sequence

from pencilmark.board.english import say
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.printing import Printing, sat_wheels, sheet_of, with_places
from pencilmark.doors.handlers.shapes import shapes_data
from pencilmark.doors.protocol.printing import ItemData, PageData, PagesData, PagesRequest
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.paper.page import Code, Drawing, Item, Line, Page
from pencilmark.paper.sheet import lay_out, page_plans

_DIGITS = 3


def wheels(request: PagesRequest) -> Sequence[str]:
    """Name the wheel for QR codes, and those for answers of large boards."""
    codes = ("segno",) if request["paper"]["link"] else ()
    return (*codes, *sat_wheels(request["puzzles"], request["paper"]))


def gives_way(request: PagesRequest) -> bool:
    """Report that a preview waits for everything else."""
    return request.get("preview", False)


def answer(request: PagesRequest, clock: Clock) -> Work[PagesData]:
    """Lay out the pages that are asked for; raises PaperError when the puzzles don't fit."""
    yield None
    sheet = sheet_of(request["paper"])
    printing = Printing(request["puzzles"], sheet)
    plans = page_plans([entry.puzzle.geometry.size for entry in printing.entries], sheet)
    wanted = plans[request["first"] : request["first"] + request["count"]]
    is_preview = request.get("preview", False)
    if not request.get("quick"):
        yield from printing.complete(wanted, rates=not is_preview)
    is_whole = not printing.lacking(wanted, rates=not is_preview)
    entries = [with_places(entry) for entry in printing.entries] if is_preview else printing.entries
    pages = []
    for plan in wanted:
        pages.append(page_data(lay_out(plan, entries, sheet)))
        yield Note(done=0.5 + len(pages) / len(wanted) / 2, text=say("page-drawn", page=len(pages), total=len(wanted)))
    return PagesData(pages=pages, total=len(plans), whole=is_whole, found=list(printing.found.values()))


def page_data(page: Page) -> PageData:
    """Write a page.

    >>> page_data(Page(100, 50, (Line(1, 2, "x", 4),)))["items"]
    [{'kind': 'line', 'x': 1, 'y': 2, 'text': 'x', 'size': 4}]
    """
    return PageData(width=page.width, height=page.height, items=[_item(item) for item in page.items])


def _item(item: Item) -> ItemData:
    data: ItemData
    x, y = round(item.x, _DIGITS), round(item.y, _DIGITS)
    if isinstance(item, Drawing):
        shapes = shapes_data(shape for shape in item.shapes if shape.style.fill or shape.style.stroke)
        data = ItemData(kind="drawing", x=x, y=y, scale=round(item.scale, 4), shapes=shapes)
        if item.words:
            data["words"] = item.words
    elif isinstance(item, Code):
        rows = ["".join("01"[module] for module in row) for row in item.rows]
        data = ItemData(kind="code", x=x, y=y, side=item.side, rows=rows)
    elif isinstance(item, Line):
        data = _line(item, x, y)
    else:
        raise TypeError(item)  # sheets have no pictures
    if item.turned:
        data["turned"] = True
    return data


def _line(line: Line, x: float, y: float) -> ItemData:
    """Write a line of text; what is as usual is left out."""
    data = ItemData(kind="line", x=x, y=y, text=line.text, size=round(line.size, _DIGITS))
    if line.align != "left":
        data["align"] = line.align
    if line.face != "plain":
        data["face"] = line.face
    if line.tone != "ink":
        data["tone"] = line.tone
    if line.width is not None:
        data["width"] = round(line.width, _DIGITS)
    return data
