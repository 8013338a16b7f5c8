"""Least isomorphs of puzzles and grids: from WebAssembly on the ordinary board, else from `pencilmark.board.canon`.

Both find the same. Blocks are bytes in, bytes out, as in `pencilmark.engine.plain`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pencilmark.board import canon
from pencilmark.board.canon import Canon
from pencilmark.board.geometry import Geometry
from pencilmark.board.task import Slowly, finished
from pencilmark.engine.kernel.nine_canon import canon_module
from pencilmark.engine.kernel.nine_canon_memory import BATCH, CELLS, LEASTS, NUMBER, PUZZLES, SIZE, SYMMETRIES
from pencilmark.engine.kernel.runtime import Instance, PerThread, run_kept


class Isomorphs:
    """Finds the least isomorphs of 9 x 9 puzzles with a running module."""

    def __init__(self, instance: Instance) -> None:
        self._instance = instance

    def leasts(self, givens: bytes) -> Iterator[tuple[bytes, int] | None]:
        """Yield the least isomorph of each puzzle of a block, a byte for each cell, and its number of automorphisms.

        None if givens contradict each other, or too many ways are alike.
        """
        for first in range(0, len(givens), CELLS * BATCH):
            part = givens[first : first + CELLS * BATCH]
            count = len(part) // CELLS
            self._instance.write(NUMBER, count.to_bytes(4, "little"))
            self._instance.write(PUZZLES, part)
            self._instance.call("leasts")
            cells = self._instance.read(LEASTS, len(part))
            numbers = memoryview(self._instance.read(SYMMETRIES, 8 * count)).cast("Q")
            for place, number in enumerate(numbers):
                yield (cells[CELLS * place : CELLS * (place + 1)], number) if number else None


@PerThread
def _shared() -> Isomorphs:
    return Isomorphs(run_kept("canon", canon_module))


def isomorphs() -> Isomorphs | None:
    """Return this thread's `Isomorphs`; None where no WebAssembly runs."""
    return _shared.if_any()


def is_worth_it(values: Sequence[int]) -> bool:
    """Report whether the module would find the least isomorph sooner, even if it must still be written and started.

    For one puzzle with fewer givens than blanks, Python is faster.
    """
    fits = len(values) == CELLS and max(values) <= SIZE
    return fits and (_shared.cache_info().currsize > 0 or 2 * values.count(0) < CELLS)


def canonical(geometry: Geometry, values: Sequence[int]) -> Canon:
    """Find the least member of the class of a puzzle or grid, and count its automorphisms.

    Raises what `pencilmark.board.canon.canonical` raises.

    >>> canonical(board("9"), (7,) + (0,) * 80).least[-3:]
    (0, 0, 1)
    """
    return finished(canonical_slowly(geometry, values))


def canonical_slowly(geometry: Geometry, values: Sequence[int]) -> Slowly[Canon]:
    """Do what `canonical` does, with pauses."""
    quick = isomorphs() if geometry.is_classic and is_worth_it(values) else None
    found = next(quick.leasts(bytes(values))) if quick else None
    if found:
        return Canon(tuple(found[0]), found[1])
    return (yield from canon.canonical_slowly(geometry, values))
