"""A model as clauses for CaDiCaL: a literal for each value of each variable; automata read sums.

An automaton has a variable for each state at each place, and clauses for its steps. Constraints that others imply
(locked values, houses divided by sums) are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, product
from math import prod
from typing import Any

from pencilmark.board.masks import bits, lowest, mask_of
from pencilmark.board.model import Position
from pencilmark.engine.relations import memory
from pencilmark.engine.relations import model as kinds
from pencilmark.engine.relations.cuts import fill, hang
from pencilmark.engine.relations.linears import Uncompiled
from pencilmark.engine.relations.memory import SMALLER
from pencilmark.engine.relations.model import Domain, Literal, Model, Term
from pencilmark.engine.sat import clauses, stands

MOST_VALUES, MOST_TUPLES, MOST_CLAUSES = 1_200, 40_000, 3_000_000
State = Any


class Clauses:
    """The *clauses* of a model in a *position*; *values* has the literals of each variable's values (bit places).

    The clauses of the board itself are those of `pencilmark.engine.sat.clauses`, and its literals stand for the cells.
    """

    def __init__(self, model: Model, position: Position) -> None:
        self.model, self.clauses, self.last = model, list(clauses(position)), model.cells * model.top
        self.hung = list[kinds.Hung]()
        board = position.geometry.cell_count
        self.values = [self._of_cell(cell, position) for cell in range(board)]
        for domain in model.domains[board:]:
            self._add_variable(domain)
        self._literals: dict[Literal, int] = {}
        every = position.geometry.all_digits
        whole = model.values == every and all(values == every for _, values in model.full)
        for constraint, _ in model.constraints[model.of_board if whole else 0 :]:
            _WRITE[type(constraint)](self, constraint)
            if len(self.clauses) > MOST_CLAUSES:
                raise Uncompiled("clauses-too-many-clauses")

    def _of_cell(self, cell: int, position: Position) -> dict[int, int]:
        """Return the literals of a cell's values; that of a filled cell's value is true."""
        value = position.values[cell]
        if value:
            self.clauses.append([stands(cell, value, self.model.top)])
        digits = [value - 1] if value else bits(position.cell_digits[cell])
        return {digit: stands(cell, digit + 1, self.model.top) for digit in digits}

    def _add_variable(self, domain: Domain) -> None:
        values = bits(domain) if isinstance(domain, int) else range(domain[0], domain[1] + 1)
        if len(values) > MOST_VALUES:
            raise Uncompiled("clauses-number-too-many-values")
        if isinstance(domain, int) and domain == 0b11:
            truth = self.fresh()
            self.values.append({0: -truth, 1: truth})
            return
        numbers = {value: self.fresh() for value in values}
        self.values.append(numbers)
        self.clauses.append(list(numbers.values()))
        self.at_most_one(list(numbers.values()))

    def at_most_one(self, literals: list[int]) -> None:
        """Add that at most one of the literals holds: pair by pair, or through a chain if there are many."""
        if len(literals) <= 12:
            self.clauses += [[-a, -b] for a, b in combinations(literals, 2)]
            return
        chain = self.fresh()
        self.clauses += [[-literal, chain] for literal in literals[:8]]
        self.clauses += [[-a, -b] for a, b in combinations(literals[:8], 2)]
        self.at_most_one([chain, *literals[8:]])

    def fresh(self) -> int:
        """Return a new variable."""
        self.last += 1
        return self.last

    def literal(self, literal: Literal) -> int:
        """Return a variable that is true exactly when *literal* is."""
        if literal not in self._literals:
            true = [number for value, number in self.values[literal.variable].items() if literal.mask >> value & 1]
            if len(true) == 1:
                self._literals[literal] = true[0]
            else:
                self._literals[literal] = says = self.fresh()
                self.clauses.append([-says, *true])
                self.clauses += [[says, -number] for number in true]
        return self._literals[literal]

    def read(
        self,
        variables: Iterable[list[tuple[int, int]]],
        start: State,
        step: Callable[[State, int], State | None],
        guard: int | None = None,
    ) -> dict[State, int]:
        """Have an automaton read variables, each a list of (input of the step, literal); return the last states."""
        layer = {start: guard or self._true()}
        for options in variables:
            after: dict[State, int] = {}
            for state, here in layer.items():
                for value, literal in options:
                    reached = step(state, value)
                    if reached is not None and reached not in after:
                        after[reached] = self.fresh()
                    self.clauses.append([-here, -literal, *([] if reached is None else [after[reached]])])
            layer = after
            if len(self.clauses) > MOST_CLAUSES:
                raise Uncompiled("clauses-too-many-clauses")
        return layer

    def _true(self) -> int:
        true = self.fresh()
        self.clauses.append([true])
        return true

    def options(self, term: Term) -> list[tuple[int, int]]:
        """List the values of a term (its factor applied), each with a literal."""
        if term.how in (memory.MASK, memory.INTERVAL):
            return [(term.number * value, literal) for value, literal in self.values[term.variable].items()]
        says = self.literal(Literal(term.variable, term.how))
        return [(0, -says), (term.number, says)]

    def cells(self, cells: Iterable[int], weight: int = 1) -> list[list[tuple[int, int]]]:
        """List the options of cells: their values, from 1, times a weight."""
        return [[(weight * (value + 1), literal) for value, literal in self.values[cell].items()] for cell in cells]

    def add_up(self, variables: list[list[tuple[int, int]]], start: int, low: int, high: int) -> dict[int, int]:
        """Read a sum; sums that cannot end between *low* and *high* are merged, one state beyond each end."""
        ends = [(min(value for value, _ in options), max(value for value, _ in options)) for options in variables]
        left = [(sum(end[0] for end in ends[at:]), sum(end[1] for end in ends[at:])) for at in range(len(ends) + 1)]
        place = {id(options): at + 1 for at, options in enumerate(variables)}
        layer = {start: self._true()}
        for options in variables:
            least, most = left[place[id(options)]]

            def step(state: int, value: int, least: int = least, most: int = most) -> int:
                found = state + value
                return low - most - 1 if found + most < low else high - least + 1 if found + least > high else found

            after: dict[int, int] = {}
            for state, here in layer.items():
                for value, literal in options:
                    reached = step(state, value)
                    if reached not in after:
                        after[reached] = self.fresh()
                    self.clauses.append([-here, -literal, after[reached]])
            layer = after
            if len(self.clauses) > MOST_CLAUSES:
                raise Uncompiled("clauses-too-many-clauses")
        return layer

    def different(self, it: kinds.Different) -> None:
        """Add that cells differ."""
        for first, second in combinations(it.cells, 2):
            for value, literal in self.values[first].items():
                other = self.values[second].get(value)
                if other:
                    self.clauses.append([-literal, -other])
        for value in bits(it.full):
            self.clauses.append([self.values[cell][value] for cell in it.cells if value in self.values[cell]])

    def nothing(self, it: kinds.Constraint) -> None:
        """Add nothing: other clauses imply it."""

    def table(self, it: kinds.Table) -> None:
        """Forbid the tuples that are not in a table."""
        values = [self.values[variable] for variable in it.variables]
        if prod(map(len, values)) > MOST_TUPLES:
            raise Uncompiled("clauses-table-too-large")
        allowed = set(it.tuples)
        for found in product(*values):
            if found not in allowed:
                self.clauses.append([-own[value] for own, value in zip(values, found, strict=True)])

    def sets(self, it: kinds.Sets) -> None:
        """Add that cells use one of some sets of values: those with a sum, else by an automaton of those used."""
        filters = dict(it.filters)
        family = filters.get(len(it.cells))
        if family is None or len(filters) > 1:
            return  # a house divided by sums that have clauses of their own
        self.different(kinds.Different(it.cells))
        sums = {sum(value + 1 for value in bits(values)) for values in bits(family)}

        def step(state: int, value: int) -> int | None:
            return None if state >> value - 1 & 1 else state | 1 << value - 1

        if len(sums) == 1 and family == _adding(family, self.model.top, len(it.cells), sums):
            (total,) = sums
            layer = self.add_up(self.cells(it.cells), 0, total, total)
            self.clauses += [[-here] for state, here in layer.items() if state != total]
            return
        last = self.read(self.cells(it.cells), 0, step)
        self.clauses += [[-here] for state, here in last.items() if not family >> state & 1]

    def sum(self, it: kinds.Sum) -> None:
        """Add a sum of groups."""
        shift = sum(-group.weight * group.most for group in it.groups if group.weight < 0)
        wanted = {total - shift for total in bits(it.allowed)}
        variables = [options for group in it.groups for options in self.cells(group.cells, group.weight)]
        layer = self.add_up(variables, 0, min(wanted, default=0), max(wanted, default=0))
        self.clauses += [[-here] for state, here in layer.items() if state not in wanted]

    def linear(self, it: kinds.Linear) -> None:
        """Add a sum of terms, and the truth that says whether it holds."""
        says = self.literal(it.says)
        low, high = (-(1 << 40), 0) if it.relation == kinds.AT_MOST else (0, 0)
        variables = sorted((self.options(term) for term in it.terms), key=len)
        for state, here in self.add_up(variables, it.constant, low, high).items():
            holds = state <= 0 if it.relation == kinds.AT_MOST else (state == 0) == (it.relation == kinds.EQUAL)
            self.clauses.append([-here, says if holds else -says])

    def clause(self, it: kinds.Clause) -> None:
        """Add a clause, and the truth that says whether one of its literals holds."""
        says, literals = self.literal(it.says), [self.literal(literal) for literal in it.literals]
        self.clauses.append([-says, *literals])
        self.clauses += [[says, -literal] for literal in literals]

    def seen(self, it: kinds.Visible) -> None:
        """Add how many cells are larger than all cells before them."""
        self.different(kinds.Different(it.cells))

        def step(state: tuple[int, int], value: int) -> tuple[int, int] | None:
            highest, count = state
            return state if value < highest else (value, count + 1) if count < it.seen else None

        last = self.read(self.cells(it.cells), (0, 0), step)
        self.clauses += [[-here] for state, here in last.items() if state[1] != it.seen]

    def automaton(self, it: kinds.Read) -> None:
        """Add an automaton."""
        layer = {0: self._true()}
        for variable, arcs in zip(it.variables, it.layers, strict=True):
            after, values = dict[int, int](), self.values[variable]
            ways = {(start, value): [-here, -lit] for start, here in layer.items() for value, lit in values.items()}
            for start, end, mask in arcs:
                if start in layer:
                    after.setdefault(end, self.fresh())
                    for value in values:
                        if mask >> value & 1:
                            ways[start, value].append(after[end])  # several where the automaton has a choice
            self.clauses += ways.values()
            layer = after

    def item(self, it: kinds.Item) -> None:
        """Add which of some variables stands at a place."""
        result = self.values[it.result]
        for place, here in self.values[it.place].items():
            if place >= len(it.variables):
                self.clauses.append([-here])
                continue
            for value, literal in self.values[it.variables[place]].items():
                self.clauses.append([-here, -literal, *([result[value]] if value in result else [])])

    def between(self, it: kinds.Between) -> None:
        """Add that one of several ways to divide cells holds."""
        self.different(kinds.Different(it.cells))
        ways = []
        for way in it.ways:
            ways.append(here := self.fresh())
            total = sum(value + 1 for value in bits(bits(way.allowed)[0])) if way.allowed else -1
            for number, place in enumerate(way.order):
                mask = way.end_mask if number < way.ends else way.rest_mask
                wrong = [lit for value, lit in self.values[it.cells[place]].items() if not mask >> value & 1]
                self.clauses += [[-here, -literal] for literal in wrong]
            first = self.cells(it.cells[place] for place in way.order[: way.size])

            def step(state: int, value: int, most: int = total) -> int | None:
                return state + value if state + value <= most else None

            last = self.read(first, 0, step, here)
            self.clauses += [[-literal] for state, literal in last.items() if state != total]
        self.clauses.append(ways)

    def ranked(self, it: kinds.Ranked) -> None:
        """Add for each side whether its line with the same first value is smaller, value by value, and how many are."""
        first, sides = lowest(it.first), [self.fresh() for _ in it.sides]
        self.clauses.append([self.values[it.own[0]].get(first, -self._true())])
        for says, side in zip(sides, it.sides, strict=True):
            for line in side:
                if begins := self.values[line[0]].get(first):
                    self._compared(line, it.own, begins, says, it.tie)
        for found in product((False, True), repeat=len(sides)):
            if sum(found) != it.smaller:
                self.clauses.append([-says if one else says for one, says in zip(found, sides, strict=True)])

    def _compared(self, line: Sequence[int], own: Sequence[int], same: int, says: int, tie: int) -> None:
        """Add that *says* is whether a line is smaller than another if *same* (their first values are equal)."""
        for variable, other in zip(line[1:], own[1:], strict=True):
            if variable == other:
                continue
            after = self.fresh()
            for value, literal in self.values[variable].items():
                for its, another in self.values[other].items():
                    reached = after if its == value else says if value < its else -says
                    self.clauses.append([-same, -literal, -another, reached])
            same = after
        self.clauses.append([-same, *([says] if tie == SMALLER else [-says] if tie else [])])

    def operation(self, it: kinds.Operation) -> None:
        """Add an operation, value by value."""
        options = [
            [(value + term.number, literal) for value, literal in self.values[term.variable].items()]
            for term in it.terms
        ]
        if any(term.how not in (memory.MASK, memory.INTERVAL) for term in it.terms):
            raise Uncompiled("clauses-operation-literal")
        result = dict(options[0])
        if prod(map(len, options[1:])) > MOST_TUPLES:
            raise Uncompiled("clauses-operation-too-many-values")
        for found in product(*options[1:]):
            value = _OPERATIONS[it.kind]([number for number, _ in found])
            literals = [-literal for _, literal in found]
            self.clauses.append([*literals, *([result[value]] if value in result else [])])


def _adding(family: int, top: int, count: int, sums: set[int]) -> int:
    """Return all sets of *count* values with the one sum there is, to see whether a family is just these."""
    (total,) = sums
    sets = map(mask_of, combinations(range(top), count))
    found = mask_of(values for values in sets if sum(value + 1 for value in bits(values)) == total)
    exact = mask_of(values for values in bits(family) if values.bit_count() == count)
    return family if found == exact else 0


_OPERATIONS: dict[int, Callable[[list[int]], int]] = {
    memory.PRODUCT: prod,
    memory.LEAST: min,
    memory.SIZE: lambda values: abs(values[0]),
    memory.QUOTIENT: lambda values: values[0] // values[1],
    memory.REMAINDER: lambda values: values[0] % values[1],
}
_WRITE: dict[type[kinds.Constraint], Callable[[Clauses, Any], None]] = {
    kinds.Different: Clauses.different,
    kinds.Crossed: Clauses.nothing,
    kinds.Locked: Clauses.nothing,
    kinds.Table: Clauses.table,
    kinds.Sets: Clauses.sets,
    kinds.Sum: Clauses.sum,
    kinds.Linear: Clauses.linear,
    kinds.Clause: Clauses.clause,
    kinds.Visible: Clauses.seen,
    kinds.Read: Clauses.automaton,
    kinds.Item: Clauses.item,
    kinds.Between: Clauses.between,
    kinds.Ranked: Clauses.ranked,
    kinds.Hung: hang,
    kinds.Filled: fill,
    kinds.Operation: Clauses.operation,
}
