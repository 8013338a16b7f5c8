"""Solves, counts and rates puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.model import Puzzle
from pencilmark.board.speech import say, write
from pencilmark.board.task import Budget, Cancelled, Running, Slowly
from pencilmark.doors.handlers import Clock, Handler
from pencilmark.doors.handlers.pieces import asked, found_data, minutes_data, sat_wheels
from pencilmark.doors.protocol import solving as messages
from pencilmark.doors.protocol.pieces import SolveStatus
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.engine.answers import Solution, Stream, status_of
from pencilmark.engine.sat import python_sat
from pencilmark.human import rating
from pencilmark.human.depth import Depth
from pencilmark.human.levels import name_of
from pencilmark.make.formulas import questions
from pencilmark.make.formulas.questions import Conflict

CONFLICT_SECONDS = 0.5
RULE_SECONDS = 1.5
PROOF_SECONDS = 0.1
NOTHING = Conflict((), (), smallest=False)


def wheels(request: messages.SolveRequest) -> Sequence[str]:
    """Name the wheels for large boards."""
    return sat_wheels([board(request["board"]).size])


def solve(request: messages.SolveRequest, clock: Clock) -> Work[messages.SolveData]:
    """Solve the puzzle, up to the limit of solutions, and time it. With a limit of 1, look for a second one as well.

    If cancelled with a solution in hand, the answer is that one, with the status "timeout".
    """
    puzzle = asked(request)
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
    data = messages.SolveData(
        status=status_of(len(found), not late),
        solutions=[list(values) for values in found[: request["limit"]]],
        conflict=cells,
        nodes=search.nodes,
        backend=backend,
        milliseconds=took * 1000,
    )
    if rules:
        data["conflict_rules"] = rules
    if drawn := found_data(found[: request["limit"]], puzzle.geometry):
        data["found"] = drawn
    return data


def so_far(search: Stream) -> str:
    """Say how far the search is, and whether CaDiCaL is on its way."""
    if python_sat.is_coming:
        return say("positions-seen-and-help-is-coming", nodes=search.nodes)
    return say("positions-seen", nodes=search.nodes)


def _conflict(puzzle: Puzzle, clock: Clock) -> Slowly[tuple[list[int], list[str]]]:
    """Find givens and rules that contradict each other; none if that takes too long."""
    try:
        found = yield from conflict_of(puzzle, clock, RULE_SECONDS if puzzle.rules else CONFLICT_SECONDS, PROOF_SECONDS)
    except Cancelled:
        return [], []
    return list(found.cells), [puzzle.rules[number].text for number in found.rules]


def conflict_of(puzzle: Puzzle, clock: Clock, seconds: float, proof_seconds: float) -> Slowly[Conflict]:
    """Find clues and rules of *puzzle* that contradict each other; none if that takes more than these *seconds*."""
    budget = Budget(seconds=seconds, clock=clock)
    try:
        if not puzzle.rules:
            cells = yield from engine.conflict_slowly(puzzle, budget=budget)
            return Conflict((), cells, smallest=False)
        proof = partial(Budget, seconds=proof_seconds, clock=clock)
        return (yield from questions.conflict_slowly(puzzle, budget=budget, proof=proof))
    except engine.Timeout:
        return NOTHING


def count(request: messages.CountRequest, clock: Clock) -> Work[messages.CountData]:
    """Count until the limit, the end of the search, or the end of the time.

    Nobody has asked for this, so it waits for everything else.
    """
    puzzle = asked(request)
    start, count = clock(), 0
    search, _ = engine.stream(puzzle)
    for solution in search:
        count += solution is not None
        if count >= request["limit"]:
            return messages.CountData(count=count, exact=True)
        if clock() - start > request["seconds"]:
            return messages.CountData(count=count, exact=False)
        yield None
    return messages.CountData(count=count, exact=True)


def rate(request: messages.RateRequest) -> Work[messages.RateData]:
    """Rate the puzzle if it has one solution; otherwise say only how many it has.

    Each scale is sent as soon as it is known; if cancelled, answer with what is known so far.
    """
    puzzle = asked(request)
    puzzle.geometry.from_one("teaching")
    answer = yield from engine.first_slowly(puzzle, 2)
    if answer.status != "unique":
        return _rate_data(answer.status, rating.Rating())
    return (yield from _rate(puzzle, answer.solutions[0], tuple(request.get("scales", rating.SCALES))))


def _rate(puzzle: Puzzle, solution: Sequence[int], scales: tuple[str, ...]) -> Work[messages.RateData]:
    task = Running(rating.work(puzzle, scales, solution=solution))
    told = rating.Rating(unfinished=scales)
    data = _rate_data("timeout", told)
    try:
        for known, doing in task:
            if known is not told:
                told, data = known, _rate_data("timeout", known)
            yield Note(done=None, text=write(doing), rated=data)
    except Cancelled:
        return data
    return _rate_data("unique", task.result)


def _rate_data(status: SolveStatus, known: rating.Rating) -> messages.RateData:
    return messages.RateData(
        status=status,
        level=known.level,
        minutes=minutes_data(known.minutes),
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


def _depth(found: Depth) -> messages.DepthData:
    backdoors = None if found.backdoors is None else [list(cells) for cells in found.backdoors]
    return messages.DepthData(
        singles=found.singles, trial=found.trial, backdoors=backdoors, braid_class=found.braid_class
    )


def _way(scale: str, counts: dict[str, int], hardest: str) -> messages.WayData:
    techniques = [messages.TechniqueCount(name=name_of(name), times=times) for name, times in counts.items()]
    return messages.WayData(scale=scale, techniques=techniques, hardest=name_of(hardest) if hardest else "")


HANDLERS = {
    "solve": Handler(solve, timed=True, wheels=wheels),
    "count": Handler(count, timed=True, gives_way=lambda request: True),
    "rate": Handler(rate),
}
