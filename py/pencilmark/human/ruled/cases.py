"""The last resort for any rule: candidates that are part of no way to fill its cells, found by its propagator."""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.model import Evidence, Position, Step
from pencilmark.human.ruled.pairs import unsupported
from pencilmark.human.ruled.views import views


def find(position: Position) -> Iterator[Step]:
    """Find candidates that a rule of many cells leaves no way for."""
    for wide in views(position).wide:
        if not any(position.cell_digits[cell] for cell in wide.cells):
            continue
        gone = unsupported(position, wide.cells, wide.narrow)
        if gone:
            cells = sum(1 << cell for cell in wide.cells)
            yield Step("clue-cases", (), gone, Evidence(cells, rules=(wide.rule,)))
