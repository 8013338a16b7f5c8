"""Arguments in numbered lines: every inference once, in order, between its assumption and the conclusion."""

import pytest

from pencilmark.board.model import Position
from pencilmark.human.explain import explain
from pencilmark.human.explain.outline import Outline, outline
from pencilmark.human.lessons import lesson, position
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.walkthrough import written

ARGUED = ("forcing-chain-contradiction", "forcing-chain-verity", "dynamic-plus-forcing-contradiction-chains")
"""One assumption, several, and one with patterns."""


def inferences(argument: Outline) -> list[str]:
    """List the texts of all lines; those of an inner chain follow the line that needs it."""
    found = []
    for branch in argument.branches:
        for line in branch.lines:
            found += [line.text, *(inferences(line.inner) if line.inner else ())]
    return found


@pytest.mark.parametrize("technique", ARGUED)
def test_every_inference_has_a_number_and_stands_once_in_its_order(technique: str) -> None:
    here = Position.of(position(lesson(technique).example or ""))
    step = next(TECHNIQUES[technique].find(here))
    argument = outline(here, step)
    assert argument
    lines = [line.strip() for line in written(here, step, explain(here, step)).splitlines()]
    numbered = [line.split(" ", 1) for line in lines if line[0].isdigit()]
    assert [text for _, text in numbered] == inferences(argument)
    outer = [number for number, _ in numbered if number.count(".") == 1]
    assert outer == [f"{place}." for place in range(1, len(outer) + 1)]
    assert lines[0] == argument.opening and lines[-1] == argument.conclusion


def test_a_step_that_is_no_argument_is_written_as_it_is_explained() -> None:
    here = Position.of(position(lesson("x-wing").example or ""))
    step = next(TECHNIQUES["x-wing"].find(here))
    told = explain(here, step)
    assert written(here, step, told) == told.text
