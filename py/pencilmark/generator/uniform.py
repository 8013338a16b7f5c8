"""Random 9 x 9 grids, every grid exactly equally likely, by counted completions.

Number the boxes 1 to 9. A *corner* is boxes 1, 2, 3, 4 and 7: the first band and the first stack. All corners
are easily made at random; what differs is the number N of ways to complete one by boxes 5, 6, 8 and 9. So:

1. Make a random corner and count N.
2. Roll a number below MOST, the largest N that there is. If it is below N, it names the completion to take; if
   not, start again. Every completion of every corner is then equally likely. Only corners with twins (two boxes of
   the first band with the same columns, and two of the first stack with the same rows) have more than MOST_PLAIN
   completions; for the others a higher number ends the try before anything is counted.

Counting is quick because a completion falls apart. Say which digits stand in each row of boxes 5 and 6 (56 ways
given box 4), and likewise for boxes 8 and 9. In the second stack a digit stands in some column of box 2, so it has
one of the two other columns in box 5, and then the last in box 8: nine bits say it all, and a row of a box is a
condition on three of them. So for each row set there are a few *codes* of nine bits that obey box 5; box 8 allows
the complements of its codes. N is the number of pairs of row splits and codes, in both stacks, that agree.

Felgenhauer and Jarvis (2006) counted the grids by completions of the first band; this is the same idea, turned
into a sampler. MOST and MOST_PLAIN are proved by going through all corners: `tests/bench/corners.py`, which finds
the number of 6,670,903,752,021,072,936,960 grids again.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, islice
from random import Random
from typing import NamedTuple

from pencilmark.dice import pick, roll, shuffled
from pencilmark.geometry import bits

Values = tuple[int, ...]
Triples = tuple[int, int, int]
ALL = 0b111_111_111
ROWS: Triples = (0b000_000_111, 0b000_111_000, 0b111_000_000)
COLUMNS: Triples = (0b001_001_001, 0b010_010_010, 0b100_100_100)
OTHERS = ((1, 2), (0, 2), (0, 1))
MOST, MOST_PLAIN = 11_664, 5_644
LANE, LAST = 16, 55


class Split(NamedTuple):
    """The digits (masks) in each row of two boxes that stand beside a third; *near_set*, *far_set* are them sorted."""

    near: Triples
    far: Triples
    near_set: Triples
    far_set: Triples


@lru_cache(maxsize=512)
def splits(taken: Triples) -> tuple[Split, ...]:
    """List the 56 ways to give rows of digits to two boxes beside a box with the rows *taken*.

    >>> len(splits(ROWS))
    56
    """
    first, second, third = taken
    found = []
    for one in _threes(second | third):
        for two in _threes((first | third) & ~one):
            three = ALL & ~one & ~two
            if not three & third:
                near, far = (one, two, three), (ALL & ~first & ~one, ALL & ~second & ~two, ALL & ~third & ~three)
                found.append(Split(near, far, _sorted(near), _sorted(far)))
    return tuple(found)


def _sorted(triples: Triples) -> Triples:
    first, second, third = sorted(triples)
    return first, second, third


def _threes(digits: int) -> list[int]:
    return [1 << a | 1 << b | 1 << c for a, b, c in combinations(bits(digits), 3)]


Options = dict[int, tuple[int, ...]]


class Codes(dict[Triples, list[int]]):
    """The codes of a box below a box with certain columns, by its rows (sorted), each list made when first used."""

    def __init__(self, below: Options) -> None:
        self._below = below

    def __missing__(self, rows: Triples) -> list[int]:
        first, second, third = (self._below[row] for row in rows)
        found = self[rows] = [a | b | c for a in first for b in second for c in third]
        return found


@lru_cache(maxsize=512)
def codes_below(columns: Triples) -> Codes:
    """Get the codes of the boxes below a box with these *columns*."""
    return Codes(options(columns))


def options(columns: Triples) -> Options:
    """Give, for three digits of a row, the codes by which each has a column of its own, none its column above.

    *columns* are those of the box above.
    """
    above = [next(column for column in range(3) if columns[column] >> digit & 1) for digit in range(9)]
    found = {}
    for row in _threes(ALL):
        first, second, third = bits(row)
        codes = []
        for choice in range(8):
            taken = {OTHERS[above[digit]][choice >> k & 1] for k, digit in enumerate((first, second, third))}
            if len(taken) == 3:
                codes.append((choice & 1) << first | (choice >> 1 & 1) << second | (choice >> 2) << third)
        found[row] = tuple(codes)
    return found


class Corner(NamedTuple):
    """A corner. Box 1 is 1 to 9 in order; *rows* are those of boxes 4 and 7, *columns* those of boxes 2 and 3.

    Only these matter for the completions. *across* has the rows of boxes 2 and 3, *down* the columns of 4 and 7.
    """

    rows: tuple[Triples, Triples]
    columns: tuple[Triples, Triples]
    across: Split
    down: Split

    @property
    def has_twins(self) -> bool:
        """Tell whether two boxes of the band have the same columns, and two of the stack the same rows."""
        return len({COLUMNS, *self.columns}) < 3 and len({ROWS, *self.rows}) < 3

    @property
    def completions(self) -> int:
        """Count the completions."""
        return sum(self.counts())

    def counts(self) -> Iterator[int]:
        """Count the completions for each split beside box 4, one after the other.

        For each split beside box 7, in a lane of its own, it is known how many codes of the second stack agree, and
        how many of the third; multiplying one by the other in reverse order adds up the products in one lane.
        """
        left, right = codes_below(self.columns[0]), codes_below(self.columns[1])
        second: dict[int, int] = {}
        third: dict[int, int] = {}
        for place, split in enumerate(splits(self.rows[1])):
            lane, mirrored = 1 << LANE * place, 1 << LANE * (LAST - place)
            for code in left[split.near_set]:
                second[ALL ^ code] = second.get(ALL ^ code, 0) + lane
            for code in right[split.far_set]:
                third[ALL ^ code] = third.get(ALL ^ code, 0) + mirrored
        for split in splits(self.rows[0]):
            ones = sum([second[code] for code in left[split.near_set] if code in second])
            twos = sum([third[code] for code in right[split.far_set] if code in third])
            yield ones * twos >> LANE * LAST & (1 << LANE) - 1

    def completion(self, number: int) -> tuple[Split, Split, int, int] | None:
        """Give the completion with this *number* from 0, None beyond the last.

        It is the splits beside boxes 4 and 7 and the codes of boxes 5 and 6.
        """
        for upper, count in zip(splits(self.rows[0]), self.counts(), strict=False):
            if number < count:
                return next(islice(self._completions(upper), number, None))
            number -= count
        return None

    def _completions(self, upper: Split) -> Iterator[tuple[Split, Split, int, int]]:
        """Yield the completions with the split *upper* beside box 4."""
        left, right = codes_below(self.columns[0]), codes_below(self.columns[1])
        for lower in splits(self.rows[1]):
            second = {ALL ^ code for code in left[lower.near_set]}
            third = {ALL ^ code for code in right[lower.far_set]}
            for one in left[upper.near_set]:
                if one in second:
                    yield from ((upper, lower, one, two) for two in right[upper.far_set] if two in third)


def random_corner(rng: Random) -> Corner:
    """Make a corner, each equally likely but for the order of lines outside box 1, which is fixed."""
    across, columns = _random_boxes(rng, ROWS)
    down, rows = _random_boxes(rng, COLUMNS)
    return Corner(rows, columns, across, down)


def _random_boxes(rng: Random, beside: Triples) -> tuple[Split, tuple[Triples, Triples]]:
    """Fill two boxes beside lines of box 1 at random: the same lines of these boxes, and the lines across them."""
    split = pick(rng, splits(beside))
    return split, (_random_across(rng, split.near), _random_across(rng, split.far))


def _random_across(rng: Random, lines: Triples) -> Triples:
    mixed = [shuffled(rng, bits(line)) for line in lines]
    first, second, third = sorted(1 << a | 1 << b | 1 << c for a, b, c in zip(*mixed, strict=True))
    return first, second, third


def random_nine(rng: Random) -> Values:
    """Make a grid of the 9 x 9 board, each of the 6.67e21 exactly equally likely.

    >>> grid = random_nine(Random(1))
    >>> sorted(grid[:9]) == sorted(grid[::9]) == list(range(1, 10))
    True
    """
    while True:
        corner = random_corner(rng)
        number = roll(rng, MOST)
        found = corner.completion(number) if number < MOST_PLAIN or corner.has_twins else None
        if found:
            return _mixed(rng, _boxes(corner, *found))


def _boxes(corner: Corner, upper: Split, lower: Split, second: int, third: int) -> list[tuple[Triples, Triples]]:
    """List the rows and columns of all nine boxes of a completed corner."""
    (rows4, rows7), (columns2, columns3) = corner.rows, corner.columns
    return [
        (ROWS, COLUMNS),
        (corner.across.near, columns2),
        (corner.across.far, columns3),
        (rows4, corner.down.near),
        (upper.near, _columns(second, columns2)),
        (upper.far, _columns(third, columns3)),
        (rows7, corner.down.far),
        (lower.near, _columns(ALL ^ second, columns2)),
        (lower.far, _columns(ALL ^ third, columns3)),
    ]


def _columns(code: int, above: Triples) -> Triples:
    """Give the columns of a box with this *code* below a box with the columns *above*."""
    found = [0, 0, 0]
    for column, digits in enumerate(above):
        low, high = OTHERS[column]
        found[low] |= digits & ~code
        found[high] |= digits & code
    return found[0], found[1], found[2]


def _mixed(rng: Random, boxes: list[tuple[Triples, Triples]]) -> Values:
    """Write the boxes into a grid with the digits, and the lines outside box 1, in random order."""
    names = shuffled(rng, range(1, 10))
    rows = [0, 1, 2, *shuffled(rng, (3, 4, 5)), *shuffled(rng, (6, 7, 8))]
    columns = [0, 1, 2, *shuffled(rng, (3, 4, 5)), *shuffled(rng, (6, 7, 8))]
    grid = [0] * 81
    for box, (box_rows, box_columns) in enumerate(boxes):
        for cell in range(9):
            row, column = rows[box // 3 * 3 + cell // 3], columns[box % 3 * 3 + cell % 3]
            digit = box_rows[cell // 3] & box_columns[cell % 3]
            grid[row * 9 + column] = names[digit.bit_length() - 1]
    return tuple(grid)
