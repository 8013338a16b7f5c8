"""Questions that may take long, as tasks that pause and report how far they are; `pencilmark.engine` runs them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from pencilmark.board.model import Puzzle
from pencilmark.board.task import FOREVER, Progress, Slowly, Task, retold
from pencilmark.engine import sat
from pencilmark.engine.answers import (
    Answer,
    BackendName,
    Budget,
    Count,
    Ended,
    Solution,
    Stream,
    TrueCandidates,
    status_of,
)
from pencilmark.engine.count import Counting
from pencilmark.engine.kernel.memory import UNBOUNDED
from pencilmark.engine.kernels import shared_kernel
from pencilmark.engine.streams import goes_to_kernel, goes_to_sat, lifted, needs_rules, stream

if TYPE_CHECKING:
    from random import Random

COUNT_SLICE, QUICK = 10_000, 200_000
ALIKE = 64
"""Solutions taken from one search for the values they show; further neighbours would show few more."""


def first_slowly(
    puzzle: Puzzle, most: int = 1, *, budget: Budget = FOREVER, backend: BackendName = "auto", rng: Random | None = None
) -> Slowly[Answer]:
    """Find up to *most* solutions and look no further; the status is "timeout" if there may be others."""
    search, name = stream(puzzle, backend=backend, rng=rng)
    return taken(search, name, most, budget)


def taken(search: Stream, name: str, most: int, budget: Budget) -> Slowly[Answer]:
    """Take up to *most* solutions from a *search* of the backend *name*."""
    found: list[Solution] = []
    ended: Ended = "all"
    for solution in search:
        if solution:
            found.append(solution)
        if len(found) >= most:
            ended = "limit"
            break
        if budget.is_spent(search.nodes):
            ended = "budget"
            break
        if not solution:
            yield None
    return Answer(status_of(len(found), ended == "all"), tuple(found), search.nodes, name, ended)


def count_slowly(
    puzzle: Puzzle, *, maximum: int | None = None, budget: Budget = FOREVER, backend: BackendName = "auto"
) -> Task[Count, Count]:
    """Count the solutions, up to *maximum*; report the count so far, with its estimate."""
    puzzle = lifted(puzzle)
    if needs_rules(puzzle):
        return (yield from _streamed(stream(puzzle, backend=backend)[0], maximum, budget))
    if goes_to_sat(puzzle, backend):
        return (yield from _streamed(sat.SatSearch(puzzle), maximum, budget))
    quick = (yield from _quickly(puzzle, maximum, budget, backend)) if goes_to_kernel(puzzle, backend) else None
    return quick or (yield from _remembering(puzzle, maximum, budget))


def _now(found: int, share: float) -> Count:
    """Return what is known once a *share* of the search is done."""
    return Count(found, False, found / share if share else None)


def _remembering(puzzle: Puzzle, maximum: int | None, budget: Budget) -> Task[Count, Count]:
    """Count, remembering states so that equal ones are counted once."""
    counting = Counting(puzzle)
    for _ in counting:
        now = _now(counting.count, counting.share)
        if maximum is not None and now.count > maximum:
            return replace(now, count=maximum)
        if budget.is_spent(counting.nodes):
            return now
        yield now
    if maximum is not None and counting.count > maximum:
        return Count(maximum, False)
    return Count(counting.count, True, float(counting.count))


def _quickly(puzzle: Puzzle, maximum: int | None, budget: Budget, backend: BackendName) -> Task[Count, Count | None]:
    """Count in the kernel; *auto* gives up after QUICK nodes, since a count that remembers states is faster then."""
    search = shared_kernel(puzzle.geometry).search(puzzle)
    while not search.done:
        limit = UNBOUNDED if maximum is None else min(maximum + 1 - search.found, UNBOUNDED)
        search.advance(limit, COUNT_SLICE, keep=0)
        if maximum is not None and search.found > maximum:
            return Count(maximum, False)
        if budget.is_spent(search.nodes):
            return Count(search.found, False)
        if backend == "auto" and search.nodes > QUICK:
            return None
        yield Count(search.found, False)
    return Count(search.found, True, float(search.found))


def _streamed(search: Stream, maximum: int | None, budget: Budget) -> Task[Count, Count]:
    found = 0
    for solution in search:
        if solution and found == maximum:
            return Count(found, False)
        found += solution is not None
        if budget.is_spent(search.nodes):
            return Count(found, False)
        if not solution:
            yield _now(found, search.share)
    return Count(found, True, float(found))


def true_candidates_slowly(
    puzzle: Puzzle, *, budget: Budget = FOREVER, backend: BackendName = "auto"
) -> Task[Progress, TrueCandidates]:
    """Do what `pencilmark.engine.true_candidates` does, and report the share of cells done."""
    puzzle = lifted(puzzle)
    if goes_to_sat(puzzle, backend):
        return sat.true_candidates(puzzle, budget)
    geometry = puzzle.geometry
    seen = [0] * geometry.cell_count
    first = yield from _seen(puzzle, seen, ALIKE, budget, backend)
    if first is None or first < ALIKE:
        return TrueCandidates(tuple(seen), first is not None)
    open_masks = puzzle.candidates or (geometry.all_digits,) * geometry.cell_count
    for cell, value in enumerate(puzzle.values):
        while not value and not geometry.holes >> cell & 1:
            marks = list(open_masks)
            marks[cell] &= ~seen[cell]
            if not marks[cell]:
                break
            found = yield from _seen(replace(puzzle, candidates=tuple(marks)), seen, 1, budget, backend)
            if found is None:
                return TrueCandidates(tuple(seen), False)
            if not found:
                break
        yield Progress((cell + 1) / geometry.cell_count)
    return TrueCandidates(tuple(seen))


def _seen(
    puzzle: Puzzle, seen: list[int], limit: int, budget: Budget, backend: BackendName
) -> Task[Progress, int | None]:
    """Note in *seen* what up to *limit* solutions show; return their number, or None if the budget ran out."""
    answer = yield from retold(first_slowly(puzzle, limit, budget=budget, backend=backend), lambda told: Progress())
    for solution in answer.solutions:
        for cell, value in enumerate(solution):
            seen[cell] |= 1 << value >> 1  # nothing for a hole, whose value is 0
    return None if answer.ended == "budget" else len(answer.solutions)


def agreed(solutions: Iterable[Solution]) -> Solution:
    """Return the values on which all *solutions* agree, 0 in the other cells.

    >>> agreed([(1, 2, 3), (1, 3, 2)])
    (1, 0, 0)
    """
    return tuple(values[0] if len(set(values)) == 1 else 0 for values in zip(*solutions, strict=True))
