"""Answers questions about a puzzle besides its solution: its number of solutions, what can go, its isomorphs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from pencilmark import engine
from pencilmark.board.canon import random_isomorph
from pencilmark.board.drawing import Polyline, Shape, Style
from pencilmark.board.model import Puzzle
from pencilmark.board.speech import say
from pencilmark.board.task import Cancelled, Running
from pencilmark.doors.handlers import Clock, Handler
from pencilmark.doors.handlers.pieces import asked, found_data, marks_data, of_digits, shapes_data, written
from pencilmark.doors.handlers.solving import conflict_of
from pencilmark.doors.protocol import asking as messages
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.engine.answers import Count, Solution
from pencilmark.engine.isomorphs import canonical_slowly
from pencilmark.engine.slowly import agreed, count_slowly, true_candidates_slowly
from pencilmark.engine.spare import Parts, Spare, spare
from pencilmark.make.formulas.questions import Conflict
from pencilmark.rules.language.hidden import board_cells
from pencilmark.rules.rule import relations_of

SECONDS, PROOF_SECONDS = 20.0, 0.5
CLUE = Style(stroke="wrong", width=0.06, over=True)
RULE = Style(stroke="wrong", width=0.04, dashed=True, over=True)


def total(request: messages.TotalRequest) -> Work[messages.TotalData]:
    """Count up to the limit; if cancelled, answer with the number found so far."""
    puzzle = asked(request)
    now, task = Count(0, False), Running(count_slowly(puzzle, maximum=request["limit"]))
    try:
        for now in task:
            yield _counted(now)
    except Cancelled:
        return _total_data(now)
    return _total_data(task.result)


def _counted(now: Count) -> Note:
    """Return a note with the count so far, and an estimate of how many there are in all."""
    if not now.estimate or now.estimate <= now.count:
        return Note(done=None, text=say("solutions-counted", count=now.count))
    text = say("solutions-estimated", count=now.count, estimate=f"{now.estimate:.2g}")
    return Note(done=now.count / now.estimate, text=text)


def _total_data(found: Count) -> messages.TotalData:
    return messages.TotalData(count=found.count, exact=found.exact, estimate=found.estimate)


def solutions(request: messages.SolutionsRequest) -> Work[messages.SolutionsData]:
    """Find solutions up to the limit; if cancelled, answer with those found so far."""
    puzzle = asked(request)
    search, _ = engine.stream(puzzle)
    found: list[Solution] = []
    whole = False
    try:
        for solution in search:
            if solution and len(found) == request["limit"]:
                break
            if solution:
                found.append(solution)
            else:
                yield Note(done=None, text=say("solutions-counted", count=len(found)))
        else:
            whole = True
    except Cancelled:
        pass
    data = messages.SolutionsData(solutions=[list(values) for values in found], shared=list(agreed(found)), whole=whole)
    if drawn := found_data(found, puzzle.geometry):
        data["found"] = drawn
    return data


def candidates(request: messages.CandidatesRequest) -> Work[messages.CandidatesData]:
    """Find, for each cell, the values that it takes in some solution."""
    puzzle = asked(request)
    task, done, total = Running(true_candidates_slowly(puzzle)), 0.0, puzzle.geometry.cell_count
    for now in task:
        done = now.done or done
        yield Note(done=done or None, text=say("cells-tried", done=round(done * total), total=total))
    return messages.CandidatesData(candidates=marks_data(task.result.cells))


def spare_parts(request: messages.SpareRequest) -> Work[messages.SpareData]:
    """Find what can be removed, alone or in pairs; if cancelled, answer with what was found so far."""
    puzzle = written(request)
    task, now = Running(spare(puzzle)), Spare("timeout", done=0.0)
    try:
        for now in task:
            yield Note(done=now.done, text=say("parts-tried", found=len(now.singles)))
    except Cancelled:
        return _spare_data(now, puzzle)
    return _spare_data(task.result, puzzle)


def _spare_data(found: Spare, puzzle: Puzzle) -> messages.SpareData:
    return messages.SpareData(
        status=found.status,
        singles=_parts(found.singles, puzzle),
        pairs=_parts(found.pairs, puzzle),
        whole=found.done == 1,
    )


def _parts(found: Iterable[Parts], puzzle: Puzzle) -> list[messages.PartsData]:
    return [
        messages.PartsData(cells=list(parts.cells), rules=[puzzle.rules[number].text for number in parts.rules])
        for parts in found
    ]


def conflict(request: messages.ConflictRequest, clock: Clock) -> Work[messages.ConflictData]:
    """If there is no solution, find givens and rules that contradict each other, within some seconds."""
    puzzle = written(request)
    search, _ = engine.stream(puzzle)
    for solution in search:
        if solution:
            return messages.ConflictData(solvable=True, cells=[], rules=[], shapes=[])
        yield Note(done=search.share or None, text=say("positions-seen", nodes=search.nodes))
    note = Note(done=None, text=say("conflict-sought"))
    task = Running(conflict_of(puzzle, clock, SECONDS, PROOF_SECONDS))
    for _ in task:
        yield note
    found = task.result
    return messages.ConflictData(
        solvable=False,
        cells=list(found.cells),
        rules=[puzzle.rules[number].text for number in found.rules],
        shapes=shapes_data(drawn(puzzle, found)),
    )


def drawn(puzzle: Puzzle, found: Conflict) -> Iterator[Shape]:
    """Frame the conflicting clues, and with dashes the cells of conflicting rules unless they cover the board."""
    size = puzzle.geometry.size
    yield from (_frame(cell, size, CLUE, 0.05) for cell in found.cells)
    relations = relations_of(puzzle.rules, puzzle.geometry)
    ruled = dict.fromkeys(cell for number in found.rules for cell in board_cells(relations[number], puzzle.geometry))
    if len(ruled) < puzzle.geometry.cell_count:
        yield from (_frame(cell, size, RULE, 0.12) for cell in ruled)


def _frame(cell: int, size: int, style: Style, inset: float) -> Polyline:
    x, y = cell % size + inset, cell // size + inset
    side = 1 - 2 * inset
    return Polyline(((x, y), (x + side, y), (x + side, y + side), (x, y + side)), style, closed=True)


def canon(request: messages.CanonRequest) -> Work[messages.CanonData]:
    """Find the least isomorph, and count the automorphisms; raises InputError and Unavailable."""
    puzzle = of_digits(request)
    task = Running(canonical_slowly(puzzle.geometry, puzzle.givens))
    for _ in task:
        yield Note(done=None, text=say("isomorphs-compared"))
    return messages.CanonData(least=list(task.result.least), automorphisms=str(task.result.automorphisms))


def isomorph(request: messages.IsomorphRequest) -> Work[messages.IsomorphData]:
    """Make the isomorph that the seed chooses; raises InputError."""
    puzzle = of_digits(request)
    yield None
    return messages.IsomorphData(givens=list(random_isomorph(puzzle.geometry, puzzle.givens, Random(request["seed"]))))


HANDLERS = {
    "total": Handler(total),
    "solutions": Handler(solutions),
    "candidates": Handler(candidates),
    "spare": Handler(spare_parts),
    "conflict": Handler(conflict, timed=True),
    "canon": Handler(canon),
    "isomorph": Handler(isomorph),
}
