"""Words and drawings for facts about regions and shades, one after another, and what follows about digits."""

from __future__ import annotations

from pencilmark.board.masks import lowest, mask_of, union
from pencilmark.human.ruled.deductions import argument_of
from pencilmark.human.ruled.facts import End, Fact
from pencilmark.human.ruled.shading import shading
from pencilmark.human.ruled.territory import RegionCount, territory
from pencilmark.human.telling.case import Case, Teller, Telling
from pencilmark.rules.language.hidden import SHADED
from pencilmark.rules.variants.registry import VARIANTS


def found(case: Case, told: Telling) -> None:
    """Explain what facts about regions or shades say about digits."""
    end, facts = argument_of(case.position, case.step)
    told.look_at(case, end.cells)
    if end.rule >= 0:
        told.say("ways-look", rule=case.noun(end.rule))
        if clue := case.clue(end.rule):
            told.add(VARIANTS[clue.name].text)
    for fact in facts:
        _say(case, told, fact)
    _end(case, told, end)
    if end.gone:
        told.conclude(case)
    _draw(case, told, end, facts)


def _say(case: Case, told: Telling, fact: Fact) -> None:
    """Say why a fact is true."""
    rule = case.noun(fact.rule) if fact.rule >= 0 else ""
    known = {"rule": rule, "cell": case.cell(fact.cell), "cells": case.names(fact.cells), "value": fact.value}
    if fact.kind == "shade":
        shade = "dark" if fact.other == SHADED else "light"
        told.say(f"facts-shade-{fact.why}", shade=shade, **known)
    else:
        size = case.geometry.value_count
        told.say(f"facts-{fact.kind}-{fact.why}", other=case.cell(fact.other), size=size, **known)


def _end(case: Case, told: Telling, end: End) -> None:
    """Say what follows from the facts."""
    if end.why == "same":
        told.say("facts-same", cell=case.cell(lowest(end.cells)), value=end.value, cells=case.names(case.gone_cells))
    elif end.why == "only":
        other = case.cell(lowest(end.cells & ~case.gone_cells or end.cells))
        told.say("facts-only", other=other, value=end.value, cell=case.cell(end.gone[0].cell))
    elif counts := _counts(case, end):
        least, most = counts
        told.say("facts-count" if least < most else "facts-count-exactly", least=least, most=most)


def _counts(case: Case, end: End) -> tuple[int, int] | None:
    """Return how many cells a clue counts at least and at most; None if it counts nothing."""
    clue = case.clue(end.rule)
    if clue and clue.name == "shade-count":
        shades = [shading(case.position).shade[cell] for cell in clue.groups[1]]
        return shades.count(SHADED), shades.count(SHADED) + shades.count(0)
    counted = RegionCount.of(territory(case.position), clue) if clue else None
    return (counted.least, counted.most) if counted else None


def _draw(case: Case, told: Telling, end: End, facts: tuple[Fact, ...]) -> None:
    """Draw what was found: shaded cells, dots in the others, regions as far as they are known."""
    told.canvas.outline(end.cells, dashed=True)
    shades = {fact.cell: fact.other for fact in facts if fact.kind == "shade"}
    told.canvas.shade(mask_of(cell for cell, shade in shades.items() if shade == SHADED), dark=True)
    told.canvas.shade(mask_of(cell for cell, shade in shades.items() if shade != SHADED), dark=False)
    for group in _groups(facts):
        told.canvas.region(group)


def _groups(facts: tuple[Fact, ...]) -> list[int]:
    """List the cells (masks) that are known to be in one region."""
    groups = list[int]()
    for fact in facts:
        if fact.kind == "together":
            pair = 1 << fact.cell | 1 << fact.other
            whole = union(group for group in groups if group & pair) | pair
            groups = [group for group in groups if not group & pair] + [whole]
    return groups


TELLERS: dict[str, Teller] = {"found-short": found, "found-long": found}
