"""Our own sheets, printed, bent and photographed: a picture of a page of the PDF as a camera sees it."""

from random import Random

from PIL import Image
from tests.pictures.warps import Warp, lit, shot, warped
from tests.printed import picture

from pencilmark.board.model import Puzzle
from pencilmark.paper.entry import Entry
from pencilmark.paper.options import Sheet
from pencilmark.paper.pdf import write_pdf
from pencilmark.paper.sheet import sheet_pages


def photographed(puzzle: Puzzle, seed: int, side: int = 540) -> Image.Image:
    """Return a photograph of a *puzzle* on a sheet of ours, taken by a hand that *seed* guides."""
    rng = Random(seed)
    page = picture(write_pdf(sheet_pages([Entry(puzzle)], Sheet("A4"))))
    top = (page.height - page.width) // 2
    flat = page.crop((0, top, page.width, top + page.width)).resize((700, 700), Image.Resampling.LANCZOS)
    warp = Warp(
        turn=rng.uniform(-0.12, 0.12),
        zoom=rng.uniform(1.0, 1.1),
        tilt=(rng.uniform(-0.15, 0.15), rng.uniform(-0.15, 0.15)),
        bend=(rng.uniform(-0.02, 0.02), rng.uniform(-0.02, 0.02)),
        wave=(rng.uniform(1.5, 3.5), rng.uniform(0, 6)),
    )
    seen = lit(warped(flat, warp, side), rng, rng.uniform(0.2, 0.6))
    return shot(seen, rng, blur=rng.uniform(0.5, 1.4), noise=0.1, contrast=rng.uniform(0.5, 1.0), quality=70)
