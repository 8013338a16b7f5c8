"""A batch whose puzzles several Pythons make: the same puzzles in the same order as if one had made them all.

Whoever makes the batch keeps a `Shared`: it makes the next puzzle that nobody is making, hands out those after it, and
takes in what others have made. What they lose, it makes itself; while the next puzzle is still being made elsewhere, it
makes a later one. When all are handed out, it makes the last of them, which others begin last.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from heapq import heappop, heappush
from itertools import islice

from pencilmark.board.errors import PencilmarkError
from pencilmark.board.task import Task
from pencilmark.make.batch import Found, Make, Order, Wished, outcome, started, wished_by
from pencilmark.make.made import Made, Trying

LAST = 4
"""Least number of such shares in the rest of a batch: towards the end nobody is handed many puzzles."""


def wanted_of(orders: Sequence[Order], seed: int) -> list[Wished]:
    """List what `batch` makes if no two puzzles are isomorphic: wishes and seeds (consecutive ones for rules).

    >>> from pencilmark.make.wish import Wish
    >>> [seed for _, seed in wanted_of([Order(Wish("4"), 1), Order(Wish("6"), 1)], 3)]
    [3, 3033596114048115]
    """
    if orders[0].wish.part:
        return [(wish, own) for own, wish in enumerate((o.wish for o in orders for _ in range(o.count)), seed)]
    return [one for order, start in started(orders, seed) for one in islice(wished_by(order, start), order.count)]


class Shared:
    """The puzzles *wanted* for a batch, by their places: which are made, and which somebody is making.

    *one* makes a puzzle here.
    """

    def __init__(self, wanted: Sequence[Wished], one: Make) -> None:
        self._wanted, self._one = wanted, one
        self._places = {wished: place for place, wished in enumerate(wanted)}
        self._next = 0
        self._lost: list[int] = []
        self._found: dict[Wished, Found] = {}
        self._passed: set[Wished] = set()
        self._mine: tuple[Wished, Iterator[Trying | Found]] | None = None

    @property
    def waiting(self) -> int:
        """Count the puzzles that are made and not yet asked for."""
        return len(self._found)

    def left(self, more: Made | None) -> Iterator[Made]:
        """Yield the puzzles made and not yet asked for, and *more* besides, and forget them: the batch is stopped."""
        if more and more.wish:
            self._found.setdefault((more.wish, more.seed), more)
        for wished in dict.fromkeys((*self._wanted, *self._found)):
            if isinstance(found := self._found.pop(wished, None), Made):
                yield found

    def hand_out(self, most: int) -> range:
        """Return the places of at most *most* puzzles, to be made elsewhere; none if all are begun."""
        first, left = self._next, len(self._wanted) - self._next
        self._next += max(0, min(most, -(-left // LAST)))
        return range(first, self._next)

    def take_in(self, place: int, made: Made | None) -> None:
        """Take in what was *made* elsewhere for a *place*; None if it was lost."""
        if not 0 <= place < self._next:
            return  # from another batch, or not handed out
        wished = self._wanted[place]
        if wished in self._found or wished in self._passed:
            return
        if made:
            self._found[wished] = replace(made, wish=wished[0], seed=wished[1])
        elif not self._mine or self._mine[0] != wished:
            heappush(self._lost, place)

    def making(self, wished: Wished) -> Task[Trying, Made]:
        """Return the puzzle of a wish and a seed once it is there, wherever it is made; raise what making it raised.

        What is then being made here is left, and continued when the next one is asked for.
        """
        while wished not in self._found:
            mine, steps = self._mine = self._mine or self._begun(wished)
            for told in steps:
                if not isinstance(told, Trying):
                    self._found.setdefault(mine, told)
                    self._mine = None
                    break
                yield told
                if wished in self._found:
                    break
        if self._mine and self._mine[0] == wished:
            self._mine = None  # another was quicker
        self._passed.add(wished)
        found = self._found.pop(wished)
        if isinstance(found, PencilmarkError):
            raise found
        return found

    def _begun(self, wished: Wished) -> tuple[Wished, Iterator[Trying | Found]]:
        """Begin a lost puzzle, or else one that nobody has begun, or else the last one that is not there."""
        place = self._places.get(wished)
        if place is not None and self._lost:
            place = heappop(self._lost)
        elif place is not None and self._next < len(self._wanted):
            place, self._next = self._next, self._next + 1
        elif place is not None:
            there = self._found.keys() | self._passed
            place = next(at for at in reversed(range(self._next)) if self._wanted[at] not in there)
        mine = wished if place is None else self._wanted[place]
        return mine, outcome(self._one(mine))
