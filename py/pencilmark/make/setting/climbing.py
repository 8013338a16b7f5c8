"""Climbs of a ladder in a hurry, all steps of a technique at once: how far what is wished, or less, leads in a puzzle.

A hurried climb usually ends where one by single steps does. So it tells in a fraction of the time whether a puzzle is
too easy or too hard, and is taken up again where a digit is added.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache, partial

from pencilmark.board.model import Candidate, Position, Step
from pencilmark.board.phrase import phrase
from pencilmark.board.task import Task
from pencilmark.human.guarded import knowing
from pencilmark.human.levels import FOR_BEGINNERS, is_for_beginners, level_of
from pencilmark.human.logic import Path, apply
from pencilmark.human.ruled.forcing import find_quickly
from pencilmark.human.ruled.ladder import LAST, ladder_for
from pencilmark.human.ruled.nested import NAME as NESTED
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.techniques.technique import LEVELS, Level, Technique
from pencilmark.make.made import Made, Trying
from pencilmark.make.wish import Wish

FEW_SUSPECTS = 24
"""Candidates that short contradictions are tried for where a puzzle they do not solve may be taken for too hard."""
HURRIED: Level = "Extreme"
"""The level that the hurried climb rates. One in twenty that it calls Expert needs more by single steps."""


def start_of(made: Made) -> Position:
    """Return the first position of a puzzle, with what is true in it."""
    return knowing(Position.of(with_sight(made.puzzle)), made.solution)


def below_all(made: Made, wish: Wish, position: Position | None = None) -> Task[Trying, Path]:
    """Climb with less than what is *wished*, from the start of a puzzle or from a *position* of it."""
    path = Path(position or start_of(made))
    return (yield from _reached(made, path, _below(wish, ladder_for(path.position))))


def with_all(made: Made, wish: Wish, path: Path, *, may_give: bool = False) -> Task[Trying, Path]:
    """Go on from the end of a *path*, which is changed, with all that is *wished*.

    If digits can be added, Extreme climbs leave out what nets mostly do as well.
    """
    ladder = _going_on(wish, ladder_for(path.position), may_give)
    return (yield from _reached(made, path, ladder, None if wish.level == HURRIED else FEW_SUSPECTS))


def _reached(made: Made, path: Path, ladder: Sequence[Technique], few: int | None = None) -> Task[Trying, Path]:
    """Go on as far as a *ladder* leads, with all steps of a technique at once; a path usually ends at the same place.

    Steps that add nothing to those before them are left out of *path*, which is changed.
    """
    steps = 0
    while not path.is_solved:
        found, told = list[Step](), Trying(says=phrase("setting-rated", steps=steps), tried=made.tried)
        yield told
        for technique in [_untold(one, few) for one in ladder]:
            for step in technique.find_slowly(path.position):
                if step:
                    found.append(step)
                else:
                    yield told
            if found:
                break
        else:
            break
        placed, struck = dict[Candidate, None](), dict[Candidate, None]()
        for step in found:
            known = len(placed) + len(struck)
            placed.update(dict.fromkeys(step.placements))
            struck.update(dict.fromkeys(step.eliminations))
            if len(placed) + len(struck) > known:
                path.steps.append(step)
        path.position = apply(path.position, Step(found[0].technique, tuple(placed), tuple(struck)))
        steps += len(found)
    return path


@lru_cache(maxsize=512)
def _untold(technique: Technique, few: int | None) -> Technique:
    """Return a *technique* that finds contradictions without their evidence, for a *few* candidates (None: all)."""
    is_quick = technique.id in ("clue-chain", LAST)
    return replace(technique, finder=partial(find_quickly, name=technique.id, most=few)) if is_quick else technique


def wished_of(wish: Wish, ladder: tuple[Technique, ...]) -> tuple[Technique, ...]:
    """Return the techniques of a ladder that may be needed under a *wish*."""
    return _up_to(wish.level, wish.technique, ladder)


def has_nets(ladder: Sequence[Technique]) -> bool:
    """Report whether nets are on a *ladder*: not where regions are all that is out of the ordinary."""
    return LAST in [one.id for one in ladder]


def _going_on(wish: Wish, ladder: tuple[Technique, ...], may_give: bool) -> tuple[Technique, ...]:
    """Return the techniques by which a path goes on where less is not enough.

    Nets come before techniques whose work they mostly do as well, and replace them if digits can be added.
    """
    ladder = wished_of(wish, ladder)
    if wish.level != HURRIED or wish.technique or not has_nets(ladder):
        return ladder
    late = tuple(one for one in ladder if one.level in ("Expert", HURRIED) and one.id != LAST)
    return (*(one for one in ladder if one not in late), *(() if may_give else late))


@lru_cache(maxsize=16)
def _up_to(level: Level | None, needed: str | None, ladder: tuple[Technique, ...]) -> tuple[Technique, ...]:
    """Return the techniques of a ladder up to a *level*, the last resort only if it is the one *needed*."""
    names = [technique.id for technique in ladder]
    if needed in names:
        ladder = ladder[: names.index(needed) + 1]
    if level is None:
        return ladder
    if level == LEVELS[0]:
        return tuple(_for_beginners(one) for one in ladder if one.id in FOR_BEGINNERS)
    most = LEVELS.index(level)
    plain = [technique for technique in ladder if technique.id == needed or technique.id != NESTED]
    return tuple(technique for technique in plain if LEVELS.index(level_of(technique.id)) <= most)


def _below(wish: Wish, ladder: tuple[Technique, ...]) -> tuple[Technique, ...]:
    """Return the techniques of a ladder that must not be enough: those below the level, or all but the one."""
    if wish.technique is not None:
        return tuple(one for one in wished_of(wish, ladder) if one.id != wish.technique)
    place = LEVELS.index(wish.level) if wish.level else 0
    return _up_to(LEVELS[place - 1], None, ladder) if place else ()


@lru_cache(maxsize=16)
def _for_beginners(technique: Technique) -> Technique:
    """Return a *technique* that finds only what a Beginner puzzle may need."""
    finder = technique.finder
    return replace(technique, finder=lambda position: filter(is_for_beginners, filter(None, finder(position))))
