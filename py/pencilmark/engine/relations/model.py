"""A puzzle as variables and constraints, both for the kernel and for CaDiCaL.

The variables are first the cells, then what terms and relations need: truths and numbers. A literal is a variable and
the mask of values for which it holds.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import reduce
from itertools import chain
from operator import or_
from typing import TYPE_CHECKING, NamedTuple

from pencilmark.engine.relations.memory import AT_MOST, EQUAL, INTERVAL, MASK, UNEQUAL
from pencilmark.rules.language.intervals import Interval

if TYPE_CHECKING:  # boards without rules import nothing of rules
    from pencilmark.rules.language.tree import Relation

__all__ = ["AT_MOST", "EQUAL", "INTERVAL", "MASK", "UNEQUAL", "Interval", "Literal", "Model", "Term"]

Domain = int | Interval


class Literal(NamedTuple):
    """True when *variable* has one of the values in *mask*."""

    variable: int
    mask: int


class Term(NamedTuple):
    """A *variable* as *how* reads it (MASK: the place of its bit), with a *number*: its factor, or added to it."""

    variable: int
    number: int
    how: int


class Group(NamedTuple):
    """Different *cells* with one *weight* in a sum; unweighted they add up to at most *most*."""

    cells: tuple[int, ...]
    weight: int
    most: int


class Division(NamedTuple):
    """One division of cells: in *order*, the first *ends* are ends, the first *size* use one of the sets *allowed*."""

    order: tuple[int, ...]
    ends: int
    size: int
    allowed: int
    end_mask: int
    rest_mask: int


class Different(NamedTuple):
    """*cells* differ; *full* is the mask of values if these cells have them all, else 0."""

    cells: tuple[int, ...]
    full: int = 0


class Locked(NamedTuple):
    """Each of the *values* (mask) is in one of the *cells*; implied by others: cells that see them all lack them."""

    cells: tuple[int, ...]
    values: int


Part = tuple[tuple[int, ...], tuple[int, ...]]
"""Cells that a house shares with another, and the other's cells beside them, if any."""


class Crossed(NamedTuple):
    """A value confined to one of the *parts* of a house goes from the cells beside that part; implied by others."""

    parts: tuple[Part, ...]


class Table(NamedTuple):
    """The *variables* have one of these *tuples* of bit places; *lazy* if it can wait until one has a single value."""

    variables: tuple[int, ...]
    tuples: tuple[tuple[int, ...], ...]
    lazy: bool = False


class Sets(NamedTuple):
    """*cells* differ; for some counts n, the first n of them must use one of the given sets of values."""

    cells: tuple[int, ...]
    filters: tuple[tuple[int, int], ...] = ()


class Sum(NamedTuple):
    """The weighted *groups* add up to one of the totals *allowed* (bit = total + *shift*), a set of *words* words."""

    groups: tuple[Group, ...]
    allowed: int
    words: int


class Linear(NamedTuple):
    """The weighted *terms* and the *constant* add up to what *relation* says if and only if *says* holds."""

    terms: tuple[Term, ...]
    relation: int
    constant: int
    says: Literal


class Clause(NamedTuple):
    """One of the *literals* holds if and only if *says* does."""

    literals: tuple[Literal, ...]
    says: Literal


class Visible(NamedTuple):
    """*cells* differ, and *seen* of them are larger than all before them."""

    cells: tuple[int, ...]
    seen: int


Arc = tuple[int, int, int]


class Read(NamedTuple):
    """The *variables* are read by an automaton: for each its arcs (from, to, mask); *last* is the first final state."""

    variables: tuple[int, ...]
    layers: tuple[tuple[Arc, ...], ...]
    states: int
    last: int


class Item(NamedTuple):
    """*result* is what stands at *place* (bit = place from 0) among *variables*."""

    place: int
    result: int
    variables: tuple[int, ...]


class Between(NamedTuple):
    """*cells* differ and are divided in one of these *ways*."""

    cells: tuple[int, ...]
    ways: tuple[Division, ...]


