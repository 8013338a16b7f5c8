"""Puzzles in which regions or shades are found with the digits: each wrong solution is excluded by one more clue.

The regions are those of a random jigsaw, the shades those of a random search. Clues are chosen among all that are true:
as long as there is another solution, one that is false in it is added, or a digit or a shade is given. Then givens and
clues are removed in random order while the solution stays the only one.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from pencilmark import engine
from pencilmark.board.dice import shuffled
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Puzzle, Rule
from pencilmark.board.phrase import phrase
from pencilmark.board.task import Task
from pencilmark.engine import kernels
from pencilmark.engine.answers import BackendName, Budget, Solution, Uncovered, uncovered
from pencilmark.make.generator.layouts import random_regions
from pencilmark.make.made import Made, Trying
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Wish
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.rule import named, parse_rules
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.expand import expand
from pencilmark.rules.variants.registry import LATIN, with_word
from pencilmark.rules.variants.unknown import CHAOS, GIVEN_SHADES

GRID_NODES = 3_000
NODES = 3_000
"""Nodes in which a second solution must be found, or the search end."""
CLUES = 2
"""Clues that are added before digits are given, times the size of the board."""


def only(puzzle: Puzzle, solution: Solution, told: Trying) -> Task[Trying, bool]:
    """Report whether a *solution* is the only one of a puzzle; meanwhile, yield *told* as pauses.

    >>> grid = (1, 2, 2, 1)
    >>> [finished(only(Puzzle(board("2 latin"), givens), grid, Trying())) for givens in ((1, 0, 0, 0), (0, 0, 0, 0))]
    [True, False]
    """
    search, _ = engine.stream(puzzle)
    is_one = False
    for found in search:
        if found and (is_one or found != solution):
            return False  # two may have the same digits
        is_one |= found is not None
        if not found:
            yield told
    return is_one


def uncovered_grid(geometry: Geometry, part: VariantPart, rng: Random) -> tuple[Geometry, Uncovered | None]:
    """Draw a grid with its regions or shades, None if there is none; also return the puzzle's board."""
    count, budget = geometry.cell_count, Budget(nodes=GRID_NODES)
    if part.kind.variant.name != CHAOS:
        rules = parse_rules(part.kind.always, geometry)
        found = engine.first(Puzzle(geometry, (0,) * count, rules=rules), rng=rng, budget=budget)
        drawn = found.solutions[0] if found.solutions else None
        return geometry, drawn if isinstance(drawn, Uncovered) else None
    labels = random_regions(geometry.size, rng)
    divided = with_word(geometry, f"regions={labels}")
    found = engine.first(Puzzle(divided, (0,) * count), rng=rng, budget=budget)
    if not found.solutions:
        return with_word(geometry, LATIN), None
    whole = uncovered((*found.solutions[0], *map(sorted(set(labels)).index, labels)), count)
    assert isinstance(whole, Uncovered)
    return with_word(geometry, LATIN), whole


