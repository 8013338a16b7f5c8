"""Regions and shades to be found on 4 x 4: all grids, tried out one by one against rules that are written down here."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import permutations, product
from random import Random

from tests.ruled import ruled

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.engine.answers import BackendName, Uncovered

CELLS, SIZE = range(16), 4
Found = tuple[tuple[int, ...], tuple[int, ...]]
"""The digits of a grid, and its regions or shades."""


def beside(cell: int) -> list[int]:
    row, column = divmod(cell, SIZE)
    near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [r * SIZE + c for r, c in near if 0 <= r < SIZE and 0 <= c < SIZE]


def is_one_piece(cells: set[int]) -> bool:
    seen, waiting = set(list(cells)[:1]), list(cells)[:1]
    while waiting:
        waiting += (more := {cell for cell in beside(waiting.pop()) if cell in cells} - seen)
        seen |= more
    return seen == cells


@lru_cache(maxsize=1)
def latin_squares() -> list[tuple[int, ...]]:
    rows = list(permutations(range(1, 5)))
    return [
        sum(square, ())
        for square in product(rows, repeat=4)
        if all(len(set(column)) == SIZE for column in zip(*square, strict=True))
    ]


def divisions(regions: tuple[int, ...] = (0,) * 16, number: int = 1) -> Iterator[tuple[int, ...]]:
    """Yield every way to divide the board into four pieces of four cells, numbered as they begin."""
    if 0 not in regions:
        yield regions
        return
    start, grown = regions.index(0), set[frozenset[int]]()
    waiting = [frozenset([start])]
    while waiting:
        piece = waiting.pop()
        if len(piece) == SIZE:
            yield from divisions(tuple(number if cell in piece else regions[cell] for cell in CELLS), number + 1)
            continue
        for more in {cell for own in piece for cell in beside(own) if not regions[cell]} - piece:
            if (larger := piece | {more}) not in grown:
                grown.add(larger)
                waiting.append(larger)


@lru_cache(maxsize=1)
def chaotic() -> list[Found]:
    grids = latin_squares()
    return [
        (digits, regions)
        for regions in divisions()
        for digits in grids
        if len({(digit, region) for digit, region in zip(digits, regions, strict=True)}) == 16
    ]


def is_yin_yang(shades: tuple[int, ...]) -> bool:
    squares = [shades[at : at + 2] + shades[at + 4 : at + 6] for at in CELLS if at % 4 < 3 and at < 12]
    parts = ({cell for cell in CELLS if shades[cell] == shade} for shade in (1, 2))
    return all(len(set(square)) == 2 for square in squares) and all(map(is_one_piece, parts))


@lru_cache(maxsize=1)
def balanced() -> list[Found]:
    boxed = [grid for grid in latin_squares() if {grid[0], grid[1]}.isdisjoint((grid[4], grid[5]))]
    boxed = [grid for grid in boxed if {grid[8], grid[9]}.isdisjoint((grid[12], grid[13]))]
    shadings = [shades for shades in product((1, 2), repeat=16) if is_yin_yang(shades)]
    assert len(shadings) == 96
    return [(grid, shades) for grid in boxed for shades in shadings]


def solved(lines: Sequence[str], givens: Sequence[int], backend: BackendName, on: str) -> set[Found]:
    puzzle = ruled(board(on), givens, lines)
    answer = engine.solve(puzzle, limit=10_000, backend=backend)
    found = {(tuple(it), it.regions or it.shades) for it in answer.solutions if isinstance(it, Uncovered)}
    assert len(found) == len(answer.solutions)
    return found


def named(cells: Sequence[int]) -> str:
    return " ".join(f"r{cell // 4 + 1}c{cell % 4 + 1}" for cell in cells)


Case = tuple[str, Callable[[Found], bool]]


def count_case(rng: Random, word: str) -> Case:
    cell, *others = rng.sample(CELLS, rng.randint(2, 6))
    counted = others + [cell] * rng.randint(0, 1)

    def holds(found: Found) -> bool:
        digits, besides = found
        wanted = besides[cell] if word == "region-count" else 1
        return digits[cell] == sum(besides[other] == wanted for other in counted)

    return f"{word}: {named([cell])} = {named(counted)}", holds


def arrow_case(rng: Random) -> Case:
    cell, less = rng.randrange(16), rng.randint(0, 1)
    row, column = divmod(cell, 4)
    arms = [
        [
            r * 4 + c
            for r, c in ((row + down * step, column + right * step) for step in (1, 2, 3))
            if r in range(4) and c in range(4)
        ]
        for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
    ]
    arms = [arm for arm in arms if arm][: rng.randint(1, 4)]

    def holds(found: Found) -> bool:
        digits, regions = found
        runs = [next((n for n, other in enumerate(arm) if regions[other] != regions[cell]), len(arm)) for arm in arms]
        return digits[cell] == 1 - less + sum(runs)

    return f"region-arrow {less}: {named([cell])} = {' = '.join(map(named, arms))}", holds


def together_case(rng: Random) -> Case:
    one, other = rng.sample(CELLS, 2)
    names = named([one, other]).replace(" ", ", ")
    is_one = rng.random() < 0.5
    return f"{'' if is_one else 'not '}together({names})", lambda found: (found[1][one] == found[1][other]) is is_one


def shaded_case(rng: Random) -> Case:
    cells, dark = rng.sample(CELLS, 2), rng.randint(1, 2)
    word = "shaded" if dark == 1 else "unshaded"
    return f"{word}: {named(cells)}", lambda found: all(found[1][cell] == dark for cell in cells)


def digits_case(rng: Random) -> Case:
    values = sorted(rng.sample(range(1, 5), 2))
    return f"yin-yang {values[0]} {values[1]}", lambda found: all(
        (digit in values) is (shade == 1) for digit, shade in zip(*found, strict=True)
    )


def compared_case(rng: Random) -> Case:
    one, other = rng.sample(CELLS, 2)
    return f"{named([one])} <= {named([other])}", lambda found: found[0][one] <= found[0][other]


KINDS: dict[str, tuple[str, str, Callable[[], list[Found]], list[Callable[[Random], Case]]]] = {
    "regions": (
        "4 latin",
        "chaos-construction",
        chaotic,
        [lambda rng: count_case(rng, "region-count"), arrow_case, together_case],
    ),
    "shades": ("4", "yin-yang", balanced, [lambda rng: count_case(rng, "shade-count"), shaded_case, digits_case]),
}


def questions(kind: str, count: int = 9) -> Iterator[tuple[list[str], list[int], set[Found]]]:
    """Yield lines of rules of a kind, some givens, and all grids that fulfil both."""
    _, rule, grids, makers = KINDS[kind]
    rng = Random(kind)
    for turn in range(count):
        cases = [makers[turn % 3](rng), makers[0](rng)]
        wanted = [found for found in grids() if all(holds(found) for _, holds in cases)]
        givens = [0] * 16
        if wanted:
            sample = rng.choice(wanted)[0]
            for cell in rng.sample(CELLS, 5):
                givens[cell] = sample[cell]
        left = {
            found for found in wanted if all(given in (0, own) for given, own in zip(givens, found[0], strict=True))
        }
        yield [rule, *[text for text, _ in cases]], givens, left


def answers_all(kind: str, backend: BackendName) -> bool:
    """Report whether a search finds all grids of each question, and no other."""
    return all(solved(lines, givens, backend, KINDS[kind][0]) == left for lines, givens, left in questions(kind))
