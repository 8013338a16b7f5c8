"""Trial and error: place what the engine found, where nothing else helps. Honest, and last."""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark import engine
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.techniques.technique import Technique


def find_trial(position: Position) -> Iterator[Step]:
    """Place the value that a cell with fewest candidates has in the one solution; nothing when there are several."""
    answer = engine.solve(position.puzzle(), limit=2)
    if answer.status != "unique":
        return
    counts = [(digits.bit_count(), cell) for cell, digits in enumerate(position.cell_digits) if digits]
    for _, cell in sorted(counts):
        evidence = Evidence(1 << cell, position.cell_digits[cell])
        yield Step("trial-and-error", (Candidate(cell, answer.solutions[0][cell]),), (), evidence)


TECHNIQUES = (Technique("trial-and-error", find_trial),)
