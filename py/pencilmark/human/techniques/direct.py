"""Direct steps: locked candidates or a hidden subset whose eliminations leave a hidden single at once.

Sukaku Explainer rates them lower than what they rest on, as they can be seen without pencil marks.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from pencilmark.board.model import Candidate, Position, Step
from pencilmark.human.techniques.common import houses_region_first, places
from pencilmark.human.techniques.locked import find_claiming, find_pointing
from pencilmark.human.techniques.subsets import hidden_subsets
from pencilmark.human.techniques.technique import Finder, Technique


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
            if left and left != before and not left & (left - 1):
                return Candidate(left.bit_length() - 1, digit + 1), house
    return None


def find_direct(position: Position, technique: str, rating: float, below: Finder) -> Iterator[Step]:
    """Find steps of *below* that leave a hidden single; the step places it."""
    for step in below(position):
        left = _single_left(position, step)
        if left:
            placed, house = left
            evidence = replace(step.evidence, houses=(*step.evidence.houses, house), note=step.technique)
            yield Step(technique, (placed,), step.eliminations, evidence, "", rating)


def _direct(technique: str, rating: float, below: Finder) -> Technique:
    return Technique(technique, partial(find_direct, technique=technique, rating=rating, below=below))


TECHNIQUES = (
    _direct("direct-pointing", 1.7, find_pointing),
    _direct("direct-claiming", 1.9, find_claiming),
    _direct("direct-hidden-pair", 2.0, partial(hidden_subsets, size=2)),
    _direct("direct-hidden-triplet", 2.5, partial(hidden_subsets, size=3)),
)
