"""Relations and terms in which cells can change places: houses, and conditions on all cells alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import comb

from pencilmark.rules.language import tree

COMMUTATIVE = ("min", "max", "gcd")


def is_house(relation: tree.Relation) -> bool:
    """Report whether *relation* says just that some cells are different.

    >>> from pencilmark.rules.language.parse import parse_rule
    >>> [is_house(parse_rule(f"distinct({cells})", board("9"))) for cells in ("a1, b2", "a1, a1", "a1, b2 + b3")]
    [True, False, False]
    """
    if not isinstance(relation, tree.Test) or relation.name != "distinct":
        return False
    cells = {term.cell for term in relation.terms if isinstance(term, tree.Cell)}
    return len(relation.terms) == len(cells) > 1


def is_symmetric(node: tree.Tree, cells: frozenset[int]) -> bool:
    """Report whether *node* stays the same when *cells* change places: sums, products and the like take all of them.

    >>> from pencilmark.rules.language.parse import parse_rule
    >>> a, b = (parse_rule(text, board("9")) for text in ("max(a1, a2) - min(a1, a2) = 1", "a1 - a2 = 1"))
    >>> is_symmetric(a, frozenset({0, 1})), is_symmetric(b, frozenset({0, 1}))
    (True, False)
    """
    if isinstance(node, tree.Member) and isinstance(node.term, tree.Number):
        return _are_all_sums(node.items, cells)
    own = [part.cell for part in tree.children(node) if isinstance(part, tree.Cell)]
    if own:
        return _is_commutative(node) and len(own) == len(cells) == len(tree.children(node)) and cells == frozenset(own)
    return not isinstance(node, tree.Cell) and all(is_symmetric(part, cells) for part in tree.children(node))


def _are_all_sums(items: Iterable[tree.Tree], cells: frozenset[int]) -> bool:
    """Report whether *items* are sums of cells: with each sum, all other sums of that many of *cells*."""
    found = set()
    for item in items:
        terms = item.terms if isinstance(item, tree.Sum) else ((1, item),)
        added = frozenset(part.cell for sign, part in terms if isinstance(part, tree.Cell) and sign == 1)
        if len(added) < len(terms) or not added <= cells:
            return False
        found.add(added)
    sizes = Counter(map(len, found))
    return all(count == comb(len(cells), size) for size, count in sizes.items())


def _is_commutative(node: tree.Tree) -> bool:
    if isinstance(node, tree.Sum):
        return len({sign for sign, _ in node.terms}) == 1
    return isinstance(node, tree.Product) or (isinstance(node, tree.Call) and node.name in COMMUTATIVE)
