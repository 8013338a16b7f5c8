"""New formula puzzles: a random grid, and random formulas that are true in it, none of them superfluous.

Every cell but a few gets a formula. If that has one solution, formulas are dropped in random order as long as it stays
the only one: what is left is minimal, as dropping each was tried. Randomness is an argument.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from pencilmark import engine
from pencilmark.board.dice import roll, shuffled
from pencilmark.board.errors import WishError
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Puzzle, Rule
from pencilmark.board.phrase import NOTHING, Phrase, phrase
from pencilmark.board.task import Task
from pencilmark.engine.answers import Budget, Solution
from pencilmark.make.formulas.order import is_cyclic
from pencilmark.make.formulas.part import FormulaPart
from pencilmark.make.formulas.sample import sample
from pencilmark.make.made import Made, Trying
from pencilmark.make.wish import Wish
from pencilmark.rules.language.tree import cells_of
from pencilmark.rules.propagation.table import as_formula
from pencilmark.rules.rule import parse_rules, relation_of

NODES = 300
PROOF_NODES = 6000
STEP = 0.2


def generate(rng: Random, wish: Wish, part: FormulaPart) -> Task[Trying, Made]:
    """Make a puzzle by *wish* and its *part*; report after each vain try what it lacked.

    Raises WishError if all tries are used up. The same state of *rng* and the same wish give the same puzzle.
    """
    counts = list[int]()
    bias, missing = 0.0, NOTHING
    for tried in range(1, part.tries + 1):
        made = _Try(rng, wish, part, bias)
        missing = made.run()
        if missing is NOTHING:
            return Made(made.puzzle, made.solution, tried, made.answer.nodes, wish.minimal)
        if made.dropped and part.formulas:
            counts.append(len(made.puzzle.rules))
            bias = max(-1.0, min(1.0, bias + (STEP if counts[-1] < part.formulas else -STEP)))
        yield Trying(says=missing, tried=tried)
    few = bool(counts) and counts[-1] < (part.formulas or 0)
    sentence = "not-found/too-few-formulas" if few else "not-found/formulas"
    raise WishError(sentence, tries=part.tries, missing=missing)


def random_grid(rng: Random, geometry: Geometry) -> Solution:
    """Fill the board at random by its houses. Raises WishError."""
    if not geometry.houses and not geometry.pairs:
        return tuple(1 + roll(rng, geometry.value_count) for _ in range(geometry.cell_count))
    blank = Puzzle(geometry, (0,) * geometry.cell_count)
    answer = engine.first(blank, rng=rng, backend="python", budget=Budget(nodes=100_000))
    if not answer.solutions:
        raise WishError("bad-board/board-can-be-filled")
    return answer.solutions[0]


class _Try:
    """One grid, and one attempt to make a puzzle of it.

    With a *bias* above 0 strong formulas are dropped first, so that more of the weak ones stay; below 0 fewer stay.
    """

    def __init__(self, rng: Random, wish: Wish, part: FormulaPart, bias: float) -> None:
        self.rng, self.wish, self.part, self.bias = rng, wish, part, bias
        self.geometry = wish.geometry
        self.solution = random_grid(rng, self.geometry)
        self.puzzle = self._start()
        self.doubtful: list[Rule] = []
        self.dropped = 0

    def _start(self) -> Puzzle:
        """Return a puzzle with a random formula for as many cells as may have one, and the givens."""
        part, geometry, count = self.part, self.geometry, self.geometry.cell_count
        cells = shuffled(self.rng, range(count))
        targets = cells
        given = cells[: part.givens or 0]
        if part.givens is None:
            targets = shuffled(self.rng, cells)[: part.formulas]
            given = [cell for cell in cells if cell not in targets]
        rules = []
        for place, cell in enumerate(cells):
            if cell in targets and cell not in given:
                sources = cells[:place] if part.cyclic is False else cells
                rules.append(sample(self.rng, part, self.solution, cell, sources))
        givens = tuple(value if cell in given else 0 for cell, value in enumerate(self.solution))
        return Puzzle(geometry, givens, rules=parse_rules(filter(None, rules), geometry))

    def run(self) -> Phrase:
        """Drop what is superfluous; say what is then missing, or nothing if the wish is met."""
        if not self._is_good(self.puzzle):
            return phrase("missing-solution" if self.part.search is not False else "missing-way")
        if self.part.givens is None:
            self._drop_givens()
        self._drop_rules()
        return self._missing()

    def _missing(self) -> Phrase:
        part, found = self.part, len(self.puzzle.rules)
        if part.formulas is not None and found != part.formulas:
            return phrase("missing-count", count=part.formulas)
        if not all(self._is_needed(rule) for rule in self.doubtful):
            return phrase("missing-proof")
        self.answer = engine.solve(self.puzzle, budget=Budget(nodes=PROOF_NODES))
        if self.answer.status != "unique":
            return phrase("missing-proof")
        if part.search and self.answer.nodes == 1:
            return phrase("missing-guess")
        if part.cyclic and not is_cyclic(self.puzzle):
            return phrase("missing-circle")
        return NOTHING if found else phrase("missing-formulas")

    def _is_good(self, puzzle: Puzzle) -> bool:
        """Report whether *puzzle* is proved to have one solution, without a guess if that is wished."""
        easy = self.part.search is False
        answer = engine.solve(puzzle, budget=Budget(nodes=2 if easy else NODES))
        self.is_late = answer.status == "timeout" and not easy
        return answer.status == "unique" and (answer.nodes == 1 or not easy)

    def _is_needed(self, rule: Rule) -> bool:
        """Report whether the puzzle is proved to have several solutions without *rule*."""
        return engine.solve(self._without(rule), budget=Budget(nodes=PROOF_NODES)).status == "multiple"

    def _without(self, rule: Rule) -> Puzzle:
        return replace(self.puzzle, rules=tuple(other for other in self.puzzle.rules if other != rule))

    def _drop_givens(self) -> None:
        for cell in shuffled(self.rng, range(self.geometry.cell_count)):
            fewer = engine.without(self.puzzle, 1 << cell)
            if fewer != self.puzzle and self._is_good(fewer):
                self.puzzle = fewer

    def _drop_rules(self) -> None:
        """Drop formulas while the rest is good; a formula that is needed once is needed for good.

        It ends when fewer are left than wished for, or, without *minimal*, when exactly these are.
        """
        wished = self.part.formulas or 0
        for rule in self._in_order():
            left = len(self.puzzle.rules)
            if left < wished or (left == wished and not self.wish.minimal):
                return
            fewer = self._without(rule)
            if self._is_good(fewer):
                self.puzzle = fewer
                self.dropped += 1
            elif self.is_late:
                self.doubtful.append(rule)

    def _in_order(self) -> list[Rule]:
        """List the formulas in the order in which dropping is tried."""
        rules = sorted(shuffled(self.rng, self.puzzle.rules), key=self._weakness)
        if self.bias < 0:
            rules.reverse()
        weight, noise = abs(self.bias), len(rules) * (1 - abs(self.bias))
        keys = {rule: place * weight + noise * self.rng.random() for place, rule in enumerate(rules)}
        return sorted(rules, key=keys.__getitem__)

    def _weakness(self, rule: Rule) -> float:
        """Estimate what share of all values of its cells a formula allows."""
        relation = relation_of(rule, self.geometry)
        if as_formula(relation) is None:
            return 0.5
        return 1 / self.geometry.value_count * (1 + len(cells_of(relation)) / 10)
