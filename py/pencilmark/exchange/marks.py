"""Candidates drawn as a grid of groups of digits."""

from __future__ import annotations

from collections.abc import Sequence

from pencilmark.board.geometry import bits


def write_marks(masks: Sequence[int], size: int) -> str:
    """Write candidate masks (up to 9 x 9) as a grid of groups of digits; `read` is the inverse.

    >>> print(write_marks((3, 4, 8, 15) * 4, 4).splitlines()[0])
    12   3    4    1234
    """
    groups = ["".join(str(digit + 1) for digit in bits(mask)) or "." for mask in masks]
    width = max(map(len, groups))
    rows = [groups[start : start + size] for start in range(0, size * size, size)]
    return "\n".join(" ".join(group.ljust(width) for group in row).rstrip() for row in rows)
