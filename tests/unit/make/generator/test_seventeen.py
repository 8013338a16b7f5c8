"""The classes of puzzles with 17 givens that are shipped, and their relatives."""

from random import Random

import pytest

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.errors import WishError
from pencilmark.board.model import Puzzle
from pencilmark.board.phrase import NOTHING
from pencilmark.board.task import finished
from pencilmark.engine.isomorphs import canonical
from pencilmark.make.generator.dig import values_at
from pencilmark.make.generator.search import generate
from pencilmark.make.generator.seventeen import GIVENS, known, relatives, told
from pencilmark.make.wish import MOST_MINIMAL, Wish

NINE = board("9")
WISHED = Wish(clues=(GIVENS, GIVENS))


def test_each_class_is_its_least_member_and_has_one_solution() -> None:
    assert len(set(known())) == len(known()) > 1
    for givens in known():
        assert len(givens) - givens.count(0) == GIVENS
        assert engine.solve(Puzzle(NINE, givens)).status == "unique"
        assert tuple(canonical(NINE, givens).least) == givens


def test_there_is_a_relative_of_each_class_with_its_solution() -> None:
    found = list(relatives(WISHED, Random(1), "auto"))
    puzzles = [Puzzle(NINE, values_at(solution, clues)) for solution, clues in found]
    assert {tuple(canonical(NINE, one.givens).least) for one in puzzles} == set(known())
    assert all(engine.solve(one).solutions == (solution,) for one, (solution, _) in zip(puzzles, found, strict=True))


def test_a_wish_takes_a_relative_that_fits_the_rest_of_it_and_says_so() -> None:
    made = finished(generate(Random(4), WISHED))
    assert told(made.puzzle).values["count"] == len(known())
    other = finished(generate(Random(5), WISHED))
    assert made.puzzle != other.puzzle
    level = finished(generate(Random(4), Wish(clues=WISHED.clues, level="Medium"))).puzzle
    assert level.clue_count == GIVENS and told(level) != NOTHING
    more = finished(generate(Random(4), Wish(clues=(24, 26))))
    assert told(more.puzzle) == NOTHING


def test_minimal_puzzles_beyond_what_the_search_reaches_are_told_apart_at_once() -> None:
    with pytest.raises(WishError) as refused:
        Wish(clues=(MOST_MINIMAL + 1, 40), minimal=True)
    assert refused.value.code.startswith("none-known")
    assert Wish(clues=(MOST_MINIMAL, 40), minimal=True).minimal and Wish(clues=(36, 40)).clues
