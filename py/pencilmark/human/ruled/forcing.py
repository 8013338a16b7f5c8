"""Steps by contradiction: a candidate that leads, through houses and clues, to something impossible is false.

True because houses or clues force every consequence; where they leave nothing for a cell, a digit or a clue, the
candidate that was supposed is wrong. A chain is short; what takes more is a net. Little changes from one position of a
path to the next, so what each candidate leads to is carried along.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass, field

from pencilmark.board.kept import derived, is_derived
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.ruled.consequences import Source, Supposing, sources_of
from pencilmark.human.ruled.linked import asked_of
from pencilmark.human.ruled.suspects import kernel_of, suspects_of
from pencilmark.human.techniques.common import in_vain

CHAIN_WAVES, CHAIN_EVENTS = 3, 5
"""How many waves a chain looks ahead, and the most events it may have."""
NET_WAVES = 40
FEW_SEARCHES = 4
"""Searches along a path after which it pays to keep what each candidate leads to."""
MOST_PATIENCE = 16
"""How many times as long as the first one a search for contradictions within others may be."""
ENOUGH = 8
"""A net is the best of this number of contradictions, the first ones found."""


def find_chains(position: Position) -> Iterator[Step | None]:
    """Find short contradictions, those with the fewest waves first, with a pause after each candidate.

    Among equals come first those that leave a cell, or a digit in a house, the fewest candidates.
    """
    told = set[Candidate]()
    for candidate, waves, _ in earlier(position, "clue-chain"):
        recorded = _once_more(position, candidate, waves)
        if recorded and _is_short(recorded):
            told.add(candidate)
            yield _step("clue-chain", recorded)
        else:
            yield None
    open_ones: dict[Candidate, Supposing] = {}
    for candidate in (yield from _worth_trying(position)):
        if candidate not in told:
            open_ones[candidate] = _begun(position)[candidate] = Supposing(position, candidate)
            yield None
    for waves in range(1, CHAIN_WAVES + 1):
        found = []
        for candidate, supposed in list(open_ones.items()):
            yield None
            if supposed.advance(waves):
                del open_ones[candidate]
                recorded = supposed.recorded()
                if _is_short(recorded):
                    found.append((len(recorded.needed()), candidate, recorded))
        yield from _sorted(position, "clue-chain", found)


@derived
def _begun(position: Position) -> dict[Candidate, Supposing]:
    """Return what a search for chains has followed, which one for nets goes on with."""
    return {}


def _worth_trying(position: Position) -> Generator[None, None, list[Candidate]]:
    """List the candidates that may lead to a contradiction; along a path that no kernel helps, those known to do so."""
    candidates, known = suspects_of(position), _known(position)
    if kernel_of(position):
        return candidates
    if known.followed is None:
        known.searches += 1
        known.followed = Followed() if known.searches >= FEW_SEARCHES else None
        return candidates
    yield from known.followed.update(position, candidates)
    return known.followed.failing()


def _is_short(recorded: Supposing) -> bool:
    """Report whether a contradiction takes only a few sentences to explain."""
    return len(recorded.needed()) <= max(CHAIN_EVENTS, recorded.waves)


def find_nets(position: Position) -> Iterator[Step | None]:
    """Find contradictions of any length; of a few found, first those that leave the fewest candidates; with pauses."""
    told = set[Candidate]()
    for candidate, waves, _ in earlier(position, "clue-net"):
        recorded = _once_more(position, candidate, waves)
        if recorded:
            told.add(candidate)
            yield _step("clue-net", recorded)
    found = []
    for candidate in (yield from _worth_trying(position)):
        if candidate in told:
            continue
        yield None
        supposed = _begun(position).pop(candidate, None) or Supposing(position, candidate)
        if supposed.advance(NET_WAVES):
            recorded = supposed.recorded()
            found.append((len(recorded.needed()), candidate, recorded))
            if len(found) == ENOUGH:
                break
    yield from _sorted(position, "clue-net", found)


def find_quickly(position: Position, name: str, most: int | None = None) -> Iterator[Step | None]:
    """Find what short contradictions (clue-chain) strike, or those of any length: the first ENOUGH, with pauses.

    For makers, who only ask how far a technique leads: the steps come without evidence, and in no order. No more than
    *most* candidates are tried, those of cells with few first.
    """
    found, waves = 0, CHAIN_WAVES if name == "clue-chain" else NET_WAVES
    for candidate in suspects_of(position)[:most]:
        yield None
        supposed = Supposing(position, candidate)
        if supposed.advance(waves) and (waves == NET_WAVES or _is_short(supposed.recorded())):
            yield Step(name, (), (candidate,))
            found += 1
            if found == ENOUGH:
                return


def _sorted(position: Position, name: str, found: list[tuple[int, Candidate, Supposing]]) -> Iterator[Step]:
    """Yield the contradictions, the most useful first, then the shortest, and keep them for later positions."""
    found.sort(key=lambda one: (_fewest(position, one[1]), *one[:2]))
    if found:
        keep(position, name, [(candidate, recorded.waves, ()) for _, candidate, recorded in found])
    for _, _, recorded in found:
        yield _step(name, recorded)


def _fewest(position: Position, candidate: Candidate) -> int:
    """Count the candidates of its cell, or of its digit in a full house, whichever has fewest: two leave a single.

    A contradiction strikes a single candidate. If something follows from that at once, fewer steps are needed.
    """
    geometry, places = position.geometry, position.digit_cells[candidate.value - 1]
    houses = [geometry.house_masks[house] for house in geometry.full_houses_of[candidate.cell]]
    every = [position.cell_digits[candidate.cell], *[places & house for house in houses]]
    return min([one.bit_count() for one in every])


Contradiction = tuple[Candidate, int, tuple[Candidate, ...]]
"""A candidate that leads to a contradiction, its waves, and the candidates refuted within."""
Contradictions = dict[str, list[Contradiction]]
"""Contradictions by the technique that finds them."""


@dataclass(slots=True)
class _Known:
    """The knowledge that a position takes over from earlier ones (*earlier*, *followed*), and hands on.

    *searches* counts those for contradictions, *deep* those for others within them.
    """

    earlier: Contradictions = field(default_factory=dict)
    later: Contradictions = field(default_factory=dict)
    searches: int = 0
    deep: int = 0
    followed: Followed | None = None


@derived
def _known(position: Position) -> _Known:
    return _Known()


def hand_on(before: Position, after: Position) -> None:
    """Pass on what was found in a position to the next one, so that it need not be found again."""
    if is_derived(_known, before):
        old, new = _known(before), _known(after)
        new.earlier = old.earlier | old.later
        new.searches, new.deep, new.followed = old.searches, old.deep, old.followed
    if is_derived(asked_of, before):
        asked_of(after).update(asked_of(before))
    if is_derived(in_vain, before):
        in_vain(after).update(in_vain(before))


def patience(position: Position) -> int:
    """Note one more search for contradictions within others; return by how much it is longer than the first.

    Each may take twice as long as the one before: where such are needed again and again, it pays to find many at once.
    """
    known = _known(position)
    known.deep += 1
    return min(1 << known.deep - 1, MOST_PATIENCE)


def keep(position: Position, name: str, found: list[Contradiction]) -> None:
    """Keep contradictions for the positions after this one."""
    _known(position).later[name] = found


def earlier(position: Position, name: str) -> list[Contradiction]:
    """List the contradictions passed on whose candidates are still there."""
    known = _known(position).earlier.get(name, [])
    return [found for found in known if position.cell_digits[found[0].cell] >> found[0].value - 1 & 1]


def _once_more(position: Position, candidate: Candidate, waves: int) -> Supposing | None:
    """Follow again a candidate that earlier led to a contradiction in this number of *waves*."""
    supposed = Supposing(position, candidate)
    return supposed.recorded() if supposed.advance(waves) else None


def _step(name: str, supposed: Supposing) -> Step:
    supposed = supposed.shortest()
    events = [*(supposed.events[place] for place in supposed.needed()), supposed.failure]
    rules = sorted({rule for event in events if event for rule in event.source.rules})
    cell, value = supposed.candidate
    evidence = Evidence(1 << cell, 1 << value - 1, note=str(supposed.waves), rules=tuple(rules))
    return Step(name, (), (supposed.candidate,), evidence)


WAVES = 40
"""How far a candidate is followed."""


class Followed:
    """All candidates of a position, each followed to its end; `update` brings them to a later position."""

    def __init__(self) -> None:
        self._position: Position | None = None
        self._open: dict[Candidate, Supposing] = {}
        self._known: set[Source] = set()

    def update(self, position: Position, candidates: list[Candidate]) -> Iterator[None]:
        """Follow the *candidates* of a position, with a pause after each; those followed before go on from there."""
        if self._position is None or not _is_after(position, self._position):
            self._open = {}
        changed = _changed(self._position, position) if self._position and self._open else set[int]()
        sources, _ = sources_of(position)
        new = [place for place, source in enumerate(sources) if source not in self._known]
        before, self._open = self._open, {}
        for candidate in candidates:
            supposed = before.get(candidate)
            if supposed is None:
                supposed = Supposing(position, candidate)
            elif not supposed.failure:
                supposed.go_on(position, changed, new)
            supposed.advance(supposed.waves + WAVES)
            self._open[candidate] = supposed
            yield None
        self._position, self._known = position, set(sources)

    def failing(self) -> list[Candidate]:
        """List the candidates that lead to a contradiction, in the order in which they were followed."""
        return [candidate for candidate, supposed in self._open.items() if supposed.failure]


def _is_after(position: Position, before: Position) -> bool:
    """Report whether every candidate of a position was already there in the one *before*."""
    pairs = zip(position.cell_digits, before.cell_digits, strict=True)
    same = all(not old or value == old for value, old in zip(position.values, before.values, strict=True))
    return same and all(not new & ~old for new, old in pairs)


def _changed(before: Position, after: Position) -> set[int]:
    """Return the cells that changed from one position to another."""
    pairs = enumerate(zip(before.cell_digits, after.cell_digits, strict=True))
    return {cell for cell, (old, new) in pairs if old != new}
