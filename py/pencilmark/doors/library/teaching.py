"""Hints, paths and ratings, and a puzzle to be played in a notebook."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from typing import Any

from pencilmark import engine
from pencilmark.board.frozen import dataclass
from pencilmark.board.model import Position, Puzzle, Step
from pencilmark.board.svg import picture
from pencilmark.doors.library.solving import budget_of, puzzle_of
from pencilmark.human import logic, rating
from pencilmark.human.explain import Explanation, explain
from pencilmark.human.guarded import CHEAP, guarded
from pencilmark.human.rating import Rating
from pencilmark.human.ruled.ladder import ladder_for
from pencilmark.human.ruled.seen import with_sight, without_sight
from pencilmark.human.teacher import hinted
from pencilmark.human.walkthrough import path_html, path_text
from pencilmark.rules.picture import draw_rules


def rate(puzzle: Puzzle | str, seconds: float = 60) -> Rating:
    """Rate a puzzle on every scale; what is not known after *seconds*, or without a single solution, is None.

    >>> rate("12..34....43..21").level
    'Beginner'
    """
    puzzle, budget = puzzle_of(puzzle), budget_of(seconds)
    found = engine.solve(puzzle, budget=budget)
    if found.status != "unique":
        return Rating()
    return rating.rate(puzzle, budget=budget, solution=found.solutions[0])


@dataclass(frozen=True)
class Hint:
    """A *step* that can be taken in a *position*; printing it explains it, and in a notebook it is drawn."""

    position: Position
    step: Step

    @cached_property
    def told(self) -> Explanation:
        """Explain the step: its name, where to look, the argument, and the shapes that draw it."""
        return explain(self.position, self.step)

    @property
    def after(self) -> Puzzle:
        """Return the puzzle after the step."""
        found = logic.apply(self.position, self.step).puzzle()
        return replace(found, geometry=without_sight(found.geometry))

    def __str__(self) -> str:
        return f"{self.told.name}: {self.told.text}"

    def __repr__(self) -> str:
        return f"<Hint {self.step.technique}>"

    def _repr_svg_(self) -> str:
        position = self.position
        return picture(position, self.told.shapes, draw_rules(position.rules, position.geometry))


@dataclass(frozen=True)
class Path:
    """The way to the solution from a *start*: a sequence of hints, explained in full when printed."""

    start: Position
    steps: tuple[Step, ...]
    is_solved: bool

    def __len__(self) -> int:
        return len(self.steps)

    def __iter__(self) -> Iterator[Hint]:
        position = self.start
        for step in self.steps:
            yield Hint(position, step)
            position = logic.apply(position, step)

    def __str__(self) -> str:
        return path_text(self.start, self.steps)

    def __repr__(self) -> str:
        return f"<Path of {len(self)} steps, {'solved' if self.is_solved else 'not solved'}>"

    def _repr_html_(self) -> str:
        return path_html(self.start, self.steps)


def hint(puzzle: Puzzle | str) -> Hint | None:
    """Find the plainest next step, given the digits and pencil marks of *puzzle*; None if there is none.

    >>> str(hint("12..34....43..21"))[:64]
    'Hidden single: Box 2 needs a 1, and only r2c3 can take it. Every'
    """
    position, step = hinted(puzzle_of(puzzle))
    return Hint(position, step) if step else None


def path(puzzle: Puzzle | str, seconds: float = 60) -> Path:
    """Solve a puzzle step by step, as people do, within *seconds*.

    >>> path("12..34....43..21")
    <Path of 8 steps, solved>
    """
    budget = budget_of(seconds)
    start = guarded(Position.of(with_sight(puzzle_of(puzzle))), min(CHEAP, seconds / 2))
    found = logic.solve_path(start, ladder_for(start), budget)
    return Path(start, tuple(found.steps), found.is_solved)


def play(puzzle: Puzzle | str) -> Any:
    """Return a widget in which a *puzzle* is played in a notebook, with hints and steps; it needs `anywidget`.

    Its `puzzle` is the current one, with the player's digits and pencil marks. Raises Unavailable.

    >>> board = play("12..34....43..21")
    >>> board.puzzle
    <Puzzle 4: 12..34....43..21>
    """
    from pencilmark.doors.notebook.widget import widget  # late: it is only for notebooks

    return widget(puzzle_of(puzzle))
