"""Effort within a level, 1 to 5, which tells a Hard puzzle with one X-wing from one with three chains.

It counts the steps of the puzzle's own level on our path, each with HoDoKu's score for its technique. In Beginner and
Easy, where all steps are singles, naked ones count most, then hidden ones. The bounds of the bands are quintiles of
generated puzzles (`build.py bench effort`).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping

from pencilmark.board.speech import say
from pencilmark.human.levels import Level
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.technique import level_name

MOST = 5
SIZE = 9
"""The side of the boards whose puzzles have an effort; for others the bounds are not known."""
SINGLES = {"full-house": 1, "hidden-single": 2, "naked-single": 10}
NO_SCORE = 200
"""What a step counts if HoDoKu has no score for it."""
BOUNDS: dict[Level, tuple[int, int, int, int]] = {
    "Beginner": (79, 82, 86, 90),
    "Easy": (89, 92, 96, 101),
    "Medium": (60, 101, 161, 251),
    "Hard": (140, 161, 281, 421),
    "Expert": (261, 521, 801, 1401),
    "Extreme": (521, 1121, 1461, 2601),
}
"""Where bands 2 to 5 of each level begin, in points."""


def points(level: Level, counts: Mapping[str, int]) -> int:
    """Count the points of a path, given how often each technique was needed: steps of its own *level* count.

    >>> points("Hard", {"hidden-single": 40, "naked-pair": 1, "x-wing": 2})
    280
    """
    if level in ("Beginner", "Easy"):
        return sum(SINGLES.get(technique, 0) * count for technique, count in counts.items())
    own = ((TECHNIQUES[technique], count) for technique, count in counts.items() if technique in TECHNIQUES)
    scores = ((one.hodoku.score, count) for one, count in own if one.level == level)
    return sum((NO_SCORE if score is None else score) * count for score, count in scores)


def effort_of(level: Level, counts: Mapping[str, int]) -> int | None:
    """Return the effort within a *level*, 1 to 5, by how often each technique is needed; None beyond logic.

    >>> effort_of("Hard", {"x-wing": 1}), effort_of("Hard", {"x-wing": 3}), effort_of("Beyond", {})
    (2, 4, None)
    """
    return bisect_right(BOUNDS[level], points(level, counts)) + 1 if level in BOUNDS else None


def in_words(level: str | None, effort: int | None) -> str:
    """Name a level with the effort within it.

    >>> in_words("Hard", 3), in_words("Beyond", None), in_words(None, None)
    ('Hard 3 of 5', 'Beyond', '')
    """
    name = level_name(level or "")
    return say("effort-within-level", level=name, effort=effort, most=MOST) if level and effort else name
