"""What rests on a single solution: found beside rules that cannot tell two ways apart, and only there."""

from dataclasses import replace

import pytest

from pencilmark.board.boards import board
from pencilmark.board.model import Position, Step
from pencilmark.human.lessons import lessons, position
from pencilmark.human.ruled.ladder import WITH_RULES, called, ruled_ladder
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.ladders import ONE_SOLUTION, TEACHING
from pencilmark.human.techniques.rectangles import open_rectangles
from pencilmark.rules.rule import parse_rules

EXAMPLES = {one.technique: one.example for one in lessons() if one.example}
NAMES = sorted(name for name in WITH_RULES if name in TEACHING and name in EXAMPLES)
FINDERS = {technique.id: technique for technique in ruled_ladder()}


def found(name: str, *rules: str) -> list[Step]:
    """Return the steps of a technique in the example of its lesson, with *rules* added."""
    puzzle = position(EXAMPLES[name])
    here = Position.of(with_sight(replace(puzzle, rules=parse_rules(rules, puzzle.geometry))))
    (technique,) = called(name, here)
    return list(technique.find(here))


def corners(name: str) -> list[int]:
    """Return the corners of the rectangle of the first step of a technique."""
    step, *_ = TECHNIQUES[name].find(Position.of(position(EXAMPLES[name])))
    if name.startswith("avoidable"):
        return [cell for cell in range(81) if step.evidence.cells >> cell & 1]
    rectangles = open_rectangles(Position.of(position(EXAMPLES[name])))
    inside = [one.corners for one in rectangles if not sum(1 << c for c in one.corners) & ~step.evidence.cells]
    return sorted(inside[0])


def name_of(cell: int) -> str:
    return f"r{cell // 9 + 1}c{cell % 9 + 1}"


@pytest.mark.parametrize("name", NAMES)
def test_a_rule_elsewhere_leaves_a_rectangle_valid_and_one_at_a_corner_does_not(name: str) -> None:
    four = corners(name)
    other = next(cell for cell in range(81) if cell not in four)
    first, *_ = every = list(TECHNIQUES[name].find(Position.of(position(EXAMPLES[name]))))
    assert found(name, f"odd: {name_of(other)}") == every
    for corner in four:
        assert first not in found(name, f"odd: {name_of(corner)}")


@pytest.mark.parametrize("name", NAMES)
def test_a_cage_with_both_corners_of_a_side_cannot_tell_but_a_sum_of_opposite_ones_does(name: str) -> None:
    a, b, c, d = map(name_of, corners(name))
    first = next(TECHNIQUES[name].find(Position.of(position(EXAMPLES[name]))))
    assert first in found(name, f"killer 17: {a} {b}")
    assert first in found(name, f"killer 17: {a} {c}")
    assert first not in found(name, f"{a} + {d} = 9")


def test_a_rule_of_the_whole_board_leaves_none() -> None:
    assert not any(found(name, "non-consecutive") for name in NAMES)


def test_graves_are_left_out_beside_rules() -> None:
    ruled = Position.of(replace(position(EXAMPLES["bug-plus-1"]), rules=parse_rules(["odd: a1"], board("9"))))
    assert called("bug-plus-1", ruled) == ()
    assert FINDERS.keys() & ONE_SOLUTION == WITH_RULES & set(TEACHING)
