"""Links between candidates that clues give, besides those of houses and cells.

Ask a clue what it leaves if a candidate of one of its cells is true, and what if it is false. Whatever goes if it is
true has a weak link with it (4 and 7 beside a white dot); if another cell is left a single digit, so has everything
that this digit there would rule out (cells that are equal see as one). Whatever is left alone in its cell if a
candidate is false has a strong link with it (a cage that needs its 9 in one of two cells).

Nodes and states are numbered as in `techniques.network`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from pencilmark.board.kept import derived, derived_slowly
from pencilmark.board.masks import bits, lowest, mask_of, several, union
from pencilmark.board.model import Link, Position
from pencilmark.board.task import Slowly
from pencilmark.human.ruled.consequences import Source, sources_of
from pencilmark.human.ruled.pairs import held
from pencilmark.human.techniques.links import Links, links_of
from pencilmark.human.techniques.network import StateNetwork, network_of

MOST_OPEN = 5
"""Most open cells of a clue that is asked: with more, few people see what a candidate does to it."""

Trail = dict[int, int]
"""For each state that follows from a start, the state before it."""
Reason = tuple[tuple[int, ...], tuple[int, ...]]
"""What gives a link: rules (places), and the houses (places) that add up with them, if any."""
Answer = tuple[int, bool, list[int]]
"""A candidate (node), whether it is true, and the nodes that are then false, or true if it is false."""
Answers = tuple[tuple[tuple[int, ...], tuple[int, ...]], list[Answer]]
"""The values that a clue's cells could hold and their candidates (masks) when it was asked, and its answer."""
ByClues = dict[int, dict[int, Reason]]
"""For each candidate (node) the others that clues link with it, each with its reason."""


class ClueLinks:
    """The links of one position: those of houses and cells (*network*), and *weak* and *strong* ones of clues."""

    def __init__(self, position: Position, grouped: bool, weak: ByClues, strong: ByClues) -> None:
        self.links = links_of(position)
        self.network: StateNetwork = network_of(position, grouped)
        self.weak, self.strong = weak, strong
        self._masks: dict[int, int] = {}
        self._ends: tuple[dict[int, int], dict[int, int]] = {}, {}
        self.known_after: dict[int, tuple[int, ...]] = {}
        """What `after` found, for loops that ask it for very many states."""

    def weak_mask(self, node: int) -> int:
        """Return all candidates (mask) that are false if *node* is true."""
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

    @cached_property
    def has_strong(self) -> int:
        """Return the nodes (mask) that have a strong link with any other."""
        return mask_of((*self.network.strong_masks, *self.strong))

    def _ends_of(self, node: int, true: int) -> int:
        """Return what `after` lists for a state, as a mask of nodes."""
        found = self._ends[true].get(node)
        if found is None:
            found = self.network.weak_mask(node) if true else self.network.strong_masks.get(node, 0)
            found |= mask_of((self.weak if true else self.strong).get(node, ()))
            self._ends[true][node] = found
        return found

    def within(self, node: int, true: int, most: int) -> tuple[int, int]:
        """Return the nodes (masks) that are false, and true, by chains of up to *most* links from a state of *node*.

        This is far quicker than following the chains themselves, most of which lead to nothing.
        """
        found, fresh = [0, 0], 1 << node
        found[true] = fresh
        for _ in range(most):
            reached, known = 0, self._ends[true]
            for here in bits(fresh if true else fresh & self.has_strong):
                ends = known.get(here)
                reached |= self._ends_of(here, true) if ends is None else ends
            true = 1 - true
            fresh = reached & ~found[true]
            found[true] |= fresh
        return found[0], found[1]

    def near(self, node: int) -> int:
        """Return the nodes (mask) that rule out a candidate which *node* rules out, too."""
        return union([self._ends_of(other, 1) for other in bits(self.weak_mask(node))])

    def reason(self, start: int, end: int) -> Reason | None:
        """Return the clue by which the state *end* follows from *start*; None if no clue is needed."""
        by_clues = self.weak if start & 1 else self.strong
        return by_clues.get(start >> 1, {}).get(end >> 1)

    def link(self, start: int, end: int) -> Link:
        """Return the evidence's link between two states."""
        reason, nodes = self.reason(start, end), (self.network.node(start), self.network.node(end))
        if reason is None:
            return self.network.link(*nodes)
        return Link(*nodes, "weak" if start & 1 else "strong", reason[1], reason[0])


