"""The puzzle that came nearest to a wish, named: its level and its givens."""

from __future__ import annotations

from functools import lru_cache

from pencilmark.board.english import say
from pencilmark.board.model import Puzzle
from pencilmark.human.effort import in_words
from pencilmark.human.rating import first_of, work
from pencilmark.make.made import Made

STEPS = 400
"""Techniques that are tried to rate it, at most."""


def nearest_words(made: Made) -> str:
    """Name a puzzle by its level, its ER where it is known at once, and its givens.

    >>> from pencilmark.board.boards import board
    >>> nearest_words(Made(Puzzle(board("4"), (1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 0)), ()))
    'Beginner, 15 givens'
    """
    return _words(made.puzzle, tuple(made.solution))


@lru_cache(maxsize=64)
def _words(puzzle: Puzzle, solution: tuple[int, ...]) -> str:
    rating = first_of(work(puzzle, ("own", "se"), solution=solution), STEPS)
    level = in_words(rating.level, rating.effort) or say("nearest-unrated")
    parts = [level, *([f"ER {rating.er}"] if rating.er is not None else [])]
    return say("nearest", words=", ".join(parts), count=puzzle.clue_count)
