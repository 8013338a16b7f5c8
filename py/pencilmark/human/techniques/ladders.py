"""Ladders: techniques in the order in which a solver tries them.

HODOKU is that program's order with what its solver uses by default, SUKAKU that of Sukaku Explainer's
rating (which chooses among equal hints more finely: `sukaku.steps` walks its very path), TEACHING ours: never something
subtle while something plain is there.
"""

from __future__ import annotations

from collections.abc import Iterable

from pencilmark.board.errors import WishError
from pencilmark.human.techniques import TECHNIQUES, Technique

Ladder = tuple[str, ...]

HODOKU: Ladder = (
    "full-house",
    "naked-single",
    "hidden-single",
    "locked-pair",
    "locked-triple",
    "locked-candidates-pointing",
    "locked-candidates-claiming",
    "naked-pair",
    "naked-triple",
    "hidden-pair",
    "hidden-triple",
    "naked-quad",
    "hidden-quad",
    "x-wing",
    "swordfish",
    "jellyfish",
    "remote-pair",
    "bug-plus-1",
    "skyscraper",
    "two-string-kite",
    "turbot-fish",
    "empty-rectangle",
    "w-wing",
    "xy-wing",
    "xyz-wing",
    "unique-rectangle-1",
    "unique-rectangle-2",
    "unique-rectangle-3",
    "unique-rectangle-4",
    "unique-rectangle-5",
    "unique-rectangle-6",
    "hidden-rectangle",
    "avoidable-rectangle-1",
    "avoidable-rectangle-2",
    "finned-x-wing",
    "sashimi-x-wing",
    "finned-swordfish",
    "sashimi-swordfish",
    "finned-jellyfish",
    "sashimi-jellyfish",
    "sue-de-coq",
    "simple-colours-trap",
    "simple-colours-wrap",
    "multi-colours-1",
    "multi-colours-2",
    "x-chain",
    "xy-chain",
    "nice-loop",
    "grouped-nice-loop",
    "als-xz",
    "als-xy-wing",
    "als-xy-chain",
    "franken-x-wing",
    "franken-swordfish",
    "finned-franken-x-wing",
    "finned-franken-swordfish",
    "forcing-chain",
    "forcing-net",
    "trial-and-error",
)

TEACHING: Ladder = (
    "full-house",
    "hidden-single",
    "naked-single",
    "locked-candidates-pointing",
    "locked-candidates-claiming",
    "naked-pair",
    "locked-pair",
    "hidden-pair",
    "naked-triple",
    "locked-triple",
    "hidden-triple",
    "x-wing",
    "naked-quad",
    "hidden-quad",
    "skyscraper",
    "two-string-kite",
    "xy-wing",
    "unique-rectangle-1",
    "swordfish",
    "xyz-wing",
    "w-wing",
    "empty-rectangle",
    "turbot-fish",
    "bug-plus-1",
    "simple-colours-trap",
    "simple-colours-wrap",
    "remote-pair",
    "unique-rectangle-2",
    "unique-rectangle-3",
    "unique-rectangle-4",
    "unique-rectangle-5",
    "unique-rectangle-6",
    "hidden-rectangle",
    "avoidable-rectangle-1",
    "avoidable-rectangle-2",
    "jellyfish",
    "finned-x-wing",
    "sashimi-x-wing",
    "finned-swordfish",
    "sashimi-swordfish",
    "multi-colours-1",
    "multi-colours-2",
    "x-chain",
    "xy-chain",
    "sue-de-coq",
    "3d-medusa",
    "short-nice-loop",
    "als-xz",
    "als-xy-wing",
    "finned-jellyfish",
    "sashimi-jellyfish",
    "short-grouped-nice-loop",
    "als-xy-chain",
    "death-blossom",
    "squirmbag",
    "whale",
    "leviathan",
    "franken-x-wing",
    "franken-swordfish",
    "finned-franken-x-wing",
    "finned-franken-swordfish",
    "forcing-chain",
    "forcing-net",
    "dynamic-forcing-contradiction-chains",
    "dynamic-forcing-double-chains",
    "dynamic-forcing-cell-chains",
    "dynamic-forcing-region-chains",
    "dynamic-plus-forcing-contradiction-chains",
    "dynamic-plus-forcing-double-chains",
    "dynamic-plus-forcing-cell-chains",
    "dynamic-plus-forcing-region-chains",
    "nested-forcing-contradiction-chains",
    "nested-forcing-double-chains",
    "nested-forcing-cell-chains",
    "nested-forcing-region-chains",
    "template-set",
    "template-delete",
    "trial-and-error",
)

SUKAKU: Ladder = (
    "full-house",
    "hidden-single",
    "direct-pointing",
    "direct-claiming",
    "direct-hidden-pair",
    "naked-single",
    "direct-hidden-triplet",
    "locked-candidates-pointing",
    "locked-candidates-claiming",
    "naked-pair",
    "x-wing",
    "hidden-pair",
    "naked-triple",
    "swordfish",
    "hidden-triple",
    "two-strong-links",
    "xy-wing",
    "xyz-wing",
    "unique-rectangle-1",
    "unique-rectangle-2",
    "unique-rectangle-3",
    "unique-rectangle-4",
    "unique-loop-1",
    "unique-loop-2",
    "unique-loop-3",
    "unique-loop-4",
    "naked-quad",
    "jellyfish",
    "hidden-quad",
    "three-strong-links",
    "wxyz-wing",
    "bug-1",
    "bug-2",
    "bug-4",
    "bug-3",
    "four-strong-links",
    "vwxyz-wing",
    "aligned-pair-exclusion",
    "uvwxyz-wing",
    "x-cycle",
    "y-cycle",
    "forcing-x-chain",
    "xy-cycle",
    "forcing-xy-chain",
    "tuvwxyz-wing",
    "aligned-triple-exclusion",
    "nishio-forcing-chains",
    "forcing-cell-chains",
    "forcing-region-chains",
    *(
        f"{manner}-forcing-{kind}-chains"
        for manner in ("dynamic", "dynamic-plus", "nested", "nested-multiple", "nested-dynamic")
        for kind in ("double", "cell", "region", "contradiction")
    ),
)

_NOT_CLASSIC = ("strong-links", "wxyz-wing")
SUKAKU_CLASSIC: Ladder = tuple(name for name in SUKAKU if not name.endswith(_NOT_CLASSIC))

_ONE_SOLUTION = ("unique-", "hidden-rectangle", "avoidable-", "bug-")
ONE_SOLUTION: frozenset[str] = frozenset(name for name in TECHNIQUES if name.startswith(_ONE_SOLUTION))
"""Techniques that take it for granted that the puzzle has one solution, and is given by clues alone.

Where pencil marks are part of the question they prove nothing: the marks may tell apart what clues cannot.
"""

LADDERS: dict[str, Ladder] = {
    "hodoku": HODOKU,
    "sukaku": SUKAKU,
    "sukaku-classic": SUKAKU_CLASSIC,
    "teaching": TEACHING,
}


def climb(ladder: Ladder, without: Iterable[str] = ()) -> tuple[Technique, ...]:
    """Give the techniques of *ladder* in order, leaving out those *without*.

    >>> [technique.id for technique in climb(("naked-single", "x-wing"), without=["x-wing"])]
    ['naked-single']
    """
    missing = set(without) - TECHNIQUES.keys()
    if missing:
        raise WishError("bad-technique", f"expected ids of techniques, found {sorted(missing)[0]!r}")
    return tuple(TECHNIQUES[name] for name in ladder if name not in set(without))
