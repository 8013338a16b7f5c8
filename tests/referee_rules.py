"""What each variant means, written down here once more, for the referee: pairs of values, and automata."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from itertools import product as every
from typing import TYPE_CHECKING, Any

from tests import referee_counts
from tests.referee_hidden import HIDDEN

from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.language.tree import cells_of, flat
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.expand import expand

if TYPE_CHECKING:
    from tests.referee import Referee

State = Any


def few_cells(referee: Referee, clue: Clue) -> None:
    """Forbid, in each part of what a definition says about at most four cells, all values of which it is not true."""
    for part in flat(expand(clue, referee.geometry, referee.clues)):
        cells, test, grid = cells_of(part), holds(part), [0] * referee.geometry.cell_count
        assert len(cells) <= 4, f"say in this file what {clue.name} means"
        for values in every(range(1, referee.top + 1), repeat=len(cells)):
            for cell, value in zip(cells, values, strict=True):
                grid[cell] = value
            if not test(grid):
                referee.clauses.append([-referee.is_(cell, grid[cell]) for cell in cells])


def total(referee: Referee, cells: Sequence[int], weights: Sequence[int], wanted: int) -> None:
    """Make the weighted cells add up."""
    if referee.modified:
        referee.add_values(cells, weights, wanted)
        return
    referee.read(cells, 0, lambda state, place, value: state + weights[place] * value, lambda state: state == wanted)


def killer(referee: Referee, clue: Clue) -> None:
    """A cage."""
    referee.different(clue.cells)
    if clue.numbers:
        total(referee, clue.cells, [1] * len(clue.cells), clue.numbers[0])


def add_up(referee: Referee, clue: Clue) -> None:
    """A plain sum."""
    total(referee, clue.cells, [1] * len(clue.cells), clue.numbers[0])


def product(referee: Referee, clue: Clue) -> None:
    """A product."""
    wanted = clue.numbers[0]
    referee.read(
        clue.cells,
        1,
        lambda state, place, value: state * value if wanted % (state * value) == 0 else None,
        lambda state: state == wanted,
    )


def largest(referee: Referee, clue: Clue) -> None:
    """The largest minus the others, or divided by them."""
    wanted = clue.numbers[0]

    def step(state: State, place: int, value: int) -> State:
        most, rest = state
        join = rest + min(most, value) if clue.name == "killer-difference" else rest * max(1, min(most, value))
        return (max(most, value), join)

    def accepts(state: State) -> bool:
        most, rest = state
        return bool(most - rest == wanted if clue.name == "killer-difference" else most == wanted * rest)

    referee.read(clue.cells, (0, 0 if clue.name == "killer-difference" else 1), step, accepts)


def arrow(referee: Referee, clue: Clue) -> None:
    """Each arm adds up to the circle."""
    circle, *arms = clue.groups
    for arm in arms:
        weights = [-(10**place) for place in range(len(circle) - 1, -1, -1)] + [1] * len(arm)
        total(referee, (*circle, *arm), weights, 0)


def double_arrow(referee: Referee, clue: Clue) -> None:
    """The ends add up to the rest."""
    total(referee, clue.cells, [-1, *[1] * (len(clue.cells) - 2), -1], 0)


def between(referee: Referee, clue: Clue) -> None:
    """All between the ends, or none, by name."""
    first, *inner, last = clue.cells

    def step(state: State, place: int, value: int) -> State | None:
        if place == 0:
            return (value,)
        low, high = sorted((*state, value))[:2] if place == 1 else state
        if place == 1:
            return None if clue.name == "lockout" and high - low < clue.numbers[0] else (low, high)
        inside = low < value < high if clue.name == "between" else not low <= value <= high
        return state if inside else None

    referee.read((first, last, *inner), (), step, lambda state: True)


def renban(referee: Referee, clue: Clue) -> None:
    """Digits without a gap."""
    referee.different(clue.cells)
    count = len(clue.cells)

    def step(state: State, place: int, value: int) -> State | None:
        low, high = (min(*state, value), max(*state, value)) if state else (value, value)
        return (low, high) if high - low < count else None

    referee.read(clue.cells, (), step, lambda state: True)


def zipper(referee: Referee, clue: Clue) -> None:
    """Pairs add up to the centre, or to the same."""
    cells = clue.cells
    pairs = [(cells[i], cells[-1 - i]) for i in range(len(cells) // 2)]
    if len(cells) % 2:
        for pair in pairs:
            total(referee, (cells[len(cells) // 2], *pair), (-1, 1, 1), 0)
    for (a, b), (c, d) in pairwise(pairs):
        total(referee, (a, b, c, d), (1, 1, -1, -1), 0)


def region_sum(referee: Referee, clue: Clue) -> None:
    """Each stretch within a box has the sum of the one before."""
    stretches: list[list[int]] = []
    for cell in clue.cells:
        if stretches and referee.geometry.region_of[stretches[-1][-1]] == referee.geometry.region_of[cell]:
            stretches[-1].append(cell)
        else:
            stretches.append([cell])
    for first, second in pairwise(stretches):
        total(referee, (*first, *second), [1] * len(first) + [-1] * len(second), 0)


def kinds(referee: Referee, cells: Sequence[int], window: int, kind: Callable[[int], int]) -> None:
    """Cells less than *window* apart are of different kinds."""
    close = [(a, b) for i, a in enumerate(cells) for b in cells[i + 1 : i + window]]
    referee.pairs(close, lambda a, b: kind(a) != kind(b))


def sandwich(referee: Referee, clue: Clue) -> None:
    """What is between 1 and the last value adds up."""
    ends = (1, referee.top)

    def step(state: State, place: int, value: int) -> State | None:
        phase, found = state
        if value in ends:
            return (phase + 1, found) if phase < 2 else None
        return (phase, found + value) if phase == 1 else state

    referee.different(clue.cells)
    referee.read(clue.cells, (0, 0), step, lambda state: state == (2, clue.numbers[0]))


def x_sum(referee: Referee, clue: Clue) -> None:
    """The first so many add up."""
    wanted = clue.numbers[0]

    def step(state: State, place: int, value: int) -> State | None:
        left, found = (value, 0) if place == 0 else state
        if not left:
            return state
        fits = found + value == wanted if left == 1 else found + value < wanted
        return (left - 1, found + value) if fits else None

    referee.read(clue.cells, (0, 0), step, lambda state: state == (0, wanted))


def skyscraper(referee: Referee, clue: Clue) -> None:
    """So many are seen."""

    def step(state: State, place: int, value: int) -> State | None:
        highest, count = state
        return (value, count + 1) if value > highest else state

    referee.read(clue.cells, (0, 0), step, lambda state: state[1] == clue.numbers[0])


def numbered_room(referee: Referee, clue: Clue) -> None:
    """The first says where the number is."""
    first = clue.cells[0]
    for value in range(1, referee.top + 1):
        there = [referee.is_(clue.cells[value - 1], clue.numbers[0])] if value <= len(clue.cells) else []
        referee.clauses.append([-referee.is_(first, value), *there])


def quadruple(referee: Referee, clue: Clue) -> None:
    """Each digit as often as it is written."""

    def step(state: State, place: int, value: int) -> State:
        left = list(state)
        if value in left:
            left.remove(value)
        return tuple(left)

    referee.read(clue.cells, tuple(sorted(clue.numbers)), step, lambda state: state == ())


def entropy(referee: Referee, clue: Clue) -> None:
    """Every square has all three kinds."""
    size, third = referee.size, referee.top
    for cell in range(referee.geometry.cell_count - size):
        if cell % size < size - 1:
            square = (cell, cell + 1, cell + size, cell + size + 1)
            referee.read(
                square,
                frozenset(),
                lambda state, place, value: state | {(value - 1) * 3 // third},
                lambda state: len(state) == 3,
            )


def around(referee: Referee, clue: Clue) -> list[tuple[int, int]]:
    """Pair each cell with its neighbours outside the clue."""
    own = set(clue.cells)
    both = [pair for a, b in referee.neighbours() for pair in ((a, b), (b, a))]
    return [(a, b) for a, b in both if a in own and b not in own]


def paired(fits: Callable[[int, int, int], bool]) -> Callable[[Referee, Clue], None]:
    """Make what holds of each two cells that follow each other; it is given both values and the number."""

    def means(referee: Referee, clue: Clue) -> None:
        number = clue.numbers[0] if clue.numbers else 0
        referee.pairs([pair for group in clue.groups for pair in pairwise(group)], lambda a, b: fits(a, b, number))

    return means


def single(values: set[int]) -> Callable[[Referee, Clue], None]:
    """Make what holds of each cell."""

    def means(referee: Referee, clue: Clue) -> None:
        for cell in clue.cells:
            referee.clauses.append([referee.is_(cell, value) for value in values if value <= referee.top])

    return means


def is_dot(a: int, b: int) -> bool:
    return abs(a - b) == 1 or a == 2 * b or b == 2 * a


def windows(referee: Referee, clue: Clue) -> None:
    """The windows of the usual board."""
    for row in (1, 5):
        for column in (1, 5):
            referee.different([(row + y) * 9 + column + x for y in range(3) for x in range(3)])


def groups(referee: Referee, clue: Clue) -> None:
    """The disjoint groups of the usual board."""
    found: dict[tuple[int, int], list[int]] = {}
    for cell in range(81):
        found.setdefault((cell // 9 % 3, cell % 9 % 3), []).append(cell)
    for cells in found.values():
        referee.different(cells)


def diagonals(referee: Referee, clue: Clue) -> None:
    """Both diagonals."""
    size = referee.size
    referee.different([i * (size + 1) for i in range(size)])
    referee.different([(i + 1) * (size - 1) for i in range(size)])


def taxicab(referee: Referee, clue: Clue) -> None:
    """No N at N steps from another."""
    for distance in range(1, referee.top + 1):
        for a, b in referee.apart(lambda down, across: True):
            if abs(a // referee.size - b // referee.size) + abs(a % referee.size - b % referee.size) == distance:
                referee.clauses.append([-referee.is_(a, distance), -referee.is_(b, distance)])


MEANS: dict[str, Callable[[Referee, Clue], None]] = {
    **HIDDEN,
    "killer": killer,
    "killer-product": product,
    "killer-difference": largest,
    "killer-quotient": largest,
    "sum": add_up,
    "extra-region": lambda r, c: r.different(c.cells),
    "clone": lambda r, c: r.pairs([p for g in c.groups[1:] for p in zip(c.groups[0], g, strict=True)], int.__eq__),
    "thermo": paired(lambda a, b, n: a < b),
    "slow-thermo": paired(lambda a, b, n: a <= b),
    "arrow": arrow,
    "double-arrow": double_arrow,
    "between": between,
    "lockout": between,
    "palindrome": lambda r, c: r.pairs(list(zip(c.cells, c.cells[::-1], strict=True)), int.__eq__),
    "renban": renban,
    "german-whispers": paired(lambda a, b, n: abs(a - b) >= 5),
    "dutch-whispers": paired(lambda a, b, n: abs(a - b) >= 4),
    "whispers": paired(lambda a, b, n: abs(a - b) >= n),
    "zipper": zipper,
    "region-sum": region_sum,
    "entropic": lambda r, c: kinds(r, c.cells, 3, lambda value: (value - 1) * 3 // r.top),
    "modular": lambda r, c: kinds(r, c.cells, c.numbers[0], lambda value: value % c.numbers[0]),
    "little-killer": add_up,
    "sandwich": sandwich,
    "x-sum": x_sum,
    "skyscraper": skyscraper,
    "numbered-room": numbered_room,
    "difference": paired(lambda a, b, n: abs(a - b) == n),
    "ratio": paired(lambda a, b, n: a == n * b or b == n * a),
    "kropki-negative": lambda r, c: r.pairs(r.unmarked("difference", "ratio"), lambda a, b: not is_dot(a, b)),
    "difference-negative": lambda r, c: r.pairs(r.unmarked("difference"), lambda a, b: abs(a - b) != c.numbers[0]),
    "ratio-negative": lambda r, c: r.pairs(r.unmarked("ratio"), lambda a, b: c.numbers[0] not in (a / b, b / a)),
    "x": paired(lambda a, b, n: a + b == 10),
    "v": paired(lambda a, b, n: a + b == 5),
    "xv-negative": lambda r, c: r.pairs(r.unmarked("x", "v"), lambda a, b: a + b not in (5, 10)),
    "greater": paired(lambda a, b, n: a > b),
    "odd": single({1, 3, 5, 7, 9}),
    "even": single({2, 4, 6, 8}),
    "minimum": lambda r, c: r.pairs(around(r, c), int.__lt__),
    "maximum": lambda r, c: r.pairs(around(r, c), int.__gt__),
    "quadruple": quadruple,
    "non-consecutive": lambda r, c: r.pairs(r.neighbours(), lambda a, b: abs(a - b) != 1),
    "anti-knight": lambda r, c: r.pairs(r.apart(lambda d, a: {d, a} == {1, 2}), int.__ne__),
    "anti-king": lambda r, c: r.pairs(r.apart(lambda d, a: d == a == 1), int.__ne__),
    "anti-leap": lambda r, c: r.pairs(r.apart(lambda d, a: {d, a} == {*c.numbers}), int.__ne__),
    "taxicab": taxicab,
    "global-entropy": entropy,
    "disjoint": groups,
    "windoku": windows,
    "diagonals": diagonals,
} | referee_counts.MEANS
