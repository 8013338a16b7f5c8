"""The order of a formula puzzle: which cells must be guessed, and in which order the others follow.

A formula ``cell = term`` determines its cell once the cells of the term are known: an arrow from each of them. The
cells to guess break every cycle of arrows (a smallest feedback vertex set). Read in *every direction*, a rule
determines any of its cells for which the others leave at most one value, and far fewer cells need to be guessed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import product

from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import bits, mask_of, several, where
from pencilmark.board.model import Puzzle
from pencilmark.board.speech import listed, say
from pencilmark.make.formulas.hitting import smallest_good
from pencilmark.rules.language.hidden import without_hidden
from pencilmark.rules.language.tokens import write_name
from pencilmark.rules.language.tree import Relation, cells_of, renamed_relation
from pencilmark.rules.propagation.compile import TABLE_CELLS, TABLE_TUPLES
from pencilmark.rules.propagation.table import as_formula, table
from pencilmark.rules.rule import relations_of


@dataclass(frozen=True, slots=True)
class Arrow:
    """A rule that determines *cell* once the cells *needs* (mask) are known; *rule* is its number."""

    cell: int
    needs: int
    rule: int


@dataclass(frozen=True, slots=True)
class Unrolling:
    """How a formula puzzle unrolls.

    *known*: the cells that are given. *guessed*: a set of cells, *smallest* if that is proved, from which the *steps*
    follow, one after another. *checks*: the rules that no step uses, which tell a right guess from a wrong one.
    *loose*: cells that no rule determines, which are among the guessed ones.
    """

    geometry: Geometry
    rules: tuple[str, ...]
    known: tuple[int, ...]
    guessed: tuple[int, ...]
    steps: tuple[Arrow, ...]
    checks: tuple[int, ...]
    loose: tuple[int, ...]
    smallest: bool

    def lines(self) -> list[str]:
        """Write the order in words, one step a line."""
        return _words(self)

    def arrows(self) -> list[tuple[int, int, int]]:
        """List what a drawing needs: (from cell, to cell, number of the rule), in the order of the steps."""
        return [(need, step.cell, step.rule) for step in self.steps for need in bits(step.needs)]

    def layers(self) -> list[list[int]]:
        """Group the cells by how many steps come before them: what is known or guessed, what follows at once, ..."""
        depth = dict.fromkeys((*self.known, *self.guessed), 0)
        for step in self.steps:
            depth[step.cell] = 1 + max((depth[need] for need in bits(step.needs)), default=0)
        return [
            [cell for cell, at in depth.items() if at == layer] for layer in range(max(depth.values(), default=0) + 1)
        ]


def order(puzzle: Puzzle, *, every_direction: bool = False) -> Unrolling:
    """Find a smallest set of cells to guess, and the order of the others. Raises RuleError.

    >>> from pencilmark.rules.rule import parse_rules
    >>> on = board("2 free values=9")
    >>> puzzle = Puzzle(on, (0,) * 4, rules=parse_rules(["a1 = b1 + 1", "b1 = a1 * a2", "a2 = b2 - 3"], on))
    >>> found = order(puzzle)
    >>> [write_name(cell, 2) for cell in found.guessed], found.smallest
    (['b1', 'b2'], True)
    """
    geometry = puzzle.geometry
    known = where(puzzle.values)
    relations = [without_hidden(relation, geometry) for relation in relations_of(puzzle.rules, geometry)]
    used = mask_of(cell for relation in relations for cell in cells_of(relation)) | known
    arrows = list[Arrow]()
    for number, relation in enumerate(relations):
        arrows += _all_arrows(relation, number, geometry) if every_direction else _arrows(relation, number)
    arrows = [arrow for arrow in arrows if not known >> arrow.cell & 1]
    loose = used & ~known & ~mask_of(arrow.cell for arrow in arrows)
    found = smallest_good(_missed(arrows, known | loose, used), used & ~known & ~loose)
    guessed = found.members | loose
    steps = _closure(arrows, known | guessed)
    done = {step.rule for step in steps}
    return Unrolling(
        geometry,
        tuple(rule.text for rule in puzzle.rules),
        tuple(bits(known & used)),
        tuple(bits(guessed)),
        tuple(steps),
        tuple(number for number in range(len(relations)) if number not in done),
        tuple(bits(loose)),
        found.exact,
    )


def _arrows(relation: Relation, number: int) -> list[Arrow]:
    """List the arrow of a formula, none for any other rule."""
    formula = as_formula(relation)
    if formula is None:
        return []
    cell, equation = formula
    return [Arrow(cell, mask_of(cells_of(equation.right)), number)]


def _all_arrows(relation: Relation, number: int, geometry: Geometry) -> list[Arrow]:
    """List an arrow to each cell that the other cells of the rule always determine."""
    cells, top = cells_of(relation), geometry.value_count
    if len(cells) > TABLE_CELLS or top ** len(cells) > TABLE_TUPLES:
        return _arrows(relation, number)
    slots = {cell: slot for slot, cell in enumerate(cells)}
    settled = _settled(renamed_relation(relation, slots.__getitem__), len(cells), top)
    whole = mask_of(cells)
    return [Arrow(cell, whole & ~(1 << cell), number) for slot, cell in enumerate(cells) if settled[slot]]


@lru_cache(maxsize=1024)
def _settled(shape: Relation, width: int, top: int) -> tuple[bool, ...]:
    """Report for each cell of a relation whether all values of the others leave it at most one value."""
    narrow, singles, full = table(shape, width, top).narrow, [1 << digit for digit in range(top)], (1 << top) - 1
    found = [True] * width
    for slot in range(width):
        for others in product(singles, repeat=width - 1):
            left = narrow((*others[:slot], full, *others[slot:]))
            if left and several(left[slot]):
                found[slot] = False
                break
    return tuple(found)


def _closure(arrows: list[Arrow], known: int) -> list[Arrow]:
    """List the steps that follow from the *known* cells, first those that follow at once."""
    steps, waiting = list[Arrow](), arrows
    while True:
        now, ready = known, list[Arrow]()
        for arrow in waiting:
            if not arrow.needs & ~known and not now >> arrow.cell & 1:
                now |= 1 << arrow.cell
                ready.append(arrow)
        if not ready:
            return steps
        steps += ready
        known = now
        waiting = [arrow for arrow in waiting if not known >> arrow.cell & 1]


def _missed(arrows: list[Arrow], known: int, used: int) -> Callable[[int], int]:
    """Return a function that gives, for a guess that leaves cells open, cells of which one must be guessed.

    Nothing outside a closed set follows from it, so one cell outside must be guessed. The set outside is made small by
    closing with more cells while something stays open.
    """
    pairs = [(arrow.needs, 1 << arrow.cell) for arrow in arrows]

    def closed(cells: int) -> int:
        waiting = [pair for pair in pairs if not pair[1] & cells]
        while True:
            before = cells
            for needs, cell in waiting:
                if not needs & ~cells:
                    cells |= cell
            if cells == before:
                return cells
            waiting = [pair for pair in waiting if not pair[1] & cells]

    def missed(guess: int) -> int:
        reached = closed(known | guess)
        for cell in bits(used & ~reached):
            if not reached >> cell & 1:
                more = closed(reached | 1 << cell)
                if used & ~more:
                    reached = more
        return used & ~reached

    return missed


def _words(found: Unrolling) -> list[str]:
    names = [write_name(cell, found.geometry.size) for cell in range(found.geometry.cell_count)]
    lines = []
    if found.guessed:
        proof = say("order-smallest-set") if found.smallest else say("order-small-set")
        lines.append(
            say(
                "order-guess",
                items=" ".join(names[cell] for cell in found.guessed),
                proof=proof,
                count=len(found.guessed),
            )
        )
    for step in found.steps:
        source = listed([names[cell] for cell in bits(step.needs)]) or say("order-nothing")
        lines.append(
            say(
                "order-follows-from-rule",
                names=names[step.cell],
                source=source,
                rule=step.rule + 1,
                rules=found.rules[step.rule],
            )
        )
    lines += [say("order-check-rule", number=number + 1, rules=found.rules[number]) for number in found.checks]
    return lines


def is_cyclic(puzzle: Puzzle) -> bool:
    """Report whether the formulas of a puzzle depend on each other in circles."""
    found = order(puzzle)
    return len(found.guessed) > len(found.loose)
