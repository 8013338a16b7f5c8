"""What techniques of rules count and bound: just what trying all ways to fill a few cells finds."""

from collections.abc import Callable, Iterator
from itertools import combinations, pairwise, permutations, product
from math import factorial, prod
from random import Random

import pytest
from tests.ruled import ruled
from tests.unit.human.ruled.test_sights import MEANS

from pencilmark.board.boards import board
from pencilmark.board.masks import bits, mask_of, union
from pencilmark.board.model import Position
from pencilmark.human.ruled.divisions import divisions
from pencilmark.human.ruled.formulas import (
    compared,
    divisor_of,
    find_bounds,
    find_remainders,
    remainders,
    span,
    supposing,
)
from pencilmark.human.ruled.heights import seen_with, settled
from pencilmark.human.ruled.innies import MOST_HOUSES, house_total, together
from pencilmark.human.ruled.pairs import bounds, lines_of, must, two_cells
from pencilmark.human.ruled.sets import alive, families_of, fits
from pencilmark.human.ruled.sights import find_counts, find_settled
from pencilmark.human.ruled.sums import rest_span
from pencilmark.human.ruled.views import views
from pencilmark.rules.language.tree import Binary, Call, Cell, Compare, Number, Product, Sum, Term
from pencilmark.rules.propagation.compile import house_narrow

SIX = board("6")
APART = (0, 9, 13, 22)
"""Cells of which none sees another."""
SIGNS: dict[str, Callable[[int, int], bool]] = {
    "=": int.__eq__,
    "!=": int.__ne__,
    "<": int.__lt__,
    "<=": int.__le__,
    ">": int.__gt__,
    ">=": int.__ge__,
}


def having(masks: dict[int, int], *rules: str) -> Position:
    """Return a position of 6 x 6 in which some cells have only the candidates in their masks."""
    position = Position.of(ruled(SIX, [0] * 36, rules))
    gone = [(cell, digit + 1) for cell, mask in masks.items() for digit in bits(0b111111 & ~mask)]
    return position.after((), gone)


def drawn(seed: str, count: int, cells: tuple[int, ...]) -> Iterator[dict[int, int]]:
    """Draw candidates (masks) of some cells, at least two in each."""
    rng = Random(seed)
    for _ in range(count):
        yield {cell: mask_of(rng.sample(range(6), rng.randint(2, 6))) for cell in cells}


def ways(masks: dict[int, int]) -> Iterator[tuple[int, ...]]:
    """Yield all ways to put candidates into cells."""
    return product(*([digit + 1 for digit in bits(mask)] for mask in masks.values()))


@pytest.mark.parametrize("name", ["sandwich", "x-sum", "numbered-room"])
@pytest.mark.parametrize("top", [4, 5])
def test_a_line_is_divided_in_its_ways_and_in_no_others(name: str, top: int) -> None:
    def means(way: tuple[int, ...], number: int) -> bool:
        if name == "sandwich":
            first, last = sorted((way.index(1), way.index(top)))
            return sum(way[first + 1 : last]) == number
        return MEANS[name](way, number)

    for number in range(top * top):
        found = divisions(name, number, top)
        fillings = sum(prod(factorial(len(part)) for part in one.parts) * max(1, len(one.sets)) for one in found)
        assert fillings == sum(means(way, number) for way in permutations(range(1, top + 1)))


@pytest.mark.parametrize("sign", SIGNS)
def test_bounds_take_from_a_comparison_just_what_fits_into_no_way(sign: str) -> None:
    rng, struck = Random(sign), 0
    for _ in range(40):
        wide = (1, 2) if sign == "!=" and rng.random() < 0.9 else range(6)  # else they can nearly always differ
        spans = [sorted(rng.choices(wide, k=2)) for _ in APART]
        masks = {cell: (2 << high) - (1 << low) for cell, (low, high) in zip(APART, spans, strict=True)}
        position = having(masks, f"r1c1 + r2c4 {sign} r3c2 + r4c5")
        fit = [way for way in ways(masks) if SIGNS[sign](way[0] + way[1], way[2] + way[3])]
        lost = {
            (cell, digit + 1)
            for place, cell in enumerate(APART)
            for digit in bits(position.cell_digits[cell])
            if digit + 1 not in {way[place] for way in fit}
        }
        steps = list(find_bounds(position))
        assert {one for step in steps for one in step.eliminations} == (lost if fit else set())
        struck += bool(steps)
    assert struck


