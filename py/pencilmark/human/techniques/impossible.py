"""Impossible patterns: cells that three digits cannot fill, whatever stands elsewhere.

Cells that see each other need different digits. A pattern is a set of cells, as small as possible, for which three
digits are not enough: without any one of its cells they would be. So one of the candidates that its cells have besides
three digits, the *guardians*, is true. The tridagon is the best known such pattern, and has a technique of its own;
four cells of a house are a naked triple. (After the players' forum, which lists 630 such patterns within two bands;
here they are not looked up but found: cells are coloured with three colours, and left out one by one.)

If chains lead from each of two or three guardians (those of a tridagon, too) to the end of the same candidate, it goes.
(The OR2- and OR3-forcing chains of Denis Berthier, who calls such a choice an OR-k relation; plain links and groups.)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from pencilmark.board.masks import bits, mask_of
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.techniques.closures import closed_chains
from pencilmark.human.techniques.common import by_guardians, cheapest, left_by_none
from pencilmark.human.techniques.derivation import Derivation
from pencilmark.human.techniques.links import links_of
from pencilmark.human.techniques.network import network_of
from pencilmark.human.techniques.technique import Technique
from pencilmark.human.techniques.tridagon import is_tridagon
from pencilmark.human.telling import tell_impossible, tell_or_chain
from pencilmark.human.three_colours import can_fill, core_of, have_four, least_of

MOST_GUARDED = 2
"""Cells with guardians, where these alone are to lead to something."""
MOST_GUARDIANS = 4
MOST_CASES = 3
"""Guardians from which chains are followed, or among which a whip chooses; each may be in a cell of its own."""
FEWEST = 6
"""Cells of a pattern: four see each other only in a house, and five that are not those four can be coloured."""


Guardians = tuple[Candidate, ...]


class Pattern(NamedTuple):
    """Cells (mask) that the *digits* (mask) cannot fill, and the *guardians* among their candidates."""

    cells: int
    digits: int
    guardians: Guardians


def patterns(
    position: Position, wanted: Callable[[Guardians], bool], most: int = MOST_GUARDED
) -> Iterator[Pattern | None]:
    """Yield the impossible patterns with *wanted* guardians, in at most *most* cells; None between digits."""
    for digits in map(mask_of, combinations(range(9), 3)) if position.geometry.is_classic else ():
        yield None
        yield from _of(position, digits, wanted, most)


def _of(position: Position, digits: int, wanted: Callable[[Guardians], bool], most: int) -> Iterator[Pattern]:
    """Yield the patterns of three *digits* (mask)."""
    marks, peers = position.cell_digits, position.geometry.peer_masks
    bare = mask_of(cell for cell, mark in enumerate(marks) if not mark & ~digits and mark.bit_count() > 1)
    if bare.bit_count() < FEWEST - most:
        return
    usable = [cell for cell, mark in enumerate(marks) if (mark & digits).bit_count() > 1]
    extras = {c: tuple(Candidate(c, d + 1) for d in bits(marks[c] & ~digits)) for c in usable if not bare >> c & 1}
    core = core_of(peers, bare | mask_of(cell for cell, found in extras.items() if len(found) <= MOST_GUARDIANS))
    if (core & bare).bit_count() < FEWEST - most or can_fill(peers, core):
        return
    done: set[int] = set()
    for count in range(1, most + 1):
        for chosen in combinations([cell for cell in extras if core >> cell & 1 and cell not in done], count):
            guardians = sum((extras[cell] for cell in chosen), ())
            if len(guardians) <= MOST_GUARDIANS and wanted(guardians):
                cells = _pattern(peers, core & bare, mask_of(chosen))
                if cells:
                    done.update(chosen if count == 1 else ())
                    yield Pattern(cells, digits, guardians)


def _pattern(peers: Sequence[int], bare: int, guarded: int) -> int:
    """Return the cells of a pattern with all *guarded* cells, and others among the *bare* ones; 0 if there is none.

    If four of the cells see each other there is none: that is a naked triple, and would hide what else there is.
    """
    cells = core_of(peers, bare | guarded)
    if guarded & ~cells or can_fill(peers, cells) or have_four(peers, cells):
        return 0
    return min(least_of(peers, cells, guarded), key=int.bit_count, default=0)


def find(position: Position) -> Iterator[Step | None]:
    """Find the impossible patterns whose guardians rule something out, those with the fewest cells first."""
    found: list[Step] = []
    for pattern in patterns(position, lambda guardians: leads(position, guardians)):
        if pattern is None or is_tridagon(position.geometry, pattern.cells):
            yield None
            continue
        why = Evidence(pattern.cells, pattern.digits, colours=(pattern.guardians,))
        step = by_guardians(position, "impossible-pattern", pattern.guardians, why)
        found += [step] if step else []
    best = cheapest(((step.key(), step) for step in found), lambda step: step.evidence.cells.bit_count())
    yield from sorted(best.values(), key=lambda step: (step.evidence.cells.bit_count(), step.key()))


def leads(position: Position, guardians: Guardians) -> bool:
    """Report whether something follows if one of the *guardians* is true."""
    return len(guardians) == 1 or bool(left_by_none(position, guardians))


def find_chains(position: Position) -> Iterator[Step | None]:
    """Find what chains from all guardians of a pattern rule out, each candidate once, small patterns first."""
    found: list[Pattern] = []
    for pattern in patterns(position, lambda guardians: len(guardians) <= MOST_CASES, MOST_CASES):
        if pattern and len(pattern.guardians) > 1:
            found.append(pattern)
        yield None
    done = 0
    for pattern in sorted(found, key=lambda one: (len(one.guardians), one.cells.bit_count())):
        gone = _ended(position, pattern) & ~done
        done |= gone
        for node in bits(gone):
            yield _step(position, pattern, node)


def _states(position: Position, pattern: Pattern) -> list[int]:
    count = position.geometry.cell_count
    return [2 * ((value - 1) * count + cell) + 1 for cell, value in pattern.guardians]


def _ended(position: Position, pattern: Pattern) -> int:
    """Return the candidates (mask) that are false whichever guardian is true, except those that all of them see."""
    if leads(position, pattern.guardians):
        return 0
    closed, ended = closed_chains(position), links_of(position).candidates
    for state in _states(position, pattern):
        ended &= closed[state][1]
    return ended


def _step(position: Position, pattern: Pattern, node: int) -> Step:
    network, gone = network_of(position, True), links_of(position).candidate(node)
    chains = tuple(Derivation(network, state, False).proof(2 * node) for state in _states(position, pattern))
    evidence = Evidence(pattern.cells, pattern.digits, chains=chains, colours=(pattern.guardians,))
    return Step("or-chain", (), (Candidate(*gone),), evidence)


TECHNIQUES = (
    Technique("impossible-pattern", "Beyond", find, tell=tell_impossible),
    Technique("or-chain", "Beyond", find_chains, tell=tell_or_chain),
)
