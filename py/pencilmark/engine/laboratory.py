"""A solution grid examined: its class, bands and stacks, its unavoidable sets and how many of them are disjoint.

An *automorphism* changes the order of rows and columns, may exchange rows with columns, and renames digits, and so maps
the grid to itself. The columns are put in each of their 1,296 orders; a row that becomes the first says how digits are
renamed, and then each other row has at most one place.

Two *bands* are of one class if one becomes the other by reordering its rows, its boxes and the columns within boxes,
and by renaming digits. The classes are numbered in the order of their least members, which begin with the row
123456789. ``bands.txt`` has the two other rows of each, and the number of its completions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import permutations, product, takewhile
from pathlib import Path
from typing import NamedTuple

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.errors import InputError
from pencilmark.board.frozen import dataclass
from pencilmark.board.masks import bits, mask_of
from pencilmark.board.model import Puzzle
from pencilmark.board.phrase import phrase
from pencilmark.board.task import FOREVER, Budget, Progress, Task, finished, part_of, retold, within
from pencilmark.engine.answers import BackendName, Solution
from pencilmark.engine.isomorphs import canonical
from pencilmark.engine.packing import Packing, packing_slowly
from pencilmark.engine.unavoidable import unavoidable_slowly

SIZE, BOX, NO_ROW = 9, 3, -1
CellMap = tuple[int, ...]
"""For each cell, the cell to which it is taken."""


def automorphisms(grid: Sequence[int]) -> list[CellMap]:
    """List the automorphisms of a 9 x 9 *grid* (81 values); the identity is one.

    >>> line = "123456789456789123789123456231564897564897231897231564312645978645978312978312645"
    >>> len(automorphisms([int(value) for value in line]))
    648
    """
    rows = [tuple(grid[start : start + SIZE]) for start in range(0, SIZE * SIZE, SIZE)]
    columns = list(zip(*rows, strict=True))
    return [*_onto(rows, rows, is_turned=False), *_onto(columns, rows, is_turned=True)]


def _onto(lines: Sequence[Sequence[int]], rows: Sequence[tuple[int, ...]], is_turned: bool) -> Iterator[CellMap]:
    """Yield the ways that take *lines* of the grid to its *rows*; the lines are its columns if *is_turned*."""
    places = {row: place for place, row in enumerate(rows)}
    for order in _orders():
        moved = [[line[column] for column in order] for line in lines]
        for first in moved:
            names = dict(zip(first, rows[0], strict=True)).__getitem__
            onto = list(takewhile(_is_row, (places.get(tuple(map(names, line)), NO_ROW) for line in moved)))
            if len(onto) == SIZE and all(_is_band(onto[start : start + BOX]) for start in range(0, SIZE, BOX)):
                yield _way(onto, order, is_turned)


def _orders() -> Iterator[tuple[int, ...]]:
    """Yield the orders of nine lines that keep those of a band together."""
    for bands in permutations(range(BOX)):
        for inner in product(permutations(range(BOX)), repeat=BOX):
            yield tuple(BOX * band + line for band in bands for line in inner[band])


def _is_row(place: int) -> bool:
    return place != NO_ROW


def _is_band(places: Sequence[int]) -> bool:
    return len({place // BOX for place in places}) == 1


def _way(onto: Sequence[int], order: Sequence[int], is_turned: bool) -> CellMap:
    """Return where each cell goes: line *i* to row ``onto[i]``, its entry ``order[j]`` to column *j*."""
    column_of = {old: new for new, old in enumerate(order)}
    way = [0] * (SIZE * SIZE)
    for line, row in enumerate(onto):
        for entry in range(SIZE):
            cell = entry * SIZE + line if is_turned else line * SIZE + entry
            way[cell] = row * SIZE + column_of[entry]
    return tuple(way)


def orbits(sets: Iterable[int], ways: Sequence[CellMap]) -> list[int]:
    """Choose, from *sets* of cells (masks), the first of each orbit under *ways*.

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


CELLS = SIZE * BOX
"""Of a band."""
FIRST = tuple(range(1, SIZE + 1))


class Band(NamedTuple):
    """A class of bands: its *number* (1 to 416), its least member (27 values), and its number of *completions*.

    *completions* counts the ways to fill the other six rows.
    """

    number: int
    least: tuple[int, ...]
    completions: int


@lru_cache(maxsize=1)
def bands() -> tuple[Band, ...]:
    """List the classes in their order.

    >>> len(bands()), bands()[0].completions
    (416, 7802998272)
    """
    lines = Path(__file__).with_name("bands.txt").read_text("utf-8").split("\n")
    rows = (line.split() for line in lines if line)
    return tuple(
        Band(number, (*FIRST, *map(int, least)), int(completions))
        for number, (least, completions) in enumerate(rows, 1)
    )


