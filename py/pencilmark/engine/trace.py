"""The search made visible: its events, and a log that a person can read.

choose          one alternative of a choice is assumed
ripple          a round of singles is placed, and candidates go: an *elimination* round where cells had one
                candidate left, an *only choice* round where a value had one place left in a house
contradiction   a cell without a candidate, or a value without a place in a house
back            the last assumption is taken back
solution        every cell has its value
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import cell_name
from pencilmark.board.masks import bits, lowest
from pencilmark.board.model import Candidate, Puzzle
from pencilmark.board.speech import listed, say
from pencilmark.engine.cover import Cover

EventKind = Literal["start", "choose", "ripple", "contradiction", "back", "solution"]


@dataclass(frozen=True, slots=True)
class Event:
    """What the search did, *depth* assumptions deep.

    *placed* and *removed* are the candidates that it placed and struck; *where* says which choice it is about, or
    the kind of round; *grid* has, for each cell, the mask of what may still stand there afterwards.
    """

    kind: EventKind
    depth: int
    grid: tuple[int, ...]
    placed: tuple[Candidate, ...] = ()
    removed: tuple[Candidate, ...] = ()
    where: str = ""

    def text(self, size: int = 9) -> str:
        """Write the event as a line of the log, indented by its depth."""
        placed = " ".join(candidate.text("=", size) for candidate in self.placed)
        return "  " * self.depth + self._words(placed, _grouped(self.removed, size))

    def _words(self, placed: str, removed: str) -> str:
        count = len(self.removed)
        match self.kind:
            case "start":
                return say("trace-start", givens=len(self.placed), count=count)
            case "choose":
                return say("trace-choose", placed=placed, where=self.where)
            case "ripple":
                struck = say("trace-struck", count=count) + (f": {removed}" if removed else "")
                return say("trace-ripple", where=self.where, what=f"{placed}; {struck}" if placed else struck)
            case "contradiction":
                return say("trace-stop", where=self.where)
            case "back":
                return say("trace-back", placed=placed)
        return say("trace-solution")


def _grouped(candidates: Sequence[Candidate], size: int) -> str:
    """Write candidates cell by cell: ``r1c2<>35 r4c2<>5``."""
    by_cell: dict[int, list[str]] = {}
    for cell, value in candidates:
        by_cell.setdefault(cell, []).append(str(value))
    join = "" if size < 10 else ","
    return " ".join(f"{cell_name(cell, size)}<>{join.join(values)}" for cell, values in by_cell.items())


@dataclass(frozen=True, slots=True)
class _Assumed:
    length: int
    candidate: Candidate
    grid: tuple[int, ...]


class Watch:
    """Turns what the search does into events for *tell*; only a watched search has one."""

    def __init__(self, cover: Cover, tell: Callable[[Event], None]) -> None:
        self.cover, self.tell = cover, tell
        geometry = cover.geometry
        self.grid = tuple(0 if geometry.holes >> c & 1 else geometry.all_digits for c in range(geometry.cell_count))
        self._assumed: list[_Assumed] = []
        self._choices: dict[int, str] = {}
        self._round = ""

    def _candidate(self, place: int) -> Candidate:
        cell, digit = divmod(self.cover.candidate_at[place], self.cover.geometry.value_count)
        return Candidate(cell, digit + 1)

    def _say(self, kind: EventKind, placed: Sequence[Candidate] = (), where: str = "") -> None:
        self.tell(Event(kind, len(self._assumed), self.grid, tuple(placed), (), where))

    def _change(self, kind: EventKind, state: int, places: Sequence[int], where: str) -> None:
        """Report placed candidates, and those of the grid that *state* no longer has."""
        placed = tuple(self._candidate(place) for place in places)
        before = self.grid
        self.grid = self._after(state, placed)
        gone = tuple(
            Candidate(cell, digit + 1)
            for cell, (old, new) in enumerate(zip(before, self.grid, strict=True))
            for digit in bits(old & ~new)
        )
        self.tell(Event(kind, len(self._assumed), self.grid, placed, gone, where))

    def _after(self, state: int, placed: Sequence[Candidate]) -> tuple[int, ...]:
        grid = list(self.grid)
        for flag in bits(state & self.cover.cell_flags):
            grid[self.cover.cells[self.cover.field_of(flag)]] = 0
        for cell, value in self.cover.candidates(state):
            grid[cell] |= 1 << (value - 1)
        for cell, value in placed:
            grid[cell] = 1 << (value - 1)
        return tuple(grid)

    def start(self, state: int, trail: Sequence[int]) -> None:
        """Report how the puzzle begins."""
        self._change("start", state, trail, "")

    def clash(self, puzzle: Puzzle) -> None:
        """Report that givens contradict each other, or a given its pencil marks."""
        pairs = puzzle.conflicts()
        names = [self.cover.geometry.cell_name(cell) for cell in pairs[0]] if pairs else []
        self._say("contradiction", where=listed(names) if names else say("trace-givens"))

    def one_kind(self, singles: int) -> int:
        """Keep the naked singles, if there are any, so that a round is of one kind."""
        naked = singles & self.cover.cell_flags
        self._round = say("trace-elimination") if naked else say("trace-only-choice")
        return naked or singles

    def ripple(self, state: int, places: Sequence[int]) -> None:
        """Explain a round of singles, whose places are given."""
        self._change("ripple", state, places, self._round)

    def contradiction(self, flags: int) -> None:
        """Report which choice has nothing left."""
        field = self.cover.field_of(lowest(flags))
        self._say("contradiction", where=self.cover.describe(field))

    def solution(self, trail: Sequence[int]) -> None:
        """Report a solution."""
        values = self.cover.values(trail)
        self._say("solution", [Candidate(cell, value) for cell, value in enumerate(values)])

    def branch(self, flag: int, length: int, alternatives: int) -> None:
        """Note the choice, with its number of *alternatives*, that the search makes after *length* placements."""
        self._choices[length] = say(
            "choice-of-values", count=alternatives, where=self.cover.describe(self.cover.field_of(flag))
        )

    def choose(self, state: int, place: int, length: int) -> None:
        """Report which assumptions are taken back, then the next one."""
        while self._assumed and self._assumed[-1].length >= length:
            taken = self._assumed.pop()
            self.grid = taken.grid
            self._say("back", [taken.candidate])
        self._assumed.append(_Assumed(length, self._candidate(place), self.grid))
        self._change("choose", state & self.cover.keep[place], [place], self._choices[length])
