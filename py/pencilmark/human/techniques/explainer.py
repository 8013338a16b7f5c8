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
from pencilmark.human.techniques.technique import Level, Technique
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
    name: str, level: Level, rung: str, tell: Teller, teaching: int = 0, one_solution: bool = False
) -> Technique:
    return Technique(
        name,
        level,
        partial(find_by_rung, rung=rung, technique=name),
        tell=tell,
        teaching=teaching,
        one_solution=one_solution,
    )


def _nets(prefix: str, rung: str, teaching: int = 0) -> Iterator[Technique]:
    """Make the four techniques of a *rung*, whose places on our ladder begin at *teaching* where they are taught."""
    for kind, later in (("double", 10), ("contradiction", 0), ("cell", 20), ("region", 30)):
        name = f"{prefix}-{kind}-chains"
        yield _technique(name, "Beyond", rung, tell_verity, teaching and teaching + later)


TECHNIQUES = (
    _technique("unique-loop-1", "Extreme", "unique-loop", tell_type_1, one_solution=True),
    _technique("unique-loop-2", "Extreme", "unique-loop", tell_one_extra, one_solution=True),
    _technique("unique-loop-3", "Extreme", "unique-loop", tell_type_3, one_solution=True),
    _technique("unique-loop-4", "Extreme", "unique-loop", tell_type_4, one_solution=True),
    _technique("bug-1", "Extreme", "bug", tell_grave, one_solution=True),
    _technique("bug-2", "Extreme", "bug", tell_grave, one_solution=True),
    _technique("bug-3", "Extreme", "bug", tell_grave, one_solution=True),
    _technique("bug-4", "Extreme", "bug", tell_grave, one_solution=True),
    _technique("two-strong-links", "Extreme", "two-strong-links", tell_chain),
    _technique("three-strong-links", "Extreme", "three-strong-links", tell_chain),
    _technique("four-strong-links", "Extreme", "four-strong-links", tell_chain),
    _technique("wxyz-wing", "Extreme", "wxyz-wing", tell_als_xz),
    _technique("vwxyz-wing", "Extreme", "vwxyz-wing", tell_als_xz),
    _technique("uvwxyz-wing", "Extreme", "uvwxyz-wing", tell_als_xz),
    _technique("tuvwxyz-wing", "Extreme", "tuvwxyz-wing", tell_als_xz),
    _technique("aligned-pair-exclusion", "Extreme", "aligned-pair-exclusion", tell_aligned),
    _technique("aligned-triple-exclusion", "Extreme", "aligned-triple-exclusion", tell_aligned),
    _technique("x-cycle", "Extreme", "forcing-chain", tell_chain),
    _technique("y-cycle", "Extreme", "forcing-chain", tell_chain),
    _technique("xy-cycle", "Extreme", "forcing-chain", tell_chain),
    _technique("forcing-x-chain", "Extreme", "forcing-chain", tell_chain),
    _technique("forcing-xy-chain", "Extreme", "forcing-chain", tell_chain),
    _technique("nishio-forcing-chains", "Extreme", "nishio", tell_contradiction),
    _technique("forcing-cell-chains", "Extreme", "multiple-chains", tell_verity),
    _technique("forcing-region-chains", "Extreme", "multiple-chains", tell_verity),
    *_nets("dynamic-forcing", "dynamic-chains", 640),
    *_nets("dynamic-plus-forcing", "dynamic-plus-chains", 680),
    *_nets("nested-forcing", "nested-chains", 720),
    *_nets("nested-multiple-forcing", "nested-multiple-chains"),
    *_nets("nested-dynamic-forcing", "nested-dynamic-chains"),
)
