"""Steps of formulas, and of sums with one empty cell: bounds, remainders, and what is left when all else is known.

True because the candidates of the cells give both sides of an equation bounds and remainders: a digit with which the
sides cannot agree is false.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import product
from math import prod

from pencilmark.board.kept import derived
from pencilmark.board.masks import bits, highest, lowest, mask_of, several
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.ruled.pairs import held, keeps, unsupported
from pencilmark.human.ruled.views import views
from pencilmark.human.techniques.common import in_vain
from pencilmark.rules.language import tree
from pencilmark.rules.rule import clue_of, clues_of, digits_of

Masks = Callable[[int], int]
"""The digits (mask) that a cell may hold."""
Span = tuple[int, int]
MOST_DIVISOR = 9


def find_last(position: Position) -> Iterator[Step]:
    """Find sums and formulas of many cells with one empty cell left; other clues have their own techniques."""
    found = views(position)
    parts = [(one.rules, one.cells, one.narrow) for one in found.weighed]
    formulas = [one for one in found.wide if clue_of(position.rules[one.rule]) is None]
    parts += [((one.rule,), one.cells, one.narrow) for one in formulas]
    for rules, cells, narrow in parts:
        empty = [cell for cell in cells if position.cell_digits[cell]]
        gone = unsupported(position, cells, narrow) if len(empty) == 1 else ()
        if gone:
            left = position.cell_digits[empty[0]] & ~mask_of(one.value - 1 for one in gone)
            shown = Evidence(mask_of(cells), rules=rules)
            if several(left):
                yield Step("clue-last", (), gone, shown)
            else:
                yield Step("clue-last", (Candidate(empty[0], lowest(left) + 1),), (), shown)


def compared(position: Position, rule: int) -> list[tree.Compare]:
    """List the comparisons of three cells or more that the formula at place *rule* consists of."""
    text = position.rules[rule]
    if clue_of(text):
        return []
    parts = tree.flat(digits_of(text, position.geometry, clues_of(position.rules)))
    return [part for part in parts if isinstance(part, tree.Compare) and len(set(tree.cells_of(part))) > 2]


@derived
def _formulas(position: Position) -> list[tuple[int, tree.Compare]]:
    return [(rule, part) for rule in range(len(position.rules)) for part in compared(position, rule)]


def find_bounds(position: Position) -> Iterator[Step]:
    """Find digits that make one side of a formula too large or too small for the other."""
    parts = [(place, one) for place, one in enumerate(_formulas(position)) if not _always_differ(position, one[1])]
    yield from _find(position, "formula-bounds", parts, lambda part, masks: not _apart(part, masks))


def find_remainders(position: Position) -> Iterator[Step]:
    """Find digits with which the sides of a formula leave different remainders."""
    equal = ((place, one) for place, one in enumerate(_formulas(position)) if one[1].operator == "=")
    parts = [(place, one) for place, one in equal if not (_leaves_any(one[1].left) or _leaves_any(one[1].right))]
    yield from _find(position, "formula-remainders", parts, lambda part, masks: divisor_of(part, masks) is None)


def _always_differ(position: Position, part: tree.Compare) -> bool:
    """Report whether sides that must differ still can, whatever one cell holds: their sums have several open cells."""
    sides = [side.terms for side in (part.left, part.right) if isinstance(side, tree.Sum)]
    cells = {term.cell for terms in sides for _, term in terms if isinstance(term, tree.Cell)}
    wide = [cell for cell in cells if held(position, cell).bit_count() > 2]  # seen by that cell, it keeps two
    return part.operator == "!=" and len(wide) > 1


def _find(
    position: Position,
    name: str,
    parts: Iterable[tuple[int, tuple[int, tree.Compare]]],
    fits: Callable[[tree.Compare, Masks], bool],
) -> Iterator[Step]:
    vain = in_vain(position)
    for place, (rule, part) in parts:
        gone = []
        cells = sorted(set(tree.cells_of(part)))
        key, state = (name, place), [held(position, cell) for cell in cells]
        if vain.get(key) == state:
            continue
        for cell in cells:
            gone += [
                Candidate(cell, digit + 1)
                for digit in bits(position.cell_digits[cell])
                if not fits(part, supposing(position, cell, digit + 1))
            ]
        if gone and all(keeps(position, cell, gone) for cell in cells):
            every = tree.cells_of(digits_of(position.rules[rule], position.geometry, clues_of(position.rules)))
            yield Step(name, (), tuple(sorted(gone)), Evidence(mask_of(every), rules=(rule,)))
        elif not gone:
            vain[key] = state


def supposing(position: Position, cell: int, value: int) -> Masks:
    """Return what cells can hold if *value* stands in *cell*: those that see it lose the value."""
    peers, bit = position.geometry.peer_masks[cell], 1 << value - 1

    def masks(other: int) -> int:
        if other == cell:
            return bit
        mask = held(position, other)
        return mask & ~bit or mask if peers >> other & 1 else mask

    return masks


def _apart(part: tree.Compare, masks: Masks) -> bool:
    """Report whether a comparison is impossible within the bounds of its sides."""
    left, right = span(part.left, masks), span(part.right, masks)
    if left is None or right is None:
        return False
    match part.operator:
        case "=":
            return left[1] < right[0] or right[1] < left[0]
        case "<":
            return left[0] >= right[1]
        case "<=":
            return left[0] > right[1]
        case ">":
            return left[1] <= right[0]
        case ">=":
            return left[1] < right[0]
    return left == right and left[0] == left[1]


def span(term: tree.Term, masks: Masks) -> Span | None:
    """Return the least and the greatest value of a term; None if that is not easily known.

    >>> span(tree.Product((tree.Cell(0), tree.Cell(1))), lambda cell: 0b1110)
    (4, 16)
    """
    match term:
        case tree.Number(value):
            return value, value
        case tree.Cell(cell):
            mask = masks(cell)
            return lowest(mask) + 1, highest(mask) + 1
        case tree.Sum(terms):
            parts = [(sign, span(one, masks)) for sign, one in terms]
            ends = [(one[0], one[1]) if sign > 0 else (-one[1], -one[0]) for sign, one in parts if one]
            return (sum(e[0] for e in ends), sum(e[1] for e in ends)) if len(ends) == len(parts) else None
        case tree.Product(factors):
            return _corners([span(one, masks) for one in factors], prod)
        case tree.Call("min" | "max" as name, terms):
            pick = min if name == "min" else max
            found = [one for part in terms if (one := span(part, masks))]
            return (pick(f[0] for f in found), pick(f[1] for f in found)) if len(found) == len(terms) else None
        case tree.Binary("^", left, tree.Number(power)) if power >= 0:
            low = span(left, masks)
            return (low[0] ** power, low[1] ** power) if low and low[0] >= 0 and power <= 4 else None
        case tree.Binary("%", _, tree.Number(divisor)) if divisor > 0:
            return 0, divisor - 1
    return None


def _corners(spans: list[Span | None], work: Callable[[tuple[int, ...]], int]) -> Span | None:
    ends = [one for one in spans if one]
    if len(ends) < len(spans) or len(ends) > 6:
        return None
    found = [work(corner) for corner in product(*ends)]
    return min(found), max(found)


def divisor_of(part: tree.Relation, masks: Masks) -> int | None:
    """Return the least divisor by which the sides of an equation never leave the same remainder; None if none."""
    if not isinstance(part, tree.Compare) or part.operator != "=":
        return None
    for divisor in range(2, MOST_DIVISOR + 1):
        left, right = (remainders(side, masks, divisor) for side in (part.left, part.right))
        if not left & right:
            return divisor
    return None


def remainders(term: tree.Term, masks: Masks, divisor: int) -> int:
    """Return the remainders (mask, bit = remainder) that a term can leave.

    >>> bits(remainders(tree.Product((tree.Cell(0), tree.Number(4))), lambda cell: 0b111, 6))
    [0, 2, 4]
    """
    match term:
        case tree.Number(value):
            return 1 << value % divisor
        case tree.Cell(cell):
            return _of_numbers(masks(cell) << 1, divisor)
        case tree.Sum(terms):
            found = 1
            for sign, one in terms:
                found = _sums(found, remainders(one, masks, divisor), sign, divisor)
            return found
        case tree.Product(factors):
            found = 1 << 1 % divisor
            for one in factors:
                found = _products(found, remainders(one, masks, divisor), divisor)
            return found
        case tree.Binary("^", left, tree.Number(power)) if power > 0:
            return mask_of(pow(one, power, divisor) for one in bits(remainders(left, masks, divisor)))
    return (1 << divisor) - 1


def _leaves_any(term: tree.Term) -> bool:
    """Report whether `remainders` does not look into a term, such as a count, so that it can leave any.

    >>> count = tree.Call("count", ())
    >>> _leaves_any(tree.Sum(((1, tree.Cell(0)), (1, count)))), _leaves_any(tree.Product((tree.Number(4), count)))
    (True, False)
    """
    match term:
        case tree.Number() | tree.Cell() | tree.Binary("^", _, tree.Number()):
            return False
        case tree.Sum(terms):
            return any(_leaves_any(one) for _, one in terms)
        case tree.Product(factors):
            return all(map(_leaves_any, factors))
    return True


@lru_cache(maxsize=1024)
def _of_numbers(numbers: int, divisor: int) -> int:
    """Return the remainders that *numbers* (mask) leave."""
    return mask_of(one % divisor for one in bits(numbers))


@lru_cache(maxsize=4096)
def _sums(some: int, others: int, sign: int, divisor: int) -> int:
    """Return the remainders of the sums of *some* and *others*, or of their differences."""
    return mask_of((one + sign * other) % divisor for one in bits(some) for other in bits(others))


@lru_cache(maxsize=4096)
def _products(some: int, others: int, divisor: int) -> int:
    return mask_of(one * other % divisor for one in bits(some) for other in bits(others))
