"""Positions drawn for teaching: digits, candidates, and a step upon them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pencilmark import logic
from pencilmark.drawing import Path, Shape, Style, outlines
from pencilmark.geometry import bits
from pencilmark.model import Position, Puzzle, Step
from pencilmark.notation import step_text
from pencilmark.paper.board_drawing import candidates, digits, lines, shading
from pencilmark.paper.page import Drawing
from pencilmark.paper.papers import Box
from pencilmark.techniques import TECHNIQUES
from pencilmark.techniques.ladders import TEACHING, climb


@dataclass(frozen=True, slots=True)
class Example:
    """A *step* in the *position* in which it is taken."""

    position: Position
    step: Step

    @property
    def name(self) -> str:
        """Name its technique."""
        return TECHNIQUES[self.step.technique].name

    def words(self) -> str:
        """Explain the step."""
        return step_text(self.step, self.name, self.position.geometry.size)

    def hint(self) -> str:
        """Say where to look for it."""
        return self.words()

    def shapes(self) -> tuple[Shape, ...]:
        """Draw the step."""
        size = self.position.geometry.size
        fill = Style(fill="tint")
        return tuple(Path(points, fill, closed=True) for points in outlines(bits(self.step.evidence.cells), size))


def example_of(puzzle: Puzzle, technique: str) -> Example | None:
    """Find the first step of a *technique* on the way to the solution of a *puzzle*; None where there is none.

    >>> from pencilmark.boards import board
    >>> found = example_of(Puzzle(board("4"), (1, 2, 3, 0) + (0,) * 12), "full-house")
    >>> found.step.placements if found else None
    (Candidate(cell=3, value=4),)
    """
    position = Position.of(puzzle)
    for step, after in logic.walk(position, climb(TEACHING)):
        if step.technique == technique:
            return Example(position, step)
        position = after
    return None


def draw_example(example: Example, box: Box, words: str = "") -> Drawing:
    """Draw an *example* into the width of a *box*, told in *words* to those who have it read aloud."""
    return draw_position(example.position, example.shapes(), box, words or example.words())


def draw_position(position: Position, shapes: Iterable[Shape], box: Box, words: str) -> Drawing:
    """Draw a *position* with all its candidates, and *shapes* upon it, into the width of a *box*."""
    puzzle = position.puzzle()
    geometry, placed = puzzle.geometry, puzzle.placed
    assert placed is not None
    found: Sequence[Shape] = (
        *shading(geometry),
        *(shape for shape in shapes if not shape.style.over),
        *lines(geometry),
        *digits(puzzle, placed),
        *candidates(puzzle),
        *(shape for shape in shapes if shape.style.over),
    )
    return Drawing(box.x, box.y, box.width / geometry.size, tuple(found), words)
