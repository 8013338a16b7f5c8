"""Laws of reading: whatever is written is read back as the same, and any other text is refused with a code."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.at_once import read_json

from pencilmark.board.boards import board
from pencilmark.board.errors import InputError
from pencilmark.board.line import write_line
from pencilmark.board.model import Puzzle
from pencilmark.board.rows import write_grid, write_marks
from pencilmark.exchange.fpuzzles import write_fpuzzles
from pencilmark.exchange.hodoku import LibraryCase, parse_library, write_library
from pencilmark.exchange.read import read, recognise
from pencilmark.exchange.sudokupad import write_sudokupad
from pencilmark.exchange.text.single import write_candidates
from pencilmark.paper.entry import share_link

BOARDS = ("4", "6", "8", "9", "10", "12", "16", "25", "36")


@st.composite
def grids(draw: st.DrawFn) -> tuple[str, tuple[int, ...]]:
    """Draw a board's name and values for it, none in some cells."""
    name = draw(st.sampled_from(BOARDS))
    size, some = int(name), draw(st.sampled_from((1, 3, 10)))
    dice = draw(st.randoms(use_true_random=False))
    return name, tuple(0 if dice.randrange(10) >= some else dice.randrange(1, size + 1) for _ in range(size * size))


@st.composite
def masks(draw: st.DrawFn, largest: int) -> tuple[int, tuple[int, ...]]:
    """Draw a size up to the *largest* and candidates for each cell, some of them one alone."""
    size = draw(st.integers(4, largest))
    dice, lone = draw(st.randoms(use_true_random=False)), draw(st.sampled_from((0, 5, 9)))
    one = [1 << dice.randrange(size) for _ in range(size * size)]
    return size, tuple(mask if dice.randrange(10) < lone else dice.randrange(1, 1 << size) for mask in one)


@given(grids())
@settings(max_examples=15)
def test_a_line_and_a_drawn_grid_are_read_as_they_were_written(drawn: tuple[str, tuple[int, ...]]) -> None:
    name, values = drawn
    assert read(write_line(values, int(name))).givens == values
    if any(values):
        assert read(write_grid(values, board(name))).givens == values


@given(masks(16))
@settings(max_examples=15)
def test_a_line_of_candidates_is_read_as_it_was_written(drawn: tuple[int, tuple[int, ...]]) -> None:
    size, cells = drawn
    assert read(write_candidates(Puzzle(board(size), (0,) * size**2, None, cells))).candidates == cells


@given(masks(9))
@settings(max_examples=15)
def test_a_grid_of_candidates_is_read_as_it_was_written(drawn: tuple[int, tuple[int, ...]]) -> None:
    size, cells = drawn
    found = read(write_marks(cells, size))
    values = [1 << value - 1 if value else (1 << size) - 1 for value in found.values]
    assert (found.candidates or tuple(values)) == cells


@given(grids().filter(lambda drawn: drawn[0] == "9"), st.sets(st.integers(0, 80)))
@settings(max_examples=15)
def test_a_library_line_is_read_as_it_was_written(drawn: tuple[str, tuple[int, ...]], late: set[int]) -> None:
    givens = tuple(0 if cell in late else value for cell, value in enumerate(drawn[1]))
    placed = tuple(value if cell in late else 0 for cell, value in enumerate(drawn[1]))
    case = LibraryCase("0300", "", "3", Puzzle(board("9"), givens, placed if any(placed) else None))
    assert parse_library(write_library(case)) == case
    assert read(write_library(case)) == case.puzzle


@given(st.sampled_from(("4", "6", "9", "9 x", "9 antiknight", "16")), st.randoms(use_true_random=False), st.booleans())
@settings(max_examples=15)
def test_a_link_is_read_as_it_was_written(name: str, dice: Random, marked: bool) -> None:
    geometry = board(name)
    size, cells = geometry.size, range(geometry.cell_count)
    givens = tuple(dice.randrange(1, size + 1) if dice.randrange(3) == 0 else 0 for _ in cells)
    own = tuple(1 << value - 1 if value else dice.randrange(1, 1 << size) for value in givens) if marked else None
    puzzle = Puzzle(geometry, givens, None, own)
    read_again = [read_json(write(puzzle).text).puzzle for write in (write_fpuzzles, write_sudokupad)]
    for found in (*read_again, read(share_link(puzzle, "https://example.org/"))):
        assert (found.geometry, found.givens) == (geometry, givens)
        assert bool(found.candidates) == marked
        assert all(found.candidates[cell] == own[cell] for cell in cells if found.candidates and own)


@given(st.text(alphabet="0123456789.|-+ \n\t,;[]{}()<>abcRC=:#\"'_*/", max_size=300))
@settings(max_examples=100)
def test_any_text_is_read_or_refused_with_a_code(text: str) -> None:
    try:
        recognise(text)
    except InputError as error:
        assert error.code and error.message
