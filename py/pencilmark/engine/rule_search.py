"""The search for a puzzle with rules: all solutions, lazily, without recursion; the face of `pencilmark.engine.search`.

It branches on the values of a cell, or the two places of a value, where few are left and propagators failed often
(Boussemart, Hemery, Lecoutre and Sais, "Boosting systematic search by weighting constraints", 2004). Until it has a
solution it restarts now and then, at growing intervals, with what it has learnt about failures, and tries the
alternatives in another order.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from random import Random

from pencilmark.board.dice import shuffled
from pencilmark.board.masks import bits, lowest, several
from pencilmark.board.model import Puzzle
from pencilmark.engine.answers import Solution, uncovered, without_holes
from pencilmark.engine.rule_watch import RuleWatch
from pencilmark.engine.trace import Event
from pencilmark.rules.propagation.network import connecting

PULSE = 16
PATIENCE = 60.0
NOISE = 1e-6
Frame = tuple[list[int], int, int, float, int]
Place = tuple[int, int]
"""A cell and the bit of a value in it."""


class RuleSearch:
    """One search for the solutions of a puzzle with rules, on any board; iterate it.

    It yields each solution, and None after every PULSE nodes; *nodes*, *share*, *rng* and *watch* are as in
    `pencilmark.engine.search.Search`. It raises RuleError when a rule can't be read.
    """

    def __init__(self, puzzle: Puzzle, rng: Random | None = None, watch: Callable[[Event], None] | None = None) -> None:
        self.puzzle, self.rng = puzzle, rng
        self._houses = [puzzle.geometry.houses[place].cells for place in puzzle.geometry.full_houses]
        self.watch = RuleWatch(puzzle.geometry, watch) if watch else None
        self.nodes = 0
        self.share = 0.0
        self._mixer: Random | None = None

    def __iter__(self) -> Iterator[Solution | None]:
        """Search; each call starts anew and makes the network first, pausing there, too."""
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
        """Search from the start; return whether it reached the end: without a solution it stops at node *last*."""
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
        """Propagate; return what to branch on, nothing when all is solved, or None after a contradiction."""
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
        """Choose the values of an open cell or the two places of a value in a house: few for their weight."""
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
        """Find a value with two places in a house that score less than *bound*; nothing if there is none."""
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
