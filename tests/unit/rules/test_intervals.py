"""Intervals contain every result of the numbers in them; and no others if the result grows with its parts."""

from collections.abc import Callable, Sequence
from itertools import product
from math import gcd

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pencilmark.rules.language.intervals import (
    EMPTY,
    MAX_BITS,
    Interval,
    absolute,
    divisor,
    floor_quotient,
    greatest,
    joined,
    least,
    over,
    power,
    quotient,
    remainder,
    times,
)

INTERVALS = st.tuples(st.integers(-7, 7), st.integers(0, 5)).map(lambda one: (one[0], one[0] + one[1]))
POSITIVE = INTERVALS.filter(lambda one: one[0] > 0)


def numbers(interval: Interval) -> range:
    return range(interval[0], interval[1] + 1)


def span(results: Sequence[int]) -> Interval:
    return (min(results), max(results)) if results else EMPTY


def holds(interval: Interval, results: Sequence[int]) -> bool:
    return all(interval[0] <= one <= interval[1] for one in results)


@given(INTERVALS, INTERVALS)
def test_every_result_of_two_numbers_is_in_the_interval(left: Interval, right: Interval) -> None:
    pairs = list(product(numbers(left), numbers(right)))
    divided = [(a, b) for a, b in pairs if b]
    assert times(left, right) == span([a * b for a, b in pairs])
    assert holds(quotient(left, right), [a // b for a, b in divided if a % b == 0])
    assert holds(floor_quotient(left, right), [a // b for a, b in divided])
    assert holds(remainder(left, right), [a % b for a, b in divided])
    assert holds(power(left, right), [a**b for a, b in pairs if b >= 0])
    least_rest, most_rest = remainder(left, right)
    assert most_rest < max(right[1], 1) and (least_rest > min(right[0], -1) or left[0] == least_rest >= 0)


@given(POSITIVE, POSITIVE)
def test_of_positive_numbers_the_interval_has_no_others(left: Interval, right: Interval) -> None:
    pairs = list(product(numbers(left), numbers(right)))
    assert floor_quotient(left, right) == span([a // b for a, b in pairs])
    assert power(left, right) == span([a**b for a, b in pairs])
    if left[1] < right[0]:
        assert remainder(left, right) == span([a % b for a, b in pairs])


@given(INTERVALS, INTERVALS.filter(lambda one: one[0] > 0 or one[1] < 0))
def test_factors_that_bring_a_number_into_an_interval_are_found(first: Interval, second: Interval) -> None:
    found = [a for a in range(-60, 61) if any(first[0] <= a * b <= first[1] for b in numbers(second))]
    assert holds(over(first, second), found)


@pytest.mark.parametrize(("made", "meant"), [(least, min), (greatest, max)])
@given(parts=st.lists(INTERVALS, min_size=1, max_size=3))
def test_the_least_and_the_greatest_are_exact(
    made: Callable[[Sequence[Interval]], Interval], meant: Callable[..., int], parts: list[Interval]
) -> None:
    assert made(parts) == span([meant(chosen) for chosen in product(*map(numbers, parts))])


@given(INTERVALS)
def test_absolute_values_are_exact(part: Interval) -> None:
    assert absolute([part]) == span([abs(one) for one in numbers(part)])


@given(st.lists(INTERVALS, min_size=1, max_size=3))
def test_divisors_and_digits_are_in_their_interval(parts: list[Interval]) -> None:
    chosen = list(product(*map(numbers, parts)))
    assert holds(divisor(parts), [gcd(*one) for one in chosen])
    written = [int("".join(map(str, one))) for one in chosen if min(one) >= 0]
    assert holds(joined(parts), written) and (joined(parts) == EMPTY or span(written)[1] == joined(parts)[1])


def test_numbers_grow_to_a_bound_and_not_beyond() -> None:
    assert power((2, 2), (MAX_BITS // 2, MAX_BITS // 2))[1] == 2 ** (MAX_BITS // 2)
    for left, right in (((2, 2), (MAX_BITS + 1,) * 2), ((2, 2), (MAX_BITS // 2 + 1,) * 2)):
        with pytest.raises(OverflowError):
            power(left, right)
    assert power((2, 3), (-3, -1)) == EMPTY
