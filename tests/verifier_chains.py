"""Check steps of chains, nets and almost locked sets by their evidence and the position alone.

Nothing of the finders is used. Links are checked one by one against the candidates; what a pattern of
cells is said to eliminate is put in, and every filling of the pattern's cells must then fail.
"""

from collections.abc import Callable, Iterable
from itertools import pairwise

from pencilmark.board.masks import bits
from pencilmark.board.model import Als, Candidate, Evidence, Link, Node, Position, Step


def places(position: Position, value: int, cells: int) -> int:
    return position.digit_cells[value - 1] & cells


def sees_all(position: Position, cell: int, cells: int) -> bool:
    return not cells & ~position.geometry.peer_masks[cell]


def excludes(position: Position, first: Node, second: Node) -> bool:
    """Report whether two nodes cannot both be true."""
    if first.value == second.value:
        return all(sees_all(position, cell, second.cells) for cell in bits(first.cells))
    return first.cells == second.cells and first.cells.bit_count() == 1


def node_of(candidate: Candidate) -> Node:
    return Node(1 << candidate.cell, candidate.value, True)


def check_node(position: Position, node: Node) -> None:
    assert node.cells and places(position, node.value, node.cells) == node.cells, f"no candidates at {node}"


def check_als(position: Position, als: Als) -> None:
    union = 0
    for cell in bits(als.cells):
        union |= position.cell_digits[cell]
    assert union == als.digits, "an almost locked set names other digits than its cells have"
    assert not als.cells & ~position.geometry.house_masks[als.house], "an almost locked set leaves its house"
    assert als.digits.bit_count() == als.cells.bit_count() + 1, "not one digit more than cells"


def holds_through_als(position: Position, start: Node, end: Node, als: Als) -> bool:
    """Tell whether, once *als* lacks the value of *start*, what is left of it makes *end* true."""
    assert start.cells == places(position, start.value, als.cells), "the set has the value elsewhere too"
    if not end.cells & ~als.cells:
        return start.value != end.value and end.cells == places(position, end.value, als.cells)
    (cell,) = bits(end.cells)
    others = [digit + 1 for digit in bits(position.cell_digits[cell]) if digit + 1 != end.value]
    lost = [value for value in others if value != start.value and als.digits >> (value - 1) & 1]
    return lost == others and all(sees_all(position, cell, places(position, v, als.cells)) for v in lost)


def holds_strongly(position: Position, start: Node, end: Node) -> bool:
    """Report whether *end* must be true when *start* is false."""
    both = start.cells | end.cells
    if start.value != end.value:
        (cell,) = bits(both)
        return position.cell_digits[cell] == 1 << (start.value - 1) | 1 << (end.value - 1)
    geometry = position.geometry
    return any(
        places(position, start.value, geometry.house_masks[house]) | both == both
        and not both & ~geometry.house_masks[house]
        for house in geometry.full_houses
    )


def check_chain(position: Position, chain: tuple[Link, ...], als: tuple[Als, ...]) -> None:
    """Check every link of a chain, that the links are joined, and that strong and weak ones alternate."""
    assert chain
    for link in chain:
        check_node(position, link.start)
        check_node(position, link.end)
        assert link.start.on != link.end.on and link.kind == ("weak" if link.start.on else "strong")
        if link.kind == "weak":
            assert excludes(position, link.start, link.end), f"no weak link {link}"
        elif link.end.als is not None:
            assert holds_through_als(position, link.start, link.end, als[link.end.als]), f"no link {link}"
        else:
            assert holds_strongly(position, link.start, link.end), f"no strong link {link}"
    for first, second in pairwise(chain):
        assert first.end[:3] == second.start[:3], "the chain is broken"


def check_loop_or_chain(position: Position, step: Step) -> None:
    """Check a nice loop, or a chain one of whose ends is true."""
    evidence = step.evidence
    for als in evidence.als:
        check_als(position, als)
    (chain,) = evidence.chains
    check_chain(position, chain, evidence.als)
    start, end = chain[0].start, chain[-1].end
    continuous = not start.on and end.on and excludes(position, start, end)
    for gone in map(node_of, step.eliminations):
        if continuous and start[:2] != end[:2]:
            assert gone_from_loop(position, chain, evidence.als, gone), f"{gone} stays"
        else:
            assert gone_from_chain(position, start, end, gone), f"{gone} stays"


def gone_from_chain(position: Position, start: Node, end: Node, gone: Node) -> bool:
    if start.on:
        return gone[:2] == start[:2] and (excludes(position, start, end) if end.on else end[:2] == start[:2])
    if not end.on:
        return gone[:2] == end[:2] and excludes(position, start, end)
    return excludes(position, gone, start) and excludes(position, gone, end)


