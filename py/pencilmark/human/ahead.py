"""What a technique works out before its first step, worked out ahead with pauses: on large boards it takes seconds."""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.masks import bits
from pencilmark.board.model import Position
from pencilmark.human.ruled.views import views_slowly
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.cell_sets import cell_sets_slowly
from pencilmark.human.techniques.doomed import doomed_slowly
from pencilmark.human.techniques.network import network_of

FIRST_CLUE, FIRST_FISH = "clue-cell", "x-wing"
LOOP, GROUPED = "nice-loop", "grouped"
SETS = ("sue-de-coq", "als-", "death-blossom")

AT_ONCE = frozenset(
    name for name in TECHNIQUES if name != FIRST_FISH and not name.startswith(SETS) and LOOP not in name
)
"""Techniques that have nothing to work out ahead."""


def ahead(name: str, position: Position) -> Iterator[None]:
    """Prepare *position* for the technique of this *name*, which then finds the same steps, in less time."""
    if name == FIRST_CLUE:
        yield from views_slowly(position)
    elif name == FIRST_FISH:
        yield from doomed_slowly(position)
    elif name.startswith(SETS):
        yield from cell_sets_slowly(position)
    elif LOOP in name:
        network = network_of(position, GROUPED in name)
        yield None
        yield from network.join()
        for node in bits(network.links.candidates):
            network.hop(node)
            yield None
