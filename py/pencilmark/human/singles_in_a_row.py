"""All singles of a path that come one after another, found in one call: most of its steps."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from pencilmark.board.model import Position, Step
from pencilmark.engine.kernel.nine_singles import FULL, HIDDEN, ORDER
from pencilmark.engine.singles import Filled, filler
from pencilmark.human.guard import is_of_several
from pencilmark.human.ruled.forcing import hand_on
from pencilmark.human.sukaku import tables
from pencilmark.human.techniques.ladders import SINGLES
from pencilmark.human.techniques.singles import rating_of, single_step
from pencilmark.human.techniques.technique import Technique


class Taken(NamedTuple):
    """A *step* taken where a number of cells were *empty*, and singles filled *open* of them."""

    step: Step
    empty: int
    open: int


class InARow(NamedTuple):
    """Singles that come one after another, and the *position* after them."""

    singles: list[Taken]
    position: Position


def singles_in_a_row(position: Position, first: Sequence[Technique]) -> InARow | None:
    """Take the singles that a ladder takes from *position* on, until none is left or a cell has no candidate.

    *first* are the techniques that the ladder begins with. Returns None if singles must be found one by one: if
    those are not just SINGLES, on other boards, with rules, without WebAssembly and where one contradicts what is known
    to be true.
    """
    geometry = position.geometry
    if tuple(technique.id for technique in first) != SINGLES:
        return None
    quick = filler() if geometry.is_classic and not position.rules else None
    found = quick and quick.fill(position.values, position.cell_digits)
    if not found or not _is_true(position, found):
        return None
    if not found.singles:
        return InARow([], position)
    empty = position.values.count(0)
    singles = [
        Taken(_step(kind, cell, digit, house), empty - number, open_)
        for number, (kind, cell, digit, house, open_) in enumerate(found.singles)
    ]
    known = found.values, found.digit_cells, found.cell_digits
    after = Position(geometry, *known, position.givens, truth=position.truth)
    hand_on(position, after)
    return InARow(singles, after)


def _is_true(position: Position, found: Filled) -> bool:
    """Report whether the singles agree with what is known to be true, which is one solution or nothing."""
    truth, count = position.truth, position.geometry.cell_count
    if not truth or is_of_several(truth, position.geometry):
        return not truth
    return all(truth >> digit * count + cell & 1 for _, cell, digit, _, _ in found.singles)


@lru_cache(maxsize=1 << 13)
def _step(kind: int, cell: int, digit: int, house: int) -> Step:
    """Return a single; cached, as there are few."""
    place = ORDER[house]
    if kind == FULL:
        return single_step("full-house", cell, digit, (place,))
    if kind == HIDDEN:
        return single_step("hidden-single", cell, digit, (place,), rating_of(tables.GEOMETRY, place))
    return single_step("naked-single", cell, digit)
