"""Techniques that Sukaku Explainer's scale knows and the other families do not have.

Wings and aligned exclusions are found on every board, the others on the ordinary one only. Searches
for chains and nets give the step that would be applied, not every one there is.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from pencilmark.board.model import Position, Step
from pencilmark.board.task import Slowly
from pencilmark.human.sukaku.grid import Grid
from pencilmark.human.sukaku.hint import Hint
from pencilmark.human.sukaku.path import PRODUCERS
from pencilmark.human.techniques import aligned, large_wings
from pencilmark.human.techniques.technique import Technique, without_pauses

# The techniques that each rung of the scale finds.
_RUNGS: dict[str, tuple[str, ...]] = {
    "unique-loop": tuple(f"unique-loop-{i}" for i in (1, 2, 3, 4)),
    "bug": tuple(f"bug-{i}" for i in (1, 2, 3, 4)),
    "two-strong-links": ("two-strong-links",),
    "three-strong-links": ("three-strong-links",),
    "four-strong-links": ("four-strong-links",),
    "wxyz-wing": ("wxyz-wing",),
    "vwxyz-wing": ("vwxyz-wing",),
    "uvwxyz-wing": ("uvwxyz-wing",),
    "tuvwxyz-wing": ("tuvwxyz-wing",),
    "aligned-pair-exclusion": ("aligned-pair-exclusion",),
    "aligned-triple-exclusion": ("aligned-triple-exclusion",),
    "forcing-chain": ("x-cycle", "y-cycle", "xy-cycle", "forcing-x-chain", "forcing-xy-chain"),
    "nishio": ("nishio-forcing-chains",),
    "multiple-chains": ("forcing-cell-chains", "forcing-region-chains"),
} | {
    f"{manner}-chains": tuple(
        f"{manner}-forcing-{kind}-chains" for kind in ("double", "contradiction", "cell", "region")
    )
    for manner in ("dynamic", "dynamic-plus", "nested", "nested-multiple", "nested-dynamic")
}


def _hints(position: Position, rung: str) -> Slowly[list[Hint]]:
    """Return the hints of a rung of the scale, found once for each position."""
    if not position.geometry.is_classic:
        return []
    grid: Grid = position.memo.setdefault("sukaku", Grid.of(position))
    if rung not in grid.notes:
        found: list[Hint] = []
        for hint in next(producer.find for producer in PRODUCERS if producer.name == rung)(grid):
            if hint:
                found.append(hint)
            else:
                yield None
        grid.notes[rung] = found
    hints: list[Hint] = grid.notes[rung]
    return hints


def find_by_rung(position: Position, rung: str, technique: str) -> Iterator[Step | None]:
    """Find the steps of *technique* among the hints of a *rung* of the scale, with pauses: nets take seconds."""
    if not position.geometry.is_classic:
        if technique in large_wings.SIZES:
            yield from large_wings.find_large_wings(position, technique)
        if technique in aligned.SIZES:
            yield from aligned.find_aligned(position, technique)
    hints = yield from _hints(position, rung)
    yield from (hint.step() for hint in hints if hint.technique == technique)


def _technique(name: str, rung: str) -> Technique:
    slowly = partial(find_by_rung, rung=rung, technique=name)
    return Technique(name, without_pauses(slowly), slowly=slowly)


TECHNIQUES: tuple[Technique, ...] = tuple(_technique(name, rung) for rung, names in _RUNGS.items() for name in names)
