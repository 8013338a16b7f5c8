"""Plain techniques leave what they leave by their definitions, applied one after the other."""

from itertools import combinations

from tests.unit.engine.kernel.nets import GRID, NINE, position

from pencilmark.board.masks import mask_of, single, union
from pencilmark.engine.sets import sets

HOUSES = NINE.house_masks


def taken(digits: list[int], most: int) -> list[int]:
    """Return what locked candidates and subsets of up to *most* leave when each house and digit is looked at once."""
    left = list(digits)
    for house in HOUSES:
        for chosen in (set(one) for size in range(1, most + 1) for one in combinations(range(9), size)):
            within = union(left[digit] & house for digit in chosen)
            only = within & ~union(left[digit] for digit in range(9) if digit not in chosen)
            for digit in range(9):
                if digit in chosen and only.bit_count() == len(chosen):
                    left[digit] &= ~(house & ~only)
                if digit not in chosen and within.bit_count() == len(chosen):
                    left[digit] &= ~within
        for other in HOUSES if most > 1 else ():
            for digit in range(9):
                if (left[digit] & house) and not left[digit] & house & ~other:
                    left[digit] &= ~(other & ~house)
    return left


def end(digits: list[int], most: int) -> list[int]:
    while (left := taken(digits, most)) != digits:
        digits = left
    return digits


def test_sets_lead_where_locked_candidates_pairs_and_triples_do() -> None:
    kernel = sets()
    assert kernel
    needed = set()
    for seed in range(12):
        digits = position(seed, 3, 6 + seed % 3)
        last = end(digits, 3)
        found = kernel.settle(digits)
        assert found
        marks = [mask_of(digit for digit in range(9) if last[digit] >> cell & 1) for cell in range(81)]
        assert found.values == tuple(GRID[cell] + 1 if single(mask) else 0 for cell, mask in enumerate(marks))
        assert found.cell_digits == tuple(0 if single(mask) else mask for mask in marks)
        assert found.digit_cells == tuple(cells & ~mask_of(c for c in range(81) if found.values[c]) for cells in last)
        assert found.needed == (last != end(digits, 1))
        needed.add(found.needed)
    assert needed == {False, True}


def test_a_position_without_a_solution_leads_nowhere() -> None:
    kernel = sets()
    assert kernel and kernel.settle([0b11, *[(1 << 81) - 1] * 8]) is None
