"""Basic fish: n rows that have a value in n columns only, or the other way round (X-wing to leviathan).

Each of the n rows needs the value, in different columns; so the n columns are used up by them and
have the value nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from pencilmark.board.geometry import Geometry, bits
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.techniques.common import places
from pencilmark.human.techniques.doomed import doomed
from pencilmark.human.techniques.subsets import small_unions
from pencilmark.human.techniques.technique import Technique

NAMES = {2: "x-wing", 3: "swordfish", 4: "jellyfish", 5: "squirmbag", 6: "whale", 7: "leviathan"}
RATING = {2: 3.2, 3: 3.8, 4: 5.2}


@lru_cache(maxsize=32)
def _lines(geometry: Geometry) -> tuple[tuple[int, ...], tuple[int, ...]]:
    rows = tuple(h for h in geometry.full_houses if geometry.houses[h].kind == "row")
    columns = tuple(h for h in geometry.full_houses if geometry.houses[h].kind == "column")
    return rows, columns


def line_masks(position: Position) -> list[tuple[list[int], list[int]]]:
    """Return, for each digit, the columns (mask) it can take in each row, and the rows in each column."""
    found: list[tuple[list[int], list[int]]] | None = position.memo.get("lines")
    if found is None:
        size = position.geometry.size
        found = []
        for mask in position.digit_cells:
            rows, columns = [0] * size, [0] * size
            for cell in bits(mask):
                row, column = divmod(cell, size)
                rows[row] |= 1 << column
                columns[column] |= 1 << row
            found.append((rows, columns))
        position.memo["lines"] = found
    return found


def find_fish(position: Position, size: int) -> Iterator[Step]:
    """Find basic fish of *size*: rows as base first, then columns, digit by digit."""
    lines = _lines(position.geometry)
    if len(lines[0]) < position.geometry.size or len(lines[1]) < position.geometry.size:
        return  # a line without all digits is no base
    for way in (0, 1):
        for digit, masks in enumerate(line_masks(position)):
            if not doomed(position)[digit]:
                continue
            short = [line for line, mask in enumerate(masks[way]) if 1 < mask.bit_count() <= size]
            if len(short) < size:
                continue
            for chosen, union in small_unions([masks[way][line] for line in short], size):
                base = tuple(lines[way][short[place]] for place in chosen)
                cover = tuple(lines[1 - way][line] for line in bits(union))
                step = _step(position, size, digit, base, cover)
                if step:
                    yield step


def _step(position: Position, size: int, digit: int, base: tuple[int, ...], cover: tuple[int, ...]) -> Step | None:
    held = places(position)
    cells = covered = 0
    for house in base:
        cells |= held[house][digit]
    for house in cover:
        covered |= held[house][digit]
    gone = covered & ~cells
    if not gone or len(cover) != size:
        return None
    eliminations = tuple(Candidate(cell, digit + 1) for cell in bits(gone))
    evidence = Evidence(cells, 1 << digit, base=base, cover=cover)
    return Step(NAMES[size], (), eliminations, evidence, f"030{size - 2}", RATING.get(size))


TECHNIQUES = tuple(Technique(name, partial(find_fish, size=size)) for size, name in NAMES.items())