def gone_from_loop(position: Position, chain: tuple[Link, ...], als: tuple[Als, ...], gone: Node) -> bool:
    """Report whether *gone* falls to a link of a continuous loop, or to one of its sets, now locked."""
    pairs = [(link.start, link.end) for link in chain if link.kind == "weak"] + [(chain[-1].end, chain[0].start)]
    if any(excludes(position, gone, first) and excludes(position, gone, second) for first, second in pairs):
        return True
    through = [link for link in chain if link.end.als is not None]
    return any(gone_from_set(position, link, als[link.end.als or 0], gone) for link in through)


def gone_from_set(position: Position, link: Link, this: Als, gone: Node) -> bool:
    """Report whether *gone* falls to *this* set of a continuous loop, entered and left by *link*.

    The set lacks exactly one of the values by which it is entered and left, and has all others.
    """
    leaving, target = 1 << (link.end.value - 1), 0
    if link.end.cells & ~this.cells:
        (cell,) = bits(link.end.cells)
        leaving, target = position.cell_digits[cell] & ~leaving, link.end.cells
    if gone.value == link.start.value or not this.digits >> (gone.value - 1) & 1:
        return False
    seen = places(position, gone.value, this.cells)
    if leaving >> (gone.value - 1) & 1:
        seen |= target
    (cell,) = bits(gone.cells)
    return (not leaving >> (gone.value - 1) & 1 or bool(target)) and sees_all(position, cell, seen)


def impossible(position: Position, cells: int, assumed: Node) -> bool:
    """Report whether no filling of *cells* by their candidates goes with *assumed*, one candidate."""
    (cell,) = bits(assumed.cells)
    peers = position.geometry.peer_masks
    marks = {other: position.cell_digits[other] for other in bits(cells) if other != cell}
    for other in marks:
        if peers[cell] >> other & 1:
            marks[other] &= ~(1 << (assumed.value - 1))
    if cells >> cell & 1:
        marks[cell] = 1 << (assumed.value - 1)
    stack = [marks]
    while stack:
        open_marks = stack.pop()
        if not open_marks:
            return False
        chosen = min(open_marks, key=lambda other: open_marks[other].bit_count())
        for digit in bits(open_marks[chosen]):
            rest = {
                other: mark & ~(1 << digit) if peers[chosen] >> other & 1 else mark
                for other, mark in open_marks.items()
                if other != chosen
            }
            if all(rest.values()):
                stack.append(rest)
    return True


def check_sets(position: Position, step: Step) -> None:
    """Check steps of almost locked sets: their cells cannot be filled with what is eliminated."""
    evidence = step.evidence
    for als in evidence.als:
        check_als(position, als)
    cells = evidence.cells
    for als in evidence.als:
        cells |= als.cells
    check_pattern(position, step, cells)


def check_pattern(position: Position, step: Step, cells: int) -> None:
    assert step.eliminations and not step.placements
    for gone in map(node_of, step.eliminations):
        check_node(position, gone)
        assert impossible(position, cells, gone), f"{gone} stays"


def check_sue_de_coq(position: Position, step: Step) -> None:
    crossing, line, box = ({candidate.cell for candidate in part} for part in step.evidence.colours)
    assert set(bits(step.evidence.cells)) == crossing
    check_pattern(position, step, sum(1 << cell for cell in crossing | line | box))


def follow(
    position: Position, assumption: Node, links: Iterable[Link], either: frozenset[Node] = frozenset()
) -> set[Node]:
    """Follow *links* from *assumption*: the nodes known to be true or false, each link checked.

    One of *either* (false nodes, if any) is known to be true.
    """
    known = {Node(*assumption[:3])}
    for link in links:
        start, end = Node(*link.start[:3]), Node(*link.end[:3])
        check_node(position, end)
        assert start in known, f"{link} starts from what is not known"
        if start.on:
            assert excludes(position, start, end) and not end.on, f"no weak link {link}"
            known.add(end)
        elif {end._replace(on=False)} == either - known or nothing_else(position, known, end, link.houses):
            known.add(end)
    return known


def nothing_else(position: Position, known: set[Node], end: Node, houses: tuple[int, ...]) -> bool:
    """Report whether all candidates beside *end* of its cell, or of its value in a house, are known to be false."""
    if houses:
        assert houses[0] in position.geometry.full_houses
        left = places(position, end.value, position.geometry.house_masks[houses[0]])
        for node in known:
            if not node.on and node.value == end.value:
                left &= ~node.cells
        return not left & ~end.cells
    (cell,) = bits(end.cells)
    return all(Node(end.cells, d + 1, False) in known for d in bits(position.cell_digits[cell]) if d + 1 != end.value)


