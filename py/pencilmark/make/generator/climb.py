"""A quick climb of a ladder: all singles at once, then one subtle step, and so on.

The singles are placed by the integer arithmetic of `pencilmark.engine.cover`. Where singles come first in a ladder, the
subtle steps are those of the slow way (`pencilmark.human.logic.solve_path`), because what all singles together lead
to does not depend on their order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import bits
from pencilmark.board.model import Candidate, Position, Step
from pencilmark.board.task import Task, finished, retold
from pencilmark.engine.cover import cover
from pencilmark.engine.search import SOLVED, settle
from pencilmark.human.logic import next_step
from pencilmark.human.techniques import TECHNIQUES, Technique
from pencilmark.human.techniques.ladders import SINGLES, kinds_of


@dataclass(slots=True)
class Climb:
    """How far a ladder leads: *steps* are the subtle ones; *unsolved* the mask of the cells left empty."""

    steps: list[Step] = field(default_factory=list)
    unsolved: int = 0


def climb(geometry: Geometry, values: Sequence[int], ladder: Sequence[Technique]) -> Climb:
    """Solve by singles and the *ladder* (singles in it are passed over) until the end or until it does not help.

    >>> from pencilmark.board.boards import board
    >>> bits(climb(board("4"), (1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 0, 0, 0, 0), ()).unsolved)
    []
    """
    done = Climb()
    for step, unsolved in walk(geometry, values, ladder):
        done.unsolved = unsolved
        if step:
            done.steps.append(step)
    return done


def dash(geometry: Geometry, values: Sequence[int], ladder: Sequence[Technique]) -> Climb:
    """Climb in a hurry: take all steps that a technique offers at once, where the path takes the first.

    It ends where the path does, with rare exceptions, in less than half the time.

    >>> from pencilmark.board.boards import board
    >>> bits(dash(board("4"), (1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 0, 0, 0, 0), ()).unsolved)
    []
    """
    rungs = [[TECHNIQUES[kind] for kind in kinds_of(one.id)] for one in ladder if one.id not in SINGLES]
    done = Climb()
    for here in _reached(geometry, values, lambda position: _all_of_one(position, rungs)):
        done.unsolved = _unsolved(here.filled, geometry)
        done.steps += here.steps
    return done


def _all_of_one(position: Position, rungs: Sequence[Sequence[Technique]]) -> list[Step]:
    """List the steps of the first of the *rungs* that has any."""
    for rung in rungs:
        if found := [step for technique in rung for step in technique.find(position)]:
            return found
    return []


def stop(geometry: Geometry, values: Sequence[int], ladder: Sequence[Technique]) -> Position | None:
    """Return the position in which singles and the *ladder* no longer help; None if they solve the puzzle."""
    return finished(walk(geometry, values, ladder))


def walk(
    geometry: Geometry, values: Sequence[int], ladder: Sequence[Technique]
) -> Task[tuple[Step | None, int], Position | None]:
    """Yield the mask of unsolved cells where singles lead to, then each subtle step with the mask after it.

    Returns the position in which nothing helps, if there is one.
    """
    reached = _reached(geometry, values, _first_of(ladder))
    return (
        yield from retold(
            reached, lambda here: (here.steps[0] if here.steps else None, _unsolved(here.filled, geometry))
        )
    )


def stands(
    geometry: Geometry, values: Sequence[int], ladder: Sequence[Technique], pattern: Iterable[Candidate]
) -> bool:
    """Report whether singles and the *ladder* stop before they touch any candidate of a *pattern*.

    >>> from pencilmark.board.boards import board
    >>> [stands(board("4"), (1, 2, 0, 0) + (0,) * 12, (), [Candidate(4, value)]) for value in (3, 1)]
    [True, False]
    """
    board = cover(geometry)
    places = [(cell, board.own[cell * geometry.value_count + value - 1]) for cell, value in pattern]
    return all(
        not here.filled[cell] and here.state & own
        for here in _reached(geometry, values, _first_of(ladder))
        for cell, own in places
    )


class _Reached(NamedTuple):
    """A *state* of the cover that singles lead to after *steps* (none: from the givens), and what is *filled*."""

    steps: Sequence[Step]
    state: int
    filled: list[int]


def _first_of(ladder: Sequence[Technique]) -> Callable[[Position], Sequence[Step]]:
    """Return what finds the first step of a *ladder*, alone in a list."""
    subtle = [technique for technique in ladder if technique.id not in SINGLES]
    return lambda position: [step] if (step := next_step(position, subtle)) else []


def _reached(
    geometry: Geometry, values: Sequence[int], take: Callable[[Position], Sequence[Step]]
) -> Task[_Reached, Position | None]:
    """Yield what singles lead to, then what the steps that are *taken*, and singles, lead to."""
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
        yield _Reached(steps, state, filled)
        if rest <= SOLVED:
            return None
        position = _position(geometry, state, filled, given)
        steps = take(position)
        if not steps:
            return position
        for step in steps:
            for cell, value in step.eliminations:
                state &= ~board.own[cell * size + value - 1]
            for cell, value in step.placements:
                filled[cell] = value
                state &= board.keep[board.top[cell * size + value - 1]]


def _unsolved(filled: Sequence[int], geometry: Geometry) -> int:
    """Return the mask of the cells that are not *filled*."""
    return sum(1 << cell for cell, value in enumerate(filled) if not value) & geometry.covered


def _position(geometry: Geometry, state: int, values: Sequence[int], given: int) -> Position:
    """Turn a state of the cover into a position."""
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
