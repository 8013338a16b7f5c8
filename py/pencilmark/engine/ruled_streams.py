"""Opens the search that suits a puzzle with rules and a backend; lists of puzzles without rules never import it."""

from __future__ import annotations

from random import Random

from pencilmark.board.errors import Unavailable
from pencilmark.board.model import Puzzle
from pencilmark.engine import sat
from pencilmark.engine.answers import BackendName, Stream
from pencilmark.engine.relations import driver as relations
from pencilmark.engine.relations.sat import RelationSat
from pencilmark.engine.relations.turns import Turns
from pencilmark.engine.rule_search import RuleSearch

CONFLICTS, NODES = 2_000, 400
"""A turn of CaDiCaL, and one of our search in plain Python."""


def ruled_stream(puzzle: Puzzle, backend: BackendName, rng: Random | None) -> tuple[Stream, str]:
    """Open a search for a puzzle with rules: compiled where that can be; *auto* lets CaDiCaL help where it stumbles."""
    if backend == "sat":
        return RelationSat(puzzle), "sat"
    if backend == "wasm" or (backend == "auto" and not rng):
        try:
            if found := relations.compiled(puzzle):
                if backend == "wasm" or (not found.tests and not sat.is_available()):
                    return found, "wasm"
                if found.tests:
                    return Turns(found, found.variables, lambda: RuleSearch(puzzle), NODES), "wasm"
                return Turns(found, found.variables, lambda: RelationSat(puzzle), CONFLICTS), "wasm"
        except Unavailable:
            if backend == "wasm":
                raise
    return RuleSearch(puzzle, rng), "python"
