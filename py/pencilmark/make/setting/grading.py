"""Puzzles with a variant brought to a level: rated by the ladder of rules, with more givens where they are too hard."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from random import Random

from pencilmark.board.dice import pick
from pencilmark.board.model import Position
from pencilmark.board.phrase import phrase
from pencilmark.board.task import Task
from pencilmark.human.guarded import knowing
from pencilmark.human.levels import hardest_score, level_of, plain_level
from pencilmark.human.logic import Path, apply, next_step
from pencilmark.human.rating import Rating
from pencilmark.human.ruled.ladder import ladder_for
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.techniques.technique import LEVELS, Level, Technique
from pencilmark.make.made import Made, Trying
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Wish

MOST_GIVENS = 12
"""Givens added to a puzzle that is too hard, before another grid is tried."""


def grading(made: Made, wish: Wish, part: VariantPart, rng: Random) -> Task[Trying, Made | None]:
    """Return the puzzle with its rating if it is of the difficulty wished, made easier by givens if it may; else None.

    A path is followed no further than techniques of the level go, or the technique wished.
    """
    puzzle = made.puzzle
    for _ in range(MOST_GIVENS + 1):
        path = yield from _path(replace(made, puzzle=puzzle), wish)
        if path.is_solved:
            found, counts = plain_level(path.steps, is_solved=True), path.histogram()
            fits = wish.level in (None, found) and (wish.technique is None or wish.technique in counts)
            score = hardest_score(path.steps) if puzzle.rules else None
            rating = Rating(level=found, clue_score=score, solved_by_logic=True, ways={"own": counts})
            return replace(made, puzzle=puzzle, rating=rating) if fits else None
        if not part.givens or wish.minimal:
            return None
        left = [cell for cell, value in enumerate(path.position.values) if not value]
        cell = pick(rng, left)
        givens = [made.solution[cell] if other == cell else value for other, value in enumerate(puzzle.givens)]
        puzzle = replace(puzzle, givens=tuple(givens))
    return None


def _path(made: Made, wish: Wish) -> Task[Trying, Path]:
    """Take the plainest steps that a *wish* allows until none is left, holding each against the solution."""
    path = Path(knowing(Position.of(with_sight(made.puzzle)), made.solution))
    ladder = _up_to(wish.level, wish.technique, ladder_for(path.position))
    while not path.is_solved:
        step = next_step(path.position, ladder)
        if step is None:
            break
        path.steps.append(step)
        path.position = apply(path.position, step)
        yield Trying(says=phrase("setting-rated", steps=len(path.steps)), tried=made.tried)
    return path


@lru_cache(maxsize=16)
def _up_to(level: Level | None, needed: str | None, ladder: tuple[Technique, ...]) -> tuple[Technique, ...]:
    """Return the techniques of a ladder up to a *level*, and up to the one *needed*."""
    names = [technique.id for technique in ladder]
    if needed in names:
        ladder = ladder[: names.index(needed) + 1]
    if level is None:
        return ladder
    most = LEVELS.index(level)
    return tuple(technique for technique in ladder if LEVELS.index(level_of(technique.id)) <= max(most, 1))
