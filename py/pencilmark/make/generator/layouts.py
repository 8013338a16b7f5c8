"""Random jigsaw layouts: connected regions of equal size, made by exchanging cells between neighbours."""

from __future__ import annotations

from random import Random

from pencilmark.board.boards import board, signed, squarest_box
from pencilmark.board.dice import pick, roll
from pencilmark.board.geometry import DIGITS, Geometry
from pencilmark.make.wish import Wish
from pencilmark.rules.variants.cells import near_edges

EXCHANGES = 12


def random_regions(size: int, rng: Random) -> str:
    """Return the letters of a random layout of *size* connected regions (see `pencilmark.board.boards`).

    It starts from boxes. In an exchange two neighbouring regions give each other a cell, and both must stay connected;
    EXCHANGES for each cell are tried. Every layout that exchanges can reach may come up.

    >>> len(random_regions(6, Random(1)))
    36
    """
    rows, columns = squarest_box(size)
    regions = [cell // size // rows * rows + cell % size // columns for cell in range(size * size)]
    for _ in range(EXCHANGES * size * size):
        _exchange(regions, size, rng)
    return "".join(DIGITS[region + 1] for region in regions)


def random_board(rng: Random, wish: Wish) -> Geometry:
    """Return the board of a wish, with random regions if any will do."""
    if not wish.is_jigsaw:
        return wish.geometry
    regions = f"regions={random_regions(wish.geometry.size, rng)}"
    return signed(board(wish.board.lower().replace("jigsaw", regions)), wish.geometry.signs)


def _exchange(regions: list[int], size: int, rng: Random) -> None:
    """Try one exchange between the region of a random cell and that of a neighbour."""
    cell = roll(rng, size * size)
    own = regions[cell]
    others = sorted({regions[near] for near in near_edges(cell, size)} - {own})
    if not others:
        return
    other = pick(rng, others)
    givers = [
        there for there, region in enumerate(regions) if region == other and touches(there, own, regions, size, cell)
    ]
    if not givers:
        return
    back = pick(rng, givers)
    regions[cell], regions[back] = other, own
    if not (is_connected(regions, own, size) and is_connected(regions, other, size)):
        regions[cell], regions[back] = own, other


def touches(cell: int, region: int, regions: list[int], size: int, but: int) -> bool:
    """Report whether a cell has a neighbour in a *region*, other than the cell *but*."""
    return any(regions[near] == region and near != but for near in near_edges(cell, size))


def is_connected(regions: list[int], region: int, size: int) -> bool:
    """Report whether the cells of a *region* are connected by their sides."""
    cells = {cell for cell, own in enumerate(regions) if own == region}
    reached, edge = set[int](), [min(cells)]
    while edge:
        cell = edge.pop()
        if cell not in reached:
            reached.add(cell)
            edge += [near for near in near_edges(cell, size) if near in cells]
    return reached == cells
