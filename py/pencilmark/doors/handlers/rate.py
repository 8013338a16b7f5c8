"""Rates a puzzle for the page, little by little."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from pencilmark import engine
from pencilmark.board.english import write
from pencilmark.board.model import Puzzle
from pencilmark.board.task import Cancelled, Running
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.puzzles import asked
from pencilmark.doors.protocol.pieces import SolveStatus
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.doors.protocol.solving import DepthData, RateData, RateRequest, TechniqueCount, WayData
from pencilmark.human import rating
from pencilmark.human.depth import Depth
from pencilmark.human.ruled.catalogue import name_of


def answer(request: RateRequest, clock: Clock) -> Work[RateData]:
    """Rate the puzzle where it has one solution; otherwise say how many it has, and nothing else.

    Each scale is sent as soon as it is known; cancelled, the answer is what is known by then.
    """
    puzzle = asked(request["board"], request["givens"], request.get("rules", ()), request.get("candidates"))
    puzzle.geometry.from_one("teaching")
    status, solution = yield from _status(puzzle)
    if status != "unique":
        return _data(status, rating.Rating())
    return (yield from _rate(puzzle, solution, tuple(request.get("scales", rating.SCALES))))


def _status(puzzle: Puzzle) -> Generator[Note | None, None, tuple[SolveStatus, Sequence[int]]]:
    """Count the solutions up to two; return one."""
    count = 0
    solution: Sequence[int] = ()
    search, _ = engine.stream(puzzle)
    for found in search:
        count, solution = count + (found is not None), found or solution
        if count > 1:
            return "multiple", solution
        yield None
    return "unique" if count else "none", solution


def _rate(puzzle: Puzzle, solution: Sequence[int], scales: tuple[str, ...]) -> Work[RateData]:
    task = Running(rating.work(puzzle, scales, solution=solution))
    told = rating.Rating(unfinished=scales)
    data = _data("timeout", told)
    try:
        for known, doing in task:
            if known is not told:
                told, data = known, _data("timeout", known)
            yield Note(done=None, text=write(doing), rated=data)
    except Cancelled:
        return data
    return _data("unique", task.result)


def _data(status: SolveStatus, known: rating.Rating) -> RateData:
    return RateData(
        status=status,
        level=known.level,
        er=known.er,
        ep=known.ep,
        ed=known.ed,
        class_er=known.class_er,
        er_at_least=known.er_at_least,
        hodoku_score=known.hodoku_score,
        hodoku_level=known.hodoku_level,
        clue_score=known.clue_score,
        solved_by_logic=known.solved_by_logic,
        ways=[_way(scale, counts, known.hardest.get(scale, "")) for scale, counts in known.ways.items()],
        depth=_depth(known.depth) if known.depth else None,
        unfinished=list(known.unfinished),
    )


def _depth(found: Depth) -> DepthData:
    backdoors = None if found.backdoors is None else [list(cells) for cells in found.backdoors]
    return DepthData(singles=found.singles, trial=found.trial, backdoors=backdoors, braid_class=found.braid_class)


def _way(scale: str, counts: dict[str, int], hardest: str) -> WayData:
    techniques = [TechniqueCount(name=name_of(name), times=times) for name, times in counts.items()]
    return WayData(scale=scale, techniques=techniques, hardest=name_of(hardest) if hardest else "")
