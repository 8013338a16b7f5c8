"""Where a search begins: grids drawn evenly, and those with givens, if these come from walks or known puzzles.

The known ones are relatives of puzzles that our own searches have found: those with 17 givens, and those that need a
rare technique. Finding one takes a quarter of a minute or several minutes. But each stands for a class: its rows,
columns, bands, stacks and digits can be permuted in more than a million million ways, and each way is another puzzle.
So a known class, turned at random, gives a puzzle at once. `relatives.txt` has the least member of each class that the
walks of `fewer.py` or the search for a technique found, and of those to which exchanges of givens around these led;
none was copied from a list.

A relative mostly needs the same technique, though our path may take another turn where two steps are equally good, so
it is judged like any other puzzle. After all relatives the search goes on as usual.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cache, lru_cache
from importlib.resources import files
from random import Random
from typing import NamedTuple

from pencilmark.board.canon import fingerprint, random_isomorph
from pencilmark.board.dice import shuffled
from pencilmark.board.errors import WishError
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Puzzle
from pencilmark.board.phrase import NOTHING, Phrase, phrase
from pencilmark.board.task import retold
from pencilmark.engine.answers import Solution
from pencilmark.engine.isomorphs import canonical
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.make.generator.denser import dense_steps, is_dense
from pencilmark.make.generator.dig import filled
from pencilmark.make.generator.fewer import Walk, is_walked
from pencilmark.make.generator.grids import filling
from pencilmark.make.generator.layouts import random_board
from pencilmark.make.generator.pattern import Sampled, fill_pattern, solutions
from pencilmark.make.symmetry import orbits_on
from pencilmark.make.wish import Wish

TABLE = "relatives.txt"
GIVENS, FEWEST = 17, "17-givens"
"""The fewest givens, and what the table calls the puzzles that have no more."""


def kinds(wish: Wish) -> list[str]:
    """List what the table has for a *wish*, wherever the givens lie: FEWEST, or a technique.

    >>> kinds(Wish(clues=(17, 17))), kinds(Wish(clues=(17, 18))), kinds(Wish("4", clues=(4, 4)))
    (['17-givens'], [], [])
    >>> kinds(Wish(technique="avoidable-rectangle-2")), kinds(Wish(technique="x-wing"))
    (['avoidable-rectangle-2'], [])
    """
    if not wish.geometry.is_classic or wish.pattern or (wish.symmetry, wish.method) != ("none", "dig"):
        return []
    wished = (FEWEST if wish.clues == (GIVENS, GIVENS) else None, None if wish.practice else wish.technique)
    return [kind for kind in wished if kind in known()]


@cache
def known() -> dict[str, tuple[Solution, ...]]:
    """Return the known classes, each by its least member: by technique, and those of FEWEST."""
    found: dict[str, tuple[Solution, ...]] = {}
    for line in (files("pencilmark") / "make" / "generator" / TABLE).read_text("utf-8").splitlines():
        name, givens = line.split()
        found[name] = (*found.get(name, ()), tuple(int(sign) for sign in givens.replace(".", "0")))
    return found


def relatives(kind: str, geometry: Geometry, rng: Random, backend: str) -> Iterator[tuple[Solution, int]]:
    """Yield a relative of each class of a *kind*, in a random order, as its solution and its givens (mask)."""
    for least in shuffled(rng, known()[kind]):
        givens = random_isomorph(geometry, least, rng)
        yield next(solutions(Puzzle(geometry, givens), backend)), filled(bytes(givens))


def told(puzzle: Puzzle) -> Phrase:
    """Say that a *puzzle* is a relative of one known here, and of how many; nothing if it is not."""
    geometry, givens = puzzle.geometry, puzzle.givens
    if not geometry.is_classic or puzzle.rules or fingerprint(geometry, givens) not in _prints(geometry):
        return NOTHING
    least = tuple(canonical(geometry, givens).least)
    for kind, classes in known().items():
        if least in classes and kind == FEWEST:
            return phrase("made-relative", count=len(classes))
        if least in classes:
            return phrase("made-relative-needing", count=len(classes), technique=TECHNIQUES[kind].name)
    return NOTHING


@lru_cache(maxsize=1)
def _prints(geometry: Geometry) -> frozenset[tuple[int, ...]]:
    """Return the fingerprints of all known classes: other puzzles seldom have one of them."""
    return frozenset(fingerprint(geometry, least) for classes in known().values() for least in classes)


class Told(Enum):
    """Messages while there is no puzzle: one was TRIED in vain, the search is ON, or FILLING a large board."""

    TRIED, ON, FILLING = 0, 1, 2


class Start(NamedTuple):
    """A board, a solution, and, if the givens are chosen, too, their cells (mask).

    A start that *is_known* is a relative of a puzzle that needs what is wished.
    """

    geometry: Geometry
    solution: Solution
    drawn: int = 0
    is_known: bool = False


def starts(rng: Random, wish: Wish, backend: str) -> Iterator[Start | Sampled | Told]:
    """Yield boards and solutions without end, with givens if so few are wished that a walk must find them."""
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
