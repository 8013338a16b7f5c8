"""The guard: a step that strikes something true is left out and logged, and the search goes on.

A position may know its *truth*, the candidates that hold in a solution (`pencilmark.human.guarded` finds them). Every
step that people see, or that a rating counts, is checked: those of techniques by `true_steps`, those of HoDoKu's path
and Sukaku Explainer's by `admits`. This costs a mask for each step, and no finder needs to know about it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache

from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import mask_of
from pencilmark.board.model import Position, Step
from pencilmark.board.notation import step_text
from pencilmark.board.speech import say

LOG = "pencilmark.guard"
_HEARERS: list[list[Step]] = []


@lru_cache(maxsize=32)
def _column(count: int, values: int) -> int:
    """Return the mask of the candidates of cell 0."""
    return mask_of(digit * count for digit in range(values))


def struck(geometry: Geometry, step: Step) -> int:
    """Return the candidates (bit = digit index * cells + cell) that a *step* says are false.

    >>> from pencilmark.board.model import Candidate
    >>> [struck(board("1"), Step("x", *what)) for what in [((Candidate(0, 1),),), ((), (Candidate(0, 1),))]]
    [0, 1]
    """
    count, found = geometry.cell_count, 0
    for cell, value in step.eliminations:
        found |= 1 << (value - 1) * count + cell
    for cell, value in step.placements:
        found |= _column(count, geometry.value_count) << cell & ~(1 << (value - 1) * count + cell)
    return found


def is_of_several(truth: int, geometry: Geometry) -> bool:
    """Report whether the *truth* is that of several solutions."""
    return truth.bit_count() > geometry.cell_count


def admits(truth: int, geometry: Geometry, step: Step, is_proof: bool = True) -> bool:
    """Report whether a *step* leaves all of the *truth* (0 if nothing is known); one that does not is logged.

    If there are several solutions, a step that assumes a single one (not *is_proof*) passes: it was asked for.
    """
    if not truth or not struck(geometry, step) & truth:
        return True
    if not is_proof and is_of_several(truth, geometry):
        return True
    for hearer in _HEARERS:
        hearer.append(step)
    _log(say("guard-false", technique=step.technique, result=step_text(step, "", geometry)))
    return False


@lru_cache(maxsize=256)
def _log(told: str) -> None:
    """Log a message once: a search that goes on may meet the same step again and again."""
    import logging  # late: needed only if something is wrong

    logging.getLogger(LOG).error("%s", told)


def holds(position: Position, step: Step, is_proof: bool = True) -> bool:
    """Report whether a *step* agrees with what the *position* knows to be true, as `admits` does."""
    return admits(position.truth, position.geometry, step, is_proof)


def true_steps(position: Position, steps: Iterable[Step | None], is_proof: bool = True) -> Iterator[Step | None]:
    """Pass on the *steps* that hold in a *position*, and the pauses between them."""
    for step in steps:
        if step is None or holds(position, step, is_proof):
            yield step


@contextmanager
def watching() -> Iterator[list[Step]]:
    """Collect the steps that are left out while the block runs."""
    found: list[Step] = []
    _HEARERS.append(found)
    try:
        yield found
    finally:
        _HEARERS[:] = [one for one in _HEARERS if one is not found]  # this one, not an equal one
