"""Direct steps: locked candidates or a hidden subset whose eliminations leave a hidden single at once.

Sukaku Explainer rates them lower than what they rest on, as they can be seen without pencil marks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from pencilmark.board.masks import bits, lowest, single
from pencilmark.board.model import Candidate, Position, Step
from pencilmark.human.techniques.common import houses_region_first, places
from pencilmark.human.techniques.locked import find_claiming, find_pointing, tell_confined
from pencilmark.human.techniques.subsets import hidden_subsets, say_hidden
from pencilmark.human.techniques.technique import Technique

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case, Telling

Below = Callable[[Position], Iterator[Step]]


def _single_left(position: Position, step: Step) -> tuple[Candidate, int] | None:
    """Find a value that the *step* confines to one cell of a house; return it and the house."""
    held = places(position)
    gone: dict[int, int] = {}
    for cell, value in step.eliminations:
        gone[value - 1] = gone.get(value - 1, 0) | 1 << cell
    for house in houses_region_first(position.geometry):
        for digit, cells in gone.items():
            before = held[house][digit]
            left = before & ~cells
            if left != before and single(left):
                return Candidate(lowest(left), digit + 1), house
    return None


def find_direct(position: Position, technique: str, below: Below) -> Iterator[Step]:
    """Find steps of *below* that leave a hidden single; the step places it."""
    for step in below(position):
        left = _single_left(position, step)
        if left:
            placed, house = left
            evidence = replace(step.evidence, houses=(*step.evidence.houses, house), note=step.technique)
            yield Step(technique, (placed,), step.eliminations, evidence)


def _direct(technique: str, below: Below) -> Below:
    return partial(find_direct, technique=technique, below=below)


def tell_locked(case: Case, told: Telling) -> None:
    """Explain locked candidates that leave a hidden single."""
    tell_confined(case, told)
    (base,), (cover,) = case.evidence.base, case.evidence.cover
    masks = case.geometry.house_masks
    _end_in_single(case, told, masks[cover] & ~masks[base], 1 << case.digit)


def tell_hidden(case: Case, told: Telling) -> None:
    """Explain a hidden subset that leaves a hidden single."""
    told.look(case, case.evidence.houses[:1])
    say_hidden(case, told)
    _end_in_single(case, told, case.evidence.cells, case.geometry.all_digits & ~case.evidence.digits)


def _end_in_single(case: Case, told: Telling, cells: int, digits: int) -> None:
    """Say that a value has one place left in a house once *digits* are gone from *cells* (masks)."""
    if case.step.eliminations:
        told.conclude(case)
    ((cell, value),) = case.step.placements
    left = case.position.digit_cells[value - 1] & ~(cells if digits >> (value - 1) & 1 else 0)
    house = next(h for h in case.geometry.full_houses if left & case.geometry.house_masks[h] == 1 << cell)
    told.say("direct-only-place-left", value=value, house=case.house(house), cell=case.cell(cell))
    gone = case.places(value - 1, house) & ~(1 << cell)
    told.canvas.house(house, dashed=True)
    told.canvas.strike(Candidate(other, value) for other in bits(gone))


TECHNIQUES = (
    Technique("direct-pointing", "Extreme", _direct("direct-pointing", find_pointing), tell=tell_locked),
    Technique("direct-claiming", "Extreme", _direct("direct-claiming", find_claiming), tell=tell_locked),
    Technique(
        "direct-hidden-pair", "Extreme", _direct("direct-hidden-pair", partial(hidden_subsets, size=2)), tell_hidden
    ),
    Technique(
        "direct-hidden-triplet",
        "Extreme",
        _direct("direct-hidden-triplet", partial(hidden_subsets, size=3)),
        tell=tell_hidden,
    ),
)
