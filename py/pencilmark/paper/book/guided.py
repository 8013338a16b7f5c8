"""Step by step: a puzzle's steps in order, each with a board, where to look, and one blank to fill."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from pencilmark.board.drawing import Polyline, Style, outlines
from pencilmark.board.geometry import cell_name
from pencilmark.board.model import Position, Puzzle
from pencilmark.board.naming import on_paper
from pencilmark.board.speech import listed, say
from pencilmark.human import logic
from pencilmark.human.guarded import guarded
from pencilmark.human.ruled.ladder import ladder_for
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.techniques.ladders import SINGLES, Ladder
from pencilmark.paper.book.examples import Example, draw_position
from pencilmark.paper.book.front import fitted
from pencilmark.paper.page import Item, TextLine
from pencilmark.paper.papers import Box, places

STEPS = 12
"""Most steps of a puzzle."""
BLANK = "______"
LINES = 4.2
"""Lines of text below a board."""


def steps_of(puzzle: Puzzle, technique: str, ladder: Ladder) -> tuple[Example, ...]:
    """List the last steps by a *ladder* up to the first one of a *technique*, at most STEPS of them.

    If it comes sooner, list the first STEPS of the puzzle.

    >>> [one.step.technique for one in steps_of(Puzzle(board("4"), (1, 2, 3, 0) + (0,) * 12), "full-house", SINGLES)]
    ['full-house']
    """
    position = guarded(Position.of(with_sight(replace(puzzle, placed=None, candidates=None))))
    found: list[Example] = []
    for step, after in logic.walk(position, ladder_for(position, ladder)):
        found.append(Example(position, step))
        position = after
        if len(found) >= STEPS and any(one.step.technique == technique for one in found):
            break
    first = next((place for place, one in enumerate(found, 1) if one.step.technique == technique), 0)
    stop = max(first, min(STEPS, len(found)))
    return tuple(found[max(0, stop - STEPS) : stop])


def question(example: Example, answer: str = "") -> str:
    """Ask for the result of a step, with a blank or the *answer* in its place."""
    step, geometry = example.step, example.position.geometry
    blank = answer or BLANK
    cells = sorted({cell for cell, _ in step.placements or step.eliminations})
    names = [cell_name(cell, geometry.size) for cell in cells]
    asked = say("guided-place" if step.placements else "guided-strike", cells=names, blank=blank)
    return on_paper(asked, geometry.size)


def answered(example: Example) -> str:
    """Write the question of a step with its answer."""
    gives = example.step.placements or example.step.eliminations
    return question(example, listed([f"{value}" for value in sorted({value for _, value in gives})]))


def draw_steps(examples: Sequence[Example], first: int, area: Box, count: int, size: float) -> Iterator[Item]:
    """Set steps into places for *count*, numbered from *first*, each with its words below."""
    foot = size * LINES
    for number, (example, box) in enumerate(
        zip(examples, places(area, count, size * 1.6, foot, most=90.0).boxes, strict=False), first
    ):
        told = example.told()
        has_marks = example.step.technique not in SINGLES
        yield TextLine(box.x, box.y - size * 0.5, f"{number}", size * 1.15, face="strong", role="heading")
        words = say("guided-drawn", number=number, name=told.name, where=example.where)
        yield draw_position(example.position, (*told.where_shapes, *_frame(example)), box, words, has_marks=has_marks)
        below = Box(box.x, box.bottom + size * 0.4, box.width, foot - size * 0.4)
        asked = say("guided-step", name=told.name, where=example.where, question=question(example))
        yield from fitted(asked, below, size)[0]


def _frame(example: Example) -> tuple[Polyline, ...]:
    """Frame the cells that a step is about to fill, or to take candidates from."""
    style = Style(stroke="ink", width=0.07)
    cells = {cell for cell, _ in example.step.placements or example.step.eliminations}
    size = example.position.geometry.size
    return tuple(Polyline(points, style, closed=True) for points in outlines(cells, size, 0.08))


def parts(examples: Sequence[Example], count: int) -> Iterator[tuple[int, Sequence[Example]]]:
    """Yield *count* steps at a time, with the number of the first."""
    them = iter(examples)
    first = 1
    while part := list(islice(them, count)):
        yield first, part
        first += len(part)
