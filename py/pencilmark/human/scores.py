"""How other programs rate steps: HoDoKu's score and level of a path, Sukaku Explainer's rating of a step.

In HoDoKu each step has a score. The level is that of the hardest step, raised while the sum of the scores is above what
the level allows.
"""

from __future__ import annotations

from collections.abc import Iterable

from pencilmark.board.model import Step
from pencilmark.human.sukaku.scale import plainest
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.technique import HODOKU_LEVELS, HodokuLevel

__all__ = ["HODOKU_LEVELS", "HodokuLevel", "hodoku_score", "rate_hodoku", "se_rating"]

HODOKU_MOST = (800, 1000, 1600, 1800)

# By technique: the score of a step, and its level by place.
_SCORES: dict[str, tuple[int, int]] = {
    technique.id: (technique.hodoku.score, HODOKU_LEVELS.index(technique.hodoku.grade))
    for technique in TECHNIQUES.values()
    if technique.hodoku.score and technique.hodoku.grade
}
LAST_RESORT = (10_000, 4)


def hodoku_score(technique: str) -> tuple[int, int]:
    """Return the score and the level (by place) of a step of a *technique*; one that HoDoKu lacks is its last resort.

    >>> hodoku_score("x-wing"), hodoku_score("whale"), hodoku_score("trial-and-error")
    ((140, 2), (470, 3), (10000, 4))
    """
    return _SCORES.get(technique, LAST_RESORT)


def se_rating(step: Step) -> float | None:
    """Return the rating that Sukaku Explainer gives a *step*, None where that scale does not know its technique.

    >>> se_rating(Step("x-wing")), se_rating(Step("hidden-single", rating=1.5)), se_rating(Step("skyscraper"))
    (3.2, 1.5, None)
    """
    return step.rating or plainest(step.technique)


def rate_hodoku(steps: Iterable[Step]) -> tuple[int, HodokuLevel]:
    """Sum up the score of *steps* taken up HoDoKu's ladder, and report the level.

    >>> rate_hodoku([Step("full-house")] * 250)
    (1000, 'Medium')
    """
    score = level = 0
    for step in steps:
        own, place = hodoku_score(step.technique)
        score += own
        level = max(level, place)
    while level < len(HODOKU_MOST) and score > HODOKU_MOST[level]:
        level += 1
    return score, HODOKU_LEVELS[level]
