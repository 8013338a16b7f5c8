"""Choose which cells of a solution are givens: dig givens out, or add them until one solution is left.

Both end with the same greedy removal: orbit by orbit, in some order, a given is removed if the rest still leaves one
solution. A given that was needed once is needed from then on, since fewer givens never prove more: so one pass proves
that no orbit can go, and several orbits in a row may be tried at once with the same result.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul, ne
from random import Random
from typing import NamedTuple

from pencilmark.board.dice import pick
from pencilmark.board.masks import lowest, where
from pencilmark.board.task import Task, finished
from pencilmark.engine import Timeout
from pencilmark.engine.answers import Solution
from pencilmark.engine.kernels import Kernel
from pencilmark.make.generator.proof import OwnProver, Prover

PATIENCE = 200


class Dug(NamedTuple):
    """How far digging is: the number of orbits *tried*, and the *clues* (mask) left."""

    tried: int
    clues: int


_ONES = bytes.maketrans(b"01", b"\0\1")
_SIGNS = b"0" + b"1" * 255


def dig(prove: Prover, clues: int, order: Sequence[int], fewest: int = 0) -> int:
    """Remove orbits (masks) of *clues* in *order* while one solution is left and *fewest* givens stay.

    The *clues* (mask) must leave one solution. Runs of orbits are tried at once, as many as were removed last time and
    more; a run that is too long is halved.
    """
    return finished(digging(prove, clues, order, fewest))


def digging(prove: Prover, clues: int, order: Sequence[int], fewest: int = 0) -> Task[Dug, int]:
    """Dig as `dig` does, and report after each proof what is left, which also has one solution."""
    place, run = 0, 1
    while place < len(order):
        removed = 0
        taken = order[place : place + run]
        for orbit in taken:
            removed |= orbit & clues
        if (clues & ~removed).bit_count() < fewest:
            gone = False
        elif len(taken) == 1 and removed.bit_count() == 1:
            gone = prove.holds(clues & ~removed, lowest(removed))
        else:
            gone = not removed or prove.holds(clues & ~removed)
        if gone:
            clues &= ~removed
            place += len(taken)
            run *= 2
        elif len(taken) > 1:
            run = len(taken) // 2
        else:
            place += 1
        yield Dug(place, clues)
    return clues


def dig_quickly(kernel: Kernel, solution: Solution, clues: int, order: Sequence[int], fewest: int = 0) -> int | None:
    """Dig as `dig` does, in one call of the kernel; None if a bound on orbits of several cells is in the way.

    With single cells, greedy removal down to *fewest* givens is the beginning of removal without a bound.
    """
    if fewest and any(orbit.bit_count() > 1 for orbit in order):
        return None
    kept = filled(kernel.dig(bytes(values_at(solution, clues)), [orbit & clues for orbit in order]))
    for orbit in reversed(order):
        if kept.bit_count() >= fewest:
            break
        kept |= orbit & clues
    return kept


def values_at(solution: Solution, clues: int) -> tuple[int, ...]:
    """Keep the values of the cells *clues* (mask), 0 elsewhere.

    >>> values_at((4, 3, 2, 1), 0b0101)
    (4, 0, 2, 0)
    """
    is_clue = f"{clues:0{len(solution)}b}".encode().translate(_ONES)
    return tuple(map(mul, solution, reversed(is_clue)))


def filled(values: bytes) -> int:
    """Return the mask of the cells that are not 0: for masks, the inverse of `values_at`.

    >>> bin(filled(bytes((4, 0, 2, 0))))
    '0b101'
    """
    return int(values[::-1].translate(_SIGNS), 2)


def back_off(prove: OwnProver, order: Sequence[int], rng: Random) -> int:
    """Choose orbits until one solution is left, each time one that excludes another; return their mask.

    Among the orbits where the two solutions differ, one is taken at random; *order* lists all orbits. Any orbit is
    taken if no other solution is found quickly. Which one is found matters, so our own search is always asked.
    """
    known, clues = prove.solution, 0
    while True:
        missing = [orbit for orbit in order if not orbit & clues]
        try:
            other = prove.other_soon(clues, None, PATIENCE)
        except Timeout:
            clues |= pick(rng, missing)
            continue
        if other is None:
            return clues
        differing = where(map(ne, other, known))
        clues |= pick(rng, [orbit for orbit in missing if orbit & differing])
