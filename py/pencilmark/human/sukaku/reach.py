"""What follows from a candidate by the links of a grid, and at what distance: static nets without their ways."""

from __future__ import annotations


class Reach:
    """What a static net reaches and at what distance, without the ways: enough to weigh it.

    Links are single and the shortest way counts, so the distance of a node is its layer.
    """

    __slots__ = ("_false_sizes", "_true_sizes", "false", "nested", "start", "true")

    def __init__(self, links: tuple[list[int], list[int]], start: int) -> None:
        off_after, both = links
        self.start = start
        self.nested: dict[int, tuple[int, int]] = {}
        true, false, front, size = 1 << start, 0, 1 << start, 1
        self._true_sizes, self._false_sizes = [0] * len(both), [0] * len(both)
        self._true_sizes[start] = 1
        while front:
            off = following = 0
            while front:
                low = front & -front
                one = low.bit_length() - 1
                off |= off_after[one]
                following |= both[one]
                front ^= low
            off &= ~false
            front = following & ~true
            _note(self._false_sizes, off, size + 1)
            _note(self._true_sizes, front, size + 2)
            false |= off
            true |= front
            size += 2
        self.true, self.false = true, false

    def sizes(self, on: bool) -> list[int]:
        """Count, for each candidate, the nodes on the way to its true (*on*) or false node."""
        return self._true_sizes if on else self._false_sizes


def _note(sizes: list[int], numbers: int, size: int) -> None:
    while numbers:
        low = numbers & -numbers
        sizes[low.bit_length() - 1] = size
        numbers ^= low
