"""Clues outside the grid, which look along a row, a column or a diagonal."""

from __future__ import annotations

from pencilmark.board.geometry import Geometry
from pencilmark.rules.language.machines import grown, write_table
from pencilmark.rules.variants import drawings
from pencilmark.rules.variants.definition import SUM, TWO, Clue, Context, Proposed, Rules, Variant, Worded
from pencilmark.rules.variants.places import names


def _first_hidden(clue: Clue, context: Context) -> Rules:
    """Read the digits by an automaton, whose state is the highest digit up to here, or FOUND."""
    geometry = context.geometry

    def step(highest: int, value: int) -> int | None:
        if highest == FOUND or value > highest:
            return max(highest, value)
        return FOUND if value == clue.numbers[0] else None

    machine = grown(-1, step, lambda highest: highest == FOUND, range(geometry.first, geometry.last + 1))
    return [f'matches("{write_table(machine)}", {names(clue.cells, geometry.size)})']


def _is_middle(number: int, length: int, geometry: Geometry) -> bool:
    """Report whether digits between the least and the largest in a full line can add up to a *number*."""
    inner = range(geometry.first + 1, geometry.last)
    return length == geometry.value_count and (number == 0 or min(inner, default=1) <= number <= sum(inner))


FOUND = 99
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
        elsewhere={"fpuzzles": "littlekillersum", "iss": "littlekiller", "sudokumaker": "500"},
        worded=Worded(
            (r"\bdiagonals?\b|\blittle[ -]killers?\b", rf"{SUM}|\blittle[ -]killers?\b"),
            can_be=lambda number, length, on: bool(on.modifiers) or length * on.first <= number <= length * on.last,
        ),
    ),
    Variant(
        "sandwich",
        "sight",
        ("sumbetween({least}, {top}, {cells}) = {n}",),
        drawings.outside,
        numbers=(1, 1),
        counts=TWO,
        proposed=Proposed("sights", edges=("left", "top"), bare=False, swap="ends"),
        elsewhere={"fpuzzles": "sandwichsum", "iss": "sandwich", "sudokumaker": "501"},
        worded=Worded((r"\bsandwich|\bbetween( the)?( digits?)? \d+ and\b", rf"{SUM}|\bsandwich"), can_be=_is_middle),
    ),
    Variant(
        "x-sum",
        "sight",
        ("sumfirst({first}, {cells}) = {n}",),
        drawings.outside,
        aliases=("x-sums",),
        numbers=(1, 1),
        counts=TWO,
        from_one=True,
        proposed=Proposed("sights"),
        elsewhere={"fpuzzles": "xsum", "iss": "xsum", "sudokumaker": "502"},
        worded=Worded(
            (r"\bx[ -]?sums?\b|\bfirst [xn]\b", SUM),
            can_be=lambda number, length, on: 1 <= number <= sum(range(on.first, on.last + 1)),
        ),
    ),
    Variant(
        "skyscraper",
        "sight",
        ("visible({cells}) = {n}",),
        drawings.outside,
        aliases=("skyscrapers",),
        numbers=(1, 1),
        counts=TWO,
        proposed=Proposed("sights", better="skyscrapers", is_rare=True),
        elsewhere={"fpuzzles": "skyscraper", "iss": "skyscraper", "sudokumaker": "503"},
        worded=Worded(
            (
                r"\bskyscrapers?\b|\bbuildings?\b|\btaller\b",
                r"\b(number of|how many|count\w*)\b|\bskyscraper (rules|clues?)\b",
            ),
            never=SUM,
            can_be=lambda number, length, on: 1 <= number <= length,
        ),
    ),
    Variant(
        "hidden-skyscraper",
        "sight",
        _first_hidden,
        drawings.hidden,
        aliases=("hidden-skyscrapers",),
        numbers=(1, 1),
        counts=TWO,
        elsewhere={"iss": "hiddenskyscraper"},
    ),
    Variant(
        "numbered-room",
        "sight",
        ("item({first}, {cells}) = {n}",),
        drawings.outside,
        aliases=("numbered-rooms",),
        numbers=(1, 1),
        counts=TWO,
        from_one=True,
        proposed=Proposed("sights"),
        elsewhere={"iss": "numberedroom", "sudokumaker": "504"},
        worded=Worded(
            (
                r"\bnumbered rooms?\b|\b[nx]th (cell|position|place)\b",
                r"\b(the|which|what) digit\b|\bnumbered rooms?\b",
            ),
            never=SUM,
            can_be=lambda number, length, on: on.first <= number <= on.last,
        ),
    ),
)
