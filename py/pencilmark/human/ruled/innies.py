"""The rule of 45: a house of nine cells adds up to 45, so sums within some houses say what the other cells add up to.

Cells of the houses that are in no sum are *innies*, cells of the sums outside the houses *outies*; the innies less the
outies add up to the total of the houses less those of the sums. A house of other digits adds up to their sum.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import Geometry
from pencilmark.board.kept import derived, kept
from pencilmark.board.masks import bits, union, values
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.ruled import sums
from pencilmark.human.ruled.sets import Families
from pencilmark.human.ruled.views import Family, Weighed, by_rules, sets_adding, views
from pencilmark.rules.propagation.compile import sum_part
from pencilmark.rules.propagation.innies import neighbours
from pencilmark.rules.propagation.linear import Linear

MOST_HOUSES = 4
MOST_LEFT = 14
"""Most cells left over in an equation that is kept; what counts later is how many of them are open."""
MOST_OPEN = 5


@dataclass(frozen=True, slots=True)
class Equation:
    """The cells *inside* (mask) less those *outside* (mask) add up to *total*, by *houses* and *rules* (places)."""

    inside: int
    outside: int
    total: int
    houses: tuple[int, ...]
    rules: tuple[int, ...]


def house_total(geometry: Geometry, house: int) -> int:
    """Return the sum of the digits of a full *house* (place): 45 on the usual board."""
    return sum(values(geometry.house_values[house]))


@kept(20_000, lambda made: 1 + len(made), by_rules)
def equations(position: Position) -> tuple[Equation, ...]:
    """List what houses and sums imply together, the equations of the fewest houses first; kept."""
    return tuple(_equations(position))


def _equations(position: Position) -> Iterator[Equation]:
    facts, geometry = views(position).sums, position.geometry
    known: set[tuple[int, int]] = set()
    if not facts:
        return
    for houses in sorted(together(geometry), key=len):
        region = union(geometry.house_masks[place] for place in houses)
        for reach in (0.0, 0.5, 1.0):
            found = _left_over(region, facts, reach)
            if found is None:
                continue
            inside, outside, total, rules = found
            few = 0 < inside.bit_count() + outside.bit_count() <= MOST_LEFT
            if few and (inside, outside) not in known:
                known.add((inside, outside))
                whole = house_total(geometry, houses[0]) * len(houses)
                yield Equation(inside, outside, whole - total, houses, rules)


def _left_over(
    region: int, facts: tuple[tuple[int, int, int], ...], reach: float
) -> tuple[int, int, int, tuple[int, ...]] | None:
    """Subtract from a *region* (mask) the sums with at most *reach* times as many cells outside; None if none."""
    covered = outside = total = 0
    rules = []
    for rule, cells, amount in sorted(facts, key=lambda fact: (fact[1] & ~region).bit_count()):
        within, out = cells & region, cells & ~region
        if not within or cells & (covered | outside) or out.bit_count() > reach * within.bit_count():
            continue
        covered, outside, total = covered | within, outside | out, total + amount
        rules.append(rule)
    return (region & ~covered, outside, total, tuple(sorted(rules))) if rules else None


def together(geometry: Geometry) -> Iterator[tuple[int, ...]]:
    """Yield sets of houses that share no cell and lie together: lines side by side, boxes that touch, others alone.

    Those of a set hold the same values.
    """
    for values_of in dict.fromkeys(geometry.house_values[place] for place in geometry.full_houses):
        full = [place for place in geometry.full_houses if geometry.house_values[place] == values_of]
        yield from _together(geometry, full)


def _together(geometry: Geometry, full: list[int]) -> Iterator[tuple[int, ...]]:
    kinds = {kind: [place for place in full if geometry.houses[place].kind == kind] for kind in ("row", "column")}
    for places in kinds.values():
        for count in range(1, min(MOST_HOUSES, len(places) - 1 or 1) + 1):
            yield from (tuple(places[start : start + count]) for start in range(len(places) - count + 1))
    boxes = [place for place in full if geometry.houses[place].kind in ("box", "region")]
    yield from ((place,) for place in full if geometry.houses[place].kind not in ("row", "column"))
    for count in range(2, min(MOST_HOUSES, len(boxes) - 1) + 1):
        for chosen in combinations(boxes, count):
            if _touch(geometry, chosen):
                yield chosen


def _touch(geometry: Geometry, places: tuple[int, ...]) -> bool:
    """Report whether houses form one connected area."""
    left = [geometry.house_masks[place] for place in places]
    joined = left.pop()
    while left:
        near = neighbours(joined, geometry.size)
        beside = [mask for mask in left if mask & near]
        if not beside:
            return False
        joined |= union(beside)
        left = [mask for mask in left if mask not in beside]
    return True


@dataclass(frozen=True, slots=True)
class OpenEquation:
    """An equation without the filled cells: the open cells *inside* and *outside*, and their *total*."""

    equation: Equation
    inside: tuple[int, ...]
    outside: tuple[int, ...]
    total: int


@derived
def left_over(position: Position) -> list[OpenEquation]:
    """List the equations that have a few open cells, those with the fewest first."""
    found: list[OpenEquation] = []
    empty = union(position.digit_cells)
    for equation in equations(position):
        inside, outside = equation.inside & empty, equation.outside & empty
        if 0 < inside.bit_count() + outside.bit_count() <= MOST_OPEN:
            stand = sum(position.values[cell] for cell in bits(equation.inside & ~empty))
            stand -= sum(position.values[cell] for cell in bits(equation.outside & ~empty))
            found.append(OpenEquation(equation, tuple(bits(inside)), tuple(bits(outside)), equation.total - stand))
    found.sort(key=lambda one: (len(one.inside) + len(one.outside), len(one.equation.houses)))
    return found


def find_one(position: Position, several: bool) -> Iterator[Step]:
    """Find equations of one house, or of *several*, with a single open cell: its digit is known."""
    for left in left_over(position):
        cells = left.inside + left.outside
        if len(cells) > 1 or several is (len(left.equation.houses) == 1):
            continue
        value = left.total if left.inside else -left.total
        if 1 <= value <= position.geometry.value_count and position.cell_digits[cells[0]] >> value - 1 & 1:
            name = "innies-houses" if several else "innie"
            yield Step(name, (Candidate(cells[0], value),), (), _evidence(left.equation))


def _evidence(equation: Equation) -> Evidence:
    return Evidence(equation.inside | equation.outside, 0, equation.houses, rules=equation.rules)


@derived
def made(position: Position) -> tuple[list[Family], list[Weighed]]:
    """Return the equations with more than one open cell as families and sums, those about the same cells once."""
    found: tuple[list[Family], list[Weighed]] = [], []
    known = set[frozenset[tuple[int, ...]]]()
    for left in left_over(position):
        sides = frozenset((left.inside, left.outside))
        if len(left.inside) + len(left.outside) > 1 and sides not in known:
            known.add(sides)
            _make(position, left, *found)
    return found


def _make(position: Position, left: OpenEquation, families: list[Family], weighed: list[Weighed]) -> None:
    geometry, one = position.geometry, left.inside or left.outside
    peers = geometry.peer_masks
    rules, houses = left.equation.rules, left.equation.houses
    if not (left.inside and left.outside) and all(peers[a] >> b & 1 for a, b in combinations(one, 2)):
        total = left.total if left.inside else -left.total
        families.append(Family(rules, one, sets_adding(len(one), total, geometry.value_count), total, houses))
        return
    sign = 1 if left.inside else -1
    weights = dict.fromkeys(left.inside, 1) | dict.fromkeys(left.outside, -1)
    linear = Linear({cell: sign * weight for cell, weight in weights.items()}, "=", sign * left.total)
    part = sum_part(linear, geometry, [])
    if part:
        weighed.append(Weighed(rules, linear, part[1], part[0], houses))


def find_more(position: Position) -> Iterator[Step]:
    """Find what equations with several open cells rule out."""
    families, weighed = made(position)
    found = Families(families, position)
    for steps in (
        found.digits(),
        sums.find_bounds(position, weighed),
        found.places(),
        sums.find_places(position, weighed),
        found.must(),
    ):
        for step in steps:
            yield Step("innies-cells", step.placements, step.eliminations, step.evidence)
