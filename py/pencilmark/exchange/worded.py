"""What the rules of a file say in words alone: that regions or shades are to be found."""

from __future__ import annotations

import re

from pencilmark.board.errors import InputError
from pencilmark.board.geometry import Geometry
from pencilmark.board.speech import say
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.read import parse_clue
from pencilmark.rules.variants.registry import LATIN, VARIANTS, with_word
from pencilmark.rules.variants.unknown import CHAOS

_NAMED = {
    CHAOS: re.compile(r"\bchaos[ -]construction\b", re.IGNORECASE),
    "yin-yang": re.compile(r"\byin[ -]?yang\b", re.IGNORECASE),
}


def worded(text: str, geometry: Geometry, has_regions: bool, notes: list[str]) -> tuple[Geometry, list[Clue]]:
    """Read which variants a *text* names; the *notes* say so. Where regions are to be found, the board has no boxes.

    A file that *has_regions* asks for none.

    >>> from pencilmark.board.boards import board
    >>> geometry, clues = worded("Chaos Construction: divide the grid", board("9"), False, [])
    >>> geometry.name, [clue.name for clue in clues]
    ('9 latin', ['chaos-construction'])
    """
    found = list[Clue]()
    for name, words in _NAMED.items():
        if not words.search(text) or (name == CHAOS and has_regions):
            continue
        try:
            on = with_word(geometry, LATIN) if name == CHAOS else geometry
            found.append(parse_clue(name, on))
            geometry = on
        except InputError as error:
            notes.append(say("sudokupad-drawing-left-out", name=name, message=error.message))
    if found:
        notes.append(say("sudokupad-read-from-words", names=", ".join(VARIANTS[clue.name].title for clue in found)))
    return geometry, found
