"""What a rule means: its truth for given values of its cells, exactly, over whole numbers.

A tree becomes nested functions of the values. A term may be undefined: a quotient that is not whole, a division by
zero, a negative exponent, the digits of a negative number. A comparison, membership or property of an undefined
term is false.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import gcd, prod
from operator import eq, ge, gt, le, lt, ne
from typing import Any as Node

from pencilmark.board.masks import where
from pencilmark.rules.language import tree
from pencilmark.rules.language.connections import is_connected
from pencilmark.rules.language.divisions import is_divided
from pencilmark.rules.language.patterns import machine_of
from pencilmark.rules.language.sequences import EXACT

Values = Sequence[int]
Value = Callable[[Values], int]
Truth = Callable[[Values], bool]


class Undefined(ArithmeticError):
    """A term has no value."""


def value_of(term: tree.Term) -> Value:
    """Make the function from the values of all cells (by number) to the value of *term*.

    The function raises ArithmeticError where the term is undefined.

    >>> value_of(tree.Sum(((1, tree.Cell(0)), (-1, tree.Number(4)))))([9])
    5
    """
    return _VALUES[type(term)](term)


def holds(relation: tree.Relation) -> Truth:
    """Make the function from the values of all cells to the truth of *relation*."""
    return _TRUTHS[type(relation)](relation)


def _number(term: tree.Number) -> Value:
    value = term.value
    return lambda values: value


def _cell(term: tree.Cell) -> Value:
    cell = term.cell
    return lambda values: values[cell]


def _sum(term: tree.Sum) -> Value:
    plus = [value_of(part) for sign, part in term.terms if sign > 0]
    minus = [value_of(part) for sign, part in term.terms if sign < 0]
    if len(plus) == 2 and not minus:
        first, second = plus
        return lambda values: first(values) + second(values)
    if len(plus) == len(minus) == 1:
        first, second = plus[0], minus[0]
        return lambda values: first(values) - second(values)
    return lambda values: sum([part(values) for part in plus]) - sum([part(values) for part in minus])


def _product(term: tree.Product) -> Value:
    parts = [value_of(part) for part in term.factors]
    if len(parts) == 2:
        first, second = parts
        return lambda values: first(values) * second(values)
    return lambda values: prod([part(values) for part in parts])


def divide(left: int, right: int) -> int:
    """Divide exactly; raise ArithmeticError if the quotient is not whole or the divisor is 0.

    >>> divide(6, 3)
    2
    >>> divide(3, 2)
    Traceback (most recent call last):
    pencilmark.rules.language.evaluate.Undefined: 3/2
    """
    quotient, rest = divmod(left, right)
    if rest:
        raise Undefined(f"{left}/{right}")
    return quotient


def power(left: int, right: int) -> int:
    """Raise *left* to the power *right*; raise Undefined when that is negative."""
    if right < 0:
        raise Undefined(f"{left}^{right}")
    result: int = left**right
    return result


_BINARY: dict[str, Callable[[int, int], int]] = {
    "/": divide,
    "//": lambda left, right: left // right,
    "%": lambda left, right: left % right,
    "^": power,
}


def _binary(term: tree.Binary) -> Value:
    left, right, operate = value_of(term.left), value_of(term.right), _BINARY[term.operator]
    return lambda values: operate(left(values), right(values))


def joined(*numbers: int) -> int:
    """String the digits of *numbers* together; raise Undefined when one is negative.

    >>> joined(1, 20)
    120
    """
    if min(numbers) < 0:
        raise Undefined("a negative number has no digits")
    return int("".join(map(str, numbers)))


_CALLS: dict[str, Callable[..., int]] = {
    "min": lambda *numbers: min(numbers),
    "max": lambda *numbers: max(numbers),
    "abs": abs,
    "gcd": gcd,
    "digits": joined,
    "value": lambda number: number,
    **EXACT,
}


def _call(term: tree.Call) -> Value:
    parts, function = [value_of(part) for part in term.terms], _CALLS[term.name]
    return lambda values: function(*[part(values) for part in parts])


def _count(term: tree.Count) -> Value:
    parts = [holds(relation) for relation in term.relations]
    return lambda values: sum([part(values) for part in parts])


_VALUES: dict[type, Callable[[Node], Value]] = {
    tree.Number: _number,
    tree.Cell: _cell,
    tree.Sum: _sum,
    tree.Product: _product,
    tree.Binary: _binary,
    tree.Call: _call,
    tree.Count: _count,
}
COMPARE: dict[str, Callable[[int, int], bool]] = {"=": eq, "!=": ne, "<": lt, "<=": le, ">": gt, ">=": ge}


def _defined(truth: Truth) -> Truth:
    """Make a relation false where one of its terms is undefined."""

    def safe(values: Values) -> bool:
        try:
            return truth(values)
        except ArithmeticError:
            return False

    return safe


def _compare(relation: tree.Compare) -> Truth:
    left, right, compare = value_of(relation.left), value_of(relation.right), COMPARE[relation.operator]
    return _defined(lambda values: compare(left(values), right(values)))


def _member(relation: tree.Member) -> Truth:
    """Make a membership: the term equals one of the items, whether or not other items are defined."""
    return _any(tree.Any(tuple(tree.Compare(relation.term, "=", item) for item in relation.items)))


@lru_cache(maxsize=4096)
def is_prime(number: int) -> bool:
    """Report whether *number* is prime (Miller and Rabin).

    The test with these twelve bases is right up to 3.3 * 10**24 (Sorenson and Webster, 2015).

    >>> [n for n in range(-3, 20) if is_prime(n)]
    [2, 3, 5, 7, 11, 13, 17, 19]
    """
    if number < 2:
        return False
    small = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37)
    if any(number % prime == 0 for prime in small):
        return number in small
    twos = ((number - 1) & -(number - 1)).bit_length() - 1
    return all(_passes(number, base, twos) for base in small)


def _passes(number: int, base: int, twos: int) -> bool:
    power = pow(base, number >> twos, number)
    if power in (1, number - 1):
        return True
    for _ in range(twos - 1):
        power = power * power % number
        if power == number - 1:
            return True
    return False


PROPERTIES: dict[str, Callable[[int], bool]] = {
    "odd": lambda value: value % 2 == 1,
    "even": lambda value: value % 2 == 0,
    "prime": is_prime,
}


def _test(relation: tree.Test) -> Truth:
    parts = [value_of(part) for part in relation.terms]
    if relation.name == "distinct":
        return _defined(lambda values: len({part(values) for part in parts}) == len(parts))
    has, part = PROPERTIES[relation.name], parts[0]
    return _defined(lambda values: has(part(values)))


def _matches(relation: tree.Matches) -> Truth:
    parts, machine = [value_of(part) for part in relation.terms], machine_of(relation.pattern)
    return _defined(lambda values: machine.accepts(part(values) for part in parts))


def _connected(relation: tree.Connected) -> Truth:
    parts, values = [value_of(part) for part in relation.terms], frozenset(relation.values)
    return _defined(lambda found: is_connected(where(part(found) in values for part in parts), relation.pairs))


def _divided(relation: tree.Divided) -> Truth:
    parts = [value_of(part) for part in relation.terms]
    return _defined(lambda found: is_divided(relation, [part(found) for part in parts]))


def _all(relation: tree.All) -> Truth:
    parts = [holds(part) for part in relation.relations]
    return lambda values: all(part(values) for part in parts)


def _any(relation: tree.Any) -> Truth:
    parts = [holds(part) for part in relation.relations]
    return lambda values: any(part(values) for part in parts)


def _not(relation: tree.Not) -> Truth:
    part = holds(relation.relation)
    return lambda values: not part(values)


_TRUTHS: dict[type, Callable[[Node], Truth]] = {
    tree.Compare: _compare,
    tree.Member: _member,
    tree.Test: _test,
    tree.Matches: _matches,
    tree.Connected: _connected,
    tree.Divided: _divided,
    tree.All: _all,
    tree.Any: _any,
    tree.Not: _not,
}
