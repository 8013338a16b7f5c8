"""The next step from a puzzle as it stands: what every door means by a hint."""

from __future__ import annotations

from pencilmark.board.model import Position, Puzzle, Step
from pencilmark.human import logic
from pencilmark.human.guarded import guarded
from pencilmark.human.ruled.ladder import ladder_for
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.teacher import position_of


def hinted(puzzle: Puzzle) -> tuple[Position, Step | None]:
    """Return the position that a *puzzle* with a player's digits and pencil marks is in, and the plainest step from it.

    >>> from pencilmark.board.boards import board
    >>> hinted(Puzzle(board("4"), (1, 2, 3, 0) + (0,) * 12))[1].technique
    'full-house'
    """
    position = guarded(position_of(with_sight(puzzle)))
    return position, None if position.is_solved else logic.next_step(position, ladder_for(position))
