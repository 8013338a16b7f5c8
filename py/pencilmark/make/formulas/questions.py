"""Questions about a puzzle's rules and givens: which can be removed, and which contradict each other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from pencilmark import engine
from pencilmark.board.dice import shuffled
from pencilmark.board.frozen import dataclass
from pencilmark.board.masks import bits, mask_of, several
from pencilmark.board.model import Puzzle
from pencilmark.board.task import FOREVER, Slowly, finished
from pencilmark.engine import Timeout
from pencilmark.engine.answers import Budget, Solution
from pencilmark.make.formulas.hitting import smallest_good
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.language.hidden import hides
from pencilmark.rules.rule import relations_of

ORDERS = 4


@dataclass(frozen=True, slots=True)
class RuleCheck:
    """What is wrong with a puzzle with rules, or not.

    *minimal*: it is unique, and no rule and no given can go. *redundant_rules* (numbers) and *redundant* (cells of
    givens) could each go by itself. *conflict_rules* and *conflicts* already contradict each other on the houses of the
    board; if *smallest*, no fewer do. *exact* is False if the budget ran out.
    """

    valid: bool
    unique: bool
    minimal: bool = False
    redundant_rules: tuple[int, ...] = ()
    redundant: tuple[int, ...] = ()
    conflict_rules: tuple[int, ...] = ()
    conflicts: tuple[int, ...] = ()
    smallest: bool = False
    exact: bool = True


def without_rule(puzzle: Puzzle, number: int) -> Puzzle:
    """Return *puzzle* without its rule of this number."""
    return replace(puzzle, rules=puzzle.rules[:number] + puzzle.rules[number + 1 :])


def redundant_rules(puzzle: Puzzle, *, budget: Budget = FOREVER) -> tuple[int, ...]:
    """List the rules (by number) each of which could go from a puzzle with one solution. Raises Timeout."""
    numbers = range(len(puzzle.rules))
    return tuple(number for number in numbers if engine.is_unique(without_rule(puzzle, number), budget=budget))


@dataclass(frozen=True, slots=True)
class Conflict:
    """Rules (numbers) and givens (cells) that contradict each other; *smallest* if no fewer do."""

    rules: tuple[int, ...]
    cells: tuple[int, ...]
    smallest: bool


class _Parts:
    """The rules and the givens of a puzzle as members of one set: first the rules, then the givens.

    *least* is the smallest set known so far that contradicts.
    """

    def __init__(self, puzzle: Puzzle, budget: Budget) -> None:
        self.puzzle, self.budget = puzzle, budget
        self.clues = [cell for cell, value in enumerate(puzzle.givens) if value]
        relations = relations_of(puzzle.rules, puzzle.geometry)
        self.tests = [None if hides(relation, puzzle.geometry) else holds(relation) for relation in relations]
        self.all = self.least = (1 << len(self.tests) + len(self.clues)) - 1

    def solution(self, members: int) -> Solution | None:
        """Find a solution of the puzzle with only these parts. Raises Timeout."""
        return finished(self.searched(members))

    def searched(self, members: int) -> Slowly[Solution | None]:
        """Do as `solution` does, with pauses."""
        rules, clues = self.sorted(members)
        givens = tuple(value if cell in clues else 0 for cell, value in enumerate(self.puzzle.givens))
        part = replace(self.puzzle, givens=givens, rules=tuple(self.puzzle.rules[number] for number in rules))
        answer = yield from engine.first_slowly(part, budget=self.budget)
        if answer.ended == "budget":
            raise Timeout
        return answer.solutions[0] if answer.solutions else None

    def sorted(self, members: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the numbers of the rules and the cells of the givens among *members*."""
        places, count = bits(members), len(self.tests)
        rules = tuple(place for place in places if place < count)
        return rules, tuple(self.clues[place - count] for place in places if place >= count)

    def violated(self, solution: Solution, members: int) -> int:
        """Return the parts that a grid found for *members* does not satisfy: every contradiction has one of them.

        A rule about regions or shades counts as one of these unless it is a member: no others are tried.
        """
        wrong = 0
        for place, test in enumerate(self.tests):
            wrong |= (not (test(solution) if test else members >> place & 1)) << place
        for place, cell in enumerate(self.clues, len(self.tests)):
            wrong |= (solution[cell] != self.puzzle.givens[cell]) << place
        return wrong

    def missed(self, members: int) -> int:
        """Return 0 if *members* contradict, else a few parts, of which every contradiction has at least one."""
        solution = self.solution(members)
        if solution is None:
            return 0
        wrong = self.violated(solution, members)
        for place in bits(wrong):
            if wrong >> place & 1 and several(wrong):
                better = self.solution(others := self.all & ~wrong | 1 << place)
                wrong = wrong if better is None else self.violated(better, others)
        return wrong

    def irreducible(self, order: list[int]) -> Slowly[None]:
        """Drop the parts in this order while the rest contradicts, many at a time first; note the least that does."""
        members, size = self.all, len(order)
        while size > 1:
            size = (size + 1) // 2
            for start in range(0, len(order), size):
                chunk = mask_of(order[start : start + size]) & members
                if chunk and (yield from self.searched(members & ~chunk)) is None:
                    members &= ~chunk
                    self.least = min(self.least, members, key=int.bit_count)


def conflict(puzzle: Puzzle, *, budget: Budget = FOREVER) -> Conflict:
    """Find a smallest set of rules and givens, of a puzzle without solution, that contradict each other.

    Raises Timeout if the budget is spent before any set is found.
    """
    return finished(conflict_slowly(puzzle, budget=budget, proof=lambda: budget))


def conflict_slowly(puzzle: Puzzle, *, budget: Budget, proof: Callable[[], Budget]) -> Slowly[Conflict]:
    """Do as `conflict` does, with pauses; the *proof* that no set is smaller has none, and its own budget."""
    parts, smallest = _Parts(puzzle, budget), False
    try:
        for turn in range(ORDERS):
            yield from parts.irreducible(shuffled(Random(turn), range(parts.all.bit_length())))
        parts.budget = proof()
        proved = smallest_good(parts.missed, parts.least)
        parts.least, smallest = proved.members, proved.exact
    except Timeout:
        if parts.least == parts.all:
            raise
    rules, cells = parts.sorted(parts.least)
    return Conflict(rules, cells, smallest)


def check(puzzle: Puzzle, *, budget: Budget = FOREVER) -> RuleCheck:
    """Report whether *puzzle* has one solution, and which rules and givens are superfluous or at fault."""
    status = engine.solve(puzzle, budget=budget).status
    try:
        if status == "none":
            found = conflict(puzzle, budget=budget)
            return RuleCheck(False, False, False, (), (), found.rules, found.cells, found.smallest)
        if status == "unique":
            rules = redundant_rules(puzzle, budget=budget)
            clues = engine.redundant(puzzle, budget=budget)
            return RuleCheck(True, True, not rules and not clues, rules, clues)
    except Timeout:
        return RuleCheck(status != "none", status == "unique", exact=False)
    return RuleCheck(status == "multiple", False, exact=status != "timeout")
