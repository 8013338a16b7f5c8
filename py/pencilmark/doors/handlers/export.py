"""Writes a puzzle for another program; the page compresses it and makes the link."""

from __future__ import annotations

from pencilmark.board.boards import board
from pencilmark.board.model import Puzzle
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.puzzles import masks_of
from pencilmark.doors.protocol import ExportData, ExportRequest, Work
from pencilmark.exchange.fpuzzles import write_fpuzzles
from pencilmark.exchange.links import ADDRESSES
from pencilmark.exchange.sudokupad import write_sudokupad
from pencilmark.rules.variants.picture import draw_rules


def answer(request: ExportRequest, clock: Clock) -> Work[ExportData]:
    """Write the puzzle as JSON text."""
    yield None
    candidates = masks_of(request.get("candidates"))
    puzzle = Puzzle(board(request["board"]), tuple(request["givens"]), None, candidates, tuple(request["rules"]))
    if request["form"] == "f-puzzles":
        written = write_fpuzzles(puzzle)
    else:
        written = write_sudokupad(puzzle, draw_rules(puzzle.rules, puzzle.geometry))
    return ExportData(json=written.json, address=ADDRESSES[request["form"]], missing=list(written.warnings))
