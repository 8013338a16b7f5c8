"""Properties of cells to be found besides their digits: the region of each cell, and its shade.

To a relation these are cells like any others. They follow the board's own: first those whose values are numbers
of regions, then those whose values are shades (SHADED or the next one), each in the order of the board.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TypeGuard

from pencilmark.board.geometry import Geometry
from pencilmark.rules.language import tree
from pencilmark.rules.language.connections import edges

REGION, SHADE = 1, 2
LAYERS = 3
"""The board's own cells, their regions, their shades."""
SHADED = 1
LARGEST = 10
"""The largest board on which regions and shades can be found."""


def regions_of(cells: Iterable[int], geometry: Geometry) -> tuple[tree.Term, ...]:
    """Return the regions of *cells*."""
    return tuple(tree.Cell(REGION * geometry.cell_count + cell) for cell in cells)


def shades_of(cells: Iterable[int], geometry: Geometry) -> tuple[tree.Term, ...]:
    """Return the shades of *cells*."""
    return tuple(tree.Cell(SHADE * geometry.cell_count + cell) for cell in cells)


def together(cells: Sequence[int], geometry: Geometry, at: int) -> tree.Relation:
    """Say that *cells* are in one region."""
    first, *others = regions_of(cells, geometry)
    return tree.make_all([tree.Compare(first, "=", other, at) for other in others], at)


def shaded(cell: int, geometry: Geometry, at: int) -> tree.Relation:
    """Say that a cell is shaded."""
    return tree.Compare(shades_of([cell], geometry)[0], "=", tree.Number(SHADED), at)


def connected_shades(cells: Sequence[int], is_shaded: bool, geometry: Geometry, at: int) -> tree.Relation:
    """Say that those of *cells* that are shaded, or those that are not, are connected."""
    value = SHADED if is_shaded else SHADED + 1
    return tree.Connected((value,), edges(cells, geometry.size), shades_of(cells, geometry), at)


def are_rows(cells: Sequence[int], geometry: Geometry) -> bool:
    """Report whether *cells*, as many at a time as there are values, are houses of the board that have them all.

    >>> are_rows(range(16), board("4")), are_rows(range(1, 5), board("4"))
    (True, False)
    """
    full = {frozenset(geometry.houses[place].cells) for place in geometry.full_houses}
    count = geometry.value_count
    return all(frozenset(cells[at : at + count]) in full for at in range(0, len(cells), count))


def divided(cells: Sequence[int], geometry: Geometry, at: int) -> tree.Relation:
    """Say that *cells* are divided into regions, each connected and with every value once."""
    terms = (*[tree.Cell(cell) for cell in cells], *regions_of(cells, geometry))
    return tree.Divided(geometry.value_count, edges(cells, geometry.size), terms, at)


def anchored(relations: Iterable[tree.Relation], anchor: int) -> tuple[tree.Relation, ...]:
    """Number the regions of all *relations* by the rows of the value *anchor*."""
    return tuple([_anchored(relation, anchor) for relation in relations])


def _anchored(relation: tree.Relation, anchor: int) -> tree.Relation:
    if isinstance(relation, tree.Divided):
        return replace(relation, anchor=anchor)
    if isinstance(relation, tree.All):
        return tree.All(tuple([_anchored(part, anchor) for part in relation.relations]), relation.at)
    return relation


def number_regions(relations: Iterable[tree.Relation]) -> bool:
    """Report whether any of the *relations* divides cells into regions that are numbered by the rows of a value."""
    return any(isinstance(part, tree.Divided) for relation in relations for part in tree.flat(relation))


def hidden_domains(relations: Iterable[tree.Relation], geometry: Geometry) -> list[int]:
    """List the candidates (masks) of the cells behind those of the board; 1 for those that no relation is about.

    >>> hidden_domains([together((0, 1), board("2"), 0)], board("2"))
    [3, 3, 1, 1]
    """
    count = geometry.cell_count
    used = {cell for relation in relations for cell in tree.cells_of(relation) if cell >= count}
    kinds = {REGION: (1 << count // geometry.value_count) - 1, SHADE: 0b11}
    last = max(used, default=0) // count
    return [kinds[cell // count] if cell in used else 1 for cell in range(count, (last + 1) * count)]


def board_cells(root: tree.Tree, geometry: Geometry) -> tuple[int, ...]:
    """List once each cell of the board that *root* is about: itself, its region or its shade.

    >>> board_cells(together((0, 5), board("4"), 0), board("4"))
    (0, 5)
    """
    return tuple(dict.fromkeys(cell % geometry.cell_count for cell in tree.cells_of(root)))


def hides(root: tree.Tree, geometry: Geometry) -> bool:
    """Report whether *root* is about regions or shades."""
    return max(tree.cells_of(root), default=0) >= geometry.cell_count


def lacking_regions(relations: Iterable[tree.Relation], geometry: Geometry) -> int | None:
    """Return the place of the first relation about regions of cells that no relation divides into regions, if any.

    >>> on = board("2 latin")
    >>> asking, dividing = together((0, 1), on, 0), divided(range(4), on, 0)
    >>> lacking_regions([asking], on), lacking_regions([asking, dividing], on)
    (0, None)
    """
    relations, count = tuple(relations), geometry.cell_count
    hiding = [(place, relation) for place, relation in enumerate(relations) if hides(relation, geometry)]
    parts = [part for _, relation in hiding for part in tree.flat(relation)]
    known = {cell for part in parts if isinstance(part, tree.Divided) for cell in tree.cells_of(part)}
    for place, relation in hiding:
        if any(count <= cell < (REGION + 1) * count and cell not in known for cell in tree.cells_of(relation)):
            return place
    return None


def compares_regions(relation: tree.Relation, geometry: Geometry) -> TypeGuard[tree.Compare]:
    """Report whether a *relation* says that two cells are in one region, or in different ones.

    >>> compares_regions(together((0, 5), board("4"), 0), board("4"))
    True
    """
    cells, count = tree.cells_of(relation), geometry.cell_count
    return isinstance(relation, tree.Compare) and len(cells) == 2 and all(count <= cell < 2 * count for cell in cells)


def without_hidden(relation: tree.Relation, geometry: Geometry) -> tree.Relation:
    """Return the parts of a *relation* that are only about digits; if there are none, one that always holds.

    >>> without_hidden(together((0, 5), board("4"), 0), board("4"))
    All(relations=(), at=0)
    """
    if not hides(relation, geometry):
        return relation
    return tree.All(tuple([part for part in tree.flat(relation) if not hides(part, geometry)]), relation.at)


@lru_cache(maxsize=64)
def all_peers(geometry: Geometry) -> tuple[int, ...]:
    """Return, for each cell, the mask of those that differ from it; regions and shades are in no house."""
    return (*geometry.peer_masks, *[0] * (geometry.cell_count * (LAYERS - 1)))
