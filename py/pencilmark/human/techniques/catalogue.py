"""What is asked of all techniques: their order on a ladder, and which of them a rung of ours finds."""

from __future__ import annotations

from collections.abc import Callable

from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.technique import Technique


def ladder(place: Callable[[Technique], int]) -> tuple[str, ...]:
    """List the ids of the techniques that have a *place* on a ladder, in its order.

    >>> ladder(lambda technique: technique.hodoku.place)[:3]
    ('full-house', 'naked-single', 'hidden-single')
    """
    return tuple(one.id for one in sorted(TECHNIQUES.values(), key=place) if place(one))


def rung_of(technique: str) -> str:
    """Name the entry of the teaching ladder that finds a *technique*, "" if none does.

    >>> rung_of("x-wing"), rung_of("aic"), rung_of("magic")
    ('x-wing', 'short-nice-loop', '')
    """
    known = TECHNIQUES.get(technique)
    return (known.id if known.teaching else known.rung) if known else ""


def kinds_of(rung: str) -> tuple[str, ...]:
    """List the techniques whose steps an entry of the teaching ladder finds: those under another name, or itself.

    >>> kinds_of("short-nice-loop")
    ('continuous-nice-loop', 'discontinuous-nice-loop', 'aic')
    """
    return tuple(one.id for one in TECHNIQUES.values() if one.rung == rung and not one.hodoku.place) or (rung,)
