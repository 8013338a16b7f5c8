"""Writes a puzzle in a form, as a link where the form is one."""

from __future__ import annotations

from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.puzzles import masks_of, written
from pencilmark.doors.protocol.reading import ExportData, ExportRequest
from pencilmark.doors.protocol.replies import Work
from pencilmark.exchange.found import Reading
from pencilmark.exchange.written import link, write


def answer(request: ExportRequest, clock: Clock) -> Work[ExportData]:
    """Write the puzzle. Raises FormatError where the form has no room for its board."""
    yield None
    puzzle = written(
        request["board"], request["givens"], request["rules"], request.get("candidates"), request.get("placed")
    )
    told = (request.get("title", ""), request.get("author", ""), request.get("text", ""))
    made = write(Reading(puzzle, "", *told, marks=masks_of(request.get("marks"))), request["form"])
    return ExportData(text=link(made, request["form"]) or made.text, missing=list(made.warnings))
