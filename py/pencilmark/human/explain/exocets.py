"""Words and drawings for exocets: base, targets, and the three lines across."""

from __future__ import annotations

from itertools import combinations

from pencilmark.board.geometry import bits
from pencilmark.board.phrase import Phrase, Said, phrase
from pencilmark.human.explain.case import Case, Teller, Telling, telling
from pencilmark.human.explain.words import counted, digit_names, listed


def exocet(case: Case) -> Telling:
    """Explain two targets that repeat what the base holds."""
    told = telling(case)
    evidence = case.step.evidence
    base, targets, lines = case.cells(evidence.cells), case.cells(evidence.fins), case.houses(evidence.houses)
    told.look_around(case, evidence.cells, evidence.digits)
    own = case.shared(evidence.cells)
    every = digit_names(case.digits_of(evidence.cells))
    told.say("exocets-base", base=base, digits=every, targets=targets)
    told.say("exocets-lines-need", own=case.houses(own), lines=lines)
    never = case.digits_of(evidence.cells) & ~evidence.digits
    if never:
        told.say("exocets-no-three-places", digits=digit_names(never), base=base)
    told.say("exocets-without-targets", reasons=_reasons(case))
    told.say("exocets-both-in-targets", targets=targets)
    told.say("exocets-nothing-else")
    told.say("so-result", result=case.removal())
    _draw(case, told)
    return told


def _reasons(case: Case) -> Said:
    """Say of each digit of the base why the three lines have at most two places for it besides the targets."""
    by_where: dict[Phrase, int] = {}
    for digit in bits(case.step.evidence.digits):
        where = _where(case, digit)
        by_where[where] = by_where.get(where, 0) | 1 << digit
    return listed(
        [phrase("exocets-can-go-only", digits=digit_names(digits), where=where) for where, digits in by_where.items()]
    )


def _where(case: Case, digit: int) -> Phrase:
    """Name two houses that hold every place of a *digit* (index) in the lines, the targets apart."""
    evidence, masks = case.step.evidence, case.position.geometry.house_masks
    away = ~evidence.fins
    for house in case.shared(evidence.cells):
        away &= ~masks[house]
    placed = sum(1 << cell for cell, value in enumerate(case.position.values) if value == digit + 1)
    left = 0
    for line in evidence.houses:
        left |= (placed & masks[line] or case.within(digit, masks[line])) & away
    if not left:
        return phrase("exocets-targets")
    for count in (1, 2):
        for houses in combinations(range(len(masks)), count):
            if not left & ~sum(1 << cell for cell in {cell for h in houses for cell in bits(masks[h])}):
                return phrase("exocets-in", houses=case.houses(houses))
    return phrase("exocets-leave-room-two", count=counted(left.bit_count(), "cell"))


def _draw(case: Case, told: Telling) -> None:
    evidence, masks = case.step.evidence, case.position.geometry.house_masks
    for house in evidence.houses:
        told.canvas.house(house, dashed=True)
        told.canvas.mark(masks[house], evidence.digits, "fin")
    told.canvas.tint(evidence.cells)
    told.canvas.tint(evidence.fins, "shade")
    told.canvas.outline(evidence.cells)
    told.canvas.outline(evidence.fins)
    told.canvas.tag(evidence.cells, "B")
    for target in bits(evidence.fins):
        told.canvas.tag(1 << target, "T")
    told.canvas.mark(evidence.cells, evidence.digits)
    told.canvas.mark(evidence.fins, evidence.digits, "true")


TELLERS: dict[str, Teller] = {"junior-exocet": exocet, "senior-exocet": exocet}
