"""Puzzles with rules solved by CaDiCaL, with the clauses of their model."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from pencilmark.board.errors import Unavailable
from pencilmark.board.model import Position, Puzzle
from pencilmark.engine.answers import Solution, uncovered
from pencilmark.engine.relations.clauses import Clauses
from pencilmark.engine.relations.cuts import cuts
from pencilmark.engine.relations.linears import Uncompiled
from pencilmark.engine.relations.puzzle import anchor_of, domains_of, model_of, own_values, values_of
from pencilmark.engine.sat import SatSearch


class RelationSat(SatSearch):
    """A search for the solutions of a puzzle with rules (see `pencilmark.engine.answers.Stream`).

    Raises Unavailable if python-sat is not installed, or a rule cannot be written as clauses.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        super().__init__(puzzle)
        try:
            self._position, self._clauses = self._written()
        except Uncompiled as error:
            raise Unavailable("no-sat/rules-can-t-be", why=error.says) from error

    def _written(self) -> tuple[Position, Clauses | None]:
        """Return the position that is searched from, and the clauses; None for these if nothing satisfies the rules."""
        puzzle = self.puzzle
        values, own = values_of(puzzle), own_values(puzzle)
        model = model_of(puzzle.geometry, puzzle.rules, values, own, anchor_of(puzzle))
        if model.left:
            raise Uncompiled("sat-relation-another-kind")
        domains = domains_of(model, puzzle)
        masks = tuple(mask for mask in domains or () if isinstance(mask, int))[: puzzle.geometry.cell_count]
        position = Position.of(replace(puzzle, candidates=masks or None))
        if not domains or puzzle.conflicts() or position.contradiction() is not None:
            return position, None
        return position, Clauses(model, position)

    def __iter__(self) -> Iterator[Solution | None]:
        """Search; each call starts anew."""
        self.nodes, self.share = 0, 0.0
        if self._clauses:
            yield from self._search(self._position, self._clauses.clauses)
        self.share = 1.0

    def _broken(self, model: Iterable[int]) -> list[list[int]]:
        """Return clauses that forbid the parts of a grid that should be connected and are not."""
        assert self._clauses
        return cuts(self._clauses, set(model)) if self._clauses.hung else []

    def _read(self, values: list[int], model: Iterable[int]) -> tuple[Solution, list[int]]:
        """Return a solution with what had to be found besides its digits."""
        assert self._clauses
        count = len(values)
        hidden = self._clauses.values[count : self._clauses.model.cells]
        if not hidden:
            return tuple(values), []
        true = set(model)
        found = [next(pair for pair in each.items() if pair[1] in true) for each in hidden]
        return uncovered([*values, *[value + 1 for value, _ in found]], count), [literal for _, literal in found]
