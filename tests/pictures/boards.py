"""Boards drawn as papers and pages draw them: lines, tints, fonts, pencil marks, what a hand wrote."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random

from PIL import Image, ImageDraw, ImageFont
from tests.pictures.strokes import write_digit

from pencilmark.picture.grey import Grey

BOXES = {4: (2, 2), 6: (2, 3), 9: (3, 3), 12: (3, 4), 16: (4, 4)}
LETTERS = "ABCDEFG"


@dataclass(frozen=True)
class Style:
    """How a board looks: shades from 0 (black) to 255, widths and sizes in parts of a cell."""

    font: str
    hand: str = ""
    paper: int = 255
    thin: int = 120
    thick: int = 0
    ink: int = 0
    pen: int = 60
    thin_width: float = 0.02
    thick_width: float = 0.06
    height: float = 0.65
    margin: float = 0.8
    letters: bool = False
    tints: dict[int, int] = field(default_factory=dict)


FONTS = Path("/usr/share/fonts/truetype/dejavu")
SANS, BOLD, SERIF = (str(FONTS / name) for name in ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSerif.ttf"))
BOXED = {spot: 232 for spot in range(81) if (spot // 27 + spot % 9 // 3) % 2 == 0}
PICKED = {spot: 222 for spot in range(81) if spot // 9 == 4 or spot % 9 == 4}
LOOKS = {
    "plain": Style(SANS),
    "newspaper": Style(SERIF, paper=214, thin=90, thick=30, ink=30, thick_width=0.08),
    "bold": Style(BOLD, thin=60, height=0.8, thin_width=0.04, thick_width=0.12),
    "faint": Style(SANS, thin=205, thick=110, ink=50, height=0.55),
    "boxes": Style(SANS, thin=150, tints=BOXED),
    "picked": Style(SANS, thin=190, thick=70, ink=40, tints=PICKED),
    "large": Style(SERIF, height=0.95, thin=100),
    "small": Style(SANS, height=0.42, thin=140),
    "hairlines": Style(SANS, thin=130, thick=20, thin_width=0.01, thick_width=0.03),
    "equal": Style(BOLD, thin=40, thick=40, thin_width=0.03, thick_width=0.03, height=0.6),
}
"""Boards in the looks of ten pages and papers: what a screenshot or a clean scan shows."""


@dataclass(frozen=True)
class Cells:
    """What is on a board: *printed* values, digits *written* by hand, small *marks*, small numbers in the *corners*.

    Thick lines part its *regions*, a name for each cell, else boxes.
    """

    size: int
    printed: Sequence[int]
    written: Sequence[int]
    marks: Sequence[Sequence[int]] = ()
    corners: Sequence[int] = ()
    regions: Sequence[object] = ()


@cache
def font_of(path: str, pixels: int) -> ImageFont.FreeTypeFont:
    """Return the font of a file at a height in *pixels*."""
    return ImageFont.truetype(path, max(5, pixels))


def draw_board(cells: Cells, style: Style, rng: Random, cell: int = 48) -> Image.Image:
    """Draw a board of *cell* pixels a cell, a margin around it."""
    side = round(cell * (cells.size + 2 * style.margin))
    image = Image.new("L", (side, side), style.paper)
    draw = ImageDraw.Draw(image)
    start = cell * style.margin
    for spot, tint in style.tints.items():
        x, y = start + spot % cells.size * cell, start + spot // cells.size * cell
        draw.rectangle((x, y, x + cell, y + cell), tint)
    _draw_lines(draw, cells, style, start, cell)
    if cells.regions:
        _draw_regions(draw, cells, style, start, cell)
    for spot in range(cells.size**2):
        x, y = start + spot % cells.size * cell, start + spot // cells.size * cell
        _draw_cell(draw, cells, spot, style, rng, (x, y, cell))
    return image


def _draw_lines(draw: ImageDraw.ImageDraw, cells: Cells, style: Style, start: float, cell: int) -> None:
    size = cells.size
    high, wide = (size, size) if cells.regions else BOXES[size]
    end = start + size * cell
    for is_thick in (False, True):
        shade = style.thick if is_thick else style.thin
        width = max(1, round(cell * (style.thick_width if is_thick else style.thin_width)))
        for line in range(size + 1):
            at = start + line * cell
            if (line % wide == 0) == is_thick:
                draw.line((at, start, at, end), shade, width)
            if (line % high == 0) == is_thick:
                draw.line((start, at, end, at), shade, width)


def _draw_regions(draw: ImageDraw.ImageDraw, cells: Cells, style: Style, start: float, cell: int) -> None:
    """Draw the thick lines between regions."""
    size, regions = cells.size, cells.regions
    width = max(1, round(cell * style.thick_width))
    for spot in range(size * size):
        x, y = start + spot % size * cell, start + spot // size * cell
        if spot % size and regions[spot] != regions[spot - 1]:
            draw.line((x, y, x, y + cell), style.thick, width)
        if spot >= size and regions[spot] != regions[spot - size]:
            draw.line((x, y, x + cell, y), style.thick, width)


def _draw_cell(
    draw: ImageDraw.ImageDraw, cells: Cells, spot: int, style: Style, rng: Random, at: tuple[float, float, int]
) -> None:
    x, y, cell = at
    if value := cells.printed[spot]:
        text = LETTERS[value - 10] if style.letters and value > 9 else str(value)
        shrink = 0.8 if len(text) > 1 else 1.0
        font = font_of(style.font, round(cell * style.height * shrink))
        shift = rng.uniform(-0.05, 0.05) * cell
        draw.text((x + cell / 2 + shift, y + cell / 2), text, style.ink, font, anchor="mm")
    elif digit := cells.written[spot]:
        high = cell * rng.uniform(0.45, 0.8)
        left, top = x + cell * 0.5 + rng.gauss(0, 0.06) * cell, y + cell * 0.5 + rng.gauss(0, 0.05) * cell
        if style.hand:
            draw.text((left, top), str(digit), style.pen, font_of(style.hand, round(high * 1.2)), anchor="mm")
        else:
            wide = high * rng.uniform(0.5, 0.8)
            write_digit(draw, rng, digit, (left - wide / 2, top - high / 2, wide, high), style.pen)
    if cells.marks and cells.marks[spot]:
        _draw_marks(draw, cells.marks[spot], style, rng, at)
    if cells.corners and cells.corners[spot]:
        small = font_of(style.font, round(cell * 0.24))
        draw.text((x + cell * 0.07, y + cell * 0.05), str(cells.corners[spot]), style.ink, small)


def _draw_marks(
    draw: ImageDraw.ImageDraw, marks: Sequence[int], style: Style, rng: Random, at: tuple[float, float, int]
) -> None:
    x, y, cell = at
    small = cell * rng.uniform(0.2, 0.3)
    for digit in marks:
        left = x + cell * (0.08 + 0.3 * ((digit - 1) % 3)) + rng.gauss(0, 0.02) * cell
        top = y + cell * (0.06 + 0.3 * ((digit - 1) // 3)) + rng.gauss(0, 0.02) * cell
        if style.hand:
            draw.text((left, top), str(digit), style.pen, font_of(style.font, round(small * 1.1)))
        else:
            write_digit(draw, rng, digit, (left, top, small * 0.7, small), style.pen)


def grey(image: Image.Image) -> Grey:
    """Return an *image* as the package sees it."""
    return Grey(image.width, image.height, image.tobytes())


def drawn(values: tuple[int, ...], style: Style, cell: int = 44, written: tuple[int, ...] = ()) -> Image.Image:
    """Draw a puzzle with its *values*, and those *written* by hand, in a *style*."""
    size = int(len(values) ** 0.5)
    return draw_board(Cells(size, values, written or (0,) * len(values)), style, Random(1), cell)
