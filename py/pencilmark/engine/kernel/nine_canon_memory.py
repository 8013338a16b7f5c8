"""Where things lie in the memory of the module that finds least isomorphs, and the vectors that it works with.

NUMBER      how many puzzles follow; Python writes it with them
PUZZLES     the givens, a byte for each cell
LEASTS      the least isomorph of each, a byte for each cell
SYMMETRIES  the number of automorphisms of each (64 bits), or 0: givens in conflict, or too many ways at once

GRIDS has the rows of one puzzle and of its transpose, 16 bytes a row. Two sets of rows follow each: BLANK, the blank
rows, and ONCE, all rows but the later blank ones of a band. A *way* is part of an isomorphism (see
`pencilmark.board.canon`): which column stands in each place, the name of each digit (NEW: none yet), and the rows that
are left. FOUND has rows in their least form, each with its way; PERMUTED the orders of columns that no row so far
tells apart.

In a row, the upper half of a byte is the digit's name, the lower half the column that it comes from.
"""

from __future__ import annotations

from pencilmark.engine.wasm import I8X16, I32, I32X4, I64X2, Function, Local, Value, constant, lanes, shuffle

SIZE, CELLS, BATCH = 9, 81, 2048
NEW, NO_COLUMN = 0xF0, 0x80
ALL_ROWS = 0o777

NUMBER, BEST, FACTORIALS = 0, 8, 16
WHERE, PLACED, NAMES = 64, 80, 96
ORDERS = 112
GRIDS = 176
BLANK, ONCE, GRID = 16 * SIZE, 16 * SIZE + 4, 16 * SIZE + 16
PERMUTED = GRIDS + 2 * GRID
FOUND = PERMUTED + 16 * 1296
FOUND_WAY, FOUND_ROW, FOUND_SIZE = 16, 20, 32
COLUMNS, NAMED, ROWS_OF, NEXT, IN_BAND, BANDS, WAY = 0, 16, 32, 36, 40, 44, 48
MOST = 1 << 14
"""Ways and found rows that there is room for; puzzles with more are left to Python."""
WAYS = (FOUND + FOUND_SIZE * MOST, FOUND + (FOUND_SIZE + WAY) * MOST)
PUZZLES = WAYS[1] + WAY * MOST
LEASTS = PUZZLES + CELLS * BATCH
SYMMETRIES = LEASTS + CELLS * BATCH
PAGES = (SYMMETRIES + 8 * BATCH >> 16) + 1


def _order(first: list[int]) -> list[int]:
    """Extend an order of nine places to one of 16 bytes."""
    return first + list(range(SIZE, 16))


def within(stack: int, order: list[int]) -> list[int]:
    """Return the order of places in which the columns of one *stack* are permuted."""
    moved = list(range(SIZE))
    moved[3 * stack : 3 * stack + 3] = [3 * stack + column for column in order]
    return _order(moved)


def stacks(order: list[int]) -> list[int]:
    """Return the order of places in which the stacks are permuted."""
    return _order([3 * stack + column for stack in order for column in range(3)])


FIRST_TWO, LAST_TWO = _order([1, 0, 2, 4, 3, 5, 7, 6, 8]), _order([0, 2, 1, 3, 5, 4, 6, 8, 7])
"""Orders in which two columns of every stack change places."""


def vector(numbers: list[int]) -> Value:
    """Return a constant of 16 bytes."""
    return lanes(I8X16, numbers)


def put_rows(function: Function, way: Local | int, *rows: Value | int) -> None:
    """Write the rows of a *way*: the address of its grid's, those left in the band, in other bands, the next ones."""
    for place, value in zip((ROWS_OF, IN_BAND, BANDS, NEXT), rows, strict=True):
        function.store(I32, way, value, place)


def names_of(row: Value) -> Value:
    """Return the names in a *row*, in the upper half of each byte."""
    return row & constant(I8X16, NEW)


def columns_of(row: Value) -> Value:
    """Return the columns in a *row*; after its nine places there are none."""
    return row & constant(I8X16, 0x0F) | vector([0] * SIZE + [NO_COLUMN] * 7)


def places_with(row: Value, name: int) -> Value:
    """Return the set of the places of a *row* that have a *name*."""
    return (names_of(row) == name).mask() & ALL_ROWS


def by_stack(row: Value) -> Value:
    """Return one number for the names in each stack of a *row*, in three lanes."""
    order = [2, 1, 0, 16, 5, 4, 3, 16, 8, 7, 6, 16, *[16] * 4]
    return shuffle(names_of(row), constant(I8X16, 0), order).seen_as(I32X4)


def key_of(row: Value) -> Value:
    """Return one number for the names in a *row*, for comparison: a byte for each, and half a byte for the last."""
    reversed_names = shuffle(names_of(row), constant(I8X16, 0), [*range(7, -1, -1), 8, *[16] * 7]).seen_as(I64X2)
    return reversed_names.lane(0) | reversed_names.lane(1) >> 4
