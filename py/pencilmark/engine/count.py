"""Exact counts: the search of `pencilmark.engine.search`, counting equal and equivalent states only once.

What is left to do depends on the state alone, so a state that is reached again by another way is not counted again. And
two values that can stand in exactly the same cells are interchangeable: among the alternatives of a cell, one of them
is counted for all. With few givens nearly all states are alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pencilmark.board.masks import bits, lowest
from pencilmark.board.model import Puzzle
from pencilmark.engine.cover import cover
from pencilmark.engine.search import PULSE, SOLVED, settle

MEMORY = 50_000


class _Frame:
    """A state being counted: its alternatives, each with the number of them it stands for, and the count so far.

    It stands for *times* alternatives of its parent, and for *scale* states of the search.
    """

    __slots__ = ("found", "left", "scale", "share", "state", "times")

    def __init__(self, state: int, left: list[tuple[int, int]], times: int, scale: int, share: float) -> None:
        self.state, self.left, self.times, self.scale, self.share = state, left, times, scale, share
        self.found = 0


class Counting:
    """A running count: iterate it; it yields after every PULSE nodes and ends when everything is counted.

    *count* is what is found so far, *share* the part of the search done, *nodes* the states looked at.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.cover = cover(puzzle.geometry)
        self.count, self.nodes, self.share = 0, 0, 0.0
        self._memory: dict[int, int] = {}
        self._cell_units = self.cover.cell_flags >> (puzzle.geometry.value_count + 1)

    def __iter__(self) -> Iterator[None]:
        """Count; each call starts anew."""
        self.count, self.nodes, self.share = 0, 0, 0.0
        loaded = self.cover.load(self.puzzle)
        if loaded is None:
            return
        stack = [_Frame(0, [], 1, 1, 1.0)]
        self._enter(stack, loaded[0], 1)
        while len(stack) > 1:
            frame = stack[-1]
            if frame.left:
                place, times = frame.left.pop()
                self._enter(stack, frame.state & self.cover.keep[place], times)
                if self.nodes % PULSE == 0:
                    yield None
            else:
                stack.pop()
                stack[-1].found += frame.found * frame.times
                self._remember(frame)

    def _enter(self, stack: list[_Frame], state: int, times: int) -> None:
        """Settle a state: count it at once if it is solved, dead or remembered, else open a frame."""
        self.nodes += 1
        parent = stack[-1]
        scale = parent.scale * times
        state, rest = settle(self.cover, state, [])
        found = 1 if rest == SOLVED else 0 if rest < 0 else self._memory.get(state)
        if found is None:
            left = self._alternatives(state, rest)
            whole = sum(alike for _, alike in left)
            stack.append(_Frame(state, left, times, scale, parent.share * times / whole))
        else:
            parent.found += found * times
            self.count += found * scale
            self.share += parent.share * times

    def _alternatives(self, state: int, flags: int) -> list[tuple[int, int]]:
        """List the alternatives of the first flagged choice; one stands for all that are alike."""
        flag = lowest(flags)
        places = bits(state & self.cover.alternatives[flag])
        if not 1 << flag & self.cover.cell_flags:
            return [(place, 1) for place in places]
        low = flag - self.puzzle.geometry.value_count - 1
        lanes = [state >> (place - low) & self._cell_units for place in places]
        alike, first = Counter(lanes), dict(zip(reversed(lanes), reversed(places), strict=True))
        return [(place, alike[lane]) for lane, place in first.items()]

    def _remember(self, frame: _Frame) -> None:
        if len(self._memory) >= MEMORY:
            self._memory.clear()
        self._memory[frame.state] = frame.found
