"""Words and drawings for naked and hidden subsets."""

from __future__ import annotations

from pencilmark.human.explain.case import Case, Teller, Telling, telling
from pencilmark.human.explain.words import all_of, counted, digit_names, number, plural


def naked(case: Case) -> Telling:
    """Explain cells that have together as many values as they are."""
    told = telling(case)
    evidence = case.step.evidence
    cells, digits, count = evidence.cells, evidence.digits, evidence.cells.bit_count()
    houses = case.shared(cells)
    told.look(case, evidence.houses[:1])
    kind = plural(case.word)
    told.say(
        f"in {case.houses(houses)}, {case.cells(cells)} have only the {kind} {digit_names(digits)} between them: "
        f"{counted(count, 'cell')}, {number(count)} {kind}"
    )
    told.say(f"so these {kind} take up {all_of(count)} cells, whichever goes where")
    told.say(f"no other cell that sees {all_of(count)} of them can be {digit_names(digits, 'or')}: {case.removal()}")
    told.canvas.tint(cells)
    for house in houses:
        told.canvas.house(house)
    told.canvas.mark(cells, digits)
    return told


def say_hidden(case: Case, told: Telling) -> None:
    """Say that values of a house have as many places as they are."""
    evidence = case.step.evidence
    cells, digits, count = evidence.cells, evidence.digits, evidence.cells.bit_count()
    house, kind = evidence.houses[0], plural(case.word)
    told.say(f"in {case.house(house)}, the {kind} {digit_names(digits)} can only go in {case.cells(cells)}")
    told.say(
        f"these {number(count)} {kind} need {all_of(count)} cells, so there is no room there for any other {case.word}"
    )
    told.canvas.tint(cells)
    told.canvas.house(house)
    told.canvas.mark(cells, digits)


def hidden(case: Case) -> Telling:
    """Explain values of a house that have as many places as they are."""
    told = telling(case)
    told.look(case, case.step.evidence.houses[:1])
    say_hidden(case, told)
    told.say(f"so {case.removal()}")
    return told


TELLERS: dict[str, Teller] = {
    **{f"{kind}-{size}": naked for kind in ("naked", "locked") for size in ("pair", "triple")},
    "naked-quad": naked,
    **{f"hidden-{size}": hidden for size in ("pair", "triple", "quad")},
}
