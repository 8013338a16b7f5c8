"""Whips, braids, g-whips and OR-k whips as steps, the shortest first.

`refutations` says what they are. They are found only by name: no ladder has them, so that ratings stay as they are.

In an OR-k whip one of k guardians of an impossible pattern or a tridagon is true, as one candidate of a cell is:
choosing among them, once, is a variable, too. All of them but one are struck by the target or by what stands in earlier
variables, so that this one stands; or all are struck, and the target is false. What plain whips of the same length
refute is left to these. (Denis Berthier, "Augmented User Manual for CSP-Rules-V2.1": ORk-whips and ORk-contrad-whips; k
is at most MOST_CASES here.)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import product

from pencilmark.board.kept import derived
from pencilmark.board.masks import bits
from pencilmark.board.model import Candidate, Evidence, Link, Node, Position, Step
from pencilmark.board.notation import CHAIN_OF_VARIABLES
from pencilmark.engine.cover import cover
from pencilmark.human.techniques.impossible import MOST_CASES, Pattern, patterns
from pencilmark.human.techniques.network import network_of
from pencilmark.human.techniques.refutations import Refutations, Variable
from pencilmark.human.techniques.technique import Technique
from pencilmark.human.telling import tell_or_whip, tell_variables

LONGEST = {"whip": 9, "braid": 9, "g-whip": 7}
"""Variables at most: what groups refute takes longer to find."""
MOST_VALUES = 16
"""Of boards on which groups are laid out: on larger ones that would hold up the page."""


@derived
def refutations_in(position: Position, groups: bool) -> Refutations | None:
    """Return what looks for refutations in *position*; None if its values contradict each other."""
    loaded = cover(position.geometry).load(position.puzzle())
    return Refutations(cover(position.geometry), loaded[0], groups) if loaded else None


def find(position: Position, technique: str) -> Iterator[Step | None]:
    """Find the shortest whip (braid, g-whip) of each candidate that has one, the shortest of all first."""
    with_groups = technique == "g-whip"
    if with_groups and position.geometry.value_count > MOST_VALUES:
        return
    table, size = cover(position.geometry), position.geometry.value_count
    for cell, value in enumerate(position.values):
        yield None
        if value:
            _ = table.keep[table.top[cell * size + value - 1]]  # made one by one, and kept
    yield None
    refutations = refutations_in(position, with_groups)
    if refutations is None:
        return
    left = []
    for cell, mask in enumerate(position.cell_digits):
        yield None
        for digit in bits(mask):
            place = table.top[cell * size + digit]
            if refutations.state >> place & 1 and refutations.may_be_refuted(place, LONGEST[technique]):
                left.append((Candidate(cell, digit + 1), place))
    for length in range(1, LONGEST[technique] + 1):
        for target in tuple(left):
            yield None
            variables = refutations.find(target[1], length, technique != "braid")
            if variables:
                left.remove(target)
                yield step_of(position, technique, target[0], variables)


def step_of(
    position: Position,
    technique: str,
    target: Candidate,
    variables: Sequence[Variable],
    either: Sequence[Candidate] = (),
) -> Step:
    """Return the step that removes *target*: for each variable, links to what is struck there and to what stands.

    If several strike the same, the variable before is named, or else the target. A variable beyond those of the board
    is the choice of one of *either*.
    """
    known = [Node(1 << target.cell, target.value, True)]
    false: dict[int, int] = {}
    links: list[Link] = []
    house = -1
    for variable in variables:
        house, open_nodes = _alternatives(position, variable.flag, either)
        struck = [node for node in open_nodes if not _is_left(variable, node, false)]
        ways = [(_striker(position, known, node), node) for node in struck]
        ways.sort(key=lambda way: way[0] != known[-1])
        links += [network_of(position, False).link(*way) for way in ways]
        for _, node in ways:
            false[node.value] = false.get(node.value, 0) | node.cells
        if variable.cells:
            left = sum(node.cells for node in open_nodes if _is_left(variable, node, false))
            stands = Node(left, variable.digit + 1, True)
            why = (house,) if house >= 0 else ()
            links += [Link(node, stands, "strong", why) for _, node in ways]
            known.append(stands)
    where = (house,) if house >= 0 else ()
    gone = Evidence(1 << target.cell, 1 << target.value - 1, where, chains=(tuple(links),), note=CHAIN_OF_VARIABLES)
    return Step(technique, (), (target,), gone)


def _is_left(variable: Variable, node: Node, false: dict[int, int]) -> bool:
    """Report whether *node* is (part of) what stands in the *variable*, apart from what is known to be *false*."""
    is_there = node.value == variable.digit + 1 and bool(node.cells & variable.cells)
    return is_there and not (variable.cells.bit_count() > 1 and node.cells & false.get(node.value, 0))


def _alternatives(position: Position, flag: int, either: Sequence[Candidate]) -> tuple[int, list[Node]]:
    """Return the house (place, -1 if none) of the variable with that *flag*, and its open candidates, as false."""
    table, geometry = cover(position.geometry), position.geometry
    field = table.field_of(flag)
    if field == len(table.fields):
        return -1, [Node(1 << cell, value, False) for cell, value in either]
    numbers = (divmod(number, geometry.value_count) for number in table.fields[field])
    nodes = [Node(1 << cell, digit + 1, False) for cell, digit in numbers if position.cell_digits[cell] >> digit & 1]
    choice = field - len(table.cells)
    return (geometry.full_houses[choice // geometry.value_count] if choice >= 0 else -1), nodes


def _striker(position: Position, known: Sequence[Node], node: Node) -> Node:
    """Return which of *known* strikes *node*: the last if it does, else the first that does."""
    return next(one for one in (known[-1], *known) if _strikes(position, one, node))


def _strikes(position: Position, one: Node, node: Node) -> bool:
    if one.cells == node.cells:
        return one.value != node.value
    peers = position.geometry.peer_masks
    return one.value == node.value and all(not node.cells & ~peers[cell] for cell in bits(one.cells))


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


def find_or_whips(position: Position) -> Iterator[Step | None]:
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
                if trials[-1].chosen.may_be_refuted(place, LONGEST["whip"]):
                    trials[-1].left[target] = place
    trials.sort(key=lambda trial: len(trial.pattern.guardians))
    for length, trial in product(range(1, LONGEST["whip"] + 1), trials):
        for target in [target for target in trial.left if target not in done]:
            yield None
            variables = trial.find(target, length)
            if variables:
                done.add(target)
                yield _or_whip(position, trial.pattern, target, variables)


def _targets(position: Position, plain: Refutations) -> Iterator[tuple[Candidate, int]]:
    """Yield the candidates that singles leave, each with its place."""
    size = position.geometry.value_count
    for cell, mask in enumerate(position.cell_digits):
        for digit in bits(mask):
            place = plain.table.top[cell * size + digit]
            if plain.state >> place & 1:
                yield Candidate(cell, digit + 1), place


def _or_whip(position: Position, pattern: Pattern, target: Candidate, variables: tuple[Variable, ...]) -> Step:
    step = step_of(position, "or-whip", target, variables, pattern.guardians)
    why = replace(step.evidence, cells=pattern.cells, digits=pattern.digits, colours=(pattern.guardians,))
    return replace(step, evidence=why)


TECHNIQUES = (
    *(
        Technique(name, "Extreme", partial(find, technique=name), tell=tell_variables, is_offered=True)
        for name in ("whip", "braid", "g-whip")
    ),
    Technique("or-whip", "Beyond", find_or_whips, tell=tell_or_whip),
)
