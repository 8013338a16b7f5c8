"""The proof behind the uniform sampler of 9 x 9 grids: every corner, and the largest number of completions.

Which digits stand in which columns of boxes 2 and 3 (44,496 ways) and in which rows of boxes 4 and 7 (as many)
decides how many completions a corner has. The first may be taken up to symmetry: 683 cases. Adding up all
completions gives the number of grids, so that no corner can have been left out.
"""

from collections import Counter
from itertools import permutations, product
from math import factorial

from tests.bench.frame import Context, Table

from pencilmark.board.masks import bits
from pencilmark.make.generator import corners

GRIDS = 6_670_903_752_021_072_936_960  # Felgenhauer and Jarvis, 2006
Pair = tuple[corners.Triples, corners.Triples]


def run(context: Context) -> Table:
    """Go through all corners: six minutes."""
    del context
    most, plain, total = survey()
    rows = [
        ("most completions of a corner", most),
        ("most of one without twins", plain),
        ("grids, all corners together", total),
        ("as known", GRIDS),
    ]
    return Table("Corners of 9 × 9 grids", "`generator/uniform.py` relies on the first two.", ("", "number"), rows)


def survey() -> tuple[int, int, int]:
    """Return the largest number of completions, the largest without twins, and the number of grids."""
    ways = lines_beside_box_one()
    total = most = plain = 0
    turned = {(transposed(first), transposed(second)): times for (first, second), times in ways.items()}
    halves = [pair for pair in turned if pair[0] <= pair[1]]  # exchanging boxes 4 and 7 changes nothing
    parts = sorted({part for pair in turned for part in pair})
    for columns, times in orbits(ways).items():
        planes = {part: bit_planes(upper_halves(columns, part)) for part in parts}
        mirrored = {part: [mirror(plane) for plane in planes[part]] for part in parts}
        here = 0
        for rows in halves:
            count = agreeing(planes[rows[0]], mirrored[rows[1]])
            most = max(most, count)
            if len({corners.COLUMNS, *columns}) == 3 or len({corners.ROWS, *rows}) == 3:
                plain = max(plain, count)
            here += count * turned[rows] * (1 if rows[0] == rows[1] else 2)
        total += here * times
    return most, plain, total * factorial(9)


def lines_beside_box_one() -> Counter[Pair]:
    """Count how often two boxes filled beside box 1 have these lines across, sorted."""
    found: Counter[Pair] = Counter()
    for place in range(corners.LAST + 1):
        boxes = corners.lines_beside(corners.ROWS, place), corners.lines_beside(corners.ROWS, corners.LAST - place)
        near, far = ([across(lines) for lines in all_orders(box)] for box in boxes)
        found.update(product(near, far))
    return found


def all_orders(lines: corners.Triples) -> list[tuple[tuple[int, ...], ...]]:
    return list(product(*(permutations(bits(line)) for line in lines)))


def across(lines: tuple[tuple[int, ...], ...]) -> corners.Triples:
    first, second, third = (1 << a | 1 << b | 1 << c for a, b, c in zip(*lines, strict=True))
    return corners.in_order((first, second, third))


def orbits(ways: Counter[Pair]) -> Counter[Pair]:
    """Put together what becomes equal by exchanging rows or columns of box 1 (and digits), or boxes 2 and 3."""
    moves = [
        [rows[digit // 3] * 3 + columns[digit % 3] for digit in range(9)]
        for rows, columns in product(permutations(range(3)), repeat=2)
    ]
    found: Counter[Pair] = Counter()
    parts = {part for pair in ways for part in pair}
    moved = [{part: renamed(part, move) for part in parts} for move in moves]
    for (first, second), times in ways.items():
        found[min(min((m[first], m[second]), (m[second], m[first])) for m in moved)] += times
    return found


def renamed(part: corners.Triples, move: list[int]) -> corners.Triples:
    first, second, third = (sum(1 << move[digit] for digit in bits(mask)) for mask in part)
    return corners.in_order((first, second, third))


def transposed(part: corners.Triples) -> corners.Triples:
    return renamed(part, [digit % 3 * 3 + digit // 3 for digit in range(9)])


def upper_halves(columns: Pair, rows: corners.Triples) -> Counter[int]:
    """Count the fillings of boxes 5 and 6 beside a box 4 with *rows*, by the places of their two codes."""
    left, right = (corners.fitting_below(part) for part in columns)
    found: Counter[int] = Counter()
    for near, far in corners.rows_beside(rows):
        found.update([one * 56 + two for one in left[near] for two in right[far]])
    return found


def bit_planes(counts: Counter[int]) -> list[int]:
    """Write counts as binary numbers, one integer for each binary digit of all of them."""
    planes: list[int] = []
    for place, count in counts.items():
        for digit in bits(count):
            planes += [0] * (digit + 1 - len(planes))
            planes[digit] |= 1 << place
    return planes


def mirror(plane: int) -> int:
    return int(f"{plane:0{56 * 56}b}"[::-1], 2)


def agreeing(upper: list[int], lower: list[int]) -> int:
    return sum((one & two).bit_count() << i + j for i, one in enumerate(upper) for j, two in enumerate(lower))
