"""Sums, clauses and operations on small cases: nothing possible goes, and no end stays that bounds refute."""

import operator
from collections.abc import Callable, Sequence
from itertools import product
from random import Random

import pytest
from tests.unit.engine.relations.settling import (
    Domains,
    Sets,
    cases,
    is_sound,
    model_of,
    numbers_of,
    random_masks,
    read,
    settled,
    supported,
)

from pencilmark.engine.relations import memory
from pencilmark.engine.relations.memory import AT_MOST, EQUAL, INTERVAL, MASK, UNEQUAL
from pencilmark.engine.relations.model import Clause, Domain, Linear, Literal, Operation, Term

HOLDS = {AT_MOST: lambda sum_: sum_ <= 0, EQUAL: lambda sum_: sum_ == 0, UNEQUAL: lambda sum_: sum_ != 0}
Ends = tuple[int, int]


def random_terms(random: Random, count: int, weights: Sequence[int]) -> tuple[list[Domain], list[Term]]:
    """Draw variables as masks, intervals and literals, each with a term."""
    domains, terms = list[Domain](), list[Term]()
    for place in range(count):
        how = random.choice((MASK, MASK, INTERVAL, random.randint(1, 30)))
        if how == INTERVAL:
            low = random.randint(-6, 4)
            domains.append((low, low + random.choice((0, 1, 4))))
        else:
            domains += random_masks(random, 1, 5)
        terms.append(Term(place, random.choice(weights), how))
    return domains, terms


def ends(term: Term, left: Sets, weight: int = 1, added: int = 0) -> Ends:
    found = [weight * read(term, number) + added for number in left[term.variable]]
    return min(found), max(found)


def may_be(relation: int, low: int, high: int, holds: bool) -> bool:
    """Report whether a sum between two ends may have a relation to 0 (or not have it)."""
    return any(HOLDS[relation](sum_) == holds for sum_ in (low, high)) or (
        low < 0 < high and HOLDS[relation](0) == holds
    )


def is_refuted(it: Linear, left: Sets) -> bool:
    """Report whether the ends of the terms show that more must go."""
    bounds = [ends(term, left, term.number) for term in it.terms]
    low, high = (it.constant + sum(one[end] for one in bounds) for end in (0, 1))
    for holds in {bool(it.says.mask >> number & 1) for number in left[it.says.variable]}:
        if not may_be(it.relation, low, high, holds):
            return True
    if len({it.says.mask >> number & 1 for number in left[it.says.variable]}) > 1:
        return False
    for (least, most), term in zip(bounds, it.terms, strict=True):
        for end in {least, most}:
            if not may_be(it.relation, low - least + end, high - most + end, holds):
                return True
        others = [one for one in it.terms if one != term]
        if term.how == MASK and all(len(left[one.variable]) == 1 for one in others):
            rest = low - least
            if not all(HOLDS[it.relation](rest + term.number * number) == holds for number in left[term.variable]):
                return True
    return False


@pytest.mark.parametrize("relation", [AT_MOST, EQUAL, UNEQUAL])
def test_sums_keep_what_can_be_and_no_end_that_is_refuted(relation: int) -> None:
    refuted = 0
    for random in cases(150):
        domains, terms = random_terms(random, random.randint(1, 3), (-3, -2, -1, 1, 1, 2))
        if random.random() < 0.5:  # only one is open
            domains[1:] = [domain & -domain if isinstance(domain, int) else domain[:1] * 2 for domain in domains[1:]]
        says = Literal(len(domains), random.choice((1, 2, 2, 6)))
        domains.append(random.choice((2, 2, 3, 3, 1, 7)))
        constant = random.choice((*range(-8, 9), -64))  # a mask has no place for 64
        it = Linear(tuple(terms), relation, constant, says)

        def fulfils(values: Sequence[int], it: Linear = it) -> bool:
            sum_ = it.constant + sum(term.number * read(term, values[term.variable]) for term in it.terms)
            return HOLDS[it.relation](sum_) == bool(it.says.mask >> values[it.says.variable] & 1)

        left = settled(model_of([it], domains, 0))
        assert is_sound(left, supported(domains, fulfils)), (it, domains, left)
        assert left is None or not is_refuted(it, left), (it, domains, left)
        refuted += left is None
    assert 5 < refuted < 100


def test_clauses_keep_exactly_what_can_be() -> None:
    for random in cases(150):
        count = random.randint(1, 4)
        domains = random_masks(random, count + 1, 4)
        literals = tuple(Literal(place, random.randint(1, 14)) for place in range(count))
        says = Literal(count, random.randint(1, 14))

        def fulfils(values: Sequence[int], every: tuple[Literal, ...] = literals, says: Literal = says) -> bool:
            return any(mask >> values[place] & 1 for place, mask in every) == bool(
                says.mask >> values[says.variable] & 1
            )

        assert settled(model_of([Clause(literals, says)], domains, 0)) == supported(domains, fulfils)


