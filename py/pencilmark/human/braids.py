"""How long the proofs within trial and error must be: the ratings B, W, gB and gW, and the class BxB.

`pencilmark.human.techniques.refutations` says what braids and whips are. Braids of any length refute exactly what
T&E(1) does, so the shortest length that is enough rates what T&E(1) solves: the rating *B*; *W* is the same for whips,
*gB* and *gW* are those with groups. If a puzzle takes T&E(2), its class *BxB* has the least x such that trials in which
braids of length at most x refute candidates solve it.
(Denis Berthier, "Pattern-Based Constraint Satisfaction and Logic Puzzles" and "Hierarchical Classifications in
Constraint Satisfaction".)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from pencilmark.board.task import Slowly, finished
from pencilmark.engine.cover import Cover
from pencilmark.engine.search import DEAD, SOLVED, settle
from pencilmark.human.techniques.refutations import Refutations

LONGEST = 9
"""Longer braids are not sought: their number grows without bound, and no puzzle of T&E(2) is known to need them."""

State: TypeAlias = tuple[int, int]
"""The fields of a `Cover`, closed under singles, and what `settle` says is left of them."""


def rating(table: Cover, state: int, depth: int, braided: list[int], whips: bool) -> Slowly[int | None]:
    """Return B of a *state* that T&E(*depth* 1) solves (W with *whips*), the x of BxB for depth 2; None if unknown.

    *braided* gets what braids of each length leave. W comes after B, with the same list: no whip removes any of that.

    >>> from pencilmark.engine.cover import cover
    >>> puzzle = Puzzle(board("4"), (1, 2, 3, 4) + (0,) * 12)
    >>> finished(rating(cover(board("4")), cover(board("4")).load(puzzle)[0], 1, [], False)) is None  # many solutions
    True
    """
    if depth == 0:
        return 0
    if depth > 2 or (whips and depth == 2):
        return None
    left = settle(table, state, [])
    known: dict[int, int] = {}
    for longest in range(1, LONGEST + 1):
        if whips:
            left = yield from closed(table, left, longest, braided[min(longest, len(braided)) - 1])
        elif depth == 1:
            left = yield from closed(table, left, longest)
            braided.append(left[0])
        else:
            left = yield from _by_trials(table, left, longest, known)
        if left[1] == SOLVED:
            return longest
    return None


def grouped(table: Cover, state: int, braided: Sequence[int], fewest: int, most: int) -> Slowly[int]:
    """Return gB of a *state*, known to be at most *most*; or, if *fewest* is not 0, gW, which is at least that.

    *braided* is what braids of each length leave; braids with groups leave no more.

    >>> from pencilmark.engine.cover import cover
    >>> finished(grouped(cover(board("4")), cover(board("4")).start, [], 0, 1))
    1
    """
    left, whips = settle(table, state, []), 0 if fewest else None
    for longest in range(1, most if fewest < most else 0):
        if not fewest:
            left = settle(table, left[0] & braided[longest - 1], [])
        left = yield from closed(table, left, longest, whips, groups=True)
        if left[1] == SOLVED and longest >= fewest:
            return longest
    return most


def closed(
    table: Cover, left: State, longest: int | None, braided: int | None = None, groups: bool = False
) -> Slowly[State]:
    """Remove what braids of at most *longest* (None: any length) refute, the shortest first, until none refutes more.

    If what these leave is known (*braided*), whips have to remove as much. With *groups*, groups count as well.
    """
    length, stuck = None if longest is None else 1, braided or 0
    refutations = Refutations(table, left[0], groups)
    while left[1] not in (SOLVED, DEAD):
        before = left
        for place in _candidates(table, left[0]):
            if stuck >> place & 1 or not left[0] >> place & 1:
                continue
            if not groups and settle(table, left[0] & table.keep[place], [])[1] != DEAD:
                continue
            yield None
            if length is None or refutations.find(place, length, linked=braided is not None):
                left = _without(table, left[0], place)
                refutations = Refutations(table, left[0], groups)
        if left != before:
            length = length and 1
        elif length == longest:
            break
        elif length is not None:
            length += 1
    return left


def _by_trials(table: Cover, left: State, longest: int, known: dict[int, int]) -> Slowly[State]:
    """Remove each candidate whose trial, followed by braids of at most *longest*, fails, until none does.

    *known* keeps what was left of each trial, so that what shorter braids removed in it need not be found again.
    """
    before = None
    while left != before and left[1] != SOLVED:
        before = left
        for place in _candidates(table, left[0]):
            yield None
            if not left[0] >> place & 1:
                continue
            trial = settle(table, left[0] & table.keep[place] & known.get(place, -1), [])
            if finished(closed(table, trial, None))[1] == DEAD:
                known[place], rest = finished(closed(table, trial, longest))
                if rest == DEAD:
                    left = yield from closed(table, _without(table, left[0], place), longest)
    return left


def _without(table: Cover, state: int, place: int) -> State:
    return settle(table, state & ~table.own[table.candidate_at[place]], [])


def _candidates(table: Cover, state: int) -> Iterator[int]:
    """Yield a place for each candidate that is open in *state*."""
    size = table.geometry.value_count
    for cell, value in table.candidates(state):
        yield table.top[cell * size + value - 1]
