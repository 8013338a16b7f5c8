"""Links that clues give between candidates, beside those of houses and cells.

A clue is asked what it leaves when one candidate of its cells is true, and when that is false. What goes when it is
true cannot stand beside it (a weak link: 4 and 7 beside a white dot); where another cell is left one digit, nothing
that sees that digit there can stand beside it either (cells that are equal see as one). What is left alone in its cell
when a candidate is false is true then (a strong link: a cage that needs its 9 in one of two cells).
"""

from __future__ import annotations

from pencilmark.board.masks import bits
from pencilmark.board.model import Link, Position
from pencilmark.board.task import Slowly, finished
from pencilmark.human.ruled.consequences import Source, sources_of
from pencilmark.human.ruled.pairs import held
from pencilmark.human.techniques.links import Links, links_of
from pencilmark.human.techniques.network import Network, network_of

MOST_OPEN = 5
"""Open cells of a clue that is asked: with more, few see what a candidate does to it."""

Reason = tuple[tuple[int, ...], tuple[int, ...]]
"""What gives a link: rules (places), and houses (places) where these add up with the rules."""
Answer = tuple[int, bool, list[tuple[int, int, int]]]
"""What a clue leaves when a candidate (node) is true, or false: of the cells that change, the masks before and then."""
Answers = tuple[tuple[tuple[int, ...], tuple[int, ...]], list[Answer]]
"""What a clue's cells could hold when it was asked, and the candidates of the open ones (masks), and what it said."""
ASKED = "clues-asked"
"""Where a position keeps what its clues said: most of them say the same in the position after it."""


class ClueLinks:
    """The links of one position: those of houses and cells (*network*), and *weak* and *strong* ones of clues.

    Both have for each candidate (node) the others, each with its reason.
    """

    def __init__(self, position: Position, *, grouped: bool) -> None:
        self.position, self.links = position, links_of(position)
        self.network: Network = network_of(position, grouped)
        self.weak: dict[int, dict[int, Reason]] = {}
        self.strong: dict[int, dict[int, Reason]] = {}
        self._masks: dict[int, int] = {}
        self.known_after: dict[int, tuple[int, ...]] = {}
        """What `after` found, for loops that ask it for very many states."""

    def weak_mask(self, node: int) -> int:
        """Return all candidates (mask) that are false when *node* is true."""
        found = self._masks.get(node)
        if found is None:
            found = self.network.weak_mask(node) & self.links.candidates
            for other in self.weak.get(node, ()):
                found |= 1 << other
            self._masks[node] = found
        return found

    def after(self, state: int) -> tuple[int, ...]:
        """List what follows directly from a *state* (see `network.Network`), by houses and cells first."""
        found = self.known_after.get(state)
        if found is None:
            node, true = state >> 1, state & 1
            by_clues = self.weak if true else self.strong
            more = [2 * other + (not true) for other in by_clues.get(node, ())]
            found = self.known_after[state] = (*self.network.after(state), *more)
        return found

    def reason(self, start: int, end: int) -> Reason | None:
        """Return the clue by which the state *end* follows from *start*, None where none is needed."""
        by_clues = self.weak if start & 1 else self.strong
        return by_clues.get(start >> 1, {}).get(end >> 1)

    def link(self, start: int, end: int) -> Link:
        """Make the link of evidence between two states."""
        reason, nodes = self.reason(start, end), (self.network.node(start), self.network.node(end))
        if reason is None:
            return self.network.link(*nodes)
        return Link(*nodes, "weak" if start & 1 else "strong", reason[1], reason[0])


def clue_links(position: Position, *, grouped: bool = False) -> ClueLinks:
    """Return the links of a position, made once."""
    return finished(clue_links_slowly(position, grouped=grouped))


def clue_links_slowly(position: Position, *, grouped: bool = False) -> Slowly[ClueLinks]:
    """Do as `clue_links` does, with a pause after each clue."""
    found: ClueLinks | None = position.memo.get(("clue-links", grouped))
    if found is None:
        yield None
        found = ClueLinks(position, grouped=grouped)
        yield None
        plain: ClueLinks | None = position.memo.get(("clue-links", not grouped))
        if plain:
            found.weak, found.strong = plain.weak, plain.strong
        else:
            yield from _ask(found)
        if grouped:
            yield from found.network.join()
        position.memo["clue-links", grouped] = found
    return found


def _ask(found: ClueLinks) -> Slowly[None]:
    """Ask the clues of a few open cells."""
    digits = found.position.cell_digits
    before: dict[Source, Answers] = found.position.memo.get(ASKED, {})
    asked = found.position.memo[ASKED] = dict[Source, Answers]()
    for source in sources_of(found.position)[0]:
        if 2 <= sum([digits[cell] != 0 for cell in source.cells]) <= MOST_OPEN:
            masks = tuple([held(found.position, cell) for cell in source.cells])
            state = masks, tuple([digits[cell] for cell in source.cells])
            known = before.get(source)
            asked[source] = known if known and known[0] == state else (state, _answers(found, source, masks))
            _note(found, (source.rules, source.houses), asked[source][1])
            yield None


def _answers(found: ClueLinks, source: Source, masks: tuple[int, ...]) -> list[Answer]:
    """Ask one clue: what it leaves of other cells when a candidate of an open one is true, and when it is false."""
    assert source.narrow
    answers: list[Answer] = []
    for place, (cell, mask) in enumerate(zip(source.cells, masks, strict=True)):
        if not found.position.cell_digits[cell]:
            continue
        for digit in bits(mask):
            for true in (True, False):
                asked = list(masks)
                asked[place] = 1 << digit if true else mask & ~(1 << digit)
                left = source.narrow(tuple(asked)) if asked[place] else None
                if left is not None and left != tuple(asked):
                    cells = zip(source.cells, asked, left, strict=True)
                    answers.append((digit * found.links.count + cell, true, [one for one in cells if one[1] != one[2]]))
    return answers


def _note(found: ClueLinks, reason: Reason, answers: list[Answer]) -> None:
    """Note the links that one clue gives."""
    for here, true, cells in answers:
        (_note_weak if true else _note_strong)(found, here, reason, cells)


def _note_weak(found: ClueLinks, here: int, reason: Reason, cells: list[tuple[int, int, int]]) -> None:
    """Note what a clue leaves when *here* is true: of each of the *cells* that change, the digits before and left."""
    links = found.links
    seen = links.weak(here) | 1 << here
    for cell, before, left in cells:
        lost = [digit * links.count + cell for digit in bits(before & ~left)]
        if not left & (left - 1):
            lost += bits(links.weak((left.bit_length() - 1) * links.count + cell))
        for other in lost:
            if not seen >> other & 1:
                found.weak.setdefault(here, {}).setdefault(other, reason)
                found.weak.setdefault(other, {}).setdefault(here, reason)


def _note_strong(found: ClueLinks, here: int, reason: Reason, cells: list[tuple[int, int, int]]) -> None:
    """Note what a clue leaves when *here* is false."""
    links: Links = found.links
    for cell, _, left in cells:
        there = (left.bit_length() - 1) * links.count + cell
        if left & (left - 1) or there == here or cell == here % links.count:
            continue
        if there not in links.strong.get(here, ()):
            found.strong.setdefault(here, {}).setdefault(there, reason)
            found.strong.setdefault(there, {}).setdefault(here, reason)
