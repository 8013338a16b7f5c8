"""The board that the lines of a grid show: thick ones separate its regions, which are boxes or of any shape."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from statistics import median

from pencilmark.board.boards import board
from pencilmark.exchange.grids import board_of as named
from pencilmark.picture.grey import Grey, Quad, cut
from pencilmark.picture.mesh import OFFSETS, REACHES, Mesh, strips

THICKER = 1.2
"""The thinnest line between regions has at least this many times the ink of the lines within them."""
Edge = tuple[float, int, int]
"""How much ink there is between two adjacent cells."""
Regions = tuple[int, ...]
"""The first cell of the region of each cell."""


def board_of(mesh: Mesh, grey: Grey) -> str:
    """Return the name of the board of a *mesh* in a picture; without thick lines, the usual board of its size."""
    size = mesh.size
    found = parted(sorted(_edges(mesh, grey)), size)
    if not found:
        return str(size)
    boxes = [f"{size} {rows}x{size // rows}" for rows in range(2, size) if size % rows == 0]
    return next((name for name in (str(size), *boxes) if found == _of_board(name)), "") or named(found, size, [])


def parted(edges: Iterable[Edge], size: int) -> Regions:
    """Join cells across *edges*, the faintest first, into regions of *size* cells; none if that does not work out.

    >>> parted([(1, 0, 2), (1, 1, 3), (5, 0, 1), (6, 2, 3)], 2)
    (0, 1, 0, 1)
    """
    regions = [{cell} for cell in range(size * size)]
    faint = 0.0
    for ink, one, other in edges:
        if regions[one] is regions[other]:
            continue
        both = regions[one] | regions[other]
        if len(both) > size:
            is_clear = ink >= THICKER * faint and all(len(region) == size for region in regions)
            return tuple(map(min, regions)) if is_clear else ()
        faint = ink
        for cell in both:
            regions[cell] = both
    return ()


def _edges(mesh: Mesh, grey: Grey) -> Iterator[Edge]:
    """Yield the ink between all adjacent cells, in the picture itself, where no shade is cut off."""
    size, dark = mesh.size, grey.inverted().pixels

    def of_itself(quads: Sequence[Quad], wide: int, high: int) -> list[bytes]:
        return cut(dark, grey.width, grey.height, quads, wide, high - 1)

    for upright, along, step in ((True, size, 1), (False, 1, size)):
        for row, line, strip in strips(mesh, of_itself, REACHES[-1], upright):
            if 0 < line < size:
                cell = row * along + line * step
                yield _ink(strip), cell - step, cell


def _ink(strip: bytes) -> float:
    """Return how much darker than its paper a line is across a *strip*, in total."""
    count = 1 << OFFSETS
    profile = [sum(strip[start::count]) * count / len(strip) for start in range(count)]
    paper = median(profile)
    return sum(max(0.0, dark - paper) for dark in profile) / (256 - paper)


def _of_board(name: str) -> Regions:
    """Return the regions of a board, each by its first cell."""
    region_of = board(name).region_of
    return tuple(region_of.index(region) for region in region_of)
