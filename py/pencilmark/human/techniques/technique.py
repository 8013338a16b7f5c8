"""What a technique is: its row in the catalogue, and a finder of its steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from pencilmark.board.model import Position, Step
from pencilmark.board.task import Slowly
from pencilmark.human.techniques.catalogue import ROWS

Finder = Callable[[Position], Iterator[Step]]
SlowFinder = Callable[[Position], Iterator[Step | None]]
"""Finds the same steps in the same order, with None wherever it may pause."""
Chooser = Callable[[Position], Step | None]


def nothing(position: Position) -> Iterator[Step]:
    """Find nothing: for an entry of a ladder that only chooses among the steps of other techniques."""
    return iter(())


def without_pauses(slowly: SlowFinder) -> Finder:
    """Make the finder of the same steps that does not pause."""
    return lambda position: (step for step in slowly(position) if step)


@dataclass(frozen=True, slots=True)
class Technique:
    """A way to find steps: *id* is that of its row in the catalogue.

    *find* yields every step of the technique that a position offers, lazily, the one to be taken
    first by a solver first. *choose*, where given, is a quicker or pickier way to that one step.
    *slowly*, where given, finds the same with pauses: on large boards some techniques take seconds.

    >>> from pencilmark.human.techniques import TECHNIQUES
    >>> TECHNIQUES["x-wing"].name, TECHNIQUES["x-wing"].code
    ('X-wing', '0300')
    """

    id: str
    find: Finder
    choose: Chooser | None = None
    slowly: SlowFinder | None = None

    @property
    def name(self) -> str:
        """Return the name in words."""
        return ROWS[self.id].name

    @property
    def code(self) -> str:
        """Return the code of HoDoKu's library, "" without one."""
        return ROWS[self.id].code

    def first(self, position: Position) -> Step | None:
        """Find the step that a solver takes first in *position*; None when there is none."""
        if self.choose:
            return self.choose(position)
        return next(self.find(position), None)

    def first_slowly(self, position: Position) -> Slowly[Step | None]:
        """Find the same step as `first`, with pauses."""
        for step in self.slowly(position) if self.slowly else ():
            if step:
                return step
            yield None
        return None if self.slowly else self.first(position)

    def all_slowly(self, position: Position) -> Iterator[Step | None]:
        """Find all steps, with pauses; one that only chooses among the steps of other techniques has a single one."""
        if self.slowly:
            return self.slowly(position)
        return iter([self.first(position)]) if self.find is nothing else self.find(position)
