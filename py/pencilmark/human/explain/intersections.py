"""Words and drawings for locked candidates, and for direct steps that end in a hidden single."""

from __future__ import annotations

from pencilmark.board.geometry import bits
from pencilmark.board.model import Candidate
from pencilmark.human.explain.case import Case, Teller, Telling, telling
from pencilmark.human.explain.subsets import say_hidden
from pencilmark.human.explain.words import all_of


def locked(case: Case) -> Telling:
    """Explain a value that one house has only within another."""
    told = _locked(case)
    told.say("so-result", result=case.removal())
    return told


def _locked(case: Case) -> Telling:
    told = telling(case)
    (base,), (cover,) = case.step.evidence.base, case.step.evidence.cover
    digit, value = case.digit, case.digit + 1
    cells = case.places(digit, base)
    told.look(case, (base,), 1 << digit)
    named, count = case.cells(cells), cells.bit_count()
    told.say(
        "intersections-can-only-go-lie",
        base=case.house(base),
        digit=case.the(value),
        option=named,
        count=all_of(count),
        cover=case.house(cover),
    )
    told.say("intersections-them-must-be-so", value=value, cover=case.house(cover))
    told.canvas.tint(cells)
    told.canvas.house(base)
    told.canvas.house(cover, dashed=True)
    told.canvas.mark(cells, 1 << digit, "pattern")
    return told


def direct_locked(case: Case) -> Telling:
    """Explain locked candidates that leave a hidden single."""
    told = _locked(case)
    (base,), (cover,) = case.step.evidence.base, case.step.evidence.cover
    masks = case.position.geometry.house_masks
    _end_in_single(case, told, masks[cover] & ~masks[base], 1 << case.digit)
    return told


def direct_hidden(case: Case) -> Telling:
    """Explain a hidden subset that leaves a hidden single."""
    told = telling(case)
    evidence = case.step.evidence
    told.look(case, evidence.houses[:1])
    say_hidden(case, told)
    _end_in_single(case, told, evidence.cells, case.position.geometry.all_digits & ~evidence.digits)
    return told


def _end_in_single(case: Case, told: Telling, cells: int, digits: int) -> None:
    """Say that a value has one place left in a house once *digits* are gone from *cells* (masks)."""
    if case.step.eliminations:
        told.say("so-result", result=case.removal())
    ((cell, value),) = case.step.placements
    left = case.position.digit_cells[value - 1] & ~(cells if digits >> (value - 1) & 1 else 0)
    geometry = case.position.geometry
    house = next(h for h in geometry.full_houses if left & geometry.house_masks[h] == 1 << cell)
    told.say("intersections-leaves-only-place-so", value=value, house=case.house(house), cell=case.cell(cell))
    gone = case.places(value - 1, house) & ~(1 << cell)
    told.canvas.house(house, dashed=True)
    told.canvas.strike(Candidate(other, value) for other in bits(gone))


TELLERS: dict[str, Teller] = {
    "locked-candidates-pointing": locked,
    "locked-candidates-claiming": locked,
    "direct-pointing": direct_locked,
    "direct-claiming": direct_locked,
    "direct-hidden-pair": direct_hidden,
    "direct-hidden-triplet": direct_hidden,
}
