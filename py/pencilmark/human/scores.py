"""HoDoKu's score and level of a path.

Each step has a score; the level is that of the hardest step, raised while the sum of the scores is
above what the level allows.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from pencilmark.board.model import Step

HodokuLevel = Literal["Easy", "Medium", "Hard", "Unfair", "Extreme"]

HODOKU_LEVELS: tuple[HodokuLevel, ...] = ("Easy", "Medium", "Hard", "Unfair", "Extreme")
HODOKU_MOST = (800, 1000, 1600, 1800)

# By library code: the score of a step, and its level by place.
HODOKU_SCORES: dict[str, tuple[int, int]] = {
    "0000": (4, 0),
    "0003": (4, 0),
    "0002": (14, 0),
    "0110": (40, 1),
    "0111": (60, 1),
    "0100": (50, 1),
    "0101": (50, 1),
    "0200": (60, 1),
    "0201": (80, 1),
    "0210": (70, 1),
    "0211": (100, 1),
    "0202": (120, 2),
    "0212": (150, 2),
    "0300": (140, 2),
    "0301": (150, 2),
    "0302": (160, 2),
    "0310": (130, 2),
    "0320": (150, 2),
    "0311": (200, 3),
    "0321": (240, 3),
    "0312": (250, 3),
    "0322": (260, 3),
    "0330": (300, 3),
    "0331": (350, 3),
    "0332": (370, 3),
    "0340": (390, 3),
    "0341": (410, 3),
    "0342": (430, 3),
    "0350": (450, 4),
    "0351": (450, 4),
    "0352": (450, 4),
    "0703": (110, 2),
    "0610": (100, 2),
    "0400": (130, 2),
    "0401": (150, 2),
    "0404": (150, 2),
    "0403": (120, 2),
    "0402": (120, 2),
    "0405": (120, 2),
    "0803": (150, 2),
    "0800": (160, 2),
    "0801": (180, 2),
    "1101": (250, 3),
    "0500": (150, 2),
    "0501": (150, 2),
    "0502": (200, 2),
    "0503": (200, 2),
    "0701": (260, 3),
    "0702": (260, 3),
    "0706": (280, 3),
    "0707": (280, 3),
    "0708": (280, 3),
    "0709": (300, 3),
    "0710": (300, 3),
    "0711": (300, 3),
    "0901": (300, 3),
    "0902": (320, 3),
    "0903": (340, 3),
    "0904": (360, 3),
    "1301": (500, 4),
    "1302": (500, 4),
    "1303": (700, 4),
    "1304": (700, 4),
} | dict.fromkeys(("0600", "0601", "0602", "0603", "0604", "0605", "0606", "0607", "0608"), (100, 2))

LARGE_FISH = {"030": (470, 3), "031": (470, 3), "032": (470, 3), "03": (470, 4)}
LAST_RESORT = (10_000, 4)


def hodoku_score(code: str) -> tuple[int, int]:
    """Give the score and the level (by place) of a step with a library *code*; "" is trial and error.

    >>> hodoku_score("0300"), hodoku_score("0304"), hodoku_score("0363"), hodoku_score("")
    ((140, 2), (470, 3), (470, 4), (10000, 4))
    """
    if code in HODOKU_SCORES:
        return HODOKU_SCORES[code]
    if code.startswith("037"):
        return 500, 4
    return LARGE_FISH.get(code[:3]) or LARGE_FISH.get(code[:2]) or LAST_RESORT


def rate_hodoku(steps: Iterable[Step]) -> tuple[int, HodokuLevel]:
    """Sum up the score of *steps* taken up HoDoKu's ladder, and tell the level.

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
