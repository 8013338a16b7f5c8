"""What a board says: the houses and pairs whose cells differ. They come first in a model, the same for all puzzles."""

from __future__ import annotations

from array import array
from functools import lru_cache
from itertools import permutations

from pencilmark.board.geometry import Geometry
from pencilmark.engine.relations.model import Constraint, Different, Locked, Table


@lru_cache(maxsize=16)
def of_board(geometry: Geometry, values: int) -> tuple[tuple[Constraint, tuple[int, ...]], ...]:
    """List the constraints of a board whose cells take these *values* (mask), with the cells that each is about."""
    found: list[tuple[Constraint, tuple[int, ...]]] = []
    for house in geometry.houses:
        is_full = len(house.cells) == values.bit_count()
        found.append((Different(house.cells, values if is_full else 0), house.cells))
        if is_full:
            found.append((Locked(house.cells, values), house.cells))
    found += [(Table(pair, unequal(geometry.value_count), lazy=True), pair) for pair in geometry.pairs]
    return tuple(found)


@lru_cache(maxsize=16)
def unequal(top: int) -> tuple[tuple[int, ...], ...]:
    """List the pairs of places that differ."""
    return tuple(permutations(range(top), 2))


def houses(geometry: Geometry, values: int) -> array[int]:
    """List the full houses: each its length and its cells, and 0 in the end."""
    found = array("I")
    for house in geometry.houses:
        if len(house.cells) == values.bit_count():
            found.extend((len(house.cells), *[cell * 8 for cell in house.cells]))
    found.append(0)
    return found
