"""Check the steps of Sukaku Explainer's scale by their evidence and the position alone.

Patterns of cells are filled in every way; links of chains and nets are followed one by one. Nothing of
the finders is used.
"""

from collections.abc import Callable, Iterator

from tests.verifier_chains import (
    alternatives,
    check_chain,
    check_node,
    check_sets,
    excludes,
    impossible,
    node_of,
    nothing_else,
    places,
    refuted,
)

from pencilmark.board.masks import bits
from pencilmark.board.model import Link, Node, Position, Step


def check_single(position: Position, step: Step) -> None:
    ((cell, value),) = step.placements
    masks = [position.geometry.house_masks[house] for house in step.evidence.houses]
    alone = position.cell_digits[cell] == 1 << (value - 1)
    assert alone or any(places(position, value, mask) == 1 << cell for mask in masks)


def check_direct(position: Position, step: Step) -> None:
    """Check the pattern, take away what it removes, and find the single."""
    ((cell, value),) = step.placements
    gone = locked_off(position, step) if step.evidence.base else hidden_off(position, step)
    after = position.after((), gone)
    houses = position.geometry.houses_of[cell]
    assert any(places(after, value, position.geometry.house_masks[house]) == 1 << cell for house in houses)


def locked_off(position: Position, step: Step) -> list[tuple[int, int]]:
    masks = position.geometry.house_masks
    (base,), (cover,) = step.evidence.base, step.evidence.cover
    (digit,) = bits(step.evidence.digits)
    assert not places(position, digit + 1, masks[base]) & ~masks[cover]
    return [(cell, digit + 1) for cell in bits(places(position, digit + 1, masks[cover] & ~masks[base]))]


def hidden_off(position: Position, step: Step) -> list[tuple[int, int]]:
    (house,) = step.evidence.houses
    cells, digits = step.evidence.cells, step.evidence.digits
    assert cells.bit_count() == digits.bit_count()
    for digit in bits(digits):
        assert not places(position, digit + 1, position.geometry.house_masks[house]) & ~cells
    return [(cell, d + 1) for cell in bits(cells) for d in bits(position.cell_digits[cell] & ~digits)]


def check_locked(position: Position, step: Step) -> None:
    assert set(step.eliminations) <= set(locked_off(position, step))


def check_hidden(position: Position, step: Step) -> None:
    assert set(step.eliminations) <= set(hidden_off(position, step))


def check_fish(position: Position, step: Step) -> None:
    masks, evidence = position.geometry.house_masks, step.evidence
    (digit,) = bits(evidence.digits)
    cover = sum(masks[house] for house in evidence.cover)
    base = sum(masks[house] for house in evidence.base)
    assert len(evidence.base) == len(evidence.cover)
    assert not places(position, digit + 1, base) & ~cover
    assert all(value == digit + 1 and cover >> cell & 1 and not base >> cell & 1 for cell, value in step.eliminations)


def check_filling(position: Position, step: Step) -> None:
    """Check that the cells of the pattern, and those that restrict them, cannot be filled beside what goes."""
    for gone in map(node_of, step.eliminations):
        check_node(position, gone)
        assert impossible(position, step.evidence.cells | step.evidence.fins, gone), f"{gone} stays"


def check_strong_links(position: Position, step: Step) -> None:
    (chain,) = step.evidence.chains
    check_chain(position, chain, ())
    start, end = chain[0].start, chain[-1].end
    assert not start.on and end.on
    for gone in map(node_of, step.eliminations):
        if step.evidence.note == "loop":
            assert gone_from_loop(position, chain, gone), f"{gone} stays"
        else:
            assert excludes(position, gone, start) and excludes(position, gone, end), f"{gone} stays"


def gone_from_loop(position: Position, chain: tuple[Link, ...], gone: Node) -> bool:
    """Report whether *gone* sees a node of each colour: either all true nodes of a loop are, or all false ones."""
    assert excludes(position, chain[0].start, chain[-1].end)
    nodes = {link.start for link in chain} | {link.end for link in chain}
    return {node.on for node in nodes if excludes(position, gone, node)} == {True, False}


