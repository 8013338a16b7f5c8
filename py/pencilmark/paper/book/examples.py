"""Positions drawn for teaching: digits, candidates, and a step on them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pencilmark.board.drawing import Shape, rooms
from pencilmark.board.frozen import dataclass
from pencilmark.board.grid import beside, lines, names, shading
from pencilmark.board.model import Position, Puzzle, Step
from pencilmark.board.naming import on_paper, on_paper_now
from pencilmark.board.speech import say, together
from pencilmark.human import logic
from pencilmark.human.explain import Explanation, explain
from pencilmark.human.guarded import guarded, knowing
from pencilmark.human.lessons import summary_of
from pencilmark.human.ruled.ladder import ruled_ladder
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.techniques.ladders import TEACHING, Ladder, climb
from pencilmark.paper.board_drawing import candidates, digits
from pencilmark.paper.entry import overhang
from pencilmark.paper.page import Drawing
from pencilmark.paper.papers import Box
from pencilmark.rules.picture import draw_rules

NAMES = 0.45
"""Room for the names of rows and columns, in cells."""


@dataclass(frozen=True, slots=True)
class Example:
    """A *step* in the *position* in which it is taken."""

    position: Position
    step: Step

    @property
    def card(self) -> str:
        """Return its technique's card: what it is, why it is true, and how to spot it."""
        return together(summary_of(self.step.technique))

    def told(self) -> Explanation:
        """Explain the step."""
        return explain(self.position, self.step)

    @property
    def where(self) -> str:
        """Say where to look, with cells named as set for paper."""
        return on_paper(self.told().where, self.position.geometry.size)

    @property
    def text(self) -> str:
        """Explain the step in words, with cells named as set for paper."""
        return on_paper(self.told().text, self.position.geometry.size)


def example_of(
    puzzle: Puzzle, technique: str, ladder: Ladder = TEACHING, solution: Sequence[int] = ()
) -> Example | None:
    """Find the first step of a *technique* when a *puzzle* is solved by a *ladder*; None if there is none.

    Steps are checked against the only *solution*, or, if none is given, against the engine's.

    >>> found = example_of(Puzzle(board("4"), (1, 2, 3, 0) + (0,) * 12), "full-house")
    >>> found.step.placements if found else None
    (Candidate(cell=3, value=4),)
    """
    begun = Position.of(with_sight(puzzle))
    position = knowing(begun, solution) if solution else guarded(begun)
    for step, after in logic.walk(position, ruled_ladder(ladder) if puzzle.rules else climb(ladder)):
        if step.technique == technique:
            return Example(position, step)
        position = after
    return None


def draw_example(example: Example, box: Box) -> Drawing:
    """Draw an *example* as wide as a *box*."""
    told = example.told()
    return draw_position(example.position, told.shapes, box, say("examples-drawn", name=told.name, text=example.text))


def draw_position(
    position: Position, shapes: Iterable[Shape], box: Box, words: str, *, has_marks: bool = True
) -> Drawing:
    """Draw a *position*, with all its candidates if it *has_marks*, and *shapes* over it, as wide as a *box*.

    It is never taller than wide, however far clues extend beyond the board.
    """
    puzzle = position.puzzle()
    geometry, placed = puzzle.geometry, puzzle.placed
    assert placed is not None
    ruled = (*draw_rules(puzzle.rules, geometry),)
    found: Sequence[Shape] = (
        *shading(geometry),
        *(shape for shape in shapes if not shape.style.over),
        *(shape for shape in ruled if not shape.style.over),
        *lines(geometry),
        *digits(puzzle, placed),
        *(candidates(puzzle, rooms(ruled, geometry)) if has_marks else ()),
        *(shape for shape in ruled if shape.style.over),
        *(shape for shape in shapes if shape.style.over),
        *names(geometry, on_paper_now(), beside(ruled)),
    )
    before, after = NAMES + beside(ruled), max(overhang(ruled, geometry)[2:])
    scale = box.width / (before + geometry.size + after)
    return Drawing(box.x + before * scale, box.y + before * scale, scale, tuple(found), words)
