"""What each cell of a board may be, and how likely that is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pencilmark.picture.network import Layer

MARGIN = 0.06
"""The part of a cell that is cut around it, too: where its lines are."""
PRINTED, LETTER, HAND, CLASSES = 1, 17, 24, 33
"""Where the classes of the network begin, after the empty cell: printed 1 to 16, A to G, written by hand 1 to 9."""
TEN = 10
SCALE = 64
"""What 1.0 between two layers is in whole numbers."""
RARE, USED = 0.1, 3
"""How rare digits of a hand are, unless a board has this number of them for certain: then they are not."""
LEAST = 1e-7


class Option(NamedTuple):
    """What a cell may be: a *value*, 0 for none, *by_hand* or printed, and how likely that is."""

    value: int
    by_hand: bool
    odds: float


@dataclass(frozen=True, slots=True)
class Odds:
    """The *options* of a cell, the likeliest first."""

    options: tuple[Option, ...]

    @property
    def best(self) -> Option:
        """Return the likeliest option."""
        return self.options[0]

    def of_value(self, value: int) -> float:
        """Return how likely a *value* is, printed or written."""
        return sum(option.odds for option in self.options if option.value == value)


def odds_of(scores: Sequence[int], last: Layer, size: int, rare: float = RARE) -> Odds:
    """Return what a cell of a board of *size* may be, by the network's *scores*, which its *last* layer added up.

    *rare* is how likely a digit is to be written by hand, beside a printed one, before anything is seen of it.

    >>> layer = Layer(1, 1, 1, 1, 33, False, 0, (0,) * 33, bytes(33))
    >>> odds_of([640] + [0] * 32, layer, 9).best.value
    0
    """
    unit, highest = SCALE << last.shift, max(scores)
    shares = [math.exp((score - highest) / unit) for score in scores]
    found = [Option(0, False, shares[0])]
    for value in range(1, size + 1):
        letter = shares[LETTER + value - TEN] if value >= TEN else 0.0
        found.append(Option(value, False, shares[PRINTED + value - 1] + letter))
        if value < TEN:
            found.append(Option(value, True, rare * shares[HAND + value - 1]))
    whole = sum(option.odds for option in found)
    ordered = sorted(found, key=lambda option: -option.odds)
    return Odds(tuple(option._replace(odds=max(LEAST, option.odds / whole)) for option in ordered))
