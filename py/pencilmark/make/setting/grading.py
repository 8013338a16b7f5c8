"""Puzzles with a variant brought to a level: rated by the ladder of rules, and steered towards what is wished.

A puzzle that is too easy loses givens, then clues, as few as will do; for the hardest level all goes that can go
together. One that is then too hard gets givens, one after another, in cells that nothing fills: none that would make it
too easy, until it is neither. A hurried climb tells which it is, and goes on from where it ended as digits are added.
What is neither is rated by single steps, or by that climb if single steps would take seconds and could not lead to
another level.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from pencilmark.board.dice import roll, shuffled
from pencilmark.board.model import Position, Rule
from pencilmark.board.phrase import phrase
from pencilmark.board.task import Task
from pencilmark.human.levels import hardest_score, plain_level
from pencilmark.human.logic import Path, walk_slowly
from pencilmark.human.rating import Rating
from pencilmark.human.ruled.ladder import ladder_for
from pencilmark.make.made import Made, Trying
from pencilmark.make.setting.climbing import HURRIED, below_all, has_nets, start_of, wished_of, with_all
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
BATCH, MOST_AT_ONCE = 4, 16
"""Givens and clues removed together at first, and at most."""
MOST_VAIN = 5
"""How many givens and clues in a row may turn out to be needed, for the hardest level, before no more are tried."""
MOST_TRIED = 4
"""How often a puzzle loses what makes it too easy, until another grid is tried."""


def grading(
    made: Made, wish: Wish, part: VariantPart, rng: Random, more: Sequence[Rule] = ()
) -> Task[Trying, Made | None]:
    """Return the puzzle with its rating if it can be brought to the wished difficulty; else None.

    If there are *more* true clues, a puzzle that is too hard gets mostly these. Only what is not too easy is rated, by
    a path that goes no further than techniques of the level, or the technique wished.
    """
    may_change = not wish.minimal
    nets = wish.level == HURRIED and has_nets(ladder_for(start_of(made)))
    is_dug = nets and may_change and part.givens and is_filled(made.puzzle, made.solution, wish)
    low = None if is_dug else (yield from below_all(made, wish))
    easy = made if not low or low.is_solved else None
    for _ in range(1 if wish.level == HURRIED else MOST_TRIED):
        if easy:
            hard = (yield from _hard_enough(easy, wish, part, rng)) if may_change else None
            if not hard:
                return None
            easy, made, low = hard
        easing = _Easing(made, wish, rng, low, may_change and part.givens, list(more))
        found = yield from easing.run()
        easy = easing.easy or easy
        if found or not easy:
            return found
    return None


class _Easing:
    """A puzzle that may be too hard: *low* is where less than what is wished leads in it, None if that is not known."""

    def __init__(self, made: Made, wish: Wish, rng: Random, low: Path | None, may_give: bool, more: list[Rule]) -> None:
        self.made, self.wish, self.rng, self.more = made, wish, rng, more
        self.path, self.may_give = low or Path(start_of(made)), may_give
        self.low = self.high = self.path.position
        self.refused, self.at_once, self.is_known = set[int](), AT_ONCE, low is not None
        self.easy: Made | None = None

    def run(self) -> Task[Trying, Made | None]:
        """Add clues, and digits where nothing follows, until what is wished solves the puzzle; None if nothing does."""
        path = yield from with_all(self.made, self.wish, self.path, may_give=self.may_give)
        if path.is_solved:
            is_rated = self.is_known and self.wish.level == HURRIED
            return _rated(self.made, path, self.wish) if is_rated else (yield from _judged(self.made, self.wish))
        self.high, most = path.position, self.made.puzzle.clue_count + MOST_GIVENS
        while self.may_give and self.made.puzzle.clue_count < most:
            if self.more and roll(self.rng, CLUES + 1):
                found = yield from self._with_clue(self.more.pop())
            elif cells := self._chosen():
                found = yield from self._with_digits(cells)
            else:
                return None
            if found:
                return found
        return None

    def _chosen(self) -> list[int]:
        """Choose cells that nothing fills, but none that would make the puzzle too easy."""
        left = [cell for cell, value in enumerate(self.high.values) if not value and cell not in self.refused]
        return shuffled(self.rng, left)[: self.at_once if len(left) > LEFT_MANY else 1]

    def _with_clue(self, rule: Rule) -> Task[Trying, Made | None]:
        made = replace(self.made, puzzle=replace(self.made.puzzle, rules=(*self.made.puzzle.rules, rule)))
        start = start_of(made)
        return (yield from self._eased(made, start, start))

    def _with_digits(self, cells: list[int]) -> Task[Trying, Made | None]:
        puzzle, solution = self.made.puzzle, self.made.solution
        givens = tuple(solution[cell] if cell in cells else value for cell, value in enumerate(puzzle.givens))
        made, placed = (
            replace(self.made, puzzle=replace(puzzle, givens=givens)),
            [(cell, solution[cell]) for cell in cells],
        )
        found = yield from self._eased(made, self.low.after(placed), self.high.after(placed))
        if made is not self.made:
            self.refused.update(cells if len(cells) == 1 else ())
            self.at_once = 1
        return found

    def _eased(self, made: Made, low: Position, high: Position) -> Task[Trying, Made | None]:
        """Go on in an easier puzzle. Return it if it is right; still too hard, it takes this one's place."""
        if self.wish.level != HURRIED:
            low = (yield from below_all(made, self.wish, low)).position
            if low.is_solved:
                self.easy = made
                return None
        high = (yield from with_all(made, self.wish, Path(high), may_give=True)).position
        if high.is_solved:
            return (yield from _judged(made, self.wish))
        self.made, self.low, self.high = made, low, high
        return None


