"""Doomed candidates are those in no template, however they are found."""

from random import Random

from pencilmark.board.boards import board
from pencilmark.board.masks import union, where
from pencilmark.human.techniques.templates import _doomed_of, _doomed_of_nine, templates
from pencilmark.make.generator.grids import random_grid

NINE = board("9")


def test_what_the_bands_of_the_ordinary_board_doom_is_in_no_template() -> None:
    rng, doomed = Random(1), 0
    grid = random_grid(NINE, rng)
    for number in range(60):
        own = where(value == number % 9 + 1 for value in grid)
        cells = own | rng.getrandbits(81) & rng.getrandbits(81)
        if number % 3 == 0:  # some are placed already: their rows have no cells
            cells &= ~union(NINE.house_masks[house] for house in (number % 9, 18 + number % 9))
        found = _doomed_of_nine(cells)
        assert found == _doomed_of(NINE, cells)
        if number % 3:
            assert found == cells & ~union(templates(NINE, cells, 10_000) or ())
        doomed += found > 0
    assert doomed > 20
