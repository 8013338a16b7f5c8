"""Extended rectangles: six cells of two lines and three boxes must not hold just three values.

The two lines lie in the same three boxes and have one pair of cells in each, side by side. They could exchange what
they hold there, and the puzzle would have two solutions; so one of the *guardians*, what the cells have besides, is
true.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product
from typing import TYPE_CHECKING

from pencilmark.board.masks import bits, mask_of
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.board.phrase import phrase
from pencilmark.human.techniques.common import by_guardians
from pencilmark.human.techniques.technique import Technique
from pencilmark.human.telling.words import values

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case, Telling

MOST_GUARDIANS = 4


@lru_cache(maxsize=1)
def _patterns() -> tuple[tuple[tuple[int, ...], tuple[int, int]], ...]:
    """List the six cells and the two lines (places of houses) of each pattern of a classic board."""
    found = []
    for chute, (one, two) in product(range(3), combinations(range(3), 2)):
        lines = 3 * chute + one, 3 * chute + two
        for across in product(*(range(3 * box, 3 * box + 3) for box in range(3))):
            found.append((tuple(9 * line + place for line in lines for place in across), lines))
            found.append((tuple(9 * place + line for line in lines for place in across), (9 + lines[0], 9 + lines[1])))
    return tuple(found)


def find(position: Position) -> Iterator[Step | None]:
    """Find extended rectangles with MOST_GUARDIANS at most, those with the fewest first."""
    if not position.geometry.is_classic:
        return
    found: dict[tuple[tuple[Candidate, ...], ...], tuple[int, Step]] = {}
    for cells, lines in _patterns():
        yield None
        marks = [position.cell_digits[cell] for cell in cells]
        pairs = (one | two for one, two in combinations(marks, 2)) if all(marks) else ()
        for digits in {pair for pair in pairs if pair.bit_count() == 3}:
            extras = [
                Candidate(cell, digit + 1)
                for cell, mark in zip(cells, marks, strict=True)
                for digit in bits(mark & ~digits)
            ]
            if 0 < len(extras) <= MOST_GUARDIANS and all(mark & digits for mark in marks):
                evidence = Evidence(mask_of(cells), digits, lines, colours=(tuple(sorted(extras)),))
                step = by_guardians(position, "extended-rectangle", extras, evidence)
                if step and (step.key() not in found or found[step.key()][0] > len(extras)):
                    found[step.key()] = len(extras), step
    yield from (step for _, step in sorted(found.values(), key=lambda known: (known[0], known[1].key())))


def tell(case: Case, told: Telling) -> None:
    """Explain why two lines must not be able to exchange what they hold."""
    evidence = case.step.evidence
    (guardians,), digits, lines = evidence.colours, values(evidence.digits), case.houses(evidence.houses)
    told.look_around(case, evidence.cells, evidence.digits)
    told.say("extended-cells", cells=case.names(evidence.cells), lines=lines)
    told.say("extended-exchange", digits=digits, lines=lines)
    named = [phrase("value-in-cell", value=value, cell=case.cell(cell)) for cell, value in guardians]
    told.say("tridagon-guardians", digits=digits, candidates=named)
    if not case.step.placements:
        told.say("tridagon-clashes-go")
    told.conclude(case)
    told.canvas.tint(evidence.cells)
    told.canvas.mark(evidence.cells, evidence.digits)
    told.canvas.paint(guardians, "true")


TECHNIQUES = (Technique("extended-rectangle", "Hard", find, tell=tell, one_solution=True),)
