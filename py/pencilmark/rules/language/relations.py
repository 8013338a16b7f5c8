"""Relations through intervals: whether one is known to hold, and which candidates are left if it must or must not.

Sound and not complete, like `pencilmark.rules.language.bounds`: what these strike is impossible, but what they leave
may be, too.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any as Node

from pencilmark.board.errors import RuleError
from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import mask_of
from pencilmark.rules.language import tree
from pencilmark.rules.language.bounds import REACH, SHRINK, Masks, reach, shrink
from pencilmark.rules.language.connections import connect, connected
from pencilmark.rules.language.divisions import divide, division
from pencilmark.rules.language.evaluate import PROPERTIES
from pencilmark.rules.language.hidden import LAYERS
from pencilmark.rules.language.intervals import MAX_BITS, Interval
from pencilmark.rules.language.matching import match, matched
from pencilmark.rules.language.sequences import PARTIAL

__all__ = ["check_size", "deny", "enforce", "is_total", "none_of", "reach", "truth"]


def truth(relation: tree.Relation, masks: Masks) -> bool | None:
    """Report whether *relation* holds whatever the cells have (True), never (False), or it depends (None)."""
    return _TRUTH[type(relation)](relation, masks)


def enforce(relation: tree.Relation, masks: list[int]) -> bool:
    """Strike candidates with which *relation* can't hold; False when it can't at all."""
    return _ENFORCE[type(relation)](relation, masks)


def deny(relation: tree.Relation, masks: list[int]) -> bool:
    """Strike candidates with which *relation* surely holds; False when it always does."""
    return _DENY[type(relation)](relation, masks)


OPPOSITE: dict[tree.Comparison, tree.Comparison] = {"=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}


_PARTIAL = ("digits", *PARTIAL)


def is_total(root: Node) -> bool:
    """Report whether *root* has a value for all values of its cells: nothing in it divides, no power, no digits."""
    return not any(
        isinstance(node, tree.Binary) or (isinstance(node, tree.Call) and node.name in _PARTIAL)
        for node in tree.nodes(root)
    )


def none_of(member: tree.Member) -> tree.Relation:
    """Deny a *member* more strictly than Not where a term may have no value: the term must differ from each item."""
    if is_total(member):
        return tree.Not(member, member.at)
    return tree.make_all([tree.Compare(member.term, "!=", item, member.at) for item in member.items], member.at)


def _compare_truth(relation: tree.Compare, masks: Masks) -> bool | None:
    left, right = reach(relation.left, masks), reach(relation.right, masks)
    if left[0] > left[1] or right[0] > right[1]:
        return False
    known = _KNOWN[relation.operator](left, right)
    return None if known and not is_total(relation) else known


def _known_equal(left: Interval, right: Interval) -> bool | None:
    if left[1] < right[0] or right[1] < left[0]:
        return False
    return True if left[0] == left[1] == right[0] == right[1] else None


def _known_less(left: Interval, right: Interval) -> bool | None:
    return True if left[1] < right[0] else False if left[0] >= right[1] else None


def _negated(known: bool | None) -> bool | None:
    return None if known is None else not known


_KNOWN: dict[tree.Comparison, Callable[[Interval, Interval], bool | None]] = {
    "=": _known_equal,
    "!=": lambda left, right: _negated(_known_equal(left, right)),
    "<": _known_less,
    ">": lambda left, right: _known_less(right, left),
    "<=": lambda left, right: _negated(_known_less(right, left)),
    ">=": lambda left, right: _negated(_known_less(left, right)),
}


def _enforce_compare(relation: tree.Compare, masks: list[int]) -> bool:
    return _compare(relation.left, relation.operator, relation.right, masks)


def _compare(left: tree.Term, operator: tree.Comparison, right: tree.Term, masks: list[int]) -> bool:
    if operator in (">", ">="):
        return _compare(right, "<" if operator == ">" else "<=", left, masks)
    low, high = reach(left, masks), reach(right, masks)
    if low[0] > low[1] or high[0] > high[1]:
        return False
    if operator == "!=":
        return _differ(left, low, right, high, masks)
    if operator == "=":
        least, most = max(low[0], high[0]), min(low[1], high[1])
        return least <= most and shrink(left, least, most, masks) and shrink(right, least, most, masks)
    gap = operator == "<"
    return shrink(left, low[0], min(low[1], high[1] - gap), masks) and shrink(
        right, max(high[0], low[0] + gap), high[1], masks
    )


def _differ(left: tree.Term, low: Interval, right: tree.Term, high: Interval, masks: list[int]) -> bool:
    if high[0] == high[1]:
        return _avoid(left, low, high[0], masks)
    return low[0] != low[1] or _avoid(right, high, low[0], masks)


def _avoid(term: tree.Term, now: Interval, value: int, masks: list[int]) -> bool:
    """Keep *term* from being *value*: strike it from a cell, but only from the ends of other terms."""
    if isinstance(term, tree.Cell):
        if value > 0:
            masks[term.cell] &= ~(1 << value - 1)
        return masks[term.cell] != 0
    low, high = now[0] + (now[0] == value), now[1] - (now[1] == value)
    return low <= high and ((low, high) == now or shrink(term, low, high, masks))


def _deny_compare(relation: tree.Compare, masks: list[int]) -> bool:
    """Deny a comparison; of terms that may be undefined, it is false in more ways than its opposite is true."""
    if is_total(relation):
        return _compare(relation.left, OPPOSITE[relation.operator], relation.right, masks)
    return _compare_truth(relation, masks) is not True


def _member(relation: tree.Member) -> tree.Any:
    return tree.Any(tuple(tree.Compare(relation.term, "=", item) for item in relation.items))


def _pairs(relation: tree.Test) -> tree.All:
    return tree.All(tuple(tree.Compare(first, "!=", second) for first, second in combinations(relation.terms, 2)))


def _test_truth(relation: tree.Test, masks: Masks) -> bool | None:
    if relation.name == "distinct":
        return _all_truth(_pairs(relation), masks)
    low, high = reach(relation.terms[0], masks)
    if low > high:
        return False
    if high - low > _WIDE:
        return None
    found = {PROPERTIES[relation.name](value) for value in range(low, high + 1)}
    known = found.pop() if len(found) == 1 else None
    return None if known and not is_total(relation) else known


_WIDE = 100


def _enforce_test(relation: tree.Test, masks: list[int]) -> bool:
    if relation.name == "distinct":
        return _enforce_all(_pairs(relation), masks)
    return _keep(relation, True, masks)


def _deny_test(relation: tree.Test, masks: list[int]) -> bool:
    if relation.name == "distinct":
        return _deny_all(_pairs(relation), masks)
    return _keep(relation, False, masks)


def _keep(relation: tree.Test, wanted: bool, masks: list[int]) -> bool:
    """Keep the values of a cell that have the property, or lack it; for another term, check whether that is known."""
    term = relation.terms[0]
    if not isinstance(term, tree.Cell):
        return _test_truth(relation, masks) is not (not wanted)
    has = PROPERTIES[relation.name]
    mask = masks[term.cell]
    masks[term.cell] = mask_of(bit for bit in range(mask.bit_length()) if mask >> bit & 1 and has(bit + 1) is wanted)
    return masks[term.cell] != 0


def _matches_truth(relation: tree.Matches, masks: Masks) -> bool | None:
    known = matched(relation, masks)
    return None if known and not is_total(relation) else known


def _deny_matches(relation: tree.Matches, masks: list[int]) -> bool:
    return not is_total(relation) or match(relation, False, masks)  # a term without a value matches nothing


def _connected_truth(relation: tree.Connected, masks: Masks) -> bool | None:
    known = connected(relation, masks)
    return None if known and not is_total(relation) else known


def _all_truth(relation: tree.All, masks: Masks) -> bool | None:
    known = True
    for part in relation.relations:
        found = truth(part, masks)
        if found is False:
            return False
        known = known and found is True
    return True if known else None


def _any_truth(relation: tree.Any, masks: Masks) -> bool | None:
    known = True
    for part in relation.relations:
        found = truth(part, masks)
        if found:
            return True
        known = known and found is False
    return False if known else None


def _enforce_all(relation: tree.All, masks: list[int]) -> bool:
    return all(enforce(part, masks) for part in relation.relations)


def _deny_any(relation: tree.Any, masks: list[int]) -> bool:
    return all(deny(part, masks) for part in relation.relations)


def _enforce_any(relation: tree.Any, masks: list[int]) -> bool:
    """If only one part can still hold, it must; if several can, keep the values that one of them would keep."""
    left = [part for part in relation.relations if truth(part, masks) is not False]
    return _one_of([(part, enforce) for part in left], masks)


def _deny_all(relation: tree.All, masks: list[int]) -> bool:
    left = [part for part in relation.relations if truth(part, masks) is not True]
    return _one_of([(part, deny) for part in left], masks)


def _one_of(ways: list[tuple[tree.Relation, Callable[[tree.Relation, list[int]], bool]]], masks: list[int]) -> bool:
    """Keep the values that at least one of the *ways* leaves each cell (constructive disjunction)."""
    union = [0] * len(masks)
    for relation, way in ways:
        copy = list(masks)
        if way(relation, copy):
            union = [old | new for old, new in zip(union, copy, strict=True)]
    masks[:] = union
    return all(masks)


def _not_truth(relation: tree.Not, masks: Masks) -> bool | None:
    return _negated(truth(relation.relation, masks))


_TRUTH: dict[type, Callable[[Node, Masks], bool | None]] = {
    tree.Compare: _compare_truth,
    tree.Member: lambda relation, masks: _any_truth(_member(relation), masks),
    tree.Test: _test_truth,
    tree.Matches: _matches_truth,
    tree.Connected: _connected_truth,
    tree.Divided: division,
    tree.All: _all_truth,
    tree.Any: _any_truth,
    tree.Not: _not_truth,
}
_ENFORCE: dict[type, Callable[[Node, list[int]], bool]] = {
    tree.Compare: _enforce_compare,
    tree.Member: lambda relation, masks: _enforce_any(_member(relation), masks),
    tree.Test: _enforce_test,
    tree.Matches: lambda relation, masks: match(relation, True, masks),
    tree.Connected: connect,
    tree.Divided: divide,
    tree.All: _enforce_all,
    tree.Any: _enforce_any,
    tree.Not: lambda relation, masks: deny(relation.relation, masks),
}
_DENY: dict[type, Callable[[Node, list[int]], bool]] = {
    tree.Compare: _deny_compare,
    tree.Member: lambda relation, masks: _deny_any(_member(relation), masks),
    tree.Test: _deny_test,
    tree.Matches: _deny_matches,
    tree.Connected: lambda relation, masks: _connected_truth(relation, masks) is not True,
    tree.Divided: lambda relation, masks: division(relation, masks) is not True,
    tree.All: _deny_all,
    tree.Any: _deny_any,
    tree.Not: lambda relation, masks: enforce(relation.relation, masks),
}


def _reach_count(term: tree.Count, masks: Masks) -> Interval:
    truths = [truth(relation, masks) for relation in term.relations]
    return truths.count(True), len(truths) - truths.count(False)


def _shrink_count(term: tree.Count, low: int, high: int, masks: list[int]) -> bool:
    """Deny the rest once as many hold as may; enforce all that can hold once these are only as many as must."""
    truths = [truth(relation, masks) for relation in term.relations]
    sure, possible = truths.count(True), len(truths) - truths.count(False)
    if sure > high or possible < low:
        return False
    unsure = [relation for relation, known in zip(term.relations, truths, strict=True) if known is None]
    if sure == high and not all(deny(relation, masks) for relation in unsure):
        return False
    return possible > low or sure == high or all(enforce(relation, masks) for relation in unsure)


REACH[tree.Count] = _reach_count
SHRINK[tree.Count] = _shrink_count


MAX_PRIME_BITS = 80
DIGIT_BITS = 4
"""At least the bits of a decimal digit."""


def check_size(relation: tree.Relation, geometry: Geometry) -> None:
    """Raise RuleError when a number in *relation* can grow beyond bounds on this board."""
    if _is_small(relation, geometry):
        return
    masks = [geometry.all_digits] * geometry.cell_count * LAYERS
    for node in tree.nodes(relation):
        for term in () if isinstance(node, tree.TERMS) else tree.children(node):
            if type(term) is not tree.Cell and isinstance(term, tree.TERMS):
                low, high = reach(term, masks)
                if (
                    isinstance(node, tree.Test)
                    and node.name == "prime"
                    and max(-low, high).bit_length() > MAX_PRIME_BITS
                ):
                    raise RuleError("too-large/smaller-numbers-prime", column=node.at)


def _is_small(relation: tree.Relation, geometry: Geometry) -> bool:
    """Report whether a relation has so few digits that none of its numbers can be large.

    Except for a power, no term has more digits than all its cells and numbers together.
    """
    own, digits = len(str(geometry.value_count)), 0
    waiting: list[Node] = [relation]
    for node in waiting:  # it grows
        kind, before = type(node), len(waiting)
        if (kind is tree.Binary and node.operator == "^") or (kind is tree.Test and node.name == "prime"):
            return False
        for part in tree.children(node):
            if type(part) is tree.Cell:
                digits += own
            elif type(part) is tree.Number:
                digits += len(str(part.value))
            else:
                waiting.append(part)
        if kind is tree.Call and node.name == "digits" and len(waiting) > before:
            return False  # numbers may have more decimal digits than a quarter of their bits
    return digits * DIGIT_BITS <= MAX_BITS
