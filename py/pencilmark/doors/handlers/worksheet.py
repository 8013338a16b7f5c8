"""Makes worksheets for the page."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from typing import Any, cast

from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.book import PDF_WHEELS, noted
from pencilmark.doors.protocol.pieces import ErrorData
from pencilmark.doors.protocol.printing import PrintedData, WorksheetRequest
from pencilmark.doors.protocol.replies import Work
from pencilmark.paper.book.making import make_worksheet
from pencilmark.paper.book.worksheet import Worksheet
from pencilmark.paper.fonts import packages_of

BESIDE = ("puzzles", "variant", "shipped", "per_page")
WISHES = ("technique", "count", "seed", "practice", "start", "hints", "paper")


def wheels(request: WorksheetRequest) -> Sequence[str]:
    """Name the wheels for PDF."""
    return PDF_WHEELS + packages_of("serif")


def answer(request: WorksheetRequest, clock: Clock) -> Work[PrintedData]:
    """Make the worksheet."""
    wishes: dict[str, Any] = {name: request[name] for name in WISHES}  # type: ignore[literal-required]  # its keys
    wishes |= {name: request[name] for name in BESIDE if name in request}  # type: ignore[literal-required]
    sheet = Worksheet(**wishes)
    made = yield from noted(make_worksheet(sheet))
    return PrintedData(
        title=sheet.name,
        pdf=b64encode(made.pdf).decode(),
        cover="",
        epub="",
        table="",
        archive="",
        file="",
        puzzles=made.puzzle_count,
        pages=made.page_count,
        seed=sheet.seed,
        left_out=[cast(ErrorData, fault.as_dict()) for fault in made.left_out],
    )
