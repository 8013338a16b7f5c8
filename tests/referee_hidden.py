"""Regions and shades to be found, for the referee: variables of their own, and how far each cell is from a root."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import TYPE_CHECKING

from pencilmark.rules.variants.definition import Clue

if TYPE_CHECKING:
    from tests.referee import Referee


def region(referee: Referee, cell: int, number: int) -> int:
    """Number the variable that a cell is in the region of the 1 in a row (*number*, from 0)."""
    return referee.named("region", cell, number)


def shade(referee: Referee, cell: int) -> int:
    """Number the variable that a cell is shaded."""
    return referee.named("shade", cell)


def both(referee: Referee, *literals: int) -> int:
    """Make the variable that all literals hold."""
    says = referee.fresh()
    referee.clauses += [[-says, literal] for literal in literals]
    referee.clauses.append([says, *[-literal for literal in literals]])
    return says


def one_of(referee: Referee, literals: list[int]) -> None:
    """Have exactly one of the literals hold."""
    referee.clauses.append(literals)
    referee.clauses += [[-a, -b] for a, b in combinations(literals, 2)]


def hang_together(referee: Referee, roots: list[int], meet: Callable[[int, int], int], most: int) -> None:
    """Have each cell be a root (a literal each) or *most* steps at most from one, over neighbours that *meet*."""
    beside: dict[int, list[int]] = {}
    for one, other in referee.neighbours():
        beside.setdefault(one, []).append(other)
        beside.setdefault(other, []).append(one)
    near = roots
    for _ in range(most):
        after = []
        for cell, here in enumerate(near):
            ways = [both(referee, near[other], meet(cell, other)) for other in beside[cell]]
            after.append(says := referee.fresh())
            referee.clauses.append([-says, here, *ways])
        near = after
    referee.clauses += [[here] for here in near]


def chaos(referee: Referee, clue: Clue) -> None:
    """Regions, each with every value once, connected to its 1."""
    cells, rows = range(referee.geometry.cell_count), range(referee.size)
    for cell in cells:
        one_of(referee, [region(referee, cell, row) for row in rows])
        referee.clauses.append([-referee.is_(cell, 1), region(referee, cell, cell // referee.size)])
    for row in rows:
        for value in range(1, referee.top + 1):
            one_of(referee, [both(referee, region(referee, cell, row), referee.is_(cell, value)) for cell in cells])
    hang_together(
        referee,
        [referee.is_(cell, 1) for cell in cells],
        lambda one, other: together(referee, one, other),
        referee.size - 1,
    )


def together(referee: Referee, one: int, other: int) -> int:
    """Make the variable that two cells are in one region."""
    says = referee.fresh()
    for row in range(referee.size):
        first, second = region(referee, one, row), region(referee, other, row)
        referee.clauses += [[-says, -first, second], [says, -first, -second]]
    return says


def counted(referee: Referee, cell: int, literals: Iterable[int], more: int = 0) -> None:
    """Have the digit of a cell be how many literals hold, and *more*."""
    layer = {more: referee.fresh()}
    referee.clauses.append([layer[more]])
    for literal in literals:
        after = {count: referee.fresh() for count in {*layer, *[count + 1 for count in layer]}}
        for count, here in layer.items():
            referee.clauses += [[-here, literal, after[count]], [-here, -literal, after[count + 1]]]
        layer = after
    for count, here in layer.items():
        referee.clauses.append([-here, *([referee.is_(cell, count)] if 1 <= count <= referee.top else [])])


def region_count(referee: Referee, clue: Clue) -> None:
    """How many of some cells are in the region of the first."""
    (cell,), others = clue.groups
    near = [together(referee, cell, other) for other in others if other != cell]
    counted(referee, cell, near, int(cell in others))


def region_arrow(referee: Referee, clue: Clue) -> None:
    """How many cells in a row are, along the arrows."""
    (cell,), *arms = clue.groups
    runs = []
    for arm in arms:
        near = [together(referee, cell, other) for other in arm]
        runs += [both(referee, *near[:length]) for length in range(1, len(arm) + 1)]
    counted(referee, cell, runs, 1 - clue.numbers[0])


def yin_yang(referee: Referee, clue: Clue) -> None:
    """Two shades, each of them one piece, and no square of one shade."""
    size, cells = referee.size, range(referee.geometry.cell_count)
    for start in (row * size + column for row in range(size - 1) for column in range(size - 1)):
        square = [shade(referee, cell) for cell in (start, start + 1, start + size, start + size + 1)]
        referee.clauses += [square, [-literal for literal in square]]
    for sign in (1, -1):
        own = [sign * shade(referee, cell) for cell in cells]
        roots = [referee.fresh() for _ in cells]
        one_of(referee, roots)
        referee.clauses += [[-root, literal] for root, literal in zip(roots, own, strict=True)]
        free = [both(referee, -literal) for literal in own]
        starts = [-both(referee, -root, -other) for root, other in zip(roots, free, strict=True)]
        hang_together(referee, starts, lambda one, other, own=own: both(referee, own[one], own[other]), len(cells) // 2)  # type: ignore[misc]
    for cell in cells if clue.numbers else ():
        for value in range(1, referee.top + 1):
            sign = 1 if value in clue.numbers else -1
            referee.clauses.append([-referee.is_(cell, value), sign * shade(referee, cell)])


def shades(sign: int) -> Callable[[Referee, Clue], None]:
    """Make what cells that are shaded say, or others."""

    def says(referee: Referee, clue: Clue) -> None:
        referee.clauses += [[sign * shade(referee, cell)] for cell in clue.cells]

    return says


def shade_count(referee: Referee, clue: Clue) -> None:
    """How many of some cells are shaded."""
    (cell,), others = clue.groups
    counted(referee, cell, [shade(referee, other) for other in others])


HIDDEN: dict[str, Callable[[Referee, Clue], None]] = {
    "chaos-construction": chaos,
    "region-count": region_count,
    "region-arrow": region_arrow,
    "yin-yang": yin_yang,
    "shaded": shades(1),
    "unshaded": shades(-1),
    "shade-count": shade_count,
}
