"""A step written to be read without a drawing: forcing chains and nets as numbered lines, one inference each."""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.model import Position, Step
from pencilmark.human.explain import Explanation
from pencilmark.human.explain.outline import Outline, outline


def written(position: Position, step: Step, told: Explanation) -> str:
    """Write a *step* that is taken in a *position*: an argument in numbered lines, any other step as *told*.

    Lines are numbered through all branches; those of a chain within line 3 are 3.1, 3.2, ...

    >>> from pencilmark.human.explain import explain
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
    """Write an *argument*, one that stands *within* a line with that line's number before its own."""
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
