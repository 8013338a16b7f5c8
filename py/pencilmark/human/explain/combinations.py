"""Combinations in words: the sets of digits that some cells can hold, which are left, and why the others are not."""

from __future__ import annotations

from collections.abc import Iterable

from pencilmark.board.masks import bits, mask_of, union
from pencilmark.board.phrase import Phrase, phrase
from pencilmark.human.ruled.innies import OpenEquation, left_over
from pencilmark.human.ruled.pairs import held
from pencilmark.human.ruled.views import Family, sets_adding, views
from pencilmark.human.telling.case import Case
from pencilmark.human.telling.names import noun

MOST_TOLD = 6
"""Combinations that are listed; of more only the number is said."""
MOST_FALLEN = 4


def family_of(case: Case) -> Family:
    """Find the family that a step is about by its evidence."""
    evidence = case.evidence
    if evidence.houses:
        left = left_of(case)
        cells = left.inside or left.outside
        total = left.total if left.inside else -left.total
        sets = sets_adding(len(cells), total, case.geometry.value_count)
        return Family(evidence.rules, cells, sets, total, evidence.houses)
    found = views(case.position).families
    mask = evidence.cells
    return next(one for one in found if one.rules == evidence.rules and mask_of(one.cells) == mask)


def left_of(case: Case) -> OpenEquation:
    """Find what is left over of the equation that a step is about."""
    key = case.evidence.houses, case.evidence.rules
    return next(one for one in left_over(case.position) if (one.equation.houses, one.equation.rules) == key)


def clue_name(case: Case) -> str:
    """Name the clue of a step."""
    return noun(case.position.rules[case.evidence.rules[0]], case.geometry)


def combination(one: int, family: Family) -> str:
    """Write a set of digits, as a sum where it is one.

    >>> combination(0b10001, Family((0,), (0, 1), (), 6)), combination(0b11, Family((0,), (0, 1), (), None))
    ('1+5', '1-2')
    """
    return ("+" if family.total is not None else "-").join(str(digit + 1) for digit in bits(one))


def listed_sets(sets: Iterable[int], family: Family) -> dict[str, object]:
    """Return the values for sentences on *sets* of digits: the sets, none if there are many, and their count."""
    found = list(sets)
    return {"sets": [combination(one, family) for one in found if len(found) <= MOST_TOLD], "count": len(found)}


def why_dead(case: Case, family: Family, one: int) -> Phrase:
    """Say why the cells cannot hold a set of digits."""
    position, sets = case.position, [combination(one, family)]
    masks = {cell: held(position, cell) for cell in family.cells}
    stands = [cell for cell in family.cells if position.values[cell] and not masks[cell] & one]
    if stands:
        return phrase("combinations-lacks", sets=sets, value=position.values[stands[0]], cell=case.cell(stands[0]))
    lacking = [digit + 1 for digit in bits(one) if not any(mask >> digit & 1 for mask in masks.values())]
    if lacking:
        return phrase("combinations-no-cell-can", sets=sets, value=lacking[0])
    bare = [cell for cell, mask in masks.items() if not mask & one]
    if bare:
        return phrase("combinations-cell-can-none", sets=sets, cell=case.cell(bare[0]))
    return phrase("combinations-do-not-fit", sets=sets)


def fallen(case: Case, family: Family, sets: Iterable[int], digit: int | None = None) -> list[Phrase]:
    """Say why combinations (those with a *digit*, or all) that are not among *sets* are ruled out, if they are few."""
    left = set(sets)
    dead = [one for one in family.sets if one not in left and (digit is None or one >> digit & 1)]
    if len(dead) > MOST_FALLEN:
        return []
    names: dict[object, list[str]] = {}
    said: dict[object, Phrase] = {}
    for one in dead:
        why = why_dead(case, family, one)
        reason = why.id, *(value for name, value in why.values.items() if name != "sets")
        names.setdefault(reason, []).append(combination(one, family))
        said[reason] = phrase(why.id, **{**why.values, "sets": names[reason]})
    return [*said.values()]


def needed(case: Case, family: Family) -> int | None:
    """Return what the open cells of a sum still need."""
    if family.total is None:
        return None
    return family.total - sum(case.position.values[cell] for cell in family.cells)


def placed(case: Case, family: Family) -> int:
    """Return the digits (mask) that stand in a family."""
    return union(held(case.position, cell) for cell in family.cells if case.position.values[cell])
