"""Every technique by its id, and the ladders that put them in order.

Each family is a module with a tuple TECHNIQUES, of a record each; a technique's finder yields the steps of a position
lazily. A ladder is a tuple of ids: its order is a strategy, and a solver always takes the first that works.
"""

from __future__ import annotations

from importlib import import_module

from pencilmark.human.techniques.technique import Finder, Technique

_FAMILIES = (
    *("singles", "locked", "direct", "subsets", "fish", "fins", "two_links", "wings", "local_wings", "chute"),
    *("rectangles", "avoidable", "deadly", "polygon", "exchange", "qiu", "symmetrical", "bug", "templates", "trial"),
    *("colours", "sue_de_coq", "value_chains", "nice_loops", "als_pairs", "als_chains", "death_blossom"),
    *("blossom_loop", "forcing", "kraken", "explainer", "firework", "tridagon", "impossible", "oddagon"),
    *("domino_loop", "exocet", "double_exocet", "multi_sector", "whips"),
)
"""The module of each family, in no order that matters."""


def _of(family: str) -> tuple[Technique, ...]:
    techniques: tuple[Technique, ...] = import_module(f"{__name__}.{family}").TECHNIQUES
    return techniques


TECHNIQUES: dict[str, Technique] = {technique.id: technique for family in _FAMILIES for technique in _of(family)}


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
    """Return the code of a *technique* in HoDoKu's library; "" if it has none, as techniques of rules.

    >>> code_of("x-wing"), code_of("innie")
    ('0300', '')
    """
    return TECHNIQUES[technique].hodoku.code if technique in TECHNIQUES else ""


__all__ = ["TECHNIQUES", "Finder", "Technique", "code_of", "named"]
