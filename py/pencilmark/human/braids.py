"""How long the proofs within trial and error are: the rating B and the class BxB.

A *braid* refutes a candidate: suppose it is placed, place singles that then stand alone, one after another, and some
choice is left without an alternative. Its *length* counts these singles and that choice. Braids of any length refute
just what T&E(1) does, so the shortest that are enough rate what T&E(1) solves: the rating *B*. Where it takes T&E(2),
the class *BxB* has the least x such that trials in which braids of at most x refute candidates solve the puzzle.
(Denis Berthier, "Pattern-Based Constraint Satisfaction and Logic Puzzles" and "Hierarchical Classifications in
Constraint Satisfaction".)
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from pencilmark.board.task import Slowly
from pencilmark.engine.cover import Cover
from pencilmark.engine.search import DEAD, SOLVED, settle

LONGEST = 9
"""Longer braids are not sought: their number grows without bound, and no puzzle of T&E(2) is known to need them."""

State: TypeAlias = tuple[int, int]
"""The fields of a `Cover`, closed under singles, and what `settle` says is left of them."""


def rating(table: Cover, state: int, depth: int) -> Slowly[int | None]:
    """Return B for a *state* that T&E(*depth* 1) solves, the x of BxB for depth 2; None where that is unknown.

    >>> from pencilmark.engine.cover import cover
    >>> puzzle = Puzzle(board("4"), (1, 2, 3, 4) + (0,) * 12)
    >>> finished(rating(cover(board("4")), cover(board("4")).load(puzzle)[0], 1)) is None  # many solutions
    True
    """
    if depth == 0:
        return 0
    if depth > 2:
        return None
    left = settle(table, state, [])
    refuted = _by_braids if depth == 1 else _by_trials
    known: dict[int, int] = {}
    for longest in range(1, LONGEST + 1):
        left = yield from refuted(table, left, longest, known)
        if left[1] == SOLVED:
            return longest
    return None


def refutes(table: Cover, state: int, place: int, longest: int) -> bool:
    """Return whether a braid of at most *longest* refutes the candidate at *place* of a *state* without singles."""
    return _contradicts(table, state & table.keep[place], longest - 1, 0)


def _contradicts(table: Cover, state: int, more: int, passed: int) -> bool:
    """Return whether placing at most *more* singles, none that has *passed* (mask), leaves a choice no alternative.

    Singles stay singles, so their order is free: what was placed without contradiction need not be placed by siblings.
    """
    open_flags = state & table.flags
    low = (state & table.units) << 1
    fewer = state - low
    if fewer & table.flags != open_flags:
        return True
    if not more:
        return False
    singles = open_flags & ~((state & fewer) - low)
    while singles:
        place = (state & table.alternatives[singles.bit_length() - 1]).bit_length() - 1
        kept, own = table.keep[place], table.own[table.candidate_at[place]]
        singles &= kept
        if not own & passed:
            if _contradicts(table, state & kept, more - 1, passed):
                return True
            passed |= own
    return False


def closed(table: Cover, left: State, longest: int | None) -> State:
    """Remove all that braids of at most *longest* (None: any length) refute, by the shortest first, until none does."""
    length = None if longest is None else 1
    while left[1] not in (SOLVED, DEAD):
        before = left
        for place in _candidates(table, left[0]):
            if left[0] >> place & 1 and _is_refuted(table, left[0], place, length):
                left = _without(table, left[0], place)
        if left != before:
            length = length and 1
        elif length == longest:
            break
        elif length is not None:
            length += 1
    return left


def _is_refuted(table: Cover, state: int, place: int, longest: int | None) -> bool:
    """Return whether singles refute a candidate, by a braid of at most *longest* (None: of any length)."""
    if settle(table, state & table.keep[place], [])[1] != DEAD:
        return False
    return longest is None or refutes(table, state, place, longest)


def _by_braids(table: Cover, left: State, longest: int, _: dict[int, int]) -> Slowly[State]:
    yield None
    return closed(table, left, longest)


def _by_trials(table: Cover, left: State, longest: int, known: dict[int, int]) -> Slowly[State]:
    """Remove each candidate whose trial, followed by braids of at most *longest*, fails, until none does.

    *known* holds what was left of each trial, so that what shorter braids removed in it need not be found again.
    """
    before = None
    while left != before and left[1] != SOLVED:
        before = left
        for place in _candidates(table, left[0]):
            yield None
            if not left[0] >> place & 1:
                continue
            trial = settle(table, left[0] & table.keep[place] & known.get(place, -1), [])
            if closed(table, trial, None)[1] == DEAD:
                known[place], rest = closed(table, trial, longest)
                if rest == DEAD:
                    left = closed(table, _without(table, left[0], place), longest)
    return left


def _without(table: Cover, state: int, place: int) -> State:
    return settle(table, state & ~table.own[table.candidate_at[place]], [])


def _candidates(table: Cover, state: int) -> Iterator[int]:
    """Yield a place for each candidate that is open in *state*."""
    size = table.geometry.value_count
    for cell, value in table.candidates(state):
        yield table.top[cell * size + value - 1]
