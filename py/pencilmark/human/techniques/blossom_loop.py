"""Blossom loops: branches from all alternatives of a cell or a house that end in another cell or house.

One of the alternatives is true, and each leads by a chain of its own to an end. All ends are different candidates of
one cell, or places of one digit in a house, so only one of them is true: the other branches are false, read back from
their ends. So in each weak link of each branch just one candidate is true, as in a continuous nice loop, which is the
same with two branches. What sees both goes, and what is beside the ends. (The name is that of the players.)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from typing import NamedTuple

from pencilmark.board.masks import bits
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.techniques.common import candidates_of, cheapest, places
from pencilmark.human.techniques.network import StateNetwork, network_of
from pencilmark.human.techniques.technique import Technique
from pencilmark.human.telling import tell_blossom

MOST = 4
"""Branches."""
TURNS = 3
"""Pairs of links in a branch."""
WAYS = 3
"""Ends of each branch that are tried in the same cell or house."""


class _Choice(NamedTuple):
    """Alternatives (mask of nodes): those of a cell, or the places of a digit in a *house* (its place, else -1)."""

    nodes: int
    house: int


def find(position: Position) -> Iterator[Step | None]:
    """Find blossom loops of three or more branches that remove something along a branch, the shortest first."""
    network, choices = network_of(position, False), _choices(position)
    found: list[tuple[int, Step]] = []
    targets = [choice for choice in choices if choice.nodes.bit_count() >= 3]
    reached: dict[int, int] = {}
    for base in choices:
        if 3 <= base.nodes.bit_count() <= MOST:
            yield None
            starts = bits(base.nodes)
            for start in starts:
                if start not in reached:
                    reached[start] = network.spread(1 << start, TURNS) | 1 << start
            reaches = [reached[start] for start in starts]
            few = min(reaches, key=int.bit_count)
            for target in targets:
                if few & target.nodes and target.nodes != base.nodes and target.nodes.bit_count() >= len(starts):
                    found += _loops(position, network, base, target, [reach & target.nodes for reach in reaches])
    best = cheapest(((step.key(), (size, step)) for size, step in found), lambda one: one[0])
    for _, step in sorted(best.values(), key=lambda one: (one[0], one[1].key())):
        yield step


def _choices(position: Position) -> list[_Choice]:
    """List the alternatives of all empty cells and of all digits in all full houses."""
    links = network_of(position, False).links
    found = [_Choice(nodes, -1) for nodes in links.cell_nodes if nodes]
    for house in position.geometry.full_houses:
        found += [_Choice(cells << digit * links.count, house) for digit, cells in enumerate(places(position)[house])]
    return found


def _loops(
    position: Position, network: StateNetwork, base: _Choice, target: _Choice, ends: Sequence[int]
) -> Iterator[tuple[int, Step]]:
    """Yield (how many links it has, a loop) for each way to end the branches at different candidates of *target*.

    At most one alternative is an end itself: two would be no more than a group in a plain loop.
    """
    if not all(ends):
        return
    ways: list[list[list[int]]] = []
    for start, nodes in zip(bits(base.nodes), ends, strict=True):
        ways.append(sorted((network.chain(2 * start + 1, 2 * end + 1) for end in bits(nodes)), key=len)[:WAYS])
    for chains in product(*ways):
        last = {chain[-1] for chain in chains}
        if len(last) == len(chains) and sum(len(chain) == 1 for chain in chains) < 2:
            inner = 0
            for chain in chains:
                inner |= _gone(network, chain)
            beside = target.nodes & ~sum(1 << (state >> 1) for state in last)
            if inner:
                size = sum(len(chain) for chain in chains)
                yield size, _step(position, network, (base, target), chains, inner | beside)


def _gone(network: StateNetwork, chain: Sequence[int]) -> int:
    """Return what sees both ends of a weak link (mask of candidates)."""
    links, gone = network.links, 0
    for first, second in pairwise(chain):
        one, two, digit = first >> 1, second >> 1, network.digit(first >> 1)
        if second & 1:
            continue
        if network.digit(two) != digit:
            gone |= links.cell_nodes[one % links.count] & ~(1 << one | 1 << two)
        else:
            seen = network.seen(one, digit) & network.seen(two, digit) & links.position.digit_cells[digit]
            gone |= seen << digit * links.count
    return gone


def _step(
    position: Position,
    network: StateNetwork,
    choices: tuple[_Choice, _Choice],
    chains: Sequence[Sequence[int]],
    gone: int,
) -> Step:
    count, (base, target) = position.geometry.cell_count, choices
    starts, ends = (
        tuple(Candidate(chain[at] // 2 % count, chain[at] // 2 // count + 1) for chain in chains) for at in (0, -1)
    )
    cells = digits = 0
    for cell, value in starts:
        cells |= 1 << cell
        digits |= 1 << value - 1
    evidence = Evidence(
        cells,
        digits,
        base=(base.house,) if base.house >= 0 else (),
        cover=(target.house,) if target.house >= 0 else (),
        chains=tuple(network.evidence(list(chain)) for chain in chains),
        colours=(starts, ends),
    )
    return Step("blossom-loop", (), candidates_of(gone, count), evidence)


TECHNIQUES = (Technique("blossom-loop", "Extreme", find, tell=tell_blossom),)
