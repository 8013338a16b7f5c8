"""Chute remote pairs: two cells xy in two boxes of a chute (a band or a stack of three boxes), on two of its lines.

If both were x, the third box of the chute could have x only in the third line. If none of the three cells in that box
and line is x or can be, one of the two is y. (Named by A. Stuart, sudokuwiki.org.)
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from pencilmark.board.masks import bits, lowest, union, values
from pencilmark.board.model import Evidence, Position, Step
from pencilmark.human.techniques.common import removals
from pencilmark.human.techniques.technique import Technique
from pencilmark.human.techniques.wings import bivalue_cells

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case, Telling


def find(position: Position) -> Iterator[Step]:
    """Find the pairs, in bands and then in stacks."""
    geometry = position.geometry
    if not geometry.is_classic:
        return
    for first_line in (0, 9):
        for one, two in combinations(bivalue_cells(position), 2):
            digits = position.cell_digits[one]
            third = _third(first_line, one, two) if digits == position.cell_digits[two] else None
            if third is None:
                continue
            cells = geometry.house_masks[third[0]] & geometry.house_masks[third[1]]
            there = union(position.cell_digits[cell] | (1 << position.values[cell] >> 1) for cell in bits(cells))
            lacking = digits & ~there
            seen = geometry.peer_masks[one] & geometry.peer_masks[two]
            gone = removals(position, seen, digits ^ lacking if lacking.bit_count() == 1 else lacking)
            if lacking and gone:
                yield Step("chute-remote-pair", (), gone, Evidence(1 << one | 1 << two, digits, third, fins=cells))


def _third(first_line: int, one: int, two: int) -> tuple[int, int] | None:
    """Return the third line and the third box (places of houses) in the chute of two cells; None if there is none."""
    lines = [divmod(cell, 9)[first_line > 0] for cell in (one, two)]
    boxes = [cell // 27 * 3 + cell % 9 // 3 for cell in (one, two)]
    chute = lines[0] // 3
    if lines[1] // 3 != chute or lines[0] == lines[1] or boxes[0] == boxes[1]:
        return None
    line = 3 * (3 * chute + 1) - sum(lines)
    of_chute = [3 * chute + place if first_line == 0 else 3 * place + chute for place in range(3)]
    (box,) = set(of_chute) - set(boxes)
    return first_line + line, 18 + box


def tell(case: Case, told: Telling) -> None:
    """Explain why the two cells are not both the digit that the third box lacks there."""
    evidence = case.evidence
    one, two = bits(evidence.cells)
    line, box = evidence.houses
    gone = case.gone_digits
    told.look_around(case, evidence.cells)
    told.say("wings-same-pair", one=case.cell(one), two=case.cell(two), digits=values(evidence.digits))
    for digit in bits(gone):
        other = evidence.digits ^ 1 << digit
        told.say("chute-both", value=lowest(other) + 1, box=case.house(box), third=case.house(line))
        told.say("chute-lacks", cells=case.names(evidence.fins), value=lowest(other) + 1)
        told.say("wings-sees-both", cells=case.names(evidence.cells), z=digit + 1)
    told.conclude(case)
    told.canvas.tint(evidence.cells)
    told.canvas.outline(evidence.fins, dashed=True)
    told.canvas.mark(evidence.cells, evidence.digits)


TECHNIQUES = (Technique("chute-remote-pair", "Hard", find, tell=tell),)
