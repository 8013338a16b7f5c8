"""Boards in the looks of ten pages and papers, drawn by us: what a screenshot or a clean scan shows."""

from __future__ import annotations

from pathlib import Path
from random import Random

from PIL import Image
from tests.pictures.boards import Cells, Style, draw_board

from pencilmark.picture.grey import Grey

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


def grey(image: Image.Image) -> Grey:
    """Return an *image* as the package sees it."""
    return Grey(image.width, image.height, image.tobytes())


def drawn(values: tuple[int, ...], style: Style, cell: int = 44, written: tuple[int, ...] = ()) -> Image.Image:
    """Draw a puzzle with its *values*, and those *written* by hand, in a *style*."""
    size = int(len(values) ** 0.5)
    return draw_board(Cells(size, values, written or (0,) * len(values)), style, Random(1), cell)
