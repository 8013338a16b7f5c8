"""Variants in which more than digits is to be found: the regions of the board, or the cells that are shaded."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from pencilmark.board.errors import RuleError
from pencilmark.board.geometry import Geometry, cell_name
from pencilmark.rules.language.functions import fits_hidden
from pencilmark.rules.language.hidden import LARGEST, are_rows
from pencilmark.rules.variants import drawings
from pencilmark.rules.variants.cells import around, near_edges, ray
from pencilmark.rules.variants.counts import one_before
from pencilmark.rules.variants.definition import Clue, Context, Each, Proposed, Rules, Tuples, Variant, Worded
from pencilmark.rules.variants.places import names, squares

CHAOS = "chaos-construction"
YIN_YANG = "yin-yang"
GIVEN_SHADES = ("shaded", "unshaded")
"""Variants whose clues give a shade, in the order of the shades."""
COUNTING = ("region-count", "region-arrow")
"""Variants that count cells in the region of their first cell."""
ARROWS = ((0, 1), (1, 0), (0, -1), (-1, 0))


def _whole(size: int) -> str:
    return f"{cell_name(0, size)}:{cell_name(size * size - 1, size)}"


def _chaos(clue: Clue, context: Context) -> Rules:
    return [f"divided({_whole(context.geometry.size)})"]


def _has_hidden(clue: Clue, geometry: Geometry, column: int | None) -> Clue:
    if not fits_hidden(geometry):
        raise RuleError("bad-variant/hidden", name=clue.name, most=LARGEST, column=column)
    return clue


def _has_rows(clue: Clue, geometry: Geometry, column: int | None) -> Clue:
    if geometry.value_count != geometry.size or not are_rows(range(geometry.cell_count), geometry):
        raise RuleError("bad-variant/rows-of-all-values", name=clue.name, column=column)
    return _has_hidden(clue, geometry, column)


def counted(clue: Clue) -> tuple[int, tuple[tuple[int, ...], ...]]:
    """Return the number from which a clue of COUNTING starts to count, and the arms along which it counts.

    A clue with a number has arms; the other counts its cells one by one, and itself if it is among them.
    """
    (first,), *arms = clue.groups
    if clue.numbers:
        return 1 - clue.numbers[0], tuple(arms)
    return int(first in arms[0]), tuple((other,) for other in arms[0] if other != first)


def _counted(clue: Clue, context: Context) -> Rules:
    """The first cell counts cells along all arms, each as far as the cells are in its region."""
    size, first, (base, arms) = context.geometry.size, clue.groups[0], counted(clue)
    runs = [names((*first, *arm[:length]), size) for arm in arms for length in range(1, len(arm) + 1)]
    follow = ", ".join(f"together({run})" for run in runs)
    return [f"{names(first, size)} = {base}" + (f" + count({follow})" if follow else "")]


def _around_itself(clue: Clue, geometry: Geometry, column: int | None) -> Clue:
    return one_before(_has_hidden(clue, geometry, column), geometry, column)


def _starts_at(clue: Clue, geometry: Geometry, column: int | None) -> Clue:
    if clue.numbers[0] > 1:
        raise RuleError("bad-variant/range", most=1, column=column)
    return _around_itself(clue, geometry, column)


def _yin_yang(clue: Clue, context: Context) -> Rules:
    """Add what the rules imply: with a chequered square, or a border in more than two parts, a shade falls apart."""
    size = context.geometry.size
    digits = f"{{{', '.join(map(str, clue.numbers))}}}"
    cells = Each(_cells, f"shaded({{a}}) and {{a}} in {digits} or not shaded({{a}}) and {{a}} not in {digits}")
    a, b, c, d = (f"shaded({{{corner}}})" for corner in "abcd")
    ring = names(border(size), size).split(", ")
    steps = zip(ring, [*ring[1:], ring[0]], strict=True)
    starts = ", ".join(f"not shaded({one}) and shaded({other})" for one, other in steps)
    return [
        *([cells] if clue.numbers else []),
        Each(squares, f"{a} or {b} or {c} or {d}"),
        Each(squares, f"not {a} or not {b} or not {c} or not {d}"),
        Each(squares, f"not {a} or {b} or {c} or not {d}"),
        Each(squares, f"{a} or not {b} or not {c} or {d}"),
        f"count({starts}) <= 1",
        f"yin({_whole(size)})",
        f"yang({_whole(size)})",
    ]


def _cells(clue: Clue, context: Context) -> Tuples:
    return [(cell,) for cell in range(context.geometry.cell_count)]


def border(size: int) -> tuple[int, ...]:
    """List the cells at the edges, around the board.

    >>> border(3)
    (0, 1, 2, 5, 8, 7, 6, 3)
    """
    last = size * (size - 1)
    down = range(2 * size - 1, size * size, size)
    return (*range(size), *down, *range(size * size - 2, last - 1, -1), *range(last - size, 0, -size))


def _shaded_digits(clue: Clue, geometry: Geometry, column: int | None) -> Clue:
    if not all(geometry.first <= number <= geometry.last for number in clue.numbers):
        raise RuleError("bad-variant/range", most=geometry.last, column=column)
    return _has_hidden(Clue(clue.name, tuple(sorted(set(clue.numbers)))), geometry, column)


def _shades(clue: Clue, context: Context) -> Rules:
    (first,), others = clue.groups
    size = context.geometry.size
    return [f"{cell_name(first, size)} = count(shaded({names(others, size)}))"]


def _counts_at(cell: int, size: int) -> Iterator[Clue]:
    yield Clue("region-count", (), ((cell,), (cell, *around(cell, size))))


def _arrows_at(cell: int, size: int) -> Iterator[Clue]:
    arms = [arm for step in ARROWS if (arm := tuple(ray(cell, step, size)[1:]))]
    for count in range(1, len(arms) + 1):
        for chosen in combinations(arms, count):
            yield Clue("region-arrow", (0,), ((cell,), *chosen))


def _shades_at(cell: int, size: int) -> Iterator[Clue]:
    for near in (around(cell, size), near_edges(cell, size)):
        yield Clue("shade-count", (), ((cell,), (cell, *near)))


UNKNOWN = (
    Variant(
        CHAOS,
        "board",
        _chaos,
        aliases=("chaos", "unknown-regions"),
        settle=_has_rows,
        from_one=True,
        proposed=Proposed("hidden", each=(_counts_at, _arrows_at)),
        elsewhere={"iss": "chaosconstruction"},
        worded=Worded(
            (
                r"\bchaos[ -]construction\b"
                r"|\bdivide the grid into [^.]{0,60}\bregions\b"
                r"[^.]{0,90}(\.[^.]{0,90}){0,3}(column|row),? and (each )?region\b"
                r"|\bregions? (\w+ ){0,3}(to be|must be) (determined|deduced|found)",
            ),
            anywhere=True,
        ),
    ),
    Variant(
        "region-count",
        "parts",
        _counted,
        drawings.counted,
        aliases=("chaos-count",),
        parts=(2, 2),
        joint="=",
        settle=_around_itself,
        from_one=True,
        elsewhere={"iss": "chaoscount"},
    ),
    Variant(
        "region-arrow",
        "parts",
        _counted,
        drawings.run,
        aliases=("chaos-arrow",),
        numbers=(0, 1),
        default=0,
        parts=(2, 9),
        joint="=",
        settle=_starts_at,
        from_one=True,
        elsewhere={"iss": "chaosarrow"},
    ),
    Variant(
        YIN_YANG,
        "board",
        _yin_yang,
        numbers=(0, 36),
        settle=_shaded_digits,
        from_one=True,
        proposed=Proposed("hidden", bare=False, each=(_shades_at,)),
        worded=Worded((r"\byin[ -]?yang\b",), anywhere=True),
    ),
    Variant("shaded", "cells", ("shaded({x})",), drawings.shaded, settle=_has_hidden, from_one=True),
    Variant("unshaded", "cells", ("not shaded({x})",), drawings.unshaded, settle=_has_hidden, from_one=True),
    Variant(
        "shade-count", "parts", _shades, drawings.counted, parts=(2, 2), joint="=", settle=_around_itself, from_one=True
    ),
)
