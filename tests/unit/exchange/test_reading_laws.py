"""Laws of reading: what is written is read as the same, and any other text is refused with a code."""

from hypothesis import given, settings
from hypothesis import strategies as st

from pencilmark.board.boards import board
from pencilmark.board.errors import InputError
from pencilmark.board.line import write_line
from pencilmark.board.model import Puzzle
from pencilmark.board.rows import write_grid
from pencilmark.exchange.read import read, recognise
from pencilmark.exchange.text.single import write_candidates

CLASSIC = board("9")
VALUES = st.lists(st.integers(0, 9), min_size=81, max_size=81).filter(any).map(tuple)
MASKS = st.lists(st.integers(1, 511), min_size=81, max_size=81).filter(lambda masks: max(masks) > 1).map(tuple)


@given(VALUES)
def test_a_line_and_a_drawn_grid_are_read_as_they_were_written(values: tuple[int, ...]) -> None:
    assert read(write_line(values, 9)).givens == values
    assert read(write_grid(values, CLASSIC)).givens == values


@given(MASKS)
def test_candidates_are_read_as_they_were_written(masks: tuple[int, ...]) -> None:
    assert read(write_candidates(Puzzle(CLASSIC, (0,) * 81, None, masks))).candidates == masks


@given(st.text(alphabet="0123456789.|-+ \n\t,;[]{}()<>abcRC=:#\"'_*/", max_size=300))
@settings(max_examples=200)
def test_any_text_is_read_or_refused_with_a_code(text: str) -> None:
    try:
        recognise(text)
    except InputError as error:
        assert error.code and error.message
