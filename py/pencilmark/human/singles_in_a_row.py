"""Singles, and other plain steps, that come one after another in a path, found in one call: most of its steps."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from pencilmark.board.model import Position, Step
from pencilmark.engine.kernel.nine_plain import PLAIN_KINDS
from pencilmark.engine.kernel.nine_singles import FULL, HIDDEN, ORDER
from pencilmark.engine.plain_steps import plodder, technique_of
from pencilmark.engine.sets import standing
from pencilmark.engine.singles import Filled, filler
from pencilmark.human.guard import is_of_several
from pencilmark.human.ruled.forcing import hand_on
from pencilmark.human.sukaku import tables
from pencilmark.human.techniques.ladders import PLAIN, SINGLES
from pencilmark.human.techniques.singles import rating_of, single_step
from pencilmark.human.techniques.technique import Technique


class Taken(NamedTuple):
    """A *step* taken where a number of cells were *empty*, and singles filled *open* of them.

    If it is no single, only its technique is known, and neither number.
    """

    step: Step
    empty: int = 0
    open: int = 0


class InARow(NamedTuple):
    """Steps that come one after another, and the *position* after them; *is_plain*: they end where nothing is PLAIN."""

    steps: list[Taken]
    position: Position
    is_plain: bool = False


_PLAIN = {technique: Taken(Step(technique)) for technique in PLAIN}


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
    return _in_a_row(position, found) if found else None


def plain_in_a_row(position: Position, first: Sequence[Technique], then: Sequence[Technique]) -> InARow | None:
    """Do the same, and where no single is left take the first step of what is PLAIN, with which *then* begins.

    Returns None also if *then* begins otherwise, and where there is no solution.
    """
    order = tuple(technique.id for technique in then[: len(PLAIN)])
    if tuple(technique.id for technique in first) != SINGLES or sorted(order) != sorted(PLAIN):
        return None
    quick = plodder() if position.geometry.is_classic and not position.rules else None
    found = quick and quick.follow(position.values, position.cell_digits, order)
    row = _in_a_row(position, found) if found else None
    return row._replace(is_plain=True) if row and row.position.contradiction() is None else None


def _in_a_row(position: Position, found: Filled) -> InARow | None:
    """Return what was *found* from a *position* on; None if it contradicts what is known to be true."""
    geometry = position.geometry
    if not _is_true(position, found):
        return None
    if not found.singles:
        return InARow([], position)
    empty, steps = position.values.count(0), list[Taken]()
    for one in found.singles:
        kind, cell, digit, house, open_ = one
        if kind < PLAIN_KINDS:
            steps.append(Taken(_step(kind, cell, digit, house), empty, open_))
            empty -= 1
        else:
            steps.append(_PLAIN[technique_of(one)])
    known = found.values, found.digit_cells, found.cell_digits
    after = Position(geometry, *known, position.givens, truth=position.truth)
    hand_on(position, after)
    return InARow(steps, after)


def _is_true(position: Position, found: Filled) -> bool:
    """Report whether what was found agrees with what is known to be true, which is one solution or nothing."""
    truth, count = position.truth, position.geometry.cell_count
    if not truth or is_of_several(truth, position.geometry):
        return not truth
    left = standing(found.values, found.digit_cells)
    return not truth & ~sum(cells << digit * count for digit, cells in enumerate(left))


@lru_cache(maxsize=1 << 13)
def _step(kind: int, cell: int, digit: int, house: int) -> Step:
    """Return a single; cached, as there are few."""
    place = ORDER[house]
    if kind == FULL:
        return single_step("full-house", cell, digit, (place,))
    if kind == HIDDEN:
        return single_step("hidden-single", cell, digit, (place,), rating_of(tables.GEOMETRY, place))
    return single_step("naked-single", cell, digit)
