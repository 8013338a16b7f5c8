"""Where a search begins: grids drawn evenly, and those with givens, where these are walked to or known."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from random import Random
from typing import NamedTuple

from pencilmark.board.errors import WishError
from pencilmark.board.geometry import Geometry
from pencilmark.board.task import retold
from pencilmark.engine.answers import Solution
from pencilmark.make.generator.denser import dense_steps, is_dense
from pencilmark.make.generator.fewer import Walk, is_walked
from pencilmark.make.generator.grids import filling
from pencilmark.make.generator.layouts import random_board
from pencilmark.make.generator.pattern import Filling, fill_pattern
from pencilmark.make.generator.relatives import FEWEST, kinds, relatives
from pencilmark.make.symmetry import orbits_on
from pencilmark.make.wish import Wish


class Told(Enum):
    """What is said where there is no puzzle: one was TRIED in vain, the search is ON, or FILLING a large board."""

    TRIED, ON, FILLING = 0, 1, 2


class Start(NamedTuple):
    """A board, a solution, and where the givens are chosen, too, their cells (mask).

    One that *is_known* is a relative of a puzzle that needs what is wished.
    """

    geometry: Geometry
    solution: Solution
    drawn: int = 0
    is_known: bool = False


def starts(rng: Random, wish: Wish, backend: str) -> Iterator[Start | Filling | Told]:
    """Take boards and solutions for ever: those with givens where so few are wished that they are walked to."""
    for kind in kinds(wish):
        for known in relatives(kind, wish.geometry, rng, backend):
            yield Start(wish.geometry, *known, is_known=kind != FEWEST)
    if is_walked(wish) and wish.clues:
        for found in Walk(wish.geometry, orbits_on(wish.geometry, wish.symmetry), rng, backend).steps(wish.clues[0]):
            yield Start(wish.geometry, *found) if found else Told.ON
    if is_dense(wish) and wish.clues:
        walk = Walk(wish.geometry, orbits_on(wish.geometry, "none"), rng, backend)
        for found in dense_steps(walk, *wish.clues):
            yield Start(wish.geometry, *found) if found else Told.TRIED
    while True:
        geometry = random_board(rng, wish)
        try:
            if not wish.pattern:
                solution = yield from retold(filling(geometry, rng, backend), lambda _: Told.FILLING)
                yield Start(geometry, solution)
                continue
            drawn = fill_pattern(geometry, wish.pattern_mask, rng, backend)
            solution = yield from drawn
            yield Start(geometry, solution, wish.pattern_mask)
        except WishError:
            if not wish.is_jigsaw:
                raise
            yield Told.TRIED