@lru_cache(maxsize=1)
def _by_least() -> dict[tuple[int, ...], Band]:
    return {band.least: band for band in bands()}


def band_of(values: Sequence[int]) -> Band:
    """Find the class of a band: 27 values, row by row.

    >>> band_of((1, 2, 3, 4, 5, 6, 7, 8, 9, 4, 5, 6, 7, 8, 9, 1, 2, 3, 7, 8, 9, 1, 2, 3, 4, 5, 6)).number
    1
    """
    return _by_least()[least_of(values)]


def least_of(values: Sequence[int]) -> tuple[int, ...]:
    """Return the least member of a band's class: with blank rows a puzzle, whose least isomorph has them on top."""
    return canonical(board("9"), (*values, *(0,) * (2 * CELLS))).least[-CELLS:]


def bands_of(grid: Sequence[int]) -> list[Band]:
    """List the classes of the three bands of a grid, from the top, then those of its stacks, from the left."""
    turned = [grid[SIZE * row + column] for column in range(SIZE) for row in range(SIZE)]
    return [band_of(cells[start : start + CELLS]) for cells in (grid, turned) for start in range(0, SIZE * SIZE, CELLS)]


AT_ONCE = 12
"""Cells of the unavoidable sets that are looked for first; of larger ones, size by size, while there is time."""


@dataclass(frozen=True, slots=True)
class Laboratory:
    """What is known about a 9 x 9 *grid*.

    *least* is the least member of its class, and *bands* are those from the top, then the stacks from the left.
    *sets* are all unavoidable sets of at most *complete* cells (masks, the smallest first), *orbits* the first of those
    that automorphisms map to each other, and *packing* the most disjoint ones: their number is the MCN.
    """

    grid: Solution
    least: Solution
    automorphisms: int
    bands: tuple[Band, ...]
    sets: tuple[int, ...]
    complete: int
    orbits: tuple[int, ...]
    packing: Packing

    @property
    def mcn(self) -> int:
        """Return the maximal clique number, as far as known (see `Packing.is_proved`)."""
        return len(self.packing.sets)

    def sizes(self) -> dict[int, tuple[int, int]]:
        """Count, for each size, the unavoidable sets and their orbits."""
        sets, kinds = (Counter(map(int.bit_count, of)) for of in (self.sets, self.orbits))
        return {size: (sets[size], kinds[size]) for size in sorted(sets)}


def grid_of(puzzle: Puzzle, *, budget: Budget = FOREVER, backend: BackendName = "auto") -> Solution:
    """Return the grid of a full 9 x 9 *puzzle*, or its one solution. Raises InputError if there is no such grid."""
    answer = engine.solve(puzzle, budget=budget, backend=backend)
    if answer.status != "unique" or not puzzle.geometry.is_classic:
        raise InputError("no-solution-grid")
    return answer.solutions[0]


def examine(grid: Sequence[int], most: int = AT_ONCE, budget: Budget = FOREVER) -> Laboratory:
    """Examine a 9 x 9 *grid*: its unavoidable sets of at most *most* cells. Raises InputError if it is no solution.

    If the *budget* is spent, the larger sets are left out, and `Laboratory.complete` says so.
    """
    return finished(examine_slowly(grid, most, budget))


def examine_slowly(grid: Sequence[int], most: int = AT_ONCE, budget: Budget = FOREVER) -> Task[Progress, Laboratory]:
    """Do what `examine` does, and say how far it is."""
    geometry = board("9")
    values = tuple(grid)
    if len(values) != geometry.cell_count or 0 in values or Puzzle(geometry, values).conflicts():
        raise InputError("no-solution-grid")
    found, ways = canonical(geometry, values), automorphisms(values)
    yield Progress(0.0)
    sets, complete = list[int](), 0
    sizes = range(min(AT_ONCE, most), most + 1)
    for turn, size in enumerate(sizes):
        larger = within(_sets(values, size), budget)
        if (more := (yield from part_of(larger, turn / (len(sizes) + 1), 1 / (len(sizes) + 1)))) is None:
            break
        sets, complete = more, size
    best = yield from retold(packing_slowly(sets), lambda told: Progress(1.0))
    kinds = tuple(orbits(sets, ways))
    return Laboratory(
        values, found.least, found.automorphisms, tuple(bands_of(values)), tuple(sets), complete, kinds, best
    )


def _sets(grid: Solution, most: int) -> Task[Progress, list[int]]:
    """Find the unavoidable sets; the first cells of the board take the longest."""
    geometry, says = board("9"), phrase("grid-sets", most=most)

    def told(done: int) -> Progress:
        return Progress(1 - (1 - done / geometry.cell_count) ** 2, says)

    return (yield from retold(unavoidable_slowly(geometry, grid, most), told))