def check_cycle_or_chain(position: Position, step: Step) -> None:
    if step.evidence.note == "loop":
        check_strong_links(position, step)
        return
    (chain,) = step.evidence.chains
    check_chain(position, chain, ())
    start, end = chain[0].start, chain[-1].end
    (candidate,) = step.placements or step.eliminations
    assert start[:2] == end[:2] == node_of(candidate)[:2]
    assert end.on is bool(step.placements) and start.on is not end.on


def check_net(position: Position, step: Step) -> None:
    (candidate,) = step.placements or step.eliminations
    conclusion = node_of(candidate)._replace(on=bool(step.placements))
    if step.evidence.note == "contradiction":
        opposite = conclusion._replace(on=not conclusion.on)
        known = {opposite}.union(*(follow(position, opposite, chain) for chain in step.evidence.chains))
        assert refuted(position, known)
        return
    assumptions = alternatives(position, step.evidence)
    assert len(assumptions) == len(step.evidence.chains)
    for assumption, chain in zip(assumptions, step.evidence.chains, strict=True):
        assert conclusion in follow(position, assumption, chain)


def follow(position: Position, assumption: Node, chain: tuple[Link, ...]) -> set[Node]:
    """Follow the links of a net: a pattern's conclusion must fail by singles alone when it is denied."""
    known = {Node(*assumption[:3])}
    for link in chain:
        start, end = Node(*link.start[:3]), Node(*link.end[:3])
        check_node(position, end)
        assert start in known, f"{link} starts from what is not known"
        if link.kind == "weak":
            assert start.on and not end.on and excludes(position, start, end), f"no weak link {link}"
            known.add(end)
        elif link.kind == "strong":
            if nothing_else(position, known, end, link.houses):
                known.add(end)
        elif fails_by_singles(position, known, end):
            known.add(end)
    return known


def fails_by_singles(position: Position, known: set[Node], gone: Node) -> bool:
    """Report whether *gone*, put in beside what is *known* to be false, leads to a contradiction by singles."""
    false = [(cell, node.value) for node in known if not node.on for cell in bits(node.cells)]
    (cell,) = bits(gone.cells)
    after = position.after([(cell, gone.value)], false)
    while True:
        if broken(after):
            return True
        single = next(singles(after), None)
        if single is None:
            return False
        after = after.after([single])


def broken(position: Position) -> bool:
    masks, values = position.geometry.house_masks, position.values
    if position.contradiction() is not None:
        return True
    for mask in masks:
        held = {values[cell] for cell in bits(mask)}
        if any(value not in held and not places(position, value, mask) for value in range(1, 10)):
            return True
    return False


def singles(position: Position) -> Iterator[tuple[int, int]]:
    for cell, digits in enumerate(position.cell_digits):
        if digits.bit_count() == 1:
            yield cell, digits.bit_length()
    for mask in position.geometry.house_masks:
        for value in range(1, 10):
            cells = places(position, value, mask)
            if cells.bit_count() == 1:
                yield cells.bit_length() - 1, value


def check_unique_loop(position: Position, step: Step) -> None:
    """Check the loop, and that what goes leaves its extra cells nothing but the two digits."""
    evidence, masks = step.evidence, position.geometry.house_masks
    pair = [digit + 1 for digit in bits(evidence.digits)]
    helpers = 0
    loop = 0
    for cell in bits(evidence.cells):
        full = not evidence.digits & ~position.cell_digits[cell]
        loop, helpers = (loop | 1 << cell, helpers) if full else (loop, helpers | 1 << cell)
    for mask in masks:
        inside = loop & mask
        assert inside.bit_count() in (0, 2) or helpers & mask or evidence.note
    extra = sum(1 << c for c in bits(loop) if position.cell_digits[c] != evidence.digits and evidence.fins >> c & 1)
    assert extra == evidence.fins
    deadly = {(cell, value) for cell in bits(extra) for value in pair}
    for gone in map(node_of, step.eliminations):
        cells = extra | (evidence.cells & ~loop)
        for filling in fillings(position, cells, gone):
            if keeps_houses(position, filling, step, gone):
                assert all((cell, filling[cell]) in deadly for cell in bits(extra)), f"{gone} stays"


