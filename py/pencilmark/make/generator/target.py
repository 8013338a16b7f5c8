"""Difficulty as a direction: is a puzzle too easy, right, or too hard for what is wished?

A puzzle is climbed only as far as is needed to tell. Every scale wished gives a verdict; together they are right if all
are, too hard if one is too hard, else too easy.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import chain, takewhile

from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import where
from pencilmark.board.model import Candidate, Position, Puzzle, Step
from pencilmark.engine.singles import filled
from pencilmark.human import sukaku
from pencilmark.human.effort import effort_of, points
from pencilmark.human.hodoku_path import Filling, subtle_techniques, walk
from pencilmark.human.levels import HODOKU_BOUNDS, hodoku_score, level_of, plain_level, rate_hodoku
from pencilmark.human.logic import solve_path
from pencilmark.human.ruled.ladder import ladder_on
from pencilmark.human.sukaku.tables import BOXES, HOUSE
from pencilmark.human.techniques import TECHNIQUES, Technique, ladders
from pencilmark.human.techniques.ladders import SINGLES, kinds_of, rung_of
from pencilmark.human.techniques.technique import HODOKU_LEVELS, LEVELS, HodokuLevel, Level
from pencilmark.make.fields import Row, rows
from pencilmark.make.generator.chained import rounds_of_chains
from pencilmark.make.generator.climb import Climb, climb, dash, go_on
from pencilmark.make.wish import Wish

EASY, RIGHT, HARD = -1, 0, 1


@dataclass(frozen=True, slots=True)
class Verdict:
    """Where a puzzle lies: *direction* EASY, RIGHT or HARD, and *distance* (0 to 1, growing) from what is wished.

    *unsolved* is the mask of cells that were still empty where the climb stopped; it *was_met* if what is wished was
    needed on the way there, so that the puzzle only needs to be easier after that; *stopped* is the position there, if
    a climb by level ended in it. *steps* are those of our own path beyond what is PLAIN, if it was climbed to the end.
    """

    direction: int
    distance: float = 0.0
    unsolved: int = 0
    was_met: bool = False
    steps: tuple[Step, ...] = ()
    stopped: Position | None = None


EASY_WITHOUT = Verdict(EASY, 0.4)
Judge = Callable[[Sequence[int]], Verdict]
# The kernel of the 9 x 9 board settles what follows by singles, locked candidates, and triples within a line of a box.
SETTLED = LEVELS.index("Medium")
ANY_SCORE = (0, 10**9)
NEAR = 0.2
"""How far a puzzle is from Extreme that chains solve in one round; others are nearer."""
BEGINNER, EASY_LEVEL = LEVELS.index("Beginner"), LEVELS.index("Easy")
FAMILIES = ("nice-loop", "grouped-nice-loop")
"""Names of all that their entries of the ladder find."""
SETTLED_TO = ladders.TEACHING.index("hidden-triple")


def judges(wish: Wish) -> list[Judge]:
    """List a judge for each scale on which something is wished, the quickest first.

    A level alone is bounded on HoDoKu's scale, too.
    """
    found: list[Judge] = [_CountJudge(wish, row) for row in _counting(wish)]
    if wish.technique is not None:
        found.append(_TechniqueJudge(wish))
    if wish.any_of:
        found.append(_AnyJudge(wish))
    if wish.level is not None:
        found.append(_LevelJudge(wish.geometry, wish.level, wish.effort))
    if wish.hodoku_level is not None or wish.hodoku_score is not None:
        level = wish.hodoku_level
        found.append(_HodokuJudge(wish.geometry, level, level or HODOKU_LEVELS[0], wish.hodoku_score))
    elif wish.level in HODOKU_BOUNDS and not (wish.technique or wish.any_of) and wish.geometry.is_classic:
        found.append(_HodokuJudge(wish.geometry, HODOKU_BOUNDS[wish.level]))
    if wish.er is not None:
        found.append(_SukakuJudge(wish.geometry, wish.er))
    return found


def _counting(wish: Wish) -> list[Row]:
    """List the rows of what is wished that count something in the given puzzle."""
    counting = [row for row in rows(Wish) if row.at_least or row.at_most]
    return [row for row in counting if getattr(wish, row.name) != row.default]


def settled_verdict(wish: Wish) -> Verdict | None:
    """Return the verdict on all puzzles that the 9 x 9 kernel solves without a guess; None if they have several.

    The kernel's rules are among the techniques up to hidden triples: a ladder with all of these solves such a puzzle,
    too, and needs nothing above them.
    """
    if not wish.geometry.is_classic or _counting(wish):
        return None
    needed = {rung_of(name) for name in (wish.technique, *wish.any_of) if name}
    if needed and not wish.practice:
        return EASY_WITHOUT if all(len(ladders.up_to(entry)) > SETTLED_TO + 1 for entry in needed) else None
    if wish.level and not needed and LEVELS.index(wish.level) > SETTLED:
        return Verdict(EASY, (LEVELS.index(wish.level) - SETTLED) / 10)
    return None


def judge(all_judges: Sequence[Judge], values: Sequence[int]) -> Verdict:
    """Ask the judges in turn; the first that is not satisfied decides."""
    steps: tuple[Step, ...] = ()
    for one in all_judges:
        verdict = one(values)
        if verdict.direction != RIGHT:
            return verdict
        steps = steps or verdict.steps
    return Verdict(RIGHT, steps=steps)


def hard_still(all_judges: Sequence[Judge], before: Verdict, values: Sequence[int]) -> Verdict | None:
    """Return the verdict on a puzzle with more givens if these do not help where the climb of the one *before* stopped.

    A climb from its beginning seldom leads further. Returns None if they help, and if nobody knows where that was.
    """
    one = next((one for one in all_judges if isinstance(one, _LevelJudge)), None)
    stopped = before.stopped
    if not one or not stopped or one.place < SETTLED:  # singles are taken quickly enough from the beginning
        return None
    filled = [Candidate(cell, value) for cell, value in enumerate(values) if value and not stopped.values[cell]]
    end = go_on(stopped, one.ladder, filled)
    if not end:
        return None
    unsolved = where(not value for value in end.values) & end.geometry.covered
    return replace(before, distance=0.2 + unsolved.bit_count() / 1000, unsolved=unsolved, stopped=end)


def entry_level(name: str) -> int:
    """Return the level (by place in LEVELS) of an entry of the ladder."""
    return LEVELS.index(level_of(name))


@lru_cache(maxsize=16)
def ladder_to(level: Level, geometry: Geometry) -> tuple[Technique, ...]:
    """Return our ladder for a board, up to the first entry above *level*."""
    place = max(LEVELS.index(level), 1)
    return tuple(takewhile(lambda technique: entry_level(technique.id) <= place, ladder_on(geometry)))


@lru_cache(maxsize=16)
def technique_ladder(name: str, practice: bool = False) -> tuple[Technique, ...]:
    """Return our ladder up to the entry that finds *name*; for *practice* that entry alone."""
    entry = rung_of(name)
    assert entry
    return ladders.climb((entry,) if practice else ladders.up_to(entry))


class _LevelJudge:
    """Judges by our own level, and by the effort within it if that is wished."""

    def __init__(self, geometry: Geometry, level: Level, effort: tuple[int, int] | None = None) -> None:
        self.geometry, self.level, self.effort = geometry, level, effort
        self.place = LEVELS.index(level)
        self.ladder = ladder_to("Extreme" if level == "Beyond" else level, geometry)
        self.below = ladder_to("Expert", geometry) if level == "Extreme" and geometry.is_classic else ()

    def __call__(self, values: Sequence[int]) -> Verdict:
        if self.below and (rounds := rounds_of_chains(self.geometry, values)):
            return Verdict(EASY, NEAR / rounds)
        if self.below and not (dashed := dash(self.geometry, values, self.below)).unsolved:
            return Verdict(EASY, (self.place - max(LEVELS.index(plain_level(dashed.steps, True)), SETTLED)) / 10)
        done = climb(self.geometry, values, self.ladder)
        if done.unsolved and self.level == "Beyond":
            return Verdict(RIGHT)
        if done.unsolved:
            distance = 0.2 + done.unsolved.bit_count() / 1000
            needed = SETTLED if done.is_plain and self.place == SETTLED else LEVELS.index(plain_level(done.steps, True))
            was_met = needed == self.place
            if self.place == BEGINNER and not self.geometry.is_classic:
                was_met = False  # nothing has to be needed: halving is faster than one given at a time
            return Verdict(HARD, distance, done.unsolved, was_met, stopped=done.stopped)
        reached = self._level(values, done)
        if reached == self.place:
            within = self._within(values) if self.effort else Verdict(RIGHT)
            return replace(within, steps=tuple(done.steps))
        return Verdict(EASY if reached < self.place else HARD, abs(reached - self.place) / 10)

    def _within(self, values: Sequence[int]) -> Verdict:
        """Judge a puzzle of the right level by the effort within it."""
        assert self.effort
        start = Position.of(Puzzle(self.geometry, tuple(values)))
        spent = points(start, solve_path(start, self.ladder).steps)
        found, (low, high) = effort_of(self.level, spent) or 1, self.effort
        if found < low:
            return Verdict(EASY, (low - found) / 50)
        return Verdict(HARD, (found - high) / 50) if found > high else Verdict(RIGHT)

    def _level(self, values: Sequence[int], done: Climb) -> int:
        """Return the level; one within reach of the kernel's rules counts as their level if more is wished."""
        if done.is_plain or self.place > SETTLED:
            return max(LEVELS.index(plain_level(done.steps, True)), SETTLED)
        if self.geometry.is_classic and (found := filled(tuple(values))):
            return BEGINNER if found.is_boxwise else EASY_LEVEL
        path = solve_path(Position.of(Puzzle(self.geometry, tuple(values))), self.ladder)
        return LEVELS.index(plain_level(path.steps, path.is_solved))