class Uncovering:
    """One grid with regions or shades on its way to a puzzle."""

    def __init__(
        self, wish: Wish, part: VariantPart, geometry: Geometry, solution: Uncovered, rng: Random, tried: int
    ) -> None:
        self.wish, self.part, self.geometry, self.solution = wish, part, geometry, solution
        self.rng, self.tried = rng, tried
        self.always = parse_rules(part.kind.always, geometry)
        self.reserve = shuffled(rng, list(self._true_clues()))
        self.clues, self.givens = list[Clue](), [0] * geometry.cell_count

    def run(self) -> Task[Trying, Made | None]:
        """Add what is missing and drop what is superfluous; None if the clues alone must suffice and do not."""
        while True:
            yield self._trying()
            answer = engine.solve(self.puzzle(), budget=Budget(nodes=NODES), backend=self._backend)
            if answer.status == "unique":
                break
            wrong = next((found for found in answer.solutions if not self._is_it(found)), None)
            if not self._tell_apart(wrong):
                return None
        for cell in shuffled(self.rng, [cell for cell, value in enumerate(self.givens) if value]):
            fewer = [0 if other == cell else value for other, value in enumerate(self.givens)]
            if (yield from self._stays(self.clues, fewer)):
                self.givens = fewer
        for clue in shuffled(self.rng, self.clues):
            clues = [other for other in self.clues if other != clue]
            if (yield from self._stays(clues, self.givens)):
                self.clues = clues
        self._join_shades()
        return Made(self.puzzle(), self.solution, self.tried, minimal=self.wish.minimal)

    def _join_shades(self) -> None:
        """Make one clue of all cells given as shaded, and one of those given as unshaded."""
        for name in GIVEN_SHADES:
            cells = tuple(sorted(cell for clue in self.clues if clue.name == name for cell in clue.cells))
            self.clues = [clue for clue in self.clues if clue.name != name] + [Clue(name, (), (cells,))] * bool(cells)

    @property
    def more(self) -> list[Rule]:
        """List other clues that are true."""
        return [named(clue, self.geometry) for clue in self.reserve]

    def puzzle(self, clues: list[Clue] | None = None, givens: list[int] | None = None) -> Puzzle:
        """Return the current puzzle, or one with other clues or givens."""
        clues = sorted(self.clues if clues is None else clues, key=lambda clue: (clue.name, clue.groups))
        rules: list[Rule] = [*self.always, *(named(clue, self.geometry) for clue in clues)]
        return Puzzle(self.geometry, tuple(self.givens if givens is None else givens), rules=tuple(rules))

    @property
    def _backend(self) -> BackendName:
        """Name the backend that looks for solutions: the same, with one result, on every machine that compiles."""
        return "wasm" if kernels.is_available(self.geometry) else "python"

    def _is_it(self, found: Solution) -> bool:
        return isinstance(found, Uncovered) and found.whole == self.solution.whole

    def _trying(self) -> Trying:
        clues, givens = len(self.clues), sum(map(bool, self.givens))
        return Trying(says=phrase("setting-clues-givens", clues=clues, givens=givens), tried=self.tried)

    def _stays(self, clues: list[Clue], givens: list[int]) -> Task[Trying, bool]:
        """Report whether there is still one solution: within few nodes, or however long it takes if *minimal*."""
        puzzle = self.puzzle(clues, givens)
        yield self._trying()
        if not self.wish.minimal:
            return engine.solve(puzzle, budget=Budget(nodes=NODES), backend=self._backend).status == "unique"
        return (yield from only(puzzle, self.solution, self._trying()))

    def _tell_apart(self, wrong: Solution | None) -> bool:
        """Add a clue that is false in a *wrong* solution, or give a digit or a shade that this solution lacks.

        If none was found in time, any clue or digit will do. Report whether something was added.
        """
        breaking = (place for place, clue in enumerate(self.reserve) if not wrong or not self._is_true(clue, wrong))
        place = next(breaking, None)
        if place is not None and len(self.clues) < CLUES * self.geometry.size:
            self.clues.append(self.reserve.pop(place))
            return True
        open_ = [cell for cell, value in enumerate(self.givens) if not value]
        cells = [cell for cell in open_ if not wrong or wrong[cell] != self.solution[cell]]
        if cells and self.part.givens:
            cell = shuffled(self.rng, cells)[0]
            self.givens[cell] = self.solution[cell]
        elif isinstance(wrong, Uncovered) and wrong.shades != self.solution.shades:
            pairs = enumerate(zip(wrong.shades, self.solution.shades, strict=True))
            cell = shuffled(self.rng, [cell for cell, (one, other) in pairs if one != other])[0]
            self.clues.append(Clue(GIVEN_SHADES[self.solution.shades[cell] - 1], (), ((cell,),)))
        elif place is not None:
            self.clues.append(self.reserve.pop(place))
        else:
            return False
        return True

    def _is_true(self, clue: Clue, solution: Solution) -> bool:
        values = solution.values if isinstance(solution, Uncovered) else solution
        return holds(expand(clue, self.geometry))(values)

    def _true_clues(self) -> Iterator[Clue]:
        """Yield a clue of each sort for each cell that can have one."""
        for cell in range(self.geometry.cell_count):
            for sort in self.part.kind.how.each:
                clues = [clue for clue in sort(cell, self.geometry.size) if self._is_true(clue, self.solution)]
                yield from shuffled(self.rng, clues)[:1]
