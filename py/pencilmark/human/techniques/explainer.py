"""Techniques that only Sukaku Explainer's scale has.

Large wings and aligned exclusions are found on every board, the others on the ordinary one only. Searches for chains
and nets give only the step that would be applied, not every step there is.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from pencilmark.board.derived import derived, derived_slowly
from pencilmark.board.model import Position, Step
from pencilmark.board.task import Slowly
from pencilmark.human.sukaku.grid import Hint, MarkedGrid
from pencilmark.human.sukaku.path import PRODUCERS
from pencilmark.human.techniques.bug import tell_grave
from pencilmark.human.techniques.other_boards import EXCLUSIONS, WINGS, find_aligned, find_large_wings
from pencilmark.human.techniques.technique import Level, Sukaku, Technique
from pencilmark.human.telling import (
    tell_aligned,
    tell_als_xz,
    tell_chain,
    tell_contradiction,
    tell_one_extra,
    tell_type_1,
    tell_type_3,
    tell_type_4,
    tell_verity,
)

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Teller


@derived
def _grid(position: Position) -> MarkedGrid:
    return MarkedGrid.of(position)


@derived_slowly
def _hints(position: Position, rung: str) -> Slowly[list[Hint]]:
    """Return the hints of a rung of the scale."""
    found: list[Hint] = []
    if position.geometry.is_classic:
        for hint in next(producer.find for producer in PRODUCERS if producer.name == rung)(_grid(position)):
            if hint:
                found.append(hint)
            else:
                yield None
    return found


def find_by_rung(position: Position, rung: str, technique: str) -> Iterator[Step | None]:
    """Find the steps of *technique* among the hints of a *rung* of the scale, with pauses: nets take seconds."""
    if not position.geometry.is_classic:
        if technique in WINGS:
            yield from find_large_wings(position, technique)
        if technique in EXCLUSIONS:
            yield from find_aligned(position, technique)
    hints = yield from _hints(position, rung)
    yield from (hint.step() for hint in hints if hint.technique == technique)


def _technique(
    name: str, level: Level, rung: str, tell: Teller, sukaku: Sukaku, teaching: int = 0, one_solution: bool = False
) -> Technique:
    return Technique(
        name,
        level,
        partial(find_by_rung, rung=rung, technique=name),
        tell=tell,
        teaching=teaching,
        sukaku=sukaku,
        one_solution=one_solution,
    )


_NETS = (("double", 0, 10), ("contradiction", 30, 0), ("cell", 10, 20), ("region", 20, 30))
"""What nets go through, each with its places among the four on Sukaku Explainer's ladder and on ours."""


def _nets(prefix: str, rung: str, rating: float, place: int, teaching: int = 0) -> Iterator[Technique]:
    """Make the four techniques of a *rung*, whose places begin at *place* and, where they are taught, *teaching*."""
    for kind, later, on_ours in _NETS:
        ours = teaching and teaching + on_ours
        yield _technique(f"{prefix}-{kind}-chains", "Beyond", rung, tell_verity, Sukaku(rating, place + later), ours)


TECHNIQUES = (
    _technique("unique-loop-1", "Extreme", "unique-loop", tell_type_1, Sukaku(4.6, 230), one_solution=True),
    _technique("unique-loop-2", "Extreme", "unique-loop", tell_one_extra, Sukaku(4.6, 240), one_solution=True),
    _technique("unique-loop-3", "Extreme", "unique-loop", tell_type_3, Sukaku(4.6, 250), one_solution=True),
    _technique("unique-loop-4", "Extreme", "unique-loop", tell_type_4, Sukaku(4.6, 260), one_solution=True),
    _technique("bug-1", "Extreme", "bug", tell_grave, Sukaku(5.6, 320), one_solution=True),
    _technique("bug-2", "Extreme", "bug", tell_grave, Sukaku(5.7, 330), one_solution=True),
    _technique("bug-3", "Extreme", "bug", tell_grave, Sukaku(5.7, 350), one_solution=True),
    _technique("bug-4", "Extreme", "bug", tell_grave, Sukaku(5.7, 340), one_solution=True),
    _technique("two-strong-links", "Extreme", "two-strong-links", tell_chain, Sukaku(4.0, 160)),
    _technique("three-strong-links", "Extreme", "three-strong-links", tell_chain, Sukaku(5.4, 300)),
    _technique("four-strong-links", "Extreme", "four-strong-links", tell_chain, Sukaku(5.8, 360)),
    _technique("wxyz-wing", "Extreme", "wxyz-wing", tell_als_xz, Sukaku(5.5, 310)),
    _technique("vwxyz-wing", "Extreme", "vwxyz-wing", tell_als_xz, Sukaku(6.2, 370)),
    _technique("uvwxyz-wing", "Extreme", "uvwxyz-wing", tell_als_xz, Sukaku(6.6, 390)),
    _technique("tuvwxyz-wing", "Extreme", "tuvwxyz-wing", tell_als_xz, Sukaku(7.5, 450)),
    _technique("aligned-pair-exclusion", "Extreme", "aligned-pair-exclusion", tell_aligned, Sukaku(6.2, 380)),
    _technique(
        "aligned-triple-exclusion",
        "Extreme",
        "aligned-triple-exclusion",
        tell_aligned,
        Sukaku(7.5, 460),
    ),
    _technique("x-cycle", "Extreme", "forcing-chain", tell_chain, Sukaku(6.5, 400)),
    _technique("y-cycle", "Extreme", "forcing-chain", tell_chain, Sukaku(6.5, 410)),
    _technique("xy-cycle", "Extreme", "forcing-chain", tell_chain, Sukaku(7.0, 430)),
    _technique("forcing-x-chain", "Extreme", "forcing-chain", tell_chain, Sukaku(6.6, 420)),
    _technique("forcing-xy-chain", "Extreme", "forcing-chain", tell_chain, Sukaku(7.0, 440)),
    _technique("nishio-forcing-chains", "Extreme", "nishio", tell_contradiction, Sukaku(7.5, 470)),
    _technique("forcing-cell-chains", "Extreme", "multiple-chains", tell_verity, Sukaku(8.0, 480)),
    _technique("forcing-region-chains", "Extreme", "multiple-chains", tell_verity, Sukaku(8.0, 490)),
    *_nets("dynamic-forcing", "dynamic-chains", 8.5, 500, 640),
    *_nets("dynamic-plus-forcing", "dynamic-plus-chains", 9.0, 540, 680),
    *_nets("nested-forcing", "nested-chains", 9.5, 580, 720),
    *_nets("nested-multiple-forcing", "nested-multiple-chains", 10.0, 620),
    *_nets("nested-dynamic-forcing", "nested-dynamic-chains", 10.5, 660),
)
