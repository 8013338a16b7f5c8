"""The classes of puzzles that need a rare technique, and what is made of them."""

from random import Random

import pytest

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.model import Position, Puzzle
from pencilmark.board.phrase import NOTHING
from pencilmark.board.task import finished
from pencilmark.engine.isomorphs import canonical
from pencilmark.human.logic import solve_path
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.ladders import TEACHING, climb, rung_of
from pencilmark.make.generator.dig import values_at
from pencilmark.make.generator.rare import is_rare, known, relatives, told
from pencilmark.make.generator.search import generate
from pencilmark.make.wish import Wish

NINE = board("9")


def test_each_class_is_its_least_member_and_has_one_solution() -> None:
    for name, classes in known().items():
        assert TECHNIQUES[name].is_offered
        assert len(set(classes)) == len(classes) > 1
        for givens in classes:
            assert engine.solve(Puzzle(NINE, givens)).status == "unique"
            assert tuple(canonical(NINE, givens).least) == givens


@pytest.mark.parametrize("name", known())
def test_what_is_made_needs_the_technique_and_nothing_above_it(name: str) -> None:
    made = finished(generate(Random(3), Wish(technique=name)))
    ladder = climb(TEACHING[: TEACHING.index(rung_of(name)) + 1])
    path = solve_path(Position.of(made.puzzle), ladder)
    assert path.is_solved and name in path.histogram()
    assert not solve_path(Position.of(made.puzzle), ladder[:-1]).is_solved
    assert engine.solve(made.puzzle).solutions == (made.solution,)
    least = tuple(canonical(NINE, made.puzzle.givens).least)
    assert (told(made.puzzle) != NOTHING) == any(least in classes for classes in known().values())


def test_a_relative_as_it_is_is_called_one() -> None:
    for name in known():
        solution, clues = next(relatives(Wish(technique=name), Random(1), "auto"))
        assert told(Puzzle(NINE, values_at(solution, clues))).values["count"] == len(known()[name])


def test_a_minimal_one_is_minimal_and_plain_python_makes_the_same() -> None:
    wish = Wish(technique="avoidable-rectangle-2", minimal=True)
    made = finished(generate(Random(5), wish))
    for cell in range(81):
        if made.puzzle.givens[cell]:
            fewer = (*made.puzzle.givens[:cell], 0, *made.puzzle.givens[cell + 1 :])
            assert engine.solve(Puzzle(NINE, fewer)).status == "multiple"
    assert finished(generate(Random(5), wish, "python")) == made


def test_other_wishes_are_searched_for() -> None:
    free = Wish(technique="avoidable-rectangle-2")
    assert is_rare(free)
    assert not is_rare(Wish(technique="avoidable-rectangle-2", practice=True))
    assert not is_rare(Wish(technique="avoidable-rectangle-2", symmetry="rotational180"))