def _judged(made: Made, wish: Wish) -> Task[Trying, Made | None]:
    """Return the puzzle with its rating if it has the difficulty wished for: from its start, by single steps."""
    if wish.level != HURRIED:
        return _rated(made, (yield from _path(made, wish)), wish)
    path = yield from below_all(made, wish)
    return None if path.is_solved else _rated(made, (yield from with_all(made, wish, path)), wish)


def _hard_enough(
    made: Made, wish: Wish, part: VariantPart, rng: Random
) -> Task[Trying, tuple[Made, Made, Path | None] | None]:
    """Remove givens, then clues, as few as make it hard enough, or for the hardest level all; None if it never is.

    Return what is too easy by one given or clue, the puzzle, and where less than what is wished ends in it, if known.
    """
    every, size, told = _removable(made, part, rng), BATCH, Trying(says=phrase("setting-grid"), tried=made.tried)
    is_all, vain = wish.level == HURRIED, 0
    while every and not (is_all and vain > MOST_VAIN):
        batch = every[:size]
        less = _without(made, batch)
        if (yield from stays(less.puzzle, less.solution, wish, told)):
            if not is_all and not (yield from below_all(less, wish)).is_solved:
                return (yield from _just_hard_enough(made, batch, wish))
            made, size, vain = less, min(2 * size, MOST_AT_ONCE), 0
        elif size > 1:
            size = 1
            continue
        else:
            vain += 1
        del every[: len(batch)]
    return (made, made, None) if is_all else None


def _just_hard_enough(made: Made, batch: list[int | Rule], wish: Wish) -> Task[Trying, tuple[Made, Made, Path | None]]:
    """Remove as little of a *batch* as makes a puzzle hard enough, which it is without all of it."""
    for one in batch:
        less = _without(made, [one])
        low = yield from below_all(less, wish)
        if not low.is_solved:
            break
        made = less
    return made, less, low


def _removable(made: Made, part: VariantPart, rng: Random) -> list[int | Rule]:
    """List what may be removed from a puzzle, in random order: cells with givens, then all clues but one."""
    always = parse_rules(part.kind.always, made.puzzle.geometry)
    clues = [rule for rule in made.puzzle.rules if rule not in always and not part.kind.variant.context]
    cells = [cell for cell, value in enumerate(made.puzzle.givens) if value]
    return [*shuffled(rng, cells), *shuffled(rng, clues)[1:]]


def _without(made: Made, taken: Sequence[int | Rule]) -> Made:
    """Return the puzzle without some givens and clues."""
    puzzle, gone = made.puzzle, set(taken)
    givens = tuple(0 if cell in gone else value for cell, value in enumerate(puzzle.givens))
    rules = tuple(rule for rule in puzzle.rules if rule not in gone)
    return replace(made, puzzle=replace(puzzle, givens=givens, rules=rules))


def _rated(made: Made, path: Path, wish: Wish) -> Made | None:
    """Return the puzzle with the rating of a *path* through it, if that has the difficulty wished for."""
    level, ways = plain_level(path.steps, path.is_solved), {"own": path.histogram()}
    if not path.is_solved or wish.level not in (None, level) or wish.technique not in (None, *ways["own"]):
        return None
    score = hardest_score(path.steps) if made.puzzle.rules else None
    return replace(made, rating=Rating(level=level, clue_score=score, solved_by_logic=True, ways=ways))


def _path(made: Made, wish: Wish) -> Task[Trying, Path]:
    """Take the plainest steps that a *wish* allows until none is left, checking each against the solution."""
    path = Path(start_of(made))
    for taken in walk_slowly(path.position, wished_of(wish, ladder_for(path.position))):
        if taken:
            step, path.position = taken
            path.steps.append(step)
        yield Trying(says=phrase("setting-rated", steps=len(path.steps)), tried=made.tried)
    return path
