"""Puzzles made on boards of several grids."""

import pytest

from pencilmark import engine
from pencilmark.board.errors import WishError
from pencilmark.human.rating import rate
from pencilmark.human.techniques.technique import Level
from pencilmark.make.batch import Means, make
from pencilmark.make.wish import Wish


@pytest.mark.parametrize("name", ["grids 4 at 0,0 / 2,2", "twodoku", "samurai"])
def test_what_is_made_is_unique_minimal_and_the_same_for_every_backend(name: str) -> None:
    wish = Wish(name, minimal=True)
    made = make(Means(), (wish, 4))
    assert engine.check(made.puzzle).minimal
    assert engine.solve(made.puzzle).solutions == (made.solution,)
    if name != "samurai":
        assert {make(Means(backend=backend), (wish, 4)).puzzle for backend in ("python", "wasm")} == {made.puzzle}


def test_a_symmetry_holds_for_the_cells_that_there_are() -> None:
    puzzle = make(Means(), (Wish("twodoku", symmetry="rotational180"), 1)).puzzle
    clues = [bool(given) for given in puzzle.givens]
    assert clues == clues[::-1]


@pytest.mark.parametrize(
    ("name", "level"),
    [*(("grids 6 at 0,0 / 2,3", level) for level in ("Easy", "Medium", "Hard")), ("samurai", "Beginner")],
)
def test_a_level_is_that_of_the_whole_board(name: str, level: Level) -> None:
    wish = Wish(name, level=level)
    assert rate(make(Means(), (wish, 1)).puzzle).level == level


def test_a_pattern_has_no_given_in_a_hole() -> None:
    with pytest.raises(WishError):
        Wish("grids 4 at 0,0 / 2,2", pattern=(True,) * 36)
