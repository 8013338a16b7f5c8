"""The result of every way of making puzzles: one record of a puzzle, and one kind of progress on the way to it."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from pencilmark.board.boards import board
from pencilmark.board.frozen import dataclass
from pencilmark.board.model import Puzzle, Step
from pencilmark.board.task import Progress
from pencilmark.engine.answers import Solution
from pencilmark.human.rating import Rating
from pencilmark.make.wish import Wish
from pencilmark.rules.rule import parse_rules

UNRATED = Rating()


@dataclass(frozen=True, slots=True)
class Made:
    """A puzzle that was made, with its rules and its *solution*, which is proved to be the only one.

    *rating* is what is known about its difficulty; the same *wish* and *seed* make it again. *tried* puzzles were
    looked at for it, and the proof took *nodes* (0: not counted). *minimal*: each given and each clue is proved to be
    needed. *steps* are the subtle ones of our own path, if they are known before it is rated.
    """

    puzzle: Puzzle
    solution: Solution
    tried: int = 0
    nodes: int = 0
    minimal: bool = False
    rating: Rating = UNRATED
    wish: Wish | None = None
    seed: int = 0
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Trying(Progress):
    """How far a search is: *tried* puzzles, the *best* so far and its *distance* from the wish, 0 to 1.

    *vain* grids, drawn evenly from all, were looked at for a pattern of givens, and none of them fitted.
    """

    tried: int = 0
    best: Made | None = None
    distance: float = 1.0
    vain: int = 0


def made_data(made: Made) -> dict[str, Any]:
    """Write a made puzzle as plain data, without what it was made from: for another Python, or a file."""
    puzzle = made.puzzle
    return {
        "board": puzzle.geometry.name,
        "givens": puzzle.givens,
        "rules": [rule.text for rule in puzzle.rules],
        "solution": made.solution,
        "counts": [made.tried, made.nodes, made.minimal],
        "rating": {name: value for name, value in asdict(made.rating).items() if value is not None},
    }


def read_made(data: dict[str, Any], puzzle: Puzzle | None = None) -> Made:
    """Read the output of `made_data`, of this *puzzle* if it is given; only wish and seed are missing."""
    rating = Rating(**data["rating"] | {"unfinished": tuple(data["rating"]["unfinished"])})
    if not puzzle:
        geometry = board(data["board"])
        puzzle = Puzzle(geometry, tuple(data["givens"]), rules=parse_rules(data["rules"], geometry))
    tried, nodes, minimal = data["counts"]
    return Made(puzzle, tuple(data["solution"]), tried, nodes, minimal, rating)
