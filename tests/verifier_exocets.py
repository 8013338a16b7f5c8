"""Check exocets by their evidence and the position alone: what two bases hold is tried out, in all lines they need."""

from collections.abc import Iterator
from itertools import permutations, product

from tests.verifier_patterns import fillings_of

from pencilmark.board.masks import bits, mask_of
from pencilmark.board.model import Position, Step


def _spots(position: Position, digit: int, line: int, fixed: dict[int, int]) -> list[int]:
    """List the cells of a *line* that can hold a *digit* (index) where some cells are *fixed* to digits."""
    found = []
    for cell in position.geometry.houses[line].cells:
        if position.values[cell] == digit + 1:
            return [cell]
        allowed = fixed[cell] == digit if cell in fixed else position.cell_digits[cell] >> digit & 1
        seen = any(other == digit and position.geometry.peer_masks[cell] >> at & 1 for at, other in fixed.items())
        if allowed and not seen:
            found.append(cell)
    return found


def _placements(position: Position, digit: int, lines: tuple[int, ...], fixed: dict[int, int]) -> Iterator[set[int]]:
    """Yield the ways to have a *digit* (index) in each of the *lines*."""
    peers = position.geometry.peer_masks
    for cells in product(*(_spots(position, digit, line, fixed) for line in lines)):
        if not any(peers[one] >> two & 1 for one, two in permutations(cells, 2)):
            yield set(cells)


def check_exocet(position: Position, step: Step) -> None:
    """Check that no two digits in the base leave both of them a place in each line once an elimination is true."""
    evidence = step.evidence
    one, two = bits(evidence.cells)
    for cell, value in step.eliminations:
        for a, b in product(bits(position.cell_digits[one]), bits(position.cell_digits[two])):
            fixed = {one: a, two: b}
            if a == b or fixed.get(cell, value - 1) != value - 1:
                continue
            fixed[cell] = value - 1
            ways = product(*(_placements(position, digit, evidence.houses, fixed) for digit in (a, b)))
            assert all(first & second for first, second in ways), f"{cell}<>{value} stays"


def check_double_exocet(position: Position, step: Step) -> None:
    """Check that no digits in both bases leave all of them places in each line once an elimination is true."""
    evidence, cells = step.evidence, bits(step.evidence.cells)
    for cell, value in step.eliminations:
        for known in fillings_of(position, [one for one in cells if one != cell], -1, {cell: value}):
            fixed = {at: held - 1 for at, held in known.items()}
            digits = {fixed[one] for one in cells}
            assert not _has_places(position, evidence.houses, fixed, sorted(digits), 0), f"{cell}<>{value} stays"


def _has_places(
    position: Position, lines: tuple[int, ...], fixed: dict[int, int], digits: list[int], used: int
) -> bool:
    """Report whether the *lines* have places for all *digits*, none of them *used* (mask)."""
    if not digits:
        return True
    ways = map(mask_of, _placements(position, digits[0], lines, fixed))
    return any(not way & used and _has_places(position, lines, fixed, digits[1:], used | way) for way in ways)


CHECKS = {"junior-exocet": check_exocet, "senior-exocet": check_exocet, "double-exocet": check_double_exocet}