@derived_slowly
def clue_links(position: Position, grouped: bool) -> Slowly[ClueLinks]:
    """Return the links of a position, with groups if *grouped*; pauses after each clue."""
    yield None
    weak, strong = yield from _by_clues(position)
    found = ClueLinks(position, grouped, weak, strong)
    if grouped:
        yield from found.network.join()
    return found


@derived_slowly
def _by_clues(position: Position) -> Slowly[tuple[ByClues, ByClues]]:
    """Ask clues with few open cells for weak and strong links."""
    digits, links, asked = position.cell_digits, links_of(position), asked_of(position)
    weak, strong = ByClues(), ByClues()
    before = dict(asked)
    asked.clear()
    for source in sources_of(position)[0]:
        if 2 <= sum([digits[cell] != 0 for cell in source.cells]) <= MOST_OPEN:
            masks = tuple([held(position, cell) for cell in source.cells])
            state = masks, tuple([digits[cell] for cell in source.cells])
            known = before.get(source)
            asked[source] = known if known and known[0] == state else (state, _answers(position, links, source, masks))
            reason = source.rules, source.houses
            for here, true, ends in asked[source][1]:
                if true:
                    unseen = links.candidates & ~links.weak(here)
                    _note(weak, here, [end for end in ends if unseen >> end & 1], reason)
                else:
                    known_already = links.strong.get(here, ())
                    _note(strong, here, [end for end in ends if end not in known_already], reason)
            yield None
    return weak, strong


@derived
def asked_of(position: Position) -> dict[Source, Answers]:
    """Return the answers of clues in a *position*, taken over from the one before if they still hold: most do."""
    return {}


def _answers(position: Position, links: Links, source: Source, masks: tuple[int, ...]) -> list[Answer]:
    """Ask one clue what it leaves other cells if a candidate of an open cell is true, and if it is false."""
    assert source.narrow
    answers: list[Answer] = []
    for place, (cell, mask) in enumerate(zip(source.cells, masks, strict=True)):
        if not position.cell_digits[cell]:
            continue
        for digit in bits(mask):
            for true in (True, False):
                asked = list(masks)
                asked[place] = 1 << digit if true else mask & ~(1 << digit)
                left = source.narrow(tuple(asked)) if asked[place] else None
                if left is not None and left != tuple(asked):
                    here, cells = digit * links.count + cell, zip(source.cells, asked, left, strict=True)
                    changed = [one for one in cells if one[1] != one[2]]
                    ends = _false_with(links, here, changed) if true else _true_without(links, here, changed)
                    answers.append((here, true, ends))
    return answers


def _false_with(links: Links, here: int, cells: list[tuple[int, int, int]]) -> list[int]:
    """List what a clue makes false if *here* is true; *cells* change, from the digits before to those after."""
    lost = list[int]()
    for cell, before, left in cells:
        lost += [digit * links.count + cell for digit in bits(before & ~left)]
        if not several(left):
            lost += bits(links.weak(lowest(left) * links.count + cell))
    return [other for other in lost if other != here]


def _true_without(links: Links, here: int, cells: list[tuple[int, int, int]]) -> list[int]:
    """List what a clue makes true if *here* is false."""
    ends = [lowest(left) * links.count + cell for cell, _, left in cells if not several(left)]
    return [there for there in ends if there % links.count != here % links.count]


def _note(found: ByClues, here: int, others: Iterable[int], reason: Reason) -> None:
    """Note that *here* has a link with each of the *others*, both ways."""
    for other in others:
        found.setdefault(here, {}).setdefault(other, reason)
        found.setdefault(other, {}).setdefault(here, reason)
