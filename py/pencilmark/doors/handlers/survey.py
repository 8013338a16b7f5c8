"""Solves or rates the puzzles of a list for the page, one after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import replace

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.english import say
from pencilmark.board.errors import InputError
from pencilmark.board.line import parse_line, parse_numbers
from pencilmark.board.model import Puzzle
from pencilmark.board.task import Budget, Cancelled, retold
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.puzzles import asked
from pencilmark.doors.protocol.reading import SurveyData, SurveyedData, SurveyRequest
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.engine.answers import status_of
from pencilmark.exchange.text.single import parse_candidates
from pencilmark.human import rating

PATIENCE = 10.0
"""Seconds for one puzzle: a list should not end at one that takes for ever."""
SCALES = ("own", "se")


def answer(request: SurveyRequest, clock: Clock) -> Work[SurveyData]:
    """Report how many solutions each puzzle has, and how hard it is when asked; cancelled, of those done."""
    counts, puzzles = Counter[str](), request["puzzles"]
    for number, one in enumerate(puzzles):
        if len(one) < 2:
            expected, place = say("survey-board-line"), f"puzzles[{number}]"
            raise InputError("bad-request/type", expected=expected, place=place, found=repr(one)[:40])
    rules = request.get("rules", [])
    try:
        for number, one in enumerate(puzzles):
            puzzle = _puzzle(one, rules[number] if number < len(rules) else ())
            told = yield from _told(number, puzzle, request["rate"], clock)
            counts[told["status"]] += 1
            yield Note(
                done=(number + 1) / len(puzzles),
                text=say("surveyed", number=number + 1, total=len(puzzles)),
                surveyed=[told],
            )
    except Cancelled:
        pass
    done = sum(counts.values())
    return SurveyData(done=done, unique=counts["unique"], multiple=counts["multiple"], none=counts["none"])


def _puzzle(parts: Sequence[str], rules: Sequence[str]) -> Puzzle:
    """Read the name of a board, a line and the candidates of a puzzle's own, if it has any; and its *rules*."""
    name, line, *own = parts
    geometry = board(name)
    puzzle = (parse_numbers if " " in line else parse_line)(line, geometry)
    if rules:
        puzzle = asked(name, puzzle.givens, rules)
    return replace(puzzle, candidates=parse_candidates(own[0], geometry).candidates) if own else puzzle


def _told(number: int, puzzle: Puzzle, rate: bool, clock: Clock) -> Generator[None, None, SurveyedData]:
    start, found, is_whole = clock(), list[tuple[int, ...]](), False
    search, _ = engine.stream(puzzle)
    for solution in search:
        found += [solution] if solution else []
        if len(found) > 1 or clock() - start > PATIENCE:
            break
        yield
    else:
        is_whole = True
    status = status_of(len(found), is_whole)
    told = SurveyedData(index=number, status=status)
    if found:
        told["solution"] = list(found[0])
    if rate and status == "unique":
        known = yield from _rated(puzzle, found[0], clock)
        told |= {"level": known.level, "er": known.er}
    return told


def _rated(puzzle: Puzzle, solution: Sequence[int], clock: Clock) -> Generator[None, None, rating.Rating]:
    """Rate as far as the patience for one puzzle goes."""
    task = rating.bounded(rating.work(puzzle, SCALES, solution=solution), Budget(seconds=PATIENCE, clock=clock))
    return retold(task, lambda told: None)
