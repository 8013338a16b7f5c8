"""Puzzles with a variant brought to a level: rated by the ladder of rules, with more givens where they are too hard."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from random import Random

from pencilmark.board.dice import pick
from pencilmark.board.model import Position, Puzzle
from pencilmark.board.phrase import phrase
from pencilmark.board.task import Task
from pencilmark.human.levels import LEVELS, Level, level_of, plain_level
from pencilmark.human.logic import Path, apply, next_step
from pencilmark.human.rating import Rating
from pencilmark.human.ruled.ladder import ladder_for
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.techniques.technique import Technique
from pencilmark.make.made import Made, Trying

MOST_GIVENS = 12
"""Givens added to a puzzle that is too hard, before another grid is tried."""


def grading(made: Made, level: Level, eased: bool, rng: Random) -> Task[Trying, Made | None]:
    """Return the puzzle with its rating if it is of the *level*, easier by givens if it may be *eased*; else None.

    A path is followed no further than techniques of that level go.
    """
    puzzle = made.puzzle
    for _ in range(MOST_GIVENS + 1):
        path = yield from _path(puzzle, level, made.tried)
        if path.is_solved:
            found = plain_level(path.steps, is_solved=True)
            rating = Rating(level=found, solved_by_logic=True, ways={"own": path.histogram()})
            return replace(made, puzzle=puzzle, rating=rating) if found == level else None
        if not eased:
            return None
        left = [cell for cell, value in enumerate(path.position.values) if not value]
        cell = pick(rng, left)
        givens = [made.solution[cell] if other == cell else value for other, value in enumerate(puzzle.givens)]
        puzzle = replace(puzzle, givens=tuple(givens))
    return None


def _path(puzzle: Puzzle, level: Level, tried: int) -> Task[Trying, Path]:
    """Follow the plainest way as far as techniques up to a *level* lead."""
    path = Path(Position.of(with_sight(puzzle)))
    ladder = _up_to(level, ladder_for(path.position))
    while not path.is_solved:
        step = next_step(path.position, ladder)
        if step is None:
            break
        path.steps.append(step)
        path.position = apply(path.position, step)
        yield Trying(says=phrase("setting-rated", steps=len(path.steps)), tried=tried)
    return path


@lru_cache(maxsize=16)
def _up_to(level: Level, ladder: tuple[Technique, ...]) -> tuple[Technique, ...]:
    """Return the techniques of a ladder up to a *level*; those of digits that are found under other names too."""
    most = LEVELS.index(level)
    return tuple(technique for technique in ladder if LEVELS.index(level_of(technique.id)) <= max(most, 1))
