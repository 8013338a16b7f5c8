"""XY-chains: cells of two candidates, each linked to the next by a value they share.

If the first cell does not hold a value, the last one does, so whatever sees both loses it. Chains have at most ten
cells (twenty nodes), as in HoDoKu.
"""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.masks import bits, mask_of
from pencilmark.board.model import Evidence, Position, Step
from pencilmark.human.techniques.common import candidates_of, cheapest, ranked
from pencilmark.human.techniques.links import Links, links_of
from pencilmark.human.techniques.network import network_of
from pencilmark.human.techniques.technique import Hodoku, Technique
from pencilmark.human.telling import tell_chain

MAX_CELLS = 10
MOST_DETOURS = 2000


def find(position: Position) -> Iterator[Step]:
    """Find the XY-chains in *position*, the shortest for each set of eliminations."""
    links = links_of(position)
    found = cheapest(((gone, chain) for chain, gone in _chains(links)), len)
    network = network_of(position, False)
    for gone, chain in ranked(found.items(), links.count):
        evidence = Evidence(
            cells=mask_of(node % links.count for node in chain[::2]),
            chains=(network.evidence([2 * node + place % 2 for place, node in enumerate(chain)]),),
        )
        yield Step("xy-chain", (), candidates_of(gone, links.count), evidence)


def _pairs(links: Links) -> tuple[dict[int, int], list[int]]:
    """Return the partner of each candidate in a cell of two, and for each digit the mask of such cells."""
    partner, places = {}, [0] * links.size
    for cell, digits in enumerate(links.position.cell_digits):
        if digits.bit_count() == 2:
            first, second = bits(digits)
            partner[first * links.count + cell] = second * links.count + cell
            partner[second * links.count + cell] = first * links.count + cell
            places[first] |= 1 << cell
            places[second] |= 1 << cell
    return partner, places


def _chains(links: Links) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield the chains as lists of candidates, with the mask of the candidates they eliminate."""
    partner, places = _pairs(links)
    peers, count = links.geometry.peer_masks, links.count
    for start in partner:
        digit, first = divmod(start, count)
        seen = links.position.digit_cells[digit] & peers[first]
        if not seen:
            continue
        before = _search(start, partner, places, peers, count)
        for last in bits(places[digit] & ~(1 << first)):
            end, gone = digit * count + last, seen & peers[last]
            if gone and end in before:
                chain = _walk(end, before, partner)
                if len(chain) > 2 * len({node % count for node in chain}):
                    chain = _detour(start, end, partner, places, peers)
                if 0 < len(chain) <= 2 * MAX_CELLS:
                    yield chain, gone << digit * count


def _search(
    start: int, partner: dict[int, int], places: list[int], peers: tuple[int, ...], count: int
) -> dict[int, int]:
    """Search breadth first: for each candidate that is true when *start* is not, the true one before it."""
    first = partner[start]
    before = {first: -1}
    left = places.copy()
    left[start // count] &= ~(1 << start % count)
    left[first // count] &= ~(1 << start % count)
    queue = [first]
    for true in queue:
        digit, cell = divmod(true, count)
        fresh = left[digit] & peers[cell]
        if fresh:
            left[digit] &= ~fresh
            for place in bits(fresh):
                end = partner[digit * count + place]
                before[end] = true
                queue.append(end)
    return before


def _detour(
    start: int, end: int, partner: dict[int, int], places: list[int], peers: tuple[int, ...]
) -> tuple[int, ...]:
    """Find the shortest chain that enters no cell twice, for when the shortest of all does; () if that is too long."""
    count = len(peers)
    queue: list[tuple[tuple[int, ...], int]] = [((start, partner[start]), 1 << start % count)]
    for chain, passed in queue:
        digit, cell = divmod(chain[-1], count)
        if chain[-1] == end:
            return chain
        if len(queue) < MOST_DETOURS:
            for place in bits(places[digit] & peers[cell] & ~passed):
                node = digit * count + place
                queue.append(((*chain, node, partner[node]), passed | 1 << place))
    return ()


def _walk(end: int, before: dict[int, int], partner: dict[int, int]) -> tuple[int, ...]:
    chain = []
    while end >= 0:
        chain += [end, partner[end]]
        end = before[end]
    return tuple(reversed(chain))


TECHNIQUES = (
    Technique(
        "xy-chain",
        "Expert",
        find,
        tell=tell_chain,
        teaching=440,
        hodoku=Hodoku("0702", 260, "Unfair", 470),
        is_offered=True,
        effort=7.0,
    ),
)
