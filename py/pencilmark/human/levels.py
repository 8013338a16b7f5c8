"""The name, score and level of a technique of rules or of digits, by its id; and the level of a path.

Two scales are those of other programs: Sukaku Explainer rates a step, HoDoKu a path. In HoDoKu's each step has a score;
the level is that of the hardest step, raised if the sum of the scores exceeds what the level allows.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import inf

from pencilmark.board.model import Step
from pencilmark.human.ruled.ladder import RULED
from pencilmark.human.sukaku.scale import plainest
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.technique import HODOKU_LEVELS, LEVELS, HodokuLevel, Level, Technique

HODOKU_BOUNDS: dict[Level, HodokuLevel] = {"Beginner": "Easy", "Easy": "Easy", "Medium": "Medium", "Hard": "Hard"}
"""The highest of HoDoKu's levels that is allowed in a puzzle made to one of ours.

From Expert on there is no bound: HoDoKu weighs chains differently, and calls half of our Expert puzzles Extreme.
"""
HODOKU_MOST = (800, 1000, 1600, 1800)

# By technique: the score of a step, and its level by place.
_SCORES: dict[str, tuple[int, int]] = {
    technique.id: (technique.hodoku.score, HODOKU_LEVELS.index(technique.hodoku.grade))
    for technique in TECHNIQUES.values()
    if technique.hodoku.score and technique.hodoku.grade
}
LAST_RESORT = (10_000, 4)
FOR_BEGINNERS = ("full-house", "hidden-single")


def technique_of(technique: str) -> Technique:
    """Return the record of a technique, of rules or of digits."""
    return RULED.get(technique) or TECHNIQUES[technique]


def name_of(technique: str) -> str:
    """Return the name of a technique, of rules or of digits.

    >>> name_of("innie"), name_of("x-wing")
    ('Rule of 45', 'X-wing')
    """
    return technique_of(technique).name


def score_of(technique: str) -> int:
    """Return the score of a technique: our own for techniques of rules, HoDoKu's for others (0 if it has none).

    >>> score_of("innie"), score_of("x-wing")
    (20, 140)
    """
    own = RULED.get(technique)
    return own.score if own else TECHNIQUES[technique].hodoku.score or 0


def hardest_score(steps: Iterable[Step]) -> int:
    """Return the score of the hardest of the *steps* of a path: the clue score of a puzzle with rules.

    >>> hardest_score([Step("innie"), Step("x-wing")]), hardest_score([])
    (140, 0)
    """
    return max((score_of(step.technique) for step in steps), default=0)


def level_of(technique: str) -> Level:
    """Return the level of a technique, of rules or of digits.

    >>> level_of("set-one"), level_of("x-wing"), level_of("full-house")
    ('Easy', 'Hard', 'Easy')
    """
    return technique_of(technique).level


def is_beyond(technique: str) -> bool:
    """Report whether a single step of *technique*, by its id, makes a puzzle Beyond, as exocets and nets do."""
    return level_of(technique) == "Beyond"


def plain_level(steps: Iterable[Step], is_solved: bool) -> Level:
    """Return our own level of a path up the teaching ladder: that of its hardest step, or Beyond if unsolved.

    A Beginner puzzle needs only full houses and hidden singles in boxes.

    >>> plain_level([Step("full-house"), Step("hidden-single", rating=1.5)], True)
    'Easy'
    """
    hardest = 0 if is_solved else LEVELS.index("Beyond")
    for step in steps:
        hardest = max(hardest, 0 if is_for_beginners(step) else LEVELS.index(level_of(step.technique)))
    return LEVELS[hardest]


def is_for_beginners(step: Step) -> bool:
    """Report whether a *step* is a full house or a hidden single in a box.

    >>> is_for_beginners(Step("hidden-single")), is_for_beginners(Step("hidden-single", rating=1.5))
    (True, False)
    """
    most = plainest("hidden-single") or 0
    return step.technique in FOR_BEGINNERS and (se_rating(step) or inf) <= most


def hodoku_score(technique: str) -> tuple[int, int]:
    """Return the score and the level (by place) of a step of *technique*; those HoDoKu lacks count as its last resort.

    >>> hodoku_score("x-wing"), hodoku_score("whale"), hodoku_score("trial-and-error")
    ((140, 2), (470, 3), (10000, 4))
    """
    return _SCORES.get(technique, LAST_RESORT)


def se_rating(step: Step) -> float | None:
    """Return the rating that Sukaku Explainer gives a *step*; None if that scale does not know its technique.

    >>> se_rating(Step("x-wing")), se_rating(Step("hidden-single", rating=1.5)), se_rating(Step("skyscraper"))
    (3.2, 1.5, None)
    """
    return step.rating or plainest(step.technique)


def rate_hodoku(steps: Iterable[Step]) -> tuple[int, HodokuLevel]:
    """Return the score of *steps* up HoDoKu's ladder, added up, and the level.

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
