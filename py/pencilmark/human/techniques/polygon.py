"""Unique polygons, also called Borescoper's deadly patterns: seven cells with three digits, or eight with four.

Four cells of a box, one of which may be left out, lie where two rows cross two columns; two more lie in the same rows,
in one column of another box, and two in the same columns, in one row of another box. However the digits fill them, they
can in another way, with the same digits in each house.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, combinations, product

from pencilmark.board.masks import bits, mask_of, union
from pencilmark.board.model import Position, Step
from pencilmark.human.techniques.deadly import MOST_GUARDIANS, guardians_of, has_houses_alone, plainest, steps_of
from pencilmark.human.techniques.technique import Technique
from pencilmark.human.telling import tell_polygon


@lru_cache(maxsize=1)
def polygons() -> dict[int, dict[int, tuple[int, ...]]]:
    """List the cells (mask) of the polygons of a classic board, by the number of digits and the four cells of a box.

    >>> {digits: sum(map(len, found.values())) for digits, found in polygons().items()}
    {3: 11664, 4: 2916}
    """
    found: dict[int, dict[int, tuple[int, ...]]] = {3: {}, 4: {}}
    pairs = [(3 * line + one, 3 * line + two) for line in range(3) for one, two in combinations(range(3), 2)]
    for rows, columns in product(pairs, repeat=2):
        box, full = [9 * row + column for row, column in product(rows, columns)], list[int]()
        for row, column in product(range(9), repeat=2):
            if row // 3 != rows[0] // 3 and column // 3 != columns[0] // 3:
                cells = mask_of((*box, *(9 * row + one for one in columns), *(9 * one + column for one in rows)))
                full.append(cells)
        found[4][mask_of(box)] = tuple(full)
        found[3][mask_of(box)] = tuple(cells & ~(1 << corner) for cells in full for corner in box)
    return found


def find(position: Position) -> Iterator[Step | None]:
    """Find unique polygons with at most MOST_GUARDIANS, those with the fewest first."""
    if not (position.geometry.is_classic and has_houses_alone(position)):
        return
    marks, found, every = position.cell_digits, list[Step](), position.geometry.all_digits
    for count, patterns in polygons().items():
        for digits in map(mask_of, combinations(range(9), count)):
            yield None
            usable = union(position.digit_cells[digit] for digit in bits(digits))
            guarded = union(position.digit_cells[digit] for digit in bits(every & ~digits))
            if (usable & ~guarded).bit_count() < count + 4 - MOST_GUARDIANS:
                continue
            boxes = (box for box in patterns if (box & usable).bit_count() >= count)
            for cells in chain.from_iterable(patterns[box] for box in boxes):
                if not cells & ~usable and (cells & guarded).bit_count() <= MOST_GUARDIANS:
                    floor = {cell: marks[cell] & digits for cell in bits(cells)}
                    if 0 < len(guardians_of(position, floor)) <= MOST_GUARDIANS:
                        found += steps_of(position, "unique-polygon", floor)
    yield from plainest(found)


TECHNIQUES = (Technique("unique-polygon", "Hard", find, tell=tell_polygon, one_solution=True, is_offered=True),)
