"""Prime numbers are those without a divisor, small or large."""

from itertools import combinations

from pencilmark.rules.language.evaluate import is_prime

SMALL = [number for number in range(2, 3_000) if all(number % divisor for divisor in range(2, int(number**0.5) + 1))]
LARGE = [2**61 - 1, 2**31 - 1, 10**9 + 7, 998_244_353]  # the last is 1 more than 119 times 2 to the power 23
PSEUDO = [3_215_031_751, 3_825_123_056_546_413_051]  # pass for primes with the first 4 and 9 bases


def test_prime_numbers_are_those_without_a_divisor() -> None:
    assert [number for number in range(-3, 3_000) if is_prime(number)] == SMALL
    assert all(map(is_prime, LARGE))
    products = [one * other for one, other in combinations(SMALL[12:60], 2)]
    assert not any(map(is_prime, products + PSEUDO + [prime * prime for prime in LARGE]))
