"""Patterns over candidates: whether one is known to be matched, and what is left if it must or must not be.

The machine of the pattern reads all candidates at once. A term other than a cell, or a cell plus a number, has an
interval of values and is not narrowed.
"""

from __future__ import annotations

from pencilmark.board.masks import bits, mask_of
from pencilmark.rules.language.bounds import Masks, reach
from pencilmark.rules.language.machines import GONE, VALUES, Automaton
from pencilmark.rules.language.patterns import machine_of
from pencilmark.rules.language.tree import Cell, Matches, Number, Sum, Term


def placed(term: Term) -> tuple[int, int] | None:
    """Return the cell that a term is, and what is added to it; None for another term.

    >>> placed(Sum(((1, Cell(3)), (-1, Number(1)))))
    (3, -1)
    """
    match term:
        case Cell(cell):
            return cell, 0
        case Sum(((1, Cell(cell)), (sign, Number(number)))):
            return cell, sign * number
    return None


def matched(relation: Matches, masks: Masks) -> bool | None:
    """Report whether the pattern is matched whatever the cells have (True), never (False), or it depends (None)."""
    machine = machine_of(relation.pattern)
    layers = _forward(relation, machine, masks)
    found = {state in machine.accepted for state in layers[-1]}
    return found.pop() if len(found) == 1 else None if found else False


def match(relation: Matches, wanted: bool, masks: list[int]) -> bool:
    """Strike candidates with which *relation* can't hold or, if not *wanted*, must hold; False if none are left."""
    machine = machine_of(relation.pattern)
    layers = _forward(relation, machine, masks)
    good = {state for state in layers[-1] if (state in machine.accepted) is wanted}
    for place in range(len(relation.terms) - 1, -1, -1):
        before, kept = set[int](), set[int]()
        for value in _options(relation.terms[place], masks):
            here = {state for state in layers[place] if _step(machine, state, value) in good}
            before |= here
            kept |= {value} if here else set()
        if not before:
            return False
        good = before
        if found := placed(relation.terms[place]):
            cell, more = found
            masks[cell] &= mask_of(value - more - 1 for value in kept if value > more)
    return 0 in good


def _step(machine: Automaton, state: int, value: int) -> int:
    return GONE if state == GONE else machine.step(state, value)


def _options(term: Term, masks: Masks) -> list[int]:
    """List the values that a term may have; GONE stands for all those that no machine reads."""
    if found := placed(term):
        return [bit + 1 + found[1] for bit in bits(masks[found[0]])]
    low, high = reach(term, masks)
    inside = [value for value in VALUES if low <= value <= high]
    return inside if len(inside) > high - low else [*inside, GONE]


def _forward(relation: Matches, machine: Automaton, masks: Masks) -> list[set[int]]:
    """List the states that may come before each term, and in the end."""
    layers = [{0}]
    for term in relation.terms:
        options = _options(term, masks)
        layers.append({_step(machine, state, value) for state in layers[-1] for value in options})
    return layers
