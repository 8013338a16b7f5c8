"""Variants that a board can be: the clue as a word of the board, so that every search and technique knows it."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

from pencilmark.board.boards import board
from pencilmark.board.geometry import Geometry, cell_name
from pencilmark.board.model import Puzzle
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.read import is_clue, parse_clue
from pencilmark.rules.variants.registry import VARIANTS

_SHAPE = re.compile(r"[0-9]+x[0-9]+|latin|free|regions=.*")


def word_of(clue: Clue, size: int) -> str:
    """Give the word of a board that means the same as *clue*, empty if there is none.

    >>> word_of(Clue("diagonals"), 9), word_of(Clue("extra-region", (), ((0, 9),)), 9), word_of(Clue("x"), 9)
    ('x', 'house=r1c1r2c1', '')
    """
    word = VARIANTS[clue.name].word
    if word == "house":
        cells = clue.cells if len(clue.cells) <= size else ()
        return "house=" + "".join(cell_name(cell, size) for cell in cells) if cells else ""
    return f"regions={clue.labels}" if word == "regions" else word


def with_word(geometry: Geometry, word: str) -> Geometry:
    """Give the board that has one more *word*; regions take the place of boxes. Raises BoardError.

    >>> with_word(board("9"), "x").name, with_word(board("4 2x2"), "regions=1122112233443344").name
    ('9 x', '4 regions=0011001122332233')
    """
    words = geometry.name.split()
    if word.startswith("regions="):
        words = [other for other in words if not _SHAPE.fullmatch(other)]
    return geometry if word in words else board(" ".join([*words, word]))


@lru_cache(maxsize=256)
def _lifted(geometry: Geometry, rules: tuple[str, ...]) -> tuple[Geometry, tuple[str, ...]]:
    left = []
    for text in rules:
        word = word_of(parse_clue(text, geometry), geometry.size) if is_clue(text) else ""
        if word:
            geometry = with_word(geometry, word)
        else:
            left.append(text)
    return geometry, tuple(left)


def on_board(puzzle: Puzzle) -> Puzzle:
    """Give the same puzzle with as few rules as can be: what a board can say is said by its board. Raises RuleError.

    >>> found = on_board(Puzzle(board("4"), (0,) * 16, rules=("diagonals", "a1 < a2")))
    >>> found.geometry.name, found.rules
    ('4 x', ('a1 < a2',))
    """
    if not puzzle.rules:
        return puzzle
    geometry, rules = _lifted(puzzle.geometry, puzzle.rules)
    return puzzle if rules == puzzle.rules else replace(puzzle, geometry=geometry, rules=rules)
