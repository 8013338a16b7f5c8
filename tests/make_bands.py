"""Writes the table of the 416 classes of bands: ``PYTHONPATH=py python3 tests/make_bands.py > FILE``.

A line has the second and third row of a class's least member, whose first row is 123456789, and the number of ways in
which a band of the class is completed to a grid. That depends on the digits of its columns alone: the other two
bands share out what is left of each column, and each is then one of the bands with these digits in its columns.
The columns of a box are one of 280 partitions of the digits, known here by their numbers; partition 0 is 123, 456, 789.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, permutations, product

from pencilmark.engine.isomorphs import isomorphs
from pencilmark.engine.laboratory import CELLS, FIRST, SIZE

Columns = tuple[frozenset[int], ...]
DIGITS = frozenset(FIRST)


def parted(triples: Iterable[frozenset[int]]) -> Columns:
    """Put the columns of a box in order."""
    return tuple(sorted(triples, key=sorted))


def triples(of: frozenset[int]) -> Iterator[frozenset[int]]:
    """Yield the sets of three of some digits."""
    return map(frozenset, combinations(sorted(of), 3))


PARTITIONS = sorted(
    {parted([a, b, DIGITS - a - b]) for a in triples(DIGITS) for b in triples(DIGITS - a)},
    key=lambda columns: [sorted(column) for column in columns],
)
NUMBERS = {columns: number for number, columns in enumerate(PARTITIONS)}


def images(names: dict[int, int]) -> list[int]:
    """List what becomes of each partition when the digits are renamed."""
    return [NUMBERS[parted(frozenset(map(names.__getitem__, column)) for column in one)] for one in PARTITIONS]


@cache
def onto_first() -> list[list[int]]:
    """List for each partition the images under names that turn it into partition 0."""
    orders = ([digit for column in columns for digit in sorted(column)] for columns in PARTITIONS)
    return [images(dict(zip(order, FIRST, strict=True))) for order in orders]


@cache
def classes() -> dict[tuple[int, int], tuple[int, int]]:
    """Choose one of all pairs of partitions that are alike beside partition 0."""
    inner = [list(permutations(sorted(column))) for column in PARTITIONS[0]]
    ways = [
        images(dict(zip(FIRST, [digit for at in outer for digit in order[at]], strict=True)))
        for outer in permutations(range(3))
        for order in product(*inner)
    ]
    found: dict[tuple[int, int], tuple[int, int]] = {}
    for pair in product(range(len(PARTITIONS)), repeat=2):
        if pair not in found:
            found.update(((way[pair[0]], way[pair[1]]), pair) for way in ways)
    return found


@cache
def bands_with(pair: tuple[int, int]) -> int:
    """Count the bands that have the columns of partition 0 in the first box and those of *pair* in the others."""
    boxes = [PARTITIONS[number] for number in (0, *pair)]
    first, second, third = ([frozenset(row) for row in product(*columns)] for columns in boxes)
    lasts = set(third)
    lines = [(a, b, DIGITS - a - b) for a, b in product(first, second) if not a & b and DIGITS - a - b in lasts]
    pairs = product(lines, repeat=2)  # the third row is what is left of each column
    return sum(all(not own & other for own, other in zip(one, another, strict=True)) for one, another in pairs)


@cache
def shares(number: int) -> list[tuple[int, int]]:
    """List the columns that a stack can have in the second and the third band, beside those of a partition."""
    columns = PARTITIONS[number]
    found = []
    for one in triples(DIGITS - columns[0]):
        for two in triples(DIGITS - columns[1] - one):
            second = [one, two, DIGITS - one - two]
            if not second[2] & columns[2]:
                third = [DIGITS - own - other for own, other in zip(columns, second, strict=True)]
                found.append((NUMBERS[parted(second)], NUMBERS[parted(third)]))
    return found


@cache
def completions(pair: tuple[int, int]) -> int:
    """Count the ways to complete a band that has the columns of partition 0 in box 1 and *pair* in the others."""
    moved, chosen = onto_first(), classes()
    count = {one: bands_with(one) for one in set(chosen.values())}
    total = 0
    for second, third in shares(0):
        one, other = moved[second], moved[third]
        for (a, b), (c, d) in product(shares(pair[0]), shares(pair[1])):
            total += count[chosen[one[a], one[c]]] * count[chosen[other[b], other[d]]]
    return total


def bands() -> Iterator[bytes]:
    """Yield bands, of each class some: box 1 is 123, 456, 789, and the first rows of the others rise."""
    rows = [(1, 2, 3), (4, 5, 6), (7, 8, 9)]
    for two in combinations(sorted(DIGITS - {1, 2, 3}), 3):
        for middle in permutations(sorted(DIGITS - {4, 5, 6} - set(two)), 3):
            last = DIGITS - set(two) - set(middle)
            if last & {7, 8, 9}:
                continue
            boxes = [two, middle, tuple(sorted(last))]
            left = [sorted(DIGITS - set(row) - set(box)) for row, box in zip(rows, boxes, strict=True)]
            for below in product(permutations(left[1]), permutations(left[2])):
                beside = (tuple(left[0]), *below)
                for end in permutations(boxes[2]):
                    lines = zip(rows, (two, middle, end), beside, strict=True)
                    yield bytes(value for line in lines for part in line for value in part)


def main() -> None:
    """Write the table."""
    quick = isomorphs()
    assert quick, "this needs the kernel"
    blank = bytes(2 * CELLS)
    found = quick.leasts(b"".join(band + blank for band in bands()))
    for least in sorted({one[0][-CELLS:] for one in found if one}):
        columns = [frozenset(least[at::SIZE]) for at in range(SIZE)]
        one, two, three = (NUMBERS[parted(columns[at : at + 3])] for at in range(0, SIZE, 3))
        moved = onto_first()[one]
        print("".join(map(str, least[SIZE:])), completions(classes()[moved[two], moved[three]]))


if __name__ == "__main__":
    main()
