"""Words and drawings for fireworks, and for tridagons."""

from __future__ import annotations

from itertools import combinations

from pencilmark.board.geometry import bits
from pencilmark.board.phrase import phrase
from pencilmark.human.explain.case import Case, Teller, Telling, telling
from pencilmark.human.explain.words import digit_names, listed, plural


def triple(case: Case) -> Telling:
    """Explain three digits that fill a crossing and its two wings."""
    told = telling(case)
    evidence = case.step.evidence
    told.look(case, evidence.houses[:2], evidence.digits)
    _say_corner(case, told, evidence.fins, evidence.digits, evidence.houses)
    cells, word = evidence.cells, plural(case.word)
    told.say("fireworks-fill", cells=case.cells(cells), count="three", word=word, digits=digit_names(evidence.digits))
    told.say("so-result", result=case.removal())
    _draw(case, told)
    return told


def quad(case: Case) -> Telling:
    """Explain two digits and two digits that fill the corners of a rectangle."""
    told = telling(case)
    evidence = case.step.evidence
    one, two = bits(evidence.fins)
    other = evidence.digits & ~evidence.restricted
    told.look(case, (*evidence.houses[:2], *evidence.houses[3:5]), evidence.digits)
    _say_corner(case, told, 1 << one, evidence.restricted, evidence.houses[:3])
    told.say("fireworks-likewise", corner=case.cell(two), digits=digit_names(other))
    word = plural(case.word)
    told.say(
        "fireworks-fill", cells=case.cells(evidence.cells), count="four", word=word, digits=digit_names(evidence.digits)
    )
    told.say(
        "fireworks-no-other",
        one=case.cell(one),
        own=digit_names(evidence.restricted, "or"),
        two=case.cell(two),
        other=digit_names(other, "or"),
        others=digit_names(other),
    )
    told.say("so-result", result=case.removal())
    _draw(case, told)
    return told


def _say_corner(case: Case, told: Telling, corner: int, digits: int, houses: tuple[int, ...]) -> None:
    """Say that *digits* are in the *corner* where a row and a column cross or in one of its wings."""
    masks = case.position.geometry.house_masks
    row, column, box = houses
    wings = case.step.evidence.cells & ~masks[box]
    told.say(
        "fireworks-outside",
        box=case.house(box),
        digits=digit_names(digits),
        row=case.house(row),
        one=case.cells(wings & masks[row]),
        other=case.house(column),
        two=case.cells(wings & masks[column]),
    )
    cells = corner | wings & (masks[row] | masks[column])
    told.say(
        "fireworks-twice", cells=case.cells(cells, "or"), row=case.house(row), other=case.house(column), word=case.word
    )
    told.say("fireworks-one-of-three", digits=digit_names(digits), cells=case.cells(cells, "or"))


def _draw(case: Case, told: Telling) -> None:
    evidence = case.step.evidence
    told.canvas.tint(evidence.cells)
    told.canvas.tint(evidence.fins, "shade")
    for house in evidence.houses:
        told.canvas.house(house, dashed=house >= 18)
    told.canvas.mark(evidence.cells, evidence.restricted or evidence.digits)
    if evidence.restricted:
        told.canvas.mark(evidence.cells, evidence.digits & ~evidence.restricted, "fin")


def tridagon(case: Case) -> Telling:
    """Explain twelve cells that three digits cannot fill."""
    told = telling(case)
    evidence = case.step.evidence
    digits, (guardians,) = digit_names(evidence.digits), evidence.colours
    told.look(case, evidence.houses, evidence.digits)
    told.say("tridagon-cells", boxes=case.houses(evidence.houses), cells=case.cells(evidence.cells))
    told.say("tridagon-suppose", digits=digits)
    told.say("tridagon-moves")
    odd, falls = _odd_one(case)
    told.say("tridagon-odd", box=case.house(odd), way="fall" if falls else "rise", others="rise" if falls else "fall")
    named = listed([phrase("value-in-cell", value=value, cell=case.cell(cell)) for cell, value in guardians], "or")
    told.say("tridagon-guardians" if len(guardians) > 1 else "tridagon-guardian", digits=digits, named=named)
    cells = {cell for cell, _ in guardians}
    if len(cells) == 1:
        told.say("tridagon-own-cell", cell=case.cell(guardians[0].cell), digits=digit_names(evidence.digits, "or"))
    told.say("tridagon-so", removal=case.removal())
    told.canvas.tint(evidence.cells)
    for house in evidence.houses:
        told.canvas.house(house)
    told.canvas.mark(evidence.cells, evidence.digits)
    told.canvas.paint(guardians, "true")
    return told


def _odd_one(case: Case) -> tuple[int, bool]:
    """Find the box (place) whose cells lie otherwise than those of the other three, and whether they fall."""
    masks = case.position.geometry.house_masks
    falls = {}
    for house in case.step.evidence.houses:
        columns = [cell % 9 for cell in bits(case.step.evidence.cells & masks[house])]
        falls[house] = sum(one > two for one, two in combinations(columns, 2)) % 2 == 0
    return next((house, way) for house, way in falls.items() if list(falls.values()).count(way) == 1)


TELLERS: dict[str, Teller] = {"firework-triple": triple, "firework-quad": quad, "tridagon": tridagon}
