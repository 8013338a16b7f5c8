"""What f-puzzles says of a whole board: keys that are true, and names in its list of marks whose absence counts.

Which of them make a variant says its own record (`Variant.elsewhere`): ``nonconsecutive negative=ratio`` are two signs.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from pencilmark.rules.variants.definition import Each, Variant
from pencilmark.rules.variants.dots import Unmarked
from pencilmark.rules.variants.registry import VARIANTS

Signs = frozenset[tuple[str, str]]
"""Keys, each with the value that is in its list; "" where it is true or false."""
NEGATIVE = "negative"
SIGNS: dict[str, Signs] = {
    name: signs
    for name, variant in VARIANTS.items()
    if variant.takes == "board" and not variant.numbers[0] and (signs := frozenset(variant.called("fpuzzles")))
}
FLAGS = {key for signs in SIGNS.values() for key, _ in signs}
_KNOWN: Signs = frozenset().union(*SIGNS.values())
_RIVALS = {name for name in SIGNS if VARIANTS[name].context and list(SIGNS.values()).count(SIGNS[name]) > 1}
_ORDER = sorted(SIGNS, key=lambda name: (-len(SIGNS[name]), (NEGATIVE in dict(SIGNS[name])), name not in _RIVALS))
"""Those with the most signs first, and those that only a mark tells from another before that one."""


def read_whole(data: dict[str, Any], marks: Collection[str]) -> tuple[list[Variant], list[str]]:
    """Return the variants that *data* says, and the names of marks that it says what nobody knows of.

    *marks* are the variants of the clues: what holds without a mark is meant only where there are some, if the same
    signs may mean all neighbours.

    >>> found, unknown = read_whole({"nonconsecutive": True, "negative": ["xv", "clock"]}, ())
    >>> [variant.name for variant in found], unknown
    (['non-consecutive', 'xv-negative'], ['clock'])
    """
    listed = data.get(NEGATIVE)
    negative = {(NEGATIVE, str(name)) for name in listed} if isinstance(listed, list) else set()
    signs = {(key, "") for key in FLAGS if data.get(key) is True} | negative
    found = list[Variant]()
    for name in _ORDER:
        if signs >= SIGNS[name] and (name not in _RIVALS or _marks_of(name) & set(marks)):
            signs -= SIGNS[name]
            found.append(VARIANTS[name])
    return found, sorted(name for _, name in negative - _KNOWN)


def _marks_of(name: str) -> set[str]:
    """Return the marks whose absence a variant is about."""
    rules = VARIANTS[name].rules
    parts = () if callable(rules) else [rule.tuples for rule in rules if isinstance(rule, Each)]
    return {mark for part in parts if isinstance(part, Unmarked) for mark in part.names}


def write_whole(variant: Variant, data: dict[str, Any]) -> None:
    """Add the signs of a variant to *data*; the inverse of `read_whole`."""
    for key, value in variant.called("fpuzzles"):
        if not value:
            data[key] = True
        elif value not in data.setdefault(key, []):
            data[key].append(value)
