"""Locked candidates: a value of one house confined to its crossing with another.

The first house needs the value and has it only in the crossing; so the second house has it there
too, and nowhere else. Pointing starts from a box (or any house that is no line), claiming from a line.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import bits, several
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.techniques.common import Crossing, crossings, places
from pencilmark.human.techniques.technique import Finder, Hodoku, Technique

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case, Telling


def find_pointing(position: Position) -> Iterator[Step]:
    """Find values of a box that are confined to one line: they leave the rest of the line."""
    return _find(position, "locked-candidates-pointing", False)


def find_claiming(position: Position) -> Iterator[Step]:
    """Find values of a line that are confined to one box: they leave the rest of the box."""
    return _find(position, "locked-candidates-claiming", True)


def _find(position: Position, technique: str, from_line: bool) -> Iterator[Step]:
    held, digit_cells = places(position), position.digit_cells
    for base, confined in _confined(position.geometry, from_line):
        for digit, cells in enumerate(held[base]):
            if several(cells):
                for _, cover, _, cover_only in confined[cells]:
                    gone = digit_cells[digit] & cover_only
                    if gone:
                        eliminations = tuple(Candidate(cell, digit + 1) for cell in bits(gone))
                        evidence = Evidence(cells, 1 << digit, base=(base,), cover=(cover,))
                        yield Step(technique, (), eliminations, evidence)


class _Confined(dict[int, list[Crossing]]):
    """By a mask of some cells of a house: the crossings that hold all of them, looked up when first asked for."""

    def __init__(self, rows: tuple[Crossing, ...]) -> None:
        self._rows = rows

    def __missing__(self, cells: int) -> list[Crossing]:
        found = self[cells] = [crossing for crossing in self._rows if not cells & crossing.base_only]
        return found


@lru_cache(maxsize=32)
def _confined(geometry: Geometry, from_line: bool) -> list[tuple[int, _Confined]]:
    return [(base, _Confined(rows)) for base, rows in crossings(geometry, from_line)]


def tell(case: Case, told: Telling) -> None:
    """Explain a value that one house has only within another."""
    tell_confined(case, told)
    told.conclude(case)


def tell_confined(case: Case, told: Telling) -> None:
    """Say that one house has a value only within another."""
    (base,), (cover,) = case.evidence.base, case.evidence.cover
    digit, value = case.digit, case.digit + 1
    cells = case.places(digit, base)
    told.look(case, (base,), 1 << digit)
    told.say(
        "locked-only-in", base=case.house(base), digit=case.the(value), cells=case.names(cells), cover=case.house(cover)
    )
    told.say("locked-one-of-them", value=value, cover=case.house(cover))
    told.canvas.tint(cells)
    told.canvas.house(base)
    told.canvas.house(cover, dashed=True)
    told.canvas.mark(cells, 1 << digit, "pattern")


def _locked(name: str, find: Finder, teaching: int, hodoku: Hodoku) -> Technique:
    return Technique(name, "Medium", find, tell, teaching, hodoku, is_offered=True)


TECHNIQUES = (
    _locked("locked-candidates-pointing", find_pointing, 40, Hodoku("0100", 50, "Medium", 60)),
    _locked("locked-candidates-claiming", find_claiming, 50, Hodoku("0101", 50, "Medium", 70)),
)
