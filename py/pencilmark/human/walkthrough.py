"""The way to a solution, written as plain text, and as an HTML document of its own with a drawing for each step.

Steps are grouped into passages: consecutive singles are summed up in one, other steps are explained in full.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from pencilmark.board.drawing import Shape
from pencilmark.board.frozen import dataclass
from pencilmark.board.grid import beside, names
from pencilmark.board.model import Position, Step
from pencilmark.board.phrase import phrase
from pencilmark.board.rows import write_grid
from pencilmark.board.speech import language, say, together
from pencilmark.board.svg import STYLE, board_svg
from pencilmark.human.explain import Explanation, explain
from pencilmark.human.explain.outline import Outline, outline
from pencilmark.human.techniques.ladders import SINGLES
from pencilmark.human.telling.canvas import Canvas
from pencilmark.human.telling.words import sentence
from pencilmark.rules.picture import draw_rules


def written(position: Position, step: Step, told: Explanation) -> str:
    """Write a *step* that is taken in a *position*: an argument as numbered lines, any other step as *told*.

    Lines are numbered through all branches; those of a chain within line 3 are 3.1, 3.2, ...

    >>> from pencilmark.human.lessons import lesson, position
    >>> from pencilmark.human.techniques import TECHNIQUES
    >>> here = Position.of(position(lesson("forcing-chain-contradiction").example))
    >>> step = next(TECHNIQUES["forcing-chain-contradiction"].find(here))
    >>> written(here, step, explain(here, step)).splitlines()[2].strip()[:3]
    '1. '
    """
    argument = outline(position, step)
    return "\n".join(_lines(argument, "")) if argument else told.text


def _lines(argument: Outline, within: str) -> Iterator[str]:
    """Write an *argument*; if it is *within* a line, that line's number comes before its own."""
    margin, number = "   " * within.count("."), 0
    yield margin + argument.opening
    for branch in argument.branches:
        yield margin + branch.title
        for line in branch.lines:
            number += 1
            yield f"{margin}   {within}{number}. {line.text}"
            if line.inner:
                yield from _lines(line.inner, f"{within}{number}.")
        yield margin + branch.end
    yield margin + argument.conclusion


@dataclass(frozen=True, slots=True)
class Passage:
    """One or more *steps* taken from the position *before*; *first* is the number of the first one on the path.

    Several steps are singles, summarized. *title* and *text* describe them.
    """

    first: int
    steps: tuple[Step, ...]
    before: Position
    title: str
    text: str

    @property
    def after(self) -> Position:
        """Return the position after the last step."""
        position = self.before
        for step in self.steps:
            position = position.after(step.placements, step.eliminations)
        return position

    @property
    def number(self) -> str:
        """Number the passage by its steps: ``Step 3`` or ``Steps 4 to 9``."""
        last = self.first + len(self.steps) - 1
        return (
            say("walkthrough-step", first=self.first)
            if last == self.first
            else say("walkthrough-steps", first=self.first, last=last)
        )


def passages(start: Position, steps: Iterable[Step]) -> Iterator[Passage]:
    """Group the *steps* from *start* on into passages."""
    waiting: list[Step] = []
    before, count = start, 0
    for step in steps:
        if step.technique in SINGLES:
            waiting.append(step)
            continue
        if waiting:
            passage = _passage(count + 1, tuple(waiting), before)
            yield passage
            before, count, waiting = passage.after, count + len(waiting), []
        yield _passage(count + 1, (step,), before)
        before, count = before.after(step.placements, step.eliminations), count + 1
    if waiting:
        yield _passage(count + 1, tuple(waiting), before)


def _passage(first: int, steps: tuple[Step, ...], before: Position) -> Passage:
    if len(steps) == 1:
        told = explain(before, steps[0])
        return Passage(first, steps, before, told.name, written(before, steps[0], told))
    name = before.geometry.cell_name
    placed = [
        phrase("cell-is-value", cell=name(cell), value=value) for step in steps for cell, value in step.placements
    ]
    return Passage(
        first,
        steps,
        before,
        say("walkthrough-singles"),
        sentence(phrase("walkthrough-steps-are-singles", count=len(steps), placed=placed)),
    )


def path_text(start: Position, steps: Iterable[Step]) -> str:
    """Write the way from *start* as plain text: the grid, a paragraph for each passage, and the grid where it ends.

    >>> from pencilmark.human.logic import solve_path
    >>> from pencilmark.human.techniques.ladders import TEACHING, climb
    >>> start = Position.of(Puzzle(board("4"), (1, 2, 3, 0, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1)))
    >>> path_text(start, solve_path(start, climb(TEACHING)).steps).split("\\n\\n")[1][:60]
    'Step 1. Full house\\nBox 2 has only one empty cell left, r1c4.'
    """
    parts, end = [write_grid(start.values, start.geometry)], start
    for passage in passages(start, steps):
        parts.append(f"{together((sentence(passage.number), passage.title))}\n{passage.text}")
        end = passage.after
    parts.append(write_grid(end.values, end.geometry) + ("" if end.is_solved else f"\n\n{_stuck(end)}"))
    return "\n\n".join(parts)


def _stuck(end: Position) -> str:
    left = sum(1 for value in end.values if not value)
    return say("walkthrough-stuck", count=left)


_LAYOUT = (
    "body{margin:0 auto;max-width:46rem;padding:1.5rem;background:var(--paper);color:var(--ink);"
    'font:1.05rem/1.5 "Iowan Old Style",Palatino,"Palatino Linotype",Georgia,serif}'
    "h1{font-size:1.7rem}h2{font-size:1.2rem;margin:2.2rem 0 .3rem}h2 span{color:var(--quiet);font-weight:400}"
    "figure{margin:.8rem auto;max-width:30rem}svg{display:block;width:100%;height:auto;font-family:inherit}"
    "p{white-space:pre-line}section{break-inside:avoid}"
)


def path_html(start: Position, steps: Iterable[Step], title: str = "") -> str:
    """Write the way from *start* as an HTML document: a drawing and the words for each passage, nothing fetched."""
    title = title or say("walkthrough-title")
    body, end = [f"<h1>{escape(title)}</h1>", _figure(start, (), say("walkthrough-puzzle"))], start
    for passage in passages(start, steps):
        body.append(_section(passage))
        end = passage.after
    if not end.is_solved:
        body.append(f"<p>{escape(_stuck(end))}</p>")
    body.append(_figure(end, (), say("walkthrough-solution") if end.is_solved else say("walkthrough-where-path-ends")))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    page = f"<head>{head}<style>{STYLE}{_LAYOUT}</style></head><body><main>{''.join(body)}</main></body>"
    return f'<!DOCTYPE html><html lang="{language()}">{page}</html>\n'


def _section(passage: Passage) -> str:
    heading = together((f"<h2><span>{sentence(passage.number)}</span>", f"{escape(passage.title)}</h2>"))
    canvas = Canvas(passage.before)
    if len(passage.steps) == 1:
        shapes = explain(passage.before, passage.steps[0]).shapes
    else:
        for step in passage.steps:
            canvas.place(step.placements)
        shapes = canvas.shapes()
    drawing = _figure(passage.before, shapes, f"{passage.number}: {passage.title}")
    return f"<section>{heading}{drawing}<p>{escape(passage.text)}</p></section>"


def _figure(position: Position, shapes: Iterable[Shape], title: str) -> str:
    ruled = draw_rules(position.rules, position.geometry)
    drawn = (*shapes, *names(position.geometry, away=beside(ruled)))
    return f"<figure>{board_svg(position, drawn, title, ruled)}</figure>"
