"""Prints puzzles for the page, as PDF."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence

from pencilmark.board.english import say
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.printing import Printing, sat_wheels, sheet_of
from pencilmark.doors.protocol.printing import SheetData, SheetRequest
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.paper.pdf import write_slowly
from pencilmark.paper.sheet import lay_out, page_plans

PDF_WHEELS = ("fpdf2", "defusedxml", "fonttools", "font-source-serif-pro")


def wheels(request: SheetRequest) -> Sequence[str]:
    """Name the wheels for PDF, for QR codes, and for answers of large boards."""
    codes = ("segno",) if request["paper"]["link"] else ()
    return (*PDF_WHEELS, *codes, *sat_wheels(request["puzzles"], request["paper"]))


def answer(request: SheetRequest, clock: Clock) -> Work[SheetData]:
    """Find what is to be told of the puzzles, lay them out and write the document, page by page."""
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
    return SheetData(pdf=b64encode(document).decode(), pages=len(plans), found=list(printing.found.values()))
