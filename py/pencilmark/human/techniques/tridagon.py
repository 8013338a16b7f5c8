"""Tridagon, also called Thor's hammer: twelve cells that three digits alone cannot fill.

Four boxes at the corners of a rectangle have three cells each, no two of a box in one row or column. Filled with three
digits, a box has one of them in each of its rows and columns. Number the rows and columns within a box: its cells are a
permutation, even or odd. If an odd number of the four are odd, three digits cannot fill all twelve cells. So one of the
candidates that the cells have besides these digits, the *guardians*, is true. (Found by the players' forum in Loki, a
puzzle by mith.)
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations, product
from typing import TYPE_CHECKING

from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import bits, mask_of, values
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.techniques.common import seen_by_all
from pencilmark.human.techniques.technique import Technique

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case, Telling

MOST_GUARDIANS = 2  # cells


def _is_odd(order: tuple[int, ...]) -> bool:
    return sum(one > two for one, two in combinations(order, 2)) % 2 == 1


ORDERS = tuple((order, _is_odd(order)) for order in permutations(range(3)))


def is_tridagon(geometry: Geometry, cells: int) -> bool:
    """Report whether *cells* (mask), which three digits cannot fill, lie like those of a tridagon.

    >>> slanted = sum(1 << 9 * row + row % 3 + box for row in range(6) for box in (0, 3))
    >>> is_tridagon(board("9"), slanted), is_tridagon(board("9"), slanted ^ 0b11), is_tridagon(board("9"), 0b111)
    (True, False, False)
    """
    boxes = [house for house, mask in enumerate(geometry.house_masks[18:]) if mask & cells]
    bands, stacks = {box // 3 for box in boxes}, {box % 3 for box in boxes}
    threes = all((mask & cells).bit_count() in (0, 3) for mask in geometry.house_masks[18:])
    twos = all((mask & cells).bit_count() in (0, 2) for mask in geometry.house_masks[:18])
    return len(boxes) == 4 and len(bands) == len(stacks) == 2 and threes and twos


def find(position: Position) -> Iterator[Step]:
    """Find every tridagon whose guardians are in at most MOST_GUARDIANS cells and strike something."""
    if not position.geometry.is_classic:
        return
    done: set[tuple[Candidate, ...]] = set()
    for digits in (mask_of(three) for three in combinations(range(9), 3)):
        choices = [_choices(position, box, digits) for box in range(9)]
        for bands, stacks in product(combinations(range(3), 2), repeat=2):
            corners = [band * 3 + stack for band in bands for stack in stacks]
            for cells in _patterns([choices[box] for box in corners]):
                guardians = _guardians(position, cells, digits)
                gone = _eliminations(position, digits, guardians)
                if gone and gone not in done:
                    done.add(gone)
                    houses = tuple(18 + box for box in corners)
                    yield Step("tridagon", (), gone, Evidence(cells, digits, houses, colours=(guardians,)))


def _choices(position: Position, box: int, digits: int) -> list[tuple[int, bool, int]]:
    """List the choices of three cells in a *box* with the *digits*: mask, whether odd, cells with guardians."""
    found = []
    for order, odd in ORDERS:
        cells = [(box // 3 * 3 + row) * 9 + box % 3 * 3 + column for row, column in enumerate(order)]
        marks = [position.cell_digits[cell] for cell in cells]
        guarded = sum(1 for mark in marks if mark & ~digits)
        if guarded <= MOST_GUARDIANS and all((mark & digits).bit_count() > 1 for mark in marks):
            found.append((mask_of(cells), odd, guarded))
    return found


def _patterns(choices: list[list[tuple[int, bool, int]]]) -> Iterator[int]:
    for four in product(*choices):
        if sum(odd for _, odd, _ in four) % 2 and 0 < sum(guarded for *_, guarded in four) <= MOST_GUARDIANS:
            yield sum(cells for cells, *_ in four)


def _guardians(position: Position, cells: int, digits: int) -> tuple[Candidate, ...]:
    marks = position.cell_digits
    return tuple(Candidate(cell, d + 1) for cell in bits(cells) for d in bits(marks[cell] & ~digits))


def _eliminations(position: Position, digits: int, guardians: tuple[Candidate, ...]) -> tuple[Candidate, ...]:
    """List what all guardians rule out: the digits, if a single cell has guardians, or what all of them see."""
    home, values = {cell for cell, _ in guardians}, {value for _, value in guardians}
    found: list[Candidate] = []
    if len(home) == 1:
        (cell,) = home
        found += (Candidate(cell, digit + 1) for digit in bits(position.cell_digits[cell] & digits))
    if len(values) == 1:
        (value,) = values
        seen = position.digit_cells[value - 1] & seen_by_all(position.geometry, mask_of(home))
        found += (Candidate(cell, value) for cell in bits(seen))
    return tuple(sorted(found))


def tell(case: Case, told: Telling) -> None:
    """Explain twelve cells that three digits cannot fill."""
    evidence = case.evidence
    digits, (guardians,) = values(evidence.digits), evidence.colours
    told.look(case, evidence.houses, evidence.digits)
    told.say("tridagon-cells", boxes=case.houses(evidence.houses), cells=case.names(evidence.cells))
    told.say("tridagon-suppose", digits=digits)
    told.say("tridagon-moves")
    odd, falls = _odd_one(case)
    told.say("tridagon-odd", box=case.house(odd), way="fall" if falls else "rise")
    told.say("tridagon-guardians", digits=digits, candidates=case.named(guardians))
    cells = {cell for cell, _ in guardians}
    if len(cells) == 1:
        told.say("tridagon-own-cell", cell=case.cell(guardians[0].cell), digits=digits)
    told.say("tridagon-clashes-go")
    told.conclude(case)
    told.canvas.tint(evidence.cells)
    for house in evidence.houses:
        told.canvas.house(house)
    told.canvas.mark(evidence.cells, evidence.digits)
    told.canvas.paint(guardians, "true")


def _odd_one(case: Case) -> tuple[int, bool]:
    """Find the box (place) whose cells lie differently from those of the other three, and whether they fall."""
    masks = case.geometry.house_masks
    falls = {}
    for house in case.evidence.houses:
        columns = [cell % 9 for cell in bits(case.evidence.cells & masks[house])]
        falls[house] = sum(one > two for one, two in combinations(columns, 2)) % 2 == 0
    return next((house, way) for house, way in falls.items() if list(falls.values()).count(way) == 1)


TECHNIQUES = (Technique("tridagon", "Beyond", find, tell=tell, teaching=621),)
