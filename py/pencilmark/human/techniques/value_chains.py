"""Chains by one kind of link: of one value (X-chains), or through cells of two candidates (XY-chains).

One of the two ends holds the value, so every cell that sees both loses it. An X-chain goes from strong link to strong
link; one that returns to its start proves that the start holds the value. An XY-chain goes on by a value that two cells
share. Chains have at most twenty nodes, as in HoDoKu.
"""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.masks import bits, lowest, mask_of
from pencilmark.board.model import Evidence, Position, Step
from pencilmark.human.techniques.by_digit import each_digit
from pencilmark.human.techniques.common import candidates_of, cheapest, ranked
from pencilmark.human.techniques.excludable import excluded
from pencilmark.human.techniques.links import Links, links_of
from pencilmark.human.techniques.network import network_of
from pencilmark.human.techniques.technique import Hodoku, Technique
from pencilmark.human.techniques.templates import doomed
from pencilmark.human.telling import tell_chain

SHORTEST = 4
MAX_NODES = 20
MOST_DETOURS = 2000


def find_x(position: Position) -> Iterator[Step]:
    """Find the X-chains in *position*, the shortest for each set of eliminations."""
    links = links_of(position)
    found = _kept_x(position) if position.geometry.is_classic else _shortest_x(position)
    network = network_of(position, False)
    for gone, chain in ranked(found, links.count):
        digit = lowest(gone) // links.count
        states = [2 * (digit * links.count + cell) + place % 2 for place, cell in enumerate(chain)]
        evidence = Evidence(digits=1 << digit, chains=(network.evidence(states),))
        yield Step("x-chain", (), candidates_of(gone, links.count), evidence)


def _shortest_x(position: Position) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield what chains of one digit after another eliminate, each with the shortest of these chains."""
    links = links_of(position)
    yield from cheapest(
        ((gone, chain) for digit in range(links.size) for chain, gone in _x_chains(links, digit)), len
    ).items()


_kept_x = each_digit(_shortest_x)


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


def _x_chains(links: Links, digit: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield the chains of *digit* as lists of cells, with the mask of the candidates they eliminate."""
    conjugates, peers = _conjugates(links, digit), links.geometry.peer_masks
    gone_at_most, base = doomed(links.position)[digit], digit * links.count
    for start in conjugates if gone_at_most else ():
        seen = gone_at_most & peers[start]
        before = _search_x(start, conjugates, peers) if seen else {}
        for end in before:
            gone = seen & (peers[end] if end != start else seen)
            if gone:
                chain = _walk_x(end, before)
                if len(chain) < SHORTEST or not _is_simple(chain):
                    chain = _detour_x(start, end, conjugates, peers)
                if SHORTEST <= len(chain) <= MAX_NODES:
                    yield chain, gone << base


def _search_x(start: int, conjugates: dict[int, int], peers: tuple[int, ...]) -> dict[int, tuple[int, int]]:
    """Search breadth first; return, for each cell that is true if *start* is false, the (true, false) before it."""
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


def _detour_x(start: int, end: int, conjugates: dict[int, int], peers: tuple[int, ...]) -> tuple[int, ...]:
    """Find the shortest chain that passes no cell twice, if the shortest of all does; () if it is too long."""
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


def _walk_x(end: int, before: dict[int, tuple[int, int]]) -> tuple[int, ...]:
    chain, cell = [end], end
    while True:
        cell, off = before[cell]
        chain.append(off)
        if cell < 0:
            return tuple(reversed(chain))
        chain.append(cell)


def find_xy(position: Position) -> Iterator[Step]:
    """Find the XY-chains in *position*, the shortest for each set of eliminations."""
    links = links_of(position)
    found = cheapest(((gone, chain) for chain, gone in _xy_chains(links)), len)
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


def _xy_chains(links: Links) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield the chains as lists of candidates, with the mask of the candidates they eliminate."""
    partner, places = _pairs(links)
    peers, count, gone_at_most = links.geometry.peer_masks, links.count, excluded(links.position)
    for start in partner:
        digit, first = divmod(start, count)
        seen = gone_at_most[digit] & peers[first]
        ends = [last for last in bits(places[digit] & ~(1 << first)) if seen & peers[last]]
        before = _search_xy(start, partner, places, peers, count) if ends else {}
        for last in ends:
            end, gone = digit * count + last, seen & peers[last]
            if end in before:
                chain = _walk_xy(end, before, partner)
                if len(chain) > 2 * len({node % count for node in chain}):
                    chain = _detour_xy(start, end, partner, places, peers)
                if chain and len(chain) <= MAX_NODES:
                    yield chain, gone << digit * count


def _search_xy(
    start: int, partner: dict[int, int], places: list[int], peers: tuple[int, ...], count: int
) -> dict[int, int]:
    """Search breadth first; return, for each candidate that is true if *start* is false, the true one before it."""
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


def _detour_xy(
    start: int, end: int, partner: dict[int, int], places: list[int], peers: tuple[int, ...]
) -> tuple[int, ...]:
    """Find the shortest chain that enters no cell twice, if the shortest of all does; () if it is too long."""
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


def _walk_xy(end: int, before: dict[int, int], partner: dict[int, int]) -> tuple[int, ...]:
    chain = []
    while end >= 0:
        chain += [end, partner[end]]
        end = before[end]
    return tuple(reversed(chain))


TECHNIQUES = (
    Technique(
        "x-chain", "Expert", find_x, tell_chain, 430, Hodoku("0701", 260, "Unfair", 460), is_offered=True, effort=6.7
    ),
    Technique(
        "xy-chain", "Expert", find_xy, tell_chain, 440, Hodoku("0702", 260, "Unfair", 470), is_offered=True, effort=7.0
    ),
)
