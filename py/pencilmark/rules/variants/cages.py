"""Cages and regions: killer, its arithmetic relatives, sums of any cells, extra regions and clones."""

from __future__ import annotations

from itertools import pairwise

from pencilmark.board.errors import RuleError
from pencilmark.board.geometry import Geometry
from pencilmark.rules.variants import drawings
from pencilmark.rules.variants.definition import TWO, Clue, Context, Each, Proposed, Rules, Tuples, Variant
from pencilmark.rules.variants.places import names


def _different(clue: Clue, context: Context) -> Rules:
    """Require that the cells differ, unless the cage has only one."""
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


def _equal(clue: Clue, context: Context) -> Rules:
    """Require as many odd digits as even ones, as many low as high ones, and no middle digit."""
    geometry = context.geometry
    cells, least, top = names(clue.cells, geometry.size), geometry.first, geometry.last
    low, high = least + geometry.value_count // 2 - 1, top - geometry.value_count // 2 + 1
    middle = [f"{{x}} != {low + 1}"] if high - low > 1 else []
    lower = ", ".join(f"{cell} <= {low}" for cell in cells.split(", "))
    half = len(clue.cells) // 2
    return ["distinct({cells})", f"count(odd({cells})) = {half}", f"count({lower}) = {half}", *middle]


def _even_count(clue: Clue, geometry: Geometry, column: int | None) -> Clue:
    if len(clue.cells) % 2:
        raise RuleError("bad-variant/even-cells", found=len(clue.cells), column=column)
    return _fits_a_house(clue, geometry, column)


def _same_values(clue: Clue, context: Context) -> Rules:
    """Require that each value occurs equally often in all groups."""
    geometry = context.geometry
    groups = [names(group, geometry.size).split(", ") for group in clue.groups]
    if len(groups[0]) == 1:
        return [f"{first} = {second}" for (first,), (second,) in pairwise(groups)]
    counts = [
        [f"count({', '.join(f'{cell} = {value}' for cell in group)})" for group in groups]
        for value in range(geometry.first, geometry.last + 1)
    ]
    return [f"{first} = {second}" for count in counts for first, second in pairwise(count)]


def _equal_sums(clue: Clue, context: Context) -> Rules:
    sums = [f"sum({names(group, context.geometry.size)})" for group in clue.groups]
    return [f"{first} = {second}" for first, second in pairwise(sums)]


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
            "ipuz": "+",
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
        elsewhere={"ipuz": "*"},
    ),
    Variant(
        "killer-difference",
        "cells",
        ("2 * max({cells}) - sum({cells}) = {n}",),
        drawings.cage("−"),
        numbers=(1, 1),
        counts=TWO,
        as_set=True,
        elsewhere={"ipuz": "-"},
    ),
    Variant(
        "killer-quotient",
        "cells",
        ("max({cells})^2 = {n} * prod({cells})",),
        drawings.cage("÷"),
        aliases=("quotient",),
        numbers=(1, 1),
        counts=TWO,
        as_set=True,
        elsewhere={"ipuz": "/"},
    ),
    Variant(
        "lunchbox",
        "line",
        ("distinct({cells})", "sumbetween(min({cells}), max({cells}), {cells}) = {n}"),
        drawings.line(0.5, "#"),
        numbers=(1, 1),
        counts=TWO,
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
        counts=TWO,
        settle=_fits_a_house,
        word="house",
        elsewhere={
            "fpuzzles": "extraregion",
            "iss": "alldifferent",
            "lisudoku": "extraRegions",
            "sudokupad": "cage=extraregion",
            "sudokumaker": "305",
        },
    ),
    Variant(
        "clone",
        "parts",
        (Each(_corresponding, "{a} = {b}"),),
        drawings.region,
        parts=(2, 36),
        settle=_same_size,
        elsewhere={"fpuzzles": "clone", "sudokumaker": "302"},
    ),
    Variant(
        "same-values",
        "parts",
        _same_values,
        drawings.banded("="),
        parts=(2, 36),
        settle=_same_size,
        elsewhere={"iss": "samevalues"},
    ),
    Variant(
        "equal-sum",
        "parts",
        _equal_sums,
        drawings.banded("Σ="),
        aliases=("equal-sums",),
        parts=(2, 36),
        elsewhere={"iss": "equalsum"},
    ),
    Variant(
        "equality-cage",
        "cells",
        _equal,
        drawings.shaded_cage,
        counts=TWO,
        settle=_even_count,
        elsewhere={"iss": "equalitycage"},
    ),
)
