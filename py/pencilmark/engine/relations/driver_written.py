"""The module of the relation kernel for puzzles with rules: every propagator, the search, and suppositions."""

from __future__ import annotations

from functools import lru_cache

from pencilmark.engine.kernel.core import write_search
from pencilmark.engine.relations import memory
from pencilmark.engine.relations.arithmetic import Arithmetic
from pencilmark.engine.relations.changing import Changing
from pencilmark.engine.relations.houses import Houses
from pencilmark.engine.relations.lines import Lines
from pencilmark.engine.relations.ranks import Ranks
from pencilmark.engine.relations.regions import Regions
from pencilmark.engine.relations.search import SearchWriter
from pencilmark.engine.relations.sets import Sets
from pencilmark.engine.relations.sights import Sights
from pencilmark.engine.relations.sums import Sums
from pencilmark.engine.relations.suppositions_written import SuppositionWriter
from pencilmark.engine.wasm import Function, Module

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
