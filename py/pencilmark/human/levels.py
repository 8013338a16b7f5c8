"""The name, score and level of a technique by its id, be it of rules or of digits; and the level of a path."""

from __future__ import annotations

from collections.abc import Iterable

from pencilmark.board.model import Step
from pencilmark.human.ruled.techniques import RULED
from pencilmark.human.scores import HodokuLevel, se_rating
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.technique import LEVELS, Level, Technique

__all__ = [
    "HODOKU_BOUNDS",
    "LEVELS",
    "Level",
    "hardest_score",
    "is_beyond",
    "level_of",
    "name_of",
    "plain_level",
    "score_of",
]

HODOKU_BOUNDS: dict[Level, HodokuLevel] = {"Beginner": "Easy", "Easy": "Easy", "Medium": "Medium", "Hard": "Hard"}
"""The highest of HoDoKu's levels that a puzzle has which is made of one of ours.

From Expert on there is no bound: HoDoKu weighs chains otherwise, and calls half of our Expert puzzles Extreme.
"""


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
    """Return the score of a technique: our own for techniques of rules, HoDoKu's for the others (0 if it has none).

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
    """Report whether a single step of *technique*, by its id, makes a puzzle Beyond: exocets, nets and the like do."""
    return level_of(technique) == "Beyond"


def plain_level(steps: Iterable[Step], is_solved: bool) -> Level:
    """Return our own level of a path up the teaching ladder: that of its hardest step, or Beyond when unsolved.

    A Beginner puzzle needs only full houses and hidden singles in boxes.

    >>> plain_level([Step("full-house"), Step("hidden-single", rating=1.5)], True)
    'Easy'
    """
    hardest = 0 if is_solved else LEVELS.index("Beyond")
    for step in steps:
        is_plain = step.technique in ("full-house", "hidden-single") and (se_rating(step) or 9) < 1.5
        hardest = max(hardest, 0 if is_plain else LEVELS.index(level_of(step.technique)))
    return LEVELS[hardest]
