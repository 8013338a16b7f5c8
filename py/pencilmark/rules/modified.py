"""The meaning of rules where values differ from digits (see `pencilmark.board.modifiers`).

In a clue of a named variant, a cell counts with its value where terms are added or compared, and with its digit where
digits are looked for or must differ, as in rules of the whole board. In a formula, ``value(a1)`` is the value
and ``a1`` the digit. On the board that a search sees, this is exact. On the board that people see, it is weaker
unless something says where the modifiers are: a rule holds if it does with some of its cells modified.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any as Node

from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import Geometry, Modifier
from pencilmark.board.masks import mask_of
from pencilmark.board.model import Puzzle, Rule
from pencilmark.board.modifiers import unfolded
from pencilmark.rules.language import tree

MOST_WAYS = 64
"""Ways to modify the cells of a part of a rule: beyond them, nothing is left of it on the board that people see."""
_ADDED = ("min", "max", "abs")


@dataclass(frozen=True, slots=True)
class Placing(Rule):
    """A rule about the places of modifiers, on the board that a search sees."""

    relation: tree.Relation


def meant(relation: tree.Relation, geometry: Geometry, of_clue: bool) -> tree.Relation:
    """Return what a rule means on a board; *of_clue*: it comes from a named variant, not from a formula.

    >>> from pencilmark.rules.language.parse import parse_rule
    >>> meant(parse_rule("value(a1) = 4", board("4")), board("4"), False)
    Compare(left=Cell(cell=0, at=7), operator='=', right=Number(value=4, at=13), at=11)
    """
    if geometry.modifiers and of_clue:
        relation = _counted(relation)
    if not any(isinstance(node, tree.Call) and node.name == "value" for node in tree.nodes(relation)):
        return relation
    if not geometry.modifiers:
        return _with_values(relation, lambda cell: cell)
    if geometry.hidden:
        return _with_values(relation, lambda cell: _worth(cell, geometry))
    parts = relation.relations if isinstance(relation, tree.All) else (relation,)
    return tree.make_all([_in_some_way(part, geometry) for part in parts], relation.at)


def unfold(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle on the board that a search sees, with the rules about where modifiers are."""
    geometry = unfolded(puzzle.geometry)
    none, every = (0,) * geometry.hidden, (geometry.all_digits,) * geometry.hidden
    return replace(
        puzzle,
        geometry=geometry,
        givens=puzzle.givens + none,
        placed=puzzle.placed and puzzle.placed + none,
        candidates=puzzle.candidates and puzzle.candidates + every,
        rules=(*puzzle.rules, *_placing(geometry)),
    )


def places(geometry: Geometry, solution: Sequence[int]) -> dict[str, tuple[int, ...]]:
    """Return the cells of each modifier in a *solution* on the board that a search sees.

    >>> places(board("4 doublers"), (0,) * 16 + (3, 1, 4, 2))
    {'doublers': (2, 4, 11, 13)}
    """
    size = geometry.size
    return {
        modifier.name: tuple(row * size + solution[(size + place) * size + row] - 1 for row in range(size))
        for place, modifier in enumerate(geometry.modifiers)
    }


_PARTS = ("terms", "factors", "left", "right", "term", "items", "relation", "relations")


def _with_values(relation: tree.Relation, worth: Callable[[tree.Cell], tree.Term]) -> tree.Relation:
    """Copy a relation with what each cell is *worth* in the place of its ``value()``."""

    def copied(node: Node) -> Node:
        if isinstance(node, tuple):
            return tuple(map(copied, node))
        if isinstance(node, tree.Cell | tree.Number | int):  # the sign of a term is a number
            return node
        if isinstance(node, tree.Call) and node.name == "value" and isinstance(node.terms[0], tree.Cell):
            return worth(node.terms[0])
        return replace(node, **{part: copied(getattr(node, part)) for part in _PARTS if hasattr(node, part)})

    found: tree.Relation = copied(relation)
    return found


def _counted(relation: tree.Relation) -> tree.Relation:
    """Let the cells of a clue count with their values where they are added or compared."""
    if isinstance(relation, tree.All | tree.Any):
        return type(relation)(tuple(map(_counted, relation.relations)), relation.at)
    if isinstance(relation, tree.Not):
        return tree.Not(_counted(relation.relation), relation.at)
    if isinstance(relation, tree.Compare):
        sides = relation.left, relation.right
        if relation.operator == "!=" and all(isinstance(side, tree.Cell) for side in sides):
            return relation
        return tree.Compare(_value(relation.left), relation.operator, _value(relation.right), relation.at)
    if isinstance(relation, tree.Member) and any(
        isinstance(term, tree.Sum) for term in (relation.term, *relation.items)
    ):
        return tree.Member(_value(relation.term), tuple(map(_value, relation.items)), relation.at)
    return relation


def _value(term: tree.Term) -> tree.Term:
    if isinstance(term, tree.Cell):
        return tree.Call("value", (term,), term.at)
    if isinstance(term, tree.Sum):
        return tree.Sum(tuple((sign, _value(part)) for sign, part in term.terms), term.at)
    if isinstance(term, tree.Product):
        return tree.Product(tuple(map(_value, term.factors)), term.at)
    if isinstance(term, tree.Binary):
        return tree.Binary(term.operator, _value(term.left), _value(term.right), term.at)
    if isinstance(term, tree.Call) and term.name in _ADDED:
        return tree.Call(term.name, tuple(map(_value, term.terms)), term.at)
    return term


