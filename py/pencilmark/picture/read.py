"""Read a picture: find its grids, turn them upright, look at their cells, and take a reading that has a solution."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from pencilmark.board.boards import board
from pencilmark.board.errors import FormatError
from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import Geometry, cell_name
from pencilmark.board.model import Puzzle
from pencilmark.board.phrase import phrase
from pencilmark.board.speech import say
from pencilmark.board.task import Budget, Progress, Task, retold
from pencilmark.engine.answers import Status
from pencilmark.exchange.found import Choice, Question, Reading
from pencilmark.picture.believed import MARGIN, USED, Odds, Option, believing, givens_of, odds_of
from pencilmark.picture.find import grids
from pencilmark.picture.grey import Grey
from pencilmark.picture.loops import Loops, loops_of
from pencilmark.picture.mesh import Mesh
from pencilmark.picture.network import SIDE
from pencilmark.picture.regions import board_of

DOUBTFUL = 0.9
"""A cell is marked if its reading is less likely than this."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A grid in a picture: its lines, turned upright, its board, what its cells may be, and what they were read as.

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
        """Return the puzzle: printed digits are givens, handwritten ones are placed."""
        placed = tuple(option.value if option.by_hand else 0 for option in self.options)
        return Puzzle(self.geometry, givens_of(self.options), placed if any(placed) else None)

    @property
    def confidence(self) -> tuple[float, ...]:
        """Return the probability of the reading of each cell, whether printed or handwritten."""
        return tuple(cell.of_value(option.value) for cell, option in zip(self.odds, self.options, strict=True))

    @property
    def doubtful(self) -> tuple[int, ...]:
        """Return the cells to check: those that were changed, and those that may be something else."""
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


SECONDS = 1.0
"""The time for trying likely readings."""
UPRIGHT = 0.97
"""Cells as likely as this on average are upright."""
LEGIBLE = 0.6
"""Cells less likely than this on average are too blurred."""
SURE_MARGIN, SURE = 2.2, 0.9
"""A sure reading: the next one is this much less likely (natural logarithm), and each cell at least this likely."""


Answer = PictureReading | Question
Sighted = tuple[Mesh, list[Odds], str]
"""A mesh, what its cells may be, and the name of its board."""


def a_second() -> Budget:
    """Start the time for trying the likely readings of a grid."""
    return Budget(seconds=SECONDS)


def reading(grey: Grey, begin: Callable[[], Budget] = a_second, loops: Loops | None = None) -> Task[Progress, Answer]:
    """Return the puzzle in a picture, or a question where it has several grids.

    *begin* makes the budget for trying the likely readings of a grid, once that begins.

    Raises FormatError if no grid is found (`no-grid`), or nothing can be read in it (`empty-grid`, `too-blurred`).
    """
    loops = loops or loops_of()
    found = yield from _grids(grey, loops)
    seen: list[Seen] = []
    for number, sighted in enumerate(found):
        yield Progress(0.4 + 0.6 * number / len(found), phrase("picture-cells"))
        seen.append((yield from _seen(sighted, begin())))
    readings = [reading_of(one) for one in seen]
    if len(readings) == 1:
        return readings[0]
    labels = enumerate(readings, 1)
    return Question(tuple(Choice(f"grid-{number}", say("picture-grid", number=number), one) for number, one in labels))


def _grids(grey: Grey, loops: Loops) -> Task[Progress, list[Sighted]]:
    """Return the grids of a picture, or of its negative if that is clearer, and what their cells may be."""
    tried: list[list[Sighted]] = []
    for turn, one in enumerate((grey, grey.inverted())):
        yield Progress(0.2 * turn, phrase("picture-grid-looked-for"))
        meshes = grids(loops.ink(one), one.width, one.height, loops.cut)
        tried.append([_upright(mesh, one, loops) for mesh in meshes])
        if _clearest(tried[-1]) >= UPRIGHT:
            break
    best = max(tried, key=lambda found: (_clearest(found), len(found)))
    if not best:
        raise FormatError("no-grid")
    if _clearest(best) < LEGIBLE:
        raise FormatError("too-blurred" if _clearest(best) else "empty-grid")
    return [sighted for sighted in best if _clarity(sighted[1]) >= LEGIBLE]


def _clearest(found: Sequence[Sighted]) -> float:
    return max((_clarity(odds) for _, odds, _ in found), default=0.0)


def _upright(mesh: Mesh, grey: Grey, loops: Loops) -> Sighted:
    """Turn a *mesh* so that its digits stand upright, and see what its cells may be, and which board it is."""
    found = mesh, _odds(mesh, loops)
    turned = mesh
    for _ in range(3):
        if _clarity(found[1]) >= UPRIGHT:
            break
        turned = turned.turned()
        odds = _odds(turned, loops)
        if _clarity(odds) > _clarity(found[1]):
            found = turned, odds
    return *found, board_of(found[0], grey)


def _odds(mesh: Mesh, loops: Loops) -> list[Odds]:
    scores = loops.scores(loops.cut(mesh.quads(MARGIN), SIDE, SIDE))
    odds = [odds_of(one, loops.last, mesh.size) for one in scores]
    if sum(cell.best.by_hand for cell in odds) < USED:
        return odds
    return [odds_of(one, loops.last, mesh.size, rare=1.0) for one in scores]


def _clarity(odds: Sequence[Odds]) -> float:
    """Return how likely the cells with something in them are, on average."""
    filled = [cell.of_value(cell.best.value) for cell in odds if cell.best.value]
    return sum(filled) / len(filled) if filled else 0.0


def _seen(sighted: Sighted, budget: Budget) -> Task[Progress, Seen]:
    mesh, odds, name = sighted
    task = believing(odds, board(name), budget)
    belief = yield from retold(task, lambda _: Progress(None, phrase("picture-corrected")))
    seen = Seen(mesh, board(name), tuple(odds), belief.options, belief.changed, belief.status, is_sure=False)
    is_proved = belief.status == "unique" and not belief.changed
    return replace(seen, is_sure=is_proved and belief.margin >= SURE_MARGIN and min(seen.confidence) >= SURE)
