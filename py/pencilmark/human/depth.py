"""How deep a puzzle is, apart from any list of techniques: singles, trial and error, braids, backdoors.

Singles here are naked and hidden ones. *T&E(0)* is solving by singles. T&E(n) removes every candidate that T&E(n - 1)
leads to a contradiction, again and again; the *depth* of a puzzle is the least n that solves it (Denis Berthier,
"Pattern-Based Constraint Satisfaction and Logic Puzzles"). A *backdoor* is a set of cells whose digits, once known,
leave nothing but singles. `pencilmark.human.braids` says how long the braids or whips within trials must be.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace
from itertools import combinations

from pencilmark.board.frozen import dataclass
from pencilmark.board.model import Puzzle
from pencilmark.board.task import FOREVER, Budget, Running
from pencilmark.engine.cover import Cover, cover
from pencilmark.engine.search import DEAD, SOLVED, settle
from pencilmark.human.braids import grouped, rating

DEEPEST = 3
"""No puzzle of 9 x 9 cells is known that needs more."""
LARGEST = 2
"""Backdoors of more cells are not looked for."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How deep a puzzle is; None where a search was given up.

    *singles* counts the empty cells that singles fill, *trial* is the depth of trial and error. *backdoors* are the
    smallest sets of cells that are backdoors: only () if singles solve the puzzle, none if all are larger than LARGEST.
    *braids* is the length of the longest braid that trials need: the rating B for depth 1, the x of the class BxB for
    depth 2; *whips* is the rating W, *g_braids* and *g_whips* are the ratings gB and gW. None if unknown, above
    `braids.LONGEST`, or not defined.
    """

    singles: int
    trial: int | None = None
    backdoors: tuple[tuple[int, ...], ...] | None = None
    braids: int | None = None
    whips: int | None = None
    g_braids: int | None = None
    g_whips: int | None = None

    @property
    def braid_class(self) -> str:
        """Name the classes by braids and by whips, those with groups last; "" if they are not known.

        >>> Depth(12, trial=1, braids=4, whips=5, g_braids=4, g_whips=4).braid_class
        'B4, W5, gB4, gW4'
        >>> Depth(3, trial=2, braids=6).braid_class
        'B6B'
        """
        if self.trial == 2 and self.braids is not None:
            return f"B{self.braids}B"
        named = {"B": self.braids, "W": self.whips, "gB": self.g_braids, "gW": self.g_whips}
        return ", ".join(f"{name}{length}" for name, length in named.items() if length is not None)


def measure(puzzle: Puzzle, solution: Sequence[int], budget: Budget = FOREVER) -> Depth:
    """Measure *puzzle*, whose only *solution* is known, as far as the *budget* goes.

    >>> line = "...........54831...4.....8.5..8.4..396.....41.8..3..5...16.94..42.3.1.95..9...7.."
    >>> puzzle = Puzzle(board("9"), tuple(int(c.replace(".", "0")) for c in line))
    >>> from pencilmark import engine
    >>> measure(puzzle, engine.solve(puzzle).solutions[0])
    Depth(singles=51, trial=0, backdoors=((),), braids=0, whips=0, g_braids=0, g_whips=0)
    """
    latest = Depth(0)
    for known in work(puzzle, solution):
        latest = known
        if budget.is_spent():
            break
    return latest


def work(puzzle: Puzzle, solution: Sequence[int]) -> Generator[Depth, None, None]:
    """Measure little by little: yield what is known so far, often, and at last the whole; for puzzles without rules."""
    table = cover(puzzle.geometry)
    loaded = table.load(puzzle)
    if loaded is None:
        return
    state, trail = loaded
    given = len(trail)
    settled, rest = settle(table, state, trail)
    found = Depth(len(trail) - given)
    yield found
    backdoors = _backdoors(table, settled, solution, rest)
    for doors in backdoors:
        if doors is not None:
            found = replace(found, backdoors=doors)
        yield found
    for depth in range(DEEPEST + 1):
        for done in _trial(table, state, depth):
            if done is not None and done[1] == SOLVED:
                yield from _classed(table, state, replace(found, trial=depth))
                return
            yield found


def _classed(table: Cover, state: int, found: Depth) -> Generator[Depth, None, None]:
    """Find the braids and whips that are needed: yield what is *found* so far, and at last the whole."""
    yield found
    braided: list[int] = []
    for whips in (False, True):
        search = Running(rating(table, state, found.trial or 0, braided, whips))
        for _ in search:
            yield found
        found = replace(found, whips=search.result) if whips else replace(found, braids=search.result)
        yield found
        if search.result is None:  # whips are braids: they cannot do it either
            return
    for whips, known in ((False, found.braids or 0), (True, found.whips or 0)):
        with_groups = Running(grouped(table, state, braided, found.g_braids or 0, known))
        for _ in with_groups:
            yield found
        least = with_groups.result
        found = replace(found, g_whips=least) if whips else replace(found, g_braids=least)
        yield found


def _trial(table: Cover, state: int, depth: int) -> Generator[tuple[int, int] | None, None, None]:
    """Apply T&E of a *depth* to *state*: yield None now and then, and at last the new state and what is left of it."""
    state, rest = settle(table, state, [])
    if depth == 0 or rest in (SOLVED, DEAD):
        yield state, rest
        return
    changed = True
    while changed and rest not in (SOLVED, DEAD):
        changed = False
        for cell, value in table.candidates(state):
            number = cell * table.geometry.value_count + value - 1
            if rest in (SOLVED, DEAD) or not state >> table.top[number] & 1:
                continue
            dead = False
            for done in _trial(table, state & table.keep[table.top[number]], depth - 1):
                dead = done is not None and done[1] == DEAD
                if depth > 1:
                    yield None
            if dead:
                state, rest = settle(table, state & ~table.own[number], [])
                changed = True
        yield None
    yield state, rest


def _backdoors(
    table: Cover, state: int, solution: Sequence[int], rest: int
) -> Generator[tuple[tuple[int, ...], ...] | None, None, None]:
    """Find the smallest backdoors: yield None now and then, and at last what was found."""
    if rest == SOLVED:
        yield ((),)
        return
    size = table.geometry.value_count
    open_cells = sorted({cell for cell, _ in table.candidates(state)})
    keep = {cell: table.keep[table.top[cell * size + solution[cell] - 1]] for cell in open_cells}
    for count in range(1, LARGEST + 1):
        found = []
        for tried, cells in enumerate(combinations(open_cells, count)):
            left = state
            for cell in cells:
                left &= keep[cell]
            if settle(table, left, [])[1] == SOLVED:
                found.append(cells)
            if tried % 64 == 0:
                yield None
        if found:
            yield tuple(found)
            return
    yield ()
