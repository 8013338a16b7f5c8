"""Puzzles with rules by CaDiCaL: the clauses of their model."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pencilmark.board.errors import Unavailable
from pencilmark.board.model import Position, Puzzle
from pencilmark.engine.answers import Solution
from pencilmark.engine.relations.clauses import Clauses
from pencilmark.engine.relations.linears import Uncompiled
from pencilmark.engine.relations.puzzle import domains_of, model_of, own_values, values_of
from pencilmark.engine.sat import SatSearch


class RelationSat(SatSearch):
    """A search for the solutions of a puzzle with rules (see `pencilmark.engine.answers.Stream`).

    Raises Unavailable when python-sat is not installed, or a rule can't be written as clauses.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        super().__init__(puzzle)
        try:
            self._position, self._clauses = self._written()
        except Uncompiled as error:
            raise Unavailable("no-sat/rules-can-t-be", why=error.says) from error

    def _written(self) -> tuple[Position, list[list[int]]]:
        """Return the position that is searched from, and the clauses: the empty one where nothing fulfils the rules."""
        puzzle = self.puzzle
        model = model_of(puzzle.geometry, puzzle.rules, values_of(puzzle), own_values(puzzle))
        if model.left:
            raise Uncompiled("sat-relation-another-kind")
        domains = domains_of(model, puzzle)
        masks = tuple(mask for mask in domains or () if isinstance(mask, int))[: model.cells]
        position = Position.of(replace(puzzle, candidates=masks or None))
        if not domains or puzzle.conflicts() or position.contradiction() is not None:
            return position, [[]]
        return position, Clauses(model, position).clauses

    def __iter__(self) -> Iterator[Solution | None]:
        """Search; each call starts anew."""
        self.nodes, self.share = 0, 0.0
        yield from self._search(self._position, self._clauses)
        self.share = 1.0
