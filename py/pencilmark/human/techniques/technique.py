"""What a technique is: its row in the catalogue, and a finder of its steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from pencilmark.board.model import Position, Step
from pencilmark.human.techniques.catalogue import ROWS

Finder = Callable[[Position], Iterator[Step]]
Chooser = Callable[[Position], Step | None]


def nothing(position: Position) -> Iterator[Step]:
    """Find nothing: for an entry of a ladder that only chooses among the steps of other techniques."""
    return iter(())


@dataclass(frozen=True, slots=True)
class Technique:
    """A way to find steps: *id* is that of its row in the catalogue.

    *find* yields every step of the technique that a position offers, lazily, the one to be taken
    first by a solver first. *choose*, where given, is a quicker or pickier way to that one step.

    >>> from pencilmark.human.techniques import TECHNIQUES
    >>> TECHNIQUES["x-wing"].name, TECHNIQUES["x-wing"].code
    ('X-wing', '0300')
    """

    id: str
    find: Finder
    choose: Chooser | None = None

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
