"""A verifier of chains through clues that shares no code with their finders: each link is tried in all ways.

Links of houses and cells are checked as in any chain. A link of a clue (or of houses that add up with clues) must leave
no way to fill the clue's cells with both of its candidates true (weak), or both false (strong).
"""

from collections.abc import Iterator
from itertools import pairwise

from tests.verifier_chains import check_node, excludes, holds_strongly
from tests.verifier_rules import NEIGHBOURS, condition, ways

from pencilmark.board.masks import bits
from pencilmark.board.model import Evidence, Link, Node, Position, Step
from pencilmark.rules.rule import clue_of
from pencilmark.rules.variants.definition import Clue


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
    clue = clue_of(position.rules[link.rules[0]])
    if clue and clue.name in NEIGHBOURS:
        return _neighbours_forbid(position, link, clue)
    shown = Evidence(link.start.cells | link.end.cells, 0, link.houses, rules=link.rules)
    cells, test = condition(position, Step("link", (), (), shown), b)
    cells = list({*cells, a, b})
    if link.kind == "weak":
        return not any(test(way) for way in ways(position, cells, {a: link.start.value, b: link.end.value}))
    return not any(
        way[a] != link.start.value and way[b] != link.end.value and test(way) for way in ways(position, cells, {})
    )


def _neighbours_forbid(position: Position, link: Link, clue: Clue) -> bool:
    """Report the same for a rule of all neighbours: two cells, or these with one that they leave nothing."""
    size, number = position.geometry.size, clue.numbers[0] if clue.numbers else 0
    fits = NEIGHBOURS[clue.name]
    ((a,), (b,)) = bits(link.start.cells), bits(link.end.cells)

    def stands(way: dict[int, int]) -> bool:
        return all(
            fits(way[one], way[two], number)
            for one in way
            for two in way
            if abs(one // size - two // size) + abs(one % size - two % size) == 1
        )

    both = {a: link.start.value, b: link.end.value}

    def all_ways(c: int) -> Iterator[dict[int, int]]:
        if link.kind == "weak":
            return ways(position, [a, b, c], both)
        return (way for way in ways(position, [a, b, c], {}) if all(way[cell] != both[cell] for cell in both))

    return any(not any(map(stands, all_ways(c))) for c in range(position.geometry.cell_count))


def verify_colours(position: Position, step: Step) -> None:
    """Check a colouring: that each web is joined as it says, and that its colours rule out what goes."""
    colours = [[Node(1 << cell, value, True) for cell, value in colour] for colour in step.evidence.colours]
    links = [link for (link,) in step.evidence.chains]
    for link in links:
        assert clue_forbids(position, link), f"no link {link}"
        both = link.start._replace(on=True), link.end._replace(on=False)
        twice = link.kind == "strong" and not excludes(position, link.start, link.end)
        assert not twice or clue_forbids(position, Link(*both, "weak", link.houses, link.rules)), "both may be true"
    for one, other in zip(colours[::2], colours[1::2], strict=True):
        _check_web(position, one, other, links)

    def apart(nodes: list[Node], others: list[Node]) -> bool:
        return any(_apart(position, links, one, two) for one in nodes for two in others)

    gone = [Node(1 << cell, value, True) for cell, value in step.eliminations]
    note = step.evidence.note
    if note in ("wrap", "both"):
        assert set(gone) == set(colours[0])
        assert apart(colours[0], colours[0]) if note == "wrap" else all(apart(colours[0], two) for two in colours[2:])
        return
    assert note == "trap" or apart(colours[1], colours[3])
    pair = colours[:2] if note == "trap" else [colours[0], colours[2]]
    assert all(apart([one], colour) for one in gone for colour in pair)


def _apart(position: Position, links: list[Link], one: Node, two: Node) -> bool:
    if one[:2] == two[:2]:
        return False
    ends = (one[:2], two[:2])
    named = any((link.start[:2], link.end[:2]) in (ends, ends[::-1]) for link in links if link.kind == "weak")
    return named or excludes(position, one, two)


def _check_web(position: Position, one: list[Node], other: list[Node], links: list[Link]) -> None:
    """Check that two colours hang together by pairs just one of which is true."""
    joints = [{link.start[:2], link.end[:2]} for link in links if link.kind == "strong"]

    def joined(a: Node, b: Node) -> bool:
        return {a[:2], b[:2]} in joints or (a.value == b.value and holds_strongly(position, a, b))

    left, reached = {*one, *other}, [one[0]]
    for known in reached:
        left.discard(known)
        reached += [node for node in left if (node in one) is not (known in one) and joined(node, known)]
    assert not left, "a web falls apart"
