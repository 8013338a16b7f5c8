"""What was seen in a picture, as values: a grid, its cells, and what was made of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pencilmark.board.geometry import Geometry, cell_name
from pencilmark.board.model import Puzzle
from pencilmark.board.speech import say
from pencilmark.engine.answers import Status
from pencilmark.exchange.found import Reading
from pencilmark.picture.believed import givens_of
from pencilmark.picture.mesh import Mesh
from pencilmark.picture.odds import Odds, Option

DOUBTFUL = 0.9
"""A cell that is less likely what it was read as is marked."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A grid in a picture: where its lines are, upright, its board, what its cells may be and what they were read as.

    *changed* are the cells whose likeliest reading left no solution, or several. *is_sure*: no reading is nearly as
    likely, and this one has exactly one solution.
    """

    mesh: Mesh
    geometry: Geometry
    odds: tuple[Odds, ...]
    options: tuple[Option, ...]
    changed: tuple[int, ...]
    status: Status
    is_sure: bool

    @property
    def puzzle(self) -> Puzzle:
        """Return the puzzle: what is printed are its givens, what was written by hand is placed."""
        placed = tuple(option.value if option.by_hand else 0 for option in self.options)
        return Puzzle(self.geometry, givens_of(self.options), placed if any(placed) else None)

    @property
    def confidence(self) -> tuple[float, ...]:
        """Return how likely each cell is what it was read as, whoever wrote it."""
        return tuple(cell.of_value(option.value) for cell, option in zip(self.odds, self.options, strict=True))

    @property
    def doubtful(self) -> tuple[int, ...]:
        """Return the cells to look at: those that were changed, and those that may be something else."""
        return tuple(cell for cell, sure in enumerate(self.confidence) if sure < DOUBTFUL or cell in self.changed)


@dataclass(frozen=True, slots=True)
class PictureReading(Reading):
    """The reading of a picture, with what was *seen* in it."""

    seen: Seen | None = None


def reading_of(seen: Seen) -> PictureReading:
    """Return what was *seen* as a reading, like that of a text."""
    return PictureReading(seen.puzzle, say("picture"), warnings=tuple(_doubts(seen)), seen=seen)


def _doubts(seen: Seen) -> Iterator[str]:
    """Yield what to compare with the picture."""
    if seen.changed:
        yield say("picture-changed", cells=_names(seen.changed, seen))
    if seen.status != "unique":
        yield say({"none": "picture-none", "multiple": "picture-multiple"}.get(seen.status, "picture-unproved"))
    if others := [cell for cell in seen.doubtful if cell not in seen.changed]:
        yield say("picture-compare", cells=_names(others, seen))


def _names(cells: Sequence[int], seen: Seen) -> list[str]:
    return [cell_name(cell, seen.mesh.size) for cell in cells]
