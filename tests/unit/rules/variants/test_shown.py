"""What a puzzle shows and hides asks nothing of its digits; a drawing in words is read and written without loss."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.ruled import texts

from pencilmark import engine, rate
from pencilmark.board.boards import board
from pencilmark.board.drawing import Disc, Polyline, Text
from pencilmark.board.errors import RuleError
from pencilmark.doors.handlers.ruling import state_of
from pencilmark.rules.text import read_rules
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.registry import VARIANTS
from pencilmark.rules.variants.shown import KINDS, SHOWN, TONES, Sketch, draw_sketch, read_sketch, write_sketch

PUZZLE = "size: 4\ngivens: 1...............\nthermo: a2 a3 a4\nkiller 3: b3 b4\nc1 = 4"
LINES = {
    "fog": ("fog", "fog: r1c1", "fog: r1c1 r4c4"),
    "fog-link": ("fog-link: r1c1 = r3c3 r3c4", "fog-link: r1c1 r1c2 = r3c3"),
    "drawing": ('drawing "area yellow": r1c1 r1c2', 'drawing "line red 0.2 at 0.5,0.5 2.5,1"'),
    "fog-solution": ("fog-solution: 1234..............".removesuffix(".."),),
}


def test_a_variant_that_only_shows_asks_nothing() -> None:
    assert {name for name, variant in VARIANTS.items() if not variant.asks} == {one.name for one in SHOWN} == set(LINES)


@pytest.mark.parametrize("line", [line for lines in LINES.values() for line in lines])
def test_a_puzzle_is_the_same_with_it_and_without(line: str) -> None:
    plain, shown = read_rules(PUZZLE).puzzle, read_rules(f"{PUZZLE}\n{line}").puzzle
    assert texts(shown) == (*texts(plain), line)
    assert set(engine.solutions(shown)) == set(engine.solutions(plain))
    assert rate(shown).er == rate(plain).er


def test_it_holds_in_a_full_grid_and_is_open_before() -> None:
    ruled = read_rules("size: 4\nfog: a1")
    relation = ruled.rules[0].relation
    assert [state_of(relation, ruled.geometry, [first] + [1] * 15) for first in (0, 1)] == ["open", "holds"]


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
def test_anything_but_a_drawing_is_refused_at_its_place(words: str) -> None:
    with pytest.raises(RuleError) as refused:
        read_rules(f'drawing "{words}": a1 b1')
    assert refused.value.column and 9 <= refused.value.column <= 11
