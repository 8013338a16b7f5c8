"""Colouring with clues: places of a digit joined in pairs, by houses and by clues, get two colours in turn.

Two places are joined if exactly one of them holds the digit: a house or a cage has no others for it, or a clue says so.
So either all candidates of one colour are true, or all of the other. What is compatible with neither colour goes, and a
colour with two candidates that cannot both be true is false. Two webs are compared in the same way. As clues also say
what cannot both be true, the candidates that go may be of other digits.

Colours are masks of candidates with bit = digit index * cells + cell (node).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from pencilmark.board.kept import derived_slowly
from pencilmark.board.masks import bits, mask_of, union
from pencilmark.board.model import Candidate, Evidence, Link, Position, Step
from pencilmark.board.task import Slowly
from pencilmark.human.ruled.linked import ClueLinks, clue_links

ONE, TWO = "clue-colours", "clue-multi-colours"
SMALLEST = 3
"""Fewest candidates of a web that is worth colouring by itself: two are just the ends of a chain."""
Web = tuple[int, int]
"""Two colours, as masks of candidates (nodes)."""


class _Painter:
    """The webs of a position, and what their colours rule out."""

    def __init__(self, clues: ClueLinks) -> None:
        self.clues, self.links = clues, clues.links
        self.webs: list[tuple[Web, bool]] = []
        """Each web, and whether a clue joins any of it."""
        left = self.links.candidates
        for node in bits(left):
            if left >> node & 1:
                found, by_clue = self._web(node)
                left &= ~(found[0] | found[1])
                if found[1] and not found[0] & found[1]:
                    self.webs.append((found, by_clue))

    def _web(self, start: int) -> tuple[Web, bool]:
        """Colour everything that is joined to a node."""
        colours, fresh, turn, by_clue = [1 << start, 0], 1 << start, 1, False
        while fresh:
            reached = 0
            for node in bits(fresh):
                houses, clues = self.joined(node)
                reached |= houses | clues
                by_clue |= bool(clues)
            fresh = reached & ~colours[turn]
            colours[turn] |= fresh
            turn = 1 - turn
        return (colours[0], colours[1]), by_clue

    def joined(self, node: int) -> tuple[int, int]:
        """Return the nodes (masks) of this digit of which exactly one is true with *node*: by houses, and by clues."""
        digit, count = node // self.links.count, self.links.count
        houses = mask_of(end for end in self.links.strong.get(node, ()) if end // count == digit)
        weak = self.clues.weak_mask(node)
        clues = [end for end in self.clues.strong.get(node, ()) if end // count == digit and weak >> end & 1]
        return houses, mask_of(clues)

    def ruled_out(self, colour: int, *, by_clues: bool) -> int:
        """Return the candidates (mask) that are false if all of a colour is true."""
        return union(self.clues.weak_mask(node) if by_clues else self.links.weak(node) for node in bits(colour))

    def gone(self, one: int, two: int, is_new: bool) -> int:
        """Return what both colours rule out; if the webs do not need clues, only what houses alone would not."""
        found = self.ruled_out(one, by_clues=True) & self.ruled_out(two, by_clues=True)
        if not is_new:
            found &= ~(self.ruled_out(one, by_clues=False) & self.ruled_out(two, by_clues=False))
        return found & self.links.candidates

    def meet(self, one: int, two: int) -> tuple[bool, bool]:
        """Report whether two colours have candidates that cannot both be true, and whether only because of clues."""
        by_clues = self.ruled_out(one, by_clues=True) & two
        return bool(by_clues), not self.ruled_out(one, by_clues=False) & two

    def step(self, name: str, note: str, gone: int, colours: tuple[int, ...]) -> Step:
        """Return the step; its chains, each of a single link, are the links that clues give."""
        painted = tuple(self._named(colour) for colour in colours)
        every = [one for colour in painted for one in colour]
        webs = zip(colours[::2], colours[1::2], strict=True)
        pairs = [(a, b) for one, two in webs for a in bits(one) for b in bits(two)]
        found = [self.clues.link(2 * a, 2 * b + 1) for a, b in pairs if self.joined(a)[1] >> b & 1]
        ends = [node for colour in colours for node in bits(colour)]
        found += self._weak(ends, sorted({*bits(gone), *(ends if note != "trap" else ())}))
        evidence = Evidence(
            mask_of(one.cell for one in every),
            mask_of(value - 1 for value in {one.value for one in every}),
            colours=painted,
            chains=tuple((link,) for link in found),
            note=note,
            rules=tuple(sorted({rule for link in found for rule in link.rules})),
        )
        return Step(name, (), self._named(gone), evidence)

    def _weak(self, ends: list[int], others: list[int]) -> list[Link]:
        """List the weak links that clues give between coloured candidates and *others*, each once."""
        found = []
        for one, two in product(ends, others):
            again = two in ends and two < one
            if one != two and not again and self.clues.reason(2 * one + 1, 2 * two):
                found.append(self.clues.link(2 * one + 1, 2 * two))
        return found

    def _named(self, nodes: int) -> tuple[Candidate, ...]:
        return tuple(sorted(self.links.candidate(node) for node in bits(nodes)))


@derived_slowly
def _painting(position: Position) -> Slowly[_Painter | None]:
    """Return the webs of a position, with pauses; None if no clue gives links."""
    clues = yield from clue_links(position, False)
    return _Painter(clues) if clues.weak or clues.strong else None


def find_one(position: Position) -> Iterator[Step | None]:
    """Find candidates that neither colour of a web is compatible with, and colours that cannot be true."""
    painter = yield from _painting(position)
    for (one, two), by_clue in painter.webs if painter else ():
        assert painter
        yield None
        if (one | two).bit_count() < SMALLEST:
            continue
        for colour, other in ((one, two), (two, one)):
            met, only = painter.meet(colour, colour)
            if met and (by_clue or only):
                yield painter.step(ONE, "wrap", colour, (colour, other))
        gone = painter.gone(one, two, by_clue) & ~(one | two)
        if gone:
            yield painter.step(ONE, "trap", gone, (one, two))


def find_two(position: Position) -> Iterator[Step | None]:
    """Find what two webs rule out because a colour of one and a colour of the other cannot both be true."""
    painter = yield from _painting(position)
    for (first, by_one), (second, by_two) in combinations(painter.webs, 2) if painter else ():
        assert painter
        yield None
        painted = first[0] | first[1] | second[0] | second[1]
        for a, b in product((0, 1), repeat=2):
            met, only = painter.meet(first[a], second[b])
            gone = painter.gone(first[1 - a], second[1 - b], by_one or by_two or only) & ~painted if met else 0
            if gone:
                yield painter.step(TWO, "either", gone, (first[1 - a], first[a], second[1 - b], second[b]))
        yield from _both(painter, (first, by_one), (second, by_two))


def _both(painter: _Painter, *webs: tuple[Web, bool]) -> Iterator[Step]:
    """Find a colour that is compatible with neither colour of another web."""
    for (web, by_one), (other, by_two) in (webs, webs[::-1]):
        for colour, opposite in (web, web[::-1]):
            (met, only), (meets, alone) = (painter.meet(colour, side) for side in other)
            if met and meets and (by_one or by_two or only or alone):
                yield painter.step(TWO, "both", colour, (colour, opposite, *other))
