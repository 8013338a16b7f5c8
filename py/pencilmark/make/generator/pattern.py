"""Givens in exactly the drawn cells: change the digits there until one solution is left.

Hill climbing on the number of solutions. A given or two are forgotten, all solutions of the rest are counted by the
digits they have there, and the digits with the fewest are taken, if these are not more than before. Only what solutions
have is ever tried, and only complete counts decide, so the result does not depend on what counted.

Between climbs, grids are drawn evenly from all there are. One that its digits in these cells single out ends the
search; the number of those that did not bounds how common such grids are.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from itertools import combinations, islice, product
from random import Random
from typing import NamedTuple, cast

from pencilmark.board.dice import pick, roll, shuffled
from pencilmark.board.errors import WishError
from pencilmark.board.geometry import Geometry, column_houses, row_houses
from pencilmark.board.masks import bits, mask_of
from pencilmark.board.model import Puzzle
from pencilmark.engine import stream
from pencilmark.engine.answers import BackendName, Solution
from pencilmark.make.generator.grids import random_grid
from pencilmark.make.generator.proof import kernel_for

START, START_NINE = 4000, 30_000
"""Solutions that a start may have, and on the 9 x 9 board."""
MOST = 20_000
PAIRS = 2000
"""Solutions from which on, on the 9 x 9 board, one given is changed at a time and not two."""
PATIENCE = 120
SAMPLE = 200
"""Grids that are drawn between two climbs, on the 9 x 9 board: elsewhere they are not drawn evenly."""


class Sampled(NamedTuple):
    """How far a search is: the solutions *left*, and how many grids, drawn evenly, were looked at in *vain*."""

    left: int
    vain: int


def fill_pattern(
    geometry: Geometry, cells: int, rng: Random, backend: str = "auto"
) -> Generator[Sampled, None, Solution]:
    """Find a solution that the givens in *cells* (mask) single out; yield, again and again, how far the search is.

    A start with too many solutions is not used, and PATIENCE moves without gain end a climb, which then starts again,
    perhaps for ever. Raises WishError if no digits can do it.

    >>> min(fill_pattern(board("4"), 0b0001_0010_0100_1001, Random(1)))
    Sampled(left=1, vain=0)
    """
    refuse_impossible(geometry, cells)
    places, vain = bits(cells), 0
    while True:
        grid = random_grid(geometry, rng, backend)
        start = START_NINE if geometry.is_classic else START
        fewest = _counted(clued(geometry, grid, cells), start, backend)[0]
        idle = 0
        yield Sampled(fewest, vain)
        while 1 < fewest <= start and idle < PATIENCE:
            chosen = shuffled(rng, places)[: 1 + roll(rng, 2 if fewest <= PAIRS else 1)]
            if geometry.is_classic:
                found = _by_trying(geometry, grid, cells, chosen, fewest, backend)
            else:
                found = _by_digits(geometry, grid, cells, chosen, backend)
            best = min((number for number, _ in found.values()), default=fewest + 1)
            idle = 0 if best < fewest else idle + 1
            if best <= fewest:
                equal = sorted(digits for digits, (number, _) in found.items() if number == best)
                fewest, grid = found[pick(rng, equal)]
            yield Sampled(fewest, vain)
        for _ in range(SAMPLE if fewest != 1 and geometry.is_classic else 0):
            grid = random_grid(geometry, rng, backend)
            fewest = _counted(clued(geometry, grid, cells), 1, backend)[0]
            if fewest == 1:
                break
            yield Sampled(fewest, vain := vain + 1)
        if fewest == 1:
            return grid


def clued(geometry: Geometry, solution: Solution, cells: int) -> Puzzle:
    """Return the puzzle with the values of a *solution* in *cells* (mask)."""
    return Puzzle(geometry, tuple(value if cells >> cell & 1 else 0 for cell, value in enumerate(solution)))


def solutions(puzzle: Puzzle, backend: str) -> Iterator[Solution]:
    """Yield the solutions of a puzzle."""
    return (found for found in stream(puzzle, backend=cast(BackendName, backend))[0] if found)


def _counted(puzzle: Puzzle, most: int, backend: str) -> tuple[int, Solution]:
    """Count the solutions of a puzzle up to one more than *most*, and return one; an empty one if there is none."""
    kernel = kernel_for(puzzle.geometry, backend)
    if kernel:
        result = kernel.solve_one(bytes(puzzle.values), limit=most + 1)
        return result.found, tuple(result.solution)
    first: Solution = ()
    number = 0
    for solution in islice(solutions(puzzle, backend), most + 1):
        first, number = first or solution, number + 1
    return number, first


def _by_trying(
    geometry: Geometry, grid: Solution, cells: int, chosen: Sequence[int], fewest: int, backend: str
) -> dict[Solution, tuple[int, Solution]]:
    """Count the solutions for other digits in the cells *chosen*, and return one of each; none if more than *fewest*.

    On the 9 x 9 board, digits that contradict each other are excluded at once.
    """
    rest = list(clued(geometry, grid, cells & ~mask_of(chosen)).values)
    own = tuple(grid[cell] for cell in chosen)
    open_to = [{rest[peer] for peer in geometry.peers[cell]} for cell in chosen]
    values = [[value for value in range(1, geometry.size + 1) if value not in taken] for taken in open_to]
    found: dict[Solution, tuple[int, Solution]] = {}
    for digits in product(*values):
        if digits == own:
            continue
        for cell, digit in zip(chosen, digits, strict=True):
            rest[cell] = digit
        number, solution = _counted(Puzzle(geometry, tuple(rest)), fewest, backend)
        if 0 < number <= fewest:
            found[digits] = number, solution
    return found


def _by_digits(
    geometry: Geometry, grid: Solution, cells: int, chosen: Sequence[int], backend: str
) -> dict[Solution, tuple[int, Solution]]:
    """Count solutions without the givens *chosen* by the digits there, and return one of each; none if too many."""
    rest = clued(geometry, grid, cells & ~mask_of(chosen))
    found: dict[Solution, tuple[int, Solution]] = {}
    total = 0
    for solution in islice(solutions(rest, backend), MOST + 1):
        digits = tuple(solution[cell] for cell in chosen)
        found[digits] = found.get(digits, (0,))[0] + 1, solution
        total += 1
    found.pop(tuple(grid[cell] for cell in chosen), None)
    return found if total <= MOST else {}


def refuse_impossible(geometry: Geometry, cells: int) -> None:
    """Raise WishError if two lines without a given can be exchanged, which would give another solution.

    >>> refuse_impossible(board("4"), 0b1111_1111 << 8)
    Traceback (most recent call last):
    pencilmark.board.errors.WishError: row 1 and row 2 have no given: exchanged, they would be another solution
    """
    for lines in (row_houses(geometry.size), column_houses(geometry.size)):
        free = [line for line in lines if not any(cells >> cell & 1 for cell in line.cells)]
        for one, other in combinations(free, 2):
            if _may_exchange(geometry, dict(zip(one.cells + other.cells, other.cells + one.cells, strict=True))):
                raise WishError("bad-pattern/have-clue-exchanged-they", one=one, other=other)


def _may_exchange(geometry: Geometry, moved: dict[int, int]) -> bool:
    """Report whether the board is the same with its cells *moved*."""
    houses = {frozenset(house.cells) for house in geometry.houses}
    pairs = set(map(frozenset, geometry.pairs))
    return all(
        frozenset(moved.get(cell, cell) for cell in group) in groups for groups in (houses, pairs) for group in groups
    )
