"""Intervals through a term: which values it can reach, and which candidates that leaves its cells.

`reach` goes up a tree, from the masks of the cells to an interval that holds every value the term can have;
`shrink` goes down, from an interval that the term must be in to the masks of its cells. Both are sound and not
complete: what they strike is impossible, but not everything impossible is struck. (HC4 of Benhamou, Goualard,
Granvilliers and Puget, "Revising hull and box consistency", 1999.) The rows for `Count`, a term made of relations,
are in `pencilmark.rules.language.relations`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any as Node

from pencilmark.board.errors import RuleError
from pencilmark.rules.language.intervals import BINARY, CALLS, EMPTY, MAX_BITS, Interval, bit_size, over, times
from pencilmark.rules.language.sequences import INTERVALS
from pencilmark.rules.language.tree import Binary, Call, Cell, Number, Product, Sum, Term

Masks = Sequence[int]
MANY_DIGITS = 1 << 9
"""Masks from here on have values of two digits."""
SMALL = 64
"""Bits of numbers of which no bound need be checked."""


def reach(term: Term, masks: Masks) -> Interval:
    """Return an interval that holds every value of *term*; EMPTY when it has none.

    *masks* has the candidates of each cell by its number. Raises RuleError when numbers grow beyond MAX_BITS.

    >>> reach(Sum(((1, Cell(0)), (-1, Number(4)))), [0b110])
    (-2, -1)
    """
    return REACH[type(term)](term, masks)


def shrink(term: Term, low: int, high: int, masks: list[int]) -> bool:
    """Strike candidates with which *term* can't be between *low* and *high*; False when nothing can be."""
    return SHRINK[type(term)](term, low, high, masks)


def _too_large(at: int) -> RuleError:
    return RuleError("too-large/smaller-numbers-can-grow", column=at or None)


def _reach_number(term: Number, masks: Masks) -> Interval:
    return term.value, term.value


def _reach_cell(term: Cell, masks: Masks) -> Interval:
    mask = masks[term.cell]
    return ((mask & -mask).bit_length(), mask.bit_length()) if mask else EMPTY


def _reach_sum(term: Sum, masks: Masks) -> Interval:
    least = most = 0
    for sign, part in term.terms:
        if type(part) is Cell:  # not `reach`: most parts are cells, and this runs a million times
            mask = masks[part.cell]
            low, high = (mask & -mask).bit_length(), mask.bit_length()
            if not mask:
                return EMPTY
        else:
            low, high = reach(part, masks)
            if low > high:
                return EMPTY
        least, most = (least + low, most + high) if sign > 0 else (least - high, most - low)
    return least, most


def _reach_product(term: Product, masks: Masks) -> Interval:
    total, size = (1, 1), 0
    for factor in term.factors:
        interval = reach(factor, masks)
        if interval[0] > interval[1]:
            return EMPTY
        size += bit_size(interval)
        if size > MAX_BITS:
            raise _too_large(term.at)
        total = times(total, interval)
    return total


def _reach_binary(term: Binary, masks: Masks) -> Interval:
    left, right = reach(term.left, masks), reach(term.right, masks)
    if left[0] > left[1] or right[0] > right[1] or (right == (0, 0) and term.operator != "^"):
        return EMPTY
    try:
        return BINARY[term.operator](left, right)
    except OverflowError:
        raise _too_large(term.at) from None


def _reach_call(term: Call, masks: Masks) -> Interval:
    joined = _reach_joined(term, masks) if term.name == "digits" else None
    if joined:
        return joined
    intervals = [reach(part, masks) for part in term.terms]
    if any(low > high for low, high in intervals):
        return EMPTY
    try:
        return _CALLS[term.name](intervals)
    except OverflowError:
        raise _too_large(term.at) from None


def _reach_joined(term: Call, masks: Masks) -> Interval | None:
    """Bound a number made of cells of one digit each, which compared lines often need; None for anything else."""
    low = high = 0
    for part in term.terms:
        if type(part) is not Cell or not 0 < masks[part.cell] < MANY_DIGITS:
            return None
        mask = masks[part.cell]
        low, high = 10 * low + (mask & -mask).bit_length(), 10 * high + mask.bit_length()
    return (low, high) if high.bit_length() < SMALL else None


_CALLS = CALLS | INTERVALS
REACH: dict[type, Callable[[Node, Masks], Interval]] = {
    Number: _reach_number,
    Cell: _reach_cell,
    Sum: _reach_sum,
    Product: _reach_product,
    Binary: _reach_binary,
    Call: _reach_call,
}


def _shrink_number(term: Number, low: int, high: int, masks: list[int]) -> bool:
    return low <= term.value <= high


def _shrink_cell(term: Cell, low: int, high: int, masks: list[int]) -> bool:
    mask = masks[term.cell]
    if high < mask.bit_length():
        mask &= (1 << max(high, 0)) - 1
    if low > 1:
        mask = 0 if low > mask.bit_length() else mask >> (low - 1) << (low - 1)
    masks[term.cell] = mask
    return mask != 0


