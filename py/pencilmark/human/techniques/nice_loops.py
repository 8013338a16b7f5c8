"""Nice loops and alternating inference chains, plain and with groups.

A chain of alternating strong and weak links says "if its start is false, its end is true": one of the two holds, and
what sees both goes (alternating inference chain). If both ends lie in one cell, the chain is a loop: continuous if
every link holds in both directions, so that all weak links become strong; otherwise discontinuous, and the cell loses
or keeps the candidate at its discontinuity. Source: the definitions of HoDoKu by Bernhard Hobiger, whose order of
search and preference (most eliminations first) are kept, so that the path through a puzzle is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from functools import partial
from itertools import islice, pairwise
from typing import Any, NamedTuple

from pencilmark.board.kept import derived
from pencilmark.board.masks import bits, several, union
from pencilmark.board.model import Evidence, Position, Step
from pencilmark.human.techniques.als_network import als_network_of
from pencilmark.human.techniques.common import candidates_of, ranked
from pencilmark.human.techniques.excludable import Excludable, excludable
from pencilmark.human.techniques.network import StateNetwork, network_of
from pencilmark.human.techniques.technique import Hodoku, Level, Technique
from pencilmark.human.telling import tell_chain

# Chains of LONG pairs of links or more are not searched for by length; those below SHORT before all others.
LONG, SHORT = 8, 5
BETWEEN_PAUSES = 100
"""Candidates from which chains start between two pauses."""
KINDS = CONTINUOUS, DISCONTINUOUS, CHAIN = "continuous-nice-loop", "discontinuous-nice-loop", "aic"


class Claim(NamedTuple):
    """What a chain from the state *start* to the state *end* would eliminate (mask of candidates)."""

    kind: str
    start: int
    end: int
    gone: int


def find(position: Position) -> Iterator[Step]:
    """Find plain nice loops and alternating inference chains in *position*, most eliminations first."""
    return _steps(network_of(position, False), False)


def find_grouped(position: Position) -> Iterator[Step]:
    """Find the nice loops and chains in *position* that pass through a group, most eliminations first."""
    return _steps(network_of(position, True), True)


def find_all(position: Position) -> Iterator[Step]:
    """Find the nice loops and chains in *position* that pass through a group or an almost locked set.

    Those through groups alone come first.
    """
    done = set()
    for network in (network_of(position, True), als_network_of(position)):
        for step in _steps(network, True):
            if (step.technique, step.eliminations) not in done:
                done.add((step.technique, step.eliminations))
                yield step


def _steps(network: StateNetwork, grouped_only: bool) -> Iterator[Step]:
    return (step for step in _slowly(network, grouped_only) if step)


def _slowly(network: StateNetwork, grouped_only: bool, turns: int = -1) -> Iterator[Step | None]:
    found: dict[tuple[str, int], list[Claim]] = {}
    for claim in _claims(network, turns):
        if claim:
            found.setdefault((claim.kind, claim.gone), []).append(claim)
        else:
            yield None
    count, limit = network.links.count, network.links.limit
    for gone, claims in ranked(((gone, claims) for (_, gone), claims in found.items()), count):
        kind = claims[0].kind
        chains = [network.chain(claim.start, claim.end) for claim in claims]
        chains = [chain for chain in chains if is_simple(network, chain, kind)]
        if grouped_only:
            chains = [chain for chain in chains if any(state >> 1 >= limit for state in chain)] or chains
        if chains:
            chain = min(chains, key=len)
            grouped = any(state >> 1 >= limit for state in chain)
            if grouped or not grouped_only:
                name = f"grouped-{kind}" if grouped else kind
                evidence = Evidence(als=network.sets(chain), chains=(network.evidence(chain),))
                yield Step(name, (), candidates_of(gone, count), evidence)


def _claims(network: StateNetwork, turns: int) -> Iterator[Claim | None]:
    """Yield what loops and chains would eliminate, in the order in which HoDoKu looks at them, with None as a pause.

    No chain takes more than *turns* pairs of links, if that is not negative.
    """
    links, (excluded, returning) = network.links, _sought(network)
    starts = sorted(bits(links.candidates), key=lambda node: node % links.count) if excluded else []
    for number, start in enumerate(start for start in starts if excluded >> start & 1):
        if number % BETWEEN_PAUSES == 0:
            yield None
        ends, refuted = network.when_true(start, turns)
        if refuted:
            yield Claim(DISCONTINUOUS, 2 * start + 1, 2 * start, 1 << start)
        for end in bits(ends):
            yield Claim(DISCONTINUOUS, 2 * start + 1, 2 * end + 1, 1 << start)
    reaches = {
        start: network.when_false(start, turns)
        for start in starts
        if returning >> start & 1 or network.weak_mask(start) & excluded
    }
    for number, (start, (true, false)) in enumerate(reaches.items()):
        if number % BETWEEN_PAUSES == 0:
            yield None
        here = 1 << start
        others = links.cell_nodes[start % links.count] & ~here
        if true & here and others:
            yield Claim(DISCONTINUOUS, 2 * start, 2 * start + 1, others)
        for end in bits(false):
            yield Claim(DISCONTINUOUS, 2 * start, 2 * end, 1 << end)
        for end in bits(true & others):
            yield from _continuous(network, start, end)
    for start, (true, _) in reaches.items():
        if true:
            yield from _chains(network, start, true, excluded)


def _sought(network: StateNetwork) -> Excludable:
    """Return what chains can exclude, and what may lead back into its cell: all, with groups or if nothing is known."""
    known = None if network.grouped else excludable(network.links.position)
    return known or Excludable(network.links.candidates, network.links.candidates)


def _chains(network: StateNetwork, start: int, far: int, excluded: int) -> Iterator[Claim]:
    """Claim what sees both ends of the chains from *start*, at least two candidates of the *excluded* ones."""
    links = network.links
    digit, cell = divmod(start, links.count)
    places, peers = links.position.digit_cells[digit], links.geometry.peer_masks
    seen = places & peers[cell] & excluded >> digit * links.count
    if several(seen):
        for end in bits(far >> digit * links.count & places & ~(1 << cell)):
            gone = seen & peers[end]
            if several(gone):
                last = digit * links.count + end
                yield Claim(CHAIN, 2 * start, 2 * last + 1, gone << digit * links.count)
    for other in bits(links.position.cell_digits[cell] & ~(1 << digit)):
        for end in bits(far >> other * links.count & links.position.digit_cells[other] & seen):
            gone = 1 << other * links.count + cell | 1 << digit * links.count + end
            yield Claim(CHAIN, 2 * start, 2 * (other * links.count + end) + 1, gone)


def is_simple(network: StateNetwork, chain: list[int], kind: str) -> bool:
    """Report whether the *chain* of states passes no cell twice; a loop may pass its first one twice.

    A node may follow another of the same cell, and no cell may be entered again. Neither the first nor
    the last link of a loop may lie within its first cell.
    """
    start = network.first(chain[0] >> 1)
    if kind != CHAIN and start in (network.first(chain[1] >> 1), network.first(chain[-2] >> 1)):
        return False
    passed, last = 0, -1
    for state in chain:
        first = network.first(state >> 1)
        if passed & first:
            return False
        if last >= 0:
            before = network.first(last)
            if before != first and (before != start or kind == CHAIN):
                passed |= network.cells(last)
        last = state >> 1
    return True


def _continuous(network: StateNetwork, start: int, end: int) -> Iterator[Claim]:
    """Claim what the weak links of the continuous loop from *start* to *end* eliminate."""
    chain = network.chain(2 * start, 2 * end + 1)
    if is_simple(network, chain, CONTINUOUS):
        gone = _loop_eliminations(network, chain)
        if gone:
            yield Claim(CONTINUOUS, chain[0], chain[-1], gone)


def _loop_eliminations(network: StateNetwork, chain: list[int]) -> int:
    """Return what sees both ends of a weak link, the rest of cells with two strong links, and of sets (mask)."""
    links = network.links
    passed = union(network.cells(state >> 1) for state in chain)
    gone = _cell_rest(network, chain[0] >> 1, chain[-1] >> 1) | network.locked_rest(chain)
    for first, second in pairwise(chain):
        if second & 1:
            continue
        one, two, digit = first >> 1, second >> 1, network.digit(second >> 1)
        if first & 1 and network.digit(one) != digit:
            gone |= _cell_rest(network, one, two)
        else:
            cells = network.seen(one, digit) & network.seen(two, digit) & links.position.digit_cells[digit]
            gone |= (cells & ~passed) << digit * links.count
    return gone


def _cell_rest(network: StateNetwork, one: int, two: int) -> int:
    """Return the candidates of the cell of *one* and *two* other than these."""
    return network.links.cell_nodes[one % network.links.count] & ~(1 << one) & ~(1 << two)


@derived
def _all(position: Position, grouped: bool) -> tuple[Step, ...]:
    return tuple((find_all if grouped else find)(position))


def _of_kind(position: Position, name: str) -> Iterator[Step]:
    return (step for step in _all(position, name not in KINDS) if step.technique == name)


def _best(position: Position, grouped: bool) -> Iterator[Step]:
    """Find the step that HoDoKu's path takes."""
    return islice((find_grouped if grouped else find)(position), 1)


