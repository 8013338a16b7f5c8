"""The mesh of a grid in a picture: the points where its lines cross, moved until lines lie under it.

A sheet of paper is flat or bent, a camera looks at it askew. A first mesh is laid through four corners; then each piece
of a line between two points is searched for near where it should be, and a smooth field moves the points there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from statistics import median

from pencilmark.board.drawing import Point
from pencilmark.board.frozen import dataclass
from pencilmark.picture.fit import Field, fitted, through_corners
from pencilmark.picture.grey import Quad

Cutter = Callable[[Sequence[Quad], int, int], list[bytes]]
"""The function that straightens quads of a map of ink (`grey.cut`)."""
OFFSETS, ALONG = 5, 3  # as powers of two
REACHES = (0.38, 0.25, 0.16, 0.16)
"""How far from its place a line is searched for in each turn, in cells."""
USUAL = 9
FAINT = 3.0
"""If lines are no clearer than this in some turn, there are none."""
MARGIN = 0.15
"""The part left out at both ends of a piece, where other lines cross."""


@dataclass(frozen=True, slots=True)
class Mesh:
    """The crossings of a grid of *size* by *size* cells, row by row."""

    size: int
    points: tuple[Point, ...]

    def at(self, row: int, column: int) -> Point:
        """Return the crossing below *row* rows and right of *column* columns."""
        return self.points[row * (self.size + 1) + column]

    def quads(self, margin: float = 0.0) -> list[Quad]:
        """Return the corners of each cell, moved out by *margin* of its size."""
        return [self._quad(cell // self.size, cell % self.size, margin) for cell in range(self.size**2)]

    def _quad(self, row: int, column: int, margin: float) -> Quad:
        a, b = self.at(row, column), self.at(row, column + 1)
        d, c = self.at(row + 1, column), self.at(row + 1, column + 1)
        out = margin / 2
        corners = [_beyond(a, c, out), _beyond(b, d, out), _beyond(c, a, out), _beyond(d, b, out)]
        return fixed(corners)

    @property
    def corners(self) -> tuple[Point, Point, Point, Point]:
        """Return its outer corners: top left, top right, bottom right, bottom left."""
        end = self.size
        return self.at(0, 0), self.at(0, end), self.at(end, end), self.at(end, 0)

    def turned(self) -> Mesh:
        """Return the mesh as seen with the picture turned by a quarter anticlockwise."""
        size = self.size
        points = tuple(self.at(column, size - row) for row in range(size + 1) for column in range(size + 1))
        return replace(self, points=points)

    def mirrored(self) -> Mesh:
        """Return the mesh with its rows as columns."""
        ends = range(self.size + 1)
        return replace(self, points=tuple(self.at(column, row) for row in ends for column in ends))

    @property
    def area(self) -> float:
        """Return its area in pixels."""
        points = self.corners
        ends = zip(points, (*points[1:], points[0]), strict=True)
        return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in ends)) / 2

    def has(self, point: Point) -> bool:
        """Report whether a *point* lies within the corners' box."""
        across, down = zip(*self.corners, strict=True)
        return min(across) <= point[0] <= max(across) and min(down) <= point[1] <= max(down)


def _beyond(a: Point, c: Point, share: float) -> Point:
    return a[0] + (a[0] - c[0]) * share, a[1] + (a[1] - c[1]) * share


def fixed(corners: Sequence[Point]) -> Quad:
    """Write four points in 1/256 of a pixel."""
    (a, b), (c, d), (e, f), (g, h) = [(round(x * 256), round(y * 256)) for x, y in corners]
    return a, b, c, d, e, f, g, h


def laid(corners: Sequence[Point], size: int) -> Mesh:
    """Lay a mesh through the four *corners* of a flat sheet seen askew."""
    place = through_corners(corners)
    steps = [step / size for step in range(size + 1)]
    return Mesh(size, tuple(place(u, v) for v in steps for u in steps))


@dataclass(frozen=True, slots=True)
class LinePiece:
    """A piece of a line as found: its *place* (0 to 1), its *line*, its *offset* in cells, and how *clear* it is."""

    place: Point
    line: int
    offset: float
    clear: float


def settled(mesh: Mesh, cut: Cutter) -> tuple[Mesh, float]:
    """Move a *mesh* to the lines of the picture behind *cut*; return it and how clear its faintest lines are."""
    nearer = min(1.0, mesh.size / USUAL)  # the lines of a board of 9 must not draw a larger mesh to them
    for reach in REACHES:
        across, down = _pieces(mesh, cut, reach, nearer, True), _pieces(mesh, cut, reach, nearer, False)
        clear = _clearness(across, down)
        if clear < FAINT:
            break
        mesh = _moved(mesh, fitted(across), fitted(down))
    return mesh, clear


