"""A quick climb of a ladder: all singles at once, then one subtle step, and so on.

The singles are placed by the integer arithmetic of `pencilmark.engine.cover`. If singles come first in a ladder, the
subtle steps are the same as in the slow way (`pencilmark.human.logic.solve_path`), because where all singles together
lead does not depend on their order. The same is true of what is PLAIN: on the ordinary board a kernel takes all of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import bits, mask_of, where
from pencilmark.board.model import Candidate, Position, Step
from pencilmark.board.task import Task, finished
from pencilmark.engine.cover import cover
from pencilmark.engine.search import SOLVED, settle
from pencilmark.engine.sets import Settler, sets, standing
from pencilmark.engine.singles import Filled, filled
from pencilmark.human.logic import next_step, solve_path
from pencilmark.human.plain import QUADS, may_have_quads
from pencilmark.human.techniques import TECHNIQUES, Technique
from pencilmark.human.techniques.ladders import PLAIN, SINGLES, kinds_of


@dataclass(slots=True)
class Climb:
    """How far a ladder leads: *steps* are the subtle ones; *unsolved* is the mask of the cells left empty.

    *stopped* is the position there, if it is known. With a ladder that has all that is PLAIN, *steps* are those beyond,
    and *is_plain* says that PLAIN ones were needed.
    """

    steps: list[Step] = field(default_factory=list)
    unsolved: int = 0
    is_plain: bool = False
    stopped: Position | None = None


def climb(geometry: Geometry, values: Sequence[int], ladder: Sequence[Technique], *, every: bool = False) -> Climb:
    """Solve by singles and the *ladder* (whose singles are passed over) to the end, or until it does not help.

    With *every*, each step that the ladder takes is listed, PLAIN ones included.

    >>> bits(climb(board("4"), (1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 0, 0, 0, 0), ()).unsolved)
    []
    """
    return _climbed(geometry, values, ladder, _first_of, every=every)


def dash(geometry: Geometry, values: Sequence[int], ladder: Sequence[Technique]) -> Climb:
    """Climb in a hurry: take all steps that a technique offers at once, where the path takes the first.

    It ends where the path does, with rare exceptions, in less than half the time.

    >>> bits(dash(board("4"), (1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 0, 0, 0, 0), ()).unsolved)
    []
    """
    return _climbed(geometry, values, ladder, _all_of_one)


def stop(geometry: Geometry, values: Sequence[int], ladder: Sequence[Technique]) -> Position | None:
    """Return the position in which singles and the *ladder* no longer help; None if they solve the puzzle."""
    return finished(_reached(geometry, values, ladder, _first_of))


def go_on(position: Position, ladder: Sequence[Technique], given: Sequence[Candidate]) -> Position | None:
    """Return where singles and a *ladder* lead once more cells of a position are *given*; None if they solve it."""
    after, givens = position.after(given), position.givens | mask_of(cell for cell, _ in given)
    start = Position(after.geometry, after.values, after.digit_cells, after.cell_digits, givens)
    subtle = [technique for technique in ladder if technique.id not in SINGLES]
    kernel = sets() if position.geometry.is_classic and _has_plain(subtle) else None
    if not kernel:
        end = solve_path(start, tuple(ladder)).position
        return None if end.is_solved else end
    digits = standing(start.values, start.digit_cells)
    return finished(_on_by_sets(kernel, start, digits, _with_quads_where_open(_first_of, subtle)))


def stands(
    geometry: Geometry, values: Sequence[int], ladder: Sequence[Technique], pattern: Iterable[Candidate]
) -> bool:
    """Report whether singles and the *ladder* stop before they touch any candidate of a *pattern*.

    >>> [stands(board("4"), (1, 2, 0, 0) + (0,) * 12, (), [Candidate(4, value)]) for value in (3, 1)]
    [True, False]
    """
    places = list(pattern)
    return all(
        here.position and here.position.cell_digits[cell] >> value - 1 & 1
        for here in _reached(geometry, values, ladder, _first_of)
        for cell, value in places
    )


class _Reached(NamedTuple):
    """Where singles lead after *steps* (none: from the givens): what is *filled*, and the *position* if it is open.

    *is_plain*: PLAIN steps were taken like singles, and were needed.
    """

    steps: Sequence[Step]
    filled: Sequence[int]
    position: Position | None
    is_plain: bool = False


_Take: TypeAlias = Callable[[Position], Sequence[Step]]
_Taking: TypeAlias = Callable[[Sequence[Technique]], _Take]
_Climbing: TypeAlias = Task[_Reached, Position | None]
"""A climb step by step; it returns the position in which nothing helps, if there is one."""


def _first_of(ladder: Sequence[Technique]) -> _Take:
    """Return a function that finds the first step of a *ladder*, in a list."""
    return lambda position: [step] if (step := next_step(position, ladder)) else []


def _all_of_one(ladder: Sequence[Technique]) -> _Take:
    """Return a function that lists the steps of the first rung of a *ladder* that has any."""
    rungs = [[TECHNIQUES[kind] for kind in kinds_of(one.id)] for one in ladder]

    def take(position: Position) -> list[Step]:
        for rung in rungs:
            if found := [step for technique in rung for step in technique.find(position)]:
                return found
        return []

    return take


def _climbed(
    geometry: Geometry, values: Sequence[int], ladder: Sequence[Technique], taking: _Taking, *, every: bool = False
) -> Climb:
    done, subtle = Climb(), [technique for technique in ladder if technique.id not in SINGLES]
    all_reached = _by_singles(geometry, values, taking(subtle)) if every else _reached(geometry, values, ladder, taking)
    for here in all_reached:
        done.unsolved = where(not value for value in here.filled) & geometry.covered
        done.is_plain = done.is_plain or here.is_plain
        done.steps += here.steps
        done.stopped = here.position
    if not every and _has_plain(subtle):
        done.is_plain = done.is_plain or any(step.technique in PLAIN for step in done.steps)
        done.steps = [step for step in done.steps if step.technique not in PLAIN]
    return done


def _has_plain(ladder: Sequence[Technique]) -> bool:
    return {technique.id for technique in ladder}.issuperset(PLAIN)


def _reached(geometry: Geometry, values: Sequence[int], ladder: Sequence[Technique], taking: _Taking) -> _Climbing:
    subtle = [technique for technique in ladder if technique.id not in SINGLES]
    if geometry.is_classic and not subtle and (found := filled(tuple(values))):
        return _by_filling(found, geometry, values)
    kernel = sets() if geometry.is_classic and _has_plain(subtle) else None
    if not kernel:
        return _by_singles(geometry, values, taking(subtle))
    return _by_sets(kernel, geometry, values, _with_quads_where_open(taking, subtle))


def _with_quads_where_open(taking: _Taking, subtle: Sequence[Technique]) -> _Take:
    """Return a function that takes *subtle* steps where nothing PLAIN is left: quads only where there may be one."""
    quads = taking([technique for technique in subtle if technique.id not in PLAIN])
    others = taking([technique for technique in subtle if technique.id not in (*PLAIN, *QUADS)])
    return lambda position: (quads if may_have_quads(position) else others)(position)


def _by_singles(geometry: Geometry, values: Sequence[int], take: _Take) -> _Climbing:
    """Place singles where there are any, and take a step where there are none."""
    board, size = cover(geometry), geometry.value_count
    state, given, filled = board.start, 0, list(values)
    for cell, value in enumerate(values):
        if value:
            given |= 1 << cell
            state &= board.keep[board.top[cell * size + value - 1]]
    steps: Sequence[Step] = ()
    while True:
        trail: list[int] = []
        state, rest = settle(board, state, trail)
        for place in trail:
            cell, digit = divmod(board.candidate_at[place], size)
            filled[cell] = digit + 1
        position = None if rest <= SOLVED else _position(geometry, state, filled, given)
        yield _Reached(steps, filled, position)
        steps = take(position) if position else ()
        if not steps:
            return position
        for step in steps:
            for cell, value in step.eliminations:
                state &= ~board.own[cell * size + value - 1]
            for cell, value in step.placements:
                filled[cell] = value
                state &= board.keep[board.top[cell * size + value - 1]]


def _by_filling(found: Filled, geometry: Geometry, values: Sequence[int]) -> _Climbing:
    """Say where singles alone lead on the ordinary board, as was *found* in one call."""
    known = found.values, found.digit_cells, found.cell_digits
    position = Position(geometry, *known, where(values)) if 0 in found.values else None
    yield _Reached((), found.values, position)
    return position


def _by_sets(kernel: Settler, geometry: Geometry, values: Sequence[int], take: _Take) -> _Climbing:
    """Do the same on the ordinary board, taking everything PLAIN like singles."""
    start = Position(geometry, values, (), (), where(values))
    digits = standing(values, (geometry.all_cells & ~start.givens,) * geometry.value_count)
    return (yield from _on_by_sets(kernel, start, digits, take))


def _on_by_sets(kernel: Settler, start: Position, digits: Sequence[int], take: _Take) -> _Climbing:
    """Do so from a position on, given also as its *digits*, filled cells included."""
    geometry, given = start.geometry, start.givens
    steps: Sequence[Step] = ()
    while found := kernel.settle(digits):
        position = Position(geometry, *found[:3], given) if any(found.digit_cells) else None
        yield _Reached(steps, found.values, position, found.needed)
        steps = take(position) if position else ()
        if not steps:
            return position
        digits = standing(found.values, found.digit_cells)
        for step in steps:
            for cell, value in step.eliminations:
                digits[value - 1] &= ~(1 << cell)
            for cell, value in step.placements:
                digits = [cells & ~(1 << cell) for cells in digits]
                digits[value - 1] |= 1 << cell
    yield _Reached(steps, start.values, None)
    return None


def _position(geometry: Geometry, state: int, values: Sequence[int], given: int) -> Position:
    """Return the position of a state of the cover."""
    size = geometry.value_count
    width = size + 2
    numbered, full = cover(geometry).cells, geometry.all_digits
    cells = state & ((1 << width * len(numbered)) - 1)
    cell_digits, digit_cells = [0] * geometry.cell_count, [0] * size
    for place, cell in enumerate(numbered):
        if not values[cell]:
            mask = cell_digits[cell] = cells >> (width * place + 1) & full
            for digit in bits(mask):
                digit_cells[digit] |= 1 << cell
    return Position(geometry, tuple(values), tuple(digit_cells), tuple(cell_digits), given)
