"""Words and drawings for sums of any cells, and for the rule of 45."""

from __future__ import annotations

from collections.abc import Iterable

from pencilmark.board.masks import bits, mask_of
from pencilmark.board.phrase import Phrase, phrase
from pencilmark.human.explain.cages import say_places
from pencilmark.human.explain.combinations import clue_name, combination, family_of, left_of, listed_sets
from pencilmark.human.explain.ways import say_ways
from pencilmark.human.ruled.innies import OpenEquation, house_total
from pencilmark.human.ruled.sets import alive
from pencilmark.human.ruled.sums import rest_span, span
from pencilmark.human.ruled.views import Weighed, views
from pencilmark.human.telling.case import Case, Teller, Telling
from pencilmark.human.telling.names import noun
from pencilmark.rules.propagation.compile import sum_part
from pencilmark.rules.propagation.linear import Linear
from pencilmark.rules.rule import clue_of

MOST_BOUNDS = 4


def weighed_of(case: Case) -> Weighed:
    """Find the sum that a step is about by its evidence."""
    evidence = case.evidence
    if not evidence.houses:
        found = views(case.position).weighed
        mask = evidence.cells
        return next(one for one in found if one.rules == evidence.rules and mask_of(one.cells) == mask)
    left = left_of(case)
    weights = dict.fromkeys(left.inside, 1) | dict.fromkeys(left.outside, -1)
    sign = 1 if left.inside else -1
    linear = Linear({cell: sign * weight for cell, weight in weights.items()}, "=", sign * left.total)
    part = sum_part(linear, case.geometry, [])
    assert part
    return Weighed(evidence.rules, linear, part[1], part[0], evidence.houses)


def equation(case: Case, linear: Linear) -> str:
    """Write a sum as an equation between cells.

    Cells that count negatively stand on the right.
    """
    left = [_term(case, cell, weight) for cell, weight in linear.weights.items() if weight > 0]
    right = [_term(case, cell, -weight) for cell, weight in linear.weights.items() if weight < 0]
    if linear.total > 0 or not right:
        right.append(str(linear.total))
    elif linear.total < 0:
        left.append(str(-linear.total))
    return f"{' + '.join(left)} = {' + '.join(right)}"


def _term(case: Case, cell: int, weight: int) -> str:
    return case.cell(cell) if weight == 1 else f"{weight} × {case.cell(cell)}"


def bounds(case: Case, told: Telling) -> None:
    """Explain the least and the largest digit that a sum leaves a cell."""
    say_bounds(case, told, _begin(case, told))


def _begin(case: Case, told: Telling) -> Weighed:
    """Say what the sum of a step says, and return it."""
    weighed = weighed_of(case)
    mask = mask_of(weighed.cells)
    told.look_at(case, mask)
    told.say("balance-clue", clue=clue_name(case), equation=equation(case, weighed.linear))
    told.canvas.tint(mask)
    return weighed


