"""What is said of the combinations of a cage is so: which there are, which are left, and which have a digit."""

from __future__ import annotations

from random import Random

from pencilmark.board.boards import board
from pencilmark.board.model import Position, Puzzle
from pencilmark.human.explain import explain
from pencilmark.human.explain.combinations import family_of
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.ruled.sets import alive
from pencilmark.human.ruled.techniques import RULED
from pencilmark.human.telling.case import Case
from pencilmark.rules.rule import parse_rules

TWELVE = board("12")
SAID = {"cages-no-combination-has", "cages-none-left-with", "cages-what-is-left", "cages-candidates-left"}


def test_combinations_are_those_that_are_left_and_digits_are_in_none() -> None:
    told = set()
    for seed in range(60):
        rng = Random(seed)
        gone = sum(1 << digit for digit in rng.sample(range(12), rng.choice((0, 1, 2, 4))))
        marks = [4095 & ~gone & ~(1 << rng.randrange(12))] * 3 + [4095] * 141
        rule = f"killer {rng.randint(10, 26)}: a1 a2 a3"
        puzzle = Puzzle(TWELVE, (0,) * 144, None, tuple(marks), parse_rules([rule], TWELVE))
        position = Position.of(with_sight(puzzle))
        for step in filter(None, RULED["set-digits"].find(position)):
            family = family_of(case := Case(position, step))
            left = alive(position, family)
            for said in explain(position, step).says:
                digit = 1 << said.values.get("value", 1) - 1  # type: ignore[operator]  # a digit is a number
                if said.id == "cages-no-combination-has":
                    assert not any(one & digit for one in family.sets)
                elif said.id == "cages-none-left-with":
                    assert any(one & digit for one in family.sets) and not any(one & digit for one in left)
                elif said.id in SAID:
                    assert said.values["count"] == len(left)
                else:
                    continue
                told.add(said.id)
            assert not any(one & case.gone_digits for one in left)
    assert told == SAID
