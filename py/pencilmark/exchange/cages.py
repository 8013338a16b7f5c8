"""Cages of SudokuPad's files: with a number they are killer cages, unless the words of the rules say otherwise."""

from __future__ import annotations

from contextlib import suppress

from pencilmark.board.errors import FormatError, InputError
from pencilmark.board.geometry import Geometry
from pencilmark.board.speech import say
from pencilmark.board.task import Slowly
from pencilmark.exchange.alike import all_differ
from pencilmark.exchange.cosmetic import meaningless_cage
from pencilmark.exchange.fog import is_light
from pencilmark.exchange.kinds import Data, number_of
from pencilmark.exchange.layout import UNSEEN, is_place
from pencilmark.exchange.said import Said
from pencilmark.rules.text import MAX_LINES
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.registry import VARIANTS, called
from pencilmark.rules.variants.well_made import well_made

KNOWN = called("sudokupad")["cage"]
"""The possible variants of a cage by its style; "" is the usual style."""


def reading_cages(cages: list[Data], geometry: Geometry, said: Said, notes: list[str]) -> Slowly[list[Clue]]:
    """Return *cages* as clues and as drawings, with pauses. Raises FormatError for too many.

    >>> cage = {"cells": [[0, 0], [0, 1]], "value": "5"}
    >>> finished(reading_cages([cage], board("4"), Said(), []))[0].numbers
    (5,)
    """
    found: list[Clue] = []
    drawn: list[Clue] = []
    for number, cage in enumerate(cages, 1):
        yield None
        if not cage.get("cells") or cage.get("hidden") or is_light(cage) or cage.get("type") in UNSEEN:
            continue
        try:
            clue = _cage(cage, geometry, said)
            found += [clue] if clue else []
            drawn += [] if clue else [meaningless_cage(cage, _cage_cells(cage, geometry))]
        except (InputError, ValueError) as error:  # its message is ours
            notes.append(say("sudokupad-cage-left-out", number=number, error=error))
            with suppress(InputError, ValueError):
                found.append(meaningless_cage(cage, _cage_cells(cage, geometry)))
    if not all(_can_be(clue, geometry) for clue in found):
        drawn += [meaningless_cage({}, clue.cells) for clue in found if clue.numbers]
        found = [clue for clue in found if not clue.numbers]
    if drawn:
        notes.append(say("sudokupad-drawn-what-only-rules", count=len(drawn), key="cages"))
    bounded(found + drawn)
    return found + drawn


def _can_be(clue: Clue, geometry: Geometry) -> bool:
    """Report whether a cage can have its sum; if one cannot, none of the numbers are sums."""
    count, top = len(clue.cells), geometry.value_count
    if not clue.numbers or geometry.modifiers:
        return True
    if VARIANTS[clue.name] is KNOWN["repeats"]:
        return count <= clue.numbers[0] <= count * top
    return count * (count + 1) // 2 <= clue.numbers[0] <= count * (2 * top - count + 1) // 2


def bounded(clues: list[Clue]) -> None:
    """Raise FormatError if there are more clues than a text of rules may have lines."""
    if len(clues) > MAX_LINES:
        raise FormatError("too-long/clues-link", most=MAX_LINES)


def _cage_cells(cage: Data, geometry: Geometry) -> tuple[int, ...]:
    """Return the cells of a cage. Raises ValueError."""
    (rows, columns), places = geometry.extent, cage["cells"]
    is_listed = isinstance(places, list) and len(places) <= geometry.cell_count
    if not is_listed or not all(is_place(at) and 0 <= at[0] < rows and 0 <= at[1] < columns for at in places):
        raise ValueError(say("sudokupad-expected-cells-grid"))
    return tuple(dict.fromkeys(row * geometry.size + column for row, column in places))


def _cage(cage: Data, geometry: Geometry, said: Said) -> Clue | None:
    """Read a cage; None if the words of the rules do not explain it. Raises ValueError or InputError."""
    cells = _cage_cells(cage, geometry)
    number = number_of(cage.get("value", cage.get("sum")))
    own = str(cage.get("style"))
    name = said.cage(bool(number), cage.get("unique") is True or all_differ(cells, geometry))
    if not name:
        return None
    usual = VARIANTS[name] if cage.get("unique") is not False else KNOWN["repeats"]
    variant = KNOWN[own] if own and own in KNOWN else usual
    if variant.numbers[0] and not number:
        raise ValueError(say("sudokupad-says-nothing-about-its"))
    return well_made(Clue(variant.name, (number,) if number and variant.numbers[1] else (), (cells,)), geometry)
