"""Variants that a file's rules state only in words: regions, shades or modifiers that are to be found."""

from __future__ import annotations

import re
import unicodedata

from pencilmark.board.errors import InputError
from pencilmark.board.geometry import Geometry
from pencilmark.board.modifiers import FACTORS
from pencilmark.board.speech import say
from pencilmark.rules.variants.definition import Clue, Worded
from pencilmark.rules.variants.read import parse_clue
from pencilmark.rules.variants.registry import LATIN, VARIANTS, with_word
from pencilmark.rules.variants.unknown import CHAOS

_KNOWN = {name: it for name, variant in VARIANTS.items() if (it := variant.worded) and it.anywhere}
_OTHERWISE = re.compile(r"\b(two|2) in each|\b(18|eighteen)\b|may or may not|multiply")
_WORD = re.compile(r"[a-z0-9]+")
_NEEDED = (
    {"row", "rows"},
    {"column", "columns"},
    {"box", "boxes", "region", "regions", "3x3"},
    {"digit", "digits", "number", "numbers"},
    {"all", "different", "differ", "distinct", "each", "every", "once", "repeat", "repeats", "repeated"},
)
"""Near the name of a modifier, one word of each set must say where its cells are, and that they have all digits."""


def worded(text: str, geometry: Geometry, has_regions: bool, notes: list[str]) -> tuple[Geometry, list[Clue]]:
    """Read which variants a *text* names; the *notes* say so. If regions are to be found, the board has no boxes.

    A file that *has_regions* does not ask for any. Modifiers are read if the text says what they are here: one in each
    row, column and box, and with each digit.

    >>> geometry, clues = worded("Chaos Construction: divide the grid", board("9"), False, [])
    >>> geometry.name, [clue.name for clue in clues]
    ('9 latin', ['chaos-construction'])
    >>> worded("Chaos Construction: divide the grid", board("16"), False, [])[0].name  # too large: with boxes
    '16'
    >>> told = "Each row, column and box has one doubler. No digit is repeated among the doublers."
    >>> worded(told, board("9"), True, [])[0].name, worded("Two doublers are hidden.", board("9"), True, [])[0].name
    ('9 doublers', '9')
    """
    found, on_board, unread = list[Clue](), list[str](), list[str]()
    text = unicodedata.normalize("NFKC", text).lower()
    for name, words in _KNOWN.items():
        if not words.is_about(text) or (name == CHAOS and has_regions):
            continue
        if name in FACTORS and not _as_here(text, words):
            unread.append(name)
            continue
        try:
            word = LATIN if name == CHAOS else VARIANTS[name].word
            on = with_word(geometry, word) if word else geometry
            if VARIANTS[name].word:
                on_board.append(name)
            else:
                found.append(parse_clue(name, on))
            geometry = on
        except InputError as error:
            notes.append(say("sudokumaker-left-out", nouns=[VARIANTS[name].noun], why=error.message))
    if read := [*(clue.name for clue in found), *on_board]:
        notes.append(say("sudokupad-read-from-words", names=", ".join(VARIANTS[name].title for name in read)))
    if unread:
        notes.append(say("worded-named-otherwise", names=", ".join(VARIANTS[name].title for name in unread)))
    return geometry, found


def divides(text: str) -> bool:
    """Report whether a *text* asks for regions that are to be found.

    >>> divides("Chaos construction: divide the grid"), divides("Each region has all digits")
    (True, False)
    """
    return _KNOWN[CHAOS].is_about(text.lower())


def _as_here(text: str, words: Worded) -> bool:
    """Report whether the sentences around the *words* in a *text* place modifiers as their variant does."""
    sentences = text.replace("!", ".").replace("\n", ".").split(".")
    near = [at for at, sentence in enumerate(sentences) if words.is_about(sentence)]
    said = set(_WORD.findall(".".join(sentences[max(near[0] - 1, 0) : near[-1] + 2])))
    return all(said & few for few in _NEEDED) and not _OTHERWISE.search(text)
