"""The relation kernel for puzzles with rules: its module has every propagator, and searches are opened in it."""

from __future__ import annotations

from array import array
from functools import lru_cache

from pencilmark.board.geometry import Geometry
from pencilmark.board.kept import kept
from pencilmark.board.model import Puzzle, Rule
from pencilmark.engine.kernel.core import write_search
from pencilmark.engine.kernel.runtime import Instance, PerThread
from pencilmark.engine.relations import memory
from pencilmark.engine.relations.arithmetic import Arithmetic
from pencilmark.engine.relations.changing import Changing
from pencilmark.engine.relations.houses import Houses
from pencilmark.engine.relations.layout import MemoryLayout, TooLarge, frame_of, lay_out
from pencilmark.engine.relations.lines import Lines
from pencilmark.engine.relations.machine import Machine, RelationSearch
from pencilmark.engine.relations.model import Full, Model
from pencilmark.engine.relations.puzzle import anchor_of, domains_of, model_of, own_values, values_of
from pencilmark.engine.relations.ranks import Ranks
from pencilmark.engine.relations.regions import Regions
from pencilmark.engine.relations.search import SearchWriter
from pencilmark.engine.relations.sets import LACKING, Sets
from pencilmark.engine.relations.sights import Sights
from pencilmark.engine.relations.sums import Sums
from pencilmark.engine.relations.suppositions_written import SuppositionWriter
from pencilmark.engine.wasm import Function, Module
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.propagation.subsets import lattice

SMALL, LARGE = 9, 11
"""The greatest value whose sets are tabulated, in each of the two machines."""
GUESS = 32


@lru_cache(maxsize=2)
def rule_module(top: int) -> bytes:
    """Write the search for boards with rules and values up to *top* (those that sets are known of); it is kept."""
    changing = Changing(module := Module(memory.PAGES))
    search = SearchWriter(changing, propagators(changing, top), guess=GUESS, by_place=True)
    write_search(module, search.core)
    SuppositionWriter(module, search)
    return module.binary()


def propagators(changing: Changing, top: int) -> dict[int, Function]:
    """Write every propagator, with tables of sets for values up to *top*, and return them by their kinds."""
    module = changing.module
    houses = Houses(module, changing)
    sets = Sets(module, changing, houses, top)
    lines = Lines(module, changing, sets)
    arithmetic = Arithmetic(module, changing, houses)
    regions = Regions(module, changing)
    return {
        **houses.kinds(),
        memory.SETS: sets.sets,
        memory.SUM: Sums(module, changing, sets).sum,
        memory.LINEAR: arithmetic.linear,
        memory.CLAUSE: arithmetic.clause,
        memory.READ: lines.read,
        memory.ITEM: lines.item,
        memory.BETWEEN: lines.between,
        memory.PRODUCT: arithmetic.product,
        memory.LEAST: arithmetic.minimum,
        memory.SIZE: arithmetic.size,
        memory.QUOTIENT: arithmetic.quotient,
        memory.REMAINDER: arithmetic.remainder,
        memory.SEEN: Sights(module, changing, sets).seen,
        memory.RANKED: Ranks(module, changing).ranked,
        memory.HUNG: regions.hung,
        memory.FILLED: regions.filled,
    }


def write_sets(instance: Instance) -> None:
    """Write which sets lack each value, for the propagators of sets."""
    instance.write(memory.LACKING_AT, array("Q", LACKING).tobytes())


def write_sums(instance: Instance, top: int, family: int) -> None:
    """Write the sets of values up to *top* that have each sum, *family* bytes each; none for 0."""
    adding = lattice(top).adding if top else {}
    totals = (adding.get(total, 0).to_bytes(family, "little") for total in range(64))
    instance.write(memory.SUMS_AT, b"".join(totals))


class RuleMachine(Machine):
    """The machine for rules, with a table of the sets of values for each sum."""

    def __init__(self, top: int) -> None:
        super().__init__(rule_module(top))
        self.top, self.family = top, 1 << top - 3
        write_sets(self.instance)
        self._sums = 0

    def give(self, search: RelationSearch, layout: MemoryLayout) -> None:
        """Put a *search* into memory, as any machine does, and the sums of its board's values beside it."""
        top = search.geometry.value_count
        if self._sums != top:
            write_sums(self.instance, top if top <= self.top else 0, self.family)
            self._sums = top
        super().give(search, layout)


@PerThread
def _machine(top: int) -> RuleMachine:
    return RuleMachine(top)


def machine(top: int) -> RuleMachine:
    """Return the machine of this thread for boards of values up to *top*. Raises Unavailable."""
    return _machine(SMALL if top <= SMALL or top > LARGE else LARGE)


Program = tuple[Model | None, MemoryLayout | None]


def _weight(program: Program) -> int:
    """Return about how many bytes a program takes."""
    _, layout = program
    return 1000 + (len(layout.content) if layout else 0)


@kept(8_000_000, _weight)
def _program(geometry: Geometry, rules: tuple[Rule, ...], values: int, own: Full, family: int, anchor: int) -> Program:
    """Compile the rules of a board: no model if it is too large, no layout if nothing satisfies the rules.

    The model drops its constraints once they are laid out, to save memory.
    """
    try:
        model = model_of(geometry, rules, values, own, anchor)
        layout = None if model.impossible else lay_out(model, geometry, family)
        model.constraints.clear()
        return model, layout
    except TooLarge:
        return None, None


def compiled(puzzle: Puzzle) -> RelationSearch | None:
    """Open a search for *puzzle*; None when it is too large.

    Rules that can't be compiled are tested in Python on each grid that the rest allows.
    Raises Unavailable where nothing runs WebAssembly, and RuleError.
    """
    its = machine(puzzle.geometry.value_count)
    values, own, anchor = values_of(puzzle), own_values(puzzle), anchor_of(puzzle)
    model, layout = _program(puzzle.geometry, puzzle.rules, values, own, its.family, anchor)
    if model is None:
        return None
    domains = domains_of(model, puzzle)
    frame = frame_of(domains) if domains else b""
    return RelationSearch(puzzle.geometry, its, layout if frame else None, frame, tuple(map(holds, model.left)))