class _CountJudge:
    """Judges by what the row of a field counts in the given puzzle; the more of it, the easier the puzzle."""

    def __init__(self, wish: Wish, row: Row) -> None:
        self.geometry, self.row, self.bound = wish.geometry, row, getattr(wish, row.name)

    def __call__(self, values: Sequence[int]) -> Verdict:
        position = Position.of(Puzzle(self.geometry, tuple(values)))
        if self.row.at_least and (found := self.row.at_least(position)) < self.bound:
            return Verdict(HARD, 0.2 + (self.bound - found) / 100, where(not value for value in values))
        if self.row.at_most and (found := self.row.at_most(position)) > self.bound:
            return Verdict(EASY, (found - self.bound) / 100)
        return Verdict(RIGHT)


class _TechniqueJudge:
    """Judges whether a technique is needed, and nothing above it on our ladder (in practice: nothing else).

    The climb takes the technique only where nothing before it helps: if it was taken, it was needed.
    """

    def __init__(self, wish: Wish) -> None:
        assert wish.technique
        self.geometry, self.technique, self.is_practice = wish.geometry, wish.technique, wish.practice
        entry = rung_of(wish.technique)
        assert entry
        self.is_family = kinds_of(entry) == (entry,) or wish.technique in (*FAMILIES, entry)
        self.ladder = technique_ladder(wish.technique, wish.practice)
        self.is_plain = entry in ladders.PLAIN
        self.is_rated = not (self.is_practice or self.is_plain) and entry in ladders.TEACHING
        below = {technique.id for technique in self.ladder[:-1]}
        self.plainer = {name for name in TECHNIQUES if rung_of(name) in below}

    def __call__(self, values: Sequence[int]) -> Verdict:
        if self.technique in SINGLES:
            return self._judge_single(values)
        done = climb(self.geometry, values, self.ladder, every=self.is_plain)
        uses = sum(self._is_use(step.technique) for step in done.steps)
        if done.unsolved:
            distance = (0.1 if uses else 0.5) + done.unsolved.bit_count() / 1000
            return Verdict(HARD, distance, done.unsolved, uses > 0)
        if not uses:
            return EASY_WITHOUT
        return Verdict(RIGHT, steps=tuple(done.steps) if self.is_rated else ())

    def _is_use(self, technique: str) -> bool:
        """Report whether a step is of the technique, and not of the ladder below it."""
        if self.is_family:
            return technique not in self.plainer
        return technique == self.technique

    def _judge_single(self, values: Sequence[int]) -> Verdict:
        """Judge by a path that takes singles one at a time, in the order of the ladder."""
        ladder = ladders.climb(tuple(name for name in ladders.TEACHING if name in SINGLES))
        place = [technique.id for technique in ladder].index(self.technique)
        path = solve_path(Position.of(Puzzle(self.geometry, tuple(values))), ladder[: place + 1])
        if not path.is_solved:
            unsolved = where(not value for value in path.position.values)
            return Verdict(HARD, 0.1 + unsolved.bit_count() / 1000, unsolved)
        return Verdict(RIGHT) if self.technique in path.histogram() else EASY_WITHOUT


