"""Clues outside the grid, which look along a row, a column or a diagonal."""

from __future__ import annotations

from pencilmark.rules.variants import drawings
from pencilmark.rules.variants.definition import Variant

MANY = (2, 10_000)
SIGHTS = (
    Variant(
        "little-killer",
        "Digits along the diagonal add up to the number at its end; they may repeat where the houses allow it.",
        "sight",
        ("sum({cells}) = {n}",),
        drawings.little_killer,
        numbers=(1, 1),
    ),
    Variant(
        "sandwich",
        "Digits between the least and the largest of the row or column (1 and 9) add up to the number.",
        "sight",
        ("sumbetween(1, {top}, {cells}) = {n}",),
        drawings.outside,
        numbers=(1, 1),
        counts=MANY,
    ),
    Variant(
        "x-sum",
        "The first digit says how many cells, itself included, add up to the number.",
        "sight",
        ("sumfirst({first}, {cells}) = {n}",),
        drawings.outside,
        aliases=("x-sums",),
        numbers=(1, 1),
        counts=MANY,
    ),
    Variant(
        "skyscraper",
        "The number says how many digits are larger than all before them, as seen from there.",
        "sight",
        ("visible({cells}) = {n}",),
        drawings.outside,
        aliases=("skyscrapers",),
        numbers=(1, 1),
        counts=MANY,
    ),
    Variant(
        "numbered-room",
        "The first digit says how far along the number stands.",
        "sight",
        ("item({first}, {cells}) = {n}",),
        drawings.outside,
        aliases=("numbered-rooms",),
        numbers=(1, 1),
        counts=MANY,
    ),
)
