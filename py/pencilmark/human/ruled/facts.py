"""Facts about regions and shades, found one after another, and what follows from them about digits.

A fact says why it is true and which earlier facts it rests on, so that an argument has no more than it needs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, Protocol, TypeAlias

from pencilmark.board.frozen import dataclass
from pencilmark.board.model import Candidate

FactKind: TypeAlias = Literal["shade", "together", "apart"]


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact about a *cell*: its shade (*other*), or that it and an *other* cell are in one region, or in two.

    *why* names the reason (``facts-KIND-WHY`` in the catalogue), *cells* (mask) what it is about, *rule* (place) a
    clue or formula, *value* a digit. *before* are the places of the facts that it rests on.
    """

    kind: FactKind
    cell: int
    other: int
    why: str
    before: tuple[int, ...] = ()
    cells: int = 0
    rule: int = -1
    value: int = 0


@dataclass(frozen=True, slots=True)
class End:
    """The candidates *gone* because of facts (places); *why*, *rule*, *cells* and *value* as in a fact."""

    gone: tuple[Candidate, ...]
    why: str
    before: tuple[int, ...]
    cells: int = 0
    rule: int = -1
    value: int = 0


def needed(facts: Sequence[Fact], before: Iterable[int]) -> tuple[Fact, ...]:
    """List the facts at the places *before*, and those that they rest on, in the order they were found.

    >>> one, two, three = (Fact("shade", cell, 1, "clue", before) for cell, before in enumerate([(), (0,), ()]))
    >>> [fact.cell for fact in needed([one, two, three], (1,))]
    [0, 1]
    """
    return tuple(facts[place] for place in behind(facts, before))


class Based(Protocol):
    """Something found because of things found *before* it, given by their places."""

    @property
    def before(self) -> tuple[int, ...]:
        """Return the places."""


def behind(found: Sequence[Based], before: Iterable[int]) -> list[int]:
    """List the places *before*, and all that they rest on, in order."""
    places, waiting = set[int](), list(before)
    while waiting:
        place = waiting.pop()
        if place not in places:
            places.add(place)
            waiting += found[place].before
    return sorted(places)


def without_spare(places: Sequence[int], still: Callable[[tuple[int, ...]], bool]) -> tuple[int, ...]:
    """Drop, one after another, those *places* without which something *still* follows.

    >>> without_spare((1, 2, 3), lambda left: 2 in left)
    (2,)
    """
    left = tuple(places)
    for place in places:
        fewer = tuple(other for other in left if other != place)
        if still(fewer):
            left = fewer
    return left
