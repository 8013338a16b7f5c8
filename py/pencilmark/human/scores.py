"""HoDoKu's score and level of a path.

Each step has a score; the level is that of the hardest step, raised while the sum of the scores is
above what the level allows.
"""

from __future__ import annotations

from collections.abc import Iterable

from pencilmark.board.model import Step
from pencilmark.human.techniques.catalogue import HODOKU_LEVELS, ROWS, HodokuLevel

__all__ = ["HODOKU_LEVELS", "HodokuLevel", "hodoku_score", "rate_hodoku"]

HODOKU_MOST = (800, 1000, 1600, 1800)

# By library code: the score of a step, and its level by place.
_SCORES: dict[str, tuple[int, int]] = {
    row.code: (row.score, HODOKU_LEVELS.index(row.grade)) for row in ROWS.values() if row.score and row.grade
}
LAST_RESORT = (10_000, 4)


def hodoku_score(code: str) -> tuple[int, int]:
    """Return the score and the level (by place) of a step with a library *code*; "" is trial and error.

    >>> hodoku_score("0300"), hodoku_score("0304"), hodoku_score("0363"), hodoku_score("")
    ((140, 2), (470, 3), (470, 4), (10000, 4))
    """
    return _SCORES.get(code, LAST_RESORT)


def rate_hodoku(steps: Iterable[Step]) -> tuple[int, HodokuLevel]:
    """Sum up the score of *steps* taken up HoDoKu's ladder, and report the level.

    >>> rate_hodoku([Step("full-house", code="0000")] * 250)
    (1000, 'Medium')
    """
    score = level = 0
    for step in steps:
        own, place = hodoku_score(step.code)
        score += own
        level = max(level, place)
    while level < len(HODOKU_MOST) and score > HODOKU_MOST[level]:
        level += 1
    return score, HODOKU_LEVELS[level]
