"""Sukaku Explainer's scale: its techniques in the order of its ladder, with the rating of the plainest step of each.

What makes a step harder than the plainest of its technique (its length, the size of a set) is added by the finder.
"""

from __future__ import annotations

_FROM_NETS = {
    "dynamic-forcing": 85,
    "dynamic-plus-forcing": 90,
    "nested-forcing": 95,
    "nested-multiple-forcing": 100,
    "nested-dynamic-forcing": 105,
}
_CASES = ("double", "cell", "region", "contradiction")

PLAINEST: dict[str, int] = {
    "full-house": 10,
    "hidden-single": 12,
    "direct-pointing": 17,
    "direct-claiming": 19,
    "direct-hidden-pair": 20,
    "naked-single": 23,
    "direct-hidden-triplet": 25,
    "locked-candidates-pointing": 26,
    "locked-candidates-claiming": 28,
    "naked-pair": 30,
    "x-wing": 32,
    "hidden-pair": 34,
    "naked-triple": 36,
    "swordfish": 38,
    "hidden-triple": 40,
    "two-strong-links": 40,
    "xy-wing": 42,
    "xyz-wing": 44,
    **{f"unique-rectangle-{kind}": 45 for kind in (1, 2, 3, 4)},
    **{f"unique-loop-{kind}": 46 for kind in (1, 2, 3, 4)},
    "naked-quad": 50,
    "jellyfish": 52,
    "hidden-quad": 54,
    "three-strong-links": 54,
    "wxyz-wing": 55,
    "bug-1": 56,
    "bug-2": 57,
    "bug-4": 57,
    "bug-3": 57,
    "four-strong-links": 58,
    "vwxyz-wing": 62,
    "aligned-pair-exclusion": 62,
    "uvwxyz-wing": 66,
    "x-cycle": 65,
    "y-cycle": 65,
    "forcing-x-chain": 66,
    "xy-cycle": 70,
    "forcing-xy-chain": 70,
    "tuvwxyz-wing": 75,
    "aligned-triple-exclusion": 75,
    "nishio-forcing-chains": 75,
    "forcing-cell-chains": 80,
    "forcing-region-chains": 80,
    **{f"{prefix}-{case}-chains": rating for prefix, rating in _FROM_NETS.items() for case in _CASES},
}
"""The rating in tenths."""
IN_A_LINE = 3
"""How much higher, in tenths, a hidden single of a row or column is rated than one of a box: it is harder to see."""

ALIKE = {"locked-pair": "naked-pair", "locked-triple": "naked-triple", "bug-plus-1": "bug-1"}
"""Techniques that HoDoKu sets apart, and what Sukaku Explainer counts them among."""


def plainest(technique: str) -> float | None:
    """Return the rating of the plainest step of a *technique*; None if the scale does not have it.

    >>> plainest("x-wing"), plainest("locked-pair"), plainest("skyscraper")
    (3.2, 3.0, None)
    """
    tenths = PLAINEST.get(ALIKE.get(technique, technique))
    return tenths / 10 if tenths else None
