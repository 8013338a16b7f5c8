"""Finds for the page the clues and rules of a puzzle that contradict each other."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from pencilmark import engine
from pencilmark.board.drawing import Path, Shape, Style
from pencilmark.board.english import say
from pencilmark.board.model import Puzzle
from pencilmark.board.task import Running, Slowly
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.puzzles import written
from pencilmark.doors.handlers.shapes import shapes_data
from pencilmark.doors.protocol.asking import ConflictData, ConflictRequest
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.engine.answers import Budget
from pencilmark.make.formulas import questions
from pencilmark.make.formulas.questions import Conflict
from pencilmark.rules.language.tree import cells_of
from pencilmark.rules.rule import relations_of

SECONDS, PROOF_SECONDS = 20.0, 0.5
NOTHING = Conflict((), (), smallest=False)
CLUE = Style(stroke="wrong", width=0.06, over=True)
RULE = Style(stroke="wrong", width=0.04, dashed=True, over=True)


def answer(request: ConflictRequest, clock: Clock) -> Work[ConflictData]:
    """Find them where there is no solution, within some seconds."""
    puzzle = written(request["board"], request["givens"], request.get("rules", ()), request.get("candidates"))
    search, _ = engine.stream(puzzle)
    for solution in search:
        if solution:
            return ConflictData(solvable=True, cells=[], rules=[], shapes=[])
        yield Note(done=search.share or None, text=say("positions-seen", nodes=search.nodes))
    note = Note(done=None, text=say("conflict-sought"))
    task = Running(conflict_of(puzzle, clock, SECONDS, PROOF_SECONDS))
    for _ in task:
        yield note
    return _data(puzzle, task.result)


def conflict_of(puzzle: Puzzle, clock: Clock, seconds: float, proof_seconds: float) -> Slowly[Conflict]:
    """Find clues and rules of *puzzle* that contradict each other; none when that takes more than these *seconds*."""
    budget = Budget(seconds=seconds, clock=clock)
    try:
        if not puzzle.rules:
            cells = yield from engine.conflict_slowly(puzzle, budget=budget)
            return Conflict((), cells, smallest=False)
        proof = partial(Budget, seconds=proof_seconds, clock=clock)
        return (yield from questions.conflict_slowly(puzzle, budget=budget, proof=proof))
    except engine.Timeout:
        return NOTHING


def _data(puzzle: Puzzle, found: Conflict) -> ConflictData:
    return ConflictData(
        solvable=False,
        cells=list(found.cells),
        rules=[puzzle.rules[number].text for number in found.rules],
        shapes=shapes_data(drawn(puzzle, found)),
    )


def drawn(puzzle: Puzzle, found: Conflict) -> Iterator[Shape]:
    """Frame the clues that contradict, and with dashes the cells of the rules that do, unless those are all cells."""
    size = puzzle.geometry.size
    yield from (_frame(cell, size, CLUE, 0.05) for cell in found.cells)
    relations = relations_of(puzzle.rules, puzzle.geometry)
    ruled = dict.fromkeys(cell for number in found.rules for cell in cells_of(relations[number]))
    if len(ruled) < puzzle.geometry.cell_count:
        yield from (_frame(cell, size, RULE, 0.12) for cell in ruled)


def _frame(cell: int, size: int, style: Style, inset: float) -> Path:
    x, y = cell % size + inset, cell // size + inset
    side = 1 - 2 * inset
    return Path(((x, y), (x + side, y), (x + side, y + side), (x, y + side)), style, closed=True)
