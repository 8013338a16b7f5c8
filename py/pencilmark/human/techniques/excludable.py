"""What chains of single links can exclude at all on the ordinary board, by one call of the kernel.

If a chain excludes a candidate, that candidate, were it true, would refute itself by links: it makes one end of the
chain false, so the other true, and sees both. The same holds for what loops exclude. So nice loops need to be sought
only from candidates that see one which refutes itself, and from those that lead back into their cell.
"""

from __future__ import annotations

from typing import NamedTuple

from pencilmark.board.kept import derived
from pencilmark.board.model import Position
from pencilmark.engine.assumptions import Closures, closures
from pencilmark.human.techniques.links import links_of


class Excludable(NamedTuple):
    """The *candidates* (mask) that chains may exclude; *returning* ones make, if false, another of their cell true."""

    candidates: int
    returning: int


def _quick(position: Position) -> Closures | None:
    """Return what asks the kernel about a *position*; None if it does not know such positions."""
    return closures() if position.geometry.is_classic and not position.rules else None


@derived
def excluded(position: Position) -> list[int]:
    """Return, for each digit, the cells where chains of single links can exclude it; all of them if that is not known.

    >>> excluded(Position.of(Puzzle(board("9"), (0,) * 81)))
    [0, 0, 0, 0, 0, 0, 0, 0, 0]
    """
    quick = _quick(position)
    left = quick.without_chains(position.digit_cells) if quick else [0] * len(position.digit_cells)
    return [cells & ~rest for cells, rest in zip(position.digit_cells, left, strict=True)]


@derived
def excludable(position: Position) -> Excludable | None:
    """Return what chains of single links can exclude in a *position*; None if that is not known."""
    quick = _quick(position)
    if not quick:
        return None
    links = links_of(position)
    candidates = sum(cells << digit * links.count for digit, cells in enumerate(excluded(position)))
    return Excludable(candidates, quick.returning(links.strong) if candidates else 0)
