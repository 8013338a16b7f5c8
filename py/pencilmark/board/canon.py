"""Isomorphic puzzles: the least member of a class, the automorphisms, and random members.

Two puzzles are isomorphic when one becomes the other by changing the order of bands, of rows in a band, of stacks
and of columns in a stack, by turning rows into columns if boxes are square, and by renaming the digits: on the
9 x 9 board 3,359,232 x 9! ways. The *least* member has the least canonical line, a blank being less than every digit.
On boards with other houses than rows, columns and boxes, the ways are the turns and mirrors that keep
the houses, with all renamings.

The least line is built row by row, following only the ways that give the least line so far. Stacks, and columns
of a stack, that are still blank stay unordered until a given tells them apart.
Within a row the order is: blanks, digits that have a name already, digits that get the next free names.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby, permutations, product
from math import factorial
from random import Random
from typing import NamedTuple

from pencilmark.board.dice import roll, shuffled
from pencilmark.board.errors import InputError, Unavailable
from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Puzzle
from pencilmark.board.task import Slowly, finished

Values = tuple[int, ...]
NEW = 99
MAX_WAYS = 30_000
_IS_CLUE = b"0" + b"1" * 255


@dataclass(frozen=True, slots=True)
class Canon:
    """The *least* member of a class (a value or 0 for each cell) and the number of *automorphisms*.

    An automorphism is a way (a renaming included) that leaves the puzzle as it is; doing nothing is one.
    """

    least: Values
    automorphisms: int


class _Stack(NamedTuple):
    """A stack whose place is known: the columns that are still *blank*, then the others in *order*."""

    blank: tuple[int, ...]
    order: tuple[int, ...]


class _Partial(NamedTuple):
    """The decided part of a way: *rows* still to come in the band and *bands* after it, the *blank* stacks, which come
    before the known *stacks*, and the *names* of the digits (0 for none), digit 0 being a blank.
    """

    grid: int
    rows: tuple[int, ...]
    bands: tuple[int, ...]
    blank: tuple[int, ...]
    stacks: tuple[_Stack, ...]
    names: tuple[int, ...]


def canonical(geometry: Geometry, values: Sequence[int]) -> Canon:
    """Find the least member of the class of a puzzle or grid, and count its automorphisms.

    Raises Unavailable if too many ways are alike, as on a large full board, and InputError if the values contradict
    each other.

    >>> canonical(board("4"), (3,) + (0,) * 15)
    Canon(least=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1), automorphisms=48)
    """
    return finished(canonical_slowly(geometry, values))


def canonical_slowly(geometry: Geometry, values: Sequence[int]) -> Slowly[Canon]:
    """Do what `canonical` does, with pauses."""
    if Puzzle(geometry, tuple(values)).conflicts():
        raise InputError("conflict")
    if not has_boxes_only(geometry):
        return _least_turn(geometry, values)
    rows_in_box, columns_in_box = geometry.box or (0, 0)
    return (yield from _Canonizer(geometry.size, rows_in_box, columns_in_box, values).run())


def fingerprint(geometry: Geometry, values: Sequence[int]) -> tuple[int, ...]:
    """Return numbers that isomorphic puzzles share and other puzzles rarely do; much faster than `canonical`.

    Each given contributes the frequency of its digit and the number of givens in each of its houses.

    >>> fingerprint(board("4"), (3,) + (0,) * 15)
    (301,)
    """
    mask = int(bytes(values[::-1]).translate(_IS_CLUE), 2)
    weight_of = [100 * (house & mask).bit_count() ** 3 for house in geometry.house_masks].__getitem__
    times, houses = Counter(values), geometry.houses_of
    sums = [sum(map(weight_of, own), times[value]) for value, own in zip(values, houses, strict=True) if value]
    return tuple(sorted(sums))


def has_boxes_only(geometry: Geometry) -> bool:
    """Report whether rows, columns and boxes are all the houses there are."""
    plain = all(house.kind in ("row", "column", "box") for house in geometry.houses)
    return geometry.box is not None and plain and not geometry.pairs


class _Canonizer:
    """The search for the least member: `ways` are those still in the running, each with the number of ways like it."""

    def __init__(self, size: int, rows: int, columns: int, values: Sequence[int]) -> None:
        self.size, self.tall, self.wide = size, rows, columns
        grid = [tuple(values[start : start + size]) for start in range(0, size * size, size)]
        self.grids = [grid, [tuple(line) for line in zip(*grid, strict=True)]] if rows == columns else [grid]
        bands, stacks = tuple(range(size // rows)), tuple(range(size // columns))
        unnamed = (0,) * (size + 1)
        self.ways = Counter({_Partial(turned, (), bands, stacks, (), unnamed): 1 for turned in range(len(self.grids))})

    def run(self) -> Slowly[Canon]:
        """Follow the best ways row by row."""
        line: list[int] = []
        for _ in range(self.size):
            best, found = yield from self._best_rows()
            self.ways = Counter()
            for (way, row), times in found.items():
                for after in self._after(way, row):
                    self.ways[after] += times
                    if len(self.ways) > MAX_WAYS:
                        raise Unavailable("too-many-ways")
                yield None
            line += _named(best, max(line, default=0))
        return Canon(tuple(line), sum(times * self._undecided(way) for way, times in self.ways.items()))

    def _best_rows(self) -> Slowly[tuple[tuple[int, ...], Counter[tuple[_Partial, int]]]]:
        """Find the least next row, and the ways that give it, each with its row of the puzzle."""
        best: tuple[int, ...] = (NEW + 1,)
        found: Counter[tuple[_Partial, int]] = Counter()
        for way, times in self.ways.items():
            for opened in self._open_band(way):
                for row in opened.rows:
                    key = self._key(opened, row)
                    if key < best:
                        best = key
                        found = Counter()
                    if key == best:
                        found[opened, row] += times
            yield None
        return best, found

    def _open_band(self, way: _Partial) -> Iterator[_Partial]:
        """Start a new band when the last one is used up."""
        if way.rows:
            yield way
            return
        for band in way.bands:
            rows = tuple(range(band * self.tall, (band + 1) * self.tall))
            yield way._replace(rows=rows, bands=tuple(other for other in way.bands if other != band))

    def _columns(self, stack: int) -> range:
        return range(stack * self.wide, (stack + 1) * self.wide)

    def _key(self, way: _Partial, row: int) -> tuple[int, ...]:
        """Return the least form of a *row* after *way*, NEW for each digit without a name."""
        cells, names = self.grids[way.grid][row], way.names
        named = [(names[value] or NEW) if value else 0 for value in cells]
        key: list[int] = []
        for part in sorted([sorted(named[column] for column in self._columns(stack)) for stack in way.blank]):
            key += part
        for blank, order in way.stacks:
            key += sorted([named[column] for column in blank])
            key += [named[column] for column in order]
        return tuple(key)

    def _after(self, way: _Partial, row: int) -> Iterator[_Partial]:
        """Yield all ways to go on after *row* in its least form: they differ in which digit gets which new name."""
        cells, names = self.grids[way.grid][row], way.names
        named = [(names[value] or NEW) if value else 0 for value in cells]
        rows = tuple(other for other in way.rows if other != row)
        still = tuple(stack for stack in way.blank if not any(cells[column] for column in self._columns(stack)))
        opened = [stack for stack in way.blank if stack not in still]
        for order in _orders(opened, lambda stack: sorted(named[column] for column in self._columns(stack))):
            known = [_Stack(tuple(self._columns(stack)), ()) for stack in order] + list(way.stacks)
            for stacks in product(*(_split(stack, named) for stack in known)):
                fresh = self._rename(names, cells, (column for stack in stacks for column in stack.order))
                yield _Partial(way.grid, rows, way.bands, still, stacks, fresh)

    def _rename(self, names: tuple[int, ...], cells: Sequence[int], columns: Iterable[int]) -> tuple[int, ...]:
        fresh, top = list(names), max(names)
        for column in columns:
            value = cells[column]
            if value and not fresh[value]:
                top += 1
                fresh[value] = top
        return tuple(fresh)

    def _undecided(self, way: _Partial) -> int:
        """Count the ways left open by lines that stay blank to the end and digits that do not occur."""
        ways: int = factorial(self.size - max(way.names)) * factorial(len(way.blank))
        ways *= factorial(self.wide) ** len(way.blank)
        for stack in way.stacks:
            ways *= factorial(len(stack.blank))
        return ways


def _orders(items: Sequence[int], key: Callable[[int], list[int]]) -> Iterator[tuple[int, ...]]:
    """Yield the sorted orders of *items* by *key*: all orders of equal ones."""
    groups = [tuple(group) for _, group in groupby(sorted(items, key=key), key=key)]
    for parts in product(*(permutations(group) for group in groups)):
        yield tuple(item for part in parts for item in part)


def _split(stack: _Stack, named: Sequence[int]) -> Iterator[_Stack]:
    """Yield the orders in which a row puts those columns of a stack that were blank before it."""
    still = tuple(column for column in stack.blank if not named[column])
    known = tuple(sorted((column for column in stack.blank if 0 < named[column] < NEW), key=lambda c: named[c]))
    fresh = [column for column in stack.blank if named[column] == NEW]
    for order in permutations(fresh):
        yield _Stack(still, known + order + stack.order)


def _named(key: Sequence[int], top: int) -> Iterator[int]:
    for value in key:
        if value == NEW:
            top += 1
            yield top
        else:
            yield value


@lru_cache(maxsize=32)
def turns(geometry: Geometry) -> tuple[tuple[int, ...], ...]:
    """List the turns and mirrors that keep the houses of a board: for each cell, the cell that moves there.

    >>> len(turns(board("9"))), len(turns(board("6"))), turns(board("4 regions=AAAABBBBCCDDCCDD"))[1:]
    (8, 4, ((3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12),))
    """
    size = geometry.size
    houses = {frozenset(house.cells) for house in geometry.houses}
    pairs = {frozenset(pair) for pair in geometry.pairs}
    found = []
    for turned in all_turns(size):
        moved = {frozenset(turned[cell] for cell in house) for house in houses}
        if moved == houses and {frozenset(turned[cell] for cell in pair) for pair in pairs} == pairs:
            found.append(turned)
    return tuple(found)


def all_turns(size: int) -> list[tuple[int, ...]]:
    """List the eight turns and mirrors of a square board, doing nothing first."""
    last = size - 1
    places = [(cell // size, cell % size) for cell in range(size * size)]
    found = []
    for turned, up, left in product((False, True), repeat=3):
        ends = [((last - r if up else r), (last - c if left else c)) for r, c in places]
        found.append(tuple(c * size + r if turned else r * size + c for r, c in ends))
    return found


def _least_turn(geometry: Geometry, values: Sequence[int]) -> Canon:
    lines = []
    for turned in turns(geometry):
        cells = [values[cell] for cell in turned]
        lines.append(tuple(_renamed(cells)))
    least = min(lines)
    unused: int = factorial(geometry.value_count - max(least))
    return Canon(least, lines.count(least) * unused)


def _renamed(cells: Sequence[int]) -> Iterator[int]:
    names: dict[int, int] = {0: 0}
    for value in cells:
        yield names.setdefault(value, len(names))


def random_isomorph(geometry: Geometry, values: Sequence[int], rng: Random) -> Values:
    """Return a member of the class of a puzzle or grid, every way of getting there equally likely.

    >>> random_isomorph(board("4"), (3,) + (0,) * 15, Random(1)).count(0)
    15
    """
    names = [0, *shuffled(rng, range(1, geometry.value_count + 1))]
    if not has_boxes_only(geometry) or geometry.box is None:
        ways = turns(geometry)
        return tuple(names[values[cell]] for cell in ways[roll(rng, len(ways))])
    tall, wide = geometry.box
    size = geometry.size
    rows = [band * tall + row for band in shuffled(rng, range(wide)) for row in shuffled(rng, range(tall))]
    columns = [stack * wide + column for stack in shuffled(rng, range(tall)) for column in shuffled(rng, range(wide))]
    if tall == wide and roll(rng, 2):
        return tuple(names[values[column * size + row]] for row in rows for column in columns)
    return tuple(names[values[row * size + column]] for row in rows for column in columns)
