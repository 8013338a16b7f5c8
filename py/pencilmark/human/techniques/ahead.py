"""What a technique works out before its first step, worked out ahead with pauses: on large boards it takes seconds."""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.geometry import bits
from pencilmark.board.model import Position
from pencilmark.human.techniques.doomed import doomed_slowly
from pencilmark.human.techniques.network import network_of

FIRST_FISH = "x-wing"
LOOP, GROUPED = "nice-loop", "grouped"


def ahead(name: str, position: Position) -> Iterator[None]:
    """Prepare *position* for the technique of this *name*, which then finds the same steps, in less time."""
    if name == FIRST_FISH:
        yield from doomed_slowly(position)
    elif LOOP in name:
        network = network_of(position, GROUPED in name)
        yield None
        for node in bits(network.links.candidates):
            network.hop(node)
            yield None
