"""Explains steps: where to look, the technique's name, the argument in words, and a drawing of it.

All of this is made from the evidence of the step and the position in which it is taken, so an explanation holds for
every case. A technique's record has its teller; those of techniques of rules are in the files here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise

from pencilmark.board.drawing import Polyline, Shape, Style, outlines
from pencilmark.board.frozen import dataclass
from pencilmark.board.masks import bits
from pencilmark.board.model import Position, Step
from pencilmark.board.phrase import Phrase, Said
from pencilmark.board.speech import in_signs, together, write
from pencilmark.human.explain import (
    balances,
    cages,
    clues,
    contradictions,
    deductions,
    formulas,
    nested,
    sights,
    totals,
    ways,
    webs,
)
from pencilmark.human.levels import name_of
from pencilmark.human.logic import plainest
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.telling.canvas import Canvas
from pencilmark.human.telling.case import BREAK, Case, Teller, Telling
from pencilmark.human.telling.words import sentence, signs_of

_OF_RULES = (balances, cages, clues, contradictions, deductions, formulas, nested, sights, totals, ways, webs)
TELLERS: dict[str, Teller] = {one.id: one.tell for one in TECHNIQUES.values() if one.tell}
TELLERS |= {name: tell for module in _OF_RULES for name, tell in module.TELLERS.items()}


@dataclass(frozen=True, slots=True)
class Explanation:
    """A step told: *technique* (its id) and its *name*, *where* to look, the whole argument as *text*, drawings.

    *where_shapes* light up what *where* is about; *shapes* are the whole drawing. The *text* is sentences; the branches
    of a forcing chain are on lines of their own.
    """

    technique: str
    name: str
    looks: Phrase
    says: tuple[Said, ...]
    where_shapes: tuple[Shape, ...]
    shapes: tuple[Shape, ...]
    parts: tuple[Paragraph, ...] = ()
    signs: str = ""

    @property
    def where(self) -> str:
        """Return where to look, in the current language."""
        with in_signs(self.signs):
            return write(self.looks)

    @property
    def text(self) -> str:
        """Return the whole argument, in the current language."""
        return written(self.says, self.signs)


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A part of a long explanation: its sentences, a short *label*, and the *canvas* of what it alone draws.

    The first and the last have no label and draw nothing. One that *follows* is drawn together with the one before.
    """

    says: tuple[Said, ...]
    label: str = ""
    canvas: Canvas | None = None
    follows: bool = False
    signs: str = ""

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """Return its drawing."""
        return self.canvas.shapes() if self.canvas else ()

    @property
    def text(self) -> str:
        """Return its sentences, in the current language."""
        return written(self.says, self.signs)


def written(says: Iterable[Said], signs: str = "") -> str:
    """Write sentences, in the current language and with the *signs* of the board."""
    with in_signs(signs):
        told = ["\n" if said is BREAK else sentence(said) for said in says]
    return re.sub(r" ?\n ?", "\n", together(told))


def paragraphs(told: Telling, signs: str = "") -> tuple[Paragraph, ...]:
    """Break what is *told* into paragraphs: the opening, its parts, the conclusion; none if it has no parts."""
    if not told.parts:
        return ()
    starts = [part.start for part in told.parts]
    says = [tuple(told.sentences[begin:end]) for begin, end in pairwise([0, *starts, len(told.sentences)])]
    parts = [
        Paragraph(said, part.label, part.canvas, part.follows, signs)
        for part, said in zip(told.parts, says[1:], strict=True)
    ]
    return (Paragraph(says[0], signs=signs), *parts)


def explain(position: Position, step: Step) -> Explanation:
    """Explain a *step* that is taken in a *position*.

    >>> from pencilmark.human.logic import next_step
    >>> from pencilmark.human.techniques.ladders import TEACHING, climb
    >>> position = Position.of(Puzzle(board("4"), (1, 2, 3, 0) + (0,) * 12))
    >>> told = explain(position, next_step(position, climb(TEACHING)))
    >>> told.name, told.where, told.text[:43]
    ('Full house', 'Look at row 1.', 'Row 1 has only one empty cell left, r1c4. O')
    """
    step = plainest(position, step)
    case = Case(position, step)
    signs = signs_of(position)
    told = Telling(Canvas(position))
    with in_signs(signs):
        TELLERS[step.technique](case, told)
    told.canvas.strike(step.eliminations)
    told.canvas.place(step.placements)
    name = name_of(step.technique)
    return Explanation(
        step.technique,
        name,
        told.where,
        tuple(told.sentences),
        area_shapes(case, told),
        told.canvas.shapes(),
        paragraphs(told, signs),
        signs,
    )


def area_shapes(case: Case, told: Telling) -> tuple[Shape, ...]:
    """Draw the area that lights up: outlined, and filled."""
    size = case.geometry.size
    style = Style(stroke="accent", fill="wash", width=0.06)
    return tuple(
        Polyline(points, style, closed=True) for mask in told.area for points in outlines(bits(mask), size, 0.03)
    )


__all__ = ["TELLERS", "Explanation", "Paragraph", "explain"]
