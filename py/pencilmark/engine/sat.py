"""Large boards, and a referee for the engine, by CaDiCaL through python-sat, if that is installed.

A variable says that a value stands in a cell. The clauses of a board are the exact-cover choices of
`pencilmark.engine.cover` and their pairs: at least one alternative, and no two candidates that see each other;
`pencilmark.engine.relations.clauses` adds those of rules. Each solution found is excluded by a clause before the next
is looked for. If python-sat is missing in the page, a `Delivery` has it fetched when a search stalls.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from enum import Enum, auto
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations
from typing import TYPE_CHECKING, Any

from pencilmark.board.dice import shuffled
from pencilmark.board.errors import Unavailable
from pencilmark.board.masks import bits
from pencilmark.board.model import Position, Puzzle
from pencilmark.engine.answers import Budget, Solution, TrueCandidates

if TYPE_CHECKING:
    from random import Random

WHEELS = ("six", "python-sat")


class _State(Enum):
    NOT_ASKED, WISHED, COMING, FAILED = auto(), auto(), auto(), auto()


class Delivery:
    """Tracks one request for python-sat; *is_possible* if something can fetch what is requested.

    >>> delivery = Delivery(is_possible=True)
    >>> delivery.wish(), delivery.take(), delivery.take()
    (True, ('six', 'python-sat'), ())
    >>> delivery.end(is_there=False)
    >>> delivery.wish()
    False
    """

    def __init__(self, is_possible: bool) -> None:
        self.is_possible = is_possible
        self._state = _State.NOT_ASKED

    def renew(self) -> None:
        """Allow a new search another request after a failure."""
        if self._state is _State.FAILED:
            self._state = _State.NOT_ASKED

    def wish(self) -> bool:
        """Request it; return whether it may still arrive."""
        if self.is_possible and self._state is _State.NOT_ASKED:
            self._state = _State.WISHED
        return self.is_possible and self._state is not _State.FAILED

    def take(self) -> tuple[str, ...]:
        """Return the wheels to fetch now, once for each request; the caller must report the outcome to `end`."""
        if self._state is not _State.WISHED:
            return ()
        self._state = _State.COMING
        return WHEELS

    def end(self, is_there: bool) -> None:
        """Note that it arrived, or that it could not be fetched: waiting searches go on without it."""
        self._state = _State.NOT_ASKED if is_there else _State.FAILED

    @property
    def is_coming(self) -> bool:
        """Report whether it is on its way."""
        return self._state in (_State.WISHED, _State.COMING)


python_sat = Delivery(is_possible=sys.platform == "emscripten")


CONFLICTS_PER_PULSE = 2000
CLAUSES_PER_PULSE = 20_000
SOLVER = "cadical195"
PACKAGES = ("pysat", "pysolvers")  # what its wheel contains: Python, and compiled code


def solver_class() -> Any:
    """Return python-sat's `Solver`. Raises Unavailable if the package is not installed."""
    try:
        return import_module("pysat.solvers").Solver
    except ImportError as error:
        raise Unavailable("no-sat/needs-package-python-sat") from error


def is_available() -> bool:
    """Report whether python-sat is installed; importing it takes longer than most puzzles."""
    return all(map(find_spec, PACKAGES))


def clauses(position: Position) -> Iterator[list[int]]:
    """Yield the clauses of a board for the open candidates of a position; their variables are numbered by `stands`.

    A cell or house that has no place left for a value gives the empty clause, which nothing can satisfy.
    """
    geometry, top = position.geometry, position.geometry.value_count
    for cell, mask in enumerate(position.cell_digits):
        if mask or not (position.values[cell] or geometry.holes >> cell & 1):
            options = [cell * top + digit + 1 for digit in bits(mask)]
            yield options
            yield from ([-first, -second] for first, second in combinations(options, 2))
    for digit, mask in enumerate(position.digit_cells):
        for place in geometry.full_houses:
            house, is_held = geometry.houses[place].cells, geometry.house_values[place] >> digit & 1
            if is_held and all(position.values[cell] != digit + 1 for cell in house):
                yield [cell * top + digit + 1 for cell in house if mask >> cell & 1]
        for cell in bits(mask):
            for peer in bits(mask & geometry.peer_masks[cell] >> cell + 1 << cell + 1):
                yield [-(cell * top + digit + 1), -(peer * top + digit + 1)]


def stands(cell: int, value: int, top: int) -> int:
    """Return the number of the variable that says that a *value* (1 to *top*) stands in a *cell*."""
    return cell * top + value


