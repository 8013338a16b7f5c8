"""Words and drawings for bivalue universal graves."""

from __future__ import annotations

from pencilmark.board.geometry import bits
from pencilmark.board.model import Candidate
from pencilmark.board.phrase import phrase
from pencilmark.human.explain.case import Case, Teller, Telling, telling
from pencilmark.human.explain.words import counted, digit_names, listed, plural


def _open(case: Case, told: Telling, extra: tuple[Candidate, ...]) -> None:
    """Say what a grave is and which candidates keep the position from being one."""
    named = listed([phrase("value-in-cell", value=value, cell=case.cell(cell)) for cell, value in extra])
    told.say("graves-nearly-every-empty-cell", option=named)
    told.say("graves-every-would-have-two", word=case.word, region=case.region)
    told.say("graves-puzzle-has-solution-more")
    told.canvas.paint(extra, "true")


def plus_one(case: Case) -> Telling:
    """Explain a grave but for one candidate."""
    told = telling(case)
    (cell,) = bits(case.step.evidence.cells)
    extra = Candidate(cell, case.digit + 1)
    told.look_at(case, 1 << cell)
    _open(case, told, (extra,))
    told.say("graves-so-must-be", cell=case.cell(cell), value=extra.value, removal=case.removal())
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
    if roof & (roof - 1):
        told.say("graves-so", roof=case.cells(roof), values=digit_names(values, "or"))
    else:
        told.say("so-cell-is", cell=case.cells(roof), value=digit_names(values, "or"))
    if kind == "bug-2":
        told.say("graves-cell-sees-all-them", values=digit_names(values))
    elif kind == "bug-3":
        helpers = evidence.cells & ~roof
        told.say(
            "graves-take-two-cell-makes",
            helpers=case.cells(helpers),
            bit_count=counted(helpers.bit_count() + 1, "cell"),
            houses=case.house(evidence.houses[0]),
            word=plural(case.word),
            restricted=digit_names(evidence.restricted),
        )
        told.canvas.outline(helpers, dashed=True)
        told.canvas.mark(helpers, evidence.restricted, "fin")
    elif kind == "bug-4":
        kept = digit_names(evidence.restricted)
        told.say("graves-has-places-these-two", houses=case.house(evidence.houses[0]), kept=kept)
    told.say("so-result", result=case.removal())
    told.canvas.tint(roof)
    if evidence.houses:
        told.canvas.house(evidence.houses[0], dashed=True)
    return told


TELLERS: dict[str, Teller] = {
    "bug-plus-1": plus_one,
    **{f"bug-{kind}": grave for kind in (1, 2, 3, 4)},
}
