"""A contradiction within a contradiction: if nothing more follows from a candidate, others are refuted in turn.

Suppose a candidate is true, and follow houses, clues, subsets and locked digits. When nothing more follows, other
candidates are refuted as in plain contradictions. They go, what follows from that goes on, and so on, until something
has nothing left. The engine's kernel says which to refute, and in which order; where it cannot, one of two candidates
left in a cell, or of two places of a digit, is tried first, then any. Those that the end does not rest on are dropped,
so that few are left, and the argument can be explained.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from pencilmark.board.masks import bits, several
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.board.task import finished
from pencilmark.human.ruled import forcing
from pencilmark.human.ruled.consequences import Supposing
from pencilmark.human.ruled.suspects import candidates_of, kernel_of, refuted_within

NAME = "clue-nested"
WAVES, WAVES_WITHIN = 40, 6
"""How far candidates are followed, and how far any is that is to be refuted within: shortly told."""
MOST_OF_TWO, MOST_WITHIN = 2, 12
"""Most candidates refuted within, of two and of any: three in each of four lines."""
SITES, FOLLOWED = 12, 40
"""Cells and houses looked at before a candidate is given up, and the candidates looked into: those that do most."""
LOOKED_INTO = 60
"""Candidates that a kernel tries before the best finding so far is taken."""
ENOUGH = 8
"""Candidates refuted with equally few within, after which no more are tried."""
SHORTENED, LONGEST = 32, 24
"""Candidates that a kernel refutes with too many within, of which some may be dropped, and most of these."""
OF_ANY, MOST_UNCUT, MOST_TRIED = (24, 4), 16, 500
"""By refuting any: the same two bounds, most that are refuted before some are dropped, and most that are tried."""
OF_THESE = 2
"""The first of these bounds for what a kernel refutes with none within: it sees more than an argument does."""


@dataclass(slots=True)
class NestedSupposing:
    """What a candidate leads to, part by part: the last to a contradiction, each other one until nothing follows.

    After each part but the last, a candidate is refuted *within*, of those *tried*; the next part begins without it.
    """

    parts: list[Supposing]
    within: list[Supposing] = field(default_factory=list)
    tried: int = 0

    @property
    def refuted(self) -> tuple[Candidate, ...]:
        """Return the candidates refuted within."""
        return tuple(one.candidate for one in self.within)

    def refute(self, candidate: Candidate, waves: int = WAVES) -> bool:
        """Try to refute one more candidate within *waves*; if it fails, go on without it; report whether it does."""
        refuted = _after(self.parts[-1], candidate, waves)
        self.tried += 1
        if refuted.failure:
            self.within.append(refuted)
            self.parts.append(_after(self.parts[-1], candidate, WAVES, goes=True))
        return refuted.failure is not None


def find(position: Position, make: Callable[[NestedSupposing], Step] | None = None) -> Iterator[Step | None]:
    """Find contradictions with others within, those with the fewest first, with a pause after each candidate.

    If a kernel knows the rules, it says what to refute; if not, that is searched for. *make* makes the steps.
    """
    make = make or _step
    told = set[Candidate]()
    for candidate, _, within in forcing.earlier(position, NAME):
        known = _again(NestedSupposing([_supposed(position, candidate)]), within)
        if known:
            told.add(candidate)
            yield make(known)
    left, has_kernel = _Left(), kernel_of(position) is not None
    if not has_kernel:
        for candidate in candidates_of(position.cell_digits):
            yield None
            if candidate not in told:
                left.alone.append(_supposed(position, candidate))
    found = yield from _confirmed(position, told, left)
    yield from map(make, _kept(position, found, left.after))
    yield from map(make, _kept(position, (yield from _searched(left.alone, OF_THESE if has_kernel else OF_ANY[0]))))
    if not told and not found:
        yield from map(make, _kept(position, (yield from shortened(position, left.long))))


def find_quickly(position: Position) -> Iterator[Step | None]:
    """Find what `find` does, for ratings: the steps come without evidence."""
    return find(position, lambda found: Step(NAME, (), (found.parts[0].candidate,)))


@dataclass(slots=True)
class _Left:
    """What a kernel refutes and no argument follows yet.

    *alone* has candidates that the kernel refutes with none within, *long* those with too many, each followed by these,
    *after* those that may be refuted once others are gone.
    """

    alone: list[Supposing] = field(default_factory=list)
    long: list[list[Candidate]] = field(default_factory=list)
    after: list[forcing.Contradiction] = field(default_factory=list)


def _kept(
    position: Position, found: list[NestedSupposing], after: Sequence[forcing.Contradiction] = ()
) -> list[NestedSupposing]:
    """Sort what was *found*, that with the fewest within first; keep all of it, and what comes *after*, for later."""
    found.sort(key=lambda one: len(one.within))
    if found:
        forcing.keep(position, NAME, [*((one.parts[0].candidate, WAVES, one.refuted) for one in found), *after])
    return found


def _confirmed(position: Position, told: set[Candidate], left: _Left) -> Generator[None, None, list[NestedSupposing]]:
    """List what a kernel refutes and arguments can follow, until enough is plain; the rest goes to *left*."""
    found, plain, looked_into, patience = list[NestedSupposing](), 0, 0, forcing.patience(position)
    for refuted in refuted_within(position, MOST_WITHIN):
        yield None
        if refuted is None:
            looked_into += 1
            if found and looked_into > LOOKED_INTO * patience:
                break
        elif refuted[0] in told:
            continue
        elif refuted[1] and len(refuted[1]) > MOST_WITHIN:
            left.long.append([refuted[0], *refuted[1]])
        else:
            supposed = _supposed(position, refuted[0])
            known = _again(NestedSupposing([supposed]), refuted[1] or ())
            if known:
                found.append(known)
                plain += len(known.within) <= MOST_OF_TWO
            elif refuted[1] is None:
                left.alone.append(supposed)
            else:
                left.after.append((refuted[0], WAVES, refuted[1]))
            if plain == ENOUGH * patience:
                break
    return found


def _searched(supposed: Iterable[Supposing], of_any: int) -> Generator[None, None, list[NestedSupposing]]:
    """List contradictions of what is *supposed*, all with as few within as possible; *of_any* by refuting any."""
    open_ones = sorted(supposed, key=lambda one: (sum([mask.bit_count() for mask in one.masks]), one.candidate))
    for most in range(MOST_OF_TWO + 2):
        looked_into, enough = (FOLLOWED, ENOUGH) if most <= MOST_OF_TWO else (of_any, OF_ANY[1])
        found = list[NestedSupposing]()
        for one in open_ones[:looked_into]:
            yield None
            refuted = _refuted(one, most)
            if refuted:
                found.append(refuted)
                if len(found) == enough:
                    break
        if found:
            return found
    return []


def shortened(position: Position, long: list[list[Candidate]]) -> Generator[None, None, list[NestedSupposing]]:
    """List contradictions with few of those within that a kernel refutes: an argument often sees more than it does."""
    found = list[NestedSupposing]()
    for candidate, *within in sorted((one for one in long if len(one) <= LONGEST), key=len)[:SHORTENED]:
        yield None
        known = _again(NestedSupposing([_supposed(position, candidate)]), within, leniently=True)
        fewer = (yield from _lean(known)) if known else None
        if fewer:
            found.append(fewer)
            if len(found) == ENOUGH:
                break
    return found


def nested(position: Position, candidate: Candidate) -> NestedSupposing | None:
    """Refute a candidate with as few contradictions within as possible; None if that fails."""
    supposed = _supposed(position, candidate)
    found = (_refuted(supposed, most) for most in range(MOST_OF_TWO + 2))
    return next(filter(None, found), None)


def recorded(position: Position, step: Step) -> NestedSupposing:
    """Follow the argument of a step once more, keeping the events without which it fails."""
    (within,) = step.evidence.colours
    found = _again(NestedSupposing([_supposed(position, step.eliminations[0], recording=True)]), within)
    assert found
    return NestedSupposing([*found.parts[:-1], found.parts[-1].shortest()], [one.shortest() for one in found.within])


def _supposed(position: Position, candidate: Candidate, *, recording: bool = False) -> Supposing:
    """Follow a candidate until nothing more follows."""
    found = Supposing(position, candidate, recording=recording, subsets=True)
    found.advance(WAVES)
    return found


def _again(
    found: NestedSupposing, candidates: Iterable[Candidate], *, leniently: bool = False
) -> NestedSupposing | None:
    """Go on from what was *found* by refuting these candidates in turn; None if that leads to no contradiction.

    If *leniently*, those that have gone already, or cannot be refuted like this, are passed over.
    """
    found = NestedSupposing([*found.parts], [*found.within])
    for candidate in candidates:
        if found.parts[-1].failure:
            break
        is_there = found.parts[-1].masks[candidate.cell] >> candidate.value - 1 & 1
        if not ((is_there or not leniently) and found.refute(candidate)) and not leniently:
            return None
    return found if found.parts[-1].failure else None


def _refuted(supposed: Supposing, most: int) -> NestedSupposing | None:
    """Go on from what was supposed with up to *most* contradictions within; above MOST_OF_TWO, any that are needed."""
    if most > MOST_OF_TWO:
        return _by_any(supposed)
    found = NestedSupposing([supposed])
    while not found.parts[-1].failure:
        if len(found.within) == most or not any(map(found.refute, _of_two(found.parts[-1]))):
            return None
    return found


def _by_any(supposed: Supposing) -> NestedSupposing | None:
    """Refute whatever can be refuted until there is a contradiction; drop what that does not rest on."""
    found, before = NestedSupposing([supposed]), -1
    while not found.parts[-1].failure and before < len(found.within) < MOST_UNCUT:
        before = len(found.within)
        for candidate in candidates_of(supposed.masks):
            mask = found.parts[-1].masks[candidate.cell]
            if mask >> candidate.value - 1 & 1 and several(mask):
                found.refute(candidate, WAVES_WITHIN)
            if found.parts[-1].failure:
                return finished(_lean(found))
            if found.tried > MOST_TRIED:
                return None
    return None


def _lean(found: NestedSupposing) -> Generator[None, None, NestedSupposing | None]:
    """Drop, the last first, each refuted candidate without which the rest holds; None if too many are left."""
    for number in range(len(found.within))[::-1]:
        yield None
        before = NestedSupposing(found.parts[: number + 1], found.within[:number])
        found = _again(before, found.refuted[number + 1 :]) or found
        if len(found.within) - number > MOST_WITHIN:
            return None
    return found


def _after(supposed: Supposing, candidate: Candidate, waves: int, *, goes: bool = False) -> Supposing:
    found = Supposing(
        supposed.position, candidate, recording=supposed.recording, subsets=True, after=supposed, goes=goes
    )
    found.advance(waves)
    return found


def _of_two(supposed: Supposing) -> list[Candidate]:
    """List the candidates of cells and houses that are down to two, those that lost most first."""
    found = list[tuple[int, tuple[Candidate, Candidate]]]()
    position, masks, geometry = supposed.position, supposed.masks, supposed.geometry
    for cell, mask in enumerate(masks):
        lost = position.cell_digits[cell].bit_count() - 2
        if mask.bit_count() == 2 and lost > 0:
            first, second = (Candidate(cell, digit + 1) for digit in bits(mask))
            found.append((lost, (first, second)))
    for house in geometry.full_houses:
        for digit in range(geometry.value_count):
            places = [cell for cell in geometry.houses[house].cells if masks[cell] >> digit & 1]
            lost = (position.digit_cells[digit] & geometry.house_masks[house]).bit_count() - 2
            if len(places) == 2 and lost > 0:
                first, second = (Candidate(cell, digit + 1) for cell in places)
                found.append((lost, (first, second)))
    found.sort(key=lambda one: (-one[0], one[1]))
    return [candidate for _, pair in found[:SITES] for candidate in pair]


def _step(found: NestedSupposing) -> Step:
    """Return the step, with the clues that its argument passes through."""
    first = found.parts[0]
    cell, value = first.candidate
    shown = Evidence(1 << cell, 1 << value - 1, colours=(found.refuted,), note=str(len(found.within)))
    told = recorded(first.position, Step(NAME, (), (first.candidate,), shown))
    every = [*told.parts, *told.within]
    rules = {rule for one in every for event in one.events for rule in event.source.rules}
    rules |= {rule for one in every if one.failure for rule in one.failure.source.rules}
    return Step(NAME, (), (first.candidate,), replace(shown, rules=tuple(sorted(rules))))