def test_a_value_that_one_of_some_cells_has_goes_from_what_sees_all_its_places() -> None:
    """Six cells, of which the last two see some of the first four; up to three of these may have the value 0."""
    for random in cases(100):
        sees = [random.choice((15, random.randrange(16))) for _ in range(2)]
        peers = [sum(1 << 4 + at for at in range(2) if sees[at] >> place & 1) for place in range(4)] + sees
        domains = [*(random.choice((0b1111, 0b1110)) for _ in range(4)), 0b1111, 0b1111, random.choice((1, 2, 2))]
        clause = Clause(tuple(Literal(place, 1) for place in range(4)), Literal(6, 2))
        places = [place for place in range(4) if domains[place] & 1]
        wanted = [numbers_of(domain) for domain in domains]
        if domains[6] == 1:
            wanted = [numbers - {0} if place < 4 else numbers for place, numbers in enumerate(wanted)]
        elif len(places) < 4:
            if len(places) == 1:
                wanted[places[0]] = {0}
            for at in (0, 1):
                wanted[4 + at] -= {0} if all(sees[at] >> place & 1 for place in places) else set()
        left = settled(model_of([clause], domains, 6, peers))
        assert left == (wanted if places or domains[6] == 1 else None)


def corners(kind: int, operands: Sequence[Ends]) -> Ends:
    """Return the least and the greatest result of an operation on all numbers between some ends."""
    found = [VALUES[kind](*values) for values in product(*(range(low, high + 1) for low, high in operands))]
    return min(found), max(found)


VALUES: dict[int, Callable[..., int]] = {
    memory.PRODUCT: operator.mul,
    memory.LEAST: lambda *values: min(values),
    memory.SIZE: abs,
    memory.QUOTIENT: operator.floordiv,
    memory.REMAINDER: operator.mod,
}


def is_open(kind: int, place: int, every: Sequence[Ends]) -> bool:
    """Report whether an operation leaves the ends of one of its terms alone, because it does not look at them."""
    if kind == memory.PRODUCT and place:
        return every[1][0] < 0 or every[2][0] < 0 or every[3 - place][0] == 0
    if kind == memory.REMAINDER:
        return place == 2 or every[2][0] != every[2][1]
    return kind == memory.QUOTIENT and place == 2


def is_end_refuted(kind: int, every: Sequence[Ends]) -> bool:
    """Report whether the other terms show that an end of the result or of an operand is no longer possible."""
    low, high = corners(kind, every[1:])
    if kind == memory.REMAINDER and every[2][0] != every[2][1]:
        low, high = 0, every[2][1] - 1
    if every[0][0] < low or every[0][1] > high:
        return True
    for place in range(1, len(every)):
        for end in every[place]:
            least, most = corners(kind, [*every[1:place], (end, end), *every[place + 1 :]])
            if not is_open(kind, place, every) and (most < every[0][0] or least > every[0][1]):
                return True
    return False


@pytest.mark.parametrize(
    ("kind", "count"),
    [
        (memory.PRODUCT, 2),
        (memory.LEAST, 1),
        (memory.LEAST, 3),
        (memory.SIZE, 1),
        (memory.QUOTIENT, 2),
        (memory.REMAINDER, 2),
    ],
)
def test_operations_keep_what_can_be_and_no_end_that_is_refuted(kind: int, count: int) -> None:
    refuted = 0
    for random in cases(150):
        domains, terms = random_terms(random, count + 1, (-3, 0, 0, 1))
        if kind in (memory.QUOTIENT, memory.REMAINDER):  # a divisor is above 0
            least = min(read(terms[2], number) for number in numbers_of(domains[2]))
            terms[2] = terms[2]._replace(number=random.choice((1, 1, 2, 3)) - least)
        if kind == memory.REMAINDER and random.random() < 0.7:  # its ends are looked at only when the divisor is known
            domains[1:], terms[1] = [(low := random.randint(-9, 9), low + 7), (3, 3)], Term(1, 0, INTERVAL)
            terms[2] = Term(2, random.choice((-2, -1, 0, 1, 2)), INTERVAL)
        elif random.random() < 0.5:  # the result may be anything
            domains[0], terms[0] = (-100, 100), terms[0]._replace(how=INTERVAL)
        it = Operation(kind, tuple(terms))

        def values_of(values: Sequence[int], it: Operation = it) -> list[int]:
            return [read(term, values[term.variable]) + term.number for term in it.terms]

        def fulfils(values: Sequence[int]) -> bool:
            result, *operands = values_of(values)
            return VALUES[kind](*operands) == result

        left = settled(model_of([it], domains, 0))
        if domains[0] == (-100, 100):
            wanted = supported_by(domains, values_of, kind, terms[0].number)
        else:
            wanted = supported(domains, fulfils)
        assert is_sound(left, wanted), (it, domains, left)
        if left is not None:
            every = [ends(term, left, 1, term.number) for term in terms]
            assert not is_end_refuted(kind, every), (it, domains, left)
        refuted += left is None
    assert refuted < 100


def supported_by(domains: Domains, values_of: Callable[[Sequence[int]], list[int]], kind: int, added: int) -> Sets:
    """Return what the operands allow of the result, and the operands unchanged."""
    results = {VALUES[kind](*values_of((0, *some))[1:]) - added for some in product(*map(numbers_of, domains[1:]))}
    return [results, *map(numbers_of, domains[1:])]
