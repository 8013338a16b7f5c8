"""Arrows that say much: of all that are true in a solution those whose cells can be filled in few ways.

Random arrows have short shafts, which leave most sums open; puzzles of such seldom have one solution without givens,
and people find no way in. An arrow over five cells leaves about one filling in thirty thousand.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

from pencilmark.board.dice import shuffled
from pencilmark.board.geometry import Geometry
from pencilmark.engine.answers import Solution
from pencilmark.make.generator.layouts import around
from pencilmark.make.setting.said import by_arrow

LONGEST = 6
"""Cells of an arrow, its circle counted."""


def telling_arrows(solution: Solution, geometry: Geometry, rng: Random, most: int, twins: int) -> list[list[int]]:
    """Choose at *most* this many arrows that share no cell, then *twins* that begin in their circles; circles first.

    >>> from pencilmark.board.boards import board
    >>> telling_arrows((3, 1, 2, 2, 3, 1, 1, 2, 3), board("3 latin"), Random(1), 1, 1)
    [[4, 3, 6], [4, 5, 2]]
    """
    size = geometry.size
    said = [(-_said(arrow, geometry), arrow) for arrow in _straightest(arrows(solution, size), size)]
    best = [arrow for _, arrow in sorted(shuffled(rng, said), key=lambda one: one[0])]
    chosen, circles, used = list[list[int]](), set[int](), set[int]()
    for twin, left in ((False, most), (True, twins)):
        for arrow in best:
            is_one = arrow[0] in circles if twin else arrow[0] not in used
            places = {*arrow[1:], *_corners(arrow, size)}
            if is_one and used.isdisjoint(places) and left:
                left -= 1
                chosen.append(arrow)
                circles.add(arrow[0])
                used |= {arrow[0], *places}
    return chosen


def arrows(solution: Solution, size: int) -> Iterator[list[int]]:
    """Yield each way from a cell over others beside it, diagonally too, that add up to it: two at least.

    >>> list(arrows((1, 2, 3, 1), 2))
    [[1, 0, 3], [1, 3, 0], [2, 0, 1], [2, 1, 0], [2, 1, 3], [2, 3, 1]]
    """
    beside = [around(cell, size) for cell in range(size * size)]

    def grown(line: list[int], left: int) -> Iterator[list[int]]:
        if not left and len(line) > 2:
            yield line
        if left and len(line) < LONGEST:
            for cell in beside[line[-1]]:
                if solution[cell] <= left and cell not in line:
                    yield from grown([*line, cell], left - solution[cell])

    for circle, total in enumerate(solution):
        yield from grown([circle], total)


def _straightest(found: Iterator[list[int]], size: int) -> list[list[int]]:
    """Keep one of the arrows from a circle over the same cells: the fewest slanting steps, not crossing itself."""
    best = dict[tuple[int, frozenset[int]], tuple[int, list[int]]]()
    for arrow in found:
        corners = _corners(arrow, size)
        key = arrow[0], frozenset(arrow)
        if len(corners) == len(set(corners)) and (key not in best or len(corners) < best[key][0]):
            best[key] = len(corners), arrow
    return [arrow for _, arrow in best.values()]


def _corners(arrow: list[int], size: int) -> list[int]:
    """Number the corners of cells that an arrow runs through, below 0 since cells are from 0 on.

    Both diagonals through a corner join cells whose numbers have the same sum.
    """
    return [~(one + other) for one, other in pairwise(arrow) if abs(one - other) not in (1, size)]


def _said(arrow: list[int], geometry: Geometry) -> int:
    """Return what an arrow says for each of its cells."""
    sees = [
        tuple(place for place, other in enumerate(arrow[:at]) if geometry.peer_masks[cell] >> other & 1)
        for at, cell in enumerate(arrow)
    ]
    return by_arrow(geometry.size, tuple(sees)) // len(arrow)
