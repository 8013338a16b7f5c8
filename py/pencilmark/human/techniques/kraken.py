"""Kraken fish: a finned fish whose fins, or the places of one of its cover houses, lead on by chains.

Either a fin is true or the fish holds. Type 1: what the fish would eliminate is also false by a chain from every fin.
Type 2: if the fish holds, each cover house has the value in a place of the base; if all those places of one cover
house, and all fins, lead by chains to the end of a candidate, it goes. Basic fish of rows or columns, of two to four
houses and at most two fins, as HoDoKu looks for by default.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations
from typing import NamedTuple

from pencilmark.board.masks import bits, union
from pencilmark.board.model import Evidence, Position, Step
from pencilmark.human.techniques.closures import closed_chains
from pencilmark.human.techniques.common import places, seen_by_all
from pencilmark.human.techniques.derivation import Derivation
from pencilmark.human.techniques.links import links_of
from pencilmark.human.techniques.network import network_of
from pencilmark.human.techniques.technique import Hodoku, Technique
from pencilmark.human.telling import tell_kraken

MOST_FINS = 2
MOST_HOUSES = 4


class _Fish(NamedTuple):
    """A fish of *digit*: *base* and *cover* houses, the cells of the base, and those of them that are *fins*."""

    digit: int
    base: tuple[int, ...]
    cover: tuple[int, ...]
    cells: int
    fins: int


def find(position: Position, kind: int) -> Iterator[Step]:
    """Find the kraken fish of a *kind* (1 or 2) in *position*, each elimination once, small fish first."""
    done = 0
    for size in range(2, min(MOST_HOUSES, position.geometry.value_count - 1) + 1):
        for fish in _fishes(position, size):
            for starts, gone in _conclusions(position, fish, kind):
                for node in bits(gone & ~done):
                    done |= 1 << node
                    yield _step(position, fish, kind, starts, node)


def _fishes(position: Position, size: int) -> Iterator[_Fish]:
    """Yield the basic fish of *size* with one or two fins, rows as base first."""
    geometry, held = position.geometry, places(position)
    lines = [[h for h in geometry.full_houses if geometry.houses[h].kind == kind] for kind in ("row", "column")]
    for bases, covers in (lines, lines[::-1]):
        for digit in range(geometry.value_count):
            useful = [house for house in bases if held[house][digit].bit_count() > 1]
            for base in combinations(useful, size):
                cells = union(held[house][digit] for house in base)
                if geometry.grids and cells.bit_count() < sum(held[house][digit].bit_count() for house in base):
                    continue  # lines of two grids that share a place of the value may need it only once
                yield from _covered(position, digit, base, covers, cells)


def _covered(position: Position, digit: int, base: tuple[int, ...], covers: list[int], cells: int) -> Iterator[_Fish]:
    """Yield the fish of *base*: cover houses for all but a few of its *cells*, which are fins."""
    masks = position.geometry.house_masks
    crossed = [house for house in covers if masks[house] & cells]
    spare = len(crossed) - len(base)
    if not 0 < spare <= MOST_FINS:
        return
    thin = [house for house in crossed if (masks[house] & cells).bit_count() <= MOST_FINS]
    for left_out in combinations(thin, spare):
        fins = sum(masks[house] & cells for house in left_out)
        if fins.bit_count() <= MOST_FINS:
            yield _Fish(digit, base, tuple(house for house in crossed if house not in left_out), cells, fins)


def _conclusions(position: Position, fish: _Fish, kind: int) -> Iterator[tuple[int, int]]:
    """Yield (cells, gone), both masks: each of the cells leads to what is gone.

    In type 2 one of the cells must hold the value. In type 1 they are the fins: if none of them holds it, the fish
    does, and itself removes what is gone.
    """
    held, digit_cells, geometry = places(position), position.digit_cells[fish.digit], position.geometry
    base = fish.digit * geometry.cell_count
    if kind == 1:
        covered = union(held[house][fish.digit] for house in fish.cover)
        seen = digit_cells & seen_by_all(geometry, fish.fins)
        yield fish.fins, _ended(position, fish, fish.fins) & (covered & ~fish.cells & ~seen) << base
        return
    for house in fish.cover:
        starts = held[house][fish.digit] & fish.cells | fish.fins
        yield starts, _ended(position, fish, starts) & ~(starts << base)


def _ended(position: Position, fish: _Fish, starts: int) -> int:
    """Return the candidates that are false whichever of the cells *starts* has the value of *fish*."""
    closed, ended = closed_chains(position), links_of(position).candidates
    for cell in bits(starts):
        ended &= closed[2 * (fish.digit * position.geometry.cell_count + cell) + 1][1]
    return ended


def _step(position: Position, fish: _Fish, kind: int, starts: int, node: int) -> Step:
    links, network = links_of(position), network_of(position, True)
    states = [2 * (fish.digit * links.count + cell) + 1 for cell in bits(starts)]
    evidence = Evidence(
        cells=starts,
        digits=1 << fish.digit,
        base=fish.base,
        cover=fish.cover,
        fins=fish.fins,
        chains=tuple(Derivation(network, state, False).proof(2 * node) for state in states),
    )
    return Step(f"kraken-fish-{kind}", (), (links.candidate(node),), evidence)


_kraken = partial(Technique, tell=tell_kraken)

TECHNIQUES = (
    _kraken("kraken-fish-1", "Extreme", partial(find, kind=1), hodoku=Hodoku("0371", 500, "Extreme")),
    _kraken("kraken-fish-2", "Extreme", partial(find, kind=2), hodoku=Hodoku("0372", 500, "Extreme")),
)
