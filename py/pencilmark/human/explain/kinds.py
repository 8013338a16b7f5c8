"""Words for some kinds of clues: a single argument for everything that a step eliminates, if there is one.

Each function yields arguments: a sentence with the candidates that it rules out. They are used if together they explain
all that the step eliminates.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

from pencilmark.board.phrase import Phrase, phrase
from pencilmark.human.ruled.pairs import held
from pencilmark.human.telling.case import Case
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.registry import VARIANTS

Argument = tuple[Phrase, frozenset[tuple[int, int]]]
"""A sentence, and the candidates (cell, value) that it rules out."""
Cells = tuple[int, ...]


def sufficing(case: Case, arguments: Iterable[Argument]) -> list[Phrase]:
    """Return the sentences needed to rule out all that a step eliminates; none if they are not enough."""
    left, said = {(cell, value) for cell, value in case.step.eliminations}, []
    for sentence, gone in arguments:
        if left & gone:
            left -= gone
            said.append(sentence)
    return [] if left else said


def values_of(case: Case, cell: int) -> list[int]:
    """List the values that a cell holds or can hold."""
    mask = held(case.position, cell)
    return [value for value in range(1, case.geometry.value_count + 1) if mask >> value - 1 & 1]


def classes(case: Case, clue: Clue, cells: Cells) -> Iterator[Argument]:
    """Argue with classes of digits, each of which the *cells* hold: low, middle and high ones, or remainders."""
    sort = VARIANTS[clue.name].classes
    assert sort
    names, kinds = zip(*sort(clue, case.geometry.value_count), strict=True)
    able = {cell: {k for k, kind in enumerate(kinds) if set(kind) & set(values_of(case, cell))} for cell in cells}
    for cell, own in able.items():
        if len(own) == 1 and len(cells) <= len(kinds):  # none of them twice
            (k,) = own
            others = [other for other in cells if other != cell]
            known = {"kind": names[k], "digits": kinds[k], "others": case.names_of(others)}
            said = phrase("kinds-taken", cell=case.cell(cell), **known)
            yield said, frozenset((other, value) for other in others for value in kinds[k])
    numbers = range(len(kinds) if len(cells) >= len(kinds) else 0)  # none of them missing
    for some in (*combinations(numbers, 1), *combinations(numbers, 2)):
        homes = [cell for cell in cells if able[cell] & set(some)]
        if len(homes) == len(some):
            gone = {value for k in numbers if k not in some for value in kinds[k]}
            known = {"cells": case.names_of(cells), "homes": case.names_of(homes), "digits": kinds[some[0]]}
            if len(some) == 1:
                said = phrase("kinds-only", **known, kind=names[some[0]])
            else:
                pair = dict.fromkeys(names[k] for k in some)
                said = phrase("kinds-only-two", **known, digits_2=kinds[some[1]], pair="-".join(pair))
            yield said, frozenset((home, value) for home in homes for value in gone)


def between(case: Case, clue: Clue, cells: Cells) -> Iterator[Argument]:
    """Argue with the digits at the ends of a line, between which the others lie."""
    ends, inner = _ends(clue, cells)
    least = min(values_of(case, ends[0]) + values_of(case, ends[1]))
    most = max(values_of(case, ends[0]) + values_of(case, ends[1]))
    top = case.geometry.value_count
    known = {"ends": case.names_of(ends), "cell": case.cell(inner)}
    gone = frozenset((inner, value) for value in range(1, least + 1))
    yield phrase("kinds-between-least", **known, least=least, more=least + 1), gone
    gone = frozenset((inner, value) for value in range(most, top + 1))
    yield phrase("kinds-between-most", **known, most=most, less=most - 1), gone
    for end, other in (ends, ends[::-1]):
        lost = [value for cell, value in case.step.eliminations if cell == end]
        if lost:
            said = phrase(
                "kinds-between-end",
                values=lost,
                end=case.cell(end),
                other=case.cell(other),
                cell=case.cell(inner),
                can=values_of(case, inner),
                able=values_of(case, other),
            )
            yield said, frozenset((end, value) for value in lost)


def lockout(case: Case, clue: Clue, cells: Cells) -> Iterator[Argument]:
    """Argue with the ends of a line that has no digit from one of them to the other."""
    ends, inner = _ends(clue, cells)
    for cell in cells:
        lost = [value for at, value in case.step.eliminations if at == cell]
        if not lost:
            continue
        others = [end for end in ends if end != cell]
        known = {"values": lost, "cell": case.cell(cell), "others": case.names_of(others), "inner": case.cell(inner)}
        able = [values_of(case, other) for other in others]
        gone = frozenset((cell, value) for value in lost)
        if cell == inner:
            yield phrase("kinds-lockout-inner", **known, able=able[0], able_2=able[1]), gone
        else:
            yield phrase("kinds-lockout-end", **known, able=able[0], can=values_of(case, inner)), gone


def _ends(clue: Clue, cells: Cells) -> tuple[tuple[int, int], int]:
    """Return the two ends of a line, and which of the *cells* is between."""
    line = clue.groups[0]
    return (line[0], line[-1]), next(cell for cell in cells if cell not in (line[0], line[-1]))


def quadruple(case: Case, clue: Clue, cells: Cells) -> Iterator[Argument]:
    """Argue with the digits of a circle that the cells around it must hold."""
    position, top = case.position, case.geometry.value_count
    needed = Counter(clue.numbers) - Counter(position.values[cell] for cell in cells)
    homes = {
        digit: [cell for cell in cells if not position.values[cell] and digit in values_of(case, cell)]
        for digit in needed
    }
    for digit, count in needed.items():
        if len(homes[digit]) == count:
            gone = frozenset((cell, v) for cell in homes[digit] for v in range(1, top + 1) if v != digit)
            yield phrase("kinds-circle-only", digit=digit, cells=case.names_of(homes[digit])), gone
    open_cells = sorted({cell for places in homes.values() for cell in places})
    if len(open_cells) == needed.total():
        gone = frozenset((cell, v) for cell in open_cells for v in range(1, top + 1) if v not in needed)
        digits = sorted(needed.elements())
        yield phrase("kinds-circle-full", digits=digits, cells=case.names_of(open_cells)), gone


ARGUMENTS: dict[str, Callable[[Case, Clue, Cells], Iterator[Argument]]] = {
    **{name: classes for name, variant in VARIANTS.items() if variant.classes},
    "between": between,
    "lockout": lockout,
    "quadruple": quadruple,
}
