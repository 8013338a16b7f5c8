"""Trial and error: place what the engine found when nothing else helps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pencilmark import engine
from pencilmark.board.masks import several, values
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.techniques.technique import Hodoku, Technique
from pencilmark.human.telling.beyond import beyond

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case, Telling


def find_trial(position: Position) -> Iterator[Step]:
    """Place the value of the only solution in a cell with the fewest candidates; find nothing if there are several."""
    answer = engine.solve(position.puzzle(), limit=2)
    if answer.status != "unique":
        return
    counts = [(digits.bit_count(), cell) for cell, digits in enumerate(position.cell_digits) if digits]
    for _, cell in sorted(counts):
        evidence = Evidence(1 << cell, position.cell_digits[cell])
        yield Step("trial-and-error", (Candidate(cell, answer.solutions[0][cell]),), (), evidence)


def tell(case: Case, told: Telling) -> None:
    """Explain a value that was found by trying."""
    ((cell, value),) = case.step.placements
    told.look_at(case, 1 << cell)
    here = case.cell(cell)
    told.say("trial-nothing-else", cell=here)
    digits = case.evidence.digits
    if several(digits):
        told.say("trial-only-one-leads", digits=values(digits), value=value)
    if rules := beyond(case.position):
        told.say("hints-beyond", rules=rules)
    told.say("so-cell-is", cell=here, value=value)
    told.canvas.tint(1 << cell)


TECHNIQUES = (Technique("trial-and-error", "Beyond", find_trial, tell=tell, teaching=780, hodoku=Hodoku(place=590)),)