def _ahead(position: Position, grouped: bool) -> Iterator[None]:
    """Work out where two links lead from each candidate, with a pause after each, unless few candidates matter."""
    network = network_of(position, grouped)
    yield None
    if not grouped and excludable(position):
        return
    yield from network.join()
    for node in bits(network.links.candidates):
        network.hop(node)
        yield None


def _shortest(position: Position, grouped: bool) -> Iterator[Step | None]:
    """Find the step that a person would see first, by one of the shortest chains; pause between lengths.

    Whether there is any chain is asked only if none is SHORT: usually one is, and is found sooner than all of them.
    """
    network = network_of(position, grouped)
    yield None
    best: Step | None = None
    for turns in range(1, LONG):
        if turns == SHORT and not best:
            best = yield from _first(_slowly(network, grouped))
            if not best:
                return
        short = yield from _first(_slowly(network, grouped, turns))
        if short:
            yield short
            return
    yield best


def _first(steps: Iterator[Step | None]) -> Generator[None, None, Step | None]:
    """Return the first of *steps*, pausing when they do."""
    for step in steps:
        if step:
            return step
        yield None
    return None


# On a ladder the three kinds are one rung, which takes the best of them (most eliminations, as in HoDoKu,
# does, or the shortest); each kind is found by its own name.


