"""Words and drawings for the rule of 45 with any sums: the total of houses, less that of clues, and the rest."""

from __future__ import annotations

from pencilmark.board.masks import mask_of
from pencilmark.human.explain.totals import equation, say_houses, say_lost
from pencilmark.human.ruled.balances import Balance, balances, opened, weighed_of
from pencilmark.human.telling.case import Case, Teller, Telling
from pencilmark.human.telling.names import noun
from pencilmark.human.telling.words import listed


def balance_of(case: Case) -> Balance:
    """Find the equation that a step is about by its evidence."""
    shown = case.evidence
    key = shown.houses, shown.rules, shown.cells
    return next(one for one in balances(case.position) if (one.houses, one.rules, one.cells) == key)


def left_of_45(case: Case, told: Telling) -> None:
    """Explain what is left of some houses when the equations of clues are taken away."""
    balance, position = balance_of(case), case.position
    told.look(case, balance.houses)
    say_houses(case, told, balance.houses)
    for fact in balance.facts:
        name = noun(position.rules[fact.rule], position.geometry)
        told.say("balance-clue", clue=name, equation=equation(case, fact.linear))
    told.say("balance-left", equation=equation(case, balance.linear))
    stands = [cell for cell in balance.linear.weights if position.values[cell]]
    linear = opened(position, balance)
    if stands:
        values = case.named((cell, position.values[cell]) for cell in stands)
        told.say("balance-stands", values=listed(values), equation=equation(case, linear))
    _say_end(case, told, balance)
    for place in balance.houses:
        told.canvas.house(place)
    told.canvas.tint(mask_of(linear.weights))


def _say_end(case: Case, told: Telling, balance: Balance) -> None:
    """Say what the equation leaves its cells."""
    if case.step.placements:
        ((cell, value),) = case.step.placements
        told.say("so-cell-is", cell=case.cell(cell), value=value)
        return
    weighed = weighed_of(case.position, balance)
    assert weighed
    say_lost(case, told, weighed)


TELLERS: dict[str, Teller] = {"innies-lines": left_of_45}
