"""Clues outside the grid, which look along a row, a column or a diagonal."""

from __future__ import annotations

from pencilmark.rules.language.machines import grown, write_table
from pencilmark.rules.variants import drawings
from pencilmark.rules.variants.definition import Clue, Context, Proposed, Rules, Variant
from pencilmark.rules.variants.places import names


def _first_hidden(clue: Clue, context: Context) -> Rules:
    """Have an automaton read the digits: its state is the highest up to here, or that the number was found."""
    geometry = context.geometry

    def step(highest: int, value: int) -> int | None:
        if highest == FOUND or value > highest:
            return max(highest, value)
        return FOUND if value == clue.numbers[0] else None

    machine = grown(-1, step, lambda highest: highest == FOUND, range(geometry.first, geometry.last + 1))
    return [f'matches("{write_table(machine)}", {names(clue.cells, geometry.size)})']


FOUND = 99
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
        elsewhere={"fpuzzles": "littlekillersum", "iss": "littlekiller", "sudokumaker": "500"},
    ),
    Variant(
        "sandwich",
        "sight",
        ("sumbetween({least}, {top}, {cells}) = {n}",),
        drawings.outside,
        numbers=(1, 1),
        counts=MANY,
        proposed=Proposed("sights", edges=("left", "top"), bare=False, swap="ends"),
        elsewhere={"fpuzzles": "sandwichsum", "iss": "sandwich", "sudokumaker": "501"},
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
        elsewhere={"fpuzzles": "xsum", "iss": "xsum", "sudokumaker": "502"},
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
        elsewhere={"fpuzzles": "skyscraper", "iss": "skyscraper", "sudokumaker": "503"},
    ),
    Variant(
        "hidden-skyscraper",
        "sight",
        _first_hidden,
        drawings.hidden,
        aliases=("hidden-skyscrapers",),
        numbers=(1, 1),
        counts=MANY,
        elsewhere={"iss": "hiddenskyscraper"},
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
        elsewhere={"iss": "numberedroom", "sudokumaker": "504"},
    ),
)
