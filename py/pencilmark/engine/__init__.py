"""The exact engine: one board, one question, one budget; the answer is a value.

Behind it stand several searches (*backends*), all of which give the same answers, if not in the same order:
`wasm` (`pencilmark.engine.kernel`, where WebAssembly runs), `python` (`pencilmark.engine.search`, always there) and
`sat` (`pencilmark.engine.sat`, for boards beyond 16 x 16, and for those that make our own search stumble). *auto*
takes the fastest there is. What a seed determines is always found by the same search: with *rng* that is `python`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

from pencilmark.board.dice import shuffled
from pencilmark.board.errors import Unavailable
from pencilmark.board.geometry import bits
from pencilmark.board.model import Puzzle
from pencilmark.board.task import FOREVER, Slowly, finished
from pencilmark.engine import kernel, sat
from pencilmark.engine.answers import (
    Answer,
    BackendName,
    Budget,
    Check,
    Count,
    Solution,
    Status,
    Stream,
    TrueCandidates,
)
from pencilmark.engine.answers import Timeout as Timeout
from pencilmark.engine.count import Counting
from pencilmark.engine.relations import driver as relations
from pencilmark.engine.relations.sat import RelationSat
from pencilmark.engine.relations.turns import Turns
from pencilmark.engine.rule_search import RuleSearch
from pencilmark.engine.search import Search
from pencilmark.engine.trace import Event
from pencilmark.rules.lifted import on_board

OWN_SIZE = 16
COUNT_SLICE, QUICK = 10_000, 200_000
UNBOUNDED = 2**32 - 1
STUMBLE = {"python": 800_000, "wasm": 2_000_000}  # cells looked at: a tenth of a second of either
PROOF, ENOUGH = 20_000, 100_000
"""Nodes that it may take to show that a clue can be spared, and those after which no smaller set is looked for."""


class _Relay:
    """Our *own* search, until it looked at *patience* nodes without a solution; then CaDiCaL goes on."""

    def __init__(self, puzzle: Puzzle, own: Stream, patience: int) -> None:
        self.puzzle, self.own, self.patience = puzzle, own, patience
        self.nodes = 0
        self.share = 0.0

    def __iter__(self) -> Iterator[Solution | None]:
        own, found = self.own, set[Solution]()
        last = 0
        for solution in own:
            self.nodes, self.share = own.nodes, own.share
            if solution:
                found.add(solution)
                last = self.nodes
            elif self.nodes - last > self.patience and len(found) < self.patience:
                break
            yield solution
        else:
            self.nodes, self.share = own.nodes, own.share
            return
        other = sat.SatSearch(self.puzzle)
        for solution in other:
            self.nodes = own.nodes + other.nodes
            if solution not in found:
                yield solution
        self.share = 1.0


def needs_rules(puzzle: Puzzle) -> bool:
    """Report whether *puzzle* has rules, or a board that only the search with rules knows."""
    return bool(puzzle.rules) or puzzle.geometry.value_count != puzzle.geometry.size


def stream(puzzle: Puzzle, *, backend: BackendName = "auto", rng: Random | None = None) -> tuple[Stream, str]:
    """Open a search for the solutions of *puzzle* and name the backend that runs it.

    Raises Unavailable when the *backend* asked for is not there.
    """
    puzzle = on_board(puzzle, marks=not rng and backend != "python")
    if needs_rules(puzzle):
        return _with_rules(puzzle, backend, rng)
    fast = not rng and _goes_to_kernel(puzzle, backend)
    if not fast and _goes_to_sat(puzzle, backend):
        return sat.SatSearch(puzzle, rng), "sat"
    name = "wasm" if fast else "python"
    own: Stream = kernel.shared_kernel(puzzle.geometry).search(puzzle) if fast else Search(puzzle, rng)
    if backend == "auto" and puzzle.geometry.size > 9 and not rng and sat.is_available():
        return _Relay(puzzle, own, STUMBLE[name] // puzzle.geometry.cell_count), name
    return own, name


def _with_rules(puzzle: Puzzle, backend: BackendName, rng: Random | None) -> tuple[Stream, str]:
    """Open a search for a puzzle with rules: compiled where that can be; *auto* lets CaDiCaL help where it stumbles."""
    if backend == "sat":
        return RelationSat(puzzle), "sat"
    if backend == "wasm" or (backend == "auto" and not rng):
        try:
            if found := relations.compiled(puzzle):
                if backend == "wasm" or (not found.tests and not sat.is_available()):
                    return found, "wasm"
                other = (lambda: RuleSearch(puzzle)) if found.tests else (lambda: RelationSat(puzzle))
                return Turns(found, other), "wasm"
        except Unavailable:
            if backend == "wasm":
                raise
    return RuleSearch(puzzle, rng), "python"


def _goes_to_kernel(puzzle: Puzzle, backend: BackendName) -> bool:
    wished = backend == "wasm" or (backend == "auto" and kernel.is_available(puzzle.geometry))
    return wished and not needs_rules(puzzle)


def _goes_to_sat(puzzle: Puzzle, backend: BackendName) -> bool:
    large = puzzle.geometry.size > OWN_SIZE
    wished = backend == "sat" or (backend == "auto" and large and sat.is_available())
    return wished and not needs_rules(puzzle)


def solve(
    puzzle: Puzzle,
    *,
    limit: int = 2,
    budget: Budget = FOREVER,
    backend: BackendName = "auto",
    rng: Random | None = None,
) -> Answer:
    """Find up to *limit* solutions.

    >>> from pencilmark.board.boards import board
    >>> solve(Puzzle(board("4"), (1, 2, 3, 4) + (0,) * 12)).status
    'multiple'
    """
    search, name = stream(puzzle, backend=backend, rng=rng)
    return _take(search, name, limit, budget)


def _take(search: Stream, name: str, limit: int, budget: Budget) -> Answer:
    found: list[Solution] = []
    late = False
    for solution in search:
        if solution:
            found.append(solution)
        if len(found) >= limit:
            break
        if budget.is_spent(search.nodes):
            late = True
            break
    return Answer(_status(len(found), late), tuple(found), search.nodes, name)


def _status(found: int, late: bool) -> Status:
    """Name the answer after the number of solutions *found*, *late* when the search did not come to its end."""
    if found > 1:
        return "multiple"
    return "timeout" if late else "unique" if found else "none"


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


def each_solution(
    puzzle: Puzzle,
    tell: Callable[[Solution], object],
    *,
    maximum: int | None = None,
    budget: Budget = FOREVER,
    backend: BackendName = "auto",
) -> int:
    """Call *tell* with each solution until it returns a true value or *maximum* is reached; count the calls."""
    calls = 0
    for solution in solutions(puzzle, budget=budget, backend=backend):
        calls += 1
        if tell(solution) or calls == maximum:
            break
    return calls


def watch(puzzle: Puzzle, tell: Callable[[Event], None], *, limit: int = 2, budget: Budget = FOREVER) -> Answer:
    """Solve with our own search and hand each of its events to *tell* (see `pencilmark.engine.trace`)."""
    puzzle = on_board(puzzle)
    search = RuleSearch(puzzle, watch=tell) if needs_rules(puzzle) else Search(puzzle, watch=tell)
    return _take(search, "python", limit, budget)


def is_unique(puzzle: Puzzle, *, budget: Budget = FOREVER, backend: BackendName = "auto") -> bool:
    """Report whether *puzzle* has exactly one solution. Raises Timeout when the budget is spent."""
    status = solve(puzzle, limit=2, budget=budget, backend=backend).status
    if status == "timeout":
        raise Timeout
    return status == "unique"


def count(
    puzzle: Puzzle,
    *,
    maximum: int | None = None,
    budget: Budget = FOREVER,
    backend: BackendName = "auto",
    progress: Callable[[Count], None] | None = None,
) -> Count:
    """Count the solutions, up to *maximum*; *progress* is told the count and its estimate now and then."""
    puzzle = on_board(puzzle)
    if needs_rules(puzzle):
        return _count_stream(stream(puzzle, backend=backend)[0], maximum, budget)
    if _goes_to_sat(puzzle, backend):
        return _count_stream(sat.SatSearch(puzzle), maximum, budget)
    quick = _count_quickly(puzzle, maximum, budget, backend) if _goes_to_kernel(puzzle, backend) else None
    if quick:
        return quick
    counting = Counting(puzzle)
    for _ in counting:
        now = Count(counting.count, False, counting.count / counting.share if counting.share else None)
        if maximum is not None and now.count >= maximum:
            return replace(now, count=maximum)
        if budget.is_spent(counting.nodes):
            return now
        if progress:
            progress(now)
    if maximum is not None and counting.count > maximum:
        return Count(maximum, False)
    return Count(counting.count, True, float(counting.count))


def _count_quickly(puzzle: Puzzle, maximum: int | None, budget: Budget, backend: BackendName) -> Count | None:
    """Count in the kernel; *auto* gives up after QUICK nodes: then a count that remembers states is faster."""
    search, found = kernel.shared_kernel(puzzle.geometry).search(puzzle), 0
    while not search.done:
        found += search.advance(UNBOUNDED if maximum is None else maximum + 1 - found, COUNT_SLICE, keep=0).found
        if maximum is not None and found > maximum:
            return Count(maximum, False)
        if budget.is_spent(search.nodes):
            return Count(found, False)
        if backend == "auto" and search.nodes > QUICK:
            return None
    return Count(found, True, float(found))


def _count_stream(search: Stream, maximum: int | None, budget: Budget) -> Count:
    found = 0
    for solution in search:
        if solution and found == maximum:
            return Count(found, False)
        found += solution is not None
        if budget.is_spent(search.nodes):
            return Count(found, False)
    return Count(found, True, float(found))


def true_candidates(puzzle: Puzzle, *, budget: Budget = FOREVER, backend: BackendName = "auto") -> TrueCandidates:
    """Find, for each cell, the values that it takes in some solution; all empty when there is none.

    Each search is for a solution that shows a value not seen before: the cell is restricted to
    those, so that every solution found shows at least one more.
    """
    puzzle = on_board(puzzle)
    if _goes_to_sat(puzzle, backend):
        return sat.true_candidates(puzzle, budget)
    geometry = puzzle.geometry
    seen = [0] * geometry.cell_count
    first = solve(puzzle, limit=2, budget=budget, backend=backend)
    _see(seen, first.solutions)
    if first.status != "multiple":
        return TrueCandidates(tuple(seen), first.status != "timeout")
    open_masks = puzzle.candidates or (geometry.all_digits,) * geometry.cell_count
    for cell, value in enumerate(puzzle.values):
        while not value:
            marks = list(open_masks)
            marks[cell] &= ~seen[cell]
            if not marks[cell]:
                break
            answer = solve(replace(puzzle, candidates=tuple(marks)), limit=1, budget=budget, backend=backend)
            _see(seen, answer.solutions)
            if answer.status == "timeout":
                return TrueCandidates(tuple(seen), False)
            if answer.status == "none":
                break
    return TrueCandidates(tuple(seen))


def _see(seen: list[int], found: tuple[Solution, ...]) -> None:
    for solution in found:
        for cell, value in enumerate(solution):
            seen[cell] |= 1 << (value - 1)


def without(puzzle: Puzzle, cells: int) -> Puzzle:
    """Return *puzzle* without the clues in *cells* (mask)."""
    givens = tuple(0 if cells >> cell & 1 else value for cell, value in enumerate(puzzle.givens))
    return replace(puzzle, givens=givens)


def redundant(puzzle: Puzzle, *, budget: Budget = FOREVER, backend: BackendName = "auto") -> tuple[int, ...]:
    """List the cells of the clues that could go, each alone, from a puzzle with one solution.

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
    """Find a small set of clues of a contradictory puzzle that contradict already.

    Clues are dropped one after the other while the rest still contradicts, in several orders; the smallest set
    found is returned. None of it can be spared, unless it takes more than PROOF nodes to show that: two clues of a
    board with many rules may contradict each other so deep down that they explain nothing. Raises Timeout when the
    budget is spent before the first order is through.
    """
    return finished(conflict_slowly(puzzle, budget=budget, backend=backend, tries=tries))


