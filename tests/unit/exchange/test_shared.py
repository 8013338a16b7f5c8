"""Puzzles of several grids as text: each layout of the same cells reads as the same puzzle."""

from random import Random

import pytest

from pencilmark.board.boards import board
from pencilmark.board.errors import InputError
from pencilmark.board.line import line_on
from pencilmark.board.masks import bits
from pencilmark.board.model import Puzzle
from pencilmark.exchange.found import ListEntry
from pencilmark.exchange.read import read, recognise
from pencilmark.exchange.text.lists import read_entry
from pencilmark.exchange.written import FORMS, write


def _puzzle(name: str, share: float = 0.4) -> Puzzle:
    """Make a puzzle with values anywhere: reading asks for no solution."""
    rng, geometry = Random(name), board(name)
    values = [0] * geometry.cell_count
    for cell in bits(geometry.covered):
        values[cell] = rng.randint(1, geometry.value_count) if rng.random() < share else 0
    return Puzzle(geometry, tuple(values))


def _rows(puzzle: Puzzle, blank: str, hole: str) -> list[str]:
    geometry = puzzle.geometry
    high, wide = geometry.extent
    signs = [str(value) if value else blank for value in puzzle.givens]
    for cell in bits(geometry.holes):
        signs[cell] = hole
    return ["".join(signs[row * geometry.size : row * geometry.size + wide]) for row in range(high)]


LAYOUTS = [(".", " "), (".", ""), ("0", ""), (".", "."), ("_", "#"), (" ", " ")]


@pytest.mark.parametrize("name", ["samurai", "sohei", "windmill", "flower", "twodoku"])
@pytest.mark.parametrize(("blank", "hole"), LAYOUTS)
def test_a_picture_with_holes_shows_its_board(name: str, blank: str, hole: str) -> None:
    puzzle = _puzzle(name)
    text = "\n".join(row.rstrip() for row in _rows(puzzle, blank, hole))
    assert read(text) == puzzle
    assert read(text, puzzle.geometry) == puzzle


@pytest.mark.parametrize("name", ["samurai", "butterfly", "grids 4 at 0,0 / 2,2", "grids 9 at 0,0 / 0,6", "samurai x"])
def test_named_boards_read_each_layout(name: str) -> None:
    puzzle, geometry = _puzzle(name), board(name)
    grids = ["".join(str(puzzle.givens[cell]) for cell in bits(grid)) for grid in geometry.grids]
    line = line_on(puzzle.givens, geometry)
    texts = ["\n".join(_rows(puzzle, *layout)) for layout in LAYOUTS[:5]]
    for text in [*texts, "\n".join(grids), line]:
        assert read(text, geometry) == puzzle
    assert read(f"board: {name}\n" + texts[0]) == puzzle
    assert read_entry(ListEntry(1, line), geometry).puzzle == puzzle


@pytest.mark.parametrize("name", ["samurai", "grids 4 at 0,0 / 2,2"])
@pytest.mark.parametrize("form", [name for name, form in FORMS.items() if form.knows == "all"])
def test_what_is_written_reads_again(name: str, form: str) -> None:
    puzzle = _puzzle(name)
    written = write(recognise(line_on(puzzle.givens, puzzle.geometry), puzzle.geometry), form).text  # type: ignore[arg-type]
    assert read(written, puzzle.geometry) == puzzle


def test_forms_that_know_one_grid_refuse_several() -> None:
    puzzle = recognise(line_on(_puzzle("samurai").givens, board("samurai")))
    with pytest.raises(InputError):
        write(puzzle, "f-puzzles")  # type: ignore[arg-type]


def test_grids_that_disagree_in_a_cell_they_share_are_not_a_puzzle() -> None:
    one, other = "." * 15 + "1", "....." + "2" + "." * 10
    with pytest.raises(InputError):
        read(f"{one}\n{other}", "grids 4 at 0,0 / 2,2")


def test_a_large_grid_of_few_values_stays_one_if_a_hole_has_a_value() -> None:
    line = list(line_on(_puzzle("samurai").givens, board("samurai")))
    line[10] = "7"
    assert read("".join(line)).geometry is board("21")
