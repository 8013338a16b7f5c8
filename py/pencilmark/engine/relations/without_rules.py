"""The relation kernel for boards without rules: a `pencilmark.engine.kernels.Kernel`.

Its module has only the propagators that houses need, so it is written in a millisecond and imports nothing of rules.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache

from pencilmark.board.errors import Unavailable
from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import bits, several
from pencilmark.board.model import Puzzle
from pencilmark.engine.answers import KernelResult
from pencilmark.engine.kernel.asking import Asking
from pencilmark.engine.kernel.core import write_questions
from pencilmark.engine.kernel.memory import UNBOUNDED
from pencilmark.engine.kernel.runtime import PerThread, run
from pencilmark.engine.relations import memory
from pencilmark.engine.relations.changing import Changing
from pencilmark.engine.relations.houses import Houses
from pencilmark.engine.relations.layout import MemoryLayout, TooLarge, frame_of, lay_out
from pencilmark.engine.relations.machine import Machine, RelationSearch
from pencilmark.engine.relations.model import Crossed, Different, Model, Part
from pencilmark.engine.relations.search import SearchWriter
from pencilmark.engine.wasm import Module

GUESS = 16


@lru_cache(maxsize=1)
def plain_module() -> bytes:
    """Write the search for boards without rules; cached."""
    changing = Changing(module := Module(memory.PAGES))
    kinds = Houses(module, changing).kinds()
    write_questions(module, SearchWriter(changing, kinds, guess=GUESS, by_place=False).core)
    return module.binary()


@PerThread
def _machine() -> Machine:
    return Machine(run(plain_module()))


class PlainKernel(Asking):
    """The kernel of one board; those of all boards share a machine. Raises Unavailable where none can run."""

    order, out = memory.ORDER_AT, memory.OUT_AT

    def __init__(self, geometry: Geometry) -> None:
        if not geometry.is_plain:
            raise Unavailable("no-wasm/kernel-knows-board-values", value_count=geometry.value_count)
        self._geometry, self._machine, self._layout = geometry, _machine(), _layout(geometry)
        self.instance, self.cells = self._machine.instance, geometry.cell_count

    def take(self) -> None:
        """Take over the memory, and put the board there."""
        self._machine.load(self._layout)

    def solve_one(self, givens: bytes, *, limit: int = 2, budget: int = UNBOUNDED) -> KernelResult:
        """Count the solutions of a puzzle up to *limit*, looking at up to *budget* nodes."""
        found = super().solve_one(self._filled(givens), limit=limit, budget=budget)
        return found._replace(solution=self._emptied(found.solution)) if found.solution else found

    def has_another(self, givens: bytes, cell: int, value: int, *, budget: int = UNBOUNDED) -> bool | None:
        """Report whether a puzzle has a solution with another *value* in an empty *cell*; None if nodes run out."""
        return super().has_another(self._filled(givens), cell, value, budget=budget)

    def dig(self, grid: bytes, orbits: Sequence[int]) -> bytes:
        """Empty *grid* orbit by orbit (masks of cells), restoring each orbit without which a second solution exists."""
        return self._emptied(super().dig(self._filled(grid), orbits))

    def _filled(self, givens: bytes) -> bytes:
        """Return the givens with a value in each hole."""
        return self._with_holes(givens, 1) if self._geometry.holes else givens

    def _emptied(self, cells: bytes) -> bytes:
        return self._with_holes(cells, 0) if self._geometry.holes else cells

    def _with_holes(self, cells: bytes, value: int) -> bytes:
        found = bytearray(cells)
        for cell in bits(self._geometry.holes):
            found[cell] = value
        return bytes(found)

    def search(self, puzzle: Puzzle) -> RelationSearch:
        """Open a search for the solutions of *puzzle*; any number may be open."""
        return RelationSearch(
            self._geometry, self._machine, self._layout, array("Q", puzzle.masks()).tobytes() + frame_of(())
        )


def _layout(geometry: Geometry) -> MemoryLayout:
    """Lay out a board: its houses as constraints. Raises Unavailable when they have no room."""
    every = geometry.all_digits
    model = Model(geometry.cell_count, geometry.value_count, every, [every] * geometry.cell_count)
    model.peers += geometry.peer_masks
    for place in geometry.full_houses:
        cells = geometry.houses[place].cells
        model.add(Different(cells, geometry.house_values[place]), cells)
        for crossed in _crossings(geometry, place):
            model.add(crossed, cells)
    try:
        return lay_out(model, geometry)
    except TooLarge as error:
        raise Unavailable("no-wasm/kernel-has-no-room") from error


def _crossings(geometry: Geometry, place: int) -> list[Crossed]:
    """List how other houses divide one, in as few ways as possible, the parts of each way disjoint."""
    own, unions, ways = geometry.house_masks[place], list[int](), list[list[Part]]()
    for mask in geometry.house_masks:
        shared = mask & own
        if mask != own and several(shared):
            at = next((at for at, union in enumerate(unions) if not union & shared), len(ways))
            if at == len(ways):
                unions.append(0)
                ways.append([])
            unions[at] |= shared
            ways[at].append((tuple(bits(shared)), tuple(bits(mask & ~own))))
    lone = [tuple(bits(own & ~union)) for union in unions]
    return [Crossed((*way, *([(cells, ())] if cells else []))) for way, cells in zip(ways, lone, strict=True)]
