"""Which rungs of a ladder may have a step: the kernel says at once where nothing PLAIN is left.

PLAIN are locked candidates, pairs and triples. Their finders look at every house, and in most positions where a subtle
step is taken they look in vain.
"""

from __future__ import annotations

from collections.abc import Sequence

from pencilmark.board.kept import derived
from pencilmark.board.masks import union
from pencilmark.board.model import Position
from pencilmark.engine.sets import sets, standing
from pencilmark.human.techniques.ladders import PLAIN
from pencilmark.human.techniques.subsets import may_have_subset
from pencilmark.human.techniques.technique import Technique

QUADS, QUAD, MOST_CLOSED = ("naked-quad", "hidden-quad"), 4, 7


@derived
def may_be_plain(position: Position) -> bool:
    """Report whether there may be a PLAIN step in a *position* without singles; True if that is not known."""
    quick = sets() if position.geometry.is_classic and not position.rules else None
    found = quick and quick.settle(standing(position.values, position.digit_cells))
    return not found or found.digit_cells != tuple(position.digit_cells)


def may_have_quads(position: Position) -> bool:
    """Report whether there may be a quad in a *position* of the ordinary board in which nothing PLAIN is left.

    In a house with at most seven open cells, the complement of a quad is a triple, a pair or a single: PLAIN.
    """
    empty = union(position.digit_cells)
    wide = (
        place for place, mask in enumerate(position.geometry.house_masks) if (empty & mask).bit_count() > MOST_CLOSED
    )
    return any(may_have_subset(position, place, QUAD) for place in wide)


class Rungs:
    """A ladder, with and without what is PLAIN."""

    def __init__(self, ladder: Sequence[Technique]) -> None:
        """Take the *ladder* apart."""
        self.all = ladder
        self._subtle = [technique for technique in ladder if technique.id not in PLAIN]
        self._closed = [technique for technique in self._subtle if technique.id not in QUADS]

    def at(self, position: Position) -> Sequence[Technique]:
        """List the rungs that may have a step in a *position* without singles, and some others."""
        return self.all if may_be_plain(position) else self.beyond(position)

    def beyond(self, position: Position) -> Sequence[Technique]:
        """List those that may have a step in a *position* in which nothing PLAIN is left."""
        return self._subtle if may_have_quads(position) else self._closed
