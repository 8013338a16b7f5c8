"""A board as SVG: well-formed, with room for what stands beside the grid, each part above what it covers."""

from xml.etree import ElementTree

import pytest

from pencilmark.board.boards import board
from pencilmark.board.drawing import Disc, Polyline, Style, Text
from pencilmark.board.model import Position, Puzzle
from pencilmark.board.svg import MARGIN, board_svg, picture

FOUR = Position.of(Puzzle(board("4"), (1, 0, 0, 2) + (0,) * 12))


def text(x: float, y: float, words: str, height: float = 0.4) -> Text:
    return Text((x, y), words, height, Style(fill="ink"))


def view_box(svg: str) -> list[float]:
    return [float(number) for number in ElementTree.fromstring(svg).attrib["viewBox"].split()]


def test_a_board_alone_has_a_narrow_margin() -> None:
    assert view_box(board_svg(FOUR)) == pytest.approx([-MARGIN, -MARGIN, 4 + 2 * MARGIN, 4 + 2 * MARGIN])


@pytest.mark.parametrize(
    ("words", "x", "y", "beyond"),
    [("7", -0.5, 2, 0.82), ("17", -0.5, 2, 0.82), ("123", 4.5, 2, 0.98), ("7", 2, 4.5, 0.82), ("7", 2, 2, MARGIN)],
)
def test_what_stands_beside_the_grid_has_room(words: str, x: float, y: float, beyond: float) -> None:
    left, top, width, height = view_box(board_svg(FOUR, clues=[text(x, y, words)]))
    assert [left, top] == pytest.approx([-beyond] * 2) and [width, height] == pytest.approx([4 + 2 * beyond] * 2)


@pytest.mark.parametrize("height", [0.2, 0.4, 1.5])
def test_letters_are_as_high_as_their_text_says(height: float) -> None:
    root = ElementTree.fromstring(board_svg(FOUR, [text(1, 1, "x", height)]))
    (size,) = (float(one.attrib["font-size"]) for one in root.iter() if one.text == "x")
    assert size == pytest.approx(1.4 * height)


def test_what_is_said_is_escaped() -> None:
    root = ElementTree.fromstring(board_svg(FOUR, [text(1, 1, "<&>")], title="A < B"))
    assert root.attrib["aria-label"] == "A < B" and "<&>" in [one.text for one in root.iter()]


def test_shapes_lie_below_digits_unless_they_lie_over_them() -> None:
    below, over = Disc((0.5, 0.5), 0.4, Style(fill="tint")), Polyline(((0, 0), (1, 1)), Style(stroke="ink", over=True))
    found = list(ElementTree.fromstring(board_svg(FOUR, [over, below])))
    tags = [one.tag.rpartition("}")[2] for one in found]
    digits = [place for place, one in enumerate(found) if one.text == "1"]
    assert tags.index("circle") < digits[0] < len(tags) - 1 and tags[-1] in ("path", "polyline", "line")


def test_a_picture_needs_no_style_sheet() -> None:
    assert "class=" not in picture(FOUR, [text(1, 1, "x")]) and view_box(picture(FOUR)) == view_box(board_svg(FOUR))
