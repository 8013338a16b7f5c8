"""The rules of a puzzle on paper: shapes for clues of variants, words for what no picture tells."""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.drawing import Shape
from pencilmark.board.model import Puzzle
from pencilmark.rules.variants.definition import Variant
from pencilmark.rules.variants.read import is_clue, parse_clue
from pencilmark.rules.variants.registry import VARIANTS

_WORDS = {variant.word: variant for variant in VARIANTS.values() if variant.word not in ("", "house", "regions")}


def rule_shapes(puzzle: Puzzle) -> Iterator[Shape]:
    """Draw the clues of variants among the rules of a *puzzle*, in units of cells."""
    for text in puzzle.rules:
        if is_clue(text):
            clue = parse_clue(text, puzzle.geometry)
            yield from VARIANTS[clue.name].draw(clue, puzzle.geometry)


def rule_words(puzzle: Puzzle) -> list[str]:
    """Tell in a line each which variants a *puzzle* is of, and its formulas, as they are written.

    >>> from pencilmark.board.boards import board
    >>> words = rule_words(Puzzle(board("4 x"), (0,) * 16, rules=("killer 5: a1 b1", "killer 3: a2 b2", "c3 = a1")))
    >>> [text.split(":")[0] for text in words]
    ['Diagonals', 'Killer', 'c3 = a1']
    """
    variants: dict[str, Variant] = {}
    formulas = []
    for word in puzzle.geometry.name.split():
        if word in _WORDS:
            variants.setdefault(_WORDS[word].name, _WORDS[word])
    for text in puzzle.rules:
        if is_clue(text):
            name = parse_clue(text, puzzle.geometry).name
            variants.setdefault(name, VARIANTS[name])
        else:
            formulas.append(text)
    return [f"{variant.title}: {variant.text}" for variant in variants.values()] + formulas
