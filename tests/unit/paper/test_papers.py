"""Papers, margins and places for boards."""

from itertools import combinations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from pencilmark.board.errors import PencilmarkError
from pencilmark.paper.papers import Box, PaperError, make_paper, paper_size, places


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("A4", (210, 297)),
        ("a5", (148, 210)),
        ("Letter", (215.9, 279.4)),
        ("6x9", (152.4, 228.6)),
        ("6x9in", (152.4, 228.6)),
        ("170 x 240", (170, 240)),
        ("17x24cm", (170, 240)),
        ("8.5x8.5in", (215.9, 215.9)),
    ],
)
def test_a_paper_is_named_or_measured(text: str, size: tuple[float, float]) -> None:
    assert paper_size(text) == pytest.approx(size)


@pytest.mark.parametrize("text", ["", "B17", "210", "10x10mm", "9000x9000mm", "1x", "axb"])
def test_any_other_paper_is_an_error_with_a_code(text: str) -> None:
    with pytest.raises(PaperError) as caught:
        paper_size(text)
    assert caught.value.code == "bad-paper"


def test_landscape_lies_on_its_side_and_portrait_stands() -> None:
    assert make_paper("A4", landscape=True).width == 297
    assert make_paper("297x210mm").width == 210


def test_margins_are_mirrored_with_the_gutter_at_the_binding() -> None:
    paper = make_paper("6x9", margin=12, gutter=8)
    right, left = paper.area(1), paper.area(2)
    assert right.x == 20 and left.x == 12
    assert right.x == pytest.approx(paper.width - left.right)


@pytest.mark.parametrize("wrong", [{"margin": 90}, {"gutter": -1}, {"bleed": -2}, {"gutter": 160}])
def test_margins_that_leave_no_room_are_an_error(wrong: dict[str, float]) -> None:
    with pytest.raises(PencilmarkError):
        make_paper("A5", **wrong)  # type: ignore[arg-type]  # the keys are names of its arguments


@given(
    width=st.floats(60, 300),
    height=st.floats(60, 400),
    count=st.integers(1, 30),
    head=st.floats(0, 10),
    foot=st.floats(0, 20),
)
def test_places_lie_in_the_area_and_apart(width: float, height: float, count: int, head: float, foot: float) -> None:
    area = Box(10, 20, width, height)
    found = places(area, count, head, foot)
    assume(found.side > 1)
    assert len(found.boxes) == count
    whole = [box.cut(top=-head, bottom=-foot) for box in found.boxes]
    for box in whole:
        assert box.x >= area.x - 1e-6 and box.right <= area.right + 1e-6
        assert box.y >= area.y - 1e-6 and box.bottom <= area.bottom + 1e-6
    for one, other in combinations(whole, 2):
        beside = one.right <= other.x + 1e-6 or other.right <= one.x + 1e-6
        assert beside or one.bottom <= other.y + 1e-6 or other.bottom <= one.y + 1e-6
