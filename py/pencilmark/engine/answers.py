"""The answers of the engine, question by question; its budgets are those of any task."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isqrt
from typing import Literal, NamedTuple, Protocol

from pencilmark.board.errors import PencilmarkError
from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import Geometry
from pencilmark.board.line import write_line
from pencilmark.board.masks import bits
from pencilmark.board.task import Budget as Budget

Solution = tuple[int, ...]
Status = Literal["unique", "multiple", "none", "timeout"]
Ended = Literal["all", "limit", "budget"]
BackendName = Literal["auto", "wasm", "python", "sat"]


def without_holes(solution: Solution, geometry: Geometry) -> Solution:
    """Return a *solution* with 0 in the holes of its board, where a search put a value."""
    found = list(solution)
    for cell in bits(geometry.holes):
        found[cell] = 0
    return tuple(found)


class Uncovered(tuple[int, ...]):
    """The digits of a solution, with what else was to be found: the number of each cell's region, its shade, or none.

    Regions are numbered in the order of their first cells.
    """

    regions: tuple[int, ...] = ()
    shades: tuple[int, ...] = ()

    @property
    def values(self) -> tuple[int, ...]:
        """Return the values of all cells: those of the board, its regions by the rows of their 1s, and its shades."""
        size = isqrt(len(self))
        rows = {region: cell // size + 1 for cell, region in enumerate(self.regions) if self[cell] == 1}
        regions = [rows[region] for region in self.regions] or [1] * len(self)
        return (*self, *regions, *self.shades)

    @property
    def whole(self) -> tuple[tuple[int, ...], ...]:
        """Return everything: two solutions may have the same digits."""
        return tuple(self), self.regions, self.shades


def uncovered(values: Sequence[int], count: int) -> Solution:
    """Return a solution of *count* cells from the *values* of these, then of their regions and shades, if any.

    >>> found = uncovered((1, 2, 2, 1, 2, 2, 1, 1), 4)
    >>> found, found.regions
    ((1, 2, 2, 1), (1, 1, 2, 2))
    """
    if len(values) == count:
        return tuple(values)
    found = Uncovered(values[:count])
    numbers: dict[int, int] = {}
    regions = tuple([numbers.setdefault(region, len(numbers) + 1) for region in values[count : 2 * count]])
    found.regions = regions if len(numbers) > 1 else ()
    found.shades = tuple(values[2 * count :])
    return found


def status_of(found: int, is_whole: bool) -> Status:
    """Name what *found* solutions prove, given whether the search *is_whole*, that is, went to its end."""
    if found > 1:
        return "multiple"
    return "timeout" if not is_whole else "unique" if found else "none"


class Stream(Protocol):
    """A running search: iterating it yields solutions, and now and then None, so that the caller can look up.

    *nodes* counts what it looked at so far; *share* is the part of the search done, 0 to 1.
    """

    nodes: int
    share: float

    def __iter__(self) -> Iterator[Solution | None]: ...


class KernelResult(NamedTuple):
    """What a kernel found for one puzzle: *found* solutions up to the limit, and the first *solution* if there is one.

    *exact* is False when it ran out of nodes.
    """

    found: int
    exact: bool
    nodes: int
    solution: bytes

    @property
    def status(self) -> Status:
        """Name the answer."""
        return status_of(self.found, self.exact)


class Timeout(PencilmarkError):
    """A lazy question ran out of its budget; its earlier answers stand."""

    def __init__(self) -> None:
        super().__init__("timeout")

    def __reduce__(self) -> tuple[object, ...]:
        return Timeout, ()


@dataclass(frozen=True, slots=True)
class Answer:
    """The solutions found, up to the limit asked for.

    *status* is "unique", "multiple" or "none" if that is proved, else "timeout". *ended* says why there are no more
    *solutions*: these are "all", or the "limit" or the "budget" came first.
    """

    status: Status
    solutions: tuple[Solution, ...]
    nodes: int
    backend: str
    ended: Ended

    def __repr__(self) -> str:
        lines = [write_line(found, max(found)) for found in self.solutions]
        return f"<Answer {self.status}: {', '.join(lines[:2])}{', ...' if lines[2:] else ''}>"


@dataclass(frozen=True, slots=True)
class Count:
    """The number of solutions; *exact* is False when the maximum or the budget ended the count.

    *estimate* extrapolates the number from the share of the search done; None if nothing is done.
    """

    count: int
    exact: bool
    estimate: float | None = None


@dataclass(frozen=True, slots=True)
class TrueCandidates:
    """For each cell the mask of the values it takes in some solution; *exact* is False if the budget ran out."""

    cells: tuple[int, ...]
    exact: bool = True


@dataclass(frozen=True, slots=True)
class Check:
    """What is wrong with a puzzle, or not.

    *valid*: it has a solution. *minimal*: it is unique, and no given can go. *redundant*: the cells of givens each of
    which can go by itself. *conflicts*: for a contradictory puzzle, cells whose givens already contradict each other,
    none of which can be spared. *exact* is False if the budget ran out.
    """

    valid: bool
    unique: bool
    minimal: bool
    redundant: tuple[int, ...] = ()
    conflicts: tuple[int, ...] = ()
    exact: bool = True