class SatSearch:
    """A search for the solutions of a puzzle by CaDiCaL (see `pencilmark.engine.answers.Stream`).

    With *rng* the preferred value of each variable is random; the order of solutions is then random too,
    but not evenly so. Raises Unavailable when python-sat is not installed.
    """

    def __init__(self, puzzle: Puzzle, rng: Random | None = None) -> None:
        self.puzzle, self.rng = puzzle, rng
        self.nodes = 0
        self.share = 0.0
        self._solver = solver_class()

    def __iter__(self) -> Iterator[Solution | None]:
        """Search; each call starts anew."""
        self.nodes, self.share = 0, 0.0
        if not self.puzzle.conflicts():
            position = Position.of(self.puzzle)
            yield from self._search(position, clauses(position))
        self.share = 1.0

    def _search(self, position: Position, clauses: Iterable[list[int]]) -> Iterator[Solution | None]:
        """Search for values of the open candidates of a *position* that satisfy *clauses*."""
        top, values = position.geometry.value_count, list(position.values)
        open_literals = {stands(cell, value, top) for cell, value in position.candidates()}
        with self._solver(name=SOLVER) as solver:
            for number, clause in enumerate(clauses, 1):
                solver.add_clause(clause)
                if number % CLAUSES_PER_PULSE == 0:
                    yield None
            self._set_phases(solver)
            while (answer := self._solve(solver)) is not False:
                if answer is None:
                    yield None
                    continue
                model = solver.get_model() or ()
                if broken := self._broken(model):
                    for clause in broken:
                        solver.add_clause(clause)
                    yield None
                    continue
                true = [literal for literal in model if literal in open_literals]
                for literal in true:
                    cell, digit = divmod(literal - 1, top)
                    values[cell] = digit + 1
                solution, besides = self._read(values, model)
                yield solution
                solver.add_clause([-literal for literal in (*true, *besides)])

    def _broken(self, model: Iterable[int]) -> list[list[int]]:
        """Return clauses that were left out so far, and that a *model* breaks."""
        del model
        return []

    def _read(self, values: list[int], model: Iterable[int]) -> tuple[Solution, list[int]]:
        """Return the solution with these *values*, and the other literals of the *model* that tell it from the rest."""
        del model
        return tuple(values), []

    def _solve(self, solver: Any) -> bool | None:
        self.nodes += CONFLICTS_PER_PULSE
        solver.conf_budget(CONFLICTS_PER_PULSE)
        answer: bool | None = solver.solve_limited()
        return answer

    def _set_phases(self, solver: Any) -> None:
        if self.rng:
            top = self.puzzle.geometry.value_count
            cells = shuffled(self.rng, range(self.puzzle.geometry.cell_count))
            rolled = shuffled(self.rng, range(top))
            solver.set_phases([stands(cell, rolled[i % top] + 1, top) for i, cell in enumerate(cells)])


def true_candidates(puzzle: Puzzle, budget: Budget) -> TrueCandidates:
    """Find the values that each cell takes in some solution, with one solver that keeps what it learns.

    Each question assumes a candidate that no solution has shown yet: the answer shows it and many more, or excludes it.
    """
    size, shown, nodes = puzzle.geometry.value_count, set[int](), 0
    position = Position.of(puzzle)
    unseen = set() if puzzle.conflicts() else {stands(cell, value, size) for cell, value in position.candidates()}
    with solver_class()(name=SOLVER, bootstrap_with=clauses(position)) as solver:
        while unseen and not budget.is_spent(nodes):
            assumed = min(unseen)
            solver.conf_budget(CONFLICTS_PER_PULSE)
            answer = solver.solve_limited(assumptions=[assumed])
            nodes += CONFLICTS_PER_PULSE
            if answer:
                shown |= unseen & set(solver.get_model())
                unseen -= shown
            elif answer is False:
                unseen.discard(assumed)
                solver.add_clause([-assumed])
    return TrueCandidates(_by_cell(puzzle, shown), not unseen)


def _by_cell(puzzle: Puzzle, shown: set[int]) -> tuple[int, ...]:
    """Turn the variables shown into a mask for each cell; filled cells have theirs if there is a solution."""
    size, is_full = puzzle.geometry.value_count, Position.of(puzzle).is_solved and not puzzle.conflicts()
    masks = [1 << value - 1 if value and (shown or is_full) else 0 for value in puzzle.values]
    for literal in shown:
        masks[(literal - 1) // size] |= 1 << (literal - 1) % size
    return tuple(masks)
