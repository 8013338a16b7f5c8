"""Clues and rules that a puzzle can lose, one at a time or two together, and stay unique."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

from pencilmark.board.frozen import dataclass
from pencilmark.board.model import Puzzle
from pencilmark.board.task import Task, retold
from pencilmark.engine.answers import Status
from pencilmark.engine.slowly import first_slowly


@dataclass(frozen=True, slots=True)
class Parts:
    """Parts of a puzzle: clues by their *cells*, and *rules* by their numbers."""

    cells: tuple[int, ...] = ()
    rules: tuple[int, ...] = ()

    def __add__(self, other: Parts) -> Parts:
        return Parts(self.cells + other.cells, self.rules + other.rules)


@dataclass(frozen=True, slots=True)
class Spare:
    """What can go from a puzzle whose *status* is "unique": *singles* one at a time, *pairs* together.

    *done* is the share of the work that is done; until it is 1, there may be more.
    """

    status: Status
    singles: tuple[Parts, ...] = ()
    pairs: tuple[Parts, ...] = ()
    done: float = 1.0


def parts_of(puzzle: Puzzle) -> list[Parts]:
    """List the clues and the rules of *puzzle*, each as a part of its own."""
    clues = [Parts(cells=(cell,)) for cell, value in enumerate(puzzle.givens) if value]
    return clues + [Parts(rules=(number,)) for number in range(len(puzzle.rules))]


def without(puzzle: Puzzle, parts: Parts) -> Puzzle:
    """Return *puzzle* without these *parts*.

    >>> without(Puzzle(board("4"), (1, 2) + (0,) * 14), Parts(cells=(1,))).clue_count
    1
    """
    givens = tuple(0 if cell in parts.cells else value for cell, value in enumerate(puzzle.givens))
    rules = tuple(rule for number, rule in enumerate(puzzle.rules) if number not in parts.rules)
    return replace(puzzle, givens=givens, rules=rules)


def spare(puzzle: Puzzle) -> Task[Spare, Spare]:
    """Find what can go from *puzzle*, and report what is found so far.

    What cannot go alone cannot go with another, so pairs are sought only among what can go alone.
    """
    status = yield from _status(puzzle, Spare("timeout", done=0.0))
    now = Spare(status, done=0.0)
    if status != "unique":
        return replace(now, done=1.0)
    parts = parts_of(puzzle)
    for number, part in enumerate(parts, 1):
        if (yield from _status(without(puzzle, part), now)) == "unique":
            now = replace(now, singles=(*now.singles, part))
        now = replace(now, done=number / len(parts) / 2)
    pairs = [one + other for one, other in combinations(now.singles, 2)]
    for number, pair in enumerate(pairs, 1):
        if (yield from _status(without(puzzle, pair), now)) == "unique":
            now = replace(now, pairs=(*now.pairs, pair))
        now = replace(now, done=(1 + number / len(pairs)) / 2)
    return replace(now, done=1.0)


def _status(puzzle: Puzzle, now: Spare) -> Task[Spare, Status]:
    """Count the solutions up to two; report *now* meanwhile."""
    answer = yield from retold(first_slowly(puzzle, 2), lambda told: now)
    yield now
    return answer.status
