"""Rules for the whole board in the words of a file's rules, each stated by a sentence of its own."""

from __future__ import annotations

import re

from pencilmark.board.errors import InputError
from pencilmark.board.geometry import Geometry
from pencilmark.board.speech import say
from pencilmark.exchange.said import Said
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.read import parse_clue
from pencilmark.rules.variants.registry import VARIANTS, with_word

_NEVER = re.compile(r"\b(not|no|never|cannot|(ca|wo|do|does|must|should|are|is|may|could)n't|different|neither)\b")
_KNOWN = {
    name: it
    for name, variant in VARIANTS.items()
    if variant.takes == "board" and (it := variant.worded) and not (it.anywhere or "drawn" in variant.elsewhere)
}
"""Rules whose sentence must match a word for never, too."""
_OTHERWISE = re.compile(
    r"\b(lines?|dots?|along|cages?|circles?|squares?|thermo\w*|arrows?|diagonal\w*|sums?|total\w*|unless|except|only"
    r"|some|most|either|if|between|path|loop|snake|regions?|box(es)?|shaded|marked|certain|dynamic|grey|gray|red|blue"
    r"|green|yellow|purple|pink|white|black|odd|even|prime|long|extended|wrap\w*|toroid\w*|torus|values?"
    r"|knights(?! move)|kings(?! move)|queens?|bishops?|rooks?|camels?|one|[2-9]s?|two|three|ratio|consecutively"
    r"|count\w*|need\w*|may repeat|can repeat|negative|digit [a-z0-9]|horizontal\w*|vertical\w*|rings?|corners?|half"
    r"|halves|outer|inner|cent(re|er)\w*|border\w*|perimeter|top|bottom|quadrants?)\b"
)
"""Words of a sentence that is about some cells only, or about other things as well."""
_DENIED = re.compile(
    r"(\bnot|n't) (apply|applies|have to|need|necessarily|required|restricted|forbidden|the case|all|every)\b"
    r"|(\bnot|\bcannot|\bnever|n't) (in force\b|(be|contain|have|hold) different\b)"
    r"|\bno (anti|knight|king|non|rule|restriction|constraint)"
)
"""Words of a sentence that negates the rule."""
_ALLOWED = re.compile(
    r"\b(can|could|may|might)\b(?!'t| not\b| never\b| no\b)|(?<!\bnot )(?<!n't )(?<!\bnever )\ballowed\b"
)
_NONE = re.compile(r"\b(no|neither)( \w+){0,3} (cells?|digits?|numbers?|ones?|knights?|kings?)\b")
"""Words that forbid something in all cells."""
_LIMITED = re.compile(
    r"\s*(this|that|it|these|they|the)\b.{0,60}?((\bnot|n't|\bonly) appl(y|ies)\b|\bappl(y|ies) only\b)"
)
"""Openings of a sentence that limits the one before it to some cells."""
_HARMLESS = re.compile(
    r"\b(no|any|if) two\b|\bone (chess )?(knight|king)'?s move\b"
    r"|\b(horizontal|vertical)(ly)?( or |, | and |/)(horizontal|vertical)(ly)?\b"
)
"""Phrases that do not limit a rule to some cells, though one of their words may elsewhere."""


def everywhere(said: Said, geometry: Geometry, notes: list[str]) -> tuple[Geometry, list[Clue]]:
    """Return the board and the clues of the rules that hold everywhere; the *notes* name them.

    >>> words = "Identical digits cannot be a knight's move apart. Adjacent cells must not contain consecutive digits."
    >>> on, clues = everywhere(Said(words), board("9"), [])
    >>> on.name, [clue.name for clue in clues]
    ('9 antiknight', ['non-consecutive'])
    >>> everywhere(Said("Digits on a line cannot be the same if a knight's move apart."), board("9"), [])[0].name
    '9'
    """
    found, read = list[Clue](), list[str]()
    is_limited = said.is_altered or any(map(_LIMITED.match, said.sentences))
    for name, words in _KNOWN.items() if not is_limited else ():
        if not any(_is_meant(one) for one in said.sentences if words.is_said(one)):
            continue
        try:
            if word := VARIANTS[name].word:
                geometry = with_word(geometry, word)
            else:
                found.append(parse_clue(name, geometry))
            read.append(VARIANTS[name].title)
        except InputError:  # several grids
            continue
    notes += [say("sudokupad-read-from-words", names=", ".join(read))] if read else []
    return geometry, found


def _is_meant(sentence: str) -> bool:
    """Report whether a sentence on a rule forbids something in all cells, and says nothing else."""
    is_allowed = _ALLOWED.search(sentence) and not _NONE.search(sentence)
    is_other = is_allowed or _DENIED.search(sentence) or _OTHERWISE.search(_HARMLESS.sub("", sentence))
    return bool(_NEVER.search(sentence)) and not is_other