class _AnyJudge:
    """Judges whether one of several techniques is needed, and nothing above them (in practice: nothing else).

    What is between them on the ladder may be used: one is needed if all that, without any of them, falls short.
    """

    def __init__(self, wish: Wish) -> None:
        self.geometry = wish.geometry
        ladder_of = {rung_of(name): ladders.up_to(rung_of(name)) for name in wish.any_of}
        entries = sorted(ladder_of, key=lambda entry: len(ladder_of[entry]))
        every = entries if wish.practice else chain.from_iterable(ladder_of[entry] for entry in entries)
        names = tuple(dict.fromkeys(every))
        self.ladder, self.besides = ladders.climb(names), ladders.climb(names, without=entries)
        wished = {rung_of(name) if name in FAMILIES else name for name in wish.any_of}
        self.wished = {name for name in TECHNIQUES if name in wished or rung_of(name) in wished}

    def __call__(self, values: Sequence[int]) -> Verdict:
        done = climb(self.geometry, values, self.ladder, every=True)
        is_met = any(step.technique in self.wished for step in done.steps)
        if done.unsolved:
            distance = (0.1 if is_met else 0.5) + done.unsolved.bit_count() / 1000
            return Verdict(HARD, distance, done.unsolved, is_met)
        return Verdict(RIGHT) if is_met and climb(self.geometry, values, self.besides).unsolved else EASY_WITHOUT


