"""A referee for variants: CaDiCaL, fed with clauses that come from definitions written down here once more.

Pairs of cells are clauses of what they must not be. Everything else is an automaton that reads cells one by one: a
variable for each state at each place, and clauses for its steps (`referee_rules`). Only of a variant that is not
written down there the definition itself is tried out, cell by cell.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, pairwise, product
from typing import Any

from pysat.solvers import Solver
from tests import referee_rules

from pencilmark.board.model import Puzzle
from pencilmark.rules.rule import clues_of

State = Any
Step = Callable[[State, int, int], State | None]
Pair = Callable[[int, int], bool]


class Referee:
    """One puzzle as clauses."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.geometry, self.top = puzzle.geometry, puzzle.geometry.value_count
        self.size = puzzle.geometry.size
        self.last = self.geometry.cell_count * self.top
        self.clauses: list[list[int]] = []
        self.names: dict[tuple[object, ...], int] = {}
        self.clues = clues_of(puzzle.rules)
        self.board(puzzle)
        self.modified = [(modifier.factor, self.modifier(modifier.cells)) for modifier in self.geometry.modifiers]
        for (_, one), (_, other) in combinations(self.modified, 2):
            self.clauses += [[-one[cell], -other[cell]] for cell in one]
        for clue in self.clues:
            referee_rules.MEANS.get(clue.name, referee_rules.few_cells)(self, clue)

    def named(self, *name: object) -> int:
        """Number the variable of that name."""
        if name not in self.names:
            self.names[name] = self.fresh()
        return self.names[name]

    def is_(self, cell: int, value: int) -> int:
        """Number the variable of a value in a cell."""
        return cell * self.top + value

    def board(self, puzzle: Puzzle) -> None:
        """Say what the board and the givens say."""
        values = range(1, self.top + 1)
        for cell, given in enumerate(puzzle.givens):
            if self.geometry.holes >> cell & 1:
                self.clauses += [[-self.is_(cell, value)] for value in values]
                continue
            self.clauses.append([self.is_(cell, value) for value in ([given] if given else values)])
            self.clauses += [[-self.is_(cell, a), -self.is_(cell, b)] for a, b in combinations(values, 2)]
        for house in self.geometry.houses:
            self.different(house.cells)
            if len(house.cells) == self.top:
                self.clauses += [[self.is_(cell, value) for cell in house.cells] for value in values]
        for pair in self.geometry.pairs:
            self.different(pair)

    def modifier(self, known: Sequence[int]) -> dict[int, int]:
        """Number whether each cell is modified: one in each row, column and box is, and no two with the same value."""
        here = {cell: self.fresh() for cell in range(self.geometry.cell_count)}
        for house in self.geometry.houses:
            if house.kind in ("row", "column", "box", "region"):
                self.clauses.append([here[cell] for cell in house.cells])
                self.clauses += [[-here[a], -here[b]] for a, b in combinations(house.cells, 2)]
        for a, b in combinations(here, 2):
            values = range(1, self.top + 1)
            self.clauses += [[-here[a], -here[b], -self.is_(a, value), -self.is_(b, value)] for value in values]
        self.clauses += [[here[cell]] for cell in known]
        return here

    def add_values(self, cells: Sequence[int], weights: Sequence[int], wanted: int) -> None:
        """Make what the cells count, modified or not, add up."""
        layer = {0: self.fresh()}
        self.clauses.append([layer[0]])
        for cell, weight in zip(cells, weights, strict=True):
            after: dict[int, int] = {}
            for (state, here), value in product(layer.items(), range(1, self.top + 1)):
                plain = [one[cell] for _, one in self.modified]
                for unless, factor in [(plain, 1), *[([-one[cell]], factor) for factor, one in self.modified]]:
                    there = after.setdefault(state + weight * factor * value, 0) or self.fresh()
                    after[state + weight * factor * value] = there
                    self.clauses.append([-here, -self.is_(cell, value), *unless, there])
            layer = after
        self.clauses += [[-here] for state, here in layer.items() if state != wanted]

    def pairs(self, pairs: Iterable[tuple[int, int]], fits: Pair) -> None:
        """Forbid the values that do not fit, in each of the pairs."""
        values = range(1, self.top + 1)
        wrong = [(a, b) for a in values for b in values if not fits(a, b)]
        for first, second in pairs:
            self.clauses += [[-self.is_(first, a), -self.is_(second, b)] for a, b in wrong]

    def different(self, cells: Sequence[int]) -> None:
        """Forbid equal values."""
        self.pairs(combinations(cells, 2), lambda a, b: a != b)

    def read(self, cells: Sequence[int], start: State, step: Step, accepts: Callable[[State], bool]) -> None:
        """Make the *cells* be read by an automaton; its step takes the state, the place and the value."""
        self.read_from([start], cells, step, accepts)

    def read_from(
        self, starts: Sequence[State], cells: Sequence[int], step: Step, accepts: Callable[[State], bool]
    ) -> None:
        """Make the *cells* be read by an automaton that begins in any of its *starts*."""
        layer = {start: self.fresh() for start in starts}
        self.clauses.append([*layer.values()])
        for place, cell in enumerate(cells):
            after: dict[State, int] = {}
            for state, here in layer.items():
                for value in range(1, self.top + 1):
                    reached = step(state, place, value)
                    if reached is not None and reached not in after:
                        after[reached] = self.fresh()
                    then = [after[reached]] if reached is not None else []
                    self.clauses.append([-here, -self.is_(cell, value), *then])
            layer = after
        self.clauses += [[-here] for state, here in layer.items() if not accepts(state)]

    def fresh(self) -> int:
        """Make a new variable."""
        self.last += 1
        return self.last

    def solutions(self, limit: int = 2) -> list[tuple[int, ...]]:
        """Find up to *limit* solutions."""
        found: list[tuple[int, ...]] = []
        with Solver("cadical153", bootstrap_with=self.clauses) as solver:
            while len(found) < limit and solver.solve():
                true = {literal for literal in solver.get_model() or () if literal > 0}
                cells = range(self.geometry.cell_count)
                values = range(1, self.top + 1)
                grid = tuple(next((value for value in values if self.is_(cell, value) in true), 0) for cell in cells)
                found.append(grid)
                solver.add_clause([-self.is_(cell, value) for cell, value in enumerate(grid) if value])
        return found

    def neighbours(self) -> list[tuple[int, int]]:
        """List the pairs of cells that share an edge."""
        cells = range(self.geometry.cell_count)
        beside = [(cell, cell + 1) for cell in cells if cell % self.size < self.size - 1]
        return beside + [(cell, cell + self.size) for cell in cells if cell + self.size < len(cells)]

    def unmarked(self, *names: str) -> list[tuple[int, int]]:
        """List the neighbours without a mark of these names."""
        marked = {frozenset(pair) for clue in self.clues if clue.name in names for pair in pairwise(clue.cells)}
        return [pair for pair in self.neighbours() if frozenset(pair) not in marked]

    def apart(self, fits: Callable[[int, int], bool]) -> list[tuple[int, int]]:
        """List the pairs of cells whose distances in rows and columns fit."""
        cells = combinations(range(self.geometry.cell_count), 2)
        return [
            (a, b) for a, b in cells if fits(abs(a // self.size - b // self.size), abs(a % self.size - b % self.size))
        ]
