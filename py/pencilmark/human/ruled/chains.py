"""Chains that pass through clues: candidates that are false and true in turn, by links of houses, cells and clues.

X-chains keep to one digit, XY-chains to cells of two candidates; alternating inference chains use any links, and
grouped ones also treat the candidates of one line in one box as one. They are true as all such chains are: if the start
is false, the end is true, so what is compatible with neither goes; and a start that would be true if it were false is
true.
"""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.kept import derived_slowly
from pencilmark.board.masks import bits, mask_of
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.board.task import Slowly
from pencilmark.human.ruled.linked import ClueLinks, Trail, clue_links
from pencilmark.human.ruled.suspects import suspected

MOST_LINKS = 11
"""Most links of a chain, the first and the last of which are strong."""


@derived_slowly
def _promising(position: Position, grouped: bool) -> Slowly[list[tuple[int, int]]]:
    """List the nodes where chains that rule something out may start, with the few nodes (mask) where they may end.

    There are none if no clue gives a link, or none sees a candidate that the kernel refutes. Pauses after each node.
    """
    clues, found = (yield from clue_links(position, grouped)), list[tuple[int, int]]()
    goals = suspected(position)
    nodes = clues.links.candidates | mask_of(clues.links.limit + place for place in range(len(clues.network.groups)))
    for start in bits(nodes & clues.has_strong) if clues.weak or clues.strong else ():
        if not clues.weak_mask(start) & goals:
            continue
        yield None
        true = clues.within(start, 0, MOST_LINKS)[1] >> start << start
        ends = true and true & clues.near(start)
        if ends:
            found.append((start, ends))
    return found


class _ChainKind:
    """A kind of chain, by the *name* of its technique: which states it may pass."""

    def __init__(self, name: str, *, grouped: bool = False, one_digit: bool = False, two_values: bool = False) -> None:
        self.name, self.grouped = name, grouped
        self.one_digit, self.two_values = one_digit, two_values

    def find(self, position: Position) -> Iterator[Step | None]:
        """Find chains of this kind that pass through a clue, the shortest first, with pauses.

        A step's first chain is the one found; chains of a single link follow, through which its ends rule out more.
        """
        clues = yield from clue_links(position, self.grouped)
        found = list[tuple[int, int, Step]]()
        for start, ends in (yield from _promising(position, self.grouped)):
            yield None
            trail = self._follow(clues, start)
            for end in trail:
                step = self._step(clues, trail, start, end) if end & 1 and ends >> (end >> 1) & 1 else None
                if step:
                    found.append((len(step.evidence.chains[0]), -len(step.eliminations), step))
        found.sort(key=lambda one: (one[0], one[1], one[2].eliminations, one[2].placements))
        known = set[object]()
        for _, _, step in found:
            if step.key() not in known:
                known.add(step.key())
                yield step

    def _follow(self, clues: ClueLinks, start: int) -> Trail:
        """Follow what is true if the node *start* is false, breadth first."""
        trail: Trail = {2 * start: -1}
        wave, known, is_free = [2 * start], clues.known_after, not (self.one_digit or self.two_values)
        for _ in range(MOST_LINKS):
            after = []
            for state in wave:
                ends = known.get(state)
                for end in clues.after(state) if ends is None else ends:
                    if end not in trail and (is_free or self._may(clues, state, end)):
                        trail[end] = state
                        after.append(end)
            wave = after
        return trail

    def _may(self, clues: ClueLinks, state: int, end: int) -> bool:
        """Report whether a chain of this kind may go from one state to the other."""
        if self.one_digit:
            return clues.network.digit(state >> 1) == clues.network.digit(end >> 1)
        if self.two_values and not state & 1:
            return (state >> 1) % clues.links.count == (end >> 1) % clues.links.count
        return True

    def _is_plainer(self, clues: ClueLinks, states: list[int]) -> bool:
        """Report whether a chain (its states from the end on) is of a plainer kind, which finds it already."""
        if self.grouped:
            return all(state >> 1 < clues.links.limit for state in states)
        if self.one_digit or self.two_values:
            return False
        cells = [(state >> 1) % clues.links.count for state in states]
        one_digit = len({clues.network.digit(state >> 1) for state in states}) == 1
        return one_digit or all(a == b for a, b in zip(cells[::2], cells[1::2], strict=True))

    def _step(self, clues: ClueLinks, trail: Trail, start: int, end: int) -> Step | None:
        """Return what the chain from *start* to *end* does; None if it passes through no clue, or does nothing."""
        closed = end >> 1 == start
        gone = clues.weak_mask(start) & clues.weak_mask(end >> 1)
        if not gone or start > end >> 1:
            return None
        states = [end]
        while states[-1] != 2 * start:
            states.append(trail[states[-1]])
        if self._is_plainer(clues, states):
            return None
        links = tuple(clues.link(one, two) for one, two in zip(states[::-1], states[-2::-1], strict=False))
        inner = {rule for link in links for rule in link.rules}
        if not inner:
            gone &= ~(clues.network.weak_mask(start) & clues.network.weak_mask(end >> 1))
        if not gone or (closed and not inner):
            return None
        if closed and start < clues.links.limit:
            evidence = Evidence(chains=(links,), rules=tuple(sorted(inner)))
            return Step(self.name, (clues.links.candidate(start),), (), evidence)
        lost: tuple[Candidate, ...] = tuple(sorted(clues.links.candidate(node) for node in bits(gone)))
        ends = [(2 * node + 1, 2 * other) for node in dict.fromkeys((start, end >> 1)) for other in bits(gone)]
        outer = [clues.link(*pair) for pair in ends if clues.reason(*pair)]
        rules = tuple(sorted(inner.union(*(link.rules for link in outer))))
        return Step(self.name, (), lost, Evidence(chains=(links, *((link,) for link in outer)), rules=rules))


X_CHAINS = _ChainKind("clue-x-chain", one_digit=True)
XY_CHAINS = _ChainKind("clue-xy-chain", two_values=True)
CHAINS = _ChainKind("clue-aic")
GROUPED = _ChainKind("clue-grouped-aic", grouped=True)
