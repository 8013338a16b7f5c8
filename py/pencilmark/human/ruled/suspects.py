"""The candidates of a position that the engine's kernel refutes: where to look for contradictions, and where not to.

The kernel strikes everything that houses and clues rule out, at least as much as an argument does, in a thousandth of
the time. So only what it refutes is followed to be explained; where the kernel does not know the rules, everything is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from pencilmark.board.geometry import Geometry
from pencilmark.board.kept import derived
from pencilmark.board.masks import bits, mask_of, several
from pencilmark.board.model import Candidate, Position, Puzzle, Rule
from pencilmark.engine.kernel.runtime import PerThread
from pencilmark.human.ruled.pairs import held
from pencilmark.human.ruled.seen import without_sight
from pencilmark.human.techniques.common import in_vain
from pencilmark.human.techniques.technique import Finder
from pencilmark.rules.lifted import on_board

if TYPE_CHECKING:
    from pencilmark.engine.suppositions import Suppositions

LARGEST = 144
"""Most cells of a board for which a kernel is asked: its answer about all candidates has no pause."""
MOST_WITHIN = 64
"""Most candidates that the kernel refutes within another before it drops those that it can do without."""
MOST_CUT = 24
"""Most candidates refuted within another of which fewer are sought with more care: among more there hardly are."""
LAST_LOOKS = 60
"""Candidates looked into after others fail with none within: there are plainer steps then."""


@derived
def all_held(position: Position) -> list[int]:
    """List what each cell can hold (masks)."""
    return [held(position, cell) for cell in range(position.geometry.cell_count)]


def candidates_of(masks: Sequence[int]) -> list[Candidate]:
    """List the candidates of cells with several (*masks*), those of cells with few first."""
    cells = sorted((mask.bit_count(), cell) for cell, mask in enumerate(masks) if several(mask))
    return [Candidate(cell, digit + 1) for _, cell in cells for digit in bits(masks[cell])]


@derived
def suspects_of(position: Position) -> list[Candidate]:
    """List the candidates that the kernel refutes, in the order of `candidates_of`; all if it cannot say."""
    every, kernel = candidates_of(position.cell_digits), kernel_of(position)
    refuted = kernel.refuted(all_held(position)) if kernel else None
    if refuted is None:
        return every
    return [candidate for candidate in every if refuted[candidate.cell] >> candidate.value - 1 & 1]


@derived
def suspected(position: Position) -> int:
    """Return the same candidates as a mask with bit = digit index * cells + cell."""
    count = position.geometry.cell_count
    return mask_of((value - 1) * count + cell for cell, value in suspects_of(position))


def is_filled_by_kernel(position: Position) -> bool | None:
    """Report whether striking what the kernel refutes, again and again, fills a position; None if it cannot say.

    If it does, that proves that there is one solution. If not, hardly any argument short of a nested one will.
    """
    kernel = kernel_of(position)
    if not kernel:
        return None
    left = kernel.struck(all_held(position))
    return left is not None and not any(map(several, left))


def where_any_fails(finder: Finder) -> Finder:
    """Let a *finder* of chains search only where the kernel refutes a candidate: the kernel follows all of their links.

    What a chain strikes leads, if supposed, back along it to a contradiction.
    """
    return lambda position: finder(position) if suspects_of(position) else iter(())


Refuted = tuple[Candidate, tuple[Candidate, ...] | None]
"""A candidate, and those that are refuted within it, in turn; None where what the kernel strikes is enough."""


def refuted_within(position: Position, told: int) -> Iterator[Refuted | None]:
    """Yield what the kernel refutes with others within, first that after which least is left; nothing if it cannot say.

    Pauses before each candidate that is looked into. What is refuted with up to *told* within is struck before the
    next ones. Once candidates then fail with none within, few more are looked into. One that was looked into earlier on
    a path, in vain, is not looked into again while all that was left within it is still there.
    """
    kernel, masks, left, vain = kernel_of(position), [*all_held(position)], left_after(position), in_vain(position)
    if kernel is None or not left:
        return
    looks = len(left) if all(left.values()) else LAST_LOOKS
    for candidate in sorted(left, key=lambda one: left[one].bit_count()):
        before: tuple[int, ...] | None = vain.get(("refuted-within", candidate))
        if not left[candidate]:
            yield candidate, None
        elif before is None or any(old & ~now for old, now in zip(before, masks, strict=True)):
            yield None
            within = _within(kernel, masks, candidate, told, before)
            looks -= 1
            if within is None:
                vain["refuted-within", candidate] = kernel.left_within()
            else:
                yield candidate, tuple(within)
            if within is not None and len(within) <= told:
                masks[candidate.cell] &= ~(1 << candidate.value - 1)
                looks = min(looks, LAST_LOOKS) if any(kernel.refuted(masks) or ()) else looks
            if not looks:
                return


def _within(
    kernel: Suppositions, masks: Sequence[int], candidate: Candidate, told: int, before: Sequence[int] | None
) -> list[Candidate] | None:
    """List what is refuted within a *candidate* until it fails; None where it doesn't, from what was left *before*."""
    if before is not None:
        still_there = [old & now for old, now in zip(before, masks, strict=True)]
        if not kernel.look_at(still_there) and not kernel.fails_within(candidate, MOST_WITHIN):
            return None
    kernel.look_at(masks)
    within = kernel.refute(candidate, MOST_WITHIN)
    if within is None or not told < len(within) <= MOST_CUT:
        return within
    few = kernel.refute_shortly(candidate, MOST_CUT)
    return within if few is None or len(few) > len(within) else few


@derived
def left_after(position: Position) -> dict[Candidate, int]:
    """Return what the kernel leaves after each candidate, 64 bits a cell, 0 where it fails; nothing if it can't say."""
    kernel = kernel_of(position)
    if kernel is None or kernel.look_at(all_held(position)):
        return {}
    return {one: int.from_bytes(kernel.left(one), "little") for one in candidates_of(position.cell_digits)}


def left_now(position: Position) -> int:
    """Return the candidates of a position's open cells as `left_after` does, 64 bits a cell."""
    return int.from_bytes(b"".join([mask.to_bytes(8, "little") for mask in position.cell_digits]), "little")


def kernel_of(position: Position) -> Suppositions | None:
    """Return what supposes candidates of a position's puzzle; None if it is large, or no kernel knows its rules."""
    return _kernel.if_any(position.geometry, position.rules) if position.geometry.cell_count <= LARGEST else None


@PerThread
def _kernel(geometry: Geometry, rules: tuple[Rule, ...]) -> Suppositions | None:
    from pencilmark.engine.suppositions import suppositions  # late: a page starts without what only rules need

    geometry = without_sight(geometry)
    return suppositions(on_board(Puzzle(geometry, (0,) * geometry.cell_count, rules=rules)))
