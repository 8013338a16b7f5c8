"""Searches a pattern for puzzles by rating."""

from __future__ import annotations

from functools import partial
from random import Random

from pencilmark import engine
from pencilmark.board.errors import InputError
from pencilmark.board.line import line_on, parse_line
from pencilmark.board.masks import where
from pencilmark.board.model import Puzzle
from pencilmark.board.speech import say
from pencilmark.board.task import Budget, Cancelled, Running
from pencilmark.doors.handlers import Clock, Handler
from pencilmark.doors.protocol.pattern import PatternData, PatternRequest
from pencilmark.doors.protocol.reading import ListedData
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.make.generator.pattern import Sampled
from pencilmark.make.pattern_census import NINE, census
from pencilmark.make.pattern_game import Hunt, Range, RatedPuzzle, Sought, alone, filled, read_drawn
from pencilmark.make.usual import odds

SAMPLE = 300
"""Grids from which the number of classes is estimated: a third of a second."""
PATIENCE = 60.0
"""Seconds for rating one puzzle."""
RATED = ("er", "ep", "ed")


def pattern(request: PatternRequest, clock: Clock) -> Work[PatternData]:
    """Search a pattern; if cancelled, answer with what was found by then."""
    cells, given = _read(request["text"])
    known = [*_puzzles(request["known"])] if request["known"] else []
    if wrong := [one for one in known if where(one) != cells]:
        raise InputError("bad-pattern/other", found=line_on(wrong[0], NINE))
    told, rated, taken = list[str](), 0, 0
    try:
        counting = Running(census(cells, SAMPLE, Random(request["seed"])))
        yield from counting
        told = counting.result.lines
        yield Note(done=0.0, text=told[0])
        er, ep, ed = (_range(request, name) for name in RATED)
        sought = Sought(er, ep, ed, request["minimal"], request["changed"])
        hunt = Hunt(sought, alone(sought, partial(Budget, seconds=PATIENCE, clock=clock)))
        ratings = set[float | None]()
        for seen in hunt.run([*given, *known], filled(cells, Random(request["seed"]))):
            if isinstance(seen, RatedPuzzle):
                rated += 1
                is_new = seen.puzzle not in known and not (request["each_er"] and seen.rating.er in ratings)
                ratings.update({seen.rating.er} if seen.fits else ())
                taken += seen.fits and is_new
                share, text = taken / request["count"], say("pattern-told", rated=rated, found=taken)
                yield Note(done=share, text=text, listed=[_listed(seen)] if seen.fits and is_new else [])
            elif isinstance(seen, Sampled) and seen.vain and not rated:
                yield Note(done=None, text=say("pattern-vain", sample=seen.vain, bound=odds(seen.vain)))
            else:
                yield None
            if taken >= request["count"]:
                break
    except Cancelled:
        pass
    return PatternData(rated=rated, found=taken, told=told)


def _read(text: str) -> tuple[int, list[bytes]]:
    """Read a drawing, or puzzles with the same pattern. Raises InputError."""
    if (drawn := read_drawn(text)) is not None:
        return drawn, []
    puzzles = _puzzles(text)
    cells = where(puzzles[0])
    if wrong := [one for one in puzzles if where(one) != cells]:
        raise InputError("bad-pattern/other", found=line_on(wrong[0], NINE))
    return cells, puzzles


def _puzzles(text: str) -> list[bytes]:
    """Read puzzles with one solution, one a line; anything after them on the line is ignored. Raises InputError."""
    lines = [line.split()[0] for line in text.splitlines() if line.strip()]
    puzzles = [parse_line(line, NINE) for line in lines or [""]]
    for one in puzzles:
        engine.only_solution(Puzzle(NINE, one.givens))
    return [bytes(one.givens) for one in puzzles]


def _range(request: PatternRequest, name: str) -> Range:
    """Return the requested range of a scale."""
    found = request.get(name)
    return (found[0], found[1]) if isinstance(found, list) and len(found) == len(("low", "high")) else None


def _listed(seen: RatedPuzzle) -> ListedData:
    line = line_on(seen.puzzle, NINE)
    listed = ListedData(line=1, text=line, puzzle=line, board="9", clues=sum(map(bool, seen.puzzle)))
    if seen.rating.er is not None and seen.rating.ep is not None and seen.rating.ed is not None:
        listed |= ListedData(**listed, er=seen.rating.er, ep=seen.rating.ep, ed=seen.rating.ed)
    return listed


HANDLERS = {"pattern": Handler(pattern, timed=True)}