class _HodokuJudge:
    """Judges by HoDoKu's level, from *lowest* to *highest*, and score.

    A path is abandoned at the first step that is too hard.
    """

    def __init__(
        self,
        geometry: Geometry,
        highest: HodokuLevel | None,
        lowest: HodokuLevel = HODOKU_LEVELS[0],
        scores: tuple[int, int] | None = None,
    ) -> None:
        self.geometry = geometry
        self.levels = range(HODOKU_LEVELS.index(highest or HODOKU_LEVELS[-1]) + 1)
        self.lowest = HODOKU_LEVELS.index(lowest)
        self.scores = scores or ANY_SCORE
        self.ladder = ladders.climb(ladders.HODOKU)

    def __call__(self, values: Sequence[int]) -> Verdict:
        known = list[str]()
        if not self.lowest and self.scores == ANY_SCORE and (verdict := self._by_level(values, known)):
            return verdict
        steps: list[Step] = []
        grid, total = Filling(Puzzle(self.geometry, tuple(values))), 0
        for step in walk(grid, self.ladder, known):
            score, place = hodoku_score(step.technique)
            total += score
            steps.append(step)
            if total > self.scores[1] or place not in self.levels:
                return _too_hard(grid.values)
        score, level = rate_hodoku(steps)
        reached = HODOKU_LEVELS.index(level)
        if reached not in self.levels:
            return Verdict(HARD, 0.2)
        if reached < self.lowest:
            return Verdict(EASY, (self.lowest - reached) / 10)
        return Verdict(RIGHT) if score >= self.scores[0] else Verdict(EASY, 1 - score / self.scores[0])

    def _by_level(self, values: Sequence[int], known: list[str]) -> Verdict | None:
        """Judge by a bound on the level alone; None if the order of the singles decides.

        Techniques of the path that are no singles become *known*.

        However that is, the path has one for each empty cell, and a hidden single has the highest score. But the last
        cell of a box is a full house, and HoDoKu takes these first.
        """
        steps: list[Step] = []
        is_plain = len(self.levels) == 1 and not climb(self.geometry, values, ()).unsolved  # singles were tried before
        taken = () if is_plain else subtle_techniques(Puzzle(self.geometry, tuple(values)), self.ladder)
        for technique, after in taken:
            known.append(technique)
            steps.append(Step(technique))
            if hodoku_score(technique)[1] not in self.levels:
                return _too_hard(after)
        empty = where(not value for value in values)
        last = sum(1 for box in BOXES if HOUSE[box] & empty)
        steps += [Step("full-house")] * last + [Step(max(SINGLES, key=hodoku_score))] * (values.count(0) - last)
        return Verdict(RIGHT) if HODOKU_LEVELS.index(rate_hodoku(steps)[1]) in self.levels else None


def _too_hard(values: Sequence[int]) -> Verdict:
    """Return the verdict where a path ends with *values* at a step that is too hard."""
    unsolved = where(not value for value in values)
    return Verdict(HARD, 0.2 + unsolved.bit_count() / 1000, unsolved)


class _SukakuJudge:
    """Judges by ER; gives up at the first step that is rated too high."""

    def __init__(self, geometry: Geometry, wished: tuple[float, float]) -> None:
        self.geometry, (self.low, self.high) = geometry, wished

    def __call__(self, values: Sequence[int]) -> Verdict:
        highest = 0.0
        position = Position.of(Puzzle(self.geometry, tuple(values)))
        unsolved = where(not value for value in values)
        for step in sukaku.steps(position):
            if step is None:
                continue
            highest = max(highest, step.rating or 0.0)
            if highest > self.high + 1e-9:
                return Verdict(HARD, min(highest - self.high, 5) / 10, unsolved)
            for cell, _ in step.placements:
                unsolved &= ~(1 << cell)
        if unsolved:
            return Verdict(HARD, 0.9, unsolved)
        return Verdict(RIGHT) if highest >= self.low - 1e-9 else Verdict(EASY, (self.low - highest) / 10)
