"""X-chains: alternating links of one value, from a strong link to a strong link.

One of the two ends holds the value, so every cell that sees both loses it. A chain that returns to its start proves
that the start holds the value. Chains have at most twenty nodes, as in HoDoKu.
"""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.masks import bits, lowest, mask_of
from pencilmark.board.model import Evidence, Position, Step
from pencilmark.human.techniques.common import candidates_of, cheapest, ranked
from pencilmark.human.techniques.links import Links, links_of
from pencilmark.human.techniques.network import network_of
from pencilmark.human.techniques.technique import Hodoku, Technique
from pencilmark.human.telling import tell_chain

SHORTEST = 4
MAX_NODES = 20
MOST_DETOURS = 2000


def find(position: Position) -> Iterator[Step]:
    """Find the X-chains in *position*, the shortest for each set of eliminations."""
    links = links_of(position)
    found = cheapest(((gone, chain) for digit in range(links.size) for chain, gone in _chains(links, digit)), len)
    network = network_of(position, False)
    for gone, chain in ranked(found.items(), links.count):
        digit = lowest(gone) // links.count
        states = [2 * (digit * links.count + cell) + place % 2 for place, cell in enumerate(chain)]
        evidence = Evidence(digits=1 << digit, chains=(network.evidence(states),))
        yield Step("x-chain", (), candidates_of(gone, links.count), evidence)


def _conjugates(links: Links, digit: int) -> dict[int, int]:
    """Return, for each cell with a strong link of *digit*, the mask of cells at the other ends."""
    base, found = digit * links.count, {}
    inside = range(base, base + links.count)
    for cell in bits(links.position.digit_cells[digit]):
        mask = 0
        for end in links.strong.get(base + cell, ()):
            if end in inside:
                mask |= 1 << end - base
        if mask:
            found[cell] = mask
    return found


def _chains(links: Links, digit: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield the chains of *digit* as lists of cells, with the mask of the candidates they eliminate."""
    conjugates, peers = _conjugates(links, digit), links.geometry.peer_masks
    places, base = links.position.digit_cells[digit], digit * links.count
    for start in conjugates:
        seen = places & peers[start]
        before = _search(start, conjugates, peers) if seen else {}
        for end in before:
            gone = seen & (peers[end] if end != start else seen)
            if gone:
                chain = _walk(end, before)
                if len(chain) < SHORTEST or not _is_simple(chain):
                    chain = _detour(start, end, conjugates, peers)
                if SHORTEST <= len(chain) <= MAX_NODES:
                    yield chain, gone << base


def _search(start: int, conjugates: dict[int, int], peers: tuple[int, ...]) -> dict[int, tuple[int, int]]:
    """Search breadth first: for each cell that is true when *start* is not, the (true, false) pair before it."""
    ends = mask_of(conjugates)
    true, false = conjugates[start], 1 << start
    before = dict.fromkeys(bits(true), (-1, start))
    queue = list(before)
    for cell in queue:
        fresh = peers[cell] & ends & ~false
        false |= fresh
        for off in bits(fresh):
            reached = conjugates[off] & ~true
            true |= reached
            for on in bits(reached):
                before[on] = cell, off
                queue.append(on)
    return before


def _is_simple(chain: tuple[int, ...]) -> bool:
    """Report whether the *chain* passes no cell twice, or only its start, where it ends."""
    return len(set(chain[1:])) == len(chain) - 1 and chain[0] not in chain[1:-1]


def _detour(start: int, end: int, conjugates: dict[int, int], peers: tuple[int, ...]) -> tuple[int, ...]:
    """Find the shortest chain that passes no cell twice, for when the shortest of all does; () if that is too long."""
    ends = mask_of(conjugates)
    queue: list[tuple[tuple[int, ...], int]] = [((start, cell), 1 << cell) for cell in bits(conjugates[start])]
    for chain, passed in queue:
        if chain[-1] == end and len(chain) >= SHORTEST:
            return chain
        if chain[-1] != start and len(queue) < MOST_DETOURS:
            for off in bits(peers[chain[-1]] & ends & ~passed & ~(1 << start)):
                here = passed | 1 << off
                queue += [((*chain, off, on), here | 1 << on) for on in bits(conjugates[off] & ~here)]
    return ()


def _walk(end: int, before: dict[int, tuple[int, int]]) -> tuple[int, ...]:
    chain, cell = [end], end
    while True:
        cell, off = before[cell]
        chain.append(off)
        if cell < 0:
            return tuple(reversed(chain))
        chain.append(cell)


TECHNIQUES = (
    Technique(
        "x-chain",
        "Expert",
        find,
        tell=tell_chain,
        teaching=430,
        hodoku=Hodoku("0701", 260, "Unfair", 460),
        is_offered=True,
        effort=6.7,
    ),
)
