"""The relation kernel for puzzles with rules: its machine, and searches opened in it."""

from __future__ import annotations

from array import array
from functools import partial

from pencilmark.board.geometry import Geometry
from pencilmark.board.kept import kept
from pencilmark.board.model import Puzzle, Rule
from pencilmark.engine.kernel.runtime import Instance, PerThread, run_kept
from pencilmark.engine.relations import memory
from pencilmark.engine.relations.layout import MemoryLayout, TooLarge, frame_of, lay_out
from pencilmark.engine.relations.machine import Machine, RelationSearch
from pencilmark.engine.relations.model import Full, Model
from pencilmark.engine.relations.puzzle import anchor_of, domains_of, model_of, own_values, values_of
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.propagation.subsets import lattice

SMALL, LARGE = 9, 11
"""The greatest value whose sets are tabulated, in each of the two machines."""


def write_sets(instance: Instance) -> None:
    """Write which sets lack each value, for the propagators of sets."""
    instance.write(memory.LACKING_AT, array("Q", memory.LACKING).tobytes())


def write_sums(instance: Instance, top: int, family: int) -> None:
    """Write the sets of values up to *top* that have each sum, *family* bytes each; none for 0."""
    adding = lattice(top).adding if top else {}
    totals = (adding.get(total, 0).to_bytes(family, "little") for total in range(64))
    instance.write(memory.SUMS_AT, b"".join(totals))


def _module(top: int) -> bytes:
    from pencilmark.engine.relations.driver_written import rule_module  # late: an earlier process may have compiled it

    return rule_module(top)


class RuleMachine(Machine):
    """The machine for rules, with a table of the sets of values for each sum."""

    def __init__(self, top: int) -> None:
        super().__init__(run_kept(f"rules-{top}", partial(_module, top)))
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
