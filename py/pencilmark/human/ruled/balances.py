"""The rule of 45 with any sums: arrows, little killers, lines of equal sums and pairs of an X, together with cages.

Every such clue is an equation between cells, and so is the total of some houses. Subtract from that the equations that
cancel most of its cells: what is left is an equation of a few cells (a *balance*), true because both sides were equal
before.
"""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.frozen import dataclass
from pencilmark.board.kept import derived, kept
from pencilmark.board.masks import mask_of, values
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.ruled import sums
from pencilmark.human.ruled.innies import house_total, together
from pencilmark.human.ruled.pairs import keeps
from pencilmark.human.ruled.views import Weighed, by_rules, views
from pencilmark.rules.language.tree import flat
from pencilmark.rules.propagation.compile import sum_part
from pencilmark.rules.propagation.linear import Linear, linear_of
from pencilmark.rules.rule import clues_of, digits_of

NAME = "innies-lines"
MOST_LEFT = 10
"""Most cells of a balance that is kept."""
MOST_OPEN = 5
MOST_FACTS = 6
"""Most clues in one balance; people do not add up more."""


@dataclass(frozen=True, slots=True)
class RuleTotal:
    """What a *rule* (place) says: some cells, times weights, add up to a total."""

    rule: int
    linear: Linear

    def __hash__(self) -> int:
        return hash((self.rule, self.linear.total))


@dataclass(frozen=True, slots=True)
class Balance:
    """The equation (*linear*) that is left when *facts* are subtracted from the total of *houses* (places)."""

    linear: Linear
    houses: tuple[int, ...]
    facts: tuple[RuleTotal, ...]

    @property
    def rules(self) -> tuple[int, ...]:
        """Return the places of the rules in it."""
        return tuple(sorted({fact.rule for fact in self.facts}))

    @property
    def cells(self) -> int:
        """Return its cells (mask)."""
        return mask_of(self.linear.weights)


@kept(20_000, lambda made: 1 + len(made), by_rules)
def balances(position: Position) -> tuple[Balance, ...]:
    """List the balances of a puzzle, those of the fewest houses first; kept."""
    return tuple(_balances(position))


def _facts(position: Position) -> list[RuleTotal]:
    """List the equations between cells that the rules state."""
    others, found = clues_of(position.rules), []
    for place, rule in enumerate(position.rules):
        for part in flat(digits_of(rule, position.geometry, others)):
            linear = linear_of(part, position.geometry.value_count)
            if linear and linear.operator == "=" and len(linear.weights) > 1:
                found.append(RuleTotal(place, linear))
    return found


def _balances(position: Position) -> Iterator[Balance]:
    facts, geometry = _facts(position), position.geometry
    plain = {rule for rule, _, _ in views(position).sums}
    if all(fact.rule in plain for fact in facts):  # `innies` finds what cages alone say
        return
    known = set[tuple[tuple[int, int], ...]]()
    for houses in sorted(together(geometry), key=len):
        region = {cell: 1 for place in houses for cell in geometry.houses[place].cells}
        whole = house_total(geometry, houses[0]) * len(houses)
        linear, used = _cancelled(Linear(region, "=", whole), facts)
        key = tuple(sorted(linear.weights.items()))
        is_new = key not in known and any(fact.rule not in plain for fact in used)
        if is_new and 0 < len(key) <= MOST_LEFT and len(used) <= MOST_FACTS:
            known.add(key)
            yield Balance(linear, houses, tuple(used))


def _cancelled(linear: Linear, facts: list[RuleTotal]) -> tuple[Linear, list[RuleTotal]]:
    """Subtract facts, each time the one that cancels most cells, as long as that makes the equation shorter."""
    left, used = list(facts), list[RuleTotal]()
    while True:
        shorter = [
            (len(found.weights), place, found) for place, fact in enumerate(left) if (found := _less(linear, fact))
        ]
        if not shorter:
            return linear, used
        count, place, found = min(shorter, key=lambda one: one[:2])
        if count >= len(linear.weights):
            return linear, used
        linear = found
        used.append(left.pop(place))


def _less(linear: Linear, fact: RuleTotal) -> Linear | None:
    """Subtract (or add) a fact to cancel the first of its cells that has the same weight here; None if no cell has."""
    times = 0
    for cell, weight in fact.linear.weights.items():
        here = linear.weights.get(cell, 0)
        if here and abs(weight) == abs(here):
            times = here // weight
            break
    if not times:
        return None
    weights = dict(linear.weights)
    for cell, weight in fact.linear.weights.items():
        weights[cell] = weights.get(cell, 0) - times * weight
    left = {cell: weight for cell, weight in sorted(weights.items()) if weight}
    return Linear(left, "=", linear.total - times * fact.linear.total)


def opened(position: Position, balance: Balance) -> Linear:
    """Return what a balance says about its open cells, with the filled ones subtracted."""
    weights, values = balance.linear.weights, position.values
    stands = sum(weight * values[cell] for cell, weight in weights.items())
    return Linear({c: weight for c, weight in weights.items() if not values[c]}, "=", balance.linear.total - stands)


def weighed_of(position: Position, balance: Balance) -> Weighed | None:
    """Return the open cells of a balance as a sum; None if it is too large."""
    linear = opened(position, balance)
    part = sum_part(linear, position.geometry, [])
    return Weighed(balance.rules, linear, part[1], part[0], balance.houses) if part else None


@derived
def _short(position: Position) -> list[tuple[Balance, Weighed]]:
    """List the balances with few open cells, those with the fewest first."""
    found: list[tuple[Balance, Weighed]] = []
    for balance in balances(position):
        count = sum(not position.values[cell] for cell in balance.linear.weights)
        weighed = weighed_of(position, balance) if 0 < count <= MOST_OPEN else None
        if weighed:
            found.append((balance, weighed))
    found.sort(key=lambda one: (len(one[1].cells), len(one[0].houses)))
    return found


def find(position: Position) -> Iterator[Step]:
    """Find digits that balances fix, and candidates that they rule out."""
    short = _short(position)
    for balance, weighed in short:
        shown = Evidence(balance.cells, 0, balance.houses, rules=balance.rules)
        if len(weighed.cells) == 1:
            ((cell, weight),) = weighed.linear.weights.items()
            value, rest = divmod(weighed.linear.total, weight)
            if not rest and 1 <= value <= position.geometry.value_count and value in _digits(position, cell):
                yield Step(NAME, (Candidate(cell, value),), (), shown)
        else:
            for search in (sums.find_bounds, sums.find_places):
                for step in search(position, [weighed], NAME):
                    if all(keeps(position, cell, step.eliminations) for cell in weighed.cells):
                        yield Step(NAME, (), step.eliminations, shown)


def _digits(position: Position, cell: int) -> list[int]:
    return values(position.cell_digits[cell])