def say_bounds(case: Case, told: Telling, weighed: Weighed) -> None:
    """Say how the other cells of a sum bound each cell that loses a candidate."""
    position, weights = case.position, weighed.linear.weights
    lost = bits(case.gone_cells)
    for cell in lost[:MOST_BOUNDS]:
        weight = weights[cell]
        low, high = sorted(bound / weight for bound in rest_span(position, weighed, cell))
        values = [value for c, value in case.step.eliminations if c == cell]
        same = [c for c in weighed.cells if c != cell and (weights[c] > 0) == (weight > 0)]
        against = [c for c in weighed.cells if (weights[c] > 0) != (weight > 0)]
        plain = all(abs(w) == 1 for w in weights.values())
        rest = None if plain or against else [weighed.linear.total - weight * bound for bound in (low, high)]
        if any(value < low for value in values):
            clauses = _others(rest[0], "most") if rest else _bounds(case, same, against, plain, at_least=True)
            told.say("totals-so-least", clauses=clauses, cell=case.cell(cell), value=-int(-low // 1))
        if any(value > high for value in values):
            clauses = _others(rest[1], "least") if rest else _bounds(case, same, against, plain, at_least=False)
            told.say("totals-so-most", clauses=clauses, cell=case.cell(cell), value=int(high // 1))
    if len(lost) > MOST_BOUNDS:
        told.say("totals-other-cells-bounded-same")
    told.conclude(case)


def _others(rest: float, how: str) -> list[Phrase]:
    """Say what the other cells of a sum add up to at *most* or at *least*."""
    return [phrase("totals-others-make", how=how, rest=round(rest))]


def _bounds(case: Case, same: list[int], against: list[int], plain: bool, at_least: bool) -> list[Phrase]:
    """Say what bounds a cell from below (*at_least*) or above: cells on the *same* side of the sum, and *against*."""
    clauses = []
    for cells, is_low in ((against, at_least), (same, not at_least)):
        if cells and plain:
            low, high = span(case.position, cells)
            how = "exactly" if low == high else "least" if is_low else "most"
            bound = low if is_low else high
            clauses.append(phrase("totals-make", cells=case.names_of(cells), how=how, bound=bound))
    return clauses or [phrase("totals-others-leave-no-more")]


def ways(case: Case, told: Telling) -> None:
    """Explain candidates of a sum that are in no way to fill its cells."""
    weighed = _begin(case, told)
    say_ways(case, told, weighed.cells, weighed.narrow)


def say_houses(case: Case, told: Telling, houses: tuple[int, ...]) -> None:
    """Say what the digits of *houses* (places) add up to."""
    whole, count = house_total(case.geometry, houses[0]), len(houses)
    if count == 1:
        told.say("totals-house-adds-up", houses=case.houses(houses), whole=whole)
    else:
        told.say("totals-houses-add-up", houses=case.houses(houses), count=count, whole=whole, total=whole * count)


def _begin_45(case: Case, told: Telling) -> OpenEquation:
    """Say what houses and cages imply together: the totals, and what is left over, which is returned."""
    evidence, position = case.evidence, case.position
    left, geometry = left_of(case), case.geometry
    told.look(case, evidence.houses)
    say_houses(case, told, evidence.houses)
    facts = {rule: amount for rule, _, amount in views(position).sums}
    amounts = [facts[rule] for rule in evidence.rules]
    if len(amounts) == 1:
        told.say("totals-covers-part", clue=noun(position.rules[evidence.rules[0]], geometry))
    else:
        told.say(
            "totals-there-make",
            count=len(amounts),
            kind=_sum_kind(case),
            parts=" + ".join(map(str, amounts)),
            total=sum(amounts),
        )
    stands = [c for c in bits(left.equation.inside) if position.values[c]]
    out = [c for c in bits(left.equation.outside) if position.values[c]]
    if stands:
        told.say("totals-stands", placed=_placed(case, stands))
    if out:
        told.say("totals-stands-outside", **_sums(case), placed=_placed(case, out))
    for place in evidence.houses:
        told.canvas.house(place)
    told.canvas.tint(mask_of((*left.inside, *left.outside)))
    return left


def _placed(case: Case, cells: Iterable[int]) -> list[Phrase]:
    return case.named((cell, case.position.values[cell]) for cell in cells)


def _sum_kind(case: Case) -> str:
    """Return what the sums of a step are called: cages, or sums if one of them is none."""
    clues = [clue_of(case.position.rules[rule]) for rule in case.evidence.rules]
    return "cage" if all(clue and clue.name == "killer" for clue in clues) else "sum"


def _sums(case: Case) -> dict[str, object]:
    """Return the values by which sentences about the sums of a step vary: their kind and number, and that of houses."""
    return {"kind": _sum_kind(case), "count": len(case.evidence.rules), "houses": len(case.evidence.houses)}


def _sum_of_left(case: Case, outside: bool = False) -> str:
    """Write what is left as a calculation: the cells inside, or those *outside*."""
    left, position = left_of(case), case.position
    whole = house_total(case.geometry, case.evidence.houses[0]) * len(case.evidence.houses)
    facts = {rule: amount for rule, _, amount in views(position).sums}
    amounts = sum(facts[rule] for rule in case.evidence.rules)
    stands = sum(position.values[c] for c in bits(left.equation.inside))
    out = sum(position.values[c] for c in bits(left.equation.outside))
    if outside:
        parts = [str(amounts), *([f"- {out}"] if out else []), *([f"+ {stands}"] if stands else []), f"- {whole}"]
        return f"{' '.join(parts)} = {-left.total}"
    parts = [str(whole), f"- {amounts}"]
    parts += [f"- {stands}"] if stands else []
    parts += [f"+ {out}"] if out else []
    return f"{' '.join(parts)} = {left.total}"


def innie(case: Case, told: Telling) -> None:
    """Explain the one cell that the rule of 45 leaves over."""
    left = _begin_45(case, told)
    ((cell, value),) = case.step.placements
    here = case.cell(cell)
    if left.inside:
        houses = len(case.evidence.houses)
        told.say("totals-only-cell-inside", cell=here, houses=houses, sum=_sum_of_left(case))
    else:
        told.say("totals-only-cell-outside", cell=here, **_sums(case), sum=_sum_of_left(case, outside=True))
    told.say("so-cell-is", cell=here, value=value)


def innies(case: Case, told: Telling) -> None:
    """Explain what the rule of 45 leaves a few cells."""
    left, position = _begin_45(case, told), case.position
    inside, outside = (mask_of(cells) for cells in (left.inside, left.outside))
    if not (left.inside and left.outside):
        total = left.total if left.inside else -left.total
        cells = inside or outside
        told.say(
            "totals-left-over" if left.inside else "totals-stick-out",
            cells=case.names(cells),
            total=total,
            sum=_sum_of_left(case, outside=not left.inside),
        )
    else:
        told.say("totals-inside", cells=case.names(inside))
        told.say("totals-outside", cells=case.names(outside))
        told.say("totals-first-less-second", sum=_sum_of_left(case))
    peers = position.geometry.peer_masks
    one = left.inside or left.outside
    if not (left.inside and left.outside) and all(peers[a] >> b & 1 for a in one for b in one if a != b):
        _family(case, told)
        return
    weighed = weighed_of(case)
    say_lost(case, told, weighed)


def say_lost(case: Case, told: Telling, weighed: Weighed) -> None:
    """Say why a sum has no room for what goes: by the bounds of its cells if they do, else by the ways to fill them."""
    spans = {cell: rest_span(case.position, weighed, cell) for cell, _ in case.step.eliminations}
    weights = weighed.linear.weights
    if any(spans[cell][0] <= weights[cell] * value <= spans[cell][1] for cell, value in case.step.eliminations):
        say_ways(case, told, weighed.cells, weighed.narrow)
    else:
        say_bounds(case, told, weighed)


def _family(case: Case, told: Telling) -> None:
    """Explain the cells left over as a cage."""
    family = family_of(case)
    sets = alive(case.position, family)
    mask = mask_of(family.cells)
    told.say("totals-they-see-each-other", **listed_sets(sets, family))
    if len(sets) <= 3:
        told.canvas.note(mask, " / ".join(combination(one, family) for one in sets))
    outside = case.gone_cells & ~mask
    if outside:
        digit = case.step.eliminations[0].value
        told.say("totals-each-has", value=digit)
        told.conclude(case)
    else:
        say_places(case, told, family, sets)


TELLERS: dict[str, Teller] = {
    "sum-bounds": bounds,
    "sum-places": ways,
    "innie": innie,
    "innies-houses": innie,
    "innies-cells": innies,
}
