"""What follows from supposing a candidate true: wave by wave, through houses and clues, until something fails.

Each event says which candidates go, by which house or clue, and which earlier events caused that. So the few events
that a contradiction rests on can be picked out and explained. *masks* hold, for each cell, the digits left.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import field
from functools import lru_cache

from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import Geometry
from pencilmark.board.kept import derived
from pencilmark.board.masks import bits, mask_of, several
from pencilmark.board.model import Candidate, Position
from pencilmark.human.ruled.divided import divided
from pencilmark.human.ruled.facts import behind
from pencilmark.human.ruled.innies import made
from pencilmark.human.ruled.sets import fitting
from pencilmark.human.ruled.suspects import all_held
from pencilmark.human.ruled.views import views
from pencilmark.human.techniques.common import seen_by_all
from pencilmark.rules.language.memory import Narrow


@dataclass(frozen=True, slots=True)
class Source:
    """What makes candidates go: *kind* is "see", "place", "locked", "subset" or "clue".

    A *house* (place) of kind "place" or "locked" needs a *digit* (index) somewhere; the *cells* of a "subset" need all
    of their digits. A clue has *cells* and a function that *narrow*s them, by *rules* and *houses* (places).
    """

    kind: str
    cells: tuple[int, ...] = ()
    house: int = -1
    digit: int = -1
    rules: tuple[int, ...] = ()
    houses: tuple[int, ...] = ()
    narrow: Narrow | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Consequence:
    """The candidates *gone* because of a *source*; *before* are the places of the events that it rests on.

    In a contradiction nothing is gone: its source has no way left.
    """

    source: Source
    gone: tuple[Candidate, ...]
    before: tuple[int, ...]


@derived
def sources_of(position: Position) -> tuple[list[Source], list[list[int]]]:
    """List the clues as sources, small ones first, and for each cell the places of its own ones."""
    sources = sorted(_sources(position), key=lambda source: len(source.cells))
    watching: list[list[int]] = [[] for _ in range(position.geometry.cell_count)]
    for place, source in enumerate(sources):
        for cell in source.cells:
            watching[cell].append(place)
    return sources, watching


def _sources(position: Position) -> Iterator[Source]:
    seen, top = views(position), position.geometry.value_count
    for pair in seen.pairs:
        yield Source("clue", (pair.a, pair.b), rules=(pair.rule,), narrow=_both(pair.with_a, pair.with_b))
    families, weighed = made(position)
    for family in (*seen.families, *families):
        narrow = fitting(family.sets, len(family.cells), top)
        yield Source("clue", family.cells, rules=family.rules, houses=family.houses, narrow=narrow)
    for sum_of in (*seen.weighed, *weighed):
        yield Source("clue", sum_of.cells, rules=sum_of.rules, houses=sum_of.houses, narrow=sum_of.narrow)
    for one in divided(position):
        yield Source("clue", one.cells, rules=one.rules, houses=(one.house,), narrow=one.narrow)
    for wide in seen.wide:
        yield Source("clue", wide.cells, rules=(wide.rule,), narrow=wide.narrow)


@lru_cache(maxsize=1024)
def _both(with_a: tuple[int, ...], with_b: tuple[int, ...]) -> Narrow:
    """Return the propagator of two cells, from the digits of each that go with each digit of the other."""

    def narrow(masks: tuple[int, ...]) -> tuple[int, ...] | None:
        first, second = masks
        left = right = 0
        for digit in bits(first):
            left |= with_a[digit]
        for digit in bits(second):
            right |= with_b[digit]
        return (first & right, second & left) if first & right and second & left else None

    return narrow


@lru_cache(maxsize=16)
def _full_houses(geometry: Geometry) -> tuple[tuple[tuple[int, tuple[int, ...]], ...], ...]:
    """List for each cell its full houses, with their cells."""
    found: list[list[tuple[int, tuple[int, ...]]]] = [[] for _ in range(geometry.cell_count)]
    for place in geometry.full_houses:
        for cell in geometry.houses[place].cells:
            found[cell].append((place, geometry.houses[place].cells))
    return tuple(map(tuple, found))


MOST_IN_SUBSET = 4


def subset_of(masks: Sequence[int]) -> int:
    """Return n digits (mask) that n of these cells need and another could take, or that more than n cells need; else 0.

    >>> subset_of([0b011, 0b011, 0b110]), subset_of([0b011, 0b011, 0b100])
    (3, 0)
    """
    open_ones = list({mask for mask in masks if 2 <= mask.bit_count() <= MOST_IN_SUBSET})
    for one in sorted({one | other for one in open_ones for other in open_ones}):
        if one.bit_count() > MOST_IN_SUBSET:
            continue
        within = sum([not mask & ~one for mask in masks])
        if within > one.bit_count() or within == one.bit_count() < sum([mask & one != 0 for mask in masks]):
            return one
    return 0


class Supposing:
    """Follows what happens if a *candidate* of a position is true, wave by wave, until something fails.

    Events are kept only when *recording*, as most candidates lead nowhere. With *subsets*, subsets of a house are
    sought where nothing else follows. It starts from what *after* has led to, if that is given. If the candidate
    *goes*, it is supposed to be false.
    """

    def __init__(
        self,
        position: Position,
        candidate: Candidate,
        *,
        recording: bool = False,
        subsets: bool = False,
        after: Supposing | None = None,
        goes: bool = False,
    ) -> None:
        self.position, self.geometry, self.candidate = position, position.geometry, candidate
        self.recording, self.subsets, self.waves = recording, subsets, 0
        self.masks: list[int] = list(after.masks if after else all_held(position))
        self.by: dict[Candidate, int] = {}
        self.events: list[Consequence] = []
        self.failure: Consequence | None = None
        self._sources, self._watching = sources_of(position)
        cell, value = candidate
        self.masks[cell] = self.masks[cell] & ~(1 << value - 1) if goes else 1 << value - 1
        self.start = list(self.masks)
        self._changed = {cell}
        self._due, self._touched = set[int](), {cell}
        if not self.masks[cell]:
            self._fail(Source("cell", (cell,)), (cell,))

    def advance(self, waves: int) -> bool:
        """Follow up to this number of *waves*; report whether something fails."""
        while self.waves < waves and (self._changed or self._due) and not self.failure:
            self.waves += 1
            self._changed = self._wave(self._changed)
        return self.failure is not None

    def go_on(self, position: Position, changed: Iterable[int], new: Iterable[int]) -> None:
        """Go on in a later *position*, with what has gone from the cells that *changed*, and with *new* sources."""
        self.position = position
        self._sources, self._watching = sources_of(position)
        now = all_held(position)
        for cell in changed:
            left = self.masks[cell] & now[cell]
            if left != self.masks[cell]:
                self.masks[cell] = left
                self._changed.add(cell)
                if not left:
                    self._fail(Source("cell", (cell,)), (cell,))
        self._due.update(new)

    def recorded(self) -> Supposing:
        """Follow the same waves once more, keeping the events."""
        found = Supposing(self.position, self.candidate, recording=True)
        found.advance(self.waves)
        return found

    def shortest(self) -> Supposing:
        """Return the same contradiction without events that it does not need; each is dropped in turn."""
        sources, kept = [self.events[place].source for place in self.needed()], list[Source]()
        along, before = self._from(self.start, []), list[list[int]]()
        for source in sources:
            if not along.failure:
                before.append(list(along.masks))
                along._follow([source])
        for source, masks in zip(sources[len(before) - 1 :: -1], before[::-1], strict=True):
            if not self._from(masks, [*kept, self._last]).failure:
                kept.insert(0, source)
        return self if len(kept) == len(sources) else self._from(self.start, [*kept, self._last], recording=True)

    @property
    def _last(self) -> Source:
        assert self.failure
        return self.failure.source

    def _from(self, masks: list[int], sources: list[Source], *, recording: bool = False) -> Supposing:
        """Follow these *sources* in turn, from cells with these *masks*, until one fails."""
        found = Supposing(self.position, self.candidate, recording=recording)
        found.masks, found.start, found.waves = list(masks), self.start, self.waves
        found._follow(sources)
        return found

    def _follow(self, sources: list[Source]) -> None:
        """Strike what each of *sources* rules out when its turn comes, until one fails."""
        for source in sources:
            if not self.failure:
                self._follow_one(source)

    def _follow_one(self, source: Source) -> None:
        """Strike what one *source* rules out now."""
        if source.kind == "see":
            self._see(list(source.cells), set())
        elif source.kind == "place":
            self._place_in(source.house, source.cells, set(), 1 << source.digit)
        elif source.kind == "clue":
            self._clue(source, set())
        elif source.kind == "locked":
            self._locked_in(source.house, source.cells, set(), 1 << source.digit)
        elif source.kind == "subset":
            self._subset_in(source.house, self.geometry.houses[source.house].cells, set())

    def _wave(self, changed: set[int]) -> set[int]:
        """Follow what the *changed* cells do to others; return the cells that changed as a result."""
        after: set[int] = set()
        for step in (self._see, self._place, self._clues):
            if not self.failure:
                step(sorted(changed), after)
        self._touched |= after
        if self.subsets and not after and not self.failure:
            self._find_subset(after)
        return after

    def _see(self, changed: list[int], after: set[int]) -> None:
        for cell in changed:
            mask = self.masks[cell]
            if several(mask):
                continue
            peers = self.geometry.peer_masks[cell]
            gone = [peer for peer in bits(peers) if self.masks[peer] & mask]
            if gone:
                self._strike(Source("see", (cell,)), [(peer, mask) for peer in gone], [cell], after)

    def _place(self, changed: list[int], after: set[int]) -> None:
        houses = {house: cells for cell in changed for house, cells in _full_houses(self.geometry)[cell]}
        for house, cells in houses.items():
            self._place_in(house, cells, after, self.geometry.house_values[house])
            if self.failure:
                return

    def _place_in(self, house: int, cells: tuple[int, ...], after: set[int], digits: int) -> None:
        """Place those of *digits* (mask) that a *house* has one cell for."""
        once = twice = stand = 0
        for cell in cells:
            mask = self.masks[cell]
            twice |= once & mask
            once |= mask
            if not mask & mask - 1:
                stand |= mask
        missing = digits & ~once
        if missing:
            self._fail(Source("place", cells, house, bits(missing)[0]), cells)
            return
        for digit in bits(once & ~twice & ~stand & digits):
            cell = next((cell for cell in cells if self.masks[cell] >> digit & 1), -1)
            if cell < 0:
                self._fail(Source("place", cells, house, digit), cells)
                return
            rest = self.masks[cell] & ~(1 << digit)
            if rest:
                self._strike(Source("place", cells, house, digit), [(cell, rest)], cells, after)

    def _clues(self, changed: list[int], after: set[int]) -> None:
        due, self._due = self._due.union(*[self._watching[cell] for cell in changed]), set()
        for place in sorted(due):
            self._clue(self._sources[place], after)
            if self.failure:
                return

    def _clue(self, source: Source, after: set[int]) -> None:
        assert source.narrow
        before = tuple([self.masks[cell] for cell in source.cells])
        left = source.narrow(before)
        if left is None:
            self._fail(source, source.cells)
        elif left != before:
            gone = [(cell, old & ~new) for cell, old, new in zip(source.cells, before, left, strict=True) if old != new]
            self._strike(source, gone, source.cells, after)

    def _find_subset(self, after: set[int]) -> None:
        """Strike what a subset or locked digits rule out: the first found in a house that changed."""
        houses = {house: cells for cell in sorted(self._touched) for house, cells in _full_houses(self.geometry)[cell]}
        for find in (self._subset_in, self._locked_in):
            if any(find(house, cells, after) for house, cells in houses.items()):
                self._touched |= after
                return
        self._touched.clear()

    def _subset_in(self, house: int, cells: tuple[int, ...], after: set[int]) -> bool:
        """Strike what some *cells* of a *house* take from the others; report whether there is such a subset."""
        found = subset_of([self.masks[cell] for cell in cells])
        group = [cell for cell in cells if not self.masks[cell] & ~found]
        source = Source("subset", tuple(group), house)
        if len(group) > found.bit_count():
            self._fail(source, group)
        elif found:
            gone = [(cell, found) for cell in cells if cell not in group and self.masks[cell] & found]
            self._strike(source, gone, group, after)
        return bool(found)

    def _locked_in(self, house: int, cells: tuple[int, ...], after: set[int], digits: int = -1) -> bool:
        """Strike one of *digits* (mask) from what sees its two or three places in a *house*; report if there is one."""
        once = twice = thrice = more = 0
        for cell in cells:
            mask = self.masks[cell]
            more |= thrice & mask
            thrice |= twice & mask
            twice |= once & mask
            once |= mask
        for digit in bits(twice & ~more & digits):
            places = mask_of(cell for cell in cells if self.masks[cell] >> digit & 1)
            seen = bits(seen_by_all(self.geometry, places))
            gone = [(cell, 1 << digit) for cell in seen if self.masks[cell] >> digit & 1]
            if gone:
                self._strike(Source("locked", cells, house, digit), gone, cells, after)
                return True
        return False

    def _strike(self, source: Source, gone: Iterable[tuple[int, int]], cells: Sequence[int], after: set[int]) -> None:
        lost = [(cell, self.masks[cell] & mask) for cell, mask in gone]
        if self.recording:
            self._record(source, lost, cells)
        for cell, mask in lost:
            self.masks[cell] &= ~mask
            after.add(cell)
            if not self.masks[cell]:
                self._fail(Source("cell", (cell,)), (cell,))
                return

    def _record(self, source: Source, lost: list[tuple[int, int]], cells: Sequence[int]) -> None:
        """Keep what is *lost* as an event."""
        found = [Candidate(cell, digit + 1) for cell, mask in lost for digit in bits(mask)]
        self.events.append(Consequence(source, tuple(found), self._made_by(source, cells)))
        for candidate in found:
            self.by[candidate] = len(self.events) - 1

    def _made_by(self, source: Source, cells: Iterable[int]) -> tuple[int, ...]:
        """List the events that took candidates from *cells*, of one digit if the *source* is a house that needs it."""
        found = set()
        for cell in cells:
            for digit in bits(self.start[cell] & ~self.masks[cell]):
                if source.digit < 0 or digit == source.digit:
                    found.add(self.by[Candidate(cell, digit + 1)])
        return tuple(sorted(found))

    def _fail(self, source: Source, cells: Iterable[int]) -> None:
        self.failure = Consequence(source, (), self._made_by(source, cells) if self.recording else ())

    def needed(self, end: Candidate | None = None) -> list[int]:
        """List, in order, the places of the events on which the failure, or the removal of *end*, rests."""
        if end is None:
            assert self.failure
            return behind(self.events, self.failure.before)
        return behind(self.events, [self.by[end]] if end in self.by else [])
