"""Words and drawings for formulas, and for sums with one empty cell."""

from __future__ import annotations

from collections.abc import Callable

from pencilmark.board.masks import bits, mask_of, values
from pencilmark.board.phrase import Phrase, phrase
from pencilmark.human.explain.clues import rule_of
from pencilmark.human.ruled.formulas import compared, divisor_of, remainders, span, supposing
from pencilmark.human.telling.case import Case, Teller, Telling
from pencilmark.human.telling.names import noun
from pencilmark.rules.language.tree import Compare

Reason = Callable[[Case, Compare, int, int], Phrase | None]
MOST_TOLD = 3


def last(case: Case, told: Telling) -> None:
    """Explain a sum or a formula that has one empty cell left."""
    position, mask = case.position, case.evidence.cells
    told.look_at(case, mask)
    (cell,) = (one for one in bits(mask) if not position.values[one])
    told.say("cages-last-cell", clue=noun(rule_of(case), position.geometry), cell=case.cell(cell))
    stands = case.named((other, position.values[other]) for other in bits(mask) if other != cell)
    left = position.cell_digits[cell] & ~mask_of(value - 1 for _, value in case.step.eliminations)
    if case.step.placements:
        left = 1 << case.step.placements[0].value - 1
    told.say("formulas-with-others", values=stands, digits=values(left))
    told.conclude(case)
    told.canvas.tint(mask)


def bounds(case: Case, told: Telling) -> None:
    """Explain digits with which the sides of a formula cannot meet."""
    _each(case, told, _sides_apart)


def even(case: Case, told: Telling) -> None:
    """Explain digits with which the sides of a formula leave different remainders."""
    _each(case, told, _rests_apart)


def _each(case: Case, told: Telling, why: Reason) -> None:
    """Say why each of the first digits goes."""
    told.look_at(case, case.evidence.cells)
    told.say("ways-look", rule=noun(rule_of(case), case.geometry))
    told.canvas.tint(case.evidence.cells)
    parts = compared(case.position, case.evidence.rules[0])
    said = 0
    for cell, value in case.step.eliminations:
        reason = next((found for part in parts if (found := why(case, part, cell, value))), None)
        if reason and said < MOST_TOLD:
            told.add(reason)
            said += 1
    if len(case.step.eliminations) > said:
        told.say("ways-other-candidates-fall-away")
    told.conclude(case)


def _sides_apart(case: Case, part: Compare, cell: int, value: int) -> Phrase | None:
    masks = supposing(case.position, cell, value)
    left, right = span(part.left, masks), span(part.right, masks)
    if left is None or right is None:
        return None
    one, other = (sorted({*side}) for side in (left, right))
    return phrase("formulas-sides-apart", cell=case.cell(cell), value=value, left=one, right=other)


def _rests_apart(case: Case, part: Compare, cell: int, value: int) -> Phrase | None:
    masks = supposing(case.position, cell, value)
    divisor = divisor_of(part, masks)
    if divisor is None:
        return None
    left, right = (bits(remainders(side, masks, divisor)) for side in (part.left, part.right))
    if divisor == 2:
        return phrase("formulas-odd-left" if left[0] else "formulas-odd-right", cell=case.cell(cell), value=value)
    return phrase("formulas-rests-apart", cell=case.cell(cell), value=value, divisor=divisor, left=left, right=right)


TELLERS: dict[str, Teller] = {"clue-last": last, "formula-bounds": bounds, "formula-remainders": even}
