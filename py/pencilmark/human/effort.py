"""Effort within a level, 1 to 5, which tells a Hard puzzle with one X-wing from one with three chains; and minutes.

It follows R. Pelánek's models of how people solve ("Difficulty Rating of Sudoku Puzzles: An Overview and Evaluation",
arXiv 1403.7373): the effort of a step grows with how far one has to look for it, and singles take longer the fewer are
open at once (dependency). How far one has to look is given by Sukaku Explainer's rating of the step, each point of
which counts two and a half times as much as the one before; where it has none, by our own estimate. The bounds of the
bands are quintiles of generated puzzles (`build.py bench effort`).

How many minutes people take follows from the same points, as ranges. The curve was fitted once to the mean times of
1,524 puzzles that people solved in an app, and its spread to what Web Sudoku says of its players; docs/generator.md
names the sources and says what is uncertain. Only classic puzzles up to Expert were timed often enough: nothing is said
about others.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import several
from pencilmark.board.model import Position, Step
from pencilmark.board.speech import say
from pencilmark.human.levels import se_rating, technique_of
from pencilmark.human.logic import apply
from pencilmark.human.sukaku import tables
from pencilmark.human.sukaku.tables import lonely_in
from pencilmark.human.techniques.ladders import SINGLES
from pencilmark.human.techniques.technique import LEVELS, Level, level_name

MOST = 5
SIZE = 9
"""The side of the boards whose puzzles have an effort; for others the bounds are not known."""
UNIT = 1000
"""Points of a step with the rating 1.0."""
GROWTH = 2.5
"""How much more a step takes that is rated a point higher."""
SEARCH = 50
"""A single takes this part of its weight for each empty cell, shared among the singles that are open at once."""
USUAL = {"Hard": 6.6, "Expert": 7.2, "Extreme": 7.8}
"""The rating assumed for techniques of a level that have neither one of Sukaku Explainer's nor one of their own."""
BOUNDS: dict[Level, tuple[int, int, int, int]] = {
    "Beginner": (2_300, 2_850, 3_300, 3_860),
    "Easy": (4_870, 5_770, 7_180, 8_250),
    "Medium": (15_200, 19_300, 25_000, 32_800),
    "Hard": (70_400, 191_000, 226_000, 342_000),
    "Expert": (629_000, 925_000, 1_270_000, 1_720_000),
    "Extreme": (3_120_000, 4_780_000, 5_580_000, 8_770_000),
}
"""Where bands 2 to 5 of each level begin, in points."""


def points(position: Position, steps: Iterable[Step]) -> int:
    """Add up the efforts of the *steps* of a path, the first of which is taken in *position*.

    >>> from pencilmark.board.model import Candidate, Puzzle
    >>> start = Position.of(Puzzle(board("4"), (1, 2, 3, 0) + (0,) * 12))
    >>> points(start, [Step("full-house", (Candidate(3, 4),), rating=1.0)]), points(start, [])
    (130, 0)
    """
    total = 0
    for step in steps:
        total += points_of(position, step)
        position = apply(position, step)
    return total


def points_of(position: Position, step: Step) -> int:
    """Return the effort of a *step* in *position*."""
    if step.technique in SINGLES:
        return points_of_single(step, position.values.count(0), open_singles(position))
    return _weight(se_rating(step) or _rating(step.technique))


def points_of_single(step: Step, empty: int, open_: int) -> int:
    """Return the effort of a single where a number of cells are *empty*, and singles fill *open_* of them."""
    return _weight(se_rating(step) or _rating(step.technique)) * empty // (SEARCH * (1 + open_))


@lru_cache(maxsize=256)
def _weight(rating: float) -> int:
    return round(UNIT * math.pow(GROWTH, rating - 1))


@lru_cache(maxsize=256)
def _rating(technique: str) -> float:
    known = technique_of(technique)
    return known.effort or USUAL.get(known.level, USUAL["Extreme"])


def open_singles(position: Position) -> int:
    """Count the cells that a naked or a hidden single fills in *position*.

    >>> open_singles(Position.of(Puzzle(board("4"), (1, 2, 3, 0) + (0,) * 12)))
    1
    """
    once = twice = 0
    for cells in position.digit_cells:
        twice |= once & cells
        once |= cells
    return (once & ~twice | _hidden(position)).bit_count()


def _hidden(position: Position) -> int:
    """Return the cells (mask) that a hidden single fills."""
    hidden, geometry = 0, position.geometry
    if geometry.is_classic:
        box, column, row = lonely_in(position)
        alone = box | column | row
        while alone:
            hidden |= alone & tables.ALL_CELLS
            alone >>= tables.CELLS
        return hidden
    houses = [geometry.house_masks[place] for place in geometry.full_houses]
    for cells in position.digit_cells:
        for house in houses:
            left = cells & house
            if not several(left):
                hidden |= left
    return hidden


def is_known(geometry: Geometry) -> bool:
    """Report whether the effort of puzzles on a board is known: only 9 x 9 grids have bounds.

    >>> is_known(board("9 x")), is_known(board("6x9")), is_known(board("8"))
    (True, False, False)
    """
    return geometry.size == SIZE and not geometry.grids


def effort_of(level: Level, spent: int) -> int | None:
    """Return the effort within a *level*, 1 to 5, of a path of *spent* points; None beyond logic.

    >>> effort_of("Hard", 0), effort_of("Hard", 10**9), effort_of("Beyond", 0)
    (1, 5, None)
    """
    return bisect_right(BOUNDS[level], spent) + 1 if level in BOUNDS else None


def in_words(level: str | None, effort: int | None) -> str:
    """Name a level with the effort within it.

    >>> in_words("Hard", 3), in_words("Beyond", None), in_words(None, None)
    ('Hard 3 of 5', 'Beyond', '')
    """
    name = level_name(level or "")
    return say("effort-within-level", level=name, effort=effort, most=MOST) if level and effort else name


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
    """Return the minutes of a classic 9 x 9 puzzle of a *level* whose path has *spent* points; None if not timed.

    >>> minutes_of("Hard", 200_000)
    Minutes(typical=12.3, average=(8, 20), fast=(4, 6))
    >>> minutes_of("Extreme", 4_000_000)
    """
    if level not in TIMED:
        return None
    typical = AT_TURN * (spent / TURN) ** (BELOW if spent < TURN else ABOVE)
    return Minutes(round(typical, 1), _between(typical, AVERAGE), _between(typical, FAST))


def of_level(level: Level) -> Minutes | None:
    """Return the minutes of a puzzle in the middle of a *level*.

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


def minutes_in_words(found: Minutes) -> str:
    """Write how long the average player takes.

    >>> minutes_in_words(minutes_of("Hard", 200_000))
    '8 to 20 minutes'
    """
    return say("minutes-average", low=found.average[0], high=found.average[1])
