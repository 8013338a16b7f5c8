"""The rules of a puzzle on paper in words: its variants, and its formulas."""

from __future__ import annotations

from pencilmark.board.model import Puzzle
from pencilmark.rules.rule import clue_of
from pencilmark.rules.variants.definition import Variant
from pencilmark.rules.variants.registry import VARIANTS

_WORDS = {variant.word: variant for variant in VARIANTS.values() if variant.word not in ("", "house", "regions")}


def rule_words(puzzle: Puzzle, *, formulas: bool = True) -> list[str]:
    """Say in a line each which variants a *puzzle* is of, and, if wished, its *formulas*, as they are written.

    >>> from pencilmark.board.boards import board
    >>> from pencilmark.rules.rule import parse_rules
    >>> rules = parse_rules(["killer 5: a1 b1", "killer 3: a2 b2", "c3 = a1"], board("4 x"))
    >>> words = rule_words(Puzzle(board("4 x"), (0,) * 16, rules=rules))
    >>> [text.split(":")[0] for text in words]
    ['Diagonals', 'Killer', 'c3 = a1']
    """
    variants: dict[str, Variant] = {}
    written = []
    for word in puzzle.geometry.name.split():
        if word in _WORDS:
            variants.setdefault(_WORDS[word].name, _WORDS[word])
    for rule in puzzle.rules:
        if clue := clue_of(rule):
            variants.setdefault(clue.name, VARIANTS[clue.name])
        else:
            written.append(rule.text)
    return [f"{variant.title}: {variant.text}" for variant in variants.values()] + (written if formulas else [])
