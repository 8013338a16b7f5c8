"""Puzzles with a variant brought to a level: rated by the ladder of rules, and steered towards what is wished.

A puzzle that is too hard gets givens in cells that nothing fills. One that is too easy loses givens, then clues: among
all that can go together, the right number is searched for, since the more is removed the harder the rest is; for the
hardest level all goes at once. A hurried climb, which takes all steps of a technique at once, tells whether that is too
easy or too hard. If it is neither, the puzzle is rated by single steps, or by that climb if single steps would take
seconds and could not lead to another level.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache, partial
from random import Random

from pencilmark.board.dice import roll, shuffled
from pencilmark.board.model import Candidate, Position, Rule, Step
from pencilmark.board.phrase import phrase
from pencilmark.board.task import Task
from pencilmark.human.guarded import knowing
from pencilmark.human.levels import hardest_score, level_of, plain_level
from pencilmark.human.logic import Path, apply, walk_slowly
from pencilmark.human.rating import Rating
from pencilmark.human.ruled.forcing import find_quickly
from pencilmark.human.ruled.ladder import LAST, ladder_for
from pencilmark.human.ruled.nested import NAME as NESTED
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.techniques.technique import LEVELS, Level, Technique
from pencilmark.make.made import Made, Trying
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.setting.striking import is_filled, stays
from pencilmark.make.wish import Wish
from pencilmark.rules.rule import parse_rules

CLUES = 3
"""Clues added for each given, where there are more of them."""
MOST_GIVENS = 40
"""Givens added to a puzzle that is too hard, before another grid is tried."""
AT_ONCE = 3
"""Givens added together while most of the board is empty."""
LEFT_MANY = 40
FEW_SUSPECTS = 24
"""Candidates that short contradictions are tried for where a puzzle they do not solve may be taken for too hard."""
MOST_TRIED = 12
"""Puzzles judged after something was taken, until another grid is tried."""
HURRIED: Level = "Extreme"
"""The level that the hurried climb rates. One in twenty that it calls Expert needs more by single steps."""


def grading(
    made: Made, wish: Wish, part: VariantPart, rng: Random, more: Sequence[Rule] = ()
) -> Task[Trying, Made | None]:
    """Return the puzzle with its rating if it can be brought to the wished difficulty; else None.

    If there are *more* true clues, a puzzle that is too hard gets mostly these. Only what is not too easy is rated, by
    a path that goes no further than techniques of the level, or the technique wished.
    """
    may_change = not wish.minimal
    has_nets = wish.level == HURRIED and _has_nets(ladder_for(_start(made)))
    is_dug = has_nets and may_change and part.givens and is_filled(made.puzzle, made.solution, wish)
    if is_dug:  # then all that can go goes at once: where that is too easy, so is the grid
        made = _without(made, (yield from _spare(made, wish, part, rng)))
    eased = yield from _easier(made, wish, rng, MOST_GIVENS if may_change and part.givens else 0, list(more))
    if eased is None:
        return None
    made, is_easy, path = eased
    if not is_easy and (found := _rated(made, path, wish)):
        return found
    return (yield from _harder(made, wish, part, rng)) if may_change and not is_dug else None


def _easier(
    made: Made, wish: Wish, rng: Random, most: int, more: list[Rule]
) -> Task[Trying, tuple[Made, bool, Path] | None]:
    """Add *more* clues, and up to *most* digits where nothing else follows, until what is wished solves the puzzle.

    Also return whether it is too easy, and the path; None if what is wished never solves it.
    """
    before = made
    path = yield from _below_all(made, wish)
    if path.is_solved:
        return made, True, path
    ladder, few = _going_on(wish, ladder_for(path.position), may_give=most > 0), _few(wish)
    position = (yield from _reached(made, path, ladder, few)).position
    while not position.is_solved and made.puzzle.clue_count - before.puzzle.clue_count < most:
        if more and roll(rng, CLUES + 1):
            made = replace(made, puzzle=replace(made.puzzle, rules=(*made.puzzle.rules, more.pop())))
            position = _start(made)
        else:
            left = [cell for cell, value in enumerate(position.values) if not value]
            chosen = shuffled(rng, left)[: AT_ONCE if len(left) > LEFT_MANY else 1]
            givens = [made.solution[cell] if cell in chosen else value for cell, value in enumerate(made.puzzle.givens)]
            made = replace(made, puzzle=replace(made.puzzle, givens=tuple(givens)))
            position = position.after([(cell, made.solution[cell]) for cell in chosen])
        position = (yield from _reached(made, Path(position), ladder, few)).position
    if not position.is_solved:
        return None
    if made is before:
        return made, False, (yield from _rest(made, wish, path))
    return (made, *(yield from _climbed(made, wish)))


def _harder(made: Made, wish: Wish, part: VariantPart, rng: Random) -> Task[Trying, Made | None]:
    """Remove givens, then clues, until the puzzle is hard enough; None after too many tries."""
    order, few = (yield from _spare(made, wish, part, rng)), 0  # without the first *few* the puzzle is too easy
    many = len(order)  # the most that may be removed
    for tried in range(MOST_TRIED):
        if few == many:
            del order[few : few + 1]  # one too many: it stays, and others go
            many = len(order)
            if few == many:
                return None
        is_all = not tried and wish.level == HURRIED  # if that is too easy, so is the grid
        count = many if is_all else few + (many - few + 2) // 3  # a puzzle that is too hard takes longer to judge
        less = _without(made, order[:count])
        is_easy, path = yield from _climbed(less, wish)
        if not is_easy and not path.is_solved:
            many = count - 1
        elif not is_easy and (found := _rated(less, path, wish)):
            return found
        else:
            few = count
    return None


def _spare(made: Made, wish: Wish, part: VariantPart, rng: Random) -> Task[Trying, list[int | Rule]]:
    """List what can be removed from a puzzle together, in random order: cells with givens, then all clues but one."""
    always = parse_rules(part.kind.always, made.puzzle.geometry)
    clues = [rule for rule in made.puzzle.rules if rule not in always and not part.kind.variant.context]
    cells = [cell for cell, value in enumerate(made.puzzle.givens) if value]
    told, found = Trying(says=phrase("setting-grid"), tried=made.tried), list[int | Rule]()
    every: list[int | Rule] = [*shuffled(rng, cells), *shuffled(rng, clues)[1:]]
    for one in every:
        less = _without(made, [*found, one])
        if (yield from stays(less.puzzle, less.solution, wish, told)):
            found.append(one)
    return found


def _without(made: Made, taken: Sequence[int | Rule]) -> Made:
    """Return the puzzle without some givens and clues."""
    puzzle, gone = made.puzzle, set(taken)
    givens = tuple(0 if cell in gone else value for cell, value in enumerate(puzzle.givens))
    rules = tuple(rule for rule in puzzle.rules if rule not in gone)
    return replace(made, puzzle=replace(puzzle, givens=givens, rules=rules))


def _start(made: Made) -> Position:
    """Return the first position of a puzzle, with what is true in it."""
    return knowing(Position.of(with_sight(made.puzzle)), made.solution)


def _climbed(made: Made, wish: Wish) -> Task[Trying, tuple[bool, Path]]:
    """Report whether less than what is wished solves a puzzle; also return the path by which it is to be rated."""
    path = yield from _below_all(made, wish)
    return path.is_solved, path if path.is_solved else (yield from _rest(made, wish, path))


def _below_all(made: Made, wish: Wish) -> Task[Trying, Path]:
    """Climb in a hurry with less than what is wished."""
    path = Path(_start(made))
    return (yield from _reached(made, path, _below(wish, ladder_for(path.position))))


def _rest(made: Made, wish: Wish, path: Path) -> Task[Trying, Path]:
    """Go on with all that is wished; if that is enough, from the start by single steps, unless these take seconds."""
    if not path.is_solved:
        path = yield from _reached(made, path, _going_on(wish, ladder_for(path.position)), _few(wish))
    level = wish.level or (level_of(wish.technique) if wish.technique else None)
    return path if level == HURRIED or not path.is_solved else (yield from _path(made, wish))


def _few(wish: Wish) -> int | None:
    return None if wish.level == HURRIED else FEW_SUSPECTS


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


def _rated(made: Made, path: Path, wish: Wish) -> Made | None:
    """Return the puzzle with the rating of a *path* through it, if that has the difficulty wished for."""
    level, ways = plain_level(path.steps, path.is_solved), {"own": path.histogram()}
    if not path.is_solved or wish.level not in (None, level) or wish.technique not in (None, *ways["own"]):
        return None
    score = hardest_score(path.steps) if made.puzzle.rules else None
    return replace(made, rating=Rating(level=level, clue_score=score, solved_by_logic=True, ways=ways))


def _path(made: Made, wish: Wish) -> Task[Trying, Path]:
    """Take the plainest steps that a *wish* allows until none is left, checking each against the solution."""
    path = Path(_start(made))
    for taken in walk_slowly(path.position, _wished(wish, ladder_for(path.position))):
        if taken:
            step, path.position = taken
            path.steps.append(step)
        yield Trying(says=phrase("setting-rated", steps=len(path.steps)), tried=made.tried)
    return path


def _wished(wish: Wish, ladder: tuple[Technique, ...]) -> tuple[Technique, ...]:
    """Return the techniques of a ladder that may be needed under a *wish*."""
    return _up_to(wish.level, wish.technique, ladder)


def _has_nets(ladder: Sequence[Technique]) -> bool:
    """Report whether nets are on a *ladder*: not where regions are all that is out of the ordinary."""
    return LAST in [one.id for one in ladder]


def _going_on(wish: Wish, ladder: tuple[Technique, ...], *, may_give: bool = False) -> tuple[Technique, ...]:
    """Return the techniques by which a path goes on where less is not enough.

    In a hurry nets come before techniques whose work they mostly do as well, and replace them if digits can be added.
    """
    ladder = _wished(wish, ladder)
    if wish.level != HURRIED or wish.technique or not _has_nets(ladder):
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
    most = max(LEVELS.index(level), 1)
    plain = [technique for technique in ladder if technique.id == needed or technique.id != NESTED]
    return tuple(technique for technique in plain if LEVELS.index(level_of(technique.id)) <= most)


def _below(wish: Wish, ladder: tuple[Technique, ...]) -> tuple[Technique, ...]:
    """Return the techniques of a ladder that must not be enough: those below the level, or all but the one."""
    if wish.technique is not None:
        return tuple(one for one in _wished(wish, ladder) if one.id != wish.technique)
    place = LEVELS.index(wish.level) if wish.level else 0
    return _up_to(LEVELS[place - 1], None, ladder) if place > 1 else ()
