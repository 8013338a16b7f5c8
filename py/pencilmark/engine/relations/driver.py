"""The search for the solutions of a puzzle with rules, in the relation kernel: it stops and goes on when asked to."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from functools import lru_cache
from struct import pack, unpack
from threading import get_ident

from pencilmark.board.errors import Unavailable
from pencilmark.board.geometry import Geometry
from pencilmark.board.kept import Kept
from pencilmark.board.model import Puzzle, Rule
from pencilmark.engine.answers import Solution
from pencilmark.engine.kernel.runtime import Instance, run
from pencilmark.engine.relations import memory
from pencilmark.engine.relations.layout import Layout, TooLarge, frame_of, lay_out
from pencilmark.engine.relations.memory import BASE, DONE, HEADER, LACKING_AT, OUT_AT, OUT_SIZE, SUMS_AT, WHOLE
from pencilmark.engine.relations.model import Model
from pencilmark.engine.relations.puzzle import domains_of, model_of, values_of
from pencilmark.engine.relations.search import Search
from pencilmark.engine.relations.sets import LACKING
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.propagation.subsets import lattice

FIRST_SLICE, SLICE = 64, 2_000
SMALL, LARGE = 9, 11
UNBOUNDED = 0xFFFF_FFFF


@lru_cache(maxsize=2)
def binary(top: int) -> bytes:
    """Write the module for values up to *top*; it is kept."""
    return Search(top, memory.PAGES).binary()


class Machine:
    """A running kernel, and the search whose memory it holds."""

    def __init__(self, top: int) -> None:
        self.top, self.family = top, 1 << top - 3
        self.instance: Instance = run(binary(top))
        self.instance.write(LACKING_AT, array("Q", LACKING).tobytes())
        self.owner: RelationSearch | None = None
        self._sums = 0

    def give(self, search: RelationSearch, top: int) -> None:
        """Return the memory to a *search* with values up to *top*; who had it keeps what it needs to go on."""
        if self._sums != top:
            adding = lattice(top).adding if top <= self.top else {}
            totals = (adding.get(total, 0).to_bytes(self.family, "little") for total in range(64))
            self.instance.write(SUMS_AT, b"".join(totals))
            self._sums = top
        if self.owner is search:
            return
        if self.owner:
            self.owner.saved = self.suspend()
        header, content = search.saved
        self.instance.write(0, header)
        self.instance.write(BASE, content)
        self.owner = search

    def suspend(self) -> tuple[bytes, bytes]:
        """Copy what the search that owns the memory needs to go on."""
        header = self.instance.read(0, HEADER)
        return header, self.instance.read(BASE, int.from_bytes(header[:4], "little") - BASE)

    def number(self, at: int) -> int:
        """Read a number of 32 bits."""
        return int.from_bytes(self.instance.read(at, 4), "little")


@lru_cache(maxsize=4)
def _machine(top: int, thread: int) -> Machine | Unavailable:
    del thread  # a machine serves one thread
    try:
        return Machine(top)
    except Unavailable as error:
        return error


def machine(top: int) -> Machine:
    """Return the machine of this thread for boards of values up to *top*. Raises Unavailable."""
    found = _machine(SMALL if top <= SMALL or top > LARGE else LARGE, get_ident())
    if isinstance(found, Unavailable):
        raise found.with_traceback(None)  # it is kept, and would keep what each earlier time had at hand
    return found


Program = tuple[Model | None, Layout | None]


def _program(geometry: Geometry, rules: tuple[Rule, ...], values: int, family: int) -> Program:
    """Compile the rules of a board: no model when that is too large, no layout when nothing fulfils them."""
    key = geometry, rules, values, family
    if known := _PROGRAMS.get(key):
        return known
    try:
        model = model_of(geometry, rules, values)
        return _PROGRAMS.keep(key, (model, None if model.impossible else lay_out(model, geometry, family)))
    except TooLarge:
        return _PROGRAMS.keep(key, (None, None))


def _weight(program: Program) -> int:
    """Return about how many bytes a program takes."""
    model, layout = program
    return 1000 + 200 * (len(model.constraints) if model else 0) + (len(layout.content) if layout else 0)


_PROGRAMS = Kept[tuple[Geometry, tuple[Rule, ...], int, int], Program](8_000_000, _weight)


def compiled(puzzle: Puzzle) -> RelationSearch | None:
    """Open a search for *puzzle*; None when it is too large.

    What of its rules can't be compiled is tested in Python, of each grid that the rest allows.
    Raises Unavailable where nothing runs WebAssembly, and RuleError.
    """
    own = machine(puzzle.geometry.value_count)
    model, layout = _program(puzzle.geometry, puzzle.rules, values_of(puzzle), own.family)
    if model is None:
        return None
    domains = domains_of(model, puzzle)
    frame = frame_of(domains) if domains else b""
    return RelationSearch(puzzle.geometry, own, layout if frame else None, frame, tuple(map(holds, model.left)))


class RelationSearch:
    """A search under way (see `pencilmark.engine.answers.Stream`); without a *layout* there is nothing to find."""

    def __init__(
        self,
        geometry: Geometry,
        machine: Machine,
        layout: Layout | None,
        frame: bytes,
        tests: tuple[Callable[[Solution], bool], ...] = (),
    ) -> None:
        self.geometry, self.machine, self.tests = geometry, machine, tests
        self.nodes, self.found, self.share, self.done = 0, 0, 0.0, layout is None
        self.saved = (layout.header, layout.content + frame) if layout else (b"", b"")
        self.variables = max(1, len(frame) // 8)

    def __iter__(self) -> Iterator[Solution | None]:
        """Yield each solution, and None after each slice of the search."""
        limit, budget = 2, FIRST_SLICE
        while not self.done:
            yield from self.advance(limit, budget)
            yield None
            limit, budget = min(2 * limit, self.kept), min(2 * budget, SLICE)
        self.share = 1.0

    def _passing(self, solutions: list[Solution]) -> list[Solution]:
        """Keep the solutions that pass what is tested in Python."""
        return [it for it in solutions if all(test(it) for test in self.tests)] if self.tests else solutions

    @property
    def kept(self) -> int:
        """Count the solutions that a slice can give."""
        return OUT_SIZE // self.geometry.cell_count

    def advance(self, limit: int, budget: int, keep: int | None = None) -> list[Solution]:
        """Look at up to *budget* nodes or for *limit* more solutions; return the first *keep*."""
        if self.done:
            return []
        own = self.machine
        own.give(self, self.geometry.value_count)
        keep = min(limit, self.kept) if keep is None else min(keep, self.kept)
        own.instance.write(memory.LIMIT, pack("<4I", limit, keep, min(budget, UNBOUNDED), OUT_AT))
        own.instance.call("search")
        _, why, found, nodes = unpack("<4I", own.instance.read(0, 16))
        self.nodes, self.found = self.nodes + nodes, self.found + found
        count = self.geometry.cell_count
        content = own.instance.read(OUT_AT, min(found, keep) * count)
        self.share = int.from_bytes(own.instance.read(memory.SHARE, 8), "little") / WHOLE
        self.done = why == DONE
        if self.done:
            own.owner, self.saved = None, (b"", b"")
        return self._passing([tuple(content[at : at + count]) for at in range(0, len(content), count)])