def _clearness(*directions: Sequence[LinePiece]) -> float:
    """Return how clear the faintest lines are: the mean of the faintest quarter."""
    lines = []
    for pieces in directions:
        count = max(piece.line for piece in pieces) + 1
        for line in range(count):
            clear = sorted(piece.clear for piece in pieces if piece.line == line)
            lines.append(clear[len(clear) // 3])
    faintest = sorted(lines)[: max(1, len(lines) // 4)]
    return sum(faintest) / len(faintest)


def _pieces(mesh: Mesh, cut: Cutter, reach: float, nearer: float, upright: bool) -> list[LinePiece]:
    """Look for each piece of the *upright* lines, or of the level ones, within a *nearer* part of *reach* cells."""
    size, found = mesh.size, []
    for row, line, strip in strips(mesh, cut, reach, upright):
        offset, clear = _peak(strip, nearer)
        place = (line / size, (row + 0.5) / size)
        found.append(LinePiece(place if upright else place[::-1], line, offset * reach, clear))
    return found


def strips(mesh: Mesh, cut: Cutter, reach: float, upright: bool) -> Iterator[tuple[int, int, bytes]]:
    """Yield the row, the line and a strip across each piece of the *upright* lines, or of the level ones."""
    turned = mesh if upright else mesh.mirrored()
    spots = [(row, line) for row in range(mesh.size) for line in range(mesh.size + 1)]
    found = cut([_strip(turned, row, line, reach) for row, line in spots], OFFSETS, ALONG)
    for (row, line), strip in zip(spots, found, strict=True):
        yield row, line, strip


def _strip(mesh: Mesh, row: int, line: int, reach: float) -> Quad:
    top, bottom = mesh.at(row, line), mesh.at(row + 1, line)
    first, last = max(0, line - 1), min(mesh.size, line + 1)
    a, b = mesh.at(row, first), mesh.at(row, last)
    c, d = mesh.at(row + 1, first), mesh.at(row + 1, last)
    scale = reach / (last - first) / 2
    x, y = (b[0] - a[0] + d[0] - c[0]) * scale, (b[1] - a[1] + d[1] - c[1]) * scale
    top, bottom = _beyond(top, bottom, -MARGIN), _beyond(bottom, top, -MARGIN)
    ends = (top, -1), (top, 1), (bottom, 1), (bottom, -1)
    return fixed([(point[0] + side * x, point[1] + side * y) for point, side in ends])


def _peak(strip: bytes, nearer: float) -> tuple[float, float]:
    """Return where across the middle of a *strip* the ink is darkest, -1 to 1, and by how much it is darker there.

    The middle is the part *nearer* of the strip; all of it says what is not the line.
    """
    count = 1 << OFFSETS
    profile = [sum(strip[start::count]) / (1 << ALONG) for start in range(count)]
    middle = (count - 1) / 2
    inner = [at for at in range(count) if abs(at - middle) <= nearer * middle]
    best = max(inner, key=lambda at: profile[at] - abs(at - middle) / 2)
    near = range(max(0, best - 2), min(count, best + 3))
    base = median(profile)
    weights = [max(profile[at] - base, 0.01) for at in near]
    at = sum(weight * place for weight, place in zip(weights, near, strict=True)) / sum(weights)
    return (at - middle) / (count / 2), max(0.0, profile[best] - base)


def _moved(mesh: Mesh, across: Field, down: Field) -> Mesh:
    """Move each point along its own row by *across* and along its own column by *down*, both in cells."""
    return replace(mesh, points=tuple(_shifted(mesh, spot, across, down) for spot in range(len(mesh.points))))


def _shifted(mesh: Mesh, spot: int, across: Field, down: Field) -> Point:
    size = mesh.size
    row, column = divmod(spot, size + 1)
    u, v = column / size, row / size
    (x, y), dx, dy = mesh.points[spot], across(u, v), down(u, v)
    left, right = max(0, column - 1), min(size, column + 1)
    upper, lower = max(0, row - 1), min(size, row + 1)
    (ax, ay), (bx, by) = mesh.at(row, left), mesh.at(row, right)
    (cx, cy), (ex, ey) = mesh.at(upper, column), mesh.at(lower, column)
    dx, dy = dx / (right - left), dy / (lower - upper)
    return x + dx * (bx - ax) + dy * (ex - cx), y + dx * (by - ay) + dy * (ey - cy)
