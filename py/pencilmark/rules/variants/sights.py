"""Clues outside the grid, which look along a row, a column or a diagonal."""

from __future__ import annotations

from pencilmark.rules.variants import drawings
from pencilmark.rules.variants.definition import Proposed, Variant

MANY = (2, 10_000)
SIGHTS = (
    Variant(
        "little-killer",
        "sight",
        ("sum({cells}) = {n}",),
        drawings.little_killer,
        numbers=(1, 1),
        diagonal=True,
        as_set=True,
        proposed=Proposed("diagonals", better="diagonals"),
        elsewhere={"fpuzzles": "littlekillersum"},
    ),
    Variant(
        "sandwich",
        "sight",
        ("sumbetween({least}, {top}, {cells}) = {n}",),
        drawings.outside,
        numbers=(1, 1),
        counts=MANY,
        proposed=Proposed("sights", edges=("left", "top"), bare=False, swap="ends"),
        elsewhere={"fpuzzles": "sandwichsum"},
    ),
    Variant(
        "x-sum",
        "sight",
        ("sumfirst({first}, {cells}) = {n}",),
        drawings.outside,
        aliases=("x-sums",),
        numbers=(1, 1),
        counts=MANY,
        from_one=True,
        proposed=Proposed("sights"),
        elsewhere={"fpuzzles": "xsum"},
    ),
    Variant(
        "skyscraper",
        "sight",
        ("visible({cells}) = {n}",),
        drawings.outside,
        aliases=("skyscrapers",),
        numbers=(1, 1),
        counts=MANY,
        proposed=Proposed("sights", better="skyscrapers", is_rare=True),
        elsewhere={"fpuzzles": "skyscraper"},
    ),
    Variant(
        "numbered-room",
        "sight",
        ("item({first}, {cells}) = {n}",),
        drawings.outside,
        aliases=("numbered-rooms",),
        numbers=(1, 1),
        counts=MANY,
        from_one=True,
        proposed=Proposed("sights"),
    ),
)
