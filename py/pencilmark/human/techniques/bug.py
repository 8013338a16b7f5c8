"""Bivalue universal grave + 1: all cells have two candidates but one, which has three.

Were every candidate twice in every house where it is, and every cell had two, the puzzle would have
no solution or several. The value that the odd cell has too often is what keeps it from that: it is true.
"""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.geometry import bits
from pencilmark.board.model import Evidence, Position, Step
from pencilmark.human.techniques.common import places, removals
from pencilmark.human.techniques.technique import Technique


def find_bug_plus_1(position: Position) -> Iterator[Step]:
    """Find the odd cell of a grave: it loses the candidates that it has not too often."""
    counts = [digits.bit_count() for digits in position.cell_digits if digits]
    if position.geometry.pairs or max(counts, default=0) != 3 or counts.count(3) != 1 or min(counts) < 2:
        return
    odd = next(cell for cell, digits in enumerate(position.cell_digits) if digits.bit_count() == 3)
    for digit in bits(position.cell_digits[odd]):
        if _is_grave_without(position, odd, digit):
            gone = removals(position, 1 << odd, position.cell_digits[odd] & ~(1 << digit))
            evidence = Evidence(1 << odd, 1 << digit, position.geometry.houses_of[odd])
            yield Step("bug-plus-1", (), gone, evidence, "0610", 5.6)


def _is_grave_without(position: Position, odd: int, digit: int) -> bool:
    """Report whether every house has every value twice or not at all, *digit* in the cell *odd* put aside."""
    for held in places(position):
        for other, cells in enumerate(held):
            count = (cells & ~(1 << odd) if other == digit else cells).bit_count()
            if count not in (0, 2):
                return False
    return True


TECHNIQUES = (Technique("bug-plus-1", find_bug_plus_1),)
