"""Puzzles with 17 givens: relatives of those that a search of our own has found.

To find one takes minutes. But each stands for a class: its rows, columns, bands, stacks and digits may change places in
more than a million million ways, and each way is another puzzle. So a class that is known, turned at random, is a
puzzle at once. `seventeen.txt` has the least member of each class that walks (`fewer.py`) and exchanges of one given
led to; none was copied from a list. After all of them a wish that none fits goes on to walk.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from random import Random

from pencilmark.board.canon import random_isomorph
from pencilmark.board.dice import shuffled
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Puzzle
from pencilmark.board.phrase import NOTHING, Phrase, phrase
from pencilmark.engine.answers import Solution
from pencilmark.engine.isomorphs import canonical
from pencilmark.make.generator.dig import filled
from pencilmark.make.generator.pattern import solutions
from pencilmark.make.wish import Wish

GIVENS = 17
TABLE = "seventeen.txt"


def is_seventeen(wish: Wish) -> bool:
    """Report whether a *wish* is for a puzzle with 17 givens, wherever they lie.

    >>> is_seventeen(Wish(clues=(17, 17))), is_seventeen(Wish(clues=(17, 18))), is_seventeen(Wish("4", clues=(4, 4)))
    (True, False, False)
    """
    is_free = wish.geometry.is_classic and wish.pattern is None and (wish.symmetry, wish.method) == ("none", "dig")
    return is_free and wish.clues == (GIVENS, GIVENS)


@cache
def known() -> tuple[Solution, ...]:
    """Return the classes known, each by its least member."""
    lines = (files("pencilmark") / "make" / "generator" / TABLE).read_text("utf-8").split()
    return tuple(tuple(int(sign) for sign in line.replace(".", "0")) for line in lines)


def is_relative(puzzle: Puzzle) -> bool:
    """Report whether a *puzzle* is of a class known."""
    is_one = puzzle.geometry.is_classic and puzzle.clue_count == GIVENS and not puzzle.rules
    return is_one and tuple(canonical(puzzle.geometry, puzzle.givens).least) in known()


def told(puzzle: Puzzle) -> Phrase:
    """Say that a *puzzle* is a relative of one of those known, and how many there are; nothing where it is none."""
    return phrase("made-relative", count=len(known())) if is_relative(puzzle) else NOTHING


def relatives(wish: Wish, rng: Random, backend: str) -> Iterator[tuple[Solution, int]]:
    """Yield a relative of each class known, in a random order, as its solution and its givens (mask)."""
    return turned(known(), wish.geometry, rng, backend)


def turned(
    classes: Sequence[Solution], geometry: Geometry, rng: Random, backend: str
) -> Iterator[tuple[Solution, int]]:
    """Yield a relative of each of the *classes*, in a random order, as its solution and its givens (mask)."""
    for least in shuffled(rng, classes):
        givens = random_isomorph(geometry, least, rng)
        yield next(solutions(Puzzle(geometry, givens), backend)), filled(bytes(givens))
