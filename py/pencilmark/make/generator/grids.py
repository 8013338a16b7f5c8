"""Random full grids of any board, and how uniform each method is.

9             exactly uniform (`pencilmark.make.generator.uniform`)
up to 6 x 6   exactly uniform: the completions of every start are counted, cell by cell
other boards  found by a random search: every grid can come up, but not all equally often (figures: docs/generator.md)
beyond 16     found by python-sat with random preferences

The first row is always made by renaming the digits of a fixed one, which does not make a uniform choice less so.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import count, islice
from random import Random

from pencilmark.board.boards import signs_of
from pencilmark.board.dice import pick, roll, shuffled
from pencilmark.board.errors import WishError
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Puzzle
from pencilmark.board.task import Slowly, finished
from pencilmark.engine import OWN_SIZE, sat
from pencilmark.engine.answers import Solution
from pencilmark.engine.count import Counting
from pencilmark.engine.search import Search
from pencilmark.make.generator.corner_module import shared_corner_module
from pencilmark.make.generator.corners import Corner
from pencilmark.make.generator.uniform import random_nine

COUNTED_SIZE = 6
LISTED = 100
PATIENCE = 500
PATIENCE_ENDS = 200_000
STARTS = 6
"""How often a board with regions of its own is tried, longer each time: 31,500 positions in all."""


def random_grid(geometry: Geometry, rng: Random, backend: str = "auto") -> Solution:
    """Return a random full grid of a board, the same with any *backend*. Raises WishError if the board has none.

    >>> sorted(random_grid(board("4"), Random(1))[:4])
    [1, 2, 3, 4]
    """
    return finished(filling(geometry, rng, backend))


def filling(geometry: Geometry, rng: Random, backend: str = "auto") -> Slowly[Solution]:
    """Make the grid of `random_grid`, with pauses on boards beyond 16 x 16, where it takes seconds."""
    if geometry.is_classic:
        module = shared_corner_module() if backend in ("auto", "wasm") else None
        return random_nine(rng, module.completion if module else Corner.completion)
    names = [0, *shuffled(rng, range(1, geometry.value_count + 1))]
    if geometry.value_count > OWN_SIZE:
        found = yield from _by_sat(geometry, rng)
    else:
        is_small = geometry.size <= COUNTED_SIZE and not geometry.grids
        found = (_counted if is_small else _searched)(geometry, rng)
    return tuple(names[value] for value in found)


def _first_row(geometry: Geometry) -> tuple[int, ...]:
    """Return what is fixed at first: a row, or nothing if the first row is not a house."""
    return () if geometry.grids else tuple(range(1, geometry.size + 1))


def _puzzle(geometry: Geometry, start: tuple[int, ...]) -> Puzzle:
    return Puzzle(geometry, start + (0,) * (geometry.cell_count - len(start)))


def _counted(geometry: Geometry, rng: Random) -> Solution:
    """Number all grids with the first row in order, and take one of them."""
    start = _first_row(geometry)
    total = _completions(geometry, start)
    if not total:
        raise _no_grid(geometry)
    number = roll(rng, total)
    while total > LISTED:
        for value in count(1):
            here = _completions(geometry, (*start, value))
            if number < here:
                start, total = (*start, value), here
                break
            number -= here
    found = (grid for grid in Search(_puzzle(geometry, start)) if grid)
    return next(islice(found, number, None))


@lru_cache(maxsize=20_000)
def _completions(geometry: Geometry, start: tuple[int, ...]) -> int:
    counting = Counting(_puzzle(geometry, start))
    for _ in counting:
        pass
    return counting.count


def _no_grid(geometry: Geometry) -> WishError:
    return WishError("no-grid/board-can-be-filled", found=geometry.name[:60])


def _searched(geometry: Geometry, rng: Random) -> Solution:
    """Search with random choices, and restart after bad luck: a bad start may take for ever.

    Random regions may have no grid at all, which no search may be able to prove: it ends after a few starts.
    """
    patience = PATIENCE
    has_regions = any(house.kind == "region" for house in geometry.houses)
    for _ in range(STARTS) if has_regions else count():
        search = Search(_puzzle(geometry, _first_row(geometry)), rng)
        for found in search:
            if found:
                return found
            if search.nodes > patience:
                break
        else:
            raise _no_grid(geometry)
        patience = min(patience * 2, PATIENCE_ENDS)
    raise WishError("no-grid/way-fill", name=geometry.name[:60])


def _by_sat(geometry: Geometry, rng: Random) -> Slowly[Solution]:
    for found in sat.SatSearch(_puzzle(geometry, _first_row(geometry)), rng):
        if found:
            return found
        yield None
    raise _no_grid(geometry)


def spelled(solution: Solution, geometry: Geometry, word: str, rng: Random) -> Solution:
    """Rename the digits of a *solution* so that one of its lines reads the *word*, if any, in the signs of its board.

    >>> found = spelled((1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1), board("4 signs=DORW"), "word", Random(1))
    >>> [line for line in lines(4) if "".join(board("4 signs=DORW").label_of(found[cell]) for cell in line) == "WORD"]
    [(4, 5, 6, 7)]
    """
    if not word:
        return solution
    whole = [line for line in lines(geometry.size) if len({solution[cell] for cell in line}) == geometry.size]
    values = (geometry.signs.index(sign) + 1 for sign in signs_of(word))
    names = {solution[cell]: value for cell, value in zip(pick(rng, whole), values, strict=True)}
    return tuple(names[value] for value in solution)


def lines(size: int) -> Iterator[tuple[int, ...]]:
    """Yield the cells of the lines of a board: rows, columns, and both diagonals from the top."""
    count = size * size
    yield from (tuple(range(start, start + size)) for start in range(0, count, size))
    yield from (tuple(range(start, count, size)) for start in range(size))
    yield tuple(range(0, count, size + 1))
    yield tuple(range(size - 1, count - 1, size - 1)) if size > 1 else (0,)
