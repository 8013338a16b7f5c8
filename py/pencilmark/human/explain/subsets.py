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
        "subsets-have-only-between-them",
        houses=case.houses(houses),
        cells=case.cells(cells),
        kind=kind,
        digits=digit_names(digits),
        count=counted(count, "cell"),
        count_2=number(count),
    )
    told.say("subsets-so-these-take-up", kind=kind, count=all_of(count))
    told.say(
        "subsets-other-cell-sees-them", count=all_of(count), digits=digit_names(digits, "or"), removal=case.removal()
    )
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
    told.say(
        "subsets-can-only-go", house=case.house(house), kind=kind, digits=digit_names(digits), cells=case.cells(cells)
    )
    told.say("subsets-these-need-cells-so", count=number(count), kind=kind, count_2=all_of(count), word=case.word)
    told.canvas.tint(cells)
    told.canvas.house(house)
    told.canvas.mark(cells, digits)


def hidden(case: Case) -> Telling:
    """Explain values of a house that have as many places as they are."""
    told = telling(case)
    told.look(case, case.step.evidence.houses[:1])
    say_hidden(case, told)
    told.say("so-result", result=case.removal())
    return told


TELLERS: dict[str, Teller] = {
    **{f"{kind}-{size}": naked for kind in ("naked", "locked") for size in ("pair", "triple")},
    "naked-quad": naked,
    **{f"hidden-{size}": hidden for size in ("pair", "triple", "quad")},
}
