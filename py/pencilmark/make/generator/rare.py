"""Puzzles that need a technique which is rarely needed: relatives of those that a search of our own has found.

The search takes a quarter of a minute or more for one. `rare.txt` has what it found, and what exchanges of givens
around that led to, each as the least member of its class. A relative, its rows, columns and digits exchanged, mostly
needs the same technique, though our path may take another turn where two steps are equally good: so it is judged like
any other puzzle. Then givens are exchanged as long as it stays right, which leads to other classes. After all of them
the search goes on as usual.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from random import Random

from pencilmark.board.model import Puzzle
from pencilmark.board.phrase import Phrase, phrase
from pencilmark.engine.answers import Solution
from pencilmark.engine.isomorphs import canonical
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.make.generator import seventeen
from pencilmark.make.wish import Wish

TABLE = "rare.txt"


def is_rare(wish: Wish) -> bool:
    """Report whether a *wish* is for a technique that the table has, wherever the givens lie.

    >>> is_rare(Wish(technique="avoidable-rectangle-2")), is_rare(Wish(technique="x-wing"))
    (True, False)
    """
    is_free = wish.geometry.is_classic and wish.pattern is None and (wish.symmetry, wish.method) == ("none", "dig")
    return is_free and not wish.practice and wish.technique in known()


@cache
def known() -> dict[str, tuple[Solution, ...]]:
    """Return, by technique, the classes known, each by its least member."""
    found: dict[str, tuple[Solution, ...]] = {}
    for line in (files("pencilmark") / "make" / "generator" / TABLE).read_text("utf-8").splitlines():
        name, givens = line.split()
        found[name] = (*found.get(name, ()), tuple(int(sign) for sign in givens.replace(".", "0")))
    return found


def relatives(wish: Wish, rng: Random, backend: str) -> Iterator[tuple[Solution, int]]:
    """Yield a relative of each class known to need what is wished, in a random order."""
    return seventeen.turned(known()[wish.technique or ""], wish.geometry, rng, backend)


def told(puzzle: Puzzle) -> Phrase:
    """Say that a *puzzle* is a relative of one known here, and of how many; nothing where it is none."""
    if puzzle.geometry.is_classic and not puzzle.rules:
        least: Solution | None = None
        for name, classes in known().items():
            if any(len(one) - one.count(0) == puzzle.clue_count for one in classes):
                least = least or tuple(canonical(puzzle.geometry, puzzle.givens).least)
                if least in classes:
                    return phrase("made-relative-needing", count=len(classes), technique=TECHNIQUES[name].name)
    return seventeen.told(puzzle)
