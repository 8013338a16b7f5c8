"""Puzzles with rules by CaDiCaL: the clauses of their model."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pencilmark.board.errors import Unavailable
from pencilmark.board.model import Puzzle
from pencilmark.engine.answers import Solution
from pencilmark.engine.relations.clauses import Clauses
from pencilmark.engine.relations.linears import Uncompiled
from pencilmark.engine.relations.puzzle import domains_of, model_of, values_of
from pencilmark.engine.sat import CONFLICTS_PER_PULSE, SOLVER, solver_class


class RelationSat:
    """A search for the solutions of a puzzle with rules (see `pencilmark.engine.answers.Stream`).

    Raises Unavailable when python-sat is not installed, or a rule can't be written as clauses.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle, self._solver = puzzle, solver_class()
        self.nodes, self.share = 0, 0.0
        try:
            model = model_of(puzzle.geometry, puzzle.rules, values_of(puzzle))
            if model.left:
                raise Uncompiled("sat-relation-another-kind")
            domains = domains_of(model, puzzle)
            self._clauses = Clauses(model, domains) if domains else None
        except Uncompiled as error:
            raise Unavailable("no-sat/rules-can-t-be", why=error.says) from error

    def __iter__(self) -> Iterator[Solution | None]:
        """Search; each call starts anew."""
        self.nodes, self.share = 0, 0.0
        if self._clauses:
            yield from self._search(self._clauses.clauses, self._clauses.values[: self.puzzle.geometry.cell_count])
        self.share = 1.0

    def _search(self, clauses: list[list[int]], cells: list[dict[int, int]]) -> Iterator[Solution | None]:
        with self._solver(name=SOLVER, bootstrap_with=clauses) as solver:
            while (answer := self._ask(solver)) is not False:
                if answer is None:
                    yield None
                    continue
                model = set(solver.get_model() or ())
                # Of a cell that stands in no clause CaDiCaL says nothing: any value will do.
                grid = [next((v, lit) for v, lit in options.items() if -lit not in model) for options in cells]
                yield tuple(value + 1 for value, _ in grid)
                solver.add_clause([-literal for _, literal in grid])

    def _ask(self, solver: Any) -> bool | None:
        self.nodes += CONFLICTS_PER_PULSE
        solver.conf_budget(CONFLICTS_PER_PULSE)
        answer: bool | None = solver.solve_limited()
        return answer
