"""The search for a puzzle with rules: all solutions, lazily, without recursion; the face of `pencilmark.search`.

It branches on the values of a cell with few candidates whose propagators failed often (Boussemart, Hemery, Lecoutre
and Sais, "Boosting systematic search by weighting constraints", 2004). Until there is a solution it starts again now
and then, later each time, with what it has learnt of where failures are.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from random import Random

from pencilmark.answers import Solution
from pencilmark.dice import pick, shuffled
from pencilmark.geometry import bits
from pencilmark.model import Puzzle
from pencilmark.rules.network import network
from pencilmark.rules.watch import RuleWatch
from pencilmark.trace import Event

PULSE = 16
PATIENCE = 60.0
Frame = tuple[list[int], int, int, float, int]


class RuleSearch:
    """One search for the solutions of a puzzle with rules, on any board; iterate it.

    It yields each solution, and None after every PULSE nodes; *nodes*, *share*, *rng* and *watch* are as in
    `pencilmark.search.Search`. Raises RuleError when a rule can't be read.
    """

    def __init__(self, puzzle: Puzzle, rng: Random | None = None, watch: Callable[[Event], None] | None = None) -> None:
        self.puzzle, self.rng = puzzle, rng
        self.network = network(puzzle.geometry, puzzle.rules)
        self.watch = RuleWatch(puzzle.geometry, watch) if watch else None
        self.nodes = 0
        self.share = 0.0

    def __iter__(self) -> Iterator[Solution | None]:
        """Search; each call starts anew."""
        self.nodes, self.share = 1, 0.0
        self._weights = [mask.bit_count() for mask in self.network.watchers]
        masks = self.network.load(self.puzzle)
        if self.watch:
            self.watch.start(masks, self.puzzle)
        if not all(masks):
            return
        patience = 1e18 if self.watch else PATIENCE
        while not (yield from self._run(list(masks), self.nodes + patience)):
            self.share = 0.0
            patience *= 1.5

    def _run(self, masks: list[int], last: float) -> Generator[Solution | None, None, bool]:
        """Search from the start; tell whether to the end. It ends before when no solution is found up to node *last*."""
        stack: list[Frame] = []
        weight, depth, waiting = 1.0, 0, self.network.everything
        while True:
            cell = self._settle(masks, waiting)
            if cell is None:
                self.share += weight
            elif cell < 0:
                self.share += weight
                solution = tuple(mask.bit_length() for mask in masks)
                if self.watch:
                    self.watch.solution(solution)
                last = 1e18
                yield solution
            else:
                weight = self._branch(masks, cell, stack, weight, depth)
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

    def _settle(self, masks: list[int], waiting: int) -> int | None:
        """Propagate; give a cell to branch on, -1 when all is solved, or None after a contradiction."""
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

    def _choice(self, masks: list[int]) -> int:
        """Choose the open cell with the fewest candidates for its weight; -1 when none is open."""
        weights, best, least = self._weights, -1, 0.0
        for cell, mask in enumerate(masks):
            if mask & (mask - 1):
                score = mask.bit_count() / (weights[cell] + 1)
                if best < 0 or score < least:
                    best, least = cell, score
        if self.rng and best >= 0:
            alike = [c for c, m in enumerate(masks) if m & (m - 1) and m.bit_count() / (weights[c] + 1) == least]
            return pick(self.rng, alike)
        return best

    def _branch(self, masks: list[int], cell: int, stack: list[Frame], weight: float, depth: int) -> float:
        """Push the values of *cell*, the first to be tried on top."""
        values = [1 << digit for digit in bits(masks[cell])]
        if self.rng:
            values = shuffled(self.rng, values)
        if self.watch:
            self.watch.branch(cell, len(values))
        weight /= len(values)
        stack.extend((masks, cell, value, weight, depth) for value in reversed(values))
        return weight
