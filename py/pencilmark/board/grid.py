"""A board as shapes in units of cells: shaded houses, lines, values and candidates, for paper and documents alike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, TypeAlias

from pencilmark.board.drawing import (
    OPEN_ROOM,
    Face,
    Point,
    Polyline,
    Room,
    Shape,
    Style,
    Text,
    Tone,
    centre,
    mark_columns,
    mark_within,
    outlines,
)
from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import bits
from pencilmark.board.naming import row_name

Naming: TypeAlias = Literal["none", "r1c1", "a1", "kanji"]
"""Names along the edges: none, numbers, or letters or kanji beside rows with numbers above columns."""

HAIR, DIAGONAL, EDGE, FRAME = 0.02, 0.035, 0.055, 0.085
DIGIT = 0.46
BREAK = 0.23
"""How far a diagonal reaches into a cell with a digit."""


def shading(geometry: Geometry, filled: Sequence[int] = ()) -> Iterator[Shape]:
    """Shade windows and other special houses, and draw both long diagonals where they are houses.

    A diagonal leaves out the digits of *filled*, a value for each cell, 0 for none.
    """
    size = geometry.size
    for house in geometry.houses:
        if house.kind in ("window", "extra") and not house.title:
            fill, dashed = Style(fill="shade"), Style(stroke="quiet", width=HAIR, dashed=True)
            for points in outlines(house.cells, size):
                yield Polyline(points, fill, closed=True)
            for points in outlines(house.cells, size, 0.07):
                yield Polyline(points, dashed, closed=True)
    if not geometry.grids and any(house.kind == "diagonal" for house in geometry.houses):
        yield from diagonals(size, filled)


def names(geometry: Geometry, naming: Naming = "r1c1", away: float = 0.0) -> Iterator[Shape]:
    """Name the rows and columns along the edges of a board, further *away* if something is in the way.

    >>> [shape.text for shape in names(board("2x3"), "a1")]
    ['1', '2', '3', 'A', 'B']
    """
    style = Style(fill="quiet")
    rows, columns = geometry.extent if naming != "none" else (0, 0)
    for number in range(1, columns + 1):
        yield Text((number - 0.5, -0.225 - away), str(number), 0.24, style)
    for number in range(1, rows + 1):
        yield Text((-0.225 - away, number - 0.5), row_name(number, naming), 0.24, style)


def beside(shapes: Iterable[Shape]) -> float:
    """Measure how far texts among *shapes*, such as clues, extend beyond the board to the left or above.

    >>> beside([Text((-0.5, 3.5), "7", 0.4, Style())])
    0.7
    """
    return max([0.0, *(shape.height / 2 - min(shape.centre) for shape in shapes if isinstance(shape, Text))])


def diagonals(size: int, filled: Sequence[int] = ()) -> Iterator[Polyline]:
    """Draw both long diagonals of a board of *size*, interrupted at the digits of *filled*.

    >>> [path.points for path in diagonals(2, (5, 0, 0, 0))][:2]
    [((0.0, 0.0), (0.23, 0.23)), ((0.77, 0.77), (2.0, 2.0))]
    """
    style = Style(stroke="hair", width=DIAGONAL)
    for is_falling in (True, False):
        starts, ends = [0.0], []
        for at in range(size):
            column = at if is_falling else size - 1 - at
            if filled and filled[at * size + column]:
                ends.append(at + BREAK)
                starts.append(at + 1 - BREAK)
        for start, end in zip(starts, [*ends, float(size)], strict=True):
            across = (start, end) if is_falling else (size - start, size - end)
            yield Polyline(((across[0], start), (across[1], end)), style)


def lines(geometry: Geometry, bold: bool = False) -> Iterator[Shape]:
    """Draw the lines between cells, the borders of boxes or regions, and the frame."""
    size = geometry.size
    more = (size / 9) ** 0.5 * (1.3 if bold else 1.0)  # boards of any size look alike at the same width
    pens: tuple[tuple[Tone, float], ...] = ("hair", HAIR), ("ink", EDGE), ("ink", FRAME)
    hair, edge, frame = (Style(stroke=tone, width=round(width * more, 4)) for tone, width in pens)
    if geometry.grids:
        styles: dict[Weight, Style] = {"hair": hair, "region": edge, "frame": frame}
        yield from (Polyline(points, styles[weight], closed) for weight, points, closed in grid_lines(geometry))
        return
    for at in range(1, size):
        yield Polyline(((0, at), (size, at)), hair)
        yield Polyline(((at, 0), (at, size)), hair)
    for house in geometry.houses:
        if house.kind in ("box", "region"):
            for points in outlines(house.cells, size):
                yield Polyline(points, edge, closed=True)
    yield Polyline(((0, 0), (size, 0), (size, size), (0, size)), frame, closed=True)


Weight: TypeAlias = Literal["hair", "region", "frame"]


def grid_lines(geometry: Geometry) -> Iterator[tuple[Weight, tuple[Point, ...], bool]]:
    """Trace the lines of several grids, each with its weight and whether it is closed.

    They run between cells, along diagonals that are houses, around boxes, and around each grid.
    """
    size, cells = geometry.size, geometry.covered
    for cell in bits(cells):
        row, column = divmod(cell, size)
        if column + 1 < size and cells >> cell + 1 & 1:
            yield "hair", ((column + 1, row), (column + 1, row + 1)), False
        if row + 1 < size and cells >> cell + size & 1:
            yield "hair", ((column, row + 1), (column + 1, row + 1)), False
    for house in geometry.houses:
        if house.kind == "diagonal":
            yield "hair", (centre(house.cells[0], size), centre(house.cells[-1], size)), False
        elif house.kind in ("box", "region"):
            yield from (("region", points, True) for points in outlines(house.cells, size))
    for grid in geometry.grids:
        yield from (("frame", points, True) for points in outlines(bits(grid), size))


def values(geometry: Geometry, stand: Sequence[int], givens: int) -> Iterator[Shape]:
    """Write the values in the cells, those of the mask *givens* in bold."""
    height = DIGIT if geometry.value_count < 10 else DIGIT * 0.78
    for cell, value in enumerate(stand):
        if value:
            face: Face = "strong" if givens >> cell & 1 else "plain"
            yield Text(centre(cell, geometry.size), geometry.label_of(value), height, Style(fill="ink"), face)


def marks(geometry: Geometry, cell_digits: Sequence[int], free: Sequence[Room] = ()) -> Iterator[Shape]:
    """Write the candidates (a mask for each cell, none in a filled one), each at its place in the *free* room."""
    height = 0.56 / mark_columns(geometry.value_count) * (0.8 if geometry.value_count > 9 else 1)
    for cell, mask in enumerate(cell_digits):
        room = free[cell] if free else OPEN_ROOM
        for bit in bits(mask):
            text = geometry.label_of(bit + 1)
            yield Text(mark_within(geometry, cell, bit + 1, room), text, height, Style(fill="quiet"))
