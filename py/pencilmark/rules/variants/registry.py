"""All variants by name; add a new one to the file of its family and nowhere else."""

from __future__ import annotations

from pencilmark.rules.variants.cages import CAGES
from pencilmark.rules.variants.counts import COUNTS
from pencilmark.rules.variants.definition import Site, Variant
from pencilmark.rules.variants.dots import DOTS
from pencilmark.rules.variants.lines import LINES
from pencilmark.rules.variants.marks import MARKS
from pencilmark.rules.variants.sights import SIGHTS
from pencilmark.rules.variants.whole import WHOLE

FAMILIES = {
    "cages": CAGES,
    "lines": LINES,
    "outside-the-grid": SIGHTS,
    "counts-and-places": COUNTS,
    "between-cells": DOTS,
    "marked-cells": MARKS,
    "the-whole-board": WHOLE,
}
VARIANTS: dict[str, Variant] = {variant.name: variant for family in FAMILIES.values() for variant in family}
NAMES: dict[str, Variant] = VARIANTS | {name: variant for variant in VARIANTS.values() for name in variant.aliases}


def called(site: Site) -> dict[str, dict[str, Variant]]:
    """Return the variants that a *site* has under each of its keys, by the values of its entries ("": any other).

    >>> {value: variant.name for value, variant in called("fpuzzles")["whispers"].items()}
    {'5': 'german-whispers', '4': 'dutch-whispers', '': 'whispers'}
    """
    found: dict[str, dict[str, Variant]] = {}
    for variant in VARIANTS.values():
        for key, value in variant.called(site):
            found.setdefault(key, {})[value] = variant
    return found
