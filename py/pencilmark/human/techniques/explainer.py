"""Techniques that Sukaku Explainer's scale knows and the other families do not have.

Wings and aligned exclusions are found on every board, the others on the ordinary one only. Searches
for chains and nets give the step that would be applied, not every one there is.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from pencilmark.board.model import Position, Step
from pencilmark.human.sukaku.grid import Grid
from pencilmark.human.sukaku.hint import Hint
from pencilmark.human.sukaku.path import PRODUCERS
from pencilmark.human.techniques import aligned, large_wings
from pencilmark.human.techniques.technique import Technique

# The name of each technique by its id, under the rung of the scale that finds it.
_NAMES: dict[str, dict[str, str]] = {
    "unique-loop": {f"unique-loop-{i}": f"Unique loop {i}" for i in (1, 2, 3, 4)},
    "bug": {f"bug-{i}": f"Bivalue universal grave {i}" for i in (1, 2, 3, 4)},
    "two-strong-links": {"two-strong-links": "Two strong links"},
    "three-strong-links": {"three-strong-links": "Three strong links"},
    "four-strong-links": {"four-strong-links": "Four strong links"},
    "wxyz-wing": {"wxyz-wing": "WXYZ-wing"},
    "vwxyz-wing": {"vwxyz-wing": "VWXYZ-wing"},
    "uvwxyz-wing": {"uvwxyz-wing": "UVWXYZ-wing"},
    "tuvwxyz-wing": {"tuvwxyz-wing": "TUVWXYZ-wing"},
    "aligned-pair-exclusion": {"aligned-pair-exclusion": "Aligned pair exclusion"},
    "aligned-triple-exclusion": {"aligned-triple-exclusion": "Aligned triple exclusion"},
    "forcing-chain": {
        "x-cycle": "X-cycle",
        "y-cycle": "Y-cycle",
        "xy-cycle": "XY-cycle",
        "forcing-x-chain": "Forcing X-chain",
        "forcing-xy-chain": "Forcing XY-chain",
    },
    "nishio": {"nishio-forcing-chains": "Nishio forcing chains"},
    "multiple-chains": {"forcing-cell-chains": "Cell forcing chains", "forcing-region-chains": "Region forcing chains"},
}
for _rung, _id, _name in (
    ("dynamic-chains", "dynamic", "Dynamic"),
    ("dynamic-plus-chains", "dynamic-plus", "Dynamic plus"),
    ("nested-chains", "nested", "Nested"),
    ("nested-multiple-chains", "nested-multiple", "Nested multiple"),
    ("nested-dynamic-chains", "nested-dynamic", "Nested dynamic"),
):
    _NAMES[_rung] = {
        f"{_id}-forcing-{kind}-chains": f"{_name} {kind} forcing chains"
        for kind in ("double", "contradiction", "cell", "region")
    }


def _hints(position: Position, rung: str) -> list[Hint]:
    """Give the hints of a rung of the scale, found once for each position."""
    if not position.geometry.is_classic:
        return []
    grid: Grid = position.memo.setdefault("sukaku", Grid.of(position))
    if rung not in grid.notes:
        find = next(producer.find for producer in PRODUCERS if producer.name == rung)
        grid.notes[rung] = [hint for hint in find(grid) if hint]
    hints: list[Hint] = grid.notes[rung]
    return hints


def find_by_rung(position: Position, rung: str, technique: str) -> Iterator[Step]:
    """Find the steps of *technique* among the hints of a *rung* of the scale."""
    if not position.geometry.is_classic:
        if technique in large_wings.SIZES:
            return large_wings.find_large_wings(position, technique)
        if technique in aligned.SIZES:
            return aligned.find_aligned(position, technique)
    return (hint.step() for hint in _hints(position, rung) if hint.technique == technique)


TECHNIQUES: tuple[Technique, ...] = tuple(
    Technique(technique, name, "", partial(find_by_rung, rung=rung, technique=technique))
    for rung, names in _NAMES.items()
    for technique, name in names.items()
)
