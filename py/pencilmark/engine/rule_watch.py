"""The search with rules made visible, in the events of `pencilmark.engine.trace`: a ripple names its rule or house."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import bits, lowest, single
from pencilmark.board.model import Candidate, Puzzle
from pencilmark.board.speech import say, write
from pencilmark.engine.answers import Solution
from pencilmark.engine.trace import Event, EventKind
from pencilmark.rules.language.memory import Masks
from pencilmark.rules.propagation.propagators import Propagator

Assumed = tuple[list[int], int, int]


class RuleWatch:
    """Turns what a search does into events for *tell*; a region or a shade that is tried has the name of its cell."""

    def __init__(self, geometry: Geometry, tell: Callable[[Event], None]) -> None:
        self.geometry, self.tell = geometry, tell
        self.grid: list[int] = []
        self._assumed: list[Assumed] = []
        self._choices: dict[int, str] = {}

    def _say(
        self, kind: EventKind, placed: Sequence[Candidate] = (), removed: Sequence[Candidate] = (), where: str = ""
    ) -> None:
        count = self.geometry.cell_count
        own, gone = (tuple(candidate for candidate in found if candidate.cell < count) for found in (placed, removed))
        self.tell(Event(kind, len(self._assumed), tuple(self.grid[:count]), own, gone, where))

    def start(self, masks: list[int], puzzle: Puzzle) -> None:
        """Report how the puzzle begins."""
        self._assumed.clear()
        self.grid = list(masks)
        placed = [Candidate(cell, value) for cell, value in enumerate(puzzle.values) if value]
        self._say("start", placed)
        if not all(masks):
            self._say("contradiction", where=self.geometry.cell_name(masks.index(0)))

    def changed(self, propagator: Propagator, before: Masks, after: Masks) -> None:
        """Report what a propagator struck, and which cells have one candidate left by it."""
        placed, removed = [], []
        for cell, old, new in zip(propagator.cells, before, after, strict=True):
            self.grid[cell] = new
            removed += [Candidate(cell, digit + 1) for digit in bits(old & ~new)]
            if old != new and single(new):
                placed.append(Candidate(cell, lowest(new) + 1))
        self._say("ripple", placed, removed, write(propagator.words))

    def contradiction(self, propagator: Propagator) -> None:
        """Report which rule or house has nothing left."""
        self._say("contradiction", where=write(propagator.words))

    def solution(self, values: Solution) -> None:
        """Report a solution."""
        self._say("solution", [Candidate(cell, value) for cell, value in enumerate(values)])

    def branch(self, places: list[tuple[int, int]]) -> None:
        """Note the choice that the search makes at this depth: between values of a cell, or places of a value."""
        cells = dict.fromkeys(cell for cell, _ in places)
        names = [self.geometry.cell_name(cell % self.geometry.cell_count) for cell in cells]
        if len(cells) == 1:
            what = say("choice-of-values", count=len(places), where=names[0])
        else:
            what = say("choice-of-places", value=lowest(places[0][1]) + 1, cells=names)
        self._choices[len(self._assumed)] = what

    def choose(self, masks: list[int], cell: int, value: int, depth: int) -> None:
        """Report the assumptions taken back, then the next one, *depth* others deep.

        *masks* are those before it.
        """
        while len(self._assumed) > depth:
            grid, old, old_value = self._assumed.pop()
            self.grid = grid
            self._say("back", [Candidate(old, old_value)])
        self.grid = list(masks)
        self._assumed.append((list(masks), cell, lowest(value) + 1))
        removed = [Candidate(cell, digit + 1) for digit in bits(masks[cell] & ~value)]
        self.grid[cell] = value
        self._say("choose", [Candidate(cell, lowest(value) + 1)], removed, self._choices[depth])
