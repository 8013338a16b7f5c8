"""Lists what is near puzzles, in a search that can be stopped and continued; examines a solution grid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.line import parse_line
from pencilmark.board.masks import bits
from pencilmark.board.model import Puzzle
from pencilmark.board.speech import say
from pencilmark.board.task import Budget, Cancelled, Slowly, retold
from pencilmark.doors.handlers import Clock, Handler
from pencilmark.doors.protocol.near import LaboratoryData, LaboratoryRequest, SizeData, VicinityData, VicinityRequest
from pencilmark.doors.protocol.reading import ListedData
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.engine import plain
from pencilmark.engine.answers import Solution
from pencilmark.engine.hitting import Hitting
from pencilmark.engine.laboratory import AT_ONCE, examine_slowly, grid_of
from pencilmark.engine.unavoidable import unavoidable_slowly
from pencilmark.engine.vicinity import distinct, leasts, near_slowly, pieces, read_exchange
from pencilmark.human import rating
from pencilmark.human.rating import Rating
from pencilmark.make.generator.dig import filled, values_at
from pencilmark.make.nearby import Ascent, Scale, climb, twins

NINE = board("9")
PATIENCE = 10.0
"""Seconds for rating one puzzle on the way to a harder one."""
STEPS = 20
Batch = tuple[list[bytes], float]
"""Puzzles that were found, and the share of the puzzle's own search that is done."""


class Vicinity:
    """The vicinity of some puzzles, as last requested; it stays until another one is asked for."""

    def __init__(self) -> None:
        self._asked: VicinityRequest | None = None
        self._notes: Iterator[Note | None] = iter(())
        self.found = 0

    def notes(self, request: VicinityRequest, clock: Clock) -> Iterator[Note | None]:
        """Return the remaining notes of a *request*, all of them if it is another one than before."""
        asked: VicinityRequest = {**request, "id": 0, "again": False}
        if not request.get("again") or asked != self._asked:
            self._asked, self.found = asked, 0
            self._notes = self._all(asked, clock)
        return self._notes

    def _all(self, request: VicinityRequest, clock: Clock) -> Iterator[Note | None]:
        puzzles = [Puzzle(NINE, parse_line(line, NINE).givens) for line in request["lines"].split("\n")]
        known = set(leasts(NINE, [bytes(puzzle.givens) for puzzle in puzzles]))
        for number, puzzle in enumerate(puzzles):
            solved = engine.solve(puzzle)
            batches = _near(request, puzzle, solved.solutions[0], clock) if solved.status == "unique" else iter(())
            for batch in batches:
                if batch is None:
                    yield None
                    continue
                new = [one.puzzle for one in distinct(NINE, batch[0], known)]
                self.found += len(new)
                done = (number + batch[1]) / len(puzzles)
                yield Note(done=done, text=say("vicinity-found", found=self.found), listed=_listed(new, number))


def vicinity(request: VicinityRequest, clock: Clock, search: Vicinity) -> Work[VicinityData]:
    """List what is near each puzzle with one solution, each class once; if cancelled, return what was found by then."""
    read_exchange(request["exchange"])
    try:
        yield from _open(search, request, clock)
    except Cancelled:
        return VicinityData(found=search.found, ended=False)
    return VicinityData(found=search.found, ended=True)


def _open(search: Vicinity, request: VicinityRequest, clock: Clock) -> Iterator[Note | None]:
    """Pass on the notes of a search, without ending the search at the end of this."""
    for note in search.notes(request, clock):  # noqa: UP028  # `yield from` would end the search, too
        yield note


def _near(request: VicinityRequest, puzzle: Puzzle, solution: Solution, clock: Clock) -> Iterator[Batch | None]:
    """Yield what is near one puzzle, and None in between."""
    what, most = request["what"], request.get("givens")
    if what == "exchange":
        yield from _exchanged(puzzle, request)
    elif what == "twins":
        for one in twins(puzzle):
            yield [one], 0.0
    elif what == "below" or what == "grid":
        start = puzzle if what == "below" else Puzzle(NINE, solution)
        yield from _below(start, solution, most)
    else:
        yield from _climbed(puzzle, request, clock)


def _exchanged(puzzle: Puzzle, request: VicinityRequest) -> Iterator[Batch | None]:
    parts = list(pieces(puzzle, read_exchange(request["exchange"]), request["minimal"]))
    for at, part in enumerate(parts, 1):
        found = yield from near_slowly(part)
        yield [one.puzzle for one in found], at / len(parts)


def _below(start: Puzzle, solution: Solution, most: int | None) -> Iterator[Batch | None]:
    sets = yield from retold(unavoidable_slowly(NINE, solution, AT_ONCE), lambda _: None)
    search = Hitting(start, solution, filled(bytes(start.givens)), most, sets)
    for chosen in search:
        yield None if chosen is None else ([bytes(values_at(solution, chosen))], search.searched)


def _climbed(puzzle: Puzzle, request: VicinityRequest, clock: Clock) -> Iterator[Batch | None]:
    """Yield each puzzle on the climb that is harder than the one before."""
    scale: Scale = "er" if request["what"] == "er" else "hodoku-score"
    scales = ("se",) if scale == "er" else ("hodoku",)
    known = set[bytes]()

    def rated(here: bytes) -> Iterator[tuple[bytes, Rating] | None]:
        for batch in _exchanged(Puzzle(NINE, tuple(here)), request):
            for one in distinct(NINE, batch[0], known) if batch else ():
                yield one.puzzle, (yield from rating_of(one.puzzle))
            yield None

    def rating_of(givens: bytes) -> Slowly[Rating]:
        own = Puzzle(NINE, tuple(givens))
        task = rating.work(own, scales, solution=engine.first(own).solutions[0])
        return retold(rating.bounded(task, Budget(seconds=PATIENCE, clock=clock)), lambda told: None)

    here = bytes(puzzle.givens)
    known.update(leasts(NINE, [here]))
    own = yield from rating_of(here)
    for one in climb(here, own, scale, rated, STEPS):
        yield ([one.puzzle], one.step / STEPS) if isinstance(one, Ascent) and one.step else None


def _listed(found: Sequence[bytes], number: int) -> list[ListedData]:
    lines = [plain.line_of(one) for one in found]
    return [
        ListedData(line=number + 1, text=line, puzzle=line, board="9", clues=plain.CELLS - line.count("."))
        for line in lines
    ]


def laboratory(request: LaboratoryRequest) -> Work[LaboratoryData]:
    """Examine the grid of a puzzle with one solution."""
    grid = grid_of(Puzzle(NINE, parse_line(request["line"], NINE).givens))
    found = yield from retold(examine_slowly(grid, request["most"]), lambda told: Note(done=told.done, text=told.words))
    sizes = [SizeData(size=size, sets=sets, orbits=orbits) for size, (sets, orbits) in found.sizes().items()]
    return LaboratoryData(
        grid=plain.line_of(bytes(found.grid)),
        canonical=plain.line_of(bytes(found.least)),
        automorphisms=found.automorphisms,
        bands=[band.number for band in found.bands],
        completions=[band.completions for band in found.bands],
        sizes=sizes,
        complete=found.complete,
        mcn=found.mcn,
        proved=found.packing.is_proved,
        disjoint=[list(bits(one)) for one in found.packing.sets],
    )


HANDLERS = {"vicinity": Handler(vicinity, timed=True, session=Vicinity), "laboratory": Handler(laboratory)}
