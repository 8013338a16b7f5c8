"""Climb a ladder of techniques: the next step, every step there is now, the path to the solution.

A finder is asked for only as many steps as are needed. The nodes of a path's *budget* are its steps.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from pencilmark.board.kept import derived
from pencilmark.board.model import Position, Step
from pencilmark.board.task import FOREVER, Budget, Running
from pencilmark.human.argument.shorter import is_argued, shorter
from pencilmark.human.guard import is_of_several, watching
from pencilmark.human.ruled.forcing import hand_on
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.ladders import SINGLES
from pencilmark.human.techniques.technique import Technique

SETS = ("als-xz", "als-xy-wing", "als-xy-chain", "death-blossom")


def climbing(position: Position, ladder: Iterable[Technique]) -> Generator[Technique, None, Step | None]:
    """Find the step that the *ladder* takes first in *position*; meanwhile, yield the technique being tried.

    Returns None when nothing works.
    """
    for technique in ladder:
        yield technique
        search = Running(technique.first_slowly(position))
        for _ in search:
            yield technique
        if search.result:
            return search.result
    return None


def singles_first(ladder: Sequence[Technique]) -> tuple[Sequence[Technique], Sequence[Technique]]:
    """Split a *ladder* into the singles at its beginning and the rest."""
    count = next((place for place, technique in enumerate(ladder) if technique.id not in SINGLES), len(ladder))
    return ladder[:count], ladder[count:]


def next_step(position: Position, ladder: Iterable[Technique]) -> Step | None:
    """Find the step that the *ladder* takes first in *position*, without pauses; None if there is none."""
    return next(filter(None, (technique.first(position) for technique in ladder)), None)


def all_steps(position: Position, techniques: Iterable[Technique]) -> Iterator[Step]:
    """Find every step of *techniques* that *position* offers now, technique by technique."""
    for technique in techniques:
        if technique.makes_steps:
            yield from _of_sets(position, technique) if technique.id in SETS else technique.find(position)


def _of_sets(position: Position, technique: Technique) -> Iterator[Step]:
    """Find the steps of a technique of SETS, and keep them for `plainest`, which would otherwise find them again."""
    found = list(technique.find(position))
    _known_of_sets(position)[technique.id] = {one.key(): one for one in found}
    yield from found


@derived
def _known_of_sets(position: Position) -> dict[str, dict[object, Step]]:
    return {}


def plainest(position: Position, step: Step) -> Step:
    """Find the step of the same technique and effect with the smallest evidence: the one to explain.

    A path takes the first of equal steps, in the order of another program. Forcing chains and nets are explained by the
    shortest argument that `argument.shorter` finds.
    """
    if is_argued(step.technique):
        return _shorter(position, step)
    if step.technique not in SETS:
        return step
    known = _known_of_sets(position)
    if step.technique not in known:
        known[step.technique] = {one.key(): one for one in TECHNIQUES[step.technique].find(position)}
    return known[step.technique].get(step.key(), step)


@derived
def _known_shorter(position: Position) -> dict[Step, Step]:
    return {}


def _shorter(position: Position, step: Step) -> Step:
    known = _known_shorter(position)
    if step not in known:
        known[step] = shorter(position, step)
        known[known[step]] = known[step]
    return known[step]


def apply(position: Position, step: Step) -> Position:
    """Return the position after *step*.

    If the step chose one of several solutions, nothing is known to be true any longer.
    """
    found = position.after(step.placements, step.eliminations)
    technique = TECHNIQUES.get(step.technique)
    if technique and not technique.is_proof and is_of_several(position.truth, position.geometry):
        found.truth = 0
    hand_on(position, found)
    return found


@dataclass(slots=True)
class Path:
    """The way a ladder took: its *steps* in order and the *position* where it ended.

    *refused* are the steps that the guard left out, each with its place among the steps, from 1.
    """

    position: Position
    steps: list[Step] = field(default_factory=list)
    refused: dict[Step, int] = field(default_factory=dict)

    @property
    def is_solved(self) -> bool:
        """Report whether the path ended with every cell filled."""
        return self.position.is_solved

    def histogram(self) -> dict[str, int]:
        """Count the steps of each technique, in the order in which they first came up."""
        return dict(Counter(step.technique for step in self.steps))


def walk(position: Position, ladder: tuple[Technique, ...]) -> Iterator[tuple[Step, Position]]:
    """Take step after step up the *ladder*; yield each with the position it leads to.

    The walk ends when the position is solved, contradictory, or beyond the ladder.
    """
    return (taken for taken in walk_slowly(position, ladder) if taken)


def walk_slowly(position: Position, ladder: tuple[Technique, ...]) -> Iterator[tuple[Step, Position] | None]:
    """Take the same way as `walk`, with None wherever it may pause."""
    while not position.is_solved and position.contradiction() is None:
        search = Running(climbing(position, ladder))
        for _ in search:
            yield None
        if search.result is None:
            return
        position = apply(position, search.result)
        yield search.result, position


def solve_path(position: Position, ladder: tuple[Technique, ...], budget: Budget = FOREVER) -> Path:
    """Walk from *position* to the end, or until the *budget* is spent, whose nodes are the steps.

    The budget is checked between steps, and wherever the search for one may pause.

    >>> from pencilmark.human.techniques.ladders import TEACHING, climb
    >>> path = solve_path(Position.of(Puzzle(board("4"), (1, 2, 3, 0) + (0,) * 12)), climb(TEACHING))
    >>> path.is_solved, path.steps[0].technique
    (False, 'full-house')
    """
    path = Path(position)
    with watching() as refused:
        for taken in walk_slowly(position, ladder):
            for one in refused:
                path.refused.setdefault(one, len(path.steps) + 1)
            refused.clear()
            if taken:
                step, path.position = taken
                path.steps.append(step)
            if budget.is_spent(len(path.steps)):
                break
        else:
            path.refused.update(dict.fromkeys(refused, len(path.steps) + 1))
    return path
