"""A puzzle with as few rules as possible: those that its board or its candidates can express are moved there.

A puzzle whose rules are about single cells only, such as one given by pencil marks, is then solved as a classic.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from pencilmark.board.geometry import Geometry
from pencilmark.board.kept import kept
from pencilmark.board.masks import mask_of
from pencilmark.board.model import Puzzle, Rule
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.language.tree import Relation, cells_of, flat, renamed_relation
from pencilmark.rules.rule import clue_of, relation_of
from pencilmark.rules.variants.registry import VARIANTS, with_word, word_of

Marks = tuple[tuple[int, int], ...]
"""Cells, each with the mask of the values that a rule leaves it."""
Lifted = tuple[Geometry, tuple[tuple[Rule, Marks], ...]]


def on_board(puzzle: Puzzle, marks: bool = True) -> Puzzle:
    """Return the same puzzle with as few rules as possible: its board and, with *marks*, its candidates replace them.

    A rule about each cell of the board by itself, such as *only-values*, always becomes candidates.

    Raises RuleError.

    >>> from pencilmark.rules.rule import parse_rules
    >>> rules = parse_rules(["diagonals", "a1 < a2", "a1 in {1, 4}"], board("4"))
    >>> found = on_board(Puzzle(board("4"), (0,) * 16, rules=rules))
    >>> found.geometry.name, [rule.text for rule in found.rules], found.candidates[:2]
    ('4 x', ['a1 < a2'], (9, 15))
    """
    if not puzzle.rules:
        return puzzle
    geometry, left = _lifted(puzzle.geometry, puzzle.rules)
    candidates = list(puzzle.candidates or (geometry.all_digits,) * geometry.cell_count)
    values, rules = puzzle.values, list[Rule]()
    for rule, leaves in left:
        is_broken = any(values[cell] and not mask >> values[cell] - 1 & 1 for cell, mask in leaves)
        if not leaves or is_broken or not (marks or len(leaves) == len(values)):
            rules.append(rule)  # a given that its own rule forbids remains a contradiction of that rule
            continue
        for cell, mask in leaves:
            candidates[cell] &= mask
    if len(rules) == len(puzzle.rules):
        return puzzle
    marked = None if len(rules) == len(left) else tuple(candidates)
    return replace(puzzle, geometry=geometry, rules=tuple(rules), candidates=marked or puzzle.candidates)


@kept(100_000, lambda made: 10 + len(made[1]))
def _lifted(geometry: Geometry, rules: tuple[Rule, ...]) -> Lifted:
    """Return a board that expresses what it can of *rules*, and the other rules with their equivalent marks, if any."""
    left = []
    for rule in rules:
        clue = clue_of(rule)
        if clue and not VARIANTS[clue.name].asks:
            continue
        word = word_of(clue, geometry.size) if clue and not geometry.grids else ""
        if word:
            geometry = with_word(geometry, word)
        else:
            left.append(rule)
    return geometry, tuple((rule, () if geometry.modifiers else _marks(rule, geometry)) for rule in left)


def _marks(rule: Rule, geometry: Geometry) -> Marks:
    """Return the candidates that a rule leaves its cells if it is about each of them by itself; else none."""
    clue = clue_of(rule)
    if clue and (VARIANTS[clue.name].context or (len(clue.cells) > 1 and _is_of_many(clue.name))):
        return ()
    found = []
    for part in flat(relation_of(rule, geometry)):
        cells = cells_of(part)
        if len(cells) != 1 or cells[0] >= geometry.cell_count:
            return ()
        found.append((cells[0], values_where(renamed_relation(part, lambda cell: 0), geometry.value_count)))
    return tuple(found)


@lru_cache(maxsize=256)
def _is_of_many(name: str) -> bool:
    """Report whether a variant is only about several cells at once, as its definition shows without being expanded."""
    rules = VARIANTS[name].rules
    return not callable(rules) and all(isinstance(line, str) and "{cells}" in line for line in rules)


@lru_cache(maxsize=4096)
def values_where(shape: Relation, top: int) -> int:
    """Return the mask of the values up to *top* of cell 0 for which a relation holds."""
    test = holds(shape)
    return mask_of(value - 1 for value in range(1, top + 1) if test((value,)))
