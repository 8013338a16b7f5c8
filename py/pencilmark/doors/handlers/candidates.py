"""Finds the true candidates of a puzzle for the page."""

from __future__ import annotations

from pencilmark.board.english import say
from pencilmark.board.task import Running
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.puzzles import asked, marks_data
from pencilmark.doors.protocol.asking import CandidatesData, CandidatesRequest
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.engine.slowly import true_candidates_slowly


def answer(request: CandidatesRequest, clock: Clock) -> Work[CandidatesData]:
    """Find, for each cell, the values that it takes in some solution."""
    puzzle = asked(request["board"], request["givens"], request.get("rules", ()), request.get("candidates"))
    task, done, total = Running(true_candidates_slowly(puzzle)), 0.0, puzzle.geometry.cell_count
    for now in task:
        done = now.done or done
        yield Note(done=done or None, text=say("cells-tried", done=round(done * total), total=total))
    return CandidatesData(candidates=marks_data(task.result.cells))
