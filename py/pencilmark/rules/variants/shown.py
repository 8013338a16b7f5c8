"""What a puzzle shows and hides, and does not ask: fog over the grid, what clears it, drawings without a meaning."""

from __future__ import annotations

from pencilmark.rules.variants import drawings
from pencilmark.rules.variants.definition import Variant
from pencilmark.rules.variants.sketched import draw_sketch

SHOWN = (
    Variant("fog", "cells", (), drawings.nothing, counts=(0, 10_000), elsewhere={"sudokumaker": "4000"}),
    Variant("fog-link", "parts", (), drawings.nothing, parts=(2, 2), joint="="),
    Variant("fog-solution", "labels", (), drawings.nothing),
    Variant("drawing", "cells", (), draw_sketch, quotes="SHAPE", counts=(0, 10_000)),
)
