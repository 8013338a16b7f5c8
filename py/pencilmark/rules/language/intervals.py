"""Arithmetic on intervals of whole numbers: (least, most), empty when least > most."""

from __future__ import annotations

from collections.abc import Callable, Sequence

Interval = tuple[int, int]
EMPTY: Interval = (1, 0)
MAX_BITS = 10_000


def times(first: Interval, second: Interval) -> Interval:
    """Multiply two intervals.

    >>> times((-2, 3), (4, 5))
    (-10, 15)
    """
    corners = [a * b for a in first for b in second]
    return min(corners), max(corners)


def over(first: Interval, second: Interval) -> Interval:
    """Return the whole numbers that, times some number in *second* (which must not hold 0), are in *first*.

    >>> over((7, 20), (2, 3))
    (3, 10)
    """
    low, high = second
    if high < 0:
        return over((-first[1], -first[0]), (-high, -low))
    bottom = -(-first[0] // (high if first[0] > 0 else low))
    return bottom, first[1] // (low if first[1] >= 0 else high)


def bit_size(interval: Interval) -> int:
    """Count the bits of the largest number in *interval*, sign aside."""
    return max(abs(interval[0]), abs(interval[1])).bit_length()


def quotient(left: Interval, right: Interval) -> Interval:
    """Divide exactly."""
    if right[0] <= 0 <= right[1]:
        most = max(abs(left[0]), abs(left[1]))
        return -most, most
    return over(left, right)


def floor_quotient(left: Interval, right: Interval) -> Interval:
    """Divide, rounding down."""
    if right[0] <= 0 <= right[1]:
        most = max(abs(left[0]), abs(left[1]))
        return -most, most
    corners = [a // b for a in left for b in right]
    return min(corners), max(corners)


def remainder(left: Interval, right: Interval) -> Interval:
    """Return the remainders, which have the sign of the divisor."""
    if right[0] > 0 and left[0] >= 0:
        return left if left[1] < right[0] else (0, min(left[1], right[1] - 1))
    return min(0, right[0] + 1), max(0, right[1] - 1)


def power(left: Interval, right: Interval) -> Interval:
    """Raise to a power that is not negative. Raises OverflowError beyond MAX_BITS.

    >>> power((-2, 3), (0, 2))
    (-9, 9)
    """
    low, high = max(right[0], 0), right[1]
    if low > high:
        return EMPTY
    if high > MAX_BITS or bit_size(left) * high > MAX_BITS:
        raise OverflowError
    if left[0] >= 1:
        return left[0] ** low, left[1] ** high
    most = max(abs(left[0]), abs(left[1]), 1) ** high
    return (0 if left[0] >= 0 else -most), most


BINARY: dict[str, Callable[[Interval, Interval], Interval]] = {
    "/": quotient,
    "//": floor_quotient,
    "%": remainder,
    "^": power,
}


def least(parts: Sequence[Interval]) -> Interval:
    """Take the minimum."""
    return min(low for low, _ in parts), min(high for _, high in parts)


def greatest(parts: Sequence[Interval]) -> Interval:
    """Take the maximum."""
    return max(low for low, _ in parts), max(high for _, high in parts)


def absolute(parts: Sequence[Interval]) -> Interval:
    """Drop the sign of the one part."""
    ((low, high),) = parts
    return (0 if low <= 0 <= high else min(abs(low), abs(high))), max(abs(low), abs(high))


def divisor(parts: Sequence[Interval]) -> Interval:
    """Return the greatest common divisor: it divides every part that isn't 0, so it is at most the least of them."""
    sizes = [max(abs(low), abs(high)) for low, high in parts]
    certain = [size for size, (low, high) in zip(sizes, parts, strict=True) if low > 0 or high < 0]
    return (1, min(certain)) if certain else (0, max(sizes))


def joined(parts: Sequence[Interval]) -> Interval:
    """String the digits of numbers together; negative numbers have no digits. Raises OverflowError."""
    if sum(map(bit_size, parts)) > MAX_BITS:
        raise OverflowError
    if any(high < 0 for _, high in parts):
        return EMPTY
    return int("".join(str(max(low, 0)) for low, _ in parts)), int("".join(str(high) for _, high in parts))


CALLS: dict[str, Callable[[Sequence[Interval]], Interval]] = {
    "min": least,
    "max": greatest,
    "abs": absolute,
    "gcd": divisor,
    "digits": joined,
    "value": lambda parts: parts[0],
}
