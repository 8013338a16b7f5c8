"""Cages and regions: killer, its arithmetic relatives, sums of any cells, extra regions and clones."""

from __future__ import annotations

from pencilmark.board.errors import RuleError
from pencilmark.board.geometry import Geometry
from pencilmark.rules.variants import drawings
from pencilmark.rules.variants.definition import Clue, Context, Each, Proposed, Rules, Tuples, Variant


def _different(clue: Clue, context: Context) -> Rules:
    """Require different cells, unless the cage has one cell only."""
    return ("distinct({cells})",) * (len(clue.cells) > 1)


def _killer(clue: Clue, context: Context) -> Rules:
    return [*_different(clue, context), "sum({cells}) = {n}"]


def _fits_a_house(clue: Clue, geometry: Geometry, column: int | None) -> Clue:
    top = geometry.value_count
    if len(clue.cells) > top:
        raise RuleError("bad-variant/too-many-cells", most=top, found=len(clue.cells), column=column)
    return clue


def _corresponding(clue: Clue, context: Context) -> Tuples:
    first, *others = clue.groups
    return [pair for group in others for pair in zip(first, group, strict=True)]


def _same_size(clue: Clue, geometry: Geometry, column: int | None) -> Clue:
    sizes = [len(group) for group in clue.groups]
    if len(set(sizes)) > 1:
        raise RuleError("bad-variant/uneven-parts", sizes=sizes, column=column)
    return clue


CAGES = (
    Variant(
        "killer",
        "cells",
        _killer,
        drawings.cage(),
        aliases=("killer-cage", "cage"),
        numbers=(0, 1),
        settle=_fits_a_house,
        as_set=True,
        proposed=Proposed("cages"),
        elsewhere={
            "fpuzzles": "killercage",
            "iss": "cage",
            "lisudoku": "killerCages",
            "sudokumaker": "301",
            "sudokupad": "cage",
        },
    ),
    Variant(
        "killer-product",
        "cells",
        ("prod({cells}) = {n}",),
        drawings.cage("×"),
        aliases=("product",),
        numbers=(1, 1),
        as_set=True,
    ),
    Variant(
        "killer-difference",
        "cells",
        ("2 * max({cells}) - sum({cells}) = {n}",),
        drawings.cage("−"),
        numbers=(1, 1),
        counts=(2, 10_000),
        as_set=True,
    ),
    Variant(
        "killer-quotient",
        "cells",
        ("max({cells})^2 = {n} * prod({cells})",),
        drawings.cage("÷"),
        aliases=("quotient",),
        numbers=(1, 1),
        counts=(2, 10_000),
        as_set=True,
    ),
    Variant(
        "lunchbox",
        "line",
        ("distinct({cells})", "sumbetween(min({cells}), max({cells}), {cells}) = {n}"),
        drawings.line(0.5, "#"),
        numbers=(1, 1),
        counts=(2, 10_000),
        settle=_fits_a_house,
        elsewhere={"iss": "lunchbox"},
    ),
    Variant(
        "sum",
        "cells",
        ("sum({cells}) = {n}",),
        drawings.summed,
        numbers=(1, 1),
        as_set=True,
        elsewhere={"iss": "sum", "sudokupad": "cage=repeats"},
    ),
    Variant(
        "extra-region",
        "cells",
        ("distinct({cells})",),
        drawings.region,
        aliases=("extra-house",),
        counts=(2, 10_000),
        settle=_fits_a_house,
        word="house",
        elsewhere={
            "fpuzzles": "extraregion",
            "iss": "alldifferent",
            "lisudoku": "extraRegions",
            "sudokupad": "cage=extraregion",
        },
    ),
    Variant(
        "clone",
        "parts",
        (Each(_corresponding, "{a} = {b}"),),
        drawings.region,
        parts=(2, 36),
        settle=_same_size,
        elsewhere={"fpuzzles": "clone"},
    ),
)
