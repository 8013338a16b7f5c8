"""Find the grids in a picture: large connected areas of ink, with lines inside where those of a grid would be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pencilmark.board.drawing import Point
from pencilmark.board.frozen import dataclass
from pencilmark.picture.mesh import Cutter, Mesh, laid, settled

Run = tuple[int, int, int]
"""A row, and the first and last column of a run of ink in it."""


@dataclass(frozen=True, slots=True)
class Blob:
    """Connected ink, by the ends of its runs."""

    points: tuple[tuple[int, int], ...]

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Return the least and greatest column, the least and greatest row."""
        across, down = [x for x, _ in self.points], [y for _, y in self.points]
        return min(across), max(across), min(down), max(down)

    @property
    def size(self) -> tuple[int, int]:
        """Return its width and height."""
        left, right, top, bottom = self.box
        return right - left + 1, bottom - top + 1


def blobs(ink: bytes, width: int, bound: int) -> list[Blob]:
    """Return the connected areas of the pixels of *ink* that reach a *bound*.

    >>> [blob.points for blob in blobs(bytes([9, 0, 9, 9, 0, 9]), 3, 5)]
    [((0, 0), (0, 0), (0, 1), (0, 1)), ((2, 0), (2, 0), (2, 1), (2, 1))]
    """
    runs = list(_runs(ink, width, bound))
    parent = list(range(len(runs)))
    _join(runs, parent)
    found: dict[int, list[tuple[int, int]]] = {}
    for number, (y, first, last) in enumerate(runs):
        found.setdefault(_root(parent, number), []).extend(((first, y), (last, y)))
    return [Blob(tuple(points)) for points in found.values()]


def _runs(ink: bytes, width: int, bound: int) -> Iterator[Run]:
    black = ink.translate(bytes(value >= bound for value in range(256)))
    for start in range(0, len(black), width):
        end = start + width
        first = black.find(1, start, end)
        while first >= 0:
            after = black.find(0, first, end)
            after = end if after < 0 else after
            yield start // width, first - start, after - start - 1
            first = black.find(1, after, end)


def _join(runs: list[Run], parent: list[int]) -> None:
    """Join each run with those of the row above that touch it, at a corner too."""
    above = 0
    for number, (y, first, last) in enumerate(runs):
        while runs[above][0] < y - 1 or (runs[above][0] == y - 1 and runs[above][2] < first - 1):
            above += 1
        other = above
        while runs[other][0] == y - 1 and runs[other][1] <= last + 1:
            parent[_root(parent, number)] = _root(parent, other)
            other += 1


def _root(parent: list[int], number: int) -> int:
    while parent[number] != number:
        parent[number] = parent[parent[number]]
        number = parent[number]
    return number


Corners = tuple[Point, Point, Point, Point]
LARGE, SMALL = (9, 16, 12), (6, 4)
"""Sizes of boards; small ones are tried last, since a larger board has their lines, too."""
MOST = 4
"""Most blobs that are looked at for each bound."""
FEW, NEAR = 40, 4
"""Least points of a blob that is looked at; also, corners closer than this in pixels are the same."""
OPEN = 0.3
"""The smallest triangle of three corners has at least this part of the largest one's area."""
DIAGONALS = ((-1, -1), (1, -1), (1, 1), (-1, 1))
BOUNDS = (72, 52, 100)
"""What is ink: paper is bright in one picture and grey in another, so all are tried."""
LEAST = 0.2
"""A grid has at least this part of the picture's shorter side."""
CLEAR = 12.0
"""The faintest lines are this much darker than the paper beside them."""
RIVAL = 4.0
"""A small board must be this many times as clear as a large one there, every second line of which it may have."""
BESIDE = 0.4
"""A grid counts if it has this part of the largest one's area."""


def grids(ink: bytes, width: int, height: int, cut: Cutter) -> list[Mesh]:
    """Return the meshes of the grids in a picture, the largest first, without those that are far smaller."""
    found = _quads(ink, width, height)
    for sizes in (LARGE, SMALL):
        meshes = [grid for corners in found if (grid := _grid(corners, sizes, cut))]
        clearest = sorted(meshes, key=lambda grid: -grid[1])
        apart: list[Mesh] = []
        for mesh, _ in clearest:
            if not any(other.has(_centre(mesh)) or mesh.has(_centre(other)) for other in apart):
                apart.append(mesh)
        if apart:
            largest = max(mesh.area for mesh in apart)
            return sorted((mesh for mesh in apart if mesh.area >= BESIDE * largest), key=lambda mesh: -mesh.area)
    return []


def _centre(mesh: Mesh) -> Point:
    across, down = zip(*mesh.corners, strict=True)
    return sum(across) / 4, sum(down) / 4


def _quads(ink: bytes, width: int, height: int) -> list[Corners]:
    """Return the corners of everything that may be a grid at any bound, each once."""
    least = LEAST * min(width, height)
    found: list[Corners] = []
    for bound in BOUNDS:
        large = [blob for blob in blobs(ink, width, bound) if len(blob.points) > FEW and min(blob.size) >= least]
        for blob in sorted(large, key=lambda blob: -blob.size[0] * blob.size[1])[:MOST]:
            corners = _corners(blob)
            if _is_open(corners) and not any(_are_near(corners, other) for other in found):
                found.append(corners)
    return found


def _are_near(corners: Corners, others: Corners) -> bool:
    return all(abs(a - c) + abs(b - d) <= NEAR for (a, b), (c, d) in zip(corners, others, strict=True))


def _grid(corners: Corners, sizes: Sequence[int], cut: Cutter) -> tuple[Mesh, float] | None:
    """Return the clearest mesh of one of *sizes* between these *corners* and how clear it is, or None."""
    mesh, clear = _clearest(corners, sizes, cut)
    if clear < CLEAR or (sizes == SMALL and clear < RIVAL * _clearest(corners, LARGE, cut)[1]):
        return None
    return mesh, clear


def _clearest(corners: Corners, sizes: Sequence[int], cut: Cutter) -> tuple[Mesh, float]:
    return max((settled(laid(corners, size), cut) for size in sizes), key=lambda found: found[1])


def _corners(blob: Blob) -> Corners:
    """Return the ends of a *blob* along the diagonals."""
    a, b, c, d = (max(blob.points, key=lambda point: point[0] * x + point[1] * y) for x, y in DIAGONALS)
    return a, b, c, d


def _is_open(corners: Corners) -> bool:
    """Report whether no corner is so sharp or so flat that a board seen askew cannot have it."""
    turns = []
    for at in range(4):
        (ax, ay), (bx, by), (cx, cy) = corners[at - 1], corners[at], corners[(at + 1) % 4]
        turns.append((bx - ax) * (cy - by) - (by - ay) * (cx - bx))
    return min(turns) > OPEN * max(turns)