def _worth(cell: tree.Cell, geometry: Geometry) -> tree.Term:
    """Return the value of a cell from the cells behind the board, by terms of two cells, which can be tabulated."""
    row, column = divmod(cell.cell, geometry.size)
    changes: list[tuple[int, tree.Term]] = []
    for place, modifier in enumerate(geometry.modifiers, geometry.size):
        is_there = tree.Count((tree.Compare(tree.Cell(place * geometry.size + row), "=", tree.Number(column + 1)),))
        changes.append((modifier.factor - 1, is_there))
    if len(changes) == 1:
        return tree.Product(
            (cell, tree.Sum(((1, tree.Number(1)), *[_signed(more, there) for more, there in changes]))), cell.at
        )
    return tree.Sum(((1, cell), *[_signed(more, tree.Product((cell, there))) for more, there in changes]), cell.at)


def _signed(weight: int, term: tree.Term) -> tuple[int, tree.Term]:
    """Return a term with a weight, as the parts of a sum are written."""
    return (1 if weight > 0 else -1), term if abs(weight) == 1 else tree.Product((tree.Number(abs(weight)), term))


def _placing(geometry: Geometry) -> Iterator[Placing]:
    """Yield the rules about the cells behind a board: one modifier a box, different digits, and known cells."""
    size = geometry.size
    behind = [
        [tree.Cell(place * size + row) for row in range(size)] for place in range(size, size + len(geometry.modifiers))
    ]
    for modifier, columns in zip(geometry.modifiers, behind, strict=True):
        for house in geometry.houses:
            if house.kind in ("box", "region"):
                yield Placing(
                    f"{modifier.name}: {house}",
                    tree.Compare(_in_house(house.cells, columns, size), "=", tree.Number(1)),
                )
        digits = [
            tree.Call("item", (columns[row], *map(tree.Cell, range(row * size, row * size + size))))
            for row in range(size)
        ]
        yield Placing(f"{modifier.name}: digits", tree.Test("distinct", tuple(digits)))
        for cell in modifier.cells:
            row, column = divmod(cell, size)
            yield Placing(
                f"{modifier.name}: {geometry.cell_name(cell)}", tree.Compare(columns[row], "=", tree.Number(column + 1))
            )
    for one, other in combinations(range(len(behind)), 2):
        for row, (first, second) in enumerate(zip(behind[one], behind[other], strict=True), 1):
            yield Placing(f"{one}-{other}-{row}", tree.Compare(first, "!=", second))


def _in_house(cells: Sequence[int], columns: Sequence[tree.Cell], size: int) -> tree.Count:
    """Count the modifiers in a house."""
    rows = dict.fromkeys(cell // size for cell in cells)
    own = {row: tuple(tree.Number(cell % size + 1) for cell in cells if cell // size == row) for row in rows}
    return tree.Count(tuple(tree.Member(columns[row], own[row]) for row in rows))


def _in_some_way(part: tree.Relation, geometry: Geometry) -> tree.Relation:
    """Return the relation that a part of a rule holds with some of the cells modified that may be."""
    valued = {node.terms[0] for node in tree.nodes(part) if isinstance(node, tree.Call) and node.name == "value"}
    cells = sorted({term.cell for term in valued if isinstance(term, tree.Cell)})
    found: list[tree.Relation] = []
    for way in _ways(cells, geometry):
        if len(found) == MOST_WAYS:
            return tree.Compare(tree.Cell(tree.cells_of(part)[0]), ">=", tree.Number(1))
        factors = {cell: modifier.factor for modifier, own in way for cell in own}
        changed = _with_values(part, _times(factors))
        apart = [tree.Test("distinct", tuple(map(tree.Cell, own))) for _, own in way if len(own) > 1]
        found.append(tree.make_all([changed, *apart], part.at))
    return tree.make_any(found, part.at)


def _times(factors: dict[int, int]) -> Callable[[tree.Cell], tree.Term]:
    return lambda cell: tree.Product((tree.Number(factors[cell.cell]), cell)) if cell.cell in factors else cell


Modified = list[tuple[Modifier, tuple[int, ...]]]


def _ways(cells: Sequence[int], geometry: Geometry) -> Iterator[Modified]:
    """Yield the ways to modify *cells*: those with one modifier never see each other, and known ones always have it."""
    ways: list[Modified] = [[]]
    for modifier in geometry.modifiers:
        sets = list(_sets(cells, modifier, geometry))
        ways = [
            [*way, (modifier, own)]
            for way in ways
            for own in sets
            if not any(set(own) & set(other) for _, other in way)
        ]
        if len(ways) > MOST_WAYS:
            break
    yield from ways


def _sets(cells: Sequence[int], modifier: Modifier, geometry: Geometry) -> Iterator[tuple[int, ...]]:
    """Yield the sets of *cells* that one modifier may have."""
    found: list[tuple[int, ...]] = [tuple(cell for cell in modifier.cells if cell in cells)]
    seen = mask_of(modifier.cells)
    for cell in cells:
        if cell in modifier.cells or geometry.peer_masks[cell] & seen:
            continue
        alone = [own for own in found if not any(geometry.peer_masks[cell] >> other & 1 for other in own)]
        found += [(*own, cell) for own in alone]
        if len(found) > MOST_WAYS:
            break
    yield from found
