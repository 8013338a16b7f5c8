"""The kernel of a board: the one written for 9 x 9, or the relation kernel, which knows any other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from pencilmark.board.boards import signed
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Puzzle
from pencilmark.engine.answers import KernelResult, Solution, Stream
from pencilmark.engine.kernel.memory import UNBOUNDED
from pencilmark.engine.kernel.runtime import PerThread


class KernelStream(Stream, Protocol):
    """A search in a kernel: *found* counts its solutions, *done* says that there are no more."""

    found: int
    done: bool

    def advance(self, limit: int, budget: int, keep: int | None = None) -> list[Solution]:
        """Look at up to *budget* nodes or for *limit* more solutions; return the first *keep* of them."""


class Kernel(Protocol):
    """What every kernel answers; givens are a byte (0 to size) for every cell."""

    def search(self, puzzle: Puzzle) -> KernelStream:
        """Open a search for the solutions of *puzzle*; any number may be open."""

    def solve_one(self, givens: bytes, *, limit: int = 2, budget: int = UNBOUNDED) -> KernelResult:
        """Count the solutions of a puzzle up to *limit*, looking at up to *budget* nodes."""

    def has_another(self, givens: bytes, cell: int, value: int, *, budget: int = UNBOUNDED) -> bool | None:
        """Report whether a puzzle has a solution with another *value* in an empty *cell*; None if the budget runs out.

        Where a solution with that value is known, this is the quickest proof that the cell's given can or cannot go.
        """

    def dig(self, grid: bytes, orbits: Sequence[int]) -> bytes:
        """Empty *grid* orbit by orbit (masks of cells), restoring each orbit without which a second solution exists.

        An orbit is emptied as a whole or not at all. If each cell is an orbit of its own, a minimal puzzle is left.
        """


def open_kernel(geometry: Geometry) -> Kernel:
    """Write, compile and start the kernel of a board. Raises Unavailable, with the reason, where none can run."""
    if geometry.is_classic:  # both imported late: most boards need only one of them, and a puzzle or two need none
        from pencilmark.engine.kernel.kernel import NineKernel

        return NineKernel()
    from pencilmark.engine.relations.without_rules import PlainKernel

    return PlainKernel(geometry)


@PerThread
def _shared(geometry: Geometry) -> Kernel:
    return open_kernel(geometry)


def shared_kernel(geometry: Geometry) -> Kernel:
    """Return the kernel of a board that this thread shares, opened when first needed. Raises as `open_kernel` does."""
    return _shared(signed(geometry, ""))


def is_any_open() -> bool:
    """Report whether this process has opened a kernel yet, or tried to."""
    return bool(_shared.cache_info().currsize)


def is_available(geometry: Geometry) -> bool:
    """Report whether the board's kernel runs here."""
    return _shared.if_any(signed(geometry, "")) is not None
