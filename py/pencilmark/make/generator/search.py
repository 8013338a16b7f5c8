"""The directed search for a puzzle that fits a wish.

A random solution is dug out. If the puzzle is too hard, givens come back: in a random order, first those where logic
stopped, and halving finds the number of them at which the difficulty changes sides; a puzzle there is often right. If
what is wished was needed before logic stopped, only the rest is made easier. If the puzzle is too easy, some givens
come back and others go, and what is nearer to the wish is kept. After a few of these moves a new solution is taken. The
pattern of a rare technique is planted first, and the rest dug around it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from random import Random
from typing import NamedTuple, TypeAlias

from pencilmark.board.dice import pick, roll, shuffled
from pencilmark.board.errors import Unavailable
from pencilmark.board.masks import bits
from pencilmark.board.model import Puzzle
from pencilmark.board.phrase import Phrase, phrase
from pencilmark.board.task import Task, retold
from pencilmark.engine import OWN_SIZE
from pencilmark.engine.answers import Solution
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.make.generator import target
from pencilmark.make.generator.climb import stands
from pencilmark.make.generator.dig import Dug, back_off, dig, dig_quickly, digging, filled, values_at
from pencilmark.make.generator.grids import spelled
from pencilmark.make.generator.pattern import Sampled
from pencilmark.make.generator.planting import PLANTERS, plan
from pencilmark.make.generator.proof import OwnProver, Prover, kernel_for, prover
from pencilmark.make.generator.regiving import but_for_givens, orders, without
from pencilmark.make.generator.starts import Start, Told, starts
from pencilmark.make.generator.stubborn import harder, is_stubborn
from pencilmark.make.made import Made, Trying
from pencilmark.make.symmetry import orbits_on
from pencilmark.make.wish import Wish

EASINGS, VARIATIONS, FINISHES = 3, 6, 8
EXCHANGES = 8
PLANS, DIGS = 6, 3
"""How many times a pattern is planted in a solution, and how many puzzles are dug around it each time."""
STROLLS, EXCHANGED = 150, 3
"""How many exchanges of a given are tried in a puzzle that is known, and how many are enough."""
HARDENING, HARDENING_ON, HARDENED = 150, 30, 2
"""How many exchanges are made before a stubborn puzzle is rated; how many more, and how often, where it is too easy."""
NOT_GIVEN = "avoidable-"
"""Techniques that need filled cells that are no givens: if the puzzle is too hard, other givens are chosen."""
MOST_PASSED = 5000
"""How many solutions in a row may be of no use, before there is taken to be none."""
LARGE_SHARE = {25: 0.5, 36: 0.6}


def _any(solution: Solution) -> bool:
    return True


def generate(
    rng: Random, wish: Wish, backend: str = "auto", suits: Callable[[Solution], bool] = _any
) -> Task[Trying, Made]:
    """Search for a puzzle that fits a *wish*; report every puzzle tried.

    The search ends only when it has found one: whoever loses patience stops it and takes the best so far. Solutions
    that do not *suit* are passed over. The same random numbers and the same wish give the same puzzle, whatever the
    *backend*.

    >>> finished(generate(Random(1), Wish("4", minimal=True))).puzzle.clue_count < 8
    True
    """
    best: Made | None = None
    distance = 1.0
    tried = 0
    for seen in _seen(rng, wish, backend, suits):
        if isinstance(seen, _Part):
            part = Made(seen.puzzle, seen.solution, tried + 1)
            yield Trying(done=seen.share, says=seen.says, tried=tried + 1, best=part, distance=1 - seen.share)
            continue
        if seen is Told.FILLING:
            yield Trying(says=phrase("grid-filling"), tried=tried + 1, best=best, distance=distance)
            continue
        tried += seen is not Told.ON
        if isinstance(seen, Told | Sampled):
            vain = seen.vain if isinstance(seen, Sampled) and not best else 0  # once one was found, they exist
            yield Trying(tried=tried, best=best, distance=distance, vain=vain)
            continue
        is_better = best is None or seen.verdict.distance < distance
        if is_better:
            best, distance = seen.made(tried), seen.verdict.distance
        if seen.verdict.direction == target.RIGHT:
            return best if is_better and best else seen.made(tried)
        yield Trying(tried=tried, best=best, distance=distance)
    raise AssertionError("the search never ends by itself")


class _Seen(NamedTuple):
    puzzle: Puzzle
    solution: Solution
    verdict: target.Verdict

    def made(self, tried: int) -> Made:
        """Return it as a made puzzle, the last of those *tried*."""
        return Made(self.puzzle, self.solution, tried, steps=self.verdict.steps)


class _Part(NamedTuple):
    """A puzzle that is still being dug: the *share* of its cells that were tried, and what it *says* about that."""

    puzzle: Puzzle
    solution: Solution
    share: float
    says: Phrase


_Step: TypeAlias = _Seen | _Part | Sampled | Told


def _seen(rng: Random, wish: Wish, backend: str, suits: Callable[[Solution], bool]) -> Iterator[_Step]:
    passed = 0
    for start in starts(rng, wish, backend):
        if isinstance(start, Told | Sampled):
            yield start
            continue
        start = start._replace(solution=spelled(start.solution, start.geometry, wish.word, rng))
        if not suits(start.solution):
            passed += 1
            if passed > MOST_PASSED:
                raise Unavailable("no-more")
            yield Told.TRIED
            continue
        passed = 0
        yield from _Bench(rng, wish, backend, start).explore()


class _Bench:
    """One solution, and the puzzles that are cut from it."""

    def __init__(self, rng: Random, wish: Wish, backend: str, start: Start) -> None:
        self.rng, self.wish = rng, wish
        self.geometry, self.solution, self.drawn, self.is_known = start
        self.backend = backend
        self.kernel = kernel_for(self.geometry, backend)
        self.orbits = orbits_on(self.geometry, wish.symmetry)
        self.judges = target.judges(replace(wish, board=self.geometry.name) if wish.is_jigsaw else wish)
        self.settled = target.settled_verdict(wish)
        can_plant = self.geometry.is_classic and wish.symmetry == "none" and wish.method == "dig"
        self.plant = PLANTERS.get(wish.technique or "") if can_plant else None
        self.plainer = target.technique_ladder(wish.technique, wish.practice)[:-1] if wish.technique else ()
        self.is_stubborn = is_stubborn(wish) and not self.drawn
        self.gives_anew = (wish.technique or "").startswith(NOT_GIVEN)
        self.fewest, self.most = wish.clues or (0, self.geometry.cell_count)
        share = LARGE_SHARE.get(self.geometry.size, 0.6) if self.geometry.value_count > OWN_SIZE else 0.0
        self.floor = 0 if wish.minimal else max(self.fewest, int(share * self.geometry.cell_count))

    @cached_property
    def prove(self) -> Prover:
        """Return the prover of the solution, for when the kernel alone is not enough."""
        return prover(self.geometry, self.solution, self.backend)

    def explore(self) -> Iterator[_Step]:
        """Yield the puzzles tried, until there is no more to gain; after a right one nobody asks for another."""
        if self.plant and not self.drawn:
            yield from self._planted()
            return
        clues = self.drawn or (yield from self._dug_slowly(self._first()))
        if self.is_stubborn:
            yield from self._harden(clues)
            return
        seen = self._strolled(clues) if self.is_known else self._look(clues)
        yield seen
        if self.drawn:
            return
        if seen.verdict.was_met:
            yield from self._finish(clues, seen.verdict)
        elif self.gives_anew:
            if seen.verdict.direction == target.HARD:
                yield from self._give_anew(clues)
        elif seen.verdict.direction == target.HARD and not self.wish.minimal:
            yield from self._ease(clues, seen.verdict)
        else:
            yield from self._vary(clues, seen.verdict)

    def _planted(self) -> Iterator[_Step]:
        """Plant the pattern that the technique needs, and dig around it; if plainer steps spoil it, pass it over."""
        assert self.plant
        for _ in range(PLANS):
            demand = self.plant(self.geometry, self.solution, self.rng)
            found = demand and plan(self.geometry, self.solution, demand, self.rng)
            if not demand or not found or not self.prove.holds(found.allowed):
                yield Told.ON
                continue
            yield Told.TRIED
            peers, last = self.geometry.peer_masks, found.needed if self.wish.minimal else 0
            for _ in range(DIGS):
                order = shuffled(self.rng, bits(found.allowed & ~found.needed))
                order.sort(key=lambda cell: -(peers[cell] & demand.open).bit_count())
                clues = self._dug(found.allowed, [1 << cell for cell in (*order, *bits(last))])
                if not stands(self.geometry, values_at(self.solution, clues), self.plainer, demand.stays):
                    continue
                yield from self._try(clues)

    def _give_anew(self, clues: int) -> Iterator[_Step]:
        """Choose other givens if a single given is in the way of what is wished."""
        needed = TECHNIQUES[self.wish.technique or ""]
        for found in but_for_givens(self.geometry, self.solution, clues, needed, self.plainer):
            for within in found.within(self.geometry):
                free, allowed = without(self.orbits, self.geometry.covered & ~within)
                if self.prove.holds(allowed):
                    yield from self._give(allowed, orders(found.filled, clues, free, self.rng))
                    break

    def _give(self, allowed: int, all_orders: Iterable[Sequence[int]]) -> Iterator[_Step]:
        """Dig out what is *allowed* as givens, in each of the orders."""
        for order in all_orders:
            yield from self._try(self._dug(allowed, order))

    def _first(self) -> int:
        if self.wish.method == "dig":
            return self.geometry.covered
        return back_off(OwnProver(self.geometry, self.solution), self.orbits, self.rng)

    def _dug(self, clues: int, order: Sequence[int] | None = None) -> int:
        if order is None:
            order = shuffled(self.rng, [orbit for orbit in self.orbits if orbit & clues])
        dug = dig_quickly(self.kernel, self.solution, clues, order, self.floor) if self.kernel else None
        return dig(self.prove, clues, order, self.floor) if dug is None else dug

    def _dug_slowly(self, clues: int) -> Task[_Part, int]:
        """Dig a large board with visible progress; other boards are dug at once."""
        if self.geometry.value_count <= OWN_SIZE:
            return self._dug(clues)
        order = shuffled(self.rng, [orbit for orbit in self.orbits if orbit & clues])
        task = digging(self.prove, clues, order, self.floor)
        found = yield from retold(task, lambda dug: self._part(dug, dug.tried / len(order)))
        return found

    def _part(self, dug: Dug, share: float) -> _Part:
        says = phrase("digging", left=dug.clues.bit_count(), percent=round(100 * share))
        return _Part(Puzzle(self.geometry, values_at(self.solution, dug.clues)), self.solution, share, says)

    def _look(self, clues: int, before: target.Verdict | None = None) -> _Seen:
        """Judge a puzzle, one with more givens than the one judged *before* by how far these lead there."""
        values = values_at(self.solution, clues)
        puzzle = Puzzle(self.geometry, values)
        count = clues.bit_count()
        if not self.fewest <= count <= self.most:
            away = max(self.fewest - count, count - self.most)
            direction = target.HARD if count < self.fewest else target.EASY
            return _Seen(puzzle, self.solution, target.Verdict(direction, min(1.0, away / 10)))
        if self.settled and self.kernel and self.kernel.solve_one(bytes(values), budget=1).status == "unique":
            return _Seen(puzzle, self.solution, self.settled)
        if before and (verdict := target.hard_still(self.judges, before, values)):
            return _Seen(puzzle, self.solution, verdict)
        return _Seen(puzzle, self.solution, target.judge(self.judges, values))

    def _try(self, clues: int) -> Task[_Seen, target.Verdict | None]:
        """Look at a puzzle and return the verdict; if what is wished was met in it, finish it and return None."""
        seen = self._look(clues)
        yield seen
        if not seen.verdict.was_met:
            return seen.verdict
        yield from self._finish(clues, seen.verdict)
        return None

    def _ease(self, clues: int, verdict: target.Verdict) -> Iterator[_Seen]:
        """Put givens back, and halve their number until the difficulty is right or jumps past it."""
        for _ in range(EASINGS):
            order = shuffled(self.rng, [orbit for orbit in self.orbits if not orbit & clues])
            order.sort(key=lambda orbit: not orbit & verdict.unsolved)
            low, high = 0, len(order)
            while high - low > 1:
                middle = (low + high) // 2 if high < len(order) else min(low + low + 1, high - 1)
                found = yield from self._try(clues | sum(order[:middle]))
                if not found:
                    return
                low, high = (middle, high) if found.direction == target.HARD else (low, middle)

    def _finish(self, clues: int, verdict: target.Verdict) -> Iterator[_Seen]:
        """Make the rest easier while what is wished is met before that: put a given back, or exchange some.

        One more given where logic stopped often solves too much, but many can be tried quickly. If none is right, one
        comes back, others are dug out, and it starts again from there.
        """
        for _ in range(FINISHES):
            if not self.wish.minimal:
                for orbit in self._open(clues, verdict):
                    if orbit & verdict.unsolved & ~clues:
                        seen = self._look(clues | orbit, verdict)
                        yield seen
                        if seen.verdict.was_met:
                            clues, verdict = clues | orbit, seen.verdict
            for orbit in self._open(clues, verdict)[:EXCHANGES]:
                order = shuffled(self.rng, [other for other in self.orbits if other & clues])
                other = self._dug(clues | orbit, [*order, orbit])
                seen = self._look(other)
                yield seen
                if seen.verdict.was_met:
                    clues, verdict = other, seen.verdict
                    break
            else:
                return

    def _open(self, clues: int, verdict: target.Verdict) -> list[int]:
        """List, in random order, the orbits that are not givens and lie where logic stopped."""
        return shuffled(self.rng, [orbit for orbit in self.orbits if orbit & verdict.unsolved & ~clues])

    def _harden(self, clues: int) -> Iterator[_Seen | Told]:
        """Make a puzzle stubborn before it is looked at; one that is still too easy is climbed on for a little."""
        count = 0
        for moves in (HARDENING, *(HARDENING_ON,) * HARDENED):
            climbing = harder(self.geometry, self.solution, (clues, count), self._exchanged, moves)
            clues, count = yield from retold(climbing, lambda _: Told.ON)
            seen = self._look(clues)
            yield seen
            if seen.verdict.direction == target.HARD and not self.wish.minimal:
                yield from self._ease(clues, seen.verdict)
            if seen.verdict.direction != target.EASY:
                return

    def _exchanged(self, clues: int) -> int:
        """Return other givens: some come back, and others are dug out."""
        free = shuffled(self.rng, [orbit for orbit in self.orbits if not orbit & clues])
        return self._dug(clues | sum(free[: 1 + roll(self.rng, 4)]))

    def _strolled(self, clues: int) -> _Seen:
        """Exchange one given at a time as long as a right puzzle stays right, so that it gets into another class."""
        seen = self._look(self._dug(clues) if self.wish.minimal else clues)
        if seen.verdict.direction != target.RIGHT:
            return seen
        exchanged = 0
        for _ in range(STROLLS):
            here = filled(bytes(seen.puzzle.givens))
            more = pick(self.rng, [orbit for orbit in self.orbits if not orbit & here])
            order = shuffled(self.rng, [orbit for orbit in self.orbits if orbit & here])
            other = self._dug(here | more, [*order, more])
            found = self._look(other)
            if other & ~here and found.verdict.direction == target.RIGHT:
                seen, exchanged = found, exchanged + 1
                if exchanged == EXCHANGED:
                    break
        return seen

    def _vary(self, clues: int, verdict: target.Verdict) -> Iterator[_Seen]:
        """Exchange givens; keep what is not further from the wish."""
        for _ in range(VARIATIONS):
            free = shuffled(self.rng, [orbit for orbit in self.orbits if not orbit & clues])
            other = self._dug(clues | sum(free[: 2 + roll(self.rng, 5)]))
            found = yield from self._try(other)
            if not found:
                return
            if found.distance <= verdict.distance:
                clues, verdict = other, found
