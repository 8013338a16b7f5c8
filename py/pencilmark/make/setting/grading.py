"""Puzzles with a variant brought to a level: rated by the ladder of rules, and steered towards what is wished.

Too hard, a puzzle gets givens in cells that nothing fills. Too easy, it loses givens, then clues: of all that can go
together the number to take is searched for, since what is left is the harder the more is taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from random import Random

from pencilmark.board.dice import roll, shuffled
from pencilmark.board.model import Position, Rule
from pencilmark.board.phrase import phrase
from pencilmark.board.task import Task
from pencilmark.human.guarded import knowing
from pencilmark.human.levels import hardest_score, level_of, plain_level
from pencilmark.human.logic import Path, apply, next_step
from pencilmark.human.rating import Rating
from pencilmark.human.ruled.ladder import ladder_for
from pencilmark.human.ruled.nested import NAME as NESTED
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.techniques.technique import LEVELS, Level, Technique
from pencilmark.make.made import Made, Trying
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.setting.uncovering import only
from pencilmark.make.wish import Wish
from pencilmark.rules.rule import parse_rules

CLUES = 3
"""Clues added for each given, where there are more of them."""
MOST_GIVENS = 40
"""Givens added to a puzzle that is too hard, before another grid is tried."""
AT_ONCE = 3
"""Givens added together while most of the board is empty."""
LEFT_MANY = 40
MOST_RATINGS = 12
"""Ratings after something was taken, until another grid is tried."""


def grading(
    made: Made, wish: Wish, part: VariantPart, rng: Random, more: Sequence[Rule] = ()
) -> Task[Trying, Made | None]:
    """Return the puzzle with its rating if it can be brought to the difficulty wished; else None.

    Where there are *more* clues that are true, a puzzle that is too hard gets mostly these. A path is followed no
    further than techniques of the level go, or the technique wished.
    """
    may_change = not wish.minimal
    rated = yield from _easier(made, wish, rng, MOST_GIVENS if may_change and part.givens else 0, list(more))
    if rated is None or _fits(rated, wish):
        return rated
    return (yield from _harder(rated, wish, part, rng)) if may_change else None


def _easier(made: Made, wish: Wish, rng: Random, most: int, more: list[Rule]) -> Task[Trying, Made | None]:
    """Add *more* clues, and up to *most* digits where nothing else goes on, until what is wished solves the puzzle."""
    puzzle = made.puzzle
    while True:
        path = yield from _path(replace(made, puzzle=puzzle), wish)
        if path.is_solved:
            return _rated(replace(made, puzzle=puzzle), path)
        if puzzle.clue_count - made.puzzle.clue_count >= most:
            return None
        if more and most and roll(rng, CLUES + 1):
            puzzle = replace(puzzle, rules=(*puzzle.rules, more.pop()))
            continue
        left = [cell for cell, value in enumerate(path.position.values) if not value]
        chosen = shuffled(rng, left)[: AT_ONCE if len(left) > LEFT_MANY else 1]
        givens = [made.solution[cell] if cell in chosen else value for cell, value in enumerate(puzzle.givens)]
        puzzle = replace(puzzle, givens=tuple(givens))


def _harder(made: Made, wish: Wish, part: VariantPart, rng: Random) -> Task[Trying, Made | None]:
    """Take givens, then clues, until the puzzle is as hard as is wished; None after too many tries."""
    order, few = (yield from _spare(made, part, rng)), 0
    many = len(order)  # no more than these may be taken; when *few* are, the puzzle is too easy
    for _ in range(MOST_RATINGS):
        if few == many:
            del order[few : few + 1]  # one too many: it stays, and others go
            many = len(order)
            if few == many:
                return None
        count = few + (many - few + 2) // 3  # a puzzle that is too hard takes longer to rate
        less = _without(made, order[:count])
        path = yield from _path(less, wish)
        if not path.is_solved:
            many = count - 1
            continue
        found, few = _rated(less, path), count
        if _fits(found, wish):
            return found
    return None


def _spare(made: Made, part: VariantPart, rng: Random) -> Task[Trying, list[int | Rule]]:
    """List what can be taken from a puzzle together, in random order: cells with givens, then clues but for one."""
    always = parse_rules(part.kind.always, made.puzzle.geometry)
    clues = [rule for rule in made.puzzle.rules if rule not in always and not part.kind.variant.context]
    cells = [cell for cell, value in enumerate(made.puzzle.givens) if value]
    told, found = Trying(says=phrase("setting-grid"), tried=made.tried), list[int | Rule]()
    every: list[int | Rule] = [*shuffled(rng, cells), *shuffled(rng, clues)[1:]]
    for one in every:
        if (yield from only(_without(made, [*found, one]).puzzle, made.solution, told)):
            found.append(one)
    return found


def _without(made: Made, taken: Sequence[int | Rule]) -> Made:
    """Return the puzzle without some givens and clues."""
    puzzle, gone = made.puzzle, set(taken)
    givens = tuple(0 if cell in gone else value for cell, value in enumerate(puzzle.givens))
    rules = tuple(rule for rule in puzzle.rules if rule not in gone)
    return replace(made, puzzle=replace(puzzle, givens=givens, rules=rules))


def _rated(made: Made, path: Path) -> Made:
    """Return the puzzle with the rating that a path through it gives."""
    found = plain_level(path.steps, is_solved=True)
    score = hardest_score(path.steps) if made.puzzle.rules else None
    rating = Rating(level=found, clue_score=score, solved_by_logic=True, ways={"own": path.histogram()})
    return replace(made, rating=rating)


def _fits(made: Made, wish: Wish) -> bool:
    """Report whether a rated puzzle is as difficult as is wished."""
    is_needed = wish.technique is None or wish.technique in made.rating.histogram
    return is_needed and wish.level in (None, made.rating.level)


def _path(made: Made, wish: Wish) -> Task[Trying, Path]:
    """Take the plainest steps that a *wish* allows until none is left, holding each against the solution."""
    path = Path(knowing(Position.of(with_sight(made.puzzle)), made.solution))
    ladder = _up_to(wish.level, wish.technique, ladder_for(path.position))
    while not path.is_solved:
        step = next_step(path.position, ladder)
        if step is None:
            break
        path.steps.append(step)
        path.position = apply(path.position, step)
        yield Trying(says=phrase("setting-rated", steps=len(path.steps)), tried=made.tried)
    return path


@lru_cache(maxsize=16)
def _up_to(level: Level | None, needed: str | None, ladder: tuple[Technique, ...]) -> tuple[Technique, ...]:
    """Return the techniques of a ladder up to a *level*, the last resort only where it is the one *needed*."""
    names = [technique.id for technique in ladder]
    if needed in names:
        ladder = ladder[: names.index(needed) + 1]
    if level is None:
        return ladder
    most = max(LEVELS.index(level), 1)
    plain = [technique for technique in ladder if technique.id == needed or technique.id != NESTED]
    return tuple(technique for technique in plain if LEVELS.index(level_of(technique.id)) <= most)
