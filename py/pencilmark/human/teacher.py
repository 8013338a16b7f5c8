"""A teacher looking over the player's shoulder: mistakes first, then steps from what the player has written.

The player's grid is a `Puzzle` whose *candidates* are the pencil marks. A cell without marks (0) has all candidates; a
candidate that the player's marks leave out is gone already, so no step removes it again. As long as the marks include
every digit of the solution, each technique stays valid, even those that rely on a single solution: a second one found
by such a technique would be a solution of the givens alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from pencilmark.board.frozen import dataclass
from pencilmark.board.model import Candidate, Position, Puzzle, Step
from pencilmark.board.task import Running, Slowly, Task
from pencilmark.human import logic
from pencilmark.human.guarded import guarded
from pencilmark.human.logic import climbing
from pencilmark.human.ruled.ladder import ladder_for
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.techniques import Technique
from pencilmark.human.techniques.ladders import ONE_SOLUTION, TEACHING

FAR = TEACHING.index("als-xy-chain")
"""Where the ladder gets steep: steps from here on are listed only on request, as they may take long."""
_ASSUMES = ("forcing", "template", "trial-and-error")


@dataclass(frozen=True, slots=True)
class Mistakes:
    """Cells with wrong *digits*, and empty cells whose *marks* leave out the digit of the solution."""

    digits: tuple[int, ...]
    marks: tuple[int, ...]


def mistakes(puzzle: Puzzle, solution: Sequence[int]) -> Mistakes:
    """Compare what the player wrote with the *solution*.

    >>> mistakes(Puzzle(board("1"), (0,), (0,), (0,)), [1])
    Mistakes(digits=(), marks=())
    """
    values, marks = puzzle.values, puzzle.candidates or (0,) * puzzle.geometry.cell_count
    digits = tuple(cell for cell, value in enumerate(values) if value not in (0, solution[cell]))
    lacking = tuple(
        cell for cell, mask in enumerate(marks) if mask and not values[cell] and not mask >> (solution[cell] - 1) & 1
    )
    return Mistakes(digits, lacking)


def position_of(puzzle: Puzzle) -> Position:
    """Return the position that the player is in: a cell without marks has all candidates that it can have.

    >>> seen = position_of(Puzzle(board("4"), (1,) + (0,) * 15, None, (0, 0b1010) + (0,) * 14))
    >>> seen.cell_digits[1], seen.cell_digits[2]
    (10, 14)
    """
    if puzzle.candidates is None:
        return Position.of(puzzle)
    every = puzzle.geometry.all_digits
    return Position.of(replace(puzzle, candidates=tuple(mask or every for mask in puzzle.candidates)))


def next_step(position: Position, unique: bool = True) -> Task[int, Step | None]:
    """Find the plainest step; yield how many techniques have been tried in vain so far.

    Techniques that rely on one solution are tried only if it is *unique*: if the position has everything that makes it
    so. If not, there may be nothing to find, and the steepest techniques are not tried.
    """
    ladder = ladder_for(position)
    if not unique:
        names = tuple(name for name in TEACHING[:FAR] if name not in ONE_SOLUTION)
        ladder = ladder_for(position, tuple(name for name in names if not any(word in name for word in _ASSUMES)))
    search, tried = Running(climbing(position, ladder)), dict[str, None]()
    for technique in search:
        tried[technique.id] = None
        yield len(tried) - 1
    return search.result


class Offer(NamedTuple):
    """The *steps* of one technique, by its *name*; a pause has none.

    The first *fresh* of them conclude something that no plainer one does. *more* says that there are others.
    """

    name: str
    steps: tuple[Step, ...] = ()
    fresh: int = 0
    more: bool = False


def offers(position: Position, *, each: int, further: bool = False, unique: bool = True) -> Iterator[Offer]:
    """List the steps there are now, the plainest technique first; of each, up to *each* steps that do different things.

    A step is fresh unless one of a plainer technique, or a shorter one of its own, concludes all that it does: so the
    skyscraper that is an X-wing comes after what is new. *further* includes the steepest techniques; *unique* includes
    those that rely on one solution.
    """
    ladder = TEACHING if further else TEACHING[:FAR]
    names = (name for name in ladder if unique or name not in ONE_SOLUTION)
    concluded: list[set[Candidate]] = []
    for technique in ladder_for(position, tuple(name for name in names if not any(word in name for word in _ASSUMES))):
        search = Running(_some(technique, position, 4 * each))
        for _ in search:
            yield Offer(technique.name)
        fresh, again = list[Step](), list[Step]()
        for step in sorted(search.result, key=_length):
            does = {*step.placements, *(Candidate(cell, -value) for cell, value in step.eliminations)}
            (again if any(does <= other for other in concluded) else fresh).append(step)
            concluded.append(does)
        found = tuple({step.key(): step for step in reversed(fresh + again)}.values())[::-1]
        yield Offer(technique.name, found[:each], min(len(fresh), each), len(found) > each)


def _length(step: Step) -> tuple[int, int, int]:
    """Measure how much there is to see in a step: links of chains, almost locked sets, cells."""
    evidence = step.evidence
    return sum(map(len, evidence.chains)), len(evidence.als), evidence.cells.bit_count()


def _some(technique: Technique, position: Position, most: int) -> Slowly[list[Step]]:
    """Find the first *most* steps of a technique."""
    found: list[Step] = []
    for step in technique.find_slowly(position):
        if step:
            found.append(step)
        if len(found) == most:
            break
        yield None
    return found


def hinted(puzzle: Puzzle) -> tuple[Position, Step | None]:
    """Return the position of a *puzzle* with a player's digits and pencil marks, and the plainest step from it.

    >>> hinted(Puzzle(board("4"), (1, 2, 3, 0) + (0,) * 12))[1].technique
    'full-house'
    """
    position = guarded(position_of(with_sight(puzzle)))
    return position, None if position.is_solved else logic.next_step(position, ladder_for(position))
