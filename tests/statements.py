"""What explanations say of the places of digits, checked against the position by the ids and values of sentences.

Each sentence of the kind "in HOUSE, DIGIT can only go in CELLS" must name a full house, and all cells in which the
position has the digit there.
"""

import re
from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import Any, NamedTuple

from pencilmark.board.model import Position, Step
from pencilmark.board.phrase import Phrase
from pencilmark.board.speech import write
from pencilmark.human.explain import explain
from pencilmark.human.telling.words import house_name

CELL = re.compile(r"r(\d+)c(\d+)")
HOUSES = re.compile(r"(row|column|box|region|window|group)(?:e?s)? (\d+(?:(?:, | and )\d+)*)")
ONLY = {
    "digit-only-in": ("houses", "digit", ("cells",)),
    "locked-only-in": ("base", "digit", ("cells",)),
    "subsets-hidden": ("house", "digits", ("cells",)),
    "fish-base-with-fins": ("base", "digit", ("cells", "fins")),
    "fish-base": ("base", "digit", ("cells",)),
    "rectangles-can-only-go-corners": ("houses", "digit", ()),
}
"""Sentences that say so: the names of their values for the houses, the digits and the cells (none: the pattern's)."""


class Statement(NamedTuple):
    """In these *houses* (names) each of these *digits* can only go in these *cells* (mask), and in *all* of them."""

    houses: list[str]
    digits: set[int]
    cells: int
    all: bool


def phrases(said: object) -> Iterator[Phrase]:
    """Yield a phrase and all phrases among its values."""
    if isinstance(said, Phrase):
        yield said
        for value in said.values.values():
            yield from phrases(value)
    elif isinstance(said, list | tuple):
        for one in said:
            yield from phrases(one)


def statements(position: Position, step: Step) -> Iterator[Statement]:
    """Yield each statement of a step explained."""
    size = position.geometry.size
    for said in phrases(explain(position, step).says):
        if said.id in ONLY:
            house, digits, cells = ONLY[said.id]
            text = " ".join(text_of(said.values[name]) for name in cells)
            named = {(int(row) - 1) * size + int(column) - 1 for row, column in CELL.findall(text)}
            mask = sum(1 << cell for cell in named) if cells else step.evidence.cells
            told = values_of(said.values[digits])
            yield Statement(houses_of(text_of(said.values[house])), told, mask, bool(cells) and len(told) == 1)


def text_of(value: Any) -> str:
    return write(value) if isinstance(value, Phrase) else str(value)


def houses_of(text: str) -> list[str]:
    """Return the names of the houses that a value of a sentence names: ``row 2``, or ``rows 2 and 7 and box 1``."""
    several = [f"{kind} {number}" for kind, numbers in HOUSES.findall(text) for number in re.findall(r"\d+", numbers)]
    return several or [text]


def values_of(value: Any) -> set[int]:
    """Return the digits that a value of a sentence names: a number, ``the digit 5``, or a list of them."""
    if isinstance(value, Phrase) and "value" in value.values:
        return {int(value.values["value"])}  # type: ignore[call-overload]
    return {int(number) for number in re.findall(r"\d+", text_of(value))}


def false_statements(position: Position, step: Step) -> tuple[int, list[str]]:
    """Count the statements of a step explained, and describe those that are not so in its position.

    Of one digit all cells must be named, of several digits together each must be among them.
    """
    count, found, geometry = 0, list[str](), position.geometry
    masks = {house_name(geometry.houses[place]): geometry.house_masks[place] for place in geometry.full_houses}
    for houses, digits, cells, in_all in statements(position, step):
        count += 1
        if any(house not in masks for house in houses) or not digits:
            found.append(f"{step.technique}: {houses} are no full houses")
            continue
        area = reduce(or_, (masks[house] for house in houses))
        for digit in digits:
            here = position.digit_cells[digit - 1] & area
            if here & ~cells or (in_all and here != cells):
                found.append(f"{step.technique}: {digit} in {houses} is not in {bin(cells)} alone")
    return count, found
