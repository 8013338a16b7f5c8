"""Puzzles to print: one for each kind of board, with their solutions, made here."""

from functools import lru_cache
from random import Random

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Puzzle
from pencilmark.make.generator.layouts import random_regions
from pencilmark.paper.sheet import Entry

JIGSAW = "9 jigsaw"
BOARDS = ("4", "5", "6", "6 3x2", "8", "9", JIGSAW, "9 x", "9 windoku", "10", "12", "16", "25", "36")

PAPER = {
    "paper": "A4",
    "landscape": False,
    "per_page": 1,
    "title": "",
    "name_line": False,
    "link": "",
    "large": False,
    "show": ["number", "level"],
    "marks": "none",
    "answers": "end",
}
"""What the page asks of a sheet."""


@lru_cache
def entry(name: str, seed: int = 1) -> Entry:
    """Make a puzzle of a board, a third of whose cells are given; it may have other solutions too."""
    geometry = _geometry(name)
    solution = _solution(geometry)
    rng = Random(seed)
    givens = tuple(value if rng.random() < 0.34 else 0 for value in solution)
    return Entry(Puzzle(geometry, givens), solution, "Medium", "ER 3.4", seed)


def _geometry(name: str) -> Geometry:
    return board(f"9 regions={random_regions(9, Random(5))}" if name == JIGSAW else name)


def _solution(geometry: Geometry) -> tuple[int, ...]:
    if geometry.box and len(geometry.houses) == 3 * geometry.size:  # rows shifted by the width of a box: no search
        size, (high, wide) = geometry.size, geometry.box
        return tuple((wide * (r % high) + r // high + c) % size + 1 for r in range(size) for c in range(size))
    return tuple(engine.solve(Puzzle(geometry, (0,) * geometry.cell_count), limit=1).solutions[0])
