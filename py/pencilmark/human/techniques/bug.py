"""Bivalue universal grave + 1: all cells but one have two candidates, and that one has three.

If every cell had two candidates, and every value came twice in each house where it can still go, the puzzle would have
no solution or several. Only one value of the odd cell prevents that, so it is true.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pencilmark.board.masks import bits, mask_of, values
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.techniques.common import places, removals
from pencilmark.human.techniques.technique import Hodoku, Technique

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case, Telling


def find_bug_plus_1(position: Position) -> Iterator[Step]:
    """Find the odd cell of a grave: it loses all candidates but the extra one."""
    counts = [digits.bit_count() for digits in position.cell_digits if digits]
    if position.geometry.pairs or max(counts, default=0) != 3 or counts.count(3) != 1 or min(counts) < 2:
        return
    odd = next(cell for cell, digits in enumerate(position.cell_digits) if digits.bit_count() == 3)
    for digit in bits(position.cell_digits[odd]):
        if _is_grave_without(position, odd, digit):
            gone = removals(position, 1 << odd, position.cell_digits[odd] & ~(1 << digit))
            evidence = Evidence(1 << odd, 1 << digit, position.geometry.houses_of[odd])
            yield Step("bug-plus-1", (), gone, evidence)


def _is_grave_without(position: Position, odd: int, digit: int) -> bool:
    """Report whether every house has every value twice or not at all, apart from *digit* in the cell *odd*."""
    for held in places(position):
        for other, cells in enumerate(held):
            count = (cells & ~(1 << odd) if other == digit else cells).bit_count()
            if count not in (0, 2):
                return False
    return True


def _open(case: Case, told: Telling, extra: tuple[Candidate, ...]) -> None:
    """Say what a grave is and which candidates keep the position from being one."""
    told.say("graves-all-but", candidates=case.named(extra))
    told.say("graves-two-places-each", word=case.word, region=case.region)
    told.say("graves-not-one-solution")
    told.canvas.paint(extra, "true")


def tell_plus_one(case: Case, told: Telling) -> None:
    """Explain a grave with one extra candidate."""
    (cell,) = bits(case.evidence.cells)
    extra = Candidate(cell, case.digit + 1)
    told.look_at(case, 1 << cell)
    _open(case, told, (extra,))
    told.say("so-cell-must-be", cell=case.cell(cell), value=extra.value)
    told.conclude(case)
    told.canvas.tint(1 << cell)


def tell_grave(case: Case, told: Telling) -> None:
    """Explain a grave with a few extra candidates, one of which is true."""
    evidence = case.evidence
    (extra,) = evidence.colours
    roof = mask_of(cell for cell, _ in extra)
    told.look_at(case, roof)
    _open(case, told, extra)
    kind, digits = case.step.technique, sorted({value for _, value in extra})
    told.say("graves-one-is-true", cells=case.names(roof), digits=digits)
    if kind == "bug-2":
        told.say("graves-sees-all", value=digits[0])
    elif kind == "bug-3":
        helpers = evidence.cells & ~roof
        told.say_as_one_cell(case, helpers, evidence.houses[0], values(evidence.restricted))
        told.canvas.outline(helpers, dashed=True)
        told.canvas.mark(helpers, evidence.restricted, "fin")
    elif kind == "bug-4":
        (kept,) = values(evidence.restricted)
        told.say("graves-two-places", house=case.house(evidence.houses[0]), value=kept)
    told.conclude(case)
    told.canvas.tint(roof)
    if evidence.houses:
        told.canvas.house(evidence.houses[0], dashed=True)


TECHNIQUES = (
    Technique(
        "bug-plus-1",
        "Hard",
        find_bug_plus_1,
        tell=tell_plus_one,
        teaching=240,
        hodoku=Hodoku("0610", 100, "Hard", 180),
        is_offered=True,
        one_solution=True,
    ),
)
