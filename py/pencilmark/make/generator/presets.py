"""Wishes that are known by a name: what newspapers print, what apps show, and minimal puzzles."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pencilmark.make.wish import Wish

PRESETS: dict[str, dict[str, Any]] = {
    "newspaper": {"level": "Easy", "clues": (36, 40), "open": 8, "effort": (1, 3), "symmetry": "rotational180"},
    "app": {"level": "Medium", "clues": (28, 34), "open": 4, "effort": (1, 4)},
    "minimal": {"minimal": True},
}
"""What each adds to a wish. Beside *level* and *effort* it has how many cells singles fill at once, and the givens."""
FIELDS = ("clues", "open", "minimal")
"""What a preset settles, so that nothing else may be said of it; its level, effort and symmetry may be others."""


def preset(name: str, wish: Wish) -> Wish:
    """Add what the preset of a *name* means to a *wish*; what that says already stands.

    >>> found = preset("newspaper", Wish(level="Medium"))
    >>> found.level, found.clues, found.open, found.effort
    ('Medium', (36, 40), 8, (1, 3))
    """
    said = wish.as_dict()
    return replace(wish, **{field: value for field, value in PRESETS[name].items() if field not in said})
