"""Ladders: techniques in the order in which a solver tries them.

HODOKU is that program's order with what its solver uses by default, SUKAKU that of Sukaku Explainer's
rating (which chooses among equal hints more finely: `sukaku.steps` walks its very path), TEACHING ours: never something
subtle while something plain is there. The record of each has its places.
"""

from __future__ import annotations

from collections.abc import Iterable

from pencilmark.board.errors import WishError
from pencilmark.human.techniques import TECHNIQUES, Technique
from pencilmark.human.techniques.catalogue import ladder

Ladder = tuple[str, ...]

HODOKU: Ladder = ladder(lambda technique: technique.hodoku.place)
TEACHING: Ladder = ladder(lambda technique: technique.teaching)
SUKAKU: Ladder = ladder(lambda technique: technique.sukaku.place)
_NOT_CLASSIC = ("strong-links", "wxyz-wing")
SUKAKU_CLASSIC: Ladder = tuple(name for name in SUKAKU if not name.endswith(_NOT_CLASSIC))

ONE_SOLUTION: frozenset[str] = frozenset(one.id for one in TECHNIQUES.values() if one.one_solution)
"""Techniques that take it for granted that the puzzle has one solution, and is stated by its givens alone.

Where pencil marks are part of the question they prove nothing: the marks may tell apart what givens cannot.
"""

LADDERS: dict[str, Ladder] = {
    "hodoku": HODOKU,
    "sukaku": SUKAKU,
    "sukaku-classic": SUKAKU_CLASSIC,
    "teaching": TEACHING,
}


def climb(ladder: Ladder, without: Iterable[str] = ()) -> tuple[Technique, ...]:
    """Return the techniques of *ladder* in order, leaving out those *without*.

    >>> [technique.id for technique in climb(("naked-single", "x-wing"), without=["x-wing"])]
    ['naked-single']
    """
    missing = set(without) - TECHNIQUES.keys()
    if missing:
        raise WishError("bad-technique/ids-techniques", found=sorted(missing)[0])
    return tuple(TECHNIQUES[name] for name in ladder if name not in set(without))