class Ranked(NamedTuple):
    """*own* begins with *first* (mask), and *smaller* of the other *sides*' lines that do are less, read as numbers.

    On each side one line begins with that value. *tie* says what an equal one counts as; it is 0 if there is none.
    """

    own: tuple[int, ...]
    first: int
    smaller: int
    tie: int
    sides: tuple[tuple[tuple[int, ...], ...], ...]


class Hung(NamedTuple):
    """The *variables* with a value in *mask* are connected, and are *size* cells if that is not 0.

    *pairs* are places of variables next to each other; *cells* says where on a board of *width* each of them is.
    """

    variables: tuple[int, ...]
    mask: int
    size: int
    pairs: tuple[tuple[int, int], ...]
    cells: tuple[int, ...]
    width: int


class Filled(NamedTuple):
    """Those of *cells* whose *regions* have the value *region* (mask) have each of *values* once."""

    cells: tuple[int, ...]
    regions: tuple[int, ...]
    region: int
    values: int


class Operation(NamedTuple):
    """The first of *terms* is the result of an operation (a kind of `memory`) on the others."""

    kind: int
    terms: tuple[Term, ...]


_OfCells = Different | Locked | Crossed | Table | Sets | Sum | Visible | Between | Ranked | Hung | Filled
Constraint = _OfCells | Linear | Clause | Read | Item | Operation


FEW = 15
"""Values of a number that is guessed, at most."""
GUESSED = 4 << 20
"""Bytes of positions that guessed numbers may add to those of guessed cells."""
Full = tuple[tuple[tuple[int, ...], int], ...]
"""Houses whose cells have as many values as there are of them: the cells, and the values (mask)."""


@dataclass(slots=True)
class Model:
    """The *domains* of all variables, the cells first; *constraints* with the cells that each is about.

    *values* are those that cells can take, *top* is the board's greatest, and *full* are the houses that have them all.
    Relations without a constraint are *left*: they are tested once all cells have values.
    The first constraints are the board's own: *of_board* counts them.
    """

    cells: int
    top: int
    values: int
    domains: list[Domain] = field(default_factory=list)
    constraints: list[tuple[Constraint, tuple[int, ...]]] = field(default_factory=list)
    peers: list[int] = field(default_factory=list)
    left: list[Relation] = field(default_factory=list)
    impossible: bool = False
    of_board: int = 0
    full: Full = ()

    def mask(self, variable: int) -> int:
        """Return the values of a variable that has a mask."""
        domain = self.domains[variable]
        assert isinstance(domain, int)
        return domain

    def union(self, variables: Iterable[int]) -> int:
        """Return the values that some of the variables can have."""
        return reduce(or_, map(self.mask, variables), 0)

    def variable(self, domain: Domain) -> int:
        """Add a variable."""
        self.domains.append(domain)
        return len(self.domains) - 1

    def add(self, constraint: Constraint, cells: tuple[int, ...]) -> None:
        """Add a constraint about *cells*."""
        self.constraints.append((constraint, cells))

    def keep(self, literal: Literal) -> None:
        """Make *literal* hold."""
        self.domains[literal.variable] = left = self.mask(literal.variable) & literal.mask
        self.impossible |= not left

    def numbers(self) -> list[int]:
        """List the variables besides cells that are guessed as cells are: those with a few values, no truths.

        None if the positions, one for each guess, would fill the memory.
        """
        beside = list(enumerate(self.domains))[self.cells :]
        found = [at for at, domain in beside if isinstance(domain, int) and 2 < domain.bit_count() <= FEW]
        return found if 8 * len(self.domains) * len(found) <= GUESSED else []

    def weights(self, numbers: dict[int, int]) -> bytes:
        """Weigh each cell by its constraints, and *numbers* by what is given for them (64 bits for each variable)."""
        found = array("Q", bytes(8 * len(self.domains)))
        for cell, count in Counter(chain.from_iterable(cells for _, cells in self.constraints)).items():
            found[cell] = count
        for number, count in numbers.items():
            found[number] = count
        return found.tobytes()
