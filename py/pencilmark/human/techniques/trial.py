"""Trial and error: place what the engine found when nothing else helps; and the rules that no step uses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pencilmark import engine
from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import several, values
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.board.speech import say
from pencilmark.human.techniques.technique import Hodoku, Technique
from pencilmark.rules.language.hidden import compares_regions
from pencilmark.rules.language.tree import Not, Relation, cells_of, flat
from pencilmark.rules.rule import clue_of, clues_of, relation_of
from pencilmark.rules.variants.registry import VARIANTS
from pencilmark.rules.variants.unknown import CHAOS, COUNTING

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case, Telling

KNOWN = (CHAOS, *COUNTING)
"""What steps know of the rules about regions."""


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


def _is_beyond(relation: Relation, geometry: Geometry) -> bool:
    """Report whether a relation says more about regions than whether two cells are in the same one."""
    count = geometry.cell_count
    parts = [part.relation if isinstance(part, Not) else part for part in flat(relation)]
    others = [part for part in parts if not compares_regions(part, geometry)]
    return any(count <= cell < 2 * count for part in others for cell in cells_of(part))


def beyond(position: Position) -> list[str]:
    """List the rules of a position that no step looks at, by name if they have one.

    >>> from pencilmark.rules.rule import parse_rules
    >>> rules = parse_rules(["yin-yang", "a1 < a2", "together(a1, a2) or a1 = 1"], board("4"))
    >>> beyond(Position.of(Puzzle(board("4"), (0,) * 16, rules=rules)))
    ['together(a1, a2) or a1 = 1']
    """
    geometry, others, found = position.geometry, clues_of(position.rules), dict[str, None]()
    for rule in position.rules:
        clue = clue_of(rule)
        if not (clue and clue.name in KNOWN) and _is_beyond(relation_of(rule, geometry, others), geometry):
            found[VARIANTS[clue.name].title if clue else rule.text] = None
    return list(found)


def beyond_words(position: Position) -> str:
    """Say which these are; nothing if there are none."""
    rules = beyond(position)
    return say("hints-beyond", rules=rules) if rules else ""


TECHNIQUES = (Technique("trial-and-error", "Beyond", find_trial, tell=tell, teaching=780, hodoku=Hodoku(place=590)),)
