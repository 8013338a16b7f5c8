"""Steps along a line on which digits grow: each cell is above all before it and below all after it."""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.masks import bits
from pencilmark.board.model import Candidate, Evidence, Position, Rule, Step
from pencilmark.human.ruled.pairs import held
from pencilmark.rules.rule import clue_of
from pencilmark.rules.variants.registry import VARIANTS


def lines_of(rule: Rule) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield the growing lines of a rule, from the smallest cell, with the least difference."""
    clue = clue_of(rule)
    rises = VARIANTS[clue.name].rises if clue else None
    if clue and rises is not None:
        for group in clue.groups:
            if len(group) > 2:
                yield (group[::-1] if rises < 0 else group), abs(rises)


def bounds(position: Position, line: tuple[int, ...], rise: int) -> tuple[list[int], list[int]]:
    """Return the least and the largest digit that each cell of a growing line can have."""
    low, high, least, most = list[int](), list[int](), 1 - rise, position.geometry.value_count + rise
    for cell in line:
        mask = held(position, cell) >> (least + rise - 1)
        least = least + rise if not mask else least + rise + (mask & -mask).bit_length() - 1
        low.append(least)
    for cell in reversed(line):
        top = max(0, most - rise)
        mask = held(position, cell) & (1 << top) - 1
        most = mask.bit_length() if mask else top
        high.append(most)
    return low, high[::-1]


def find(position: Position) -> Iterator[Step]:
    """Find candidates below what the cells before leave, or above what the cells after leave."""
    for place, rule in enumerate(position.rules):
        for line, rise in lines_of(rule):
            low, high = bounds(position, line, rise)
            found = []
            for cell, least, most in zip(line, low, high, strict=True):
                digits = bits(position.cell_digits[cell])
                found += [Candidate(cell, digit + 1) for digit in digits if not least <= digit + 1 <= most]
            if found:
                cells = sum(1 << cell for cell in line)
                yield Step("line-order", (), tuple(sorted(found)), Evidence(cells, rules=(place,)))
