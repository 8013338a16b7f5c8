"""Boards of several grids that share cells, such as samurai: five 9 x 9 grids in a cross.

    board   = NAME WORD* | grids GRID at PLACE / PLACE ...
    NAME    = samurai | sohei | windmill | flower | butterfly | twodoku
    GRID    = the text of any square board with as many values as rows, such as 9, 6 3x2 or 9 x
    WORD    = a word for the board of each grid: samurai x has both diagonals in each
    PLACE   = ROW,COLUMN     of its upper left cell, counted from 0

The cells of such a board are numbered row by row through the square around its grids. A number that no grid covers
is a *hole*, without a cell. Each grid brings its houses and pairs; a house that two grids share is there once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace

from pencilmark.board.errors import BoardError
from pencilmark.board.geometry import MAX_SIZE, Geometry, House
from pencilmark.board.masks import mask_of, union

Place = tuple[int, int]

NAMED: dict[str, tuple[Place, ...]] = {
    "samurai": ((0, 0), (0, 12), (6, 6), (12, 0), (12, 12)),
    "twodoku": ((0, 0), (6, 6)),
    "butterfly": ((0, 0), (0, 3), (3, 0), (3, 3)),
    "flower": ((0, 3), (3, 0), (3, 3), (3, 6), (6, 3)),
    "sohei": ((0, 6), (6, 0), (6, 12), (12, 6)),
    "windmill": ((0, 3), (3, 12), (6, 6), (9, 0), (12, 9)),
}
"""The places of the 9 x 9 grids of each board with a name."""
SEVERAL, AT = "grids", "at"
MOST_GRIDS = 20
LARGEST = MAX_SIZE - 1
"""Most rows and columns: a line of cells has a sign for each."""
_PLACE = re.compile(r"(\d{1,2})(?:\s|,)+(\d{1,2})")
_ORDER = {"row": 0, "column": 1, "box": 2, "region": 2}


def is_joined(text: str) -> bool:
    """Report whether the *text* of a board names several grids.

    >>> is_joined("Samurai"), is_joined("grids: 4 at 0,0 / 2,2"), is_joined("9 x")
    (True, True, False)
    """
    start = text.split(None, 1)[0].lower() if text.strip() else ""
    return start in NAMED or start.startswith(SEVERAL)


def joined(text: str, board: Callable[[str], Geometry]) -> Geometry:
    """Make the board that *text* names; *board* makes that of a single grid. Raises BoardError.

    >>> two = joined("grids: 4 at 0,0 / 2,2", board)
    >>> two.name, two.size, two.value_count, two.holes.bit_count(), len(two.houses)
    ('grids 4 at 0,0 / 2,2', 6, 4, 8, 23)
    """
    part, places = _read(text, board)
    least = min(row for row, _ in places), min(column for _, column in places)
    places = sorted({(row - least[0], column - least[1]) for row, column in places})
    size = part.size + max(max(place) for place in places)
    if len(places) > MOST_GRIDS:
        raise BoardError("bad-grids/text", found=text[:40])
    if size > LARGEST:
        raise BoardError("bad-grids/large", most=LARGEST, found=size)
    numbers = [_renumbered(part.size, place, size) for place in places]
    houses = _houses(part, numbers)
    pairs = {(cells[one], cells[two]) for cells in numbers for one, two in part.pairs}
    grids = tuple(mask_of(cells) for cells in numbers)
    if not _hang_together(grids):
        raise BoardError("bad-grids/apart")
    return Geometry(size, _name(part, places), None, houses, tuple(sorted(pairs)), part.size, grids=grids)


def _read(text: str, board: Callable[[str], Geometry]) -> tuple[Geometry, list[Place]]:
    """Return the board of each grid, and their places."""
    name, *words = text.split(None, 1)
    if named := NAMED.get(name.lower()):
        part, at = board(" ".join(["9", *words])), list(named)
    else:
        given = text.strip()[len(SEVERAL) :].lstrip(" :=").lower().split()
        end = given.index(AT) if AT in given else 0
        grid, rest = " ".join(given[:end]), " ".join(given[end + 1 :])
        places = [_PLACE.fullmatch(place.strip()) for place in rest.split("/")]
        if not grid or not all(places) or is_joined(grid):
            raise BoardError("bad-grids/text", found=text[:40])
        part, at = board(grid), [(int(place[1]), int(place[2])) for place in places if place]
    if part.value_count != part.size or not part.first or part.signs or not part.full_houses:
        raise BoardError("bad-grids/part", found=part.name)
    return part, at


def _renumbered(size: int, place: Place, wide: int) -> list[int]:
    """List the numbers of the cells of a grid of *size* on a board *wide* cells across."""
    return [(row + place[0]) * wide + column + place[1] for row in range(size) for column in range(size)]


def _houses(part: Geometry, numbers: Iterable[list[int]]) -> tuple[House, ...]:
    """List the houses of all grids: rows, columns, boxes and the others, each with the number of its first grid."""
    found: dict[tuple[int, ...], House] = {}
    for grid, cells in enumerate(numbers, 1):
        for house in part.houses:
            own = tuple(sorted(map(cells.__getitem__, house.cells)))
            found.setdefault(own, replace(house, cells=own, grid=grid))
    return tuple(sorted(found.values(), key=lambda house: _ORDER.get(house.kind, 3)))


def _hang_together(grids: tuple[int, ...]) -> bool:
    """Report whether *grids* (masks) are connected by the cells that they share."""
    reached, left = grids[0], list(grids[1:])
    while near := [grid for grid in left if grid & reached]:
        reached = union([reached, *near])
        left = [grid for grid in left if grid not in near]
    return not left


def _name(part: Geometry, places: list[Place]) -> str:
    """Name a board by its own name if it has one, else by its grids."""
    if part.size == 9:
        for name, named in NAMED.items():
            if list(named) == places:
                return name + part.name.removeprefix("9")
    return " ".join([SEVERAL, part.name, AT, " / ".join(f"{row},{column}" for row, column in places)])
