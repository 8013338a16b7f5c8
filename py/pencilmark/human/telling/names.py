"""Clues as people name them: a noun for the middle of a sentence, and what a clue says about two of its cells.

The words are in the catalogue, by the names of variants: ``noun-thermo``, ``says-thermo``, ``means-skyscraper``, and
``clue-odd`` where a clue is not named like others of its form.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Rule
from pencilmark.board.speech import has, say
from pencilmark.rules.rule import clue_of, spelled
from pencilmark.rules.variants.cells import edge_of
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.registry import VARIANTS

MOST_TEXT = 40
"""Longest formula, in characters, that is written whole."""


def noun(rule: Rule, geometry: Geometry) -> str:
    """Name a rule in the middle of a sentence.

    >>> from pencilmark.rules.rule import parse_rule
    >>> [noun(parse_rule(text, board("9")), board("9")) for text in ("killer 15: a1 a2", "sandwich 7: row 2", "a1 < 4")]
    ['the cage of 15 at r1c1', 'the sandwich clue 7 of row 2', 'the formula r1c1 < 4']
    """
    clue = clue_of(rule)
    return of_clue(clue, geometry) if clue else say("clue-as-formula", text=_brief(spelled(rule.text, geometry)))


def _brief(text: str) -> str:
    """Leave out the middle of long lists and alternatives in a formula: its ends are enough to tell it from others.

    >>> _brief("count(r1c1 = 3, r2c2 = 3, r3c3 = 3, r4c4 = 3) in {0,2,3,4}")
    'count(r1c1 = 3, …, r4c4 = 3) in {0, …, 4}'
    >>> _brief("(r1c1 = 1 and r1c2 > 3) or (r1c1 = 2 and r1c2 > 4) or r1c1 = 9")
    '(r1c1 = 1 and r1c2 > 3) or … or r1c1 = 9'
    """
    return _cut(text) if len(text) > MOST_TEXT else text


def _cut(text: str) -> str:
    """Leave out the middle of parts joined in the same way, and within what is left."""
    for joint, most in _JOINTS.items():
        parts = [part.strip() for part in _parts(text, joint if joint == "," else f" {joint} ")]
        if len(parts) > 1:
            kept = [parts[0], "…", parts[-1]] if len(parts) > most else parts
            return (", " if joint == "," else f" {joint} ").join(_cut(part) for part in kept)
    said = ""
    while opening := _OPENING.search(text):
        start = opening.end()
        end = start + len(next(_parts(text[start:], opening[0].translate(_CLOSING))))
        said += text[:start] + _cut(text[start:end]) + text[end : end + 1]
        text = text[end + 1 :]
    return said + text


_JOINTS = {",": 3, "or": 2, "and": 2}
"""Joints of the parts of a formula, and the most parts that are written."""
_OPENING = re.compile(r"[({]")
_CLOSING = str.maketrans("({", ")}")


def _parts(text: str, joint: str) -> Iterator[str]:
    """Split a text at each *joint* outside brackets."""
    depth = start = 0
    for place, sign in enumerate(text):
        if depth == 0 and text.startswith(joint, place):
            yield text[start:place]
            start = place + len(joint)
        depth += (sign in "({") - (sign in ")}")
    yield text[start:]


def short(rule: Rule, geometry: Geometry) -> str:
    """Name a rule as `noun` does, but without the two cells that a mark stands between.

    >>> from pencilmark.rules.rule import parse_rule
    >>> short(parse_rule("white: a1 a2", board("9")), board("9"))
    'the white dot'
    """
    clue = clue_of(rule)
    if clue and VARIANTS[clue.name].between and len(clue.cells) == 2:
        return say("clue-as-short", noun=VARIANTS[clue.name].noun)
    return noun(rule, geometry)


def of_clue(clue: Clue, geometry: Geometry) -> str:
    """Name a clue in the middle of a sentence, as its variant does or as clues of its form are named."""
    cells = [geometry.cell_name(cell) for cell in clue.cells] or [""]
    values: dict[str, object] = {
        "noun": VARIANTS[clue.name].noun,
        "number": clue.numbers[0] if clue.numbers else "",
        "numbers": list(map(str, clue.numbers)),
        "cell": cells[0],
        "start": cells[0],
        "end": cells[-1],
        "one": cells[0],
        "two": cells[len(clue.groups[0])] if len(clue.groups) > 1 else cells[-1],
    }
    if VARIANTS[clue.name].takes == "sight":
        values["line"], values["house"] = _sight(clue, geometry)
    own = f"clue-{clue.name}"
    return say(own if has(own) else f"clue-as-{_form(clue)}", **values)


def _form(clue: Clue) -> str:
    """Return how clues of the same form as this one are named."""
    variant = VARIANTS[clue.name]
    if not clue.cells:
        return "board"
    if variant.takes == "line":
        return ("mark" if len(clue.cells) == 2 else "marks") if variant.between else "line"
    if variant.diagonal:
        return "diagonal"
    kind = "sight" if variant.takes == "sight" else "cells"
    return f"{kind}-with-number" if clue.numbers else kind


def _sight(clue: Clue, geometry: Geometry) -> tuple[str, str]:
    """Name the line that a clue looks along, without and with the side that it looks from."""
    edge = edge_of(clue.groups[0], geometry.size)
    if not edge:
        return (say("sight-diagonal", cell=geometry.cell_name(clue.cells[0])),) * 2
    side, number = edge
    line = say("sight-row" if side in ("left", "right") else "sight-column", number=number)
    return line, say("sight-from", house=line, side=side)


def says(rule: Rule, a: str, b: str) -> str:
    """Say what a rule says about two of its cells, named *a* and *b*; "" if its text says that better.

    >>> from pencilmark.rules.rule import parse_rule
    >>> says(parse_rule("white: a1 a2", board("9")), "r1c1", "r2c1")
    'r1c1 and r2c1 differ by 1'
    """
    clue = clue_of(rule)
    if clue is None or not has(f"says-{clue.name}"):
        return ""
    twice = "-twice" if clue.numbers == (2,) and has(f"says-{clue.name}-twice") else ""
    return say(f"says-{clue.name}{twice}", a=a, b=b, n=clue.numbers[0] if clue.numbers else "")


def means(clue: Clue, geometry: Geometry) -> str:
    """Say what a clue asks, for the middle of a sentence: with its number, if it has one.

    >>> from pencilmark.rules.rule import clue_of, parse_rule
    >>> means(clue_of(parse_rule("sandwich 7: row 2", board("9"))), board("9"))
    'the digits between the 1 and the 9 add up to 7'
    >>> means(clue_of(parse_rule("parity: a1 a2", board("9"))), board("9"))
    'odd and even digits alternate along the line'
    """
    if clue.numbers and has(f"means-{clue.name}"):
        return say(f"means-{clue.name}", n=clue.numbers[0], top=geometry.value_count)
    if clue.pattern and has(f"means-{clue.name}"):
        return say(f"means-{clue.name}", pattern=clue.pattern)
    text = VARIANTS[clue.name].text.removesuffix(say("full-stop"))
    return f"{text[0].lower()}{text[1:]}"
