"""The classes of puzzles that are shipped, of 17 givens and of rare techniques, and what is made of them."""

from random import Random

import pytest

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.errors import WishError
from pencilmark.board.model import Position, Puzzle
from pencilmark.board.phrase import NOTHING
from pencilmark.board.task import finished
from pencilmark.engine.isomorphs import canonical
from pencilmark.human.logic import solve_path
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.ladders import TEACHING, climb, rung_of
from pencilmark.make.generator.dig import values_at
from pencilmark.make.generator.search import generate
from pencilmark.make.generator.starts import FEWEST, GIVENS, kinds, known, relatives, told
from pencilmark.make.wish import MOST_MINIMAL, Wish

NINE = board("9")
FEW = Wish(clues=(GIVENS, GIVENS))
RARE = [name for name in known() if name != FEWEST]


def test_each_class_is_its_least_member_and_has_one_solution() -> None:
    for name, classes in known().items():
        assert name == FEWEST or TECHNIQUES[name].is_offered
        assert len(set(classes)) == len(classes) > 1
        for givens in classes:
            assert engine.solve(Puzzle(NINE, givens)).status == "unique"
            assert tuple(canonical(NINE, givens).least) == givens
            assert name != FEWEST or len(givens) - givens.count(0) == GIVENS


@pytest.mark.parametrize("name", RARE)
def test_what_is_made_needs_the_technique_and_nothing_above_it(name: str) -> None:
    made = finished(generate(Random(3), Wish(technique=name)))
    ladder = climb(TEACHING[: TEACHING.index(rung_of(name)) + 1])
    path = solve_path(Position.of(made.puzzle), ladder)
    assert path.is_solved and name in path.histogram()
    assert not solve_path(Position.of(made.puzzle), ladder[:-1]).is_solved
    assert engine.solve(made.puzzle).solutions == (made.solution,)
    least = tuple(canonical(NINE, made.puzzle.givens).least)
    assert (told(made.puzzle) != NOTHING) == any(least in classes for classes in known().values())


@pytest.mark.parametrize("kind", known())
def test_there_is_a_relative_of_each_class_with_its_solution_and_is_called_one(kind: str) -> None:
    found = list(relatives(kind, NINE, Random(1), "auto"))
    puzzles = [Puzzle(NINE, values_at(solution, clues)) for solution, clues in found]
    assert {tuple(canonical(NINE, one.givens).least) for one in puzzles} == set(known()[kind])
    assert all(engine.solve(one).solutions == (solution,) for one, (solution, _) in zip(puzzles, found, strict=True))
    assert all(told(one).values["count"] == len(known()[kind]) for one in puzzles)


def test_a_wish_takes_a_relative_that_fits_the_rest_of_it_and_says_so() -> None:
    made = finished(generate(Random(4), FEW))
    assert told(made.puzzle).values["count"] == len(known()[FEWEST])
    other = finished(generate(Random(5), FEW))
    assert made.puzzle != other.puzzle
    level = finished(generate(Random(4), Wish(clues=FEW.clues, level="Medium"))).puzzle
    assert level.clue_count == GIVENS and told(level) != NOTHING
    more = finished(generate(Random(4), Wish(clues=(24, 26))))
    assert told(more.puzzle) == NOTHING


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
    assert kinds(free) == [free.technique]
    assert not kinds(Wish(technique="avoidable-rectangle-2", practice=True))
    assert not kinds(Wish(technique="avoidable-rectangle-2", symmetry="rotational180"))


def test_minimal_puzzles_beyond_what_the_search_reaches_are_told_apart_at_once() -> None:
    with pytest.raises(WishError) as refused:
        Wish(clues=(MOST_MINIMAL + 1, 40), minimal=True)
    assert refused.value.code.startswith("none-known")
    assert Wish(clues=(MOST_MINIMAL, 40), minimal=True).minimal and Wish(clues=(36, 40)).clues
