"""Ladders: techniques in the order in which a solver tries them, by the places in their records.

HODOKU is the order in which HoDoKu tries what it uses by default, SUKAKU that of Sukaku Explainer's scale (which
chooses more finely among equal hints: `sukaku.steps` takes exactly its path), TEACHING our own: nothing subtle before
something plain.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from pencilmark.board.errors import WishError
from pencilmark.human.sukaku.scale import PLAINEST
from pencilmark.human.techniques import TECHNIQUES, Technique, singles
from pencilmark.human.techniques.technique import LEVELS

Ladder = tuple[str, ...]


def _ladder(place: Callable[[Technique], int]) -> Ladder:
    """List the ids of the techniques that have a *place* on a ladder, in its order."""
    return tuple(one.id for one in sorted(TECHNIQUES.values(), key=place) if place(one))


HODOKU: Ladder = _ladder(lambda technique: technique.hodoku.place)
TEACHING: Ladder = _ladder(lambda technique: technique.teaching)
SUKAKU: Ladder = tuple(PLAINEST)
SINGLES: Ladder = tuple(name for name in TEACHING if name in {one.id for one in singles.TECHNIQUES})
PLAIN: Ladder = TEACHING[len(SINGLES) : TEACHING.index("hidden-triple") + 1]
"""Locked candidates, pairs and triples: where they all lead does not depend on their order."""
_NOT_CLASSIC = ("strong-links", "wxyz-wing")
SUKAKU_CLASSIC: Ladder = tuple(name for name in SUKAKU if not name.endswith(_NOT_CLASSIC))

ONE_SOLUTION: frozenset[str] = frozenset(one.id for one in TECHNIQUES.values() if one.one_solution)
"""Techniques that assume that the puzzle has one solution and is stated by its givens alone.

They prove nothing where pencil marks are part of the question: marks may tell apart what givens cannot.
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
    left_out = set(without)
    missing = left_out - TECHNIQUES.keys()
    if missing:
        raise WishError("bad-technique/ids-techniques", found=sorted(missing)[0])
    return tuple(TECHNIQUES[name] for name in ladder if name not in left_out)


def rung_of(technique: str) -> str:
    """Name the entry of the teaching ladder that finds a *technique*, or the technique if it is offered without one.

    Return "" for any other.

    >>> rung_of("x-wing"), rung_of("aic"), rung_of("magic")
    ('x-wing', 'short-nice-loop', '')
    """
    known = TECHNIQUES.get(technique)
    if not known:
        return ""
    return known.id if known.teaching else known.rung or (known.id if known.is_offered else "")


def up_to(rung: str) -> Ladder:
    """Return the teaching ladder up to a *rung*, or all of it that is no harder and then the rung if that is beside it.

    >>> up_to("naked-single"), up_to("bug-lite")[-2:]
    (('full-house', 'hidden-single', 'naked-single'), ('avoidable-rectangle-2', 'bug-lite'))
    """
    if rung in TEACHING:
        return TEACHING[: TEACHING.index(rung) + 1]
    hardest = LEVELS.index(TECHNIQUES[rung].level)
    return (*(name for name in TEACHING if LEVELS.index(TECHNIQUES[name].level) <= hardest), rung)


def kinds_of(rung: str) -> tuple[str, ...]:
    """List the techniques whose steps an entry of the teaching ladder finds: those under another name, or itself.

    >>> kinds_of("short-nice-loop")
    ('continuous-nice-loop', 'discontinuous-nice-loop', 'aic')
    """
    return tuple(one.id for one in TECHNIQUES.values() if one.rung == rung and not one.hodoku.place) or (rung,)
