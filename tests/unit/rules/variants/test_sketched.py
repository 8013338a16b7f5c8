"""A drawing in words is read and written without a loss, and what is none is refused at its column."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pencilmark.board.boards import board
from pencilmark.board.drawing import Disc, Polyline, Text
from pencilmark.board.errors import RuleError
from pencilmark.rules.text import read_rules
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.sketched import KINDS, TONES, Sketch, draw_sketch, read_sketch, write_sketch

LENGTHS = st.integers(1, 20_000).map(lambda thousandths: thousandths / 1000)
PLACES = st.lists(st.tuples(st.integers(-900, 9900), st.integers(-900, 9900)), max_size=6).map(
    lambda found: tuple((x / 100, y / 100) for x, y in found)
)
SKETCHES = st.builds(
    Sketch,
    st.sampled_from(KINDS),
    st.sampled_from(list(TONES.values())),
    st.tuples(LENGTHS, LENGTHS) | st.just((0, 0)),
    st.booleans(),
    st.booleans(),
    st.text("aB1 é¿日", min_size=1, max_size=9),
    PLACES,
)
FOUR = board("4")


@given(SKETCHES)
def test_a_drawing_is_read_as_it_was_written(sketch: Sketch) -> None:
    assert read_sketch(write_sketch(sketch)) == sketch
    rule = f'drawing "{write_sketch(sketch)}"'
    (read,) = read_rules(rule, FOUR).rules
    assert read.text == rule


@given(SKETCHES, st.sets(st.integers(0, 15), min_size=1))
def test_each_place_or_cell_has_its_shape(sketch: Sketch, cells: set[int]) -> None:
    shapes = draw_sketch(Clue("drawing", (), (tuple(cells),), pattern=write_sketch(sketch)), FOUR)
    places = len(sketch.places or cells)
    if sketch.kind in ("circle", "box", "text"):
        assert len(shapes) == places * bool(sketch.kind != "text" or sketch.text.strip())
    elif sketch.kind in ("line", "arrow"):
        assert [len(shape.points) for shape in shapes if isinstance(shape, Polyline)] == [places] * (places > 1)
    tones = {shape.style.fill or shape.style.stroke for shape in shapes if isinstance(shape, Polyline | Disc | Text)}
    assert tones <= {sketch.tone}


@pytest.mark.parametrize(
    "words", ["", "red line", "line 0.2.3", "line at", "line at 1", "line at 1,200", "box 1x", "circle big"]
)
def test_what_is_no_drawing_is_refused_where_it_stands(words: str) -> None:
    with pytest.raises(RuleError) as refused:
        read_rules(f'drawing "{words}": a1 b1')
    assert refused.value.column and 9 <= refused.value.column <= 11