def _shrink_sum(term: Sum, low: int, high: int, masks: list[int]) -> bool:
    """Bound each part by what the bounds of the others leave it, if any part reaches further."""
    parts = list[tuple[int, Term, int, int]]()
    total_low = total_high = widest = 0
    for sign, part in term.terms:
        if type(part) is Cell:  # as in `_reach_sum`
            mask = masks[part.cell]
            least, most = ((mask & -mask).bit_length(), mask.bit_length()) if mask else EMPTY
        else:
            least, most = reach(part, masks)
        if sign < 0:
            least, most = -most, -least
        parts.append((sign, part, least, most))
        total_low += least
        total_high += most
        if most - least > widest:
            widest = most - least
    if total_low > high or total_high < low:
        return False
    above, below = high - total_low, total_high - low
    return widest <= min(above, below) or _shrink_parts(parts, above, below, masks)


def _shrink_parts(parts: list[tuple[int, Term, int, int]], above: int, below: int, masks: list[int]) -> bool:
    """Bound each part of a sum to at most *above* over its least value, and *below* under its greatest."""
    for sign, part, least, most in parts:
        new_low, new_high = max(least, most - below), min(most, least + above)
        if new_low == least and new_high == most:
            continue
        if sign < 0:
            new_low, new_high = -new_high, -new_low
        if new_low > new_high or not shrink(part, new_low, new_high, masks):
            return False
    return True


def _shrink_product(term: Product, low: int, high: int, masks: list[int]) -> bool:
    intervals = [reach(factor, masks) for factor in term.factors]
    before = [(1, 1)]
    for interval in intervals:
        before.append(times(before[-1], interval))
    if before[-1][0] > high or before[-1][1] < low:
        return False
    after = (1, 1)
    for place in range(len(intervals) - 1, -1, -1):
        others = times(before[place], after)
        after = times(after, intervals[place])
        if not _shrink_factor(term.factors[place], intervals[place], (low, high), others, masks):
            return False
    return True


def _shrink_factor(factor: Term, now: Interval, product: Interval, others: Interval, masks: list[int]) -> bool:
    """Keep the values of *factor* that, times *others*, can be in *product*; all, if the others may be 0."""
    if others[0] <= 0 <= others[1]:
        return True
    low, high = over(product, others)
    low, high = max(low, now[0]), min(high, now[1])
    return low <= high and ((low, high) == now or shrink(factor, low, high, masks))


def _shrink_binary(term: Binary, low: int, high: int, masks: list[int]) -> bool:
    least, most = reach(term, masks)
    low, high = max(low, least), min(high, most)
    if low > high:
        return False
    left, right = reach(term.left, masks), reach(term.right, masks)
    if term.operator == "/":
        product = times((low, high), right)
        return shrink(term.left, *product, masks) and _shrink_factor(term.right, right, left, (low, high), masks)
    if term.operator == "//" and right[0] > 0:
        least, most = times((low, high), right)
        return shrink(term.left, least, most + right[1] - 1, masks)
    if term.operator == "%" and right[0] > 0:
        return shrink(term.right, max(right[0], low + 1), right[1], masks)
    return True


def _shrink_call(term: Call, low: int, high: int, masks: list[int]) -> bool:
    least, most = reach(term, masks)
    if least > high or most < low:
        return False
    return term.name not in _SHRINK_CALL or _SHRINK_CALL[term.name](term, low, high, masks)


def _shrink_min(term: Call, low: int, high: int, masks: list[int]) -> bool:
    """Bound a minimum: no part may be below *low*; if only one can be as small as *high*, it must be."""
    for part in term.terms:
        if not shrink(part, low, max(low, reach(part, masks)[1]), masks):
            return False
    small = [part for part in term.terms if reach(part, masks)[0] <= high]
    return bool(small) and (len(small) > 1 or shrink(small[0], low, high, masks))


def _shrink_max(term: Call, low: int, high: int, masks: list[int]) -> bool:
    for part in term.terms:
        if not shrink(part, min(high, reach(part, masks)[0]), high, masks):
            return False
    large = [part for part in term.terms if reach(part, masks)[1] >= low]
    return bool(large) and (len(large) > 1 or shrink(large[0], low, high, masks))


def _shrink_abs(term: Call, low: int, high: int, masks: list[int]) -> bool:
    part = term.terms[0]
    least, most = reach(part, masks)
    least, most = max(least, -high), min(most, high)
    if -low < least < low:
        least = low
    if -low < most < low:
        most = -low
    return least <= most and shrink(part, least, most, masks)


def _shrink_gcd(term: Call, low: int, high: int, masks: list[int]) -> bool:
    """Bound a divisor: a positive part is at least its divisor."""
    for part in term.terms:
        least, most = reach(part, masks)
        if least > 0 and not shrink(part, max(low, least), most, masks):
            return False
    return True


_SHRINK_CALL: dict[str, Callable[[Call, int, int, list[int]], bool]] = {
    "min": _shrink_min,
    "max": _shrink_max,
    "abs": _shrink_abs,
    "gcd": _shrink_gcd,
}


SHRINK: dict[type, Callable[[Node, int, int, list[int]], bool]] = {
    Number: _shrink_number,
    Cell: _shrink_cell,
    Sum: _shrink_sum,
    Product: _shrink_product,
    Binary: _shrink_binary,
    Call: _shrink_call,
}
