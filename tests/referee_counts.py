"""What the referee knows of counts, ranks, indexes and stretches (see `tests.referee`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import combinations, product
from typing import TYPE_CHECKING, Any

from pencilmark.rules.variants.definition import Clue

if TYPE_CHECKING:
    from tests.referee import Referee

State = Any


def circles(referee: Referee, clue: Clue) -> None:
    """Each value is not there, or as often as it says."""
    for wanted in range(1, referee.top + 1):

        def step(state: int, place: int, value: int, wanted: int = wanted) -> int:
            return min(state + (value == wanted), wanted + 1)

        referee.read(clue.cells, 0, step, lambda state, wanted=wanted: state in (0, wanted))


def look_and_say(referee: Referee, clue: Clue) -> None:
    """Of ten times a count and a digit, the digit is there that often."""
    for number in clue.numbers:

        def step(state: int, place: int, value: int, digit: int = number % 10) -> int:
            return state + (value == digit)

        referee.read(clue.cells, 0, step, lambda state, number=number: state == number // 10)


def rellik(referee: Referee, clue: Clue) -> None:
    """The sums that some of the cells have never come to the number."""
    wanted = clue.numbers[0]

    def step(state: frozenset[int], place: int, value: int) -> State | None:
        after = state | {total + value for total in state if total + value <= wanted}
        return None if wanted in after else after

    referee.different(clue.cells)
    referee.read(clue.cells, frozenset({0}), step, lambda state: True)


def lunchbox(referee: Referee, clue: Clue) -> None:
    """All values are remembered, and looked at in the end."""

    def accepts(state: tuple[int, ...]) -> bool:
        low, high = sorted((state.index(min(state)), state.index(max(state))))
        return sum(state[low + 1 : high]) == clue.numbers[0]

    referee.different(clue.cells)
    referee.read(clue.cells, (), lambda state, place, value: None if value in state else (*state, value), accepts)


def stretches(referee: Referee, clue: Clue) -> None:
    """Each sum that the first stretch may begin with (only 0 on a line), and how far the stretch at hand is."""
    number = clue.numbers[0]
    starts = range(number) if clue.name == "sum-loop" else (0,)

    def step(state: tuple[int, int], place: int, value: int) -> State | None:
        first, now = state
        return (first, (now + value) % number) if now + value <= number else None

    referee.read_from([(first, first) for first in starts], clue.cells, step, lambda state: state[0] == state[1])


def indexing(referee: Referee, clue: Clue) -> None:
    """Where a cell has a value, the number of its line stands at that place of the line across; or never does."""
    size, is_negative = referee.size, clue.name.endswith("-negative")
    by_row = "row" in clue.name

    def told(one: Clue) -> set[int]:
        lines = {
            cell
            for n in one.numbers
            for cell in range(size * size)
            if (cell // size if by_row else cell % size) == n - 1
        }
        return lines | set(one.cells)

    cells = told(clue)
    if is_negative:
        marks = [one for one in referee.clues if "index" in one.name and ("row" in one.name) == by_row]
        cells = set(range(size * size)) - {cell for mark in marks for cell in told(mark)}
    for cell in cells:
        row, column = divmod(cell, size)
        for value in range(1, size + 1):
            place, number = ((value - 1) * size + column, row + 1) if by_row else (row * size + value - 1, column + 1)
            there = referee.is_(place, number)
            referee.clauses.append([-referee.is_(cell, value), -there if is_negative else there])


def pattern(referee: Referee, clue: Clue) -> None:
    """List the words that match; what a state remembers is how each of them would go on."""
    words = ["".join(word) for word in product(map(str, range(1, referee.top + 1)), repeat=len(clue.cells))]
    fits = _walking(clue.pattern) if clue.name == "nfa" else re.compile(clue.pattern).fullmatch
    start = frozenset(filter(fits, words))

    def step(state: State, place: int, value: int) -> State | None:
        return frozenset(word[1:] for word in state if word[0] == str(value)) or None

    referee.read(clue.cells, start, step, bool)


def _walking(table: str) -> Callable[[str], bool]:
    """Return what reports whether some way through a table reads a word."""
    rows = [row.split(":") for row in table.replace(" ", "").replace(",", "").split(";")]
    moves = [
        (name.rstrip("*"), set(re.findall(f"[{digits}]", "0123456789")), to)
        for name, row in rows
        for digits, to in re.findall(r"([0-9-]+)([a-z]+)", row)
    ]
    ends = {name.rstrip("*") for name, _ in rows if name.endswith("*")}

    def walks(word: str) -> bool:
        now = {rows[0][0].rstrip("*")}
        for sign in word:
            now = {to for name, digits, to in moves if name in now and sign in digits}
        return bool(now & ends)

    return walks


def only_values(referee: Referee, clue: Clue) -> None:
    """Each cell has one of the numbers."""
    for cell in range(referee.geometry.cell_count):
        referee.clauses.append([referee.is_(cell, value) for value in clue.numbers])


def connected(referee: Referee, clue: Clue) -> None:
    """The first cell with one of the digits is reached, and in each round what is beside a cell that was."""
    count, size = referee.geometry.cell_count, referee.size
    beside: dict[int, list[int]] = {cell: [] for cell in range(count)}
    for one, other in referee.neighbours():
        beside[one].append(other)
        beside[other].append(one)
    inside = [[referee.is_(cell, value) for value in clue.numbers] for cell in range(count)]
    reached = [referee.fresh() for _ in range(count)]
    for cell in range(count):
        before = [literal for other in inside[:cell] for literal in other]
        referee.clauses += [[-reached[cell], -literal] for literal in before]
        referee.clauses.append([-reached[cell], *inside[cell]])
    for _ in range(size * len(clue.numbers)):
        after = [referee.fresh() for _ in range(count)]
        for cell in range(count):
            referee.clauses.append([-after[cell], reached[cell], *[reached[other] for other in beside[cell]]])
            referee.clauses.append([-after[cell], *inside[cell]])
        reached = after
    for cell in range(count):
        referee.clauses += [[-literal, reached[cell]] for literal in inside[cell]]


def same_values(referee: Referee, clue: Clue) -> None:
    """Of each value, add one for a cell of the first group and take one away for a cell of another."""
    for group in clue.groups[1:]:
        cells, half = (*clue.groups[0], *group), len(group)
        for wanted in range(1, referee.top + 1):

            def step(state: int, place: int, value: int, wanted: int = wanted, half: int = half) -> int:
                return state + (value == wanted) * (1 if place < half else -1)

            referee.read(cells, 0, step, lambda state: state == 0)


def equal_sum(referee: Referee, clue: Clue) -> None:
    """The first group plus and another minus come to nothing."""
    first = len(clue.groups[0])
    for group in clue.groups[1:]:
        referee.read(
            (*clue.groups[0], *group),
            0,
            lambda state, place, value: state + (value if place < first else -value),
            lambda state: state == 0,
        )


def equality(referee: Referee, clue: Clue) -> None:
    """Two balances, of odd and even and of low and high, and no digit in the middle."""
    referee.different(clue.cells)
    half = referee.top // 2

    def step(state: State, place: int, value: int) -> State | None:
        level = (value <= half) - (value > referee.top - half)
        return (state[0] + (1 if value % 2 else -1), state[1] + level) if level else None

    referee.read(clue.cells, (0, 0), step, lambda state: state == (0, 0))


def count_distinct(referee: Referee, clue: Clue) -> None:
    """The values are remembered after the one that counts them."""
    cells = (*clue.groups[0], *clue.groups[1])

    def step(state: State, place: int, value: int) -> State | None:
        count, seen = state if place else (value, frozenset())
        seen = seen | {value} if place else seen
        return (count, seen) if len(seen) <= count < len(seen) + len(cells) - place else None

    referee.read(cells, (0, frozenset()), step, lambda state: state[0] == len(state[1]))


def value_indexing(referee: Referee, clue: Clue) -> None:
    """Whatever the second says, that cell has the value of the first."""
    first, second, *others = clue.cells
    for place in range(1, referee.top + 1):
        if place > len(others):
            referee.clauses.append([-referee.is_(second, place)])
            continue
        for value in range(1, referee.top + 1):
            there = referee.is_(others[place - 1], value)
            referee.clauses.append([-referee.is_(second, place), -referee.is_(first, value), there])


def hidden_skyscraper(referee: Referee, clue: Clue) -> None:
    """The highest, up to the first digit that is not higher."""

    def step(state: int, place: int, value: int) -> int | None:
        if state < 0 or value > state:
            return value if state >= 0 else state
        return -1 if value == clue.numbers[0] else None

    referee.read(clue.cells, 0, step, lambda state: state < 0)


def _is_less(referee: Referee, one: Sequence[int], other: Sequence[int]) -> int:
    """Return a variable that holds exactly when one line reads as a smaller number than another."""
    less, alike = referee.fresh(), referee.fresh()
    referee.clauses.append([alike])
    for first, second in zip(one, other, strict=True):
        after = referee.fresh()
        for a in range(1, referee.top + 1):
            for b in range(1, referee.top + 1):
                if first == second and a != b:
                    continue
                then = after if a == b else less if a < b else -less
                referee.clauses.append([-alike, -referee.is_(first, a), -referee.is_(second, b), then])
        alike = after
    referee.clauses.append([-alike, -less])
    return less


def full_rank(referee: Referee, clue: Clue) -> None:
    """Count the lines that are less."""
    size, wanted = referee.size, clue.numbers[0] - 1
    lines = [tuple(range(row * size, row * size + size)) for row in range(size)]
    lines += [tuple(range(column, size * size, size)) for column in range(size)]
    others = [line for each in lines for line in (each, each[::-1]) if line != clue.cells]
    layer = {0: referee.fresh()}
    referee.clauses.append([layer[0]])
    for other in others:
        less = _is_less(referee, other, clue.cells)
        after = {count: referee.fresh() for count in range(len(layer) + 1)}
        for count, here in layer.items():
            referee.clauses += [[-here, -less, after[count + 1]], [-here, less, after[count]]]
        layer = after
    referee.clauses += [[-here] for count, here in layer.items() if count != wanted]


def doppelganger(referee: Referee, clue: Clue) -> None:
    """Each house lacks a value, told by a variable for each."""
    values, geometry = range(1, referee.top + 1), referee.geometry
    lacks: list[list[int]] = []
    for house in geometry.houses:
        lacks.append([0, *[referee.fresh() for _ in values]])
        for value in values:
            there = [referee.is_(cell, value) for cell in house.cells]
            referee.clauses.append([lacks[-1][value], *there])
            referee.clauses += [[-lacks[-1][value], -literal] for literal in there]
        referee.clauses.append([-lacks[-1][1]])
    for (a, one), (b, other) in combinations(enumerate(geometry.houses), 2):
        shared = set(one.cells) & set(other.cells)
        for value in values:
            both = [-lacks[a][value], -lacks[b][value]]
            if one.kind == other.kind:
                referee.clauses.append(both)
            referee.clauses += [[*both, -referee.is_(cell, 1)] for cell in shared]


MEANS = {
    "counting-circles": circles,
    "look-and-say": look_and_say,
    "rellik": rellik,
    "lunchbox": lunchbox,
    "sum-line": stretches,
    "sum-loop": stretches,
    "indexing-columns": indexing,
    "indexing-rows": indexing,
    "column-indexer": indexing,
    "row-indexer": indexing,
    "column-indexer-negative": indexing,
    "row-indexer-negative": indexing,
    "full-rank": full_rank,
    "only-values": only_values,
    "connected": connected,
    "same-values": same_values,
    "equal-sum": equal_sum,
    "equality-cage": equality,
    "count-distinct": count_distinct,
    "value-indexing": value_indexing,
    "hidden-skyscraper": hidden_skyscraper,
    "regex": pattern,
    "nfa": pattern,
    "doppelganger": doppelganger,
}
