"""Chains that pass through clues: alternating inference chains with the links that clues give besides houses.

A clue links two candidates of two cells weakly where its cells cannot hold both: 4 and 7 beside a white dot, 1 and 9
next to each other on a whisper. So a palindrome's cells are linked as equals are: one digit here rules out all others
there. True as every such chain is: if its start is false its end is true, so what neither end can stand beside goes.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from pencilmark.board.geometry import bits
from pencilmark.board.model import Candidate, Evidence, Link, Node, Position, Step
from pencilmark.human.ruled.pairs import held
from pencilmark.human.ruled.views import union, views
from pencilmark.human.techniques.links import Links, links_of

MOST_STRONG = 6
"""Strong links of a chain, at most."""

Trail = dict[int, tuple[int, int, int]]
"""For each true node the false one before it, the true one before that, and the clue between these (-1: none)."""


class _Clues:
    """The weak links that clues give: for each candidate the others, each with its rule (place)."""

    def __init__(self, links: Links) -> None:
        self.links, self.of, self.masks = links, dict[int, dict[int, int]](), dict[int, int]()

    def join(self, position: Position) -> Iterator[None]:
        """Look at the clues of a position, with a pause after each."""
        for pair in views(position).pairs:
            self._pair(position, pair.rule, pair.a, pair.b, pair.with_a)
            yield None
        for family in views(position).families:
            left = [cell for cell in family.cells if not position.values[cell]]
            if len(left) == 2:
                stand = union(held(position, cell) for cell in family.cells if position.values[cell])
                alive = [one & ~stand for one in family.sets if not stand & ~one]
                goes_with = tuple(
                    union(one & ~(1 << digit) for one in alive if one >> digit & 1)
                    for digit in range(position.geometry.value_count)
                )
                self._pair(position, family.rules[0], left[0], left[1], goes_with)
            yield None
        self.masks = {node: union(1 << other for other in others) for node, others in self.of.items()}

    def _pair(self, position: Position, rule: int, a: int, b: int, goes_with: tuple[int, ...]) -> None:
        count, theirs = self.links.count, position.cell_digits[b]
        for digit in bits(position.cell_digits[a]):
            here = digit * count + a
            for other in bits(theirs & ~goes_with[digit]):
                there = other * count + b
                if not self.links.weak(here) >> there & 1:
                    self.of.setdefault(here, {}).setdefault(there, rule)
                    self.of.setdefault(there, {}).setdefault(here, rule)

    def weak(self, node: int) -> int:
        """Return all candidates (mask) that are false when *node* is true."""
        return self.links.weak(node) | self.masks.get(node, 0)


def find(position: Position) -> Iterator[Step | None]:
    """Find chains that pass through a clue, the shortest first, with pauses."""
    links = links_of(position)
    clues, found = _Clues(links), list[tuple[int, int, Step]]()
    yield from clues.join(position)
    for start in links.strong if clues.of else ():
        yield None
        trail = _follow(clues, start)
        for end in trail:
            step = _step(clues, start, end, trail)
            if step:
                found.append((len(step.evidence.chains[0]), -len(step.eliminations), step))
    found.sort(key=lambda one: (one[0], one[1], one[2].eliminations))
    known = set[tuple[Candidate, ...]]()
    for _, _, step in found:
        if step.eliminations not in known:
            known.add(step.eliminations)
            yield step


def _follow(clues: _Clues, start: int) -> Trail:
    """Follow what is true when *start* is false, breadth first."""
    strong, trail = clues.links.strong, Trail()
    wave, false = [], {start}
    for node in strong[start]:
        trail[node] = (start, -1, -1)
        wave.append(node)
    for _ in range(MOST_STRONG - 1):
        after = []
        for true in wave:
            of_clues = clues.of.get(true, {})
            for node in bits(clues.weak(true)):
                if node in strong and node not in false:
                    false.add(node)
                    for end in strong[node]:
                        if end not in trail and end != start:
                            trail[end] = (node, true, of_clues.get(node, -1))
                            after.append(end)
        wave = after
    return trail


def _step(clues: _Clues, start: int, end: int, trail: Trail) -> Step | None:
    """Return what the chain from *start* to *end* eliminates, None where it passes no clue or does nothing."""
    links, rules = clues.links, list[int]()
    gone, at = clues.weak(start) & clues.weak(end), end
    if not gone:
        return None
    states = [end]
    while trail[at][1] >= 0:
        false, at, rule = trail[at]
        states += [false, at]
        rules.insert(0, rule)
    inner = [rule for rule in rules if rule >= 0]
    if not inner:
        gone &= ~(links.weak(start) & links.weak(end))
    if not gone or start > end:
        return None
    states.append(start)
    at_ends = [clues.of.get(node, {}).get(lost, -1) for node in (start, end) for lost in bits(gone)]
    chain = _links(links, states[::-1])
    lost = tuple(sorted(links.candidate(node) for node in bits(gone)))
    named = (*inner, *sorted({rule for rule in at_ends if rule >= 0}))
    return Step("clue-aic", (), lost, Evidence(chains=(chain,), rules=named, note=str(len(inner))))


def _links(links: Links, states: list[int]) -> tuple[Link, ...]:
    """Return the links of a chain of candidates that are false and true in turn."""
    masks, found = links.geometry.house_masks, []
    for place, (one, two) in enumerate(pairwise(states)):
        (a, first), (b, second) = links.candidate(one), links.candidate(two)
        is_strong = place % 2 == 0
        nodes = Node(1 << a, first, not is_strong), Node(1 << b, second, is_strong)
        both = 1 << a | 1 << b
        shared = [house for house, mask in enumerate(masks) if not both & ~mask] if a != b and first == second else []
        if is_strong and shared:
            cells = links.position.digit_cells[first - 1]
            full = links.geometry.full_houses
            shared = [house for house in shared if house in full and cells & masks[house] == both]
        found.append(Link(*nodes, "strong" if is_strong else "weak", tuple(shared[:1])))
    return tuple(found)
