"""Opens the search that suits a puzzle and a backend; the face is `pencilmark.engine.stream`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pencilmark.board.model import Puzzle
from pencilmark.engine import kernels, sat
from pencilmark.engine.answers import BackendName, Stream
from pencilmark.engine.search import Search
from pencilmark.engine.turns import Turns

if TYPE_CHECKING:
    from random import Random

OWN_SIZE = 16
SMALL = 81
"""Cells of a board on which our own search needs no help."""
STUMBLE = {"python": 400_000, "wasm": 1_000_000}
"""Cells of the positions that our search visits in a turn, 50 ms of either; its first turn is twice as long."""


def needs_rules(puzzle: Puzzle) -> bool:
    """Report whether *puzzle* has rules, or a board that only the search with rules can do."""
    return bool(puzzle.rules) or not puzzle.geometry.is_plain


def lifted(puzzle: Puzzle, marks: bool = True) -> Puzzle:
    """Return an equivalent puzzle with as few rules as possible (see `pencilmark.rules.lifted`)."""
    if not puzzle.rules:
        return puzzle
    from pencilmark.rules.lifted import on_board  # late, like everything about rules: most lists have none

    return on_board(puzzle, marks)


def stream(puzzle: Puzzle, *, backend: BackendName = "auto", rng: Random | None = None) -> tuple[Stream, str]:
    """Open a search for the solutions of *puzzle* and name the backend that runs it.

    Raises Unavailable if the *backend* asked for is not there.
    """
    puzzle = lifted(puzzle, marks=not rng and backend != "python")
    if needs_rules(puzzle):
        from pencilmark.engine.ruled_streams import ruled_stream

        return ruled_stream(puzzle, backend, rng)
    fast = not rng and goes_to_kernel(puzzle, backend)
    if not fast and goes_to_sat(puzzle, backend):
        return sat.SatSearch(puzzle, rng), "sat"
    name = "wasm" if fast else "python"
    own: Stream = kernels.shared_kernel(puzzle.geometry).search(puzzle) if fast else Search(puzzle, rng)
    if backend == "auto" and puzzle.geometry.cell_count > SMALL and not rng and sat.is_available():
        turn = STUMBLE[name] // puzzle.geometry.cell_count
        return Turns(own, turn, lambda: sat.SatSearch(puzzle), sat.CONFLICTS_PER_PULSE), name
    return own, name


def goes_to_kernel(puzzle: Puzzle, backend: BackendName) -> bool:
    """Report whether the kernel searches *puzzle*."""
    wished = backend == "wasm" or (backend == "auto" and kernels.is_available(puzzle.geometry))
    return wished and not needs_rules(puzzle)


def goes_to_sat(puzzle: Puzzle, backend: BackendName) -> bool:
    """Report whether CaDiCaL searches *puzzle*."""
    large = puzzle.geometry.value_count > OWN_SIZE
    wished = backend == "sat" or (backend == "auto" and large and sat.is_available())
    return wished and not needs_rules(puzzle)
