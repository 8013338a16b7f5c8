"""What a net may conclude from patterns in the grid it has left (Dynamic Forcing Chains +)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pencilmark.board.derived import derived
from pencilmark.board.masks import bits
from pencilmark.human.sukaku import tables as t
from pencilmark.human.sukaku.grid import Grid
from pencilmark.human.sukaku.nets import Nested
from pencilmark.human.sukaku.patterns import fish, hidden_subsets, locked, naked_subsets
from pencilmark.human.sukaku.web import Web


def _conclude(web: Web, off: int, parents: int) -> Iterator[Nested]:
    """Return a conclusion for each candidate of *off* (board) that rests on the candidates *parents* (board)."""
    if parents:
        because = tuple(web.number[bit % 81, bit // 81] for bit in bits(parents))
        for bit in sorted(bits(off), key=lambda bit: (bit % 81, bit)):
            yield Nested(web.number[bit % 81, bit // 81], because)


def _locked(web: Web, left: Grid) -> Iterator[Nested]:
    for digit, base, cover, off in locked(left):
        parents = web.grid.digits[digit] & t.HOUSE[base] & ~t.HOUSE[cover]
        yield from _conclude(web, off << 81 * digit, parents << 81 * digit)


def _hidden_pairs(web: Web, left: Grid) -> Iterator[Nested]:
    for house, cells, digits, off in hidden_subsets(left, 2):
        yield from _conclude(web, off, web.grid.board & (t.HOUSE[house] & ~cells) * t.SPREAD81[digits])


def _naked_pairs(web: Web, left: Grid) -> Iterator[Nested]:
    for _, cells, digits, off in naked_subsets(left, 2):
        yield from _conclude(web, off, web.grid.board & cells * t.SPREAD81[511 & ~digits])


def _x_wings(web: Web, left: Grid) -> Iterator[Nested]:
    for digit, base, cover, off in fish(left, 2):
        inside = sum(t.HOUSE[line] for line in base) & ~sum(t.HOUSE[line] for line in cover)
        yield from _conclude(web, off << 81 * digit, (web.grid.digits[digit] & inside) << 81 * digit)


Rule = Callable[[Web, Grid], Iterator[Nested]]
PATTERNS: tuple[Rule, ...] = (_locked, _hidden_pairs, _naked_pairs, _x_wings)


@derived
def _concluded(grid: Grid, left: int) -> dict[Rule, list[Nested]]:
    """Return what was concluded by each rule from the board *left*: several nets may leave the same."""
    return {}


def conclusions(web: Web, left: Grid, rules: tuple[Rule, ...] = PATTERNS) -> list[Nested]:
    """Return what the first of the *rules* that helps concludes from what is *left* of the grid of *web*."""
    done = _concluded(web.grid, left.board)
    for rule in rules:
        if rule not in done:
            done[rule] = list(rule(web, left))
        if done[rule]:
            return done[rule]
    return []
