"""Impossible patterns within two bands, enumerated: how many there are up to isomorphism, by their number of cells.

A pattern is a set of cells that three digits cannot fill, though they fill it without any one of its cells, and other
than four cells of a house. The players' forum counts 630 within two bands. Ours are found by search: random sets are
reduced until they are patterns, and each pattern is changed, a cell for a cell and by two cells for many at random,
until nothing new comes: 630 classes where rows and columns may change places, too, and 633 where not. Each pattern is
proved, that there are no others is not.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from random import Random

from tests.bench.frame import Context, Table
from tests.verifier_patterns import fillings_of

from pencilmark.board.boards import board
from pencilmark.board.masks import bits, mask_of
from pencilmark.board.model import Position, Puzzle
from pencilmark.human.three_colours import can_fill, core_of

FIRST = 25
"""Classes out of random sets with which the search begins."""
CHANGES = 100
"""Random changes of each pattern."""
PUBLISHED = 630
CELLS = 54
NINE = board("9")
PEERS = tuple(mask & (1 << CELLS) - 1 for mask in NINE.peer_masks[:CELLS])
HOUSES = tuple(mask & (1 << CELLS) - 1 for mask in NINE.house_masks)

Class = tuple[tuple[int, ...], ...]
"""The columns of the three stacks, six bits each, least under all exchanges of bands, rows, stacks and columns."""


def _orders() -> Iterator[tuple[int, ...]]:
    """Yield what each exchange of bands and of rows in them makes of a column of six cells, for all 64 of these."""
    for one, two in product(permutations(range(3)), repeat=2):
        for order in ((*one, *(3 + row for row in two)), (*(3 + row for row in one), *two)):
            yield tuple(sum(1 << order[row] for row in bits(column)) for column in range(64))


ORDERED = tuple(_orders())


def columns(cells: int) -> list[list[int]]:
    """List the columns of *cells* (mask), stack by stack."""
    column = [sum(1 << row for row in range(6) if cells >> 9 * row + at & 1) for at in range(9)]
    return [column[stack : stack + 3] for stack in (0, 3, 6)]


def class_of(cells: int) -> Class:
    """Return the class of *cells* (mask) in two bands."""
    stacks = columns(cells)
    return min(tuple(sorted(tuple(sorted(table[one] for one in stack)) for stack in stacks)) for table in ORDERED)


def turned(cells: int) -> int:
    """Return *cells* (mask) in two stacks as cells in two bands; the same where they are in three stacks."""
    used = [place for place, stack in enumerate(columns(cells)) if any(stack)]
    if len(used) == 3:
        return cells
    places = ((cell // 9, used.index(cell % 9 // 3), cell % 3) for cell in bits(cells))
    return sum(1 << 9 * (3 * stack + column) + row for row, stack, column in places)


def is_allowed(cells: int) -> bool:
    """Report whether no house has four of *cells* (mask)."""
    return all((cells & house).bit_count() < 4 for house in HOUSES)


def patterns_in(cells: int, dice: Random) -> set[int]:
    """Reduce *cells* (mask) in some orders until each cell is needed; nothing where three digits fill them."""
    cells = core_of(PEERS, cells)
    if not cells or can_fill(PEERS, cells):
        return set()
    order = bits(cells)
    return {_reduced(cells, one) for one in (order, order[::-1], dice.sample(order, len(order)))}


def _reduced(cells: int, order: list[int]) -> int:
    for cell in order:
        rest = core_of(PEERS, cells & ~(1 << cell))
        if cells >> cell & 1 and rest and not can_fill(PEERS, rest):
            cells = rest
    return cells


def filled(cells: int, dice: Random) -> int:
    """Add to *cells* (mask), in random order, all that can be added."""
    for cell in dice.sample(range(CELLS), CELLS):
        cells |= 1 << cell if is_allowed(cells | 1 << cell) else 0
    return cells


def changed(cells: int) -> Iterator[int]:
    """Yield sets (masks) with another cell in place of one of *cells*."""
    for cell in range(CELLS):
        for other in bits(cells) if not cells >> cell & 1 else ():
            rest = cells & ~(1 << other)
            if (PEERS[cell] & rest).bit_count() > 2 and is_allowed(rest | 1 << cell):
                yield rest | 1 << cell


def shaken(cells: int, dice: Random) -> int:
    """Return a set (mask) with all but two of *cells*, and all that can be added."""
    return filled(cells & ~mask_of(dice.sample(bits(cells), 2)), dice)


def enumerated(count: int) -> dict[Class, int]:
    """Return a pattern (mask) of each class that is found, with *count* random changes of each."""
    dice, found = Random(1), dict[Class, int]()

    def learn(cells: int) -> None:
        for one in patterns_in(cells, dice):
            found.setdefault(class_of(one), one)

    while len(found) < FIRST:
        learn(filled(0, dice))
    done: set[Class] = set()
    while left := found.keys() - done:
        for one in sorted(left):
            done.add(one)
            for cells in (*changed(found[one]), *(shaken(found[one], dice) for _ in range(count))):
                learn(cells)
    return found


def check(cells: int) -> None:
    """Try all ways to fill a pattern with three digits, and to fill it without each of its cells."""
    free, held = Position.of(Puzzle(NINE, (0,) * NINE.cell_count)), bits(cells)
    assert not any(fillings_of(free, held, 0b111, {}))
    assert all(any(fillings_of(free, [one for one in held if one != cell], 0b111, {})) for cell in held)


def run(context: Context) -> Table:
    """Enumerate the patterns and check each of them."""
    found = enumerated(context.count or CHANGES)
    for cells in found.values():
        check(cells)
    whole = {min(name, class_of(turned(cells))): cells for name, cells in found.items()}
    sizes, alike = (Counter(cells.bit_count() for cells in some.values()) for some in (found, whole))
    rows = [(f"{size} cells", sizes[size], alike[size]) for size in sorted(sizes)]
    note = (
        f"Sets of cells within two bands that three digits cannot fill, none of which can be left out; four cells of a "
        f"house do not count. Found by exchange of a cell for another and by {context.count or CHANGES} random changes "
        f"of each, and checked by trying all fillings; that there are no others is not proved. The players' forum "
        f"counts {PUBLISHED}."
    )
    header = ("pattern", "classes", "rows and columns exchanged, too")
    return Table("Impossible patterns", note, header, [*rows, ("all", len(found), len(whole))], bool(context.count))
