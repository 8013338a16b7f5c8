"""Every technique by its id, and the ladders that put them in order.

Each family is a module with a tuple TECHNIQUES, of a record each; a technique's finder yields the steps of a position
lazily. A ladder is a tuple of ids: its order is a strategy, and a solver always takes the first that works.
"""

from __future__ import annotations

from pencilmark.human.techniques import (
    als_chain,
    als_w_wing,
    als_xy_wing,
    als_xz,
    avoidable,
    bug,
    chute,
    colours,
    death_blossom,
    direct,
    domino_loop,
    exocet,
    explainer,
    extended,
    fins,
    firework,
    fish,
    forcing,
    kraken,
    local_wings,
    locked,
    multi_sector,
    nice_loops,
    oddagon,
    rectangles,
    singles,
    subsets,
    sue_de_coq,
    symmetrical,
    templates,
    trial,
    tridagon,
    two_links,
    wings,
    x_chain,
    xy_chain,
)
from pencilmark.human.techniques.technique import Finder, Technique

# One line for each family, in no order that matters.
_FAMILIES: tuple[tuple[Technique, ...], ...] = (
    singles.TECHNIQUES,
    locked.TECHNIQUES,
    direct.TECHNIQUES,
    subsets.TECHNIQUES,
    fish.TECHNIQUES,
    fins.TECHNIQUES,
    two_links.TECHNIQUES,
    wings.TECHNIQUES,
    local_wings.TECHNIQUES,
    chute.TECHNIQUES,
    rectangles.TECHNIQUES,
    avoidable.TECHNIQUES,
    extended.TECHNIQUES,
    symmetrical.TECHNIQUES,
    bug.TECHNIQUES,
    templates.TECHNIQUES,
    trial.TECHNIQUES,
    colours.TECHNIQUES,
    sue_de_coq.TECHNIQUES,
    x_chain.TECHNIQUES,
    xy_chain.TECHNIQUES,
    nice_loops.TECHNIQUES,
    als_xz.TECHNIQUES,
    als_xy_wing.TECHNIQUES,
    als_w_wing.TECHNIQUES,
    als_chain.TECHNIQUES,
    death_blossom.TECHNIQUES,
    forcing.TECHNIQUES,
    kraken.TECHNIQUES,
    explainer.TECHNIQUES,
    firework.TECHNIQUES,
    tridagon.TECHNIQUES,
    oddagon.TECHNIQUES,
    domino_loop.TECHNIQUES,
    exocet.TECHNIQUES,
    multi_sector.TECHNIQUES,
)

TECHNIQUES: dict[str, Technique] = {technique.id: technique for family in _FAMILIES for technique in family}


def named(text: str) -> tuple[Technique, ...]:
    """Find the techniques that *text* names: an id, or HoDoKu's code with or without a variant suffix.

    >>> [technique.id for technique in named("0300")], named("x-wing") == named("0300-1")
    (['x-wing'], True)
    >>> named("no-such-thing")
    ()
    """
    if text.lower() in TECHNIQUES:
        return (TECHNIQUES[text.lower()],)
    code = text[:4]
    return tuple(technique for technique in TECHNIQUES.values() if code and technique.hodoku.code == code)


def code_of(technique: str) -> str:
    """Return the code of a *technique* in HoDoKu's library, "" where it has none, as techniques of rules.

    >>> code_of("x-wing"), code_of("innie")
    ('0300', '')
    """
    return TECHNIQUES[technique].hodoku.code if technique in TECHNIQUES else ""


__all__ = ["TECHNIQUES", "Finder", "Technique", "code_of", "named"]
