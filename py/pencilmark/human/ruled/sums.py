"""Steps of sums that are not sets of digits: arrows, little killers, cages with repeats, sums on both sides.

They are true because the other cells add up to something between their least and their greatest sum, which bounds the
cell; and, where all ways to fill the cells are tried (as the last resort, for any rule), because a digit that is in no
way is false.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import bits, highest, lowest, mask_of, union, values
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.ruled.divided import divided
from pencilmark.human.ruled.pairs import held, unsupported
from pencilmark.human.ruled.views import Weighed, views
from pencilmark.human.techniques.common import in_vain


def evidence(weighed: Weighed) -> Evidence:
    """Return the evidence of a step of a sum."""
    return Evidence(mask_of(weighed.cells), 0, weighed.houses, rules=weighed.rules)


def span(position: Position, cells: Iterable[int]) -> tuple[int, int]:
    """Return the least and the greatest sum of *cells*, as far as is seen: those of a house hold different digits.

    >>> span(Position.of(Puzzle(board("9"), (0,) * 81)), [0, 1, 20, 80])
    (7, 33)
    """
    least = most = 0
    for group in _groups(position.geometry, tuple(cells)):
        masks = [held(position, cell) for cell in group]
        low = sum(lowest(mask) + 1 for mask in masks)
        high = sum(highest(mask) + 1 for mask in masks)
        every = union(masks)
        digits = values(every)
        least += max(low, sum(digits[: len(group)]))
        most += min(high, sum(digits[-len(group) :]))
    return least, most


@lru_cache(maxsize=1024)
def _groups(geometry: Geometry, cells: tuple[int, ...]) -> list[list[int]]:
    """Divide cells into groups that see each other."""
    groups: list[list[int]] = []
    for cell in cells:
        peers = geometry.peer_masks[cell]
        home = next((group for group in groups if all(peers >> other & 1 for other in group)), None)
        if home is None:
            groups.append([cell])
        else:
            home.append(cell)
    return groups


def rest_span(position: Position, weighed: Weighed, cell: int) -> tuple[int, int]:
    """Return the bounds of the weighed *cell*: the total less the greatest, and the least, sum of the others."""
    weights = weighed.linear.weights
    least = most = 0
    for weight in set(weights.values()):
        low, high = span(position, [other for other in weighed.cells if other != cell and weights[other] == weight])
        least += weight * (low if weight > 0 else high)
        most += weight * (high if weight > 0 else low)
    return weighed.linear.total - most, weighed.linear.total - least


def find_bounds(position: Position, sums: Iterable[Weighed] | None = None, name: str = "sum-bounds") -> Iterator[Step]:
    """Find candidates that are too large or too small for their sum."""
    vain = in_vain(position)
    for weighed in views(position).weighed if sums is None else sums:
        found, linear = list[Candidate](), weighed.linear
        key, state = ("sum-bounds", linear.total, *linear.weights.items()), [held(position, c) for c in weighed.cells]
        if vain.get(key) == state:
            continue
        for cell in weighed.cells:
            digits, weight = position.cell_digits[cell], weighed.linear.weights[cell]
            if digits:
                low, high = rest_span(position, weighed, cell)
                found += [
                    Candidate(cell, digit + 1) for digit in bits(digits) if not low <= weight * (digit + 1) <= high
                ]
        if found:
            yield Step(name, (), tuple(sorted(found)), evidence(weighed))
        else:
            vain[key] = state


def find_places(position: Position, sums: Iterable[Weighed] | None = None, name: str = "sum-places") -> Iterator[Step]:
    """Find candidates that are in no way to fill the cells of their sum."""
    for weighed in views(position).weighed if sums is None else sums:
        if any(position.cell_digits[cell] for cell in weighed.cells):
            yield from _unsupported(position, weighed, name)


def _unsupported(position: Position, weighed: Weighed, name: str) -> Iterator[Step]:
    gone = unsupported(position, weighed.cells, weighed.narrow)
    if gone:
        yield Step(name, (), gone, evidence(weighed))


def find_cases(position: Position) -> Iterator[Step]:
    """Find candidates that are in no way to fill a house with its sums, or the cells of a rule."""
    for house in divided(position):
        gone = unsupported(position, house.cells, house.narrow)
        if gone:
            yield Step("clue-cases", (), gone, Evidence(mask_of(house.cells), houses=(house.house,), rules=house.rules))
    for wide in views(position).wide:
        if not any(position.cell_digits[cell] for cell in wide.cells):
            continue
        gone = unsupported(position, wide.cells, wide.narrow)
        if gone:
            cells = mask_of(wide.cells)
            yield Step("clue-cases", (), gone, Evidence(cells, rules=(wide.rule,)))