def test_sides_that_must_differ_take_what_leaves_a_cell_that_is_seen_one_digit() -> None:
    position = having({0: 0b111, 1: 0b11, 13: 0b1, 22: 0b10}, "r1c1 + r1c2 != r3c2 + r4c5")
    assert [step.eliminations for step in find_bounds(position)] == [((0, 1), (0, 2))]


@pytest.mark.parametrize("rule", ["r1c1 + 3 < r2c4", "distinct(r1c1, r2c4, r3c2)", "r1c1 = 2 or r2c4 + r3c2 = 12"])
def test_what_is_no_comparison_of_three_cells_or_more_has_no_bounds(rule: str) -> None:
    for masks in drawn(rule, 3, APART[:3]):
        assert not [*find_bounds(having(masks, rule)), *find_remainders(having(masks, rule))]


def test_the_span_of_a_term_is_that_of_its_values() -> None:
    a, b, c = (Cell(cell) for cell in (0, 9, 13))
    terms: list[tuple[Term, Callable[[int, int, int], int]]] = [
        (Sum(((1, a), (-1, b), (1, Number(0)))), lambda x, y, z: x - y),
        (Product((a, b, Sum(((1, c), (-1, Number(3)))))), lambda x, y, z: x * y * (z - 3)),
        (Call("min", (a, b, c)), lambda x, y, z: min(x, y, z)),
        (Call("max", (a, b, c)), lambda x, y, z: max(x, y, z)),
        *[(Binary("^", a, Number(power)), lambda x, y, z, power=power: x**power) for power in (0, 1, 4)],
    ]
    for masks in drawn("span", 15, APART[:3]):
        for term, value in terms:
            values = [value(*way) for way in ways(masks)]
            assert span(term, masks.__getitem__) == (min(values), max(values))
            for divisor in range(2, 10):
                assert not mask_of(one % divisor for one in values) & ~remainders(term, masks.__getitem__, divisor)


def test_what_no_bounds_are_known_of_has_none() -> None:
    def masks(cell: int) -> int:
        return 0b111

    less = Sum(((1, Cell(0)), (-1, Number(2))))
    assert span(Product((Cell(0),) * 6), masks) == (1, 3**6)
    for term in (Product((Cell(0),) * 7), Binary("^", Cell(0), Number(5)), Binary("^", less, Number(2))):
        assert span(term, masks) is None
    assert span(Binary("%", Cell(0), Number(1)), masks) == (0, 0)
    assert span(Binary("%", Cell(0), Number(4)), masks) == (0, 3)


def test_sides_that_leave_different_remainders_are_told_apart_by_the_least_divisor() -> None:
    def masks(cell: int) -> int:
        return (1 << 12) - 1

    for number, divisor in ((4, 2), (9, 3), (35, 5), (7, 7), (11, None)):
        times = [Product((Number(number), Cell(cell))) for cell in (0, 1)]
        more = Sum(((1, times[1]), (1, Number(1))))
        assert divisor_of(Compare(times[0], "=", more), masks) == divisor
        assert divisor_of(Compare(times[0], "<", more), masks) is None
    ten = Compare(Product((Number(10), Cell(0))), "=", Cell(1))  # apart by 10 alone, which nobody divides by
    assert divisor_of(ten, lambda cell: 0b110000 if cell else 0b111111111111) is None
    eight = Sum(((1, Product((Number(9), Cell(1)))), (1, Number(3))))
    assert divisor_of(Compare(Product((Number(9), Cell(0))), "=", eight), masks) == 9


