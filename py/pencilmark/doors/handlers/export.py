"""Writes a puzzle for another program; the page compresses it and makes the link."""

from __future__ import annotations

from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.puzzles import written
from pencilmark.doors.protocol.reading import ExportData, ExportRequest
from pencilmark.doors.protocol.replies import Work
from pencilmark.exchange.fpuzzles import write_fpuzzles
from pencilmark.exchange.links import ADDRESSES
from pencilmark.exchange.sudokupad import write_sudokupad
from pencilmark.rules.picture import draw_rules


def answer(request: ExportRequest, clock: Clock) -> Work[ExportData]:
    """Write the puzzle as JSON text."""
    yield None
    puzzle = written(request["board"], request["givens"], request["rules"], request.get("candidates"))
    if request["form"] == "f-puzzles":
        made = write_fpuzzles(puzzle)
    else:
        made = write_sudokupad(puzzle, draw_rules(puzzle.rules, puzzle.geometry))
    return ExportData(json=made.json, address=ADDRESSES[request["form"]], missing=list(made.warnings))
