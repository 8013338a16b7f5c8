"""Puzzles with a variant: a random grid, clues that are true in it, the givens that are missing, and no more.

If there are two solutions, a given is set in a cell in which they differ (or a cage there is split), so that few
questions are asked. Then clues and givens are removed in random order while the solution stays the only one.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from pencilmark import engine
from pencilmark.board.dice import pick, shuffled
from pencilmark.board.errors import WishError
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Puzzle, Rule
from pencilmark.board.modifiers import unfolded
from pencilmark.board.phrase import phrase
from pencilmark.board.task import Task, retold
from pencilmark.engine import kernels
from pencilmark.engine.answers import Answer, BackendName, Budget, Solution
from pencilmark.make.generator.layouts import random_regions
from pencilmark.make.made import Made, Trying
from pencilmark.make.setting.grading import grading
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.setting.propose import HIDDEN, Proposer, by_few_marks
from pencilmark.make.setting.scattered import scarce_grid, scattered, without_modifiers
from pencilmark.make.setting.striking import few_givens
from pencilmark.make.setting.telling import telling
from pencilmark.make.setting.uncovering import Uncovering, only, uncovered_grid
from pencilmark.make.wish import Wish
from pencilmark.rules.rule import named, parse_rules
from pencilmark.rules.variants.cells import near_edges
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.registry import with_word

GRID_NODES, NODES, PROOF_NODES = 3_000, 400, 2_000
QUICK_NODES, MOST_NODES, QUICK_GIVENS = 12, 40, 3
SPLITS = 12
SCARCE = range(7, 10)
"""Sizes of boards with regions on which a search of random order finds few grids with rules, and all can be listed."""
QUICK_GRIDS = 20
"""Grids that count as one where each takes but a hundredth of a second, and few of them will do."""


def generate(rng: Random, wish: Wish, part: VariantPart) -> Task[Trying, Made]:
    """Make one puzzle by a *wish* and its *part*. Raises WishError if none is found in the tries allowed.

    >>> part = VariantPart("killer", givens=False)
    >>> made = finished(generate(Random(1), Wish("4", part=part), part))
    >>> engine.solve(made.puzzle).solutions == (made.solution,), made.puzzle.clue_count
    (True, 0)
    """
    grids = part.tries * (QUICK_GRIDS if part.kind.how.is_rare and not part.givens else 1)
    for tried in range(1, grids + 1):
        yield Trying(says=phrase("setting-grid"), tried=tried)
        found: Made | None = None
        more = list[Rule]()
        if part.kind.how.way == HIDDEN:
            geometry, whole = uncovered_grid(wish.geometry, part, rng)
            if whole:
                uncovering = Uncovering(wish, part, geometry, whole, rng, tried)
                found = yield from uncovering.run()
                more = uncovering.more
        else:
            geometry = _geometry(wish.geometry, part, rng)
            solution = yield from (_scarce if _says_more_unmarked(wish, part) else _grid)(geometry, part, rng, tried)
            if solution:
                found = yield from _Setting(wish, part, geometry, solution, rng, tried).run()
        if found and wish.is_graded:
            found = yield from grading(found, wish, part, rng, more)
        if found:
            return found
    raise WishError("not-found/wish-can-be-met", tries=grids)


def _geometry(geometry: Geometry, part: VariantPart, rng: Random) -> Geometry:
    """Return the board, with the word that stands for the variant."""
    word = part.kind.word
    if word == "regions":
        return with_word(geometry, f"regions={random_regions(geometry.size, rng)}")
    return with_word(geometry, word) if word else geometry


def _grid(geometry: Geometry, part: VariantPart, rng: Random, tried: int) -> Task[Trying, Solution | None]:
    """Find a random grid in which everything holds that the variant requires besides clues."""
    always = () if part.kind.variant.context else parse_rules(part.kind.always, geometry)
    empty = Puzzle(geometry, (0,) * geometry.cell_count, rules=always)
    if always and geometry.size in SCARCE and min(geometry.region_of) >= 0:
        return (yield from scarce_grid(empty, rng, tried))
    if geometry.modifiers:
        empty = replace(empty, geometry=without_modifiers(geometry))
    answer = engine.first(empty, rng=rng, budget=Budget(nodes=GRID_NODES))
    found = answer.solutions[0] if answer.solutions else None
    better = None if geometry.grids else part.kind.better
    return better(found, geometry) if found and better else found


def _says_more_unmarked(wish: Wish, part: VariantPart) -> bool:
    """Report whether fewer marks make harder puzzles: if unmarked neighbours say something, too."""
    return wish.level == "Extreme" and bool(part.kind.variant.context)


def _scarce(geometry: Geometry, part: VariantPart, rng: Random, tried: int) -> Task[Trying, Solution | None]:
    """Find a grid with few marks: a random one in which digits and lines are exchanged as long as that saves some."""
    found = yield from _grid(geometry, part, rng, tried)
    return telling(found, geometry, by_few_marks(part.kind.how.of)) if found else None


def _backend(geometry: Geometry) -> BackendName:
    """Name the backend that searches a board with modifiers: the kernel, if there is one."""
    return "wasm" if kernels.is_available(without_modifiers(geometry)) else "python"


class _Setting:
    """One grid on its way to a puzzle."""

    def __init__(
        self, wish: Wish, part: VariantPart, geometry: Geometry, solution: Solution, rng: Random, tried: int
    ) -> None:
        self.wish, self.part, self.geometry, self.solution = wish, part, geometry, solution
        self.rng, self.tried = rng, tried
        self.always = parse_rules(part.kind.always, geometry)
        self.whole = scattered(geometry, solution, rng) if geometry.modifiers else solution
        self.clues = part.kind.propose(self._proposer(not part.givens)) if self.whole else []
        self.givens = [0] * geometry.cell_count
        self.is_exact = wish.minimal or not part.givens

    def _proposer(self, bare: bool = False) -> Proposer:
        """Return a proposer of clues, on the board that a search sees."""
        geometry = unfolded(self.geometry) if self.geometry.modifiers else self.geometry
        return Proposer(geometry, self.whole or self.solution, self.rng, bare)

    def puzzle(self, clues: list[Clue] | None = None, givens: list[int] | None = None) -> Puzzle:
        """Return the current puzzle, or one with other clues or givens."""
        clues = sorted(self.clues if clues is None else clues, key=lambda clue: clue.groups)
        rules = (*(named(clue, self.geometry) for clue in clues), *self.always)
        return Puzzle(self.geometry, tuple(self.givens if givens is None else givens), rules=rules)

    def ask(self, puzzle: Puzzle, nodes: int = 0) -> Answer:
        """Look for two solutions; only briefly if givens can help out and nothing needs to be proved minimal."""
        quick = MOST_NODES if self.wish.level == "Extreme" else QUICK_NODES
        if self.geometry.modifiers:  # the cells behind the board are too many for our search in Python
            return engine.solve(puzzle, budget=Budget(nodes=PROOF_NODES), backend=_backend(self.geometry))
        budget = Budget(nodes=nodes or (NODES if self.is_exact else quick))
        return engine.solve(puzzle, budget=budget, backend="python")  # the same puzzle on every machine

    def is_only(self, puzzle: Puzzle) -> Task[Trying, bool]:
        """Report whether the intended solution is the only one."""
        return (yield from only(puzzle, self.solution, self._told()))

    def _told(self) -> Trying:
        return Trying(says=phrase("setting-clues", clues=len(self.clues)), tried=self.tried)

    def run(self) -> Task[Trying, Made | None]:
        """Add what is missing and drop what is superfluous; None if the clues alone must suffice and do not."""
        kind = self.part.kind
        if not (self.clues or kind.always or kind.word):
            return None
        if self.wish.is_graded and not self.is_exact and not kind.word:  # boards without clues are searched as quickly
            givens = yield from few_givens(self.puzzle(), self.solution, self.wish, self.rng, self._told())
            if givens is not None:
                return Made(self.puzzle(givens=givens), self.solution, self.tried)
        if not (yield from self._complete()):
            return None
        yield from self._drop_givens()
        if self.wish.minimal:
            yield from self._drop_clues()
        if self.is_exact:
            return Made(self.puzzle(), self.solution, self.tried, minimal=self.wish.minimal)
        answer = self.ask(self.puzzle(), PROOF_NODES)
        if answer.solutions != (self.solution,) or answer.status != "unique":
            return None
        return Made(self.puzzle(), self.solution, self.tried, answer.nodes)

    def _complete(self) -> Task[Trying, bool]:
        """Add givens, or split cages, where two solutions differ, until there is one; False if that is impossible."""
        for turn in range(self.geometry.cell_count):
            if self.is_exact and (yield from self.is_only(self.puzzle())):
                return True
            if not self.part.givens and (turn == SPLITS or not self._can_tell_more):
                return False
            if self.is_exact:
                cells = yield from self._open_cells()
                if self.part.givens:
                    self._give(cells, 1)
                elif not self._tell_apart(cells):
                    return False
            elif self._give_quickly():
                return True
            clues, givens = len(self.clues), sum(map(bool, self.givens))
            yield Trying(says=phrase("setting-clues-givens", clues=clues, givens=givens), tried=self.tried)
        return False

    def _give_quickly(self) -> bool:
        """Set givens where the solutions that are found soon differ; report whether only one is left."""
        answer = self.ask(self.puzzle())
        if answer.status == "unique":
            return True
        self._give(self._differing(answer), QUICK_GIVENS if answer.status == "timeout" else 1)
        return False

    def _open_cells(self) -> Task[Trying, list[int]]:
        """Find a cell that can have another value and where something can be done about it; in a list, or none."""
        cells = [cell for cell, value in enumerate(self.givens) if not value]
        if not self.part.givens and not self.part.kind.how.lengths:
            cells = [cell for clue in self._large_cages() for cell in clue.cells]
        for cell in shuffled(self.rng, cells):
            if (yield from self._can_differ(cell)):
                return [cell]
        return []

    def _can_differ(self, cell: int) -> Task[Trying, bool]:
        """Report whether some solution has another value in a cell; every backend gives the same answer."""
        marks = [self.geometry.all_digits] * self.geometry.cell_count
        marks[cell] &= ~(1 << self.solution[cell] - 1)
        looking = engine.first_slowly(replace(self.puzzle(), candidates=tuple(marks)))
        now = self._told()
        return bool((yield from retold(looking, lambda told: now)).solutions)

    def _large_cages(self) -> list[Clue]:
        """List the cages that can be split."""
        return [clue for clue in self.clues if len(clue.cells) > 3] if self.part.kind.how.way == "cages" else []

    def _differing(self, answer: Answer) -> list[int]:
        """List the empty cells in which a solution found is not the intended one; all of them if none was found."""
        wrong = [found for found in answer.solutions if found != self.solution]
        cells = [cell for cell, value in enumerate(self.givens) if not value]
        return [cell for cell in cells if not wrong or wrong[0][cell] != self.solution[cell]]

    def _give(self, cells: list[int], count: int) -> None:
        for cell in shuffled(self.rng, cells)[:count]:
            self.givens[cell] = self.solution[cell]

    @property
    def _can_tell_more(self) -> bool:
        """Report whether clues can be added, or cages split."""
        return bool(self.part.kind.how.lengths or self._large_cages())

    def _tell_apart(self, cells: list[int]) -> bool:
        """Add or split a clue at *cells* that are open; False if that is impossible."""
        if not self.part.kind.how.lengths:
            return self._split(cells)
        clue = self._proposer().another(self.part.kind, self.clues, cells) if cells else None
        self.clues += [clue] if clue else []
        return clue is not None

    def _split(self, cells: list[int]) -> bool:
        """Split a killer cage of four or more cells that has one of *cells*; False if there is none."""
        found = [clue for clue in self._large_cages() if set(clue.cells) & set(cells)]
        if not found:
            return False
        cage = pick(self.rng, found)
        parts = self._halves(cage.cells)
        place = self.clues.index(cage)
        halves = [self._proposer().numbered(cage.name, part) for part in parts]
        self.clues[place : place + 1] = [half for half in halves if half]
        return True

    def _halves(self, cells: tuple[int, ...]) -> list[tuple[int, ...]]:
        """Divide connected *cells* into a connected part of two and the rest, which is connected if possible."""
        pairs = [(a, b) for a in cells for b in near_edges(a, self.geometry.size) if b in cells and a < b]
        for pair in shuffled(self.rng, pairs):
            rest = tuple(cell for cell in cells if cell not in pair)
            if self._is_connected(rest):
                break
        return [pair, rest]

    def _is_connected(self, cells: tuple[int, ...]) -> bool:
        reached = {cells[0]}
        for _ in cells:
            reached |= {near for cell in reached for near in near_edges(cell, self.geometry.size)} & set(cells)
        return len(reached) == len(cells)

    def _stays(self, puzzle: Puzzle) -> Task[Trying, bool]:
        """Report whether *puzzle* still has only one solution, and is solved quickly if that is wished."""
        if self.is_exact:
            return (yield from self.is_only(puzzle))
        answer = self.ask(puzzle)
        return answer.status == "unique" and answer.solutions == (self.solution,)

    def _drop_givens(self) -> Task[Trying, None]:
        for cell in shuffled(self.rng, [cell for cell, value in enumerate(self.givens) if value]):
            fewer = [0 if other == cell else value for other, value in enumerate(self.givens)]
            if (yield from self._stays(self.puzzle(givens=fewer))):
                self.givens = fewer
            yield Trying(says=phrase("setting-givens", givens=sum(map(bool, self.givens))), tried=self.tried)

    def _drop_clues(self) -> Task[Trying, None]:
        """Drop clues that are not needed, but never the last one: the puzzle is to be one of its kind."""
        for clue in shuffled(self.rng, self.clues):
            fewer = [other for other in self.clues if other != clue]
            if fewer and (yield from self._stays(self.puzzle(clues=fewer))):
                self.clues = fewer
            yield Trying(says=phrase("setting-clues", clues=len(self.clues)), tried=self.tried)
