"""What is drawn is read: looks of pages, bent and dark photographs, sizes, hands, and honest limits."""

from random import Random

import pytest
from PIL import Image, ImageChops, ImageFilter
from tests.pictures.boards import LOOKS, SANS, Cells, Style, draw_board, drawn, grey
from tests.pictures.sheets import photographed
from tests.pictures.warps import Warp, lit, shot, warped

from pencilmark.board.boards import board
from pencilmark.board.errors import FormatError
from pencilmark.board.line import parse_line
from pencilmark.board.model import Puzzle
from pencilmark.board.task import finished
from pencilmark.exchange.found import Question
from pencilmark.make.generator.layouts import random_regions
from pencilmark.picture.read import Answer, PictureReading, Seen, reading

SMALL = ("3...2.....1...3.", "1.......2...5.6..3...1...4.2.1.6....")
PUZZLE = parse_line("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").givens
BENT = Warp(turn=0.08, zoom=1.1, tilt=(0.1, 0.06), bend=(0.012, 0.015), wave=(2.5, 1.0))


def read(image: Image.Image) -> Answer:
    return finished(reading(grey(image)))


def seen(image: Image.Image) -> Seen:
    found = read(image)
    assert isinstance(found, PictureReading) and found.seen
    return found.seen


@pytest.mark.parametrize("look", LOOKS)
def test_a_board_in_the_look_of_a_page_is_read_as_it_is(look: str) -> None:
    assert seen(drawn(PUZZLE, LOOKS[look])).puzzle.givens == PUZZLE


def test_a_clean_board_is_sure_and_nothing_of_it_is_doubtful() -> None:
    found = seen(drawn(PUZZLE, LOOKS["plain"]))
    assert (found.is_sure, found.doubtful, found.changed) == (True, (), ())


def test_light_digits_on_a_dark_board_are_read() -> None:
    assert seen(ImageChops.invert(drawn(PUZZLE, LOOKS["plain"]))).puzzle.givens == PUZZLE


def test_a_photograph_of_bent_paper_in_bad_light_is_read() -> None:
    rng = Random(3)
    picture = lit(warped(drawn(PUZZLE, LOOKS["newspaper"]), BENT, 420), rng, 0.5)
    picture = shot(picture, rng, blur=1.2, noise=0.1, contrast=0.7, quality=60)
    assert seen(picture).puzzle.givens == PUZZLE


def test_a_sheet_of_ours_is_read_from_a_photograph() -> None:
    assert seen(photographed(Puzzle(board("9"), PUZZLE), 2)).puzzle.givens == PUZZLE


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_a_picture_that_lies_on_its_side_is_turned_upright(turns: int) -> None:
    assert seen(drawn(PUZZLE, LOOKS["plain"]).rotate(90 * turns)).puzzle.givens == PUZZLE


@pytest.mark.parametrize(
    "line",
    [
        *SMALL,
        "C..2.71...636...CA..8..........3...5...............B749.1..C.5.....1..9.7.A..9......5.6...."
        "A92.....3.68...7..92...36.B1...5A.1...3.2..B7..5.A...",
        "A.7.F..3C.1..6.....D..61..87.E.5...B..7.26.53.C.3..............G.2.4.8..1.6B..E.7.....1GE....4A.F.....5A4......D."
        "1...6...D...83..C..9..ED..6B1..D..FC....9....G.5.B.A.DF.C.G6....G.....6........B.E...9..G..5..89....A..64.C.F...."
        "1...B..F7....A.F.C4.....59...E",
    ],
    ids=["4", "6", "12", "16"],
)
def test_boards_of_other_sizes_are_read(line: str) -> None:
    puzzle = parse_line(line)
    letters = Style(SANS, letters=True, height=0.6)
    found = seen(drawn(puzzle.givens, letters, min(48, 480 // puzzle.geometry.size)))
    assert (found.puzzle.geometry, found.puzzle.givens) == (puzzle.geometry, puzzle.givens)


@pytest.mark.parametrize("line", SMALL)
def test_a_small_board_with_thick_lines_is_read(line: str) -> None:
    assert seen(drawn(parse_line(line).givens, LOOKS["bold"], 48)).puzzle.givens == parse_line(line).givens


@pytest.mark.parametrize(
    ("look", "name"),
    [("newspaper", f"9 regions={random_regions(9, Random(5))}"), ("hairlines", "6 3x2"), ("newspaper", "12 4x3")],
    ids=["9 jigsaw", "6", "12"],
)
def test_thick_lines_part_regions_whatever_their_shape(look: str, name: str) -> None:
    geometry = board(name)
    values = tuple(1 + cell % 7 % geometry.size for cell in range(geometry.cell_count))
    cells = Cells(geometry.size, values, (0,) * len(values), regions=geometry.region_of)
    picture = draw_board(cells, LOOKS[look], Random(1), 36)
    assert seen(picture).geometry == geometry
    assert seen(lit(warped(picture, BENT, 480), Random(3), 0.5)).geometry == geometry


def test_lines_that_are_alike_part_boxes() -> None:
    cells = Cells(9, PUZZLE, (0,) * 81, regions=random_regions(9, Random(5)))
    assert seen(draw_board(cells, LOOKS["equal"], Random(1), 44)).geometry == board("9")


def test_digits_of_a_hand_are_the_players_and_small_marks_are_no_digits() -> None:
    written = tuple(4 if cell == 2 else 2 if cell == 30 else 0 for cell in range(81))
    marks = [[1, 2, 6] if cell in (3, 5, 40) and not PUZZLE[cell] else [] for cell in range(81)]
    image = draw_board(Cells(9, PUZZLE, written, marks), LOOKS["plain"], Random(5), 44)
    found = seen(image).puzzle
    assert (found.givens, found.placed) == (PUZZLE, written)


def test_two_boards_beside_each_other_are_a_question() -> None:
    other = PUZZLE[::-1]
    page = Image.new("L", (900, 480), 255)
    page.paste(drawn(PUZZLE, LOOKS["plain"]), (0, 10))
    page.paste(drawn(other, LOOKS["plain"], 38), (480, 40))
    found = read(page.resize((760, 405)))
    assert isinstance(found, Question)
    assert [choice.found.puzzle.givens for choice in found.choices] == [PUZZLE, other]  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("picture", "code"),
    [
        (Image.new("L", (400, 300), 220), "no-grid"),
        (drawn(PUZZLE, LOOKS["plain"]).filter(ImageFilter.GaussianBlur(9)).resize((200, 200)), "no-grid"),
        (drawn((0,) * 81, LOOKS["plain"]), "empty-grid"),
    ],
    ids=["blank", "blurred", "empty"],
)
def test_what_cannot_be_read_is_said(picture: Image.Image, code: str) -> None:
    with pytest.raises(FormatError) as refused:
        read(picture)
    assert refused.value.code == code
