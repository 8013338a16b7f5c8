"""Locked candidates: a value of one house confined to its crossing with another.

The first house needs the value and has it only in the crossing; so the second house has it there
too, and nowhere else. Pointing starts from a box (or any house that is no line), claiming from a line.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from pencilmark.board.geometry import Geometry, bits
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.techniques.common import Crossing, crossings, places
from pencilmark.human.techniques.technique import Technique


def find_pointing(position: Position) -> Iterator[Step]:
    """Find values of a box that stand in one line only: they leave the rest of the line."""
    return _find(position, "locked-candidates-pointing", "0100", 2.6, False)


def find_claiming(position: Position) -> Iterator[Step]:
    """Find values of a line that stand in one box only: they leave the rest of the box."""
    return _find(position, "locked-candidates-claiming", "0101", 2.8, True)


def _find(position: Position, technique: str, code: str, rating: float, from_line: bool) -> Iterator[Step]:
    held, digit_cells = places(position), position.digit_cells
    for base, confined in _confined(position.geometry, from_line):
        for digit, cells in enumerate(held[base]):
            if cells & (cells - 1):
                for _, cover, _, cover_only in confined[cells]:
                    gone = digit_cells[digit] & cover_only
                    if gone:
                        eliminations = tuple(Candidate(cell, digit + 1) for cell in bits(gone))
                        evidence = Evidence(cells, 1 << digit, base=(base,), cover=(cover,))
                        yield Step(technique, (), eliminations, evidence, code, rating)


class _Confined(dict[int, list[Crossing]]):
    """The crossings of a house that hold all of some of its cells (mask), looked for when first asked."""

    def __init__(self, rows: tuple[Crossing, ...]) -> None:
        self._rows = rows

    def __missing__(self, cells: int) -> list[Crossing]:
        found = self[cells] = [crossing for crossing in self._rows if not cells & crossing.base_only]
        return found


@lru_cache(maxsize=32)
def _confined(geometry: Geometry, from_line: bool) -> list[tuple[int, _Confined]]:
    return [(base, _Confined(rows)) for base, rows in crossings(geometry, from_line)]


TECHNIQUES = (
    Technique("locked-candidates-pointing", find_pointing),
    Technique("locked-candidates-claiming", find_claiming),
)
