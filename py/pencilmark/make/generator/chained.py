"""How far chains of single links lead: a quick look at what Expert techniques can do, a few calls of the kernel.

Nice loops, and most of the plainer techniques above triples, are such chains, though each is looked for by itself. So
what these chains solve together, Expert techniques solve too, with rare exceptions. It takes a small part of the time
of a climb; without WebAssembly it takes longer, with the same result.
"""

from __future__ import annotations

from collections.abc import Sequence

from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import bits
from pencilmark.board.model import Position, Puzzle
from pencilmark.engine.assumptions import closures
from pencilmark.engine.sets import sets, standing
from pencilmark.human.logic import solve_path
from pencilmark.human.techniques import ladders
from pencilmark.human.techniques.common import candidates_of
from pencilmark.human.techniques.network import network_of

LADDER = ladders.climb((*ladders.SINGLES, *ladders.PLAIN))


def rounds_of_chains(geometry: Geometry, values: Sequence[int]) -> int:
    """Return how often all that chains exclude must be struck until a puzzle of the ordinary board is solved.

    Singles, locked candidates, pairs and triples come in between. Returns 0 where these need no help, and where chains
    do not help enough.
    """
    here, rounds = Position.of(Puzzle(geometry, tuple(values))), 0
    while not (here := _settled(here)).is_solved:
        left = _without_chains(here)
        if left == here.digit_cells:
            return 0
        gone = zip(here.digit_cells, left, strict=True)
        struck = sum((before & ~after) << digit * geometry.cell_count for digit, (before, after) in enumerate(gone))
        here, rounds = here.after((), candidates_of(struck, geometry.cell_count)), rounds + 1
    return rounds


def _settled(position: Position) -> Position:
    """Return where singles, locked candidates, pairs and triples lead."""
    plain = sets()
    if not plain:
        return solve_path(position, LADDER).position
    found = plain.settle(standing(position.values, position.digit_cells))
    assert found, "the puzzle has a solution"
    return Position(position.geometry, *found[:3], position.givens)


def _without_chains(position: Position) -> tuple[int, ...]:
    """Return the cells of each digit without what chains exclude: the candidates that, if true, refute themselves."""
    if quick := closures():
        return tuple(quick.without_chains(position.digit_cells))
    network, left, count = network_of(position, False), [*position.digit_cells], position.geometry.cell_count
    for node in bits(network.links.candidates):
        if network.when_true(node)[1]:
            left[node // count] &= ~(1 << node % count)
    return tuple(left)