def test_sides_that_are_counts_are_not_divided_and_would_tell_nothing_apart() -> None:
    alike = "count(r1c1 = 3, r2c4 = 3) = count(r3c2 = 3, r4c5 = 3)"
    for masks in drawn("counts", 10, APART):
        position = having(masks, alike, "r1c1 + count(r2c4 = 3, r3c2 = 3) = 2*r4c5")
        for rule in range(2):
            (part,) = compared(position, rule)
            assert not any(divisor_of(part, supposing(position, *one)) for one in position.candidates())
        assert not [*find_remainders(position)]
    position = having({}, "4*count(r2c4 = 3, r3c2 = 3) = 2*r1c1 + r4c5")
    assert [step.eliminations for step in find_remainders(position)] == [((22, 1), (22, 3), (22, 5))]


def test_a_cell_of_a_sum_is_within_what_the_others_leave() -> None:
    weighed = views(having({}, "r1c1 + r2c4 - r3c2 = 2 * r4c5")).weighed[0]
    weights = weighed.linear.weights
    for masks in drawn("rest", 8, APART):
        position = having(masks, "r1c1 + r2c4 - r3c2 = 2 * r4c5")
        for place, cell in enumerate(APART):
            rests = {
                weighed.linear.total - sum(weights[c] * v for c, v in zip(APART, way, strict=True) if c != cell)
                for way in ways(masks)
            }
            assert rest_span(position, weighed, cell) == (min(rests), max(rests)), place


@pytest.mark.parametrize("rise", [0, 1, 2])
def test_cells_of_a_growing_line_are_bounded_by_the_ways_along_it(rise: int) -> None:
    known = 0
    for masks in drawn("grows", 60, APART[:3]):
        line = [way for way in ways(masks) if all(b - a >= rise for a, b in pairwise(way))]
        if line:
            known += 1
            low, high = bounds(having(masks), APART[:3], rise)
            assert (low, high) == ([*map(min, zip(*line, strict=True))], [*map(max, zip(*line, strict=True))])
    assert known


def test_digits_of_every_way_to_fill_two_cells_are_a_must() -> None:
    position = having({}, "ratio: a1 a2")
    (pair,) = views(position).pairs
    known = 0
    for masks in drawn("must", 40, (pair.a, pair.b)):
        fit = [way for way in ways(masks) if pair.with_a[way[0] - 1] >> way[1] - 1 & 1]
        found = [digit + 1 for digit in bits(must(having(masks, "ratio: a1 a2"), pair))]
        assert found == [digit for digit in range(1, 7) if all(digit in way for way in fit)]
        known += bool(fit and found)
    assert known


def test_a_set_fits_where_its_digits_can_each_have_a_cell() -> None:
    for masks in drawn("fits", 20, (0, 1, 2)):
        for chosen in combinations(range(6), 3):
            able = any(sorted(way) == [digit + 1 for digit in chosen] for way in ways(masks))
            assert fits([*masks.values()], mask_of(chosen)) is able


def test_steps_of_a_cage_are_those_of_the_sets_that_are_left_to_it() -> None:
    cage, steps = (0, 1, 2), 0
    for number, masks in enumerate(drawn("cage", 60, cage)):
        position = having(masks, f"killer {6 + number % 10}: a1 a2 a3")
        families = families_of(position)
        (family,) = families.families
        sets = alive(position, family)
        for step in families.one():
            assert len(sets) == 1 and step.evidence.digits == sets[0]
        for step in (*families.only(), *families.must()):
            ((digit,),) = ({one.value - 1 for one in step.placements + step.eliminations},)
            assert step.evidence.digits == 1 << digit and all(one >> digit & 1 for one in sets)
            steps += 1
        places = {digit: [cell for cell in cage if masks[cell] >> digit & 1] for digit in range(6)}
        needed = {digit for digit in range(6) if sets and all(one >> digit & 1 for one in sets)}
        only = {(places[digit][0], digit + 1) for digit in needed if len(places[digit]) == 1}
        assert {one for step in families.only() for one in step.placements} == only
    assert steps