def refuted(position: Position, known: set[Node]) -> bool:
    """Report whether what is *known* cannot be: both ways, or a cell or a value of a house left without any."""
    if any(node._replace(on=not node.on) in known for node in known):
        return True
    false: dict[int, int] = {}
    for node in known:
        if not node.on:
            false[node.value] = false.get(node.value, 0) | node.cells
    for cell, mark in enumerate(position.cell_digits):
        if mark and all(false.get(digit + 1, 0) >> cell & 1 for digit in bits(mark)):
            return True
    masks = [position.geometry.house_masks[house] for house in position.geometry.full_houses]
    return any(
        places(position, value, mask) and not places(position, value, mask) & ~cells
        for value, cells in false.items()
        for mask in masks
    )


def check_forcing(position: Position, step: Step) -> None:
    """Check a forcing chain or net: every alternative leads to the conclusion or refutes itself."""
    evidence = step.evidence
    conclusion = node_of(step.placements[0]) if step.placements else node_of(step.eliminations[0])._replace(on=False)
    assert len(step.placements) + len(step.eliminations) == 1
    if evidence.note == "contradiction":
        opposite = conclusion._replace(on=not conclusion.on)
        known = {opposite}.union(*(follow(position, opposite, chain) for chain in evidence.chains))
        assert refuted(position, known)
        return
    assumptions = alternatives(position, evidence)
    assert len(assumptions) == len(evidence.chains)
    for assumption, chain in zip(assumptions, evidence.chains, strict=True):
        known = follow(position, assumption, chain)
        assert conclusion in known or refuted(position, known)


def alternatives(position: Position, evidence: Evidence) -> list[Node]:
    """List the nodes of which one is true, as the evidence's note says."""
    values = [digit + 1 for digit in bits(evidence.digits)]
    if evidence.note == "candidate":
        return [Node(evidence.cells, values[0], True), Node(evidence.cells, values[0], False)]
    if evidence.note == "cell":
        (cell,) = bits(evidence.cells)
        return [Node(evidence.cells, digit + 1, True) for digit in bits(position.cell_digits[cell])]
    assert evidence.note == "house" and evidence.houses[0] in position.geometry.full_houses
    cells = places(position, values[0], position.geometry.house_masks[evidence.houses[0]])
    return [Node(1 << cell, values[0], True) for cell in bits(cells)]


def check_kraken(position: Position, step: Step) -> None:
    """Check a kraken fish: its fish, that one of its starts is true beside it, and where they lead."""
    evidence = step.evidence
    (value,) = (digit + 1 for digit in bits(evidence.digits))
    base, cover = (sum(position.geometry.house_masks[h] for h in side) for side in (evidence.base, evidence.cover))
    cells = places(position, value, base)
    assert len(evidence.base) == len(evidence.cover) and cells & ~cover == evidence.fins
    (gone,) = map(node_of, step.eliminations)
    if step.technique == "kraken-fish-1":
        assert evidence.cells == evidence.fins and gone.value == value and gone.cells & cover & ~base
    else:
        in_one = [places(position, value, position.geometry.house_masks[h]) & cells for h in evidence.cover]
        assert evidence.cells in [held | evidence.fins for held in in_one]
    starts = [Node(1 << cell, value, True) for cell in bits(evidence.cells)]
    for start, chain in zip(starts, evidence.chains, strict=True):
        known = follow(position, start, chain)
        assert gone._replace(on=False) in known or refuted(position, known)


_LOOPS = ("continuous-nice-loop", "discontinuous-nice-loop", "aic")
_CHAINS = ("x-chain", "xy-chain", *_LOOPS, *(f"grouped-{name}" for name in _LOOPS))
_SETS = ("als-xz", "als-xy-wing", "als-xy-chain", "death-blossom")
_FORCING = [f"forcing-{what}-{kind}" for what in ("chain", "net") for kind in ("contradiction", "verity")]

CHECKS: dict[str, Callable[[Position, Step], None]] = {
    **dict.fromkeys(_CHAINS, check_loop_or_chain),
    **dict.fromkeys(_SETS, check_sets),
    **dict.fromkeys(_FORCING, check_forcing),
    "sue-de-coq": check_sue_de_coq,
    "kraken-fish-1": check_kraken,
    "kraken-fish-2": check_kraken,
}


def verify(position: Position, step: Step) -> None:
    """Check *step* against *position*: raises AssertionError when its evidence does not prove it."""
    for candidate in (*step.placements, *step.eliminations):
        assert position.cell_digits[candidate.cell] >> (candidate.value - 1) & 1, f"{candidate} is gone already"
    CHECKS[step.technique](position, step)
