"""The exact engine: one board, one question, one budget; the answer is a value.

Several searches (*backends*) stand behind it. All give the same answers, though not in the same order: `wasm`
(`pencilmark.engine.kernel`, where WebAssembly runs), `python` (`pencilmark.engine.search`, always there) and `sat`
(`pencilmark.engine.sat`, for boards beyond 16 x 16, and for puzzles that stall our own search). *auto* takes the
fastest there is. What a seed determines is always found by the same search: with *rng* that is `python`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from pencilmark.board.dice import shuffled
from pencilmark.board.errors import InputError, WishError
from pencilmark.board.model import Puzzle
from pencilmark.board.task import FOREVER, Slowly, finished
from pencilmark.engine.answers import (
    Answer,
    BackendName,
    Budget,
    Check,
    Count,
    Solution,
    Stream,
    TrueCandidates,
    Uncovered,
)
from pencilmark.engine.answers import Timeout as Timeout
from pencilmark.engine.search import Search
from pencilmark.engine.slowly import count_slowly, taken, true_candidates_slowly
from pencilmark.engine.slowly import first_slowly as first_slowly
from pencilmark.engine.streams import OWN_SIZE as OWN_SIZE
from pencilmark.engine.streams import lifted
from pencilmark.engine.streams import needs_rules as needs_rules
from pencilmark.engine.streams import stream as stream

if TYPE_CHECKING:
    from random import Random

    from pencilmark.engine.trace import Event

PROOF, ENOUGH = 20_000, 100_000
"""Most nodes spent on showing that a given can go, and on looking for a smaller set."""


def solve(
    puzzle: Puzzle,
    *,
    limit: int = 2,
    budget: Budget = FOREVER,
    backend: BackendName = "auto",
    rng: Random | None = None,
) -> Answer:
    """Find up to *limit* solutions; with a limit of 1, still look for a second, to know whether there is one.

    Raises WishError for a limit below 1.

    >>> answer = solve(Puzzle(board("4"), (1, 2, 3, 4) + (0,) * 12), limit=1)
    >>> answer.status, len(answer.solutions), answer.ended
    ('multiple', 1, 'limit')
    """
    return _cut(finished(first_slowly(puzzle, looked_for(limit), budget=budget, backend=backend, rng=rng)), limit)


def _cut(answer: Answer, limit: int) -> Answer:
    if len(answer.solutions) <= limit:
        return answer
    return replace(answer, solutions=answer.solutions[:limit], ended="limit")


def first(
    puzzle: Puzzle, *, budget: Budget = FOREVER, backend: BackendName = "auto", rng: Random | None = None
) -> Answer:
    """Find a solution and look no further; the status is "timeout" if it may not be the only one."""
    return finished(first_slowly(puzzle, budget=budget, backend=backend, rng=rng))


def looked_for(limit: int) -> int:
    """Return how many solutions to look for if up to *limit* are wanted: at least two, to tell whether one is unique.

    Raises WishError for a limit below 1.
    """
    if limit < 1:
        raise WishError("bad-limit", found=limit)
    return max(limit, 2)


def uncover(puzzle: Puzzle, solution: Sequence[int], *, budget: Budget = FOREVER) -> Solution:
    """Return a *solution* with the regions or shades that a *puzzle* asks for: its own, or some that fit it.

    If none are found within the *budget*, it is returned unchanged.
    """
    if isinstance(solution, Uncovered):
        return solution
    found = first(replace(puzzle, givens=tuple(solution), placed=None, candidates=None), budget=budget).solutions
    return found[0] if found else tuple(solution)


def solutions(
    puzzle: Puzzle, *, budget: Budget = FOREVER, backend: BackendName = "auto", rng: Random | None = None
) -> Iterator[Solution]:
    """Yield every solution, lazily, each once. Raises Timeout when the budget is spent."""
    search, _ = stream(puzzle, backend=backend, rng=rng)
    for solution in search:
        if solution:
            yield solution
        if budget.is_spent(search.nodes):
            raise Timeout


def watched(puzzle: Puzzle, tell: Callable[[Event], None], rng: Random | None = None) -> Stream:
    """Open our own search, which calls *tell* with each of its events (see `pencilmark.engine.trace`).

    Raises BoardError on boards whose values begin with 0, which the texts of the events do not know.
    """
    puzzle.geometry.from_one("log")
    puzzle = lifted(puzzle)
    puzzle.geometry.in_digits("log")
    if not needs_rules(puzzle):
        return Search(puzzle, rng, tell)
    from pencilmark.engine.rule_search import RuleSearch

    return RuleSearch(puzzle, rng, tell)


def watch(
    puzzle: Puzzle,
    tell: Callable[[Event], None],
    *,
    limit: int = 2,
    budget: Budget = FOREVER,
    rng: Random | None = None,
) -> Answer:
    """Solve with our own search and call *tell* with each of its events; with *rng* it chooses at random.

    When *limit* is 1, the search for a second solution makes no events.
    """
    most, told = looked_for(limit), 0

    def tell_wanted(event: Event) -> None:
        nonlocal told
        if told < limit:
            tell(event)
        told += event.kind == "solution"

    return _cut(finished(taken(watched(puzzle, tell_wanted, rng), "python", most, budget)), limit)


def is_unique(puzzle: Puzzle, *, budget: Budget = FOREVER, backend: BackendName = "auto") -> bool:
    """Report whether *puzzle* has exactly one solution. Raises Timeout when the budget is spent."""
    status = solve(puzzle, budget=budget, backend=backend).status
    if status == "timeout":
        raise Timeout
    return status == "unique"


def only_solution(puzzle: Puzzle, *, budget: Budget = FOREVER, backend: BackendName = "auto") -> Solution:
    """Return the one solution of *puzzle*. Raises InputError if it is not found to have exactly one.

    >>> only_solution(Puzzle(board("4"), (1, 2, 3, 4) + (0,) * 12))
    Traceback (most recent call last):
    pencilmark.board.errors.InputError: expected a puzzle with exactly one solution
    """
    answer = solve(puzzle, budget=budget, backend=backend)
    if answer.status != "unique":
        raise InputError("not-unique")
    return answer.solutions[0]


def count(
    puzzle: Puzzle,
    *,
    maximum: int | None = None,
    budget: Budget = FOREVER,
    backend: BackendName = "auto",
    progress: Callable[[Count], None] | None = None,
) -> Count:
    """Count the solutions, up to *maximum*; call *progress* now and then with the count and its estimate.

    Raises WishError for a maximum below 1.
    """
    if maximum is not None:
        looked_for(maximum)
    task = count_slowly(puzzle, maximum=maximum, budget=budget, backend=backend)
    return finished(task, progress or (lambda now: None))


def true_candidates(puzzle: Puzzle, *, budget: Budget = FOREVER, backend: BackendName = "auto") -> TrueCandidates:
    """Find, for each cell, the values that it takes in some solution; all empty if there is none.

    Each search is for a solution that shows something new: a cell is restricted to values not seen there yet, so every
    solution found shows at least one more.
    """
    return finished(true_candidates_slowly(puzzle, budget=budget, backend=backend))


def without(puzzle: Puzzle, cells: int) -> Puzzle:
    """Return *puzzle* without the givens in *cells* (mask)."""
    givens = tuple(0 if cells >> cell & 1 else value for cell, value in enumerate(puzzle.givens))
    return replace(puzzle, givens=givens)


def redundant(puzzle: Puzzle, *, budget: Budget = FOREVER, backend: BackendName = "auto") -> tuple[int, ...]:
    """List the cells of the givens each of which could go by itself from a puzzle with one solution.

    Raises Timeout when the budget is spent.
    """
    found = []
    for cell, value in enumerate(puzzle.givens):
        if value and is_unique(without(puzzle, 1 << cell), budget=budget, backend=backend):
            found.append(cell)
    return tuple(found)


def conflict(
    puzzle: Puzzle, *, budget: Budget = FOREVER, backend: BackendName = "auto", tries: int = 8
) -> tuple[int, ...]:
    """Find a small set of givens of a contradictory puzzle that already contradict each other.

    Givens are dropped one after another while the rest still contradict each other, in several orders; the smallest set
    found is returned. None of its givens can be spared, unless showing that takes more than PROOF nodes: on a board
    with many rules two givens may contradict each other so deep down that they explain nothing. Raises Timeout if the
    budget is spent before the first order is finished.
    """
    return finished(conflict_slowly(puzzle, budget=budget, backend=backend, tries=tries))


def conflict_slowly(
    puzzle: Puzzle, *, budget: Budget = FOREVER, backend: BackendName = "auto", tries: int = 8
) -> Slowly[tuple[int, ...]]:
    """Do what `conflict` does, with a pause after each search."""
    pairs = puzzle.conflicts()
    if pairs:
        return pairs[0]
    from random import Random  # late: nothing else needs it

    clues = [cell for cell, value in enumerate(puzzle.givens) if value]
    best: tuple[int, ...] | None = None
    spent = 0
    for turn in range(tries):
        try:
            found, nodes = yield from _irreducible(puzzle, shuffled(Random(turn), clues), budget, backend)
        except Timeout:
            if best is None:
                raise
            break
        if best is None or len(found) < len(best):
            best = found
        spent += nodes
        if spent > ENOUGH:
            break
    return best or ()


def _irreducible(
    puzzle: Puzzle, order: list[int], budget: Budget, backend: BackendName
) -> Slowly[tuple[tuple[int, ...], int]]:
    """Drop givens in this *order*; return the cells of those that stay, and how many nodes that took."""
    spent = 0
    for cell in order:
        fewer = without(puzzle, 1 << cell)
        answer = first(fewer, budget=budget.capped(PROOF), backend=backend)
        yield None
        spent += answer.nodes
        if answer.ended == "budget" and budget.is_spent(answer.nodes):
            raise Timeout
        if answer.status == "none":
            puzzle = fewer
    return tuple(cell for cell, value in enumerate(puzzle.givens) if value), spent


def check(puzzle: Puzzle, *, budget: Budget = FOREVER, backend: BackendName = "auto") -> Check:
    """Report whether *puzzle* has one solution, whether it is minimal, and if not, which givens are at fault."""
    status = solve(puzzle, budget=budget, backend=backend).status
    try:
        if status == "none":
            return Check(False, False, False, conflicts=conflict(puzzle, budget=budget, backend=backend))
        if status == "unique":
            spare = redundant(puzzle, budget=budget, backend=backend)
            return Check(True, True, not spare, redundant=spare)
    except Timeout:
        return Check(status != "none", status == "unique", False, exact=False)
    return Check(status == "multiple", False, False, exact=status != "timeout")
