"""What every variant means, said a second time and by hand: plain predicates that know nothing of the rule language."""

import re
from collections.abc import Callable, Sequence
from itertools import accumulate, combinations, pairwise
from math import prod

from pencilmark.board.geometry import Geometry
from pencilmark.rules.variants.definition import Clue

Values = Sequence[int]
Predicate = Callable[[list[list[int]], Clue, Values, Geometry], bool]
"""Takes the values of the clue's groups, the clue, the whole grid and the board."""


def neighbours(size: int) -> list[tuple[int, int]]:
    cells = [(cell, cell + 1) for cell in range(size * size) if cell % size < size - 1]
    return cells + [(cell, cell + size) for cell in range(size * size - size)]


def leaps(size: int, lengths: set[int]) -> list[tuple[int, int]]:
    """List the pairs of cells at these squared distances."""
    found = []
    for a, b in combinations(range(size * size), 2):
        if (a // size - b // size) ** 2 + (a % size - b % size) ** 2 in lengths:
            found.append((a, b))
    return found


def rising(line: list[int]) -> bool:
    return all(a < b for a, b in pairwise(line))


def apart(line: list[int], least: int) -> bool:
    return all(abs(a - b) >= least for a, b in pairwise(line))


def number(digits: list[int]) -> int:
    return int("".join(map(str, digits)))


def lockout(line: list[int], least: int) -> bool:
    low, high = sorted((line[0], line[-1]))
    return high - low >= least and not any(low <= value <= high for value in line[1:-1])


def zipper(line: list[int]) -> bool:
    sums = {line[i] + line[-1 - i] for i in range(len(line) // 2)}
    return sums <= {line[len(line) // 2]} if len(line) % 2 else len(sums) == 1


def region_sums(line: list[int], cells: tuple[int, ...], geometry: Geometry) -> bool:
    sums: list[int] = []
    last = None
    for value, cell in zip(line, cells, strict=True):
        box = geometry.region_of[cell]
        sums = [*sums[:-1], sums[-1] + value] if box == last else [*sums, value]
        last = box
    return len(set(sums)) == 1


def kinds_differ(kinds: list[int], window: int) -> bool:
    window = min(window, len(kinds))
    return all(len(set(kinds[i : i + window])) == window for i in range(len(kinds) - window + 1))


def sandwiched(line: list[int], least: int, top: int) -> int | None:
    if line.count(least) != 1 or line.count(top) != 1:
        return None
    low, high = sorted((line.index(least), line.index(top)))
    return sum(line[low + 1 : high])


def seen(line: list[int]) -> int:
    return sum(1 for i, value in enumerate(line) if value > max(line[:i], default=-1))


def around(clue: Clue, size: int) -> list[tuple[int, int]]:
    pairs = neighbours(size) + [(b, a) for a, b in neighbours(size)]
    return [(a, b) for a, b in pairs if a in clue.cells and b not in clue.cells]


def squares(values: Values, size: int) -> list[list[int]]:
    starts = [row * size + column for row in range(size - 1) for column in range(size - 1)]
    return [[values[cell + step] for step in (0, 1, size, size + 1)] for cell in starts]


def indexes(cell: int, values: Values, size: int, across: bool) -> bool:
    """Report whether a cell says in which column of its row the number of its column stands, or the same of its row."""
    row, column = divmod(cell, size)
    line = values[row * size : row * size + size] if across else values[column::size]
    place, own = values[cell], (column if across else row) + 1
    return 1 <= place <= size and line[place - 1] == own


def steps(lines: list[list[int]]) -> list[tuple[int, int]]:
    return [pair for line in lines for pair in pairwise(line)]


def automaton(values: list[int], table: str) -> bool:
    """Walk through a table of states in all ways at once."""
    rows = dict(row.split(":") for row in table.replace(" ", "").replace(">", "").split(";"))
    first = next(iter(rows)).rstrip("*")
    moves = {name.rstrip("*"): re.findall("([0-9]-[0-9]|[0-9]+|[.])([a-z]+)", row) for name, row in rows.items()}
    now = {first}
    for value in values:
        here = [move for state in now for move in moves[state]]
        now = {to for digits, to in here if re.fullmatch(f"[{digits}]" if digits != "." else digits, str(value))}
    return any(f"{state}*" in rows for state in now)


def balanced(cage: list[int], values: list[int]) -> bool:
    """Report whether half of a cage is odd, half low and half high, all different."""
    low, high = values[: len(values) // 2], values[-(len(values) // 2) :]
    half = len(cage) / 2
    halves = [sum(value in low for value in cage), sum(value in high for value in cage), sum(x % 2 for x in cage)]
    return len(set(cage)) == len(cage) and halves == [half, half, half]


def hangs_together(cells: set[int], size: int) -> bool:
    """Report whether a walk along edges from any of the cells comes to all of them."""
    seen = set(sorted(cells)[:1])
    while more := {b for pair in neighbours(size) for a, b in (pair, pair[::-1]) if a in seen and b in cells - seen}:
        seen |= more
    return seen == cells


def is_times(one: int, other: int, number: int) -> bool:
    """Report whether one of two values is a number of times the other; 0 times anything is 0."""
    return one == number * other or other == number * one


def is_cut(line: Sequence[int], total: int) -> bool:
    """Report whether a line falls into stretches that each add up to a total."""
    ends = list(accumulate(line))
    return not ends[-1] % total and set(range(total, ends[-1] + 1, total)) <= set(ends)


def first_hidden(line: list[int]) -> int | None:
    return next((value for place, value in enumerate(line) if value <= max(line[:place], default=-1)), None)


def quadruple(values: list[int], digits: tuple[int, ...]) -> bool:
    return all(values.count(digit) >= digits.count(digit) for digit in digits)


MEANS: dict[str, Predicate] = {
    "killer": lambda g, c, v, b: len(set(g[0])) == len(g[0]) and (not c.numbers or sum(g[0]) == c.numbers[0]),
    "killer-product": lambda g, c, v, b: prod(g[0]) == c.numbers[0],
    "killer-difference": lambda g, c, v, b: max(g[0]) - (sum(g[0]) - max(g[0])) == c.numbers[0],
    "killer-quotient": lambda g, c, v, b: max(g[0]) == c.numbers[0] * prod(sorted(g[0])[:-1]),
    "sum": lambda g, c, v, b: sum(g[0]) == c.numbers[0],
    "sum-line": lambda g, c, v, b: is_cut(g[0], c.numbers[0]),
    "extra-region": lambda g, c, v, b: len(set(g[0])) == len(g[0]),
    "clone": lambda g, c, v, b: all(group == g[0] for group in g),
    "same-values": lambda g, c, v, b: all(sorted(group) == sorted(g[0]) for group in g),
    "equal-sum": lambda g, c, v, b: len(set(map(sum, g))) == 1,
    "equality-cage": lambda g, c, v, b: balanced(g[0], list(range(b.first, b.last + 1))),
    "count-distinct": lambda g, c, v, b: g[0][0] == len(set(g[1])),
    "value-indexing": lambda g, c, v, b: g[0][1] in range(1, len(g[0]) - 1) and g[0][0] == g[0][1 + g[0][1]],
    "column-indexer": lambda g, c, v, b: all(indexes(x, v, b.size, across=True) for x in c.cells),
    "row-indexer": lambda g, c, v, b: all(indexes(x, v, b.size, across=False) for x in c.cells),
    "column-indexer-negative": lambda g, c, v, b: not any(indexes(x, v, b.size, across=True) for x in range(len(v))),
    "row-indexer-negative": lambda g, c, v, b: not any(indexes(x, v, b.size, across=False) for x in range(len(v))),
    "sequence": lambda g, c, v, b: len({y - x for x, y in pairwise(g[0])}) == 1,
    "hidden-skyscraper": lambda g, c, v, b: first_hidden(g[0]) == c.numbers[0],
    "thermo": lambda g, c, v, b: rising(g[0]),
    "slow-thermo": lambda g, c, v, b: g[0] == sorted(g[0]),
    "arrow": lambda g, c, v, b: all(number(g[0]) == sum(arm) for arm in g[1:]),
    "double-arrow": lambda g, c, v, b: g[0][0] + g[0][-1] == sum(g[0][1:-1]),
    "between": lambda g, c, v, b: all(min(g[0][0], g[0][-1]) < x < max(g[0][0], g[0][-1]) for x in g[0][1:-1]),
    "lockout": lambda g, c, v, b: lockout(g[0], c.numbers[0]),
    "palindrome": lambda g, c, v, b: g[0] == g[0][::-1],
    "renban": lambda g, c, v, b: sorted(g[0]) == list(range(min(g[0]), min(g[0]) + len(g[0]))),
    "german-whispers": lambda g, c, v, b: apart(g[0], 5),
    "dutch-whispers": lambda g, c, v, b: apart(g[0], 4),
    "whispers": lambda g, c, v, b: apart(g[0], c.numbers[0]),
    "parity": lambda g, c, v, b: all({x % 2, y % 2} == {0, 1} for x, y in pairwise(g[0])),
    "zipper": lambda g, c, v, b: zipper(g[0]),
    "region-sum": lambda g, c, v, b: region_sums(g[0], c.cells, b),
    "entropic": lambda g, c, v, b: kinds_differ([(x - b.first) * 3 // b.value_count for x in g[0]], 3),
    "modular": lambda g, c, v, b: kinds_differ([x % c.numbers[0] for x in g[0]], c.numbers[0]),
    "regex": lambda g, c, v, b: re.fullmatch(c.pattern, "".join(map(str, g[0]))) is not None,
    "nfa": lambda g, c, v, b: automaton(g[0], c.pattern),
    "little-killer": lambda g, c, v, b: sum(g[0]) == c.numbers[0],
    "sandwich": lambda g, c, v, b: sandwiched(g[0], b.first, b.value_count - 1 + b.first) == c.numbers[0],
    "x-sum": lambda g, c, v, b: g[0][0] <= len(g[0]) and sum(g[0][: g[0][0]]) == c.numbers[0],
    "skyscraper": lambda g, c, v, b: seen(g[0]) == c.numbers[0],
    "numbered-room": lambda g, c, v, b: g[0][0] <= len(g[0]) and g[0][g[0][0] - 1] == c.numbers[0],
    "difference": lambda g, c, v, b: all(abs(x - y) == c.numbers[0] for x, y in steps(g)),
    "ratio": lambda g, c, v, b: all(is_times(x, y, c.numbers[0]) for x, y in steps(g)),
    "kropki-negative": lambda g, c, v, b: all(
        abs(v[x] - v[y]) != 1 and max(v[x], v[y]) != 2 * min(v[x], v[y]) for x, y in neighbours(b.size)
    ),
    "difference-negative": lambda g, c, v, b: all(abs(v[x] - v[y]) != c.numbers[0] for x, y in neighbours(b.size)),
    "ratio-negative": lambda g, c, v, b: not any(is_times(v[x], v[y], c.numbers[0]) for x, y in neighbours(b.size)),
    "x": lambda g, c, v, b: all(sum(pair) == 10 for pair in steps(g)),
    "v": lambda g, c, v, b: all(sum(pair) == 5 for pair in steps(g)),
    "xv-negative": lambda g, c, v, b: all(v[x] + v[y] not in (5, 10) for x, y in neighbours(b.size)),
    "greater": lambda g, c, v, b: all(x > y for x, y in steps(g)),
    "odd": lambda g, c, v, b: all(x in (1, 3, 5, 7, 9) for x in g[0]),
    "even": lambda g, c, v, b: all(x in (0, 2, 4, 6, 8) for x in g[0]),
    "minimum": lambda g, c, v, b: all(v[x] < v[y] for x, y in around(c, b.size)),
    "maximum": lambda g, c, v, b: all(v[x] > v[y] for x, y in around(c, b.size)),
    "quadruple": lambda g, c, v, b: quadruple(g[0], c.numbers),
    "connected": lambda g, c, v, b: hangs_together({i for i, x in enumerate(v) if x in c.numbers}, b.size),
    "only-values": lambda g, c, v, b: set(v) <= set(c.numbers),
    "non-consecutive": lambda g, c, v, b: all(abs(v[x] - v[y]) != 1 for x, y in neighbours(b.size)),
    "anti-knight": lambda g, c, v, b: all(v[x] != v[y] for x, y in leaps(b.size, {5})),
    "anti-king": lambda g, c, v, b: all(v[x] != v[y] for x, y in leaps(b.size, {2})),
    "anti-leap": lambda g, c, v, b: all(v[x] != v[y] for x, y in leaps(b.size, {sum(n * n for n in c.numbers)})),
    "taxicab": lambda g, c, v, b: all(
        v[x] != v[y] or abs(x // b.size - y // b.size) + abs(x % b.size - y % b.size) != v[x]
        for x, y in combinations(range(b.cell_count), 2)
        if x // b.size != y // b.size and x % b.size != y % b.size
    ),
    "global-entropy": lambda g, c, v, b: all(
        {(x - b.first) * 3 // b.value_count for x in square} == {0, 1, 2} for square in squares(v, b.size)
    ),
    "disjoint": lambda g, c, v, b: True,
    "windoku": lambda g, c, v, b: True,
    "diagonals": lambda g, c, v, b: (
        len({v[i * (b.size + 1)] for i in range(b.size)}) == b.size
        and len({v[(i + 1) * (b.size - 1)] for i in range(b.size)}) == b.size
    ),
}


def disjoint(values: Values, size: int, rows: int, columns: int) -> bool:
    places: dict[tuple[int, int], list[int]] = {}
    for cell, value in enumerate(values):
        places.setdefault((cell // size % rows, cell % size % columns), []).append(value)
    return all(len(set(found)) == size for found in places.values())


def means(clue: Clue, values: Values, geometry: Geometry) -> bool:
    """Report whether a grid fulfils a clue that stands alone; *values* are as people see them on this board."""
    groups = [[values[cell] for cell in group] for group in clue.groups]
    if clue.name == "disjoint":
        assert geometry.box
        return disjoint(values, geometry.size, *geometry.box)
    if clue.name == "windoku":
        assert geometry.size == 4  # the one window of the 4 x 4 board is its middle
        return len({values[cell] for cell in (5, 6, 9, 10)}) == 4
    return MEANS[clue.name](groups, clue, values, geometry)
