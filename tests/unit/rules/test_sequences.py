"""Functions of sequences have the values of their definitions, and none where these have none."""

from collections.abc import Callable
from itertools import combinations, product

from pencilmark.rules.language.sequences import INTERVALS, item, sum_between, sum_cut, sum_first, visible


def defined(function: Callable[..., int], *numbers: int) -> int | None:
    try:
        return function(*numbers)
    except ArithmeticError:
        return None


def test_functions_of_sequences_agree_with_their_definitions() -> None:
    for first, *row in product(range(5), repeat=4):
        sums = [sum(row[:end]) for end in range(4)]
        is_cut = first and all(part in sums for part in range(first, sums[-1] + 1, first))
        ends = [row.index(end) for end in (first, 2) if row.count(end) == 1]
        between = sum(row[min(ends) + 1 : max(ends)]) if len(ends) == 2 else None
        expected = {
            visible: len({max(row[:end]) for end in range(1, 4)}),
            item: row[first - 1] if 0 < first < 4 else None,
            sum_first: sums[first] if first < 4 else None,
            sum_cut: sums[-1] % first if is_cut else None,
            sum_between: between,
        }
        if first == 2:  # one value at both ends
            del expected[sum_between]
        for function, value in expected.items():
            given = {visible: row, sum_between: [first, 2, *row]}.get(function, [first, *row])
            assert defined(function, *given) == value, (function, given)
            low, high = INTERVALS[function.__name__.replace("_", "")]([(one, one) for one in given])
            assert value is None or low <= value <= high
        below = [number - 2 for number in row]
        sums = [sum(some) for size in range(4) for some in combinations(below, size)]
        assert INTERVALS["sumbetween"]([(one, one) for one in (0, 0, *below)]) == (min(sums), max(sums))
