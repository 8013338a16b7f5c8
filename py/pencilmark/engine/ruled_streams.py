"""Opens the search that suits a puzzle with rules and a backend; lists of puzzles without rules never import it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from pencilmark.board.errors import Unavailable
from pencilmark.board.model import Puzzle
from pencilmark.board.task import Slowly
from pencilmark.engine import sat
from pencilmark.engine.answers import BackendName, Solution, Stream
from pencilmark.engine.relations import driver as relations
from pencilmark.engine.sat import python_sat
from pencilmark.engine.turns import Turns
from pencilmark.rules.modified import places, unfold

if TYPE_CHECKING:
    from random import Random

TURN, CELLS, LEAST = 40_000, 81, 200
"""Nodes in a turn of our search on a puzzle with CELLS variables, and in any turn at least."""
CONFLICTS, NODES = 2_000, 400
"""A turn of CaDiCaL, which takes as long, and one of our search in plain Python."""


def ruled_stream(puzzle: Puzzle, backend: BackendName, rng: Random | None) -> tuple[Stream, str]:
    """Open a search for a puzzle with rules, compiled where possible; *auto* lets CaDiCaL help where it stalls."""
    if puzzle.geometry.modifiers and not puzzle.geometry.hidden:
        search, name = ruled_stream(unfold(puzzle), backend, rng)
        return Folded(search, puzzle.geometry.cell_count), name
    if backend == "sat":
        return _clauses(puzzle), "sat"
    if backend == "wasm" or (backend == "auto" and not rng):
        try:
            if found := relations.compiled(puzzle):
                if backend == "wasm":
                    return found, "wasm"
                more = max(1.0, found.variables / CELLS)
                if found.tests:
                    return Turns(found, max(LEAST, int(TURN / more)), lambda: _plain(puzzle), NODES), "wasm"
                python_sat.renew()
                # With more variables each node takes longer; most of these are truths, which suit CaDiCaL.
                return Turns(found, max(LEAST, int(TURN / more**2)), lambda: _helper(puzzle), CONFLICTS), "wasm"
        except Unavailable:
            if backend == "wasm":
                raise
    return _plain(puzzle, rng), "python"


def placing(puzzle: Puzzle, solution: Sequence[int]) -> Slowly[dict[str, tuple[int, ...]]]:
    """Find where a *puzzle* has its modifiers in a *solution*: the cells of each, nothing if there is no way."""
    whole = replace(puzzle, givens=tuple(solution), placed=None, candidates=None)
    search, _ = ruled_stream(unfold(whole), "auto", None)
    for found in search:
        if found:
            return places(puzzle.geometry, found)
        yield None
    return {}


class Folded:
    """A search on a board with extra cells after its own, which its solutions drop; two may have the same digits."""

    def __init__(self, search: Stream, cells: int) -> None:
        self.search, self.cells = search, cells
        self.nodes, self.share = 0, 0.0

    def __iter__(self) -> Iterator[Solution | None]:
        """Yield each solution without the extra cells."""
        for found in self.search:
            self.nodes, self.share = self.search.nodes, self.search.share
            yield found and found[: self.cells]
        self.nodes, self.share = self.search.nodes, self.search.share


def _helper(puzzle: Puzzle) -> Stream | None:
    """Open CaDiCaL's search; return None while it may still arrive. Raises Unavailable."""
    if not sat.is_available() and python_sat.wish():
        return None
    return _clauses(puzzle)


def _clauses(puzzle: Puzzle) -> Stream:
    from pencilmark.engine.relations.sat import RelationSat  # late: most puzzles need neither

    return RelationSat(puzzle)


def _plain(puzzle: Puzzle, rng: Random | None = None) -> Stream:
    from pencilmark.engine.rule_search import RuleSearch

    return RuleSearch(puzzle, rng)
