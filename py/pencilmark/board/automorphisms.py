"""The automorphisms of a solution grid, each as the cells to which it takes the cells, and orbits under them.

An automorphism changes the order of rows and columns, perhaps turns rows into columns, and renames digits, and leaves
the grid as it was. Only 9 x 9: the columns are put in each of their 1,296 orders; a row that is taken to the
first one says how digits are renamed, and then each other row has at most one place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations, product

from pencilmark.board.masks import bits, mask_of

SIZE, BOX = 9, 3
Way = tuple[int, ...]
"""For each cell, the cell to which it is taken."""


def automorphisms(grid: Sequence[int]) -> list[Way]:
    """List the automorphisms of a 9 x 9 *grid* (81 values); doing nothing is one.

    >>> line = "123456789456789123789123456231564897564897231897231564312645978645978312978312645"
    >>> len(automorphisms([int(value) for value in line]))
    648
    """
    rows = [tuple(grid[start : start + SIZE]) for start in range(0, SIZE * SIZE, SIZE)]
    columns = list(zip(*rows, strict=True))
    return [*_onto(rows, rows, is_turned=False), *_onto(columns, rows, is_turned=True)]


def _onto(lines: Sequence[Sequence[int]], rows: Sequence[tuple[int, ...]], is_turned: bool) -> Iterator[Way]:
    """Yield the ways that take *lines* of the grid onto its *rows*; they are its columns if *is_turned*."""
    places = {row: place for place, row in enumerate(rows)}
    for order in _orders():
        moved = [[line[column] for column in order] for line in lines]
        for first in moved:
            names = dict(zip(first, rows[0], strict=True))
            onto = [places.get(tuple(names[value] for value in line)) for line in moved]
            if None not in onto and all(_is_band(onto[start : start + BOX]) for start in range(0, SIZE, BOX)):
                yield _way(onto, order, is_turned)


def _orders() -> Iterator[tuple[int, ...]]:
    """Yield the orders of nine lines that keep those of a band together."""
    for bands in permutations(range(BOX)):
        for inner in product(permutations(range(BOX)), repeat=BOX):
            yield tuple(BOX * band + line for band in bands for line in inner[band])


def _is_band(places: Sequence[int | None]) -> bool:
    return len({place // BOX for place in places if place is not None}) == 1


def _way(onto: Sequence[int | None], order: Sequence[int], is_turned: bool) -> Way:
    """Say where each cell goes: line *i* to row ``onto[i]``, its entry ``order[j]`` to column *j*."""
    column_of = {old: new for new, old in enumerate(order)}
    way = [0] * (SIZE * SIZE)
    for line, row in enumerate(onto):
        assert row is not None
        for entry in range(SIZE):
            cell = entry * SIZE + line if is_turned else line * SIZE + entry
            way[cell] = row * SIZE + column_of[entry]
    return tuple(way)


def orbits(sets: Iterable[int], ways: Sequence[Way]) -> list[int]:
    """Choose of *sets* of cells (masks) the first of each orbit under *ways*.

    >>> orbits([0b01, 0b10, 0b11], [(0, 1), (1, 0)])
    [1, 3]
    """
    seen, found = set[int](), list[int]()
    for one in sets:
        if one not in seen:
            found.append(one)
            cells = list(bits(one))
            seen.update(mask_of(way[cell] for cell in cells) for way in ways)
    return found
