"""Our own plain level of a path: that of the hardest step which the teaching ladder needs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from pencilmark.board.model import Step

Level = Literal["Beginner", "Easy", "Medium", "Hard", "Expert", "Extreme", "Beyond"]
# The level of each technique; nets and what stands on nets are Beyond, what is not named here is Extreme.
PLAIN_LEVELS: dict[Level, tuple[str, ...]] = {
    "Easy": ("full-house", "hidden-single", "naked-single"),
    "Medium": (
        "locked-candidates-pointing",
        "locked-candidates-claiming",
        "naked-pair",
        "locked-pair",
        "hidden-pair",
        "naked-triple",
        "locked-triple",
        "hidden-triple",
    ),
    "Hard": (
        "x-wing",
        "swordfish",
        "naked-quad",
        "hidden-quad",
        "skyscraper",
        "two-string-kite",
        "turbot-fish",
        "empty-rectangle",
        "xy-wing",
        "xyz-wing",
        "w-wing",
        "remote-pair",
        "bug-plus-1",
        "simple-colours-trap",
        "simple-colours-wrap",
        "unique-rectangle-1",
        "unique-rectangle-2",
        "unique-rectangle-3",
        "unique-rectangle-4",
        "unique-rectangle-5",
        "unique-rectangle-6",
        "hidden-rectangle",
        "avoidable-rectangle-1",
        "avoidable-rectangle-2",
    ),
    "Expert": (
        "jellyfish",
        "finned-x-wing",
        "sashimi-x-wing",
        "finned-swordfish",
        "sashimi-swordfish",
        "multi-colours-1",
        "multi-colours-2",
        "3d-medusa",
        "x-chain",
        "xy-chain",
        "sue-de-coq",
        "continuous-nice-loop",
        "discontinuous-nice-loop",
        "aic",
        "als-xz",
    ),
}
LEVELS: tuple[Level, ...] = ("Beginner", "Easy", "Medium", "Hard", "Expert", "Extreme", "Beyond")
_LEVEL_OF = {technique: level for level, named in PLAIN_LEVELS.items() for technique in named}
_BEYOND = ("forcing-net-", "dynamic-", "nested-", "trial-and-error")


def _place(technique: str) -> int:
    level = "Beyond" if technique.startswith(_BEYOND) else _LEVEL_OF.get(technique, "Extreme")
    return LEVELS.index(level)


def level_of(technique: str) -> Level:
    """Tell the level of a single *technique*, by its id.

    >>> level_of("x-wing"), level_of("full-house")
    ('Hard', 'Easy')
    """
    return LEVELS[_place(technique)]


def plain_level(steps: Iterable[Step], is_solved: bool) -> Level:
    """Tell our own level of a path up the teaching ladder: that of its hardest step, Beyond when unsolved.

    Beginner needs nothing but the last cell of a house and hidden singles of a box.

    >>> plain_level([Step("full-house", rating=1.0), Step("hidden-single", rating=1.5)], True)
    'Easy'
    """
    hardest = 0 if is_solved else LEVELS.index("Beyond")
    for step in steps:
        is_plain = step.technique in ("full-house", "hidden-single") and (step.rating or 9) < 1.5
        hardest = max(hardest, 0 if is_plain else _place(step.technique))
    return LEVELS[hardest]
