"""What printing for the page needs: its puzzles with the facts to show, and its settings for the paper."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace

from pencilmark import engine
from pencilmark.board.errors import InputError, Unavailable
from pencilmark.board.model import Puzzle
from pencilmark.board.speech import say
from pencilmark.board.task import Budget, Task, retold
from pencilmark.doors.handlers.pieces import written
from pencilmark.doors.protocol.printing import FoundData, PaperData, PrintPuzzle
from pencilmark.doors.protocol.replies import Note
from pencilmark.human import rating
from pencilmark.make.batch import RATED_SIZE
from pencilmark.make.fields import read_fields
from pencilmark.paper.entry import Entry
from pencilmark.paper.papers import PaperError
from pencilmark.paper.sheet import PagePlan, Sheet

MOST = 1000
"""Puzzles in one sheet, at most."""
NODES = 50_000
"""Positions to look at for an answer, at most: without one, the sheet says so."""


def sheet_of(data: PaperData) -> Sheet:
    """Turn the page's data into a sheet. Raises PaperError."""
    return Sheet(**read_fields(Sheet, data, "paper"))


SCALES = {"level": "own", "rating": "se"}
"""The scale of each field that is a rating."""


class Printing:
    """The puzzles of a request on its *sheet*: what the page knows about them, and what is found for it.

    *entries* are the puzzles with all that is known; *found* is what was not known before. Raises PaperError if there
    are no puzzles, or too many.
    """

    def __init__(self, puzzles: Sequence[PrintPuzzle], sheet: Sheet) -> None:
        if not 1 <= len(puzzles) <= MOST:
            raise PaperError("bad-count/puzzles-print", most=MOST, found=len(puzzles))
        self.sheet = sheet
        self.entries = [_entry(data) for data in puzzles]
        self.found: dict[int, FoundData] = {}
        self._known = [{"solution", *SCALES} & data.keys() for data in puzzles]

    def lacking(self, plans: Sequence[PagePlan], *, rates: bool = True) -> list[tuple[int, str]]:
        """List the facts that the pages of *plans* show and that are not known yet: (place of the puzzle, field).

        Levels and ratings count only if it *rates*.
        """
        places = ((plan, place) for plan in plans for place in range(plan.start, plan.stop))
        wanted = ((place, field) for plan, place in places for field in self._told(plan, place, rates))
        return [(place, field) for place, field in wanted if field not in self._known[place]]

    def _told(self, plan: PagePlan, place: int, rates: bool) -> Iterator[str]:
        """Yield the facts that a page shows about the puzzle at a *place*."""
        show, puzzle = self.sheet.show, self.entries[place].puzzle
        is_rated = (
            rates and not plan.answers and puzzle.geometry.value_count <= RATED_SIZE and puzzle.geometry.first == 1
        )
        graded = [field for field in SCALES if field in show and is_rated and (field == "level" or not puzzle.rules)]
        if plan.answers or self.sheet.answers == "foot" or graded:
            yield "solution"
        yield from graded

    def complete(self, plans: Sequence[PagePlan], *, rates: bool = True) -> Task[Note | None, None]:
        """Find the facts that the pages of *plans* show: answers, and levels and ratings if it *rates*."""
        tasks = self.lacking(plans, rates=rates)
        for done, (place, field) in enumerate(tasks):
            yield Note(done=done / len(tasks) / 2, text=say("puzzles-answered", done=done, total=len(tasks)))
            puzzle = replace(self.entries[place].puzzle, placed=None)
            if field == "solution":
                self._solved(place, (yield from _only_solution(puzzle)))
            else:
                solution = self.entries[place].solution
                words = (yield from _words(puzzle, field, solution)) if solution else ""
                self._rated(place, field, words)

    def _solved(self, place: int, solution: tuple[int, ...] | None) -> None:
        self.entries[place] = replace(self.entries[place], solution=solution, is_searched=True)
        self._note(place)["solution"] = list(solution or ())
        self._known[place].add("solution")

    def _rated(self, place: int, field: str, words: str) -> None:
        told: dict[str, str] = {field: words}
        self.entries[place] = replace(self.entries[place], **told)  # type: ignore[arg-type]  # level or rating
        self._note(place).update(told)  # type: ignore[typeddict-item]  # level or rating
        self._known[place].add(field)

    def _note(self, place: int) -> FoundData:
        return self.found.setdefault(place, FoundData(place=place))


def _entry(data: PrintPuzzle) -> Entry:
    puzzle = written(data, data.get("placed"))
    solution = tuple(data.get("solution", ())) or None
    if solution and len(solution) != puzzle.geometry.cell_count:
        raise InputError("bad-length/cells", count=puzzle.geometry.cell_count, found=len(solution))
    told = {"level": data.get("level", ""), "rating": data.get("rating", ""), "seed": data.get("seed")}
    told |= {"title": data.get("title", ""), "words": data.get("words", "")}
    return Entry(puzzle, solution, is_searched="solution" in data, **told)  # type: ignore[arg-type]  # five fields


def with_places(entry: Entry) -> Entry:
    """Show placeholders for a level and a rating not known yet: a preview does not wait for them."""
    return replace(entry, level=entry.level or say("place-for-level"), rating=entry.rating or say("place-for-er"))


def _only_solution(puzzle: Puzzle) -> Generator[None, None, tuple[int, ...] | None]:
    try:
        answer = yield from engine.first_slowly(puzzle, 2, budget=Budget(nodes=NODES))
    except Unavailable:
        return None
    return answer.solutions[0] if answer.status == "unique" else None


def _words(puzzle: Puzzle, field: str, solution: Sequence[int]) -> Generator[None, None, str]:
    """Rate a puzzle for a *field*: return its level or its ER in words, empty if unknown."""
    known = yield from retold(rating.work(puzzle, (SCALES[field],), solution=solution), lambda known: None)
    if field == "level":
        return known.level or ""
    return f"ER {known.er}" if known.er is not None else ""
