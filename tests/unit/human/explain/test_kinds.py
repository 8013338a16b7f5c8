"""Clues of some kinds are explained by one argument: all of it true, and enough for all that goes."""

from itertools import islice
from pathlib import Path

import pytest

from pencilmark.board.model import Position, Step
from pencilmark.human import logic
from pencilmark.human.explain import explain
from pencilmark.human.explain.kinds import ARGUMENTS, sufficing
from pencilmark.human.ruled.ladder import ruled_ladder
from pencilmark.human.ruled.pairs import held
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.ruled.views import Wide, views
from pencilmark.human.techniques.ladders import TEACHING
from pencilmark.human.telling.case import Case
from pencilmark.rules.rule import clue_of
from pencilmark.rules.text import read_rules
from pencilmark.rules.variants.definition import Clue

EXAMPLES = Path(__file__).parents[3] / "variants"
LADDER = ruled_ladder(TEACHING[: TEACHING.index("simple-colours-trap") + 1])
STEPS = 60


def steps(kind: str) -> list[tuple[Position, Step]]:
    """Return the first steps on the path of an example that clues of its own kind lead to."""
    text = (EXAMPLES / f"{kind}.txt").read_text("utf-8").rstrip().rsplit("\n", 1)[0]
    found, position = [], Position.of(with_sight(read_rules(text).puzzle))
    for step, after in islice(logic.walk(position, LADDER), STEPS):
        if step.technique == "clue-cases" and _clue(position, step).name == kind:
            found.append((position, step))
        position = after
    return found


def _clue(position: Position, step: Step) -> Clue:
    clue = clue_of(position.rules[step.evidence.rules[0]])
    assert clue
    return clue


def _wide(position: Position, step: Step) -> Wide:
    mask, rule = step.evidence.cells, step.evidence.rules[0]
    return next(
        one for one in views(position).wide if one.rule == rule and sum(1 << cell for cell in one.cells) == mask
    )


def _is_possible(position: Position, wide: Wide, cell: int, value: int) -> bool:
    """Report whether the rule itself lets the cells be filled with a value in one of them."""
    masks = [held(position, other) for other in wide.cells]
    place = wide.cells.index(cell)
    if not masks[place] >> value - 1 & 1:
        return False
    masks[place] = 1 << value - 1
    return wide.narrow(tuple(masks)) is not None


@pytest.mark.parametrize("kind", sorted(ARGUMENTS))
def test_every_argument_is_true(kind: str) -> None:
    found = steps(kind)
    assert found
    for position, step in found:
        wide = _wide(position, step)
        for said, gone in ARGUMENTS[kind](Case(position, step), _clue(position, step), wide.cells):
            assert not [one for one in gone if _is_possible(position, wide, *one)]
            values = sorted(value for _, value in gone)
            assert said.values.get("more", values[-1] + 1) == values[-1] + 1
            assert said.values.get("less", values[0] - 1) == values[0] - 1


@pytest.mark.parametrize("kind", sorted(ARGUMENTS))
def test_most_steps_have_an_argument(kind: str) -> None:
    found = steps(kind)
    told = [
        sufficing(
            Case(position, step),
            ARGUMENTS[kind](Case(position, step), _clue(position, step), _wide(position, step).cells),
        )
        for position, step in found
    ]
    assert sum(map(bool, told)) >= len(told) * 0.6


def test_an_argument_that_explains_a_part_only_is_not_told() -> None:
    position, step = steps("modular")[0]
    assert sufficing(Case(position, step), []) == []


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        ("between: a1 a2 a3", "r1c1 and r1c3 are at least 1, so r1c2 between them is at least 2."),
        ("entropic: a1 a2 a3\ngivens: 5", "r1c1 can only be a middle digit (4, 5 or 6), so r1c2 and r1c3 can't."),
        ("modular: a1 a2 a3\ngivens: 5", "r1c1 can only be 2, 5 or 8, so r1c2 and r1c3 can't."),
        (
            "quadruple 1 2 3 4: a1 a2 b1 b2",
            "What the circle still needs, 1, 2, 3 and 4, can only be in r1c1, r1c2, r2c1",
        ),
        ("lockout: a1 a2 a3\ngivens: 5.9", "6, 7 or 8 in r1c2 would be one of the ends or lie between them"),
    ],
)
def test_arguments_are_worded_in_plain_sentences(rules: str, expected: str) -> None:
    text = "\n".join(line if not line.startswith("givens") else line.ljust(89, ".") for line in rules.split("\n"))
    position = Position.of(with_sight(read_rules(f"board: 9\n{text}").puzzle))
    step = next(step for step, _ in logic.walk(position, LADDER) if step.technique == "clue-cases")
    assert expected in explain(position, step).text
