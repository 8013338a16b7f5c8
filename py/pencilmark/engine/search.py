"""The exact search in plain Python: all solutions, lazily, without recursion.

The state, and how it finds singles, is described in `pencilmark.engine.cover`. The search branches on a choice with the
fewest alternatives, either the values of a cell or the places of a value in a house; the alternatives of a choice
exclude each other, so that no solution comes twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from pencilmark.board.dice import pick, shuffled
from pencilmark.board.masks import bits, lowest
from pencilmark.board.model import Puzzle
from pencilmark.engine.answers import Solution
from pencilmark.engine.cover import Cover, cover

if TYPE_CHECKING:
    from random import Random

    from pencilmark.engine.trace import Event, Watch

PULSE = 128
WATCHED = 8
"""Nodes between two pauses, and of a search that is watched, which takes longer."""
Frame = tuple[int, int, int, float]


class Search:
    """One search for the solutions of a puzzle; iterate it.

    It yields each solution (a value for each cell), and None after every few nodes (PULSE) so that the caller
    may look at a clock or give up. *nodes* counts the states looked at; *share* is the part of the search tree done,
    from 0 to 1. With *rng* the choices are made at random. With *watch* each event of the
    search is handed over (see `pencilmark.engine.trace`).
    """

    def __init__(self, puzzle: Puzzle, rng: Random | None = None, watch: Callable[[Event], None] | None = None) -> None:
        self.puzzle, self.rng = puzzle, rng
        self.cover = cover(puzzle.geometry)
        self.watch = _watch(self.cover, watch) if watch else None
        self.nodes = 0
        self.share = 0.0

    def __iter__(self) -> Iterator[Solution | None]:
        """Search; each call starts anew."""
        self.nodes, self.share = 1, 0.0
        loaded = self.cover.load(self.puzzle)
        if loaded is None:
            if self.watch:
                self.watch.clash(self.puzzle)
            return
        state, trail = loaded
        if self.watch:
            self.watch.start(state, trail)
        yield from self._run(state, trail)

    def _run(self, state: int, trail: list[int]) -> Iterator[Solution | None]:
        keep, watch = self.cover.keep, self.watch
        stack: list[Frame] = []
        weight, pulse = 1.0, WATCHED if watch else PULSE
        while True:
            state, rest = settle(self.cover, state, trail, watch)
            if rest > 0:
                weight = self._branch(state, rest, trail, stack, weight)
            else:
                self.share += weight
                if rest == SOLVED:
                    if watch:
                        watch.solution(trail)
                    yield self.cover.values(trail)
            if not stack:
                return
            state, place, length, weight = stack.pop()
            if watch:
                watch.choose(state, place, length)
            del trail[length:]
            trail.append(place)
            state &= keep[place]
            self.nodes += 1
            if self.nodes % pulse == 0:
                yield None

    def _branch(self, state: int, flag_mask: int, trail: list[int], stack: list[Frame], weight: float) -> float:
        """Push the alternatives of one of the flagged choices, the first to be tried on top."""
        flag = pick(self.rng, bits(flag_mask)) if self.rng else lowest(flag_mask)
        places = bits(state & self.cover.alternatives[flag])
        if self.rng:
            places = shuffled(self.rng, places)
        if self.watch:
            self.watch.branch(flag, len(trail), len(places))
        weight /= len(places)
        stack.extend((state, place, len(trail), weight) for place in places)
        return weight


def _watch(cover: Cover, tell: Callable[[Event], None]) -> Watch:
    from pencilmark.engine.trace import Watch  # late: few searches are watched

    return Watch(cover, tell)


SOLVED, DEAD = 0, -1


def settle(cover: Cover, state: int, trail: list[int], watch: Watch | None = None) -> tuple[int, int]:
    """Place all singles, and those that follow; return the resulting state and what is left of it.

    What is left is SOLVED, DEAD (a choice without alternatives), or else the flags of the open choices
    that have the fewest alternatives. The places of the singles go to the end of *trail*.
    """
    flags, units, alternatives, keep = cover.flags, cover.units, cover.alternatives, cover.keep
    while True:
        open_flags = state & flags
        if not open_flags:
            return state, SOLVED
        low = (state & units) << 1
        fewer = state - low
        if fewer & flags != open_flags:
            if watch:
                watch.contradiction(open_flags & ~fewer)
            return state, DEAD
        fewer &= state
        lesser = fewer - low
        singles = open_flags & ~lesser
        if not singles:
            return state, _fewest(open_flags, fewer, lesser, low)
        if watch:
            singles = watch.one_kind(singles)
        length = len(trail)
        while singles:
            left = state & alternatives[singles.bit_length() - 1]
            if not left:
                if watch:
                    watch.contradiction(singles)
                return state, DEAD
            place = left.bit_length() - 1
            trail.append(place)
            kept = keep[place]
            state &= kept
            singles &= kept
        if watch:
            watch.ripple(state, trail[length:])


def _fewest(open_flags: int, fewer: int, lesser: int, low: int) -> int:
    """Return the flags of the choices with the fewest alternatives, from two on."""
    while True:
        fewer &= lesser
        lesser = fewer - low
        found = open_flags & ~lesser
        if found:
            return found
