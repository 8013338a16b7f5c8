"""A hint: one deduction as the rating loop sees it, cheap to make; `step` turns it into a Step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pencilmark.board.masks import bits
from pencilmark.board.model import Candidate, Evidence, Step


@dataclass(frozen=True, slots=True)
class Hint:
    """A *technique* with its *rating* in tenths, what it places (bit number or -1) and removes (board).

    *evidence* builds the evidence when somebody asks for it.
    """

    technique: str
    rating: int
    place: int
    off: int
    evidence: Callable[[], Evidence]

    def step(self, bare: bool = False) -> Step:
        """Write the hint as a step with its evidence; *bare* without."""
        placements = (candidate(self.place),) if self.place >= 0 else ()
        off = () if placements else tuple(sorted(candidate(bit) for bit in bits(self.off)))
        return Step(self.technique, placements, off, Evidence() if bare else self.evidence(), rating=self.rating / 10)


def candidate(bit: int) -> Candidate:
    """Read a bit number of a board as a candidate.

    >>> candidate(81 * 2 + 5)
    Candidate(cell=5, value=3)
    """
    return Candidate(bit % 81, bit // 81 + 1)