@pytest.mark.parametrize(("on", "boxes"), [("4", 4), ("6", 6), ("9", 9)])
def test_houses_that_are_taken_together_share_no_cell_and_lie_side_by_side(on: str, boxes: int) -> None:
    geometry = board(on)
    found = list(together(geometry))
    assert len(set(found)) == len(found)
    assert {house_total(geometry, place) for place in geometry.full_houses} == {sum(range(geometry.size + 1))}
    for houses in found:
        kinds = {geometry.houses[place].kind for place in houses}
        cells = union(geometry.house_masks[place] for place in houses)
        assert len(kinds) == 1 and cells.bit_count() == len(houses) * geometry.size
        assert len(houses) <= min(MOST_HOUSES, geometry.size - 1) and is_connected(cells, geometry.size)
    touching = {
        chosen
        for count in range(1, min(MOST_HOUSES, boxes - 1) + 1)
        for chosen in combinations([p for p in geometry.full_houses if geometry.houses[p].kind == "box"], count)
        if is_connected(union(geometry.house_masks[place] for place in chosen), geometry.size)
    }
    assert touching == {houses for houses in found if geometry.houses[houses[0]].kind == "box"}
    rows = [houses for houses in found if geometry.houses[houses[0]].kind == "row"]
    assert len(rows) == sum(geometry.size - count + 1 for count in range(1, min(MOST_HOUSES, geometry.size - 1) + 1))


def is_connected(cells: int, size: int) -> bool:
    """Report whether cells (a mask) are connected side by side."""
    left = {divmod(cell, size) for cell in bits(cells)}
    walk = [left.pop()]
    for row, column in walk:
        near = {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)} & left
        left -= near
        walk += near
    return not left


@pytest.mark.parametrize(("name", "step"), [("thermo", 1), ("slow-thermo", 0), ("greater", -1)])
def test_lines_that_grow_are_taken_whole_and_pairs_by_themselves(name: str, step: int) -> None:
    for line in ((0, 6, 12), (12, 6, 0)):
        cells = " ".join(SIX.cell_name(cell) for cell in line)
        position = having({}, f"{name}: {cells}")
        assert list(lines_of(position.rules[0])) == [(line if step >= 0 else line[::-1], abs(step))]
        assert not list(two_cells(position))
        two = having({}, f"{name}: {' '.join(cells.split()[:2])}")
        assert not list(lines_of(two.rules[0])) and len(list(two_cells(two))) == 1


@pytest.mark.parametrize(("number", "able"), [(1, [[6], [1, 2, 3, 4, 5]]), (6, [[1], [2]]), (5, [[1, 2], [1, 2, 3]])])
def test_skyscrapers_that_are_too_few_or_too_many_are_struck(number: int, able: list[list[int]]) -> None:
    position = having({}, f"skyscraper {number}: left 1")
    lost = {one for find in (find_counts, find_settled) for step in find(position) for one in step.eliminations}
    for cell, left in enumerate(able):
        assert [digit for digit in range(1, 7) if (cell, digit) not in lost] == left


def test_a_line_of_heights_settles_by_places_and_by_what_is_seen_in_turn() -> None:
    rng, turns, ends = Random("settled"), 0, set[bool]()
    for number in (*range(1, 6),) * 16:
        filling = rng.sample(range(5), 5)
        masks = before = tuple(1 << digit | rng.getrandbits(5) & rng.getrandbits(5) for digit in filling)
        for turn, after in enumerate(found := settled(masks, number)):
            if after:
                assert after == (seen_with(before, number) if turn % 2 else house_narrow(5, 5)(before))
            before, turns = after, max(turns, turn)
        ways = (
            way
            for way in permutations(range(5))
            if not any(1 << at & ~mask for at, mask in zip(way, masks, strict=True))
        )
        fit = [way for way in ways if MEANS["skyscraper"](tuple(digit + 1 for digit in way), number)]
        assert found[-1] or not fit
        assert all(mask >> digit & 1 for way in fit for mask, digit in zip(found[-1], way, strict=True))
        ends.add(bool(found[-1]))
    assert turns > 2 and len(ends) == 2
