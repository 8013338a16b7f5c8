"""OR-k whips: whips that choose once among the guardians of an impossible pattern or a tridagon, the shortest first.

One of the guardians is true, as one candidate of a cell is: choosing among them is a variable, too. In an OR-k whip all
of the k guardians but one are struck by the target or by what stands in earlier variables, so that this one stands; or
all are struck, and the target is false. What plain whips of the same length refute is left to these. (Denis Berthier,
"Augmented User Manual for CSP-Rules-V2.1": ORk-whips and ORk-contrad-whips; k is at most MOST_CASES here.)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from pencilmark.board.masks import bits
from pencilmark.board.model import Candidate, Position, Step
from pencilmark.human.techniques.impossible import MOST_CASES, Pattern, patterns
from pencilmark.human.techniques.refutations import Refutations, Variable
from pencilmark.human.techniques.technique import Technique
from pencilmark.human.techniques.whips import refutations_in, step_of
from pencilmark.human.telling import tell_or_whip

LONGEST = 9


class _Trial:
    """The candidates still to be refuted by a *pattern*, each with its place in a `Cover`."""

    def __init__(self, plain: Refutations, pattern: Pattern) -> None:
        self.plain, self.pattern, size = plain, pattern, plain.table.geometry.value_count
        table = plain.table.with_choice([cell * size + value - 1 for cell, value in pattern.guardians])
        self.choice = max(table.alternatives)
        self.chosen = Refutations(table, plain.state | table.start & ~plain.table.start)
        self.left: dict[Candidate, int] = {}

    def find(self, target: Candidate, length: int) -> tuple[Variable, ...]:
        """Find a whip of that *length* that refutes *target* and chooses among guardians; () if a plain one does."""
        place = self.left[target]
        variables = self.chosen.find(place, length, linked=True)
        if variables:
            del self.left[target]
        chooses = len(variables) > 1 and self.choice in {one.flag for one in variables}
        return variables if chooses and not self.plain.find(place, length, linked=True) else ()


def find(position: Position) -> Iterator[Step | None]:
    """Find, for each candidate, the shortest OR-k whip of two or more variables, unless a plain one is as short."""
    plain, trials, done = refutations_in(position, False), list[_Trial](), set[Candidate]()
    if plain is None:
        return
    for pattern in patterns(position, lambda guardians: 1 < len(guardians) <= MOST_CASES, MOST_CASES):
        yield None
        if pattern:
            trials.append(_Trial(plain, pattern))
            for target, place in _targets(position, plain):
                yield None
                if trials[-1].chosen.may_be_refuted(place, LONGEST):
                    trials[-1].left[target] = place
    trials.sort(key=lambda trial: len(trial.pattern.guardians))
    for length, trial in product(range(1, LONGEST + 1), trials):
        for target in [target for target in trial.left if target not in done]:
            yield None
            variables = trial.find(target, length)
            if variables:
                done.add(target)
                yield _step(position, trial.pattern, target, variables)


def _targets(position: Position, plain: Refutations) -> Iterator[tuple[Candidate, int]]:
    """Yield the candidates that singles leave, each with its place."""
    size = position.geometry.value_count
    for cell, mask in enumerate(position.cell_digits):
        for digit in bits(mask):
            place = plain.table.top[cell * size + digit]
            if plain.state >> place & 1:
                yield Candidate(cell, digit + 1), place


def _step(position: Position, pattern: Pattern, target: Candidate, variables: tuple[Variable, ...]) -> Step:
    step = step_of(position, "or-whip", target, variables, pattern.guardians)
    why = replace(step.evidence, cells=pattern.cells, digits=pattern.digits, colours=(pattern.guardians,))
    return replace(step, evidence=why)


TECHNIQUES = (Technique("or-whip", "Beyond", find, tell=tell_or_whip),)
