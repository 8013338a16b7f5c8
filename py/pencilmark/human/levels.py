"""Our own plain level of a path: that of the hardest step which the teaching ladder needs."""

from __future__ import annotations

from collections.abc import Iterable

from pencilmark.board.model import Step
from pencilmark.human.ruled.catalogue import level_of as _level
from pencilmark.human.scores import se_rating
from pencilmark.human.techniques.technique import LEVELS, Level

__all__ = ["LEVELS", "Level", "is_beyond", "level_of", "plain_level"]


def _place(technique: str) -> int:
    return LEVELS.index(_level(technique))


def level_of(technique: str) -> Level:
    """Return the level of a single *technique*, by its id.

    >>> level_of("x-wing"), level_of("full-house")
    ('Hard', 'Easy')
    """
    return _level(technique)


def is_beyond(technique: str) -> bool:
    """Report whether a single step of *technique*, by its id, makes a puzzle Beyond: exocets, nets and the like do."""
    return level_of(technique) == "Beyond"


def plain_level(steps: Iterable[Step], is_solved: bool) -> Level:
    """Return our own level of a path up the teaching ladder: that of its hardest step, Beyond when unsolved.

    Beginner needs nothing but the last cell of a house and hidden singles of a box.

    >>> plain_level([Step("full-house"), Step("hidden-single", rating=1.5)], True)
    'Easy'
    """
    hardest = 0 if is_solved else LEVELS.index("Beyond")
    for step in steps:
        is_plain = step.technique in ("full-house", "hidden-single") and (se_rating(step) or 9) < 1.5
        hardest = max(hardest, 0 if is_plain else _place(step.technique))
    return LEVELS[hardest]
