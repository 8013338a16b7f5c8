"""All variants by name (add a new one to the file of its family and nowhere else), and those that a board can express.

A clue of the latter becomes a word of the board, known to every search and technique.
"""

from __future__ import annotations

import re

from pencilmark.board.boards import board
from pencilmark.board.geometry import Geometry, cell_name
from pencilmark.board.joined import AT
from pencilmark.rules.variants.cages import CAGES
from pencilmark.rules.variants.counts import COUNTS
from pencilmark.rules.variants.definition import Clue, Site, Variant
from pencilmark.rules.variants.lines import LINES
from pencilmark.rules.variants.marks import DOTS, MARKS
from pencilmark.rules.variants.shown import SHOWN
from pencilmark.rules.variants.sights import SIGHTS
from pencilmark.rules.variants.unknown import UNKNOWN
from pencilmark.rules.variants.whole import WHOLE

FAMILIES = {
    "cages": CAGES,
    "lines": LINES,
    "outside-the-grid": SIGHTS,
    "counts-and-places": COUNTS,
    "between-cells": DOTS,
    "marked-cells": MARKS,
    "the-whole-board": WHOLE,
    "to-be-found": UNKNOWN,
    "fog-and-drawings": SHOWN,
}
VARIANTS: dict[str, Variant] = {variant.name: variant for family in FAMILIES.values() for variant in family}
NAMES: dict[str, Variant] = VARIANTS | {name: variant for variant in VARIANTS.values() for name in variant.aliases}


def called(site: Site) -> dict[str, dict[str, Variant]]:
    """Return the variants that a *site* has under each of its keys, by the values of its entries ("": any other).

    >>> {value: variant.name for value, variant in called("fpuzzles")["whispers"].items()}
    {'5': 'german-whispers', '4': 'dutch-whispers', '': 'whispers'}
    """
    found: dict[str, dict[str, Variant]] = {}
    for variant in VARIANTS.values():
        for key, value in variant.called(site):
            found.setdefault(key, {})[value] = variant
    return found


LATIN = "latin"
"""The word of a board without boxes; regions to be found take their place."""
_SHAPE = re.compile(r"[0-9]+x[0-9]+|latin|free|(?:regions|areas)=.*")


def word_of(clue: Clue, size: int) -> str:
    """Return the word of a board that means the same as *clue*, empty if there is none.

    >>> word_of(Clue("diagonals"), 9), word_of(Clue("extra-region", (), ((0, 9),)), 9), word_of(Clue("x"), 9)
    ('x', 'house=r1c1r2c1', '')
    """
    word = VARIANTS[clue.name].word
    if word == "house":
        cells = clue.cells if len(clue.cells) <= size else ()
        return "house=" + "".join(cell_name(cell, size) for cell in cells) if cells else ""
    return f"{word}={clue.labels}" if clue.labels else word


def with_word(geometry: Geometry, word: str) -> Geometry:
    """Return the board that has one more *word*; regions take the place of boxes. Raises BoardError.

    >>> with_word(board("9"), "x").name, with_word(board("4 2x2"), "regions=1122112233443344").name
    ('9 x', '4 regions=0011001122332233')
    >>> with_word(board("4x6 2x3"), "latin").name
    '4x6 latin'
    """
    words = geometry.name.split()
    if word.startswith(("regions=", "areas=", LATIN)):
        words = [words[0], *(other for other in words[1:] if not _SHAPE.fullmatch(other))]
    end = words.index(AT) if AT in words else len(words)  # each of several grids has the word
    return geometry if word in words else board(" ".join([*words[:end], word, *words[end:]]))
