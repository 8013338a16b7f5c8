"""Techniques that only Sukaku Explainer's scale has.

Large wings and aligned exclusions are found on every board, the others on the ordinary one only. Searches for chains
and nets give only the step that would be applied, not every step there is.

A *large wing* (WXYZ and larger) is an almost locked set and a cell with two of its candidates. If the cell sees every
place that one of its digits has in the set, that digit is not in both, so the cell's other digit is in one of them: it
goes from what sees all its places. If both digits are joined like this, every digit of the set is held there. It is
ALS-XZ with a single cell as the smaller set.

An *aligned exclusion* tries every combination of two or three cells. One is impossible if it repeats a digit in cells
that see each other, or leaves nothing for a cell that sees them all, an excluder. A candidate in no possible
combination goes.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations, product
from typing import TYPE_CHECKING

from pencilmark.board.kept import derived, derived_slowly
from pencilmark.board.masks import bits, mask_of, several, union, where
from pencilmark.board.model import Als, Candidate, Evidence, Position, Step
from pencilmark.board.task import Slowly
from pencilmark.human import telling
from pencilmark.human.sukaku.grid import Hint, MarkedGrid
from pencilmark.human.sukaku.path import PRODUCERS
from pencilmark.human.techniques.bug import tell_grave
from pencilmark.human.techniques.common import seen_by_all
from pencilmark.human.techniques.technique import Level, Technique
from pencilmark.human.techniques.wings import bivalue_cells

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Teller


WINGS = {"wxyz-wing": 3, "vwxyz-wing": 4, "uvwxyz-wing": 5, "tuvwxyz-wing": 6}


def find_large_wings(position: Position, technique: str) -> Iterator[Step]:
    """Find the wings of a *technique*, a name in `WINGS`, set by set."""
    pairs = [(cell, position.cell_digits[cell]) for cell in bivalue_cells(position)]
    for cells, every, house in _sets(position, WINGS[technique]):
        inside = mask_of(cells)
        for cell, pair in pairs:
            if pair & ~every or inside >> cell & 1:
                continue
            seen = position.geometry.peer_masks[cell]
            joined = [digit for digit in bits(pair) if not position.digit_cells[digit] & inside & ~seen]
            if joined:
                yield from _step(position, technique, Als(inside, every, house), cell, joined)


def _sets(position: Position, size: int) -> Iterator[tuple[tuple[int, ...], int, int]]:
    """List the sets of *size* cells of a house with one digit more than cells, each set once."""
    done: set[tuple[int, ...]] = set()
    for place, house in enumerate(position.geometry.houses):
        able = [cell for cell in house.cells if 2 <= position.cell_digits[cell].bit_count() <= size + 1]
        for cells in combinations(able, size):
            every = union(position.cell_digits[cell] for cell in cells)
            if every.bit_count() == size + 1 and cells not in done:
                done.add(cells)
                yield cells, every, place


def _step(position: Position, technique: str, als: Als, cell: int, joined: list[int]) -> Iterator[Step]:
    pair, here = position.cell_digits[cell], 1 << cell
    gone = []
    for digit in bits(als.digits if len(joined) == 2 else pair & ~(1 << joined[0])):
        spots = als.cells & position.digit_cells[digit] | (here if pair >> digit & 1 else 0)
        off = position.digit_cells[digit] & seen_by_all(position.geometry, spots) & ~als.cells & ~here
        gone += [Candidate(other, digit + 1) for other in bits(off)]
    if gone:
        small = Als(here, pair, position.geometry.houses_of[cell][0])
        restricted = mask_of(joined)
        evidence = Evidence(als.cells | here, als.digits, (als.house,), als=(als, small), restricted=restricted)
        yield Step(technique, (), tuple(sorted(gone)), evidence)


EXCLUSIONS = {"aligned-pair-exclusion": 2, "aligned-triple-exclusion": 3}


def find_aligned(position: Position, technique: str) -> Iterator[Step]:
    """Find the exclusions of a *technique*, a name in `EXCLUSIONS`."""
    size = EXCLUSIONS[technique]
    marks, peers = position.cell_digits, position.geometry.peer_masks
    able = where(2 <= mark.bit_count() <= size for mark in marks)
    bases = [cell for cell, mark in enumerate(marks) if mark.bit_count() > 1 and several(peers[cell] & able)]
    for cells in combinations(bases, size):
        common = able & seen_by_all(position.geometry, mask_of(cells))
        if not several(common):
            continue
        every = union(marks[cell] for cell in cells)
        useful = [cell for cell in bits(common) if not marks[cell] & ~every]
        gone = _excluded(position, cells, {marks[cell] for cell in useful}) if useful else ()
        if gone:
            fins = mask_of(useful)
            yield Step(technique, (), gone, Evidence(mask_of(cells), every, fins=fins))


def _excluded(position: Position, cells: tuple[int, ...], blocks: set[int]) -> tuple[Candidate, ...]:
    marks, peers = position.cell_digits, position.geometry.peer_masks
    see = [(i, j) for i, j in combinations(range(len(cells)), 2) if peers[cells[i]] >> cells[j] & 1]
    allowed = [0] * len(cells)
    for chosen in product(*(bits(marks[cell]) for cell in cells)):
        taken = mask_of(chosen)
        if not any(chosen[i] == chosen[j] for i, j in see) and all(block & ~taken for block in blocks):
            allowed = [mask | 1 << digit for mask, digit in zip(allowed, chosen, strict=True)]
    left = zip(cells, allowed, strict=True)
    return tuple(sorted(Candidate(cell, d + 1) for cell, mask in left for d in bits(marks[cell] & ~mask)))


@derived
def _grid(position: Position) -> MarkedGrid:
    return MarkedGrid.of(position)


@derived_slowly
def _hints(position: Position, rung: str) -> Slowly[list[Hint]]:
    """Return the hints of a rung of the scale."""
    found: list[Hint] = []
    if position.geometry.is_classic:
        for hint in next(producer.find for producer in PRODUCERS if producer.name == rung)(_grid(position)):
            if hint:
                found.append(hint)
            else:
                yield None
    return found


def find_by_rung(position: Position, rung: str, technique: str) -> Iterator[Step | None]:
    """Find the steps of *technique* among the hints of a *rung* of the scale, with pauses: nets take seconds."""
    if not position.geometry.is_classic:
        if technique in WINGS:
            yield from find_large_wings(position, technique)
        if technique in EXCLUSIONS:
            yield from find_aligned(position, technique)
    hints = yield from _hints(position, rung)
    yield from (hint.step() for hint in hints if hint.technique == technique)


def _technique(
    name: str, level: Level, rung: str, tell: Teller, teaching: int = 0, one_solution: bool = False
) -> Technique:
    return Technique(
        name, level, partial(find_by_rung, rung=rung, technique=name), tell, teaching, one_solution=one_solution
    )


def _nets(prefix: str, rung: str, teaching: int = 0) -> Iterator[Technique]:
    """Yield the four techniques of a *rung*, whose places on our ladder begin at *teaching* if they are taught."""
    for kind, later in (("double", 10), ("contradiction", 0), ("cell", 20), ("region", 30)):
        name = f"{prefix}-{kind}-chains"
        yield _technique(name, "Beyond", rung, telling.tell_verity, teaching and teaching + later)


TECHNIQUES = (
    _technique("unique-loop-1", "Extreme", "unique-loop", telling.tell_type_1, one_solution=True),
    _technique("unique-loop-2", "Extreme", "unique-loop", telling.tell_one_extra, one_solution=True),
    _technique("unique-loop-3", "Extreme", "unique-loop", telling.tell_type_3, one_solution=True),
    _technique("unique-loop-4", "Extreme", "unique-loop", telling.tell_type_4, one_solution=True),
    _technique("bug-1", "Extreme", "bug", tell_grave, one_solution=True),
    _technique("bug-2", "Extreme", "bug", tell_grave, one_solution=True),
    _technique("bug-3", "Extreme", "bug", tell_grave, one_solution=True),
    _technique("bug-4", "Extreme", "bug", tell_grave, one_solution=True),
    _technique("two-strong-links", "Extreme", "two-strong-links", telling.tell_chain),
    _technique("three-strong-links", "Extreme", "three-strong-links", telling.tell_chain),
    _technique("four-strong-links", "Extreme", "four-strong-links", telling.tell_chain),
    _technique("wxyz-wing", "Extreme", "wxyz-wing", telling.tell_als_xz),
    _technique("vwxyz-wing", "Extreme", "vwxyz-wing", telling.tell_als_xz),
    _technique("uvwxyz-wing", "Extreme", "uvwxyz-wing", telling.tell_als_xz),
    _technique("tuvwxyz-wing", "Extreme", "tuvwxyz-wing", telling.tell_als_xz),
    _technique("aligned-pair-exclusion", "Extreme", "aligned-pair-exclusion", telling.tell_aligned),
    _technique("aligned-triple-exclusion", "Extreme", "aligned-triple-exclusion", telling.tell_aligned),
    _technique("x-cycle", "Extreme", "forcing-chain", telling.tell_chain),
    _technique("y-cycle", "Extreme", "forcing-chain", telling.tell_chain),
    _technique("xy-cycle", "Extreme", "forcing-chain", telling.tell_chain),
    _technique("forcing-x-chain", "Extreme", "forcing-chain", telling.tell_chain),
    _technique("forcing-xy-chain", "Extreme", "forcing-chain", telling.tell_chain),
    _technique("nishio-forcing-chains", "Extreme", "nishio", telling.tell_contradiction),
    _technique("forcing-cell-chains", "Extreme", "multiple-chains", telling.tell_verity),
    _technique("forcing-region-chains", "Extreme", "multiple-chains", telling.tell_verity),
    *_nets("dynamic-forcing", "dynamic-chains", 640),
    *_nets("dynamic-plus-forcing", "dynamic-plus-chains", 680),
    *_nets("nested-forcing", "nested-chains", 720),
    *_nets("nested-multiple-forcing", "nested-multiple-chains"),
    *_nets("nested-dynamic-forcing", "nested-dynamic-chains"),
)
