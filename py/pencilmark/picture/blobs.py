"""Ink that hangs together: the pixels darker than a bound, joined where they touch."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

Run = tuple[int, int, int]
"""A row, and the first and last column of pixels of ink beside each other."""


@dataclass(frozen=True, slots=True)
class Blob:
    """Ink that hangs together, as the ends of its runs."""

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
    """Return what hangs together of the pixels of *ink* that reach a *bound*.

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
