"""Lines that say much: of all that are true in a solution, those whose cells can be filled in few ways.

Random arrows have short shafts, which leave most sums open, and random thermometers have few cells; such puzzles seldom
have one solution without givens, and people find no way in. An arrow over five cells leaves about one filling in thirty
thousand. No line crosses another, or itself, not even between cells.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from random import Random

from pencilmark.board.dice import shuffled
from pencilmark.board.geometry import Geometry
from pencilmark.engine.answers import Solution
from pencilmark.make.setting.telling import by_arrow
from pencilmark.rules.variants.cells import around

LONGEST = 6
"""Cells of an arrow, its circle counted."""


def telling_arrows(solution: Solution, geometry: Geometry, rng: Random, most: int, twins: int) -> list[list[int]]:
    """Choose at most *most* arrows that share no cell, then *twins* that begin in their circles; circles come first.

    >>> telling_arrows((3, 1, 2, 2, 3, 1, 1, 2, 3), board("3 latin"), Random(1), 1, 1)
    [[4, 3, 6], [4, 5, 2]]
    """
    size = geometry.size
    best = _ordered([(_said(line, geometry), line) for line in _straightest(arrows(solution, size), size)], rng)
    chosen, used = _apart(best, most, size)
    circles = {arrow[0] for arrow in chosen}
    twin, _ = _apart([arrow for arrow in best if arrow[0] in circles], twins, size, used - circles)
    return chosen + twin


def telling_thermometers(solution: Solution, size: int, rng: Random, longest: int, most: int) -> list[list[int]]:
    """Choose at most *most* thermometers of up to *longest* cells that share none, long ones first; bulbs come first.

    >>> telling_thermometers((3, 1, 2, 2, 3, 1, 1, 2, 3), 3, Random(1), 3, 2)
    [[6, 7, 4], [1, 3, 0]]
    """
    lines = _straightest(thermometers(solution, size, longest), size)
    return _apart(_ordered([(len(line), line) for line in lines], rng), most, size)[0]


def arrows(solution: Solution, size: int) -> Iterator[list[int]]:
    """Yield each path from a cell over two or more others, diagonals included, that add up to it.

    >>> list(arrows((1, 2, 3, 1), 2))
    [[1, 0, 3], [1, 3, 0], [2, 0, 1], [2, 1, 0], [2, 1, 3], [2, 3, 1]]
    """
    beside = _ways(solution, size)

    def grown(line: list[int], left: int) -> Iterator[list[int]]:
        if not left and len(line) > 2:
            yield line
        if left and len(line) < LONGEST:
            for cell in beside[line[-1]]:
                if solution[cell] <= left and cell not in line:
                    yield from grown([*line, cell], left - solution[cell])

    for circle, total in enumerate(solution):
        yield from grown([circle], total)


def thermometers(solution: Solution, size: int, longest: int) -> Iterator[list[int]]:
    """Yield each growing path over three or more neighbouring cells, up to *longest*, diagonals included.

    >>> list(thermometers((1, 2, 3, 1), 2, 4))
    [[0, 1, 2], [3, 1, 2]]
    """
    beside = _ways(solution, size)

    def grown(line: list[int]) -> Iterator[list[int]]:
        if len(line) > 2:
            yield line
        if len(line) < longest:
            for cell in beside[line[-1]]:
                if solution[cell] > solution[line[-1]]:
                    yield from grown([*line, cell])

    for bulb in range(len(solution)):
        yield from grown([bulb])


def _ways(solution: Solution, size: int) -> list[list[int]]:
    """List the neighbours of each cell; holes, which have no digit, are none."""
    return [
        [near for near in around(cell, size) if solution[near]] if digit else [] for cell, digit in enumerate(solution)
    ]


def _straightest(found: Iterable[list[int]], size: int) -> list[list[int]]:
    """Keep one of the lines from a cell over the same others: the fewest slanting steps, not crossing itself."""
    best = dict[tuple[int, frozenset[int]], tuple[int, list[int]]]()
    for line in found:
        corners = _corners(line, size)
        key = line[0], frozenset(line)
        if len(corners) == len(set(corners)) and (key not in best or len(corners) < best[key][0]):
            best[key] = len(corners), line
    return [line for _, line in best.values()]


def _corners(line: list[int], size: int) -> list[int]:
    """List the numbers of the corners of cells that a line runs through, below 0 because cells count from 0.

    Both diagonals through a corner join cells whose numbers have the same sum.
    """
    return [~(one + other) for one, other in pairwise(line) if abs(one - other) not in (1, size)]


def _ordered(said: Sequence[tuple[int, list[int]]], rng: Random) -> list[list[int]]:
    """Sort lines by how much they say, most first, those that say the same at random."""
    return [line for _, line in sorted(shuffled(rng, said), key=lambda one: -one[0])]


def _apart(
    lines: Iterable[list[int]], most: int, size: int, used: Iterable[int] = ()
) -> tuple[list[list[int]], set[int]]:
    """Take *lines* that share no cell or corner with others or *used* ones; return them, and everything used then."""
    chosen, taken = list[list[int]](), set(used)
    for line in lines:
        places = {*line, *_corners(line, size)}
        if len(chosen) < most and taken.isdisjoint(places):
            chosen.append(line)
            taken |= places
    return chosen, taken


def _said(arrow: list[int], geometry: Geometry) -> int:
    """Return how much an arrow says for each of its cells."""
    sees = [
        tuple(place for place, other in enumerate(arrow[:at]) if geometry.peer_masks[cell] >> other & 1)
        for at, cell in enumerate(arrow)
    ]
    return by_arrow(geometry.value_count, tuple(sees)) // len(arrow)
