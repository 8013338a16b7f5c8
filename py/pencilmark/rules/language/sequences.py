"""Functions of terms in their order: what is seen, counted off or enclosed.

    visible(...)            how many are larger than all before them
    item(t, ...)            the t-th of them
    sumfirst(t, ...)        the sum of the first t of them
    sumbetween(x, y, ...)   the sum of those between the one that is x and the one that is y
    sumcut(n, ...)          the sum of what is left when stretches that add up to n are cut off

Each comes as an exact function of numbers, which raises ArithmeticError where it is undefined, and as a function
of intervals that holds every value it can have.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate

from pencilmark.rules.language.intervals import EMPTY, Interval


def visible(*numbers: int) -> int:
    """Count the numbers that are larger than all before them.

    >>> visible(3, 1, 4, 1, 5)
    3
    """
    return sum(1 for place, number in enumerate(numbers) if all(number > other for other in numbers[:place]))


def item(place: int, *numbers: int) -> int:
    """Return the number at *place*, from 1; undefined when there is none.

    >>> item(2, 30, 40)
    40
    """
    if not 1 <= place <= len(numbers):
        raise ArithmeticError(f"there is no item {place}")
    return numbers[place - 1]


def sum_first(count: int, *numbers: int) -> int:
    """Add the first *count* numbers, which may be none; undefined when there are not enough.

    >>> sum_first(2, 30, 40, 50), sum_first(0, 30)
    (70, 0)
    """
    if not 0 <= count <= len(numbers):
        raise ArithmeticError(f"there are not {count} numbers")
    return sum(numbers[:count])


def sum_between(first: int, last: int, *numbers: int) -> int:
    """Add what is between the numbers *first* and *last*, in either order; undefined unless each is there exactly once.

    >>> sum_between(1, 9, 2, 9, 3, 4, 1)
    7
    """
    if numbers.count(first) != 1 or numbers.count(last) != 1:
        raise ArithmeticError("one of both ends is missing or there twice")
    low, high = sorted((numbers.index(first), numbers.index(last)))
    return sum(numbers[low + 1 : high])


def sum_cut(number: int, *numbers: int) -> int:
    """Cut off stretches that add up to *number*, from the first on, and add what is left.

    Undefined when a stretch goes beyond the number.

    >>> sum_cut(10, 4, 6, 7, 2), sum_cut(10, 4, 6, 7, 3)
    (9, 0)
    """
    total = 0
    for part in numbers:
        total += part
        if number < 1 or total > number:
            raise ArithmeticError(f"they do not add up to {number}")
        total %= number
    return total


def visible_interval(parts: Sequence[Interval]) -> Interval:
    """Bound `visible`."""
    return 1, len(parts)


def item_interval(parts: Sequence[Interval]) -> Interval:
    """Bound `item`."""
    (low, high), numbers = parts[0], parts[1:]
    reached = numbers[max(low, 1) - 1 : max(high, 0)]
    return (min(part[0] for part in reached), max(part[1] for part in reached)) if reached else EMPTY


def sum_first_interval(parts: Sequence[Interval]) -> Interval:
    """Bound `sum_first`."""
    (low, high), numbers = parts[0], parts[1:]
    least = list(accumulate((part[0] for part in numbers), initial=0))[max(low, 0) : max(high + 1, 0)]
    most = list(accumulate((part[1] for part in numbers), initial=0))[max(low, 0) : max(high + 1, 0)]
    return (min(least), max(most)) if least else EMPTY


def sum_between_interval(parts: Sequence[Interval]) -> Interval:
    """Bound `sum_between`."""
    numbers = parts[2:]
    return sum(min(low, 0) for low, _ in numbers), sum(max(high, 0) for _, high in numbers)


def sum_cut_interval(parts: Sequence[Interval]) -> Interval:
    """Bound `sum_cut`."""
    _, most = parts[0]
    return (0, most - 1) if most > 0 else EMPTY


EXACT: dict[str, Callable[..., int]] = {
    "visible": visible,
    "item": item,
    "sumfirst": sum_first,
    "sumbetween": sum_between,
    "sumcut": sum_cut,
}
INTERVALS: dict[str, Callable[[Sequence[Interval]], Interval]] = {
    "visible": visible_interval,
    "item": item_interval,
    "sumfirst": sum_first_interval,
    "sumbetween": sum_between_interval,
    "sumcut": sum_cut_interval,
}
PARTIAL = ("item", "sumfirst", "sumbetween", "sumcut")
