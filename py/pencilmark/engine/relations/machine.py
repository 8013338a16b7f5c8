"""The running relation kernel: searches take turns in its memory, and stop and go on when asked to."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pencilmark.board.geometry import Geometry
from pencilmark.engine.answers import Solution, uncovered, without_holes
from pencilmark.engine.kernel.asking import Asking
from pencilmark.engine.kernel.memory import DONE, TOP
from pencilmark.engine.kernel.runtime import Instance
from pencilmark.engine.relations import memory
from pencilmark.engine.relations.layout import MemoryLayout
from pencilmark.engine.relations.memory import BASE, HEADER, OUT_AT, OUT_SIZE, WHOLE

FIRST_SLICE, SLICE = 64, 2_000


class Machine(Asking):
    """A running module, and the search whose positions are in its memory."""

    order, out = memory.ORDER_AT, OUT_AT

    def __init__(self, instance: Instance) -> None:
        self.instance = instance
        self.owner: RelationSearch | None = None
        self._layout: MemoryLayout | None = None

    def give(self, search: RelationSearch, layout: MemoryLayout) -> None:
        """Put a *search* into memory; the one that was there saves what it needs to go on."""
        if self.owner is search:
            return
        self.load(layout)
        header, state = search.saved
        self.instance.write(0, header)
        self.instance.write(BASE + len(layout.content), state)
        self.owner = search

    def load(self, layout: MemoryLayout) -> None:
        """Put a *layout* into memory, for no search yet."""
        if self.owner:
            self.owner.saved, self.owner = self._suspend(), None
        if self._layout is not layout:
            self.instance.write(0, layout.header)
            self.instance.write(BASE, layout.content + layout.state)
            self._layout = layout

    def _suspend(self) -> tuple[bytes, bytes]:
        """Copy what the search in memory needs to go on."""
        assert self._layout
        header, start = self.instance.read(0, HEADER), BASE + len(self._layout.content)
        return header, self.instance.read(start, int.from_bytes(header[TOP : TOP + 4], "little") - start)


class RelationSearch:
    """A running search (see `pencilmark.engine.answers.Stream`); without a *layout* it has no solutions."""

    def __init__(
        self,
        geometry: Geometry,
        machine: Machine,
        layout: MemoryLayout | None,
        frame: bytes,
        tests: tuple[Callable[[Solution], bool], ...] = (),
    ) -> None:
        self.geometry, self.machine, self.layout, self.tests = geometry, machine, layout, tests
        self.nodes, self.found, self.share, self.done = 0, 0, 0.0, layout is None
        self.saved = (layout.header, layout.state + frame) if layout else (b"", b"")
        self.variables = max(1, len(frame) // 8)
        self._cells = int.from_bytes(layout.header[memory.CELLS :][:4], "little") if layout else 1

    def __iter__(self) -> Iterator[Solution | None]:
        """Yield each solution, and None after each slice of the search."""
        limit, budget = 2, FIRST_SLICE
        while not self.done:
            yield from self.advance(limit, budget)
            yield None
            limit, budget = min(2 * limit, self.kept), min(2 * budget, SLICE)
        self.share = 1.0

    def _passing(self, solutions: list[Solution]) -> list[Solution]:
        """Keep the solutions that pass the tests in Python."""
        return [it for it in solutions if all(test(it) for test in self.tests)] if self.tests else solutions

    @property
    def kept(self) -> int:
        """Return how many solutions a slice can return."""
        return OUT_SIZE // self._cells

    def advance(self, limit: int, budget: int, keep: int | None = None) -> list[Solution]:
        """Look at up to *budget* nodes or for *limit* more solutions; return the first *keep*."""
        if self.done or not self.layout:
            return []
        own = self.machine
        own.give(self, self.layout)
        keep = min(limit, self.kept) if keep is None else min(keep, self.kept)
        why, found, nodes = own.ask("search", limit=limit, keep=keep, budget=budget)
        self.nodes, self.found = self.nodes + nodes, self.found + found
        count = self._cells
        content = own.instance.read(OUT_AT, min(found, keep) * count)
        self.share = int.from_bytes(own.instance.read(memory.SHARE, 8), "little") / WHOLE
        self.done = why == DONE
        if self.done:
            own.owner, self.saved = None, (b"", b"")
        grids = [tuple(content[at : at + count]) for at in range(0, len(content), count)]
        passing = self._passing([without_holes(it, self.geometry) for it in grids] if self.geometry.holes else grids)
        board = self.geometry.cell_count
        return [uncovered(it, board) for it in passing] if count > board else passing
