"""Shapes to draw on a board: one list of them for the screen and for paper.

Lengths are in cells: x counts columns to the right, y rows down, from the top left corner of the grid. A clue outside
the grid has coordinates below 0 or above the size. Shapes name *tones*, never colours: the page and paper have a colour
or a grey for each; only *black* and *white* stay what they are on a dark page. Since paper may be grey and eyes differ,
a tone alone must never distinguish two things: use dashes, fills, heads and texts too.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal, TypeAlias

from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import Geometry

Point: TypeAlias = tuple[float, float]
Face: TypeAlias = Literal["plain", "strong", "slanted"]
Tone: TypeAlias = Literal[
    "ink",
    "quiet",
    "hair",
    "accent",
    "tint",
    "wash",
    "shade",
    "gone",
    "put",
    "wrong",
    "paper",
    "black",
    "white",
    "red",
    "orange",
    "yellow",
    "green",
    "turquoise",
    "blue",
    "violet",
    "pink",
    "grey",
]
MARK_PADDING = 0.06


@dataclass(frozen=True, slots=True)
class Style:
    """How a shape looks: the tones of its *stroke* and its *fill* (None: not drawn), its stroke's *width* in cells.

    *dashed* strokes are broken; *head* puts an arrowhead at the end of a path. Shapes that are *over* lie above the
    digits, the others below them.
    """

    stroke: Tone | None = None
    fill: Tone | None = None
    width: float = 0.03
    dashed: bool = False
    head: bool = False
    over: bool = False


@dataclass(frozen=True, slots=True)
class Polyline:
    """A line through *points*; *closed* joins the last to the first.

    A *curved* path has three points: it leaves the first towards the second and arrives at the third from there.
    """

    points: tuple[Point, ...]
    style: Style
    closed: bool = False
    curved: bool = False


@dataclass(frozen=True, slots=True)
class Disc:
    """A circle of *radius* around *centre*."""

    centre: Point
    radius: float
    style: Style


@dataclass(frozen=True, slots=True)
class Text:
    """A *text* centred at *centre*, its letters *height* high, in the tone of its style's fill.

    Without a fill it is invisible, but can be searched, copied and read aloud, as the dot of a blank cell.
    """

    centre: Point
    text: str
    height: float
    style: Style
    face: Face = "plain"


Shape: TypeAlias = Polyline | Disc | Text


def centre(cell: int, size: int) -> Point:
    """Return the middle of a *cell* on a board of *size*.

    >>> centre(10, 9)
    (1.5, 1.5)
    """
    return cell % size + 0.5, cell // size + 0.5


def mark_columns(value_count: int) -> int:
    """Count the columns in which the pencil marks of a cell are written.

    >>> mark_columns(9), mark_columns(12)
    (3, 4)
    """
    columns = 1
    while columns * columns < value_count:
        columns += 1
    return columns


def mark_centre(geometry: Geometry, cell: int, value: int) -> Point:
    """Return the place of the pencil mark of a *value* (1 to the last) in a *cell*.

    >>> mark_centre(board("9"), 0, 5)
    (0.5, 0.5)
    """
    columns = mark_columns(geometry.value_count)
    row, column = divmod(value - 1, columns)
    inner = 1 - 2 * MARK_PADDING
    x, y = cell % geometry.size, cell // geometry.size
    return x + MARK_PADDING + inner * (column + 0.5) / columns, y + MARK_PADDING + inner * (row + 0.5) / columns


@dataclass(frozen=True, slots=True)
class Room:
    """The part of a cell in which pencil marks are written: from *left* to 1 - *left*, from *top* to 1 - *bottom*."""

    left: float
    top: float
    bottom: float


OPEN_ROOM = Room(MARK_PADDING, MARK_PADDING, MARK_PADDING)
CAGED_ROOM = Room(0.11, 0.11, 0.11)
LABELLED_ROOM = Room(0.11, 0.3, 0.09)


def rooms(shapes: Iterable[Shape], geometry: Geometry) -> list[Room]:
    """Return the room that *shapes* leave for the marks of each cell: clear of cages and of a number in a corner.

    >>> [room.top for room in rooms([Text((0.2, 0.15), "15", 0.2, Style())], board("4"))][:2]
    [0.3, 0.11]
    """
    size, found = geometry.size, set[int]()
    for shape in shapes:
        if isinstance(shape, Text):
            x, y = shape.centre
            if 0 <= x < size and 0 <= y < size and x % 1 < 0.5 and y % 1 < 0.3:
                found.add(int(y) * size + int(x))
    usual = CAGED_ROOM if found else OPEN_ROOM
    return [LABELLED_ROOM if cell in found else usual for cell in range(geometry.cell_count)]


def mark_within(geometry: Geometry, cell: int, value: int, room: Room) -> Point:
    """Return the place of a pencil mark in the *room* that its cell leaves."""
    x, y = mark_centre(geometry, cell, value)
    column, row = cell % geometry.size, cell // geometry.size
    inner = 1 - 2 * MARK_PADDING
    across, down = (x - column - MARK_PADDING) / inner, (y - row - MARK_PADDING) / inner
    return column + room.left + (1 - 2 * room.left) * across, row + room.top + (1 - room.top - room.bottom) * down


def outlines(cells: Iterable[int], size: int, inset: float = 0.0) -> list[tuple[Point, ...]]:
    """Trace the borders of a set of *cells* on a board of *size*, moved inwards by *inset*: the points of closed paths.

    Cells that touch at a corner only are traced apart; a hole has a border of its own.

    >>> outlines([0, 1], 9)
    [((0.0, 0.0), (2.0, 0.0), (2.0, 1.0), (0.0, 1.0))]
    """
    return list(_traced(frozenset(cells), size, inset))


@lru_cache(maxsize=512)  # a book draws the boxes of a board again and again
def _traced(cells: frozenset[int], size: int, inset: float) -> tuple[tuple[Point, ...], ...]:
    edges = _border(cells, size)
    found = []
    while edges:
        found.append(_corners(_walk(edges), inset))
    return tuple(found)


_Corner: TypeAlias = tuple[int, int]
_TURNS = {(1, 0): (0, 1), (0, 1): (-1, 0), (-1, 0): (0, -1), (0, -1): (1, 0)}  # each way, and the one to its right


def _border(cells: frozenset[int], size: int) -> dict[_Corner, list[_Corner]]:
    """List the directions that leave each corner along the border, with the cells on their right."""
    edges: dict[_Corner, list[_Corner]] = {}
    for cell in sorted(cells):
        y, x = divmod(cell, size)
        sides = (
            ((x, y), (1, 0), y and cell - size in cells),
            ((x + 1, y), (0, 1), x + 1 < size and cell + 1 in cells),
            ((x + 1, y + 1), (-1, 0), cell + size in cells),
            ((x, y + 1), (0, -1), x and cell - 1 in cells),
        )
        for start, way, shared in sides:
            if not shared:
                edges.setdefault(start, []).append(way)
    return edges


def _walk(edges: dict[_Corner, list[_Corner]]) -> list[tuple[_Corner, _Corner]]:
    """Take one border out of *edges*: its corners, each with the direction that leaves it."""
    corner = next(iter(edges))
    way = edges[corner][0]
    walked = []
    while corner in edges and way in edges[corner]:
        walked.append((corner, way))
        edges[corner].remove(way)
        if not edges[corner]:
            del edges[corner]
        corner = corner[0] + way[0], corner[1] + way[1]
        leaving = edges.get(corner, [])
        way = next((turn for turn in (_TURNS[way], way) if turn in leaving), leaving[0] if leaving else way)
    return walked


def _corners(walked: list[tuple[_Corner, _Corner]], inset: float) -> tuple[Point, ...]:
    """Keep the corners where the border turns, each moved inwards from both of its sides."""
    points = []
    for place, ((x, y), way) in enumerate(walked):
        before = walked[place - 1][1]
        if way != before:
            inward = _TURNS[before], _TURNS[way]
            points.append((float(x + inset * sum(i[0] for i in inward)), float(y + inset * sum(i[1] for i in inward))))
    return tuple(points)
