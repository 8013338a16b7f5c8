"""How many minutes a puzzle takes people, by the points of its path (`effort.points`), as ranges.

The curve was fitted once to the mean times of 1,524 puzzles that people solved in an app, and its spread to what
Web Sudoku says of its players; docs/generator.md names the sources and says what is uncertain. Only classic puzzles up
to Expert were timed often enough: for others nothing is said.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from pencilmark.board.speech import say
from pencilmark.human.effort import BOUNDS
from pencilmark.human.techniques.technique import LEVELS, Level

TIMED: tuple[Level, ...] = LEVELS[: LEVELS.index("Expert") + 1]
"""Levels whose puzzles were timed."""
TURN = 9_000
"""Points at which the curve bends: about where singles alone no longer do."""
AT_TURN = 9.0
"""Minutes of a puzzle with that many points."""
BELOW, ABOVE = 0.64, 0.1
"""What the minutes grow by on either side, as powers of the points; above it who gives up is not counted."""
SPREAD = 0.72
"""How times of different players spread: the standard deviation of their logarithms."""
AVERAGE = (-0.674, 0.674)
"""Between which standard deviations the average player lies: the middle half."""
FAST = (-1.645, -1.036)
"""Between which a fast one lies: from the fastest twentieth to the fastest seventh."""


class Minutes(NamedTuple):
    """Minutes that a puzzle takes: *typical* ones, and from least to most for an *average* and for a *fast* player."""

    typical: float
    average: tuple[int, int]
    fast: tuple[int, int]


def minutes_of(level: Level, spent: int) -> Minutes | None:
    """Return the minutes of a classic 9 x 9 puzzle of a *level* whose path took that many points; None if not timed.

    >>> minutes_of("Hard", 200_000)
    Minutes(typical=12.3, average=(8, 20), fast=(4, 6))
    >>> minutes_of("Extreme", 4_000_000)
    """
    if level not in TIMED:
        return None
    typical = AT_TURN * (spent / TURN) ** (BELOW if spent < TURN else ABOVE)
    return Minutes(round(typical, 1), _between(typical, AVERAGE), _between(typical, FAST))


def of_level(level: Level) -> Minutes | None:
    """Return the minutes of a puzzle from the middle of a *level*.

    >>> of_level("Easy").average, of_level("Beyond")
    ((4, 12), None)
    """
    if level not in TIMED:
        return None
    _, low, high, _ = BOUNDS[level]
    return minutes_of(level, round(math.sqrt(low * high)))


def _between(typical: float, deviations: tuple[float, float]) -> tuple[int, int]:
    low, high = (typical * math.exp(SPREAD * at) for at in deviations)
    least = max(1, round(low))
    return least, max(least + 1, round(high))


def in_words(found: Minutes) -> str:
    """Say how long it takes the average player.

    >>> in_words(minutes_of("Hard", 200_000))
    '8 to 20 minutes'
    """
    return say("minutes-average", low=found.average[0], high=found.average[1])