def _kind(name: str, level: Level, hodoku: Hodoku, effort: float = 0.0) -> Technique:
    find, rung = partial(_of_kind, name=name), "short-nice-loop" if name in KINDS else "short-grouped-nice-loop"
    return Technique(name, level, find, tell=tell_chain, hodoku=hodoku, rung=rung, effort=effort)


def _rung(name: str, find: Callable[..., Iterator[Step | None]], **more: Any) -> Technique:
    """Return a rung that chooses among the steps of other techniques."""
    grouped = "grouped" in name
    finder, ahead = partial(find, grouped=grouped), partial(_ahead, grouped=grouped)
    return Technique(name, "Extreme" if grouped else "Expert", finder, ahead=ahead, makes_steps=False, **more)


TECHNIQUES = (
    _rung("nice-loop", _best, hodoku=Hodoku(place=480), rung="short-nice-loop", is_offered=True),
    _rung("grouped-nice-loop", _best, hodoku=Hodoku(place=490), rung="short-grouped-nice-loop", is_offered=True),
    _rung("short-nice-loop", _shortest, teaching=470),
    _rung("short-grouped-nice-loop", _shortest, teaching=520),
    _kind("continuous-nice-loop", "Expert", Hodoku("0706", 280, "Unfair")),
    _kind("discontinuous-nice-loop", "Expert", Hodoku("0707", 280, "Unfair")),
    _kind("aic", "Expert", Hodoku("0708", 280, "Unfair")),
    _kind("grouped-continuous-nice-loop", "Extreme", Hodoku("0709", 300, "Unfair")),
    _kind("grouped-discontinuous-nice-loop", "Extreme", Hodoku("0710", 300, "Unfair"), 7.6),
    _kind("grouped-aic", "Extreme", Hodoku("0711", 300, "Unfair"), 7.6),
)