def check_grave(position: Position, step: Step) -> None:
    """Check that without its extra candidates the position is a grave, and that what goes leaves none of them."""
    (extra,) = step.evidence.colours
    without = position.after((), extra)
    assert all(digits.bit_count() in (0, 2) for digits in without.cell_digits)
    for mask in position.geometry.house_masks:
        assert all(places(without, value, mask).bit_count() in (0, 2) for value in range(1, 10))
    for gone in map(node_of, step.eliminations):
        for filling in fillings(position, step.evidence.cells, gone):
            if keeps_houses(position, filling, step, gone):
                assert not any(filling.get(cell) == value for cell, value in extra), f"{gone} stays"


def keeps_houses(position: Position, filling: dict[int, int], step: Step, gone: Node) -> bool:
    """Report whether a filling leaves every digit the evidence speaks of a place in the evidence's houses."""
    cells = sum(1 << cell for cell in filling) | gone.cells
    for house in step.evidence.houses:
        mask = position.geometry.house_masks[house]
        for digit in bits(step.evidence.restricted | step.evidence.digits):
            spots = places(position, digit + 1, mask)
            if spots and not spots & ~cells:
                held = [c for c in filling if filling[c] == digit + 1 and mask >> c & 1]
                if not held and not (gone.value == digit + 1 and gone.cells & mask):
                    return False
    return True


def fillings(position: Position, cells: int, gone: Node) -> Iterator[dict[int, int]]:
    """Fill *cells* beside *gone* in every way that puts no value twice in sight of itself."""
    peers = position.geometry.peer_masks
    (fixed,) = bits(gone.cells)
    stack: list[dict[int, int]] = [{fixed: gone.value}]
    order = [cell for cell in bits(cells) if cell != fixed]
    while stack:
        filled = stack.pop()
        if len(filled) == len(order) + 1:
            yield filled
            continue
        cell = order[len(filled) - 1]
        taken = {value for other, value in filled.items() if peers[cell] >> other & 1}
        stack.extend(filled | {cell: d + 1} for d in bits(position.cell_digits[cell]) if d + 1 not in taken)


_BY_NAME: tuple[tuple[str, Callable[[Position, Step], None]], ...] = (
    ("full-house", check_single),
    ("hidden-single", check_single),
    ("naked-single", check_single),
    ("direct-", check_direct),
    ("locked-candidates", check_locked),
    ("naked-", check_filling),
    ("hidden-", check_hidden),
    ("x-wing", check_fish),
    ("swordfish", check_fish),
    ("jellyfish", check_fish),
    ("two-strong-links", check_strong_links),
    ("three-strong-links", check_strong_links),
    ("four-strong-links", check_strong_links),
    ("xy-wing", check_filling),
    ("xyz-wing", check_filling),
    ("wxyz-wing", check_sets),
    ("vwxyz-wing", check_sets),
    ("uvwxyz-wing", check_sets),
    ("tuvwxyz-wing", check_sets),
    ("unique-", check_unique_loop),
    ("bug-", check_grave),
    ("aligned-", check_filling),
    ("x-cycle", check_cycle_or_chain),
    ("y-cycle", check_cycle_or_chain),
    ("xy-cycle", check_cycle_or_chain),
    ("forcing-x-chain", check_cycle_or_chain),
    ("forcing-xy-chain", check_cycle_or_chain),
    ("nishio-", check_net),
    ("forcing-", check_net),
    ("dynamic-", check_net),
)


def verify(position: Position, step: Step) -> None:
    """Check *step* against *position*: raises AssertionError when its evidence does not prove it."""
    for candidate in (*step.placements, *step.eliminations):
        assert position.cell_digits[candidate.cell] >> (candidate.value - 1) & 1, f"{candidate} is gone already"
    check = next(check for name, check in _BY_NAME if step.technique.startswith(name))
    check(position, step)
