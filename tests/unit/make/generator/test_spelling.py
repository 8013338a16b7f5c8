"""A word hidden in a puzzle: a line of its solution reads it, and everything else is as wished."""

import pytest

from pencilmark import engine
from pencilmark.board.errors import WishError
from pencilmark.make.batch import Means, make
from pencilmark.make.generator.spelling import lines
from pencilmark.make.made import Made
from pencilmark.make.wish import Wish

WISHES = [
    Wish(word="planetius", level="Medium"),
    Wish(word="PLANETIUS", clues=(22, 22), minimal=True),
    Wish("9 x signs=PLANETIUS", word="PLANETIUS"),
    Wish("6 jigsaw", word="orange"),
]


def read_in(made: Made) -> set[str]:
    """Read the lines of the solution."""
    geometry = made.puzzle.geometry
    return {"".join(geometry.label_of(made.solution[cell]) for cell in line) for line in lines(geometry.size)}


@pytest.mark.parametrize("wish", WISHES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_line_of_the_only_solution_reads_the_word(wish: Wish, seed: int) -> None:
    made = make(Means(scales=("own",)), (wish, seed))
    assert wish.word.upper() in read_in(made)
    assert engine.solve(made.puzzle).solutions == (made.solution,)
    assert sorted(made.puzzle.geometry.signs) == sorted(wish.word.upper())
    assert wish.level in (None, made.rating.level)
    assert wish.clues is None or made.puzzle.clue_count == wish.clues[0]


@pytest.mark.parametrize("wish", WISHES)
def test_the_same_seed_makes_the_same_puzzle(wish: Wish) -> None:
    first, again = (make(Means(scales=("own",)), (wish, 2)) for _ in range(2))
    assert first == again


def test_the_signs_do_not_tell_the_word_unless_the_board_does() -> None:
    assert WISHES[0].geometry.signs == "AEILNPSTU"
    assert WISHES[2].geometry.signs == "PLANETIUS"


@pytest.mark.parametrize(("board", "word"), [("9", "SUDOKU"), ("9", "MISSISSIP"), ("9 signs=PLANETIUS", "COMPUTING")])
def test_a_word_has_a_letter_for_each_digit(board: str, word: str) -> None:
    with pytest.raises(WishError, match=word):
        Wish(board, word=word)
