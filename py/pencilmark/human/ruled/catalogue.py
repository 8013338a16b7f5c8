"""What is asked of a technique by its id, of rules or of digits: its name, level and score."""

from __future__ import annotations

from pencilmark.human.ruled.techniques import RULED
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.technique import Level, Technique


def _known(technique: str) -> Technique:
    return RULED.get(technique) or TECHNIQUES[technique]


def name_of(technique: str) -> str:
    """Return the name of a technique, of rules or of digits.

    >>> name_of("innie"), name_of("x-wing")
    ('Rule of 45', 'X-wing')
    """
    return _known(technique).name


def score_of(technique: str) -> int:
    """Return the score of a technique: of rules our own, of digits that of HoDoKu (0 where it has none).

    >>> score_of("innie"), score_of("x-wing")
    (20, 140)
    """
    own = RULED.get(technique)
    return own.score if own else TECHNIQUES[technique].hodoku.score or 0


def level_of(technique: str) -> Level:
    """Return the level of a technique, of rules or of digits.

    >>> level_of("set-one"), level_of("x-wing")
    ('Easy', 'Hard')
    """
    return _known(technique).level
