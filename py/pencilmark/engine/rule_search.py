"""The search for a puzzle with rules: all solutions, lazily, without recursion; the face of `pencilmark.engine.search`.

It branches on the values of a cell, or on the two places of a value, where few are left and propagators have often
failed (Boussemart, Hemery, Lecoutre and Sais, "Boosting systematic search by weighting constraints", 2004). Until it
has a solution it restarts now and then, at growing intervals, with what it has learnt about failures, and tries the
alternatives in another order. It can be watched through the events of `pencilmark.engine.trace`: a ripple names its
rule or house.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from random import Random

from pencilmark.board.dice import shuffled
from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import bits, lowest, several, single
from pencilmark.board.model import Candidate, Puzzle
from pencilmark.board.speech import say, write
from pencilmark.engine.answers import Solution, uncovered, without_holes
from pencilmark.engine.trace import Event, EventKind
from pencilmark.rules.language.memory import Masks
from pencilmark.rules.propagation.network import connecting
from pencilmark.rules.propagation.propagators import Propagator

PULSE = 16
PATIENCE = 60.0
NOISE = 1e-6
Frame = tuple[list[int], int, int, float, int]
Place = tuple[int, int]
"""A cell and the bit of a value in it."""


class RuleSearch:
    """One search for the solutions of a puzzle with rules, on any board; iterate it.

    It yields each solution, and None after every PULSE nodes; *nodes*, *share*, *rng* and *watch* are as in
    `pencilmark.engine.search.Search`. It raises RuleError if a rule cannot be read.
    """

    def __init__(self, puzzle: Puzzle, rng: Random | None = None, watch: Callable[[Event], None] | None = None) -> None:
        self.puzzle, self.rng = puzzle, rng
        self._houses = [puzzle.geometry.houses[place].cells for place in puzzle.geometry.full_houses]
        self.watch = RuleWatch(puzzle.geometry, watch) if watch else None
        self.nodes = 0
        self.share = 0.0
        self._mixer: Random | None = None

    def __iter__(self) -> Iterator[Solution | None]:
        """Search; each call starts anew. First it makes the network, also with pauses."""
        self.network = yield from connecting(self.puzzle.geometry, self.puzzle.rules)
        self.nodes, self.share, self._mixer = 1, 0.0, None
        self._weights = [mask.bit_count() for mask in self.network.watchers]
        masks = self.network.load(self.puzzle)
        if self.watch:
            self.watch.start(masks, self.puzzle)
        if not all(masks):
            return
        patience = 1e18 if self.watch else PATIENCE
        while not (yield from self._run(list(masks), self.nodes + patience)):
            self.share = 0.0
            patience *= 1.3
            self._mixer = Random(self.nodes)

    def _run(self, masks: list[int], last: float) -> Generator[Solution | None, None, bool]:
        """Search from the start; return whether it reached the end: without a solution, it stops at node *last*."""
        stack: list[Frame] = []
        geometry = self.puzzle.geometry
        weight, depth, waiting = 1.0, 0, self.network.everything
        while True:
            places = self._settle(masks, waiting)
            if places is None:
                self.share += weight
            elif not places:
                self.share += weight
                found = [lowest(mask) + 1 for mask in masks]
                solution = uncovered(found, geometry.cell_count)
                solution = without_holes(solution, geometry) if geometry.holes else solution
                if self.watch:
                    self.watch.solution(solution)
                last = 1e18
                yield solution
            else:
                weight = self._branch(masks, places, stack, weight, depth)
            if not stack:
                return True
            if self.nodes > last:
                return False
            masks, cell, value, weight, depth = stack.pop()
            masks = list(masks)
            if self.watch:
                self.watch.choose(masks, cell, value, depth)
            depth += 1
            masks[cell] = value
            waiting = self.network.watchers[cell]
            self.nodes += 1
            if self.nodes % PULSE == 0:
                yield None

    def _settle(self, masks: list[int], waiting: int) -> list[Place] | None:
        """Propagate; return what to branch on, nothing if all is solved, None on a contradiction."""
        watch = self.watch
        failed = self.network.settle(masks, waiting, watch.changed if watch else None)
        if failed is None:
            return self._choice(masks)
        propagator = self.network.propagators[failed]
        for cell in propagator.cells:
            self._weights[cell] += 1
        if watch:
            watch.contradiction(propagator)
        return None

    def _choice(self, masks: list[int]) -> list[Place]:
        """Choose the values of an open cell, or the two places of a value in a house: the fewest for their weight."""
        rng, weights = self.rng, self._weights
        best, least = -1, 0.0
        for cell, mask in enumerate(masks):
            if several(mask):
                score = mask.bit_count() / (weights[cell] + 1)
                if rng:
                    score *= 1 + NOISE * rng.random()
                if best < 0 or score < least:
                    best, least = cell, score
        if best < 0:
            return []
        return self._two_places(masks, least) or [(best, 1 << digit) for digit in bits(masks[best])]

    def _two_places(self, masks: list[int], bound: float) -> list[Place]:
        """Find a value with two places in a house that score less than *bound*; return nothing if there is none."""
        weights, found = self._weights, list[Place]()
        for cells in self._houses:
            once = twice = more = 0
            for cell in cells:
                mask = masks[cell]
                more |= twice & mask
                twice |= once & mask
                once |= mask
            for digit in bits(twice & ~more):
                first, second = (cell for cell in cells if masks[cell] >> digit & 1)
                score = 4 / (weights[first] + weights[second] + 2)
                if score < bound:
                    bound, found = score, [(first, 1 << digit), (second, 1 << digit)]
        return found

    def _branch(self, masks: list[int], places: list[Place], stack: list[Frame], weight: float, depth: int) -> float:
        """Push the alternatives, the first to be tried on top."""
        mixer = self.rng or self._mixer
        if mixer:
            places = shuffled(mixer, places)
        if self.watch:
            self.watch.branch(places)
        weight /= len(places)
        stack.extend((masks, cell, value, weight, depth) for cell, value in reversed(places))
        return weight


Assumed = tuple[list[int], int, int]


class RuleWatch:
    """Turns what a search does into events for *tell*; a region or a shade that is tried is named after its cell."""

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
        """Report what a propagator struck, and which cells have only one candidate left as a result."""
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
        """Report which assumptions are taken back, then the next one, made when *depth* others hold.

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
