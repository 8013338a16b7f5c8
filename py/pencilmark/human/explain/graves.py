"""Words and drawings for bivalue universal graves."""

from __future__ import annotations

from pencilmark.board.geometry import bits
from pencilmark.board.model import Candidate
from pencilmark.human.explain.case import Case, Teller, Telling, telling
from pencilmark.human.explain.words import counted, digit_names, listed, plural


def _open(case: Case, told: Telling, extra: tuple[Candidate, ...]) -> None:
    """Say what a grave is and which candidates keep the position from being one."""
    named = listed([f"{value} in {case.cell(cell)}" for cell, value in extra])
    told.say(f"nearly every empty cell has just two candidates; without {named} every empty cell would")
    told.say(f"and every {case.word} would have two places, or none left, in every row, column and {case.region}")
    told.say("such a puzzle has no solution or more than one, but this puzzle has exactly one")
    told.canvas.paint(extra, "true")


def plus_one(case: Case) -> Telling:
    """Explain a grave but for one candidate."""
    told = telling(case)
    (cell,) = bits(case.step.evidence.cells)
    extra = Candidate(cell, case.digit + 1)
    told.look_at(case, 1 << cell)
    _open(case, told, (extra,))
    told.say(f"so {case.cell(cell)} must be {extra.value}: {case.removal()}")
    told.canvas.tint(1 << cell)
    return told


def grave(case: Case) -> Telling:
    """Explain a grave but for some candidates of which one is true."""
    told = telling(case)
    evidence = case.step.evidence
    (extra,) = evidence.colours
    roof = sum(1 << cell for cell in {cell for cell, _ in extra})
    told.look_at(case, roof)
    _open(case, told, extra)
    kind, values = case.step.technique, sum(1 << (value - 1) for value in {value for _, value in extra})
    one = f"so one of {case.cells(roof)} is {digit_names(values, 'or')}"
    told.say(one if roof & (roof - 1) else f"so {case.cells(roof)} is {digit_names(values, 'or')}")
    if kind == "bug-2":
        told.say(f"a cell that sees all of them cannot be {digit_names(values)}")
    elif kind == "bug-3":
        helpers = evidence.cells & ~roof
        told.say(
            f"take the two as one cell: with {case.cells(helpers)} it makes "
            f"{counted(helpers.bit_count() + 1, 'cell')} of {case.house(evidence.houses[0])} for the "
            f"{plural(case.word)} {digit_names(evidence.restricted)}, "
            "which are used up there"
        )
        told.canvas.outline(helpers, dashed=True)
        told.canvas.mark(helpers, evidence.restricted, "fin")
    elif kind == "bug-4":
        kept = digit_names(evidence.restricted)
        told.say(f"in {case.house(evidence.houses[0])}, {kept} has no places but these two, so the other one is {kept}")
    told.say(f"so {case.removal()}")
    told.canvas.tint(roof)
    if evidence.houses:
        told.canvas.house(evidence.houses[0], dashed=True)
    return told


TELLERS: dict[str, Teller] = {
    "bug-plus-1": plus_one,
    **{f"bug-{kind}": grave for kind in (1, 2, 3, 4)},
}
