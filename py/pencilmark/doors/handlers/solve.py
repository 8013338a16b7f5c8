"""Solves a puzzle for the page."""

from __future__ import annotations

from collections.abc import Sequence

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.english import say
from pencilmark.board.model import Puzzle
from pencilmark.board.task import Cancelled, Slowly
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.conflict import conflict_of
from pencilmark.doors.handlers.puzzles import asked
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.doors.protocol.solving import SolveData, SolveRequest
from pencilmark.engine.answers import Solution, Stream, status_of
from pencilmark.engine.delivery import python_sat

LARGE = 16
"""Boards beyond this size may need the help of python-sat; those up to it the kernel does alone."""
CONFLICT_SECONDS = 0.5
RULE_SECONDS = 1.5
PROOF_SECONDS = 0.1


def wheels(request: SolveRequest) -> Sequence[str]:
    """Name the wheels for large boards."""
    return ("six", "python-sat") if board(request["board"]).size > LARGE else ()


def answer(request: SolveRequest, clock: Clock) -> Work[SolveData]:
    """Solve the puzzle, up to the limit of solutions, and take the time. With a limit of 1 look for another, too.

    Cancelled with a solution in hand, the answer is that one and the status "timeout".
    """
    puzzle = asked(request["board"], request["givens"], request.get("rules", ()), request.get("candidates"))
    most, start = engine.looked_for(request["limit"]), clock()
    search, backend = engine.stream(puzzle)
    found: list[Solution] = []
    late = False
    try:
        for solution in search:
            if solution:
                found.append(solution)
            if len(found) >= most:
                break
            yield Note(done=search.share or None, text=so_far(search))
    except Cancelled:
        if not found:
            raise
        late = True
    took = clock() - start
    cells, rules = ([], []) if found else (yield from _conflict(puzzle, clock))
    data = SolveData(
        status=status_of(len(found), not late),
        solutions=[list(values) for values in found[: request["limit"]]],
        conflict=cells,
        nodes=search.nodes,
        backend=backend,
        milliseconds=took * 1000,
    )
    if rules:
        data["conflict_rules"] = rules
    return data


def so_far(search: Stream) -> str:
    """Say how far the search is, and that help is on its way."""
    if python_sat.is_coming:
        return say("positions-seen-and-help-is-coming", nodes=search.nodes)
    return say("positions-seen", nodes=search.nodes)


def _conflict(puzzle: Puzzle, clock: Clock) -> Slowly[tuple[list[int], list[str]]]:
    """Find givens and rules that contradict each other; none when that takes too long."""
    try:
        found = yield from conflict_of(puzzle, clock, RULE_SECONDS if puzzle.rules else CONFLICT_SECONDS, PROOF_SECONDS)
    except Cancelled:
        return [], []
    return list(found.cells), [puzzle.rules[number].text for number in found.rules]