def conflict_slowly(
    puzzle: Puzzle, *, budget: Budget = FOREVER, backend: BackendName = "auto", tries: int = 8
) -> Slowly[tuple[int, ...]]:
    """Do as `conflict` does, with a pause after each search."""
    pairs = puzzle.conflicts()
    if pairs:
        return pairs[0]
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
    """Drop clues in this *order*; return the cells of those that stay, and how many nodes that took."""
    spent = 0
    for cell in order:
        fewer = without(puzzle, 1 << cell)
        answer = solve(fewer, limit=1, budget=budget.capped(PROOF), backend=backend)
        yield None
        spent += answer.nodes
        if answer.status == "timeout" and budget.is_spent(answer.nodes):
            raise Timeout
        if answer.status == "none":
            puzzle = fewer
    return tuple(cell for cell, value in enumerate(puzzle.givens) if value), spent


def check(puzzle: Puzzle, *, budget: Budget = FOREVER, backend: BackendName = "auto") -> Check:
    """Report whether *puzzle* has one solution, whether it is minimal, and which clues are at fault if not."""
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


def candidate_values(mask: int) -> list[int]:
    """List the values of a mask of candidates.

    >>> candidate_values(0b101)
    [1, 3]
    """
    return [digit + 1 for digit in bits(mask)]
