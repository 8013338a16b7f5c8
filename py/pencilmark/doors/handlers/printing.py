"""What is needed to print for the page: its puzzles with what a page tells of them, and its wishes for the paper."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace
from typing import Any

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.english import say
from pencilmark.board.errors import Unavailable
from pencilmark.board.model import Puzzle
from pencilmark.board.task import retold
from pencilmark.doors.handlers.puzzles import written
from pencilmark.doors.protocol.printing import PaperData, PrintPuzzle
from pencilmark.doors.protocol.replies import Note
from pencilmark.human import rating
from pencilmark.make.batch import RATED_SIZE
from pencilmark.paper.entry import Entry
from pencilmark.paper.papers import PaperError, make_paper
from pencilmark.paper.sheet import Plan, Sheet

MOST = 1000
"""Puzzles in one sheet, at most."""
LARGE = 16
NODES = 50_000
"""Positions to look at for an answer, at most: without one, the sheet says so."""


def sheet_of(data: PaperData) -> Sheet:
    """Turn the page's wishes into a sheet. Raises PaperError."""
    return Sheet(
        make_paper(data["paper"], landscape=data["landscape"], margin=data.get("margin")),
        data["per_page"],
        title=data["title"],
        name_line=data["name_line"],
        show=tuple(data["show"]),
        link=data["link"],
        marks=data["marks"],  # type: ignore[arg-type]  # Sheet checks it
        answers=data["answers"],  # type: ignore[arg-type]  # Sheet checks it
        large=data["large"],
        written=True,  # the page tells what was written only where it is wished
    )


def entries_of(puzzles: Sequence[PrintPuzzle]) -> list[Entry]:
    """Turn the page's puzzles into entries, without answers yet. Raises PaperError when there are none or too many."""
    if not 1 <= len(puzzles) <= MOST:
        raise PaperError("bad-count/puzzles-print", most=MOST, found=len(puzzles))
    return [_entry(data) for data in puzzles]


def _entry(data: PrintPuzzle) -> Entry:
    puzzle = written(data["board"], data["givens"], data.get("rules", ()), None, data.get("placed"))
    return Entry(puzzle, None, data.get("level", ""), data.get("rating", ""), data.get("seed"))


def sat_wheels(puzzles: Sequence[PrintPuzzle], paper: PaperData) -> Sequence[str]:
    """Name the wheels for answers of boards that only python-sat can fill."""
    is_large = any(board(data["board"]).size > LARGE for data in puzzles)
    return ("six", "python-sat") if is_large and paper["answers"] != "none" else ()


class Known:
    """Answers and ratings that were found before: a preview asks again at every change of an option."""

    def __init__(self, most: int = 2 * MOST) -> None:
        self._most = most
        self._solutions: dict[Puzzle, tuple[int, ...] | None] = {}
        self._ratings: dict[tuple[str, ...], dict[Puzzle, tuple[str, str]]] = {
            scales: {} for scales in (("own",), ("se",), ("own", "se"))
        }

    def complete(
        self, entries: Sequence[Entry], plans: Sequence[Plan], sheet: Sheet, *, rates: bool = True
    ) -> Generator[Note | None, None, list[Entry]]:
        """Find what the pages of *plans* tell of the *entries*: answers, and levels and ratings if it *rates*."""
        tasks = list(_tasks(entries, plans, sheet, rates))
        for done, (puzzle, scales) in enumerate(tasks):
            yield Note(done=done / len(tasks) / 2, text=say("puzzles-answered", done=done, total=len(tasks)))
            yield from self._find(puzzle, scales)
        return self.recall(entries, plans, sheet)[0]

    def recall(
        self, entries: Sequence[Entry], plans: Sequence[Plan], sheet: Sheet, *, rates: bool = True
    ) -> tuple[list[Entry], bool]:
        """Return the *entries* with what is known of them, and whether that is all that *plans* tell.

        Levels and ratings count to that only if it *rates*.
        """
        tasks = list(_tasks(entries, plans, sheet, rates))
        is_all = all(puzzle in (self._ratings[scales] if scales else self._solutions) for puzzle, scales in tasks)
        return [self._with_known(entry) for entry in entries], is_all

    def _with_known(self, entry: Entry) -> Entry:
        puzzle = entry.puzzle
        level, words = entry.level, entry.rating
        for table in self._ratings.values():
            found = table.get(puzzle, ("", ""))
            level, words = level or found[0], words or found[1]
        known = puzzle in self._solutions
        return replace(entry, solution=self._solutions.get(puzzle), level=level, rating=words, is_searched=known)

    def _find(self, puzzle: Puzzle, scales: tuple[str, ...]) -> Generator[None, None, None]:
        """Find the answer of a puzzle, None where it isn't the only one, or its rating on *scales*."""
        if puzzle not in self._solutions:
            self._make_room()
            self._solutions[puzzle] = yield from _only_solution(puzzle)
        if scales and puzzle not in self._ratings[scales]:
            is_rated = self._solutions[puzzle] is not None
            self._ratings[scales][puzzle] = (yield from _words(puzzle, scales)) if is_rated else ("", "")

    def _make_room(self) -> None:
        tables: list[dict[Puzzle, Any]] = [self._solutions, *self._ratings.values()]
        for table in tables:
            if len(table) >= self._most:
                table.clear()


def _tasks(
    entries: Sequence[Entry], plans: Sequence[Plan], sheet: Sheet, rates: bool
) -> Iterator[tuple[Puzzle, tuple[str, ...]]]:
    """Yield each puzzle whose answer the pages tell, without scales, and each that they rate, with its scales."""
    for plan in plans:
        for entry in entries[plan.start : plan.stop]:
            if plan.answers or sheet.answers == "foot":
                yield entry.puzzle, ()
            if rates and not plan.answers and (scales := _scales(entry, sheet)):
                yield entry.puzzle, scales


def _scales(entry: Entry, sheet: Sheet) -> tuple[str, ...]:
    """Name the scales on which a puzzle must be rated for what is shown of it and not known yet."""
    puzzle = entry.puzzle
    if puzzle.rules or puzzle.geometry.size > RATED_SIZE:
        return ()
    wanted = {"own": "level" in sheet.show and not entry.level, "se": "rating" in sheet.show and not entry.rating}
    return tuple(name for name, is_wanted in wanted.items() if is_wanted)


KNOWN = Known()


def with_places(entry: Entry) -> Entry:
    """Keep places for a level and a rating that nobody has found yet: a preview doesn't wait for them."""
    return replace(entry, level=entry.level or "level …", rating=entry.rating or "ER …")


def _only_solution(puzzle: Puzzle) -> Generator[None, None, tuple[int, ...] | None]:
    found: list[tuple[int, ...]] = []
    try:
        search, _ = engine.stream(replace(puzzle, placed=None))
        for solution in search:
            if solution:
                found.append(tuple(solution))
            if len(found) > 1 or search.nodes > NODES:
                return None
            yield None
    except Unavailable:
        return None
    return found[0] if found else None


def _words(puzzle: Puzzle, scales: tuple[str, ...]) -> Generator[None, None, tuple[str, str]]:
    """Rate a puzzle: its level and its ER in words, empty where nobody knows."""
    found = yield from retold(rating.work(replace(puzzle, placed=None), scales), lambda known: None)
    return found.level or "", f"ER {found.er}" if found.er is not None else ""
