"""The model of a puzzle: its houses, its rules, and what sums of cells and of houses imply together."""

from __future__ import annotations

from array import array
from functools import lru_cache
from itertools import permutations

from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import union
from pencilmark.board.model import Puzzle, Rule
from pencilmark.engine.relations.implied import sums_together
from pencilmark.engine.relations.model import Constraint, Different, Domain, Full, Literal, Locked, Model, Sets, Table
from pencilmark.engine.relations.reader import Reader
from pencilmark.rules.language.hidden import all_peers, anchored, hidden_domains, number_regions, without_hidden
from pencilmark.rules.language.tree import Member, Relation, flat
from pencilmark.rules.propagation.innies import CellSum, fact_of, in_parts, short_equations
from pencilmark.rules.propagation.subsets import lattice
from pencilmark.rules.rule import Formula, relations_of


@lru_cache(maxsize=16)
def of_board(geometry: Geometry, full: Full) -> tuple[tuple[Constraint, tuple[int, ...]], ...]:
    """List the constraints of a board, some of whose houses are *full*, with the cells that each is about."""
    found: list[tuple[Constraint, tuple[int, ...]]] = []
    values_in = dict(full)
    for house in geometry.houses:
        values = values_in.get(house.cells, 0)
        found.append((Different(house.cells, values), house.cells))
        if values:
            found.append((Locked(house.cells, values), house.cells))
    found += [(Table(pair, unequal(geometry.value_count), lazy=True), pair) for pair in geometry.pairs]
    return tuple(found)


@lru_cache(maxsize=16)
def unequal(top: int) -> tuple[tuple[int, ...], ...]:
    """List the pairs of different places."""
    return tuple(permutations(range(top), 2))


def houses(full: Full) -> array[int]:
    """List the full houses: of each its length and its cells, and 0 at the end."""
    found = array("I")
    for cells, _ in full:
        found.extend((len(cells), *[cell * 8 for cell in cells]))
    found.append(0)
    return found


SHORT, ENOUGH = 4, 24
"""Sums of more than SHORT cells seldom help: they are left out once there are ENOUGH."""


def values_of(puzzle: Puzzle) -> int:
    """Return the values (mask) that at least one cell of *puzzle* can take."""
    return union(puzzle.candidates or (puzzle.geometry.all_digits,))


@lru_cache(maxsize=16)
def _full(geometry: Geometry, values: int, own: Full) -> Full:
    """List the full houses of a board with these *values*, and those that are full of values of their *own*."""
    return *((house.cells, values) for house in geometry.houses if len(house.cells) == values.bit_count()), *own


def own_values(puzzle: Puzzle) -> Full:
    """List the houses that are full of values of their own, such as a grid of nine values among cells with others."""
    if not puzzle.candidates:
        return ()
    every = values_of(puzzle).bit_count()
    found = []
    for house in puzzle.geometry.houses:
        if len(house.cells) != every:
            values = union([puzzle.candidates[cell] for cell in house.cells])
            if values.bit_count() == len(house.cells):
                found.append((house.cells, values))
    return tuple(found)


def model_of(geometry: Geometry, rules: tuple[Rule, ...], values: int = 0, own: Full = (), anchor: int = 1) -> Model:
    """Return the model of a board whose cells take these *values* (mask; all if 0), and of its rules.

    Some houses may have values of their *own* (see `own_values`). Regions to be found are numbered by the rows of the
    value *anchor* (see `Divided`). What has no constraint here is left (see `Model`). Raises RuleError.
    """
    relations = relations_of(rules, geometry)
    relations = relations if anchor == 1 else anchored(relations, anchor)
    hidden = hidden_domains(relations, geometry)
    model = Model(geometry.cell_count + len(hidden), geometry.value_count, values or geometry.all_digits)
    model.full = _full(geometry, model.values, own)
    model.domains += [*[model.values] * geometry.cell_count, *hidden]
    for cells, its in own:
        for cell in cells:
            model.keep(Literal(cell, its))
    model.peers += all_peers(geometry)[: model.cells]
    reader = Reader(model, geometry)
    facts = _facts(relations, reader, bool(hidden))
    model.constraints += of_board(geometry, model.full)
    model.of_board = len(model.constraints)
    if facts and reader.shapes.has_sets:
        _divide_houses(model, geometry, facts)
    for relation in relations:
        reader.part(relation)
    for relation in sorted(relations, key=lambda it: not isinstance(it, Member)):  # first terms of few values, so that
        reader.rule(relation)  # others use their variables
    reader.end()
    if facts and reader.shapes.has_sets:
        for linear in short_equations(geometry, facts, model.values, SHORT, ENOUGH):
            reader.shapes.sum(linear)
        for linear in sums_together(geometry, facts, model.values):
            reader.shapes.sum(linear)
    return model


def anchor_of(puzzle: Puzzle) -> int:
    """Return the best value to number regions by: the one with the most givens; 1 if no regions are to be found.

    >>> from pencilmark.rules.rule import parse_rules
    >>> rules = parse_rules(["chaos-construction"], board("3"))
    >>> [anchor_of(Puzzle(board("3"), (0, 2) + (0,) * 7, rules=own)) for own in (rules, ())]
    [2, 1]
    """
    named = tuple([rule for rule in puzzle.rules if not isinstance(rule, Formula)])  # no formula divides a board
    if not number_regions(relations_of(named, puzzle.geometry)):
        return 1
    values = [value for value in puzzle.values if value]
    return max(sorted(set(values)), key=values.count, default=1)


def domains_of(model: Model, puzzle: Puzzle) -> list[Domain] | None:
    """Return the domains of all variables with the values and pencil marks of *puzzle*; None if one is empty."""
    if model.impossible:
        return None
    domains = list(model.domains)
    for cell, mask in enumerate(puzzle.masks()):  # of the board alone
        domain = domains[cell]
        assert isinstance(domain, int)
        domains[cell] = domain & mask
    return domains if all(domains[: model.cells]) else None


def _facts(relations: tuple[Relation, ...], reader: Reader, has_hidden: bool) -> list[CellSum]:
    """List the sums of cells that rules state, some of which may be about more than digits."""
    found = []
    for relation in relations:
        digits = without_hidden(relation, reader.geometry) if has_hidden else relation
        for part in flat(digits):
            linear = reader.shapes.linear(part)
            fact = fact_of(linear) if linear else None
            if fact:
                found.append(fact)
    return found


def _divide_houses(model: Model, geometry: Geometry, facts: list[CellSum]) -> None:
    """Add, for each house, the sums known of its parts."""
    adding = lattice(geometry.value_count).adding
    for house, _ in model.full:
        cells, totals = in_parts(house, facts)
        if totals:
            model.add(Sets(cells, tuple((count, adding.get(total, 0)) for count, total in totals)), cells)
