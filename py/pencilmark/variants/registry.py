"""All variants by name; a new one goes into the file of its family, and nowhere else."""

from __future__ import annotations

from pencilmark.variants.cages import CAGES
from pencilmark.variants.definition import Variant
from pencilmark.variants.dots import DOTS
from pencilmark.variants.lines import LINES
from pencilmark.variants.marks import MARKS
from pencilmark.variants.sights import SIGHTS
from pencilmark.variants.whole import WHOLE

FAMILIES = {
    "Cages": CAGES,
    "Lines": LINES,
    "Outside the grid": SIGHTS,
    "Between cells": DOTS,
    "Marked cells": MARKS,
    "The whole board": WHOLE,
}
VARIANTS: dict[str, Variant] = {variant.name: variant for family in FAMILIES.values() for variant in family}
NAMES: dict[str, Variant] = VARIANTS | {name: variant for variant in VARIANTS.values() for name in variant.aliases}
