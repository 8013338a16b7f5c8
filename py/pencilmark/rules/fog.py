"""What can be seen of a puzzle under fog: the givens and rules outside the fog."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from pencilmark.board.model import Puzzle, Rule
from pencilmark.rules.language.tree import cells_of
from pencilmark.rules.rule import Named, relation_of
from pencilmark.rules.variants.registry import VARIANTS


def visible(puzzle: Puzzle, covered: Collection[int]) -> Puzzle:
    """Return the puzzle without the givens, candidates and rules that lie in cells *covered* by fog.

    Numbers outside the grid and rules of the whole board are never covered; but a rule for cells without a mark
    is not known as long as such a mark may be under fog.

    >>> from pencilmark.rules.text import read_rules
    >>> puzzle = read_rules("size: 4\\ngivens: 12..............\\nthermo: a3 b3\\nkiller 3: d1 d2\\nanti-king").puzzle
    >>> seen = visible(puzzle, {1, 2})
    >>> seen.givens[:3], [rule.text for rule in seen.rules]
    ((1, 0, 0), ['killer 3: r4c1 r4c2', 'anti-king'])
    """
    hidden = frozenset(covered)
    every = puzzle.geometry.all_digits
    return replace(
        puzzle,
        givens=tuple(0 if cell in hidden else given for cell, given in enumerate(puzzle.givens)),
        candidates=puzzle.candidates
        and tuple(every if cell in hidden else mask for cell, mask in enumerate(puzzle.candidates)),
        rules=tuple(rule for rule in puzzle.rules if not hidden or _is_seen(rule, puzzle, hidden)),
    )


def _is_seen(rule: Rule, puzzle: Puzzle, hidden: frozenset[int]) -> bool:
    if not isinstance(rule, Named):
        return hidden.isdisjoint(cells_of(relation_of(rule, puzzle.geometry)))
    variant = VARIANTS[rule.clue.name]
    if variant.context:
        return False
    return variant.takes in ("board", "labels", "sight") or hidden.isdisjoint(rule.clue.cells)
