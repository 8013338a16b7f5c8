"""A verifier of chains through clues that shares no code with their finders: each link is tried in all ways.

Links of houses and cells are checked as in any chain. A link of a clue (or of houses that add up with clues) must leave
no way to fill the clue's cells with both of its candidates true (weak), or both false (strong).
"""

from __future__ import annotations

from itertools import pairwise

from tests.verifier_chains import check_node, excludes, holds_strongly
from tests.verifier_rules import condition, ways

from pencilmark.board.geometry import bits
from pencilmark.board.model import Evidence, Link, Node, Position, Step


def verify_chain(position: Position, step: Step) -> None:
    """Check a chain one of whose ends is true: AssertionError where it does not prove the step."""
    chain, *outer = step.evidence.chains
    _check_links(position, chain)
    start, end = chain[0].start, chain[-1].end
    assert not start.on and end.on
    if step.placements:
        assert step.placements == ((start.cells.bit_length() - 1, start.value),) and start[:2] == end[:2]
        return
    for (link,) in outer:
        assert link.start[:2] in (start[:2], end[:2])
        assert clue_forbids(position, link), f"no link {link}"
    for cell, value in step.eliminations:
        gone = Node(1 << cell, value, False)
        for node in (start, end):
            by_clue = any(link.start[:2] == node[:2] and link.end[:2] == gone[:2] for (link,) in outer)
            assert by_clue or excludes(position, node, gone), f"{gone} may stand beside {node}"


def verify_branches(position: Position, step: Step) -> None:
    """Check that whichever candidate of a cell, or place in a house, is true, a chain leads to what the step says."""
    evidence = step.evidence
    on = bool(step.placements)
    ((cell, value),) = step.placements or step.eliminations
    if evidence.note == "cell":
        (place,) = bits(evidence.cells)
        starts = [Node(evidence.cells, digit + 1, True) for digit in bits(position.cell_digits[place])]
    else:
        (house,), (digit,) = evidence.houses, bits(evidence.digits)
        assert house in position.geometry.full_houses
        places = position.digit_cells[digit] & position.geometry.house_masks[house]
        starts = [Node(1 << place, digit + 1, True) for place in bits(places)]
    assert len(starts) == len(evidence.chains)
    for start, chain in zip(starts, evidence.chains, strict=True):
        if chain:
            _check_links(position, chain)
            assert chain[0].start == start and chain[-1].end[:3] == (1 << cell, value, on)
        else:
            assert start[:3] == (1 << cell, value, on)


def _check_links(position: Position, chain: tuple[Link, ...]) -> None:
    for link in chain:
        check_node(position, link.start)
        check_node(position, link.end)
        assert link.start.on != link.end.on and link.kind == ("weak" if link.start.on else "strong")
        if link.rules:
            assert clue_forbids(position, link), f"no link {link}"
        elif link.kind == "weak":
            assert excludes(position, link.start, link.end), f"no weak link {link}"
        else:
            assert holds_strongly(position, link.start, link.end), f"no strong link {link}"
    for first, second in pairwise(chain):
        assert first.end[:3] == second.start[:3], "the chain is broken"


def clue_forbids(position: Position, link: Link) -> bool:
    """Report whether a clue has no way with both ends of a weak link true, or both ends of a strong one false."""
    ((a,), (b,)) = bits(link.start.cells), bits(link.end.cells)
    shown = Evidence(link.start.cells | link.end.cells, 0, link.houses, rules=link.rules)
    cells, test = condition(position, Step("link", (), (), shown), b)
    cells = list({*cells, a, b})
    if link.kind == "weak":
        return not any(test(way) for way in ways(position, cells, {a: link.start.value, b: link.end.value}))
    return not any(
        way[a] != link.start.value and way[b] != link.end.value and test(way) for way in ways(position, cells, {})
    )
