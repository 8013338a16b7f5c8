"""The last resort for any rule: candidates that are part of no way to fill its cells, found by its propagator."""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.geometry import bits
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.ruled.pairs import held
from pencilmark.human.ruled.views import views


def find(position: Position) -> Iterator[Step]:
    """Find candidates that a rule of many cells leaves no way for."""
    for wide in views(position).wide:
        if not any(position.cell_digits[cell] for cell in wide.cells):
            continue
        left = wide.narrow(tuple([held(position, cell) for cell in wide.cells]))
        if left is None:
            continue
        gone = [
            Candidate(cell, digit + 1)
            for cell, mask in zip(wide.cells, left, strict=True)
            for digit in bits(position.cell_digits[cell] & ~mask)
        ]
        if gone:
            cells = sum(1 << cell for cell in wide.cells)
            yield Step("clue-cases", (), tuple(sorted(gone)), Evidence(cells, rules=(wide.rule,)))
