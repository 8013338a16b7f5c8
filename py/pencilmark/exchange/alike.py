"""Rules as equivalent clues that f-puzzles, and the solver used with it, know.

A formula about two cells is compared with the thermometers, whispers, dots and cages of two cells by its table of
values; sums are cages, little killers and arrows.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from pencilmark.board.errors import RuleError
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Rule
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.language.tree import Call, Cell, Compare, Number, Relation, cells_of, flat
from pencilmark.rules.propagation.compile_symmetry import is_house
from pencilmark.rules.propagation.linear import linear_of
from pencilmark.rules.rule import clue_of, relation_of
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.registry import VARIANTS
from pencilmark.rules.variants.well_made import well_made

MOST = 12
"""Most clues that one rule becomes: more would hide the grid."""


def alike(rule: Rule, geometry: Geometry) -> list[Clue]:
    """Return the clues that say the same as a *rule*; none if there are no such clues.

    >>> from pencilmark.board.boards import board
    >>> from pencilmark.rules.rule import parse_rules
    >>> rules = parse_rules(["a1 < b2 < c3", "abs(a1 - b2) > 2", "a1 = b2 + c3", "a1 = 2"], board("9"))
    >>> [alike(rule, board("9")) for rule in rules]  # doctest: +NORMALIZE_WHITESPACE
    [[Clue(name='thermo', numbers=(), groups=((0, 10, 20),), labels='', pattern='')],
     [Clue(name='whispers', numbers=(3,), groups=((0, 10),), labels='', pattern='')],
     [Clue(name='arrow', numbers=(), groups=((0,), (10, 20)), labels='', pattern='')],
     []]
    """
    clue = clue_of(rule)
    if (
        geometry.modifiers
        or not geometry.first
        or (clue and (VARIANTS[clue.name].context or not VARIANTS[clue.name].asks))
    ):
        return []
    found = list[Clue]()
    for part in flat(relation_of(rule, geometry)):
        if len(found) >= MOST or not (like := _like(part, geometry)):
            return []
        found = _joined(found, like)
    try:
        return [well_made(clue, geometry) for clue in found]
    except RuleError:
        return []


def all_differ(cells: tuple[int, ...], geometry: Geometry) -> bool:
    """Report whether all of these *cells* see each other."""
    return all(geometry.peer_masks[a] >> b & 1 for a, b in combinations(cells, 2))


def _joined(before: list[Clue], clue: Clue) -> list[Clue]:
    """Add a *clue* to those *before* it; a thermometer that begins where the last one ends extends that."""
    last = before[-1] if before else clue
    goes_on = last.name == clue.name == "thermo" and last.cells[-1] == clue.cells[0]
    if goes_on and clue.cells[-1] not in last.cells:
        return [*before[:-1], Clue("thermo", (), (last.cells + clue.cells[1:],))]
    return [*before, clue]


def _like(relation: Relation, geometry: Geometry) -> Clue | None:
    """Return the clue that says the same as a *relation*, None if there is none."""
    cells = cells_of(relation)
    if max(cells) >= geometry.cell_count:
        return None
    if is_house(relation):
        return Clue("extra-region" if len(cells) == geometry.value_count else "killer", (), (cells,))
    if len(cells) == 2:
        return _of_two(relation, (cells[0], cells[1]), geometry)
    return _indexer(relation, geometry) or _of_sum(relation, geometry)


def _of_two(relation: Relation, cells: tuple[int, int], geometry: Geometry) -> Clue | None:
    """Return the clue of two *cells* that allows the same values."""
    first, second = cells
    values, true = [0] * geometry.cell_count, holds(relation)
    differ = bool(geometry.peer_masks[first] >> second & 1)
    all_values = range(1, geometry.value_count + 1)
    pairs = [(a, b) for a in all_values for b in all_values if a != b or not differ]
    table = set[tuple[int, int]]()
    for pair in pairs:
        values[first], values[second] = pair
        if true(values):
            table.add(pair)
    for clue, allowed in _clues_of_two(cells, pairs, geometry):
        if table and table == allowed:
            return clue
    return None


def _clues_of_two(
    cells: tuple[int, int], pairs: list[tuple[int, int]], geometry: Geometry
) -> Iterator[tuple[Clue, set[tuple[int, int]]]]:
    """Yield clues of two *cells*, each with the *pairs* of values that it allows."""
    turned, top = (cells[1], cells[0]), geometry.value_count
    yield Clue("thermo", (), (cells,)), {(a, b) for a, b in pairs if a < b}
    yield Clue("thermo", (), (turned,)), {(a, b) for a, b in pairs if a > b}
    yield Clue("slow-thermo", (), (cells,)), {(a, b) for a, b in pairs if a <= b}
    yield Clue("slow-thermo", (), (turned,)), {(a, b) for a, b in pairs if a >= b}
    yield Clue("palindrome", (), (cells,)), {(a, b) for a, b in pairs if a == b}
    yield Clue("killer", (), (cells,)), {(a, b) for a, b in pairs if a != b}
    row, column = abs(cells[0] // geometry.size - cells[1] // geometry.size), abs(cells[0] - cells[1]) % geometry.size
    if (row, column) in ((0, 1), (1, 0)):
        yield Clue("x", (), (cells,)), {(a, b) for a, b in pairs if a + b == 10}
        yield Clue("v", (), (cells,)), {(a, b) for a, b in pairs if a + b == 5}
        for n in range(1, top):
            yield Clue("difference", (n,), (cells,)), {(a, b) for a, b in pairs if abs(a - b) == n}
            yield Clue("ratio", (n + 1,), (cells,)), {(a, b) for a, b in pairs if a in (b * (n + 1), b / (n + 1))}
    for n in range(2, top):
        yield Clue("whispers", (n,), (cells,)), {(a, b) for a, b in pairs if abs(a - b) >= n}
    for n in range(3, 2 * top):
        yield Clue("killer", (n,), (cells,)), {(a, b) for a, b in pairs if a + b == n and a != b}


def _of_sum(relation: Relation, geometry: Geometry) -> Clue | None:
    """Return the cage, little killer or arrow that says the same as a sum of cells."""
    sum_of = linear_of(relation, geometry.value_count)
    if sum_of is None or sum_of.operator != "=":
        return None
    sign = 1 if list(sum_of.weights.values()).count(1) > 1 else -1
    cells = tuple(cell for cell, weight in sum_of.weights.items() if weight == sign)
    circle = tuple(cell for cell, weight in sum_of.weights.items() if weight == -sign)
    if len(circle) + len(cells) < len(sum_of.weights) or len(circle) > 1 or not cells:
        return None
    if circle:
        return None if sum_of.total else Clue("arrow", (), (circle, cells))
    total = sum_of.total * sign
    if all_differ(cells, geometry):
        return Clue("killer", (total,), (cells,)) if total > 0 else None
    return Clue("little-killer", (total,), (cells,))


def _indexer(relation: Relation, geometry: Geometry) -> Clue | None:
    """Return the indexing cell that says the same: its digit is the place of its column's number, or its row's."""
    match relation:
        case Compare(Call("item", (Cell(own), *terms)), "=", Number(number)):
            cells = [term.cell for term in terms if isinstance(term, Cell)]
        case _:
            return None
    row, column = divmod(own, geometry.size)
    for name, key, line in (("column-indexer", column, "row"), ("row-indexer", row, "column")):
        houses = [house.cells for house in geometry.houses if house.kind == line and own in house.cells]
        if number == key + 1 and len(cells) == len(terms) and houses == [tuple(cells)]:
            return Clue(name, (), ((own,),))
    return None
