"""Lays out paper for the page, which shows and prints it itself, and writes sheets as PDF."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from random import Random

from pencilmark.board.boards import board
from pencilmark.board.errors import WishError
from pencilmark.board.speech import say
from pencilmark.doors.handlers import Handler
from pencilmark.doors.handlers.books import PDF_WHEELS
from pencilmark.doors.handlers.pieces import of_digits, puzzle_data, sat_wheels, shapes_data
from pencilmark.doors.handlers.sheets import Printing, sheet_of, with_places
from pencilmark.doors.protocol import printing as messages
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.paper.fonts import packages_of
from pencilmark.paper.page import Code, Drawing, Item, Page, TextLine
from pencilmark.paper.pdf import write_slowly
from pencilmark.paper.sheet import lay_out, page_plans
from pencilmark.paper.web.pupils import answers_page, puzzles_for

_DIGITS = 3


def pages_wheels(request: messages.PagesRequest | messages.SheetRequest) -> Sequence[str]:
    """Name the wheel for QR codes, and those for answers on large boards."""
    sheet = sheet_of(request["paper"])
    sizes = [board(data["board"]).size for data in request["puzzles"]] if sheet.answers != "none" else []
    return (*(("segno",) if sheet.link else ()), *sat_wheels(sizes))


def sheet_wheels(request: messages.SheetRequest) -> Sequence[str]:
    """Name the wheels for PDF, and those for its pages."""
    return (*PDF_WHEELS, *packages_of("serif"), *pages_wheels(request))


def is_preview(request: messages.PagesRequest) -> bool:
    """Report whether pages are a preview, which waits for everything else."""
    return request.get("preview", False)


def pages(request: messages.PagesRequest) -> Work[messages.PagesData]:
    """Lay out the pages asked for; raises PaperError if the puzzles do not fit."""
    yield None
    sheet = sheet_of(request["paper"])
    printing = Printing(request["puzzles"], sheet)
    plans = page_plans([entry.puzzle.geometry.size for entry in printing.entries], sheet)
    wanted = plans[request["first"] : request["first"] + request["count"]]
    previews = is_preview(request)
    if not request.get("quick"):
        yield from printing.complete(wanted, rates=not previews)
    is_whole = not printing.lacking(wanted, rates=not previews)
    entries = [with_places(entry) for entry in printing.entries] if previews else printing.entries
    pages = []
    for plan in wanted:
        pages.append(page_data(lay_out(plan, entries, sheet)))
        yield Note(done=0.5 + len(pages) / len(wanted) / 2, text=say("page-drawn", page=len(pages), total=len(wanted)))
    return messages.PagesData(pages=pages, total=len(plans), whole=is_whole, found=list(printing.found.values()))


def page_data(page: Page) -> messages.PageData:
    """Write a page.

    >>> page_data(Page(100, 50, (TextLine(1, 2, "x", 4),)))["items"]
    [{'kind': 'line', 'x': 1, 'y': 2, 'text': 'x', 'size': 4}]
    """
    return messages.PageData(width=page.width, height=page.height, items=[_item(item) for item in page.items])


def _item(item: Item) -> messages.ItemData:
    data: messages.ItemData
    x, y = round(item.x, _DIGITS), round(item.y, _DIGITS)
    if isinstance(item, Drawing):
        shapes = shapes_data(shape for shape in item.shapes if shape.style.fill or shape.style.stroke)
        data = messages.ItemData(kind="drawing", x=x, y=y, scale=round(item.scale, 4), shapes=shapes)
        if item.words:
            data["words"] = item.words
    elif isinstance(item, Code):
        rows = ["".join("01"[module] for module in row) for row in item.rows]
        data = messages.ItemData(kind="code", x=x, y=y, side=item.side, rows=rows)
    elif isinstance(item, TextLine):
        data = _line(item, x, y)
    else:
        raise TypeError(item)  # sheets have no pictures
    if item.turned:
        data["turned"] = True
    return data


def _line(line: TextLine, x: float, y: float) -> messages.ItemData:
    """Write a line of text without fields that have their default."""
    data = messages.ItemData(kind="line", x=x, y=y, text=line.text, size=round(line.size, _DIGITS))
    if line.align != "left":
        data["align"] = line.align
    if line.face != "plain":
        data["face"] = line.face
    if line.tone != "ink":
        data["tone"] = line.tone
    if line.width is not None:
        data["width"] = round(line.width, _DIGITS)
    return data


def sheet(request: messages.SheetRequest) -> Work[messages.SheetData]:
    """Find the facts to print, lay the puzzles out, and write the document page by page."""
    yield None
    sheet = sheet_of(request["paper"])
    printing = Printing(request["puzzles"], sheet)
    plans = page_plans([entry.puzzle.geometry.size for entry in printing.entries], sheet)
    yield from printing.complete(plans)
    pages = (lay_out(plan, printing.entries, sheet) for plan in plans)
    document = b""
    for part in write_slowly(pages, sheet.title, count=len(plans)):
        if isinstance(part, bytes):
            document = part
        else:
            yield Note(done=0.5 + part / 2, text=say("pages-written", share=part))
    return messages.SheetData(pdf=b64encode(document).decode(), pages=len(plans), found=list(printing.found.values()))


def class_(request: messages.ClassRequest) -> Work[messages.ClassData]:
    """Make the puzzles of a class. Raises WishError if there are none, or no pupil of that number."""
    yield None
    entries = puzzles_for(of_digits(request), request["pupils"], Random(request["seed"]))
    number = request.get("number")
    if number is None:
        return messages.ClassData(answers=answers_page(entries, say("class-title")).decode())
    if not 1 <= number <= len(entries):
        raise WishError("bad-count/pupil-number", most=len(entries), found=number)
    return messages.ClassData(puzzle=puzzle_data(entries[number - 1].puzzle, "class"))


HANDLERS = {
    "class": Handler(class_),
    "pages": Handler(pages, wheels=pages_wheels, gives_way=is_preview),
    "sheet": Handler(sheet, wheels=sheet_wheels),
}
