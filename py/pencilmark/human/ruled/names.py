"""Clues as people name them: the noun of a clue in the middle of a sentence, and what it says of two of its cells.

The words stand in the catalogue, by the names of variants: ``noun-thermo``, ``says-thermo``.
"""

from __future__ import annotations

from pencilmark.board.english import SENTENCES, say
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Rule
from pencilmark.rules.rule import clue_of, spelled
from pencilmark.rules.variants.cells import edge_of
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.registry import VARIANTS

_LINES = frozenset(
    [
        "thermo",
        "slow-thermo",
        "palindrome",
        "renban",
        "german-whispers",
        "dutch-whispers",
        "whispers",
        "parity",
        "zipper",
        "region-sum",
        "entropic",
        "modular",
        "between",
        "lockout",
        "sum-line",
        "sum-loop",
        "double-arrow",
    ]
)
_SIGHTS = frozenset(["sandwich", "x-sum", "skyscraper", "numbered-room"])
_CAGES = frozenset(["killer", "killer-product", "killer-difference", "killer-quotient", "sum", "lunchbox", "rellik"])
_BETWEEN = frozenset(["difference", "ratio", "x", "v", "greater"])
_IN_ORDER = frozenset(["thermo", "slow-thermo", "greater"])


def noun(rule: Rule, geometry: Geometry) -> str:
    """Name a rule in the middle of a sentence.

    >>> from pencilmark.board.boards import board
    >>> from pencilmark.rules.rule import parse_rule
    >>> [noun(parse_rule(text, board("9")), board("9")) for text in ("killer 15: a1 a2", "sandwich 7: row 2", "a1 < 4")]
    ['the cage of 15 at r1c1', 'the sandwich clue 7 of row 2', 'the formula r1c1 < 4']
    """
    clue = clue_of(rule)
    return of_clue(clue, geometry) if clue else say("clue-formula", text=spelled(rule.text, geometry))


def short(rule: Rule, geometry: Geometry) -> str:
    """Name a rule as `noun` does, without the two cells that a mark stands between.

    >>> from pencilmark.board.boards import board
    >>> from pencilmark.rules.rule import parse_rule
    >>> short(parse_rule("white: a1 a2", board("9")), board("9"))
    'the white dot'
    """
    clue = clue_of(rule)
    between = clue is not None and clue.name in _BETWEEN and len(clue.cells) == 2
    return say("clue-short", noun=_word(clue)) if clue and between else noun(rule, geometry)


def of_clue(clue: Clue, geometry: Geometry) -> str:
    """Name a clue in the middle of a sentence."""
    cells = [geometry.cell_name(cell) for cell in clue.cells]
    if f"whole-{clue.name}" in SENTENCES:
        return say(f"whole-{clue.name}")
    if clue.name in _LINES:
        return say("clue-line", noun=_word(clue), start=cells[0], end=cells[-1])
    if clue.name in _SIGHTS:
        return say("clue-sight", noun=_word(clue), number=clue.numbers[0], house=_sight(clue, geometry))
    if clue.name in _CAGES:
        number = clue.numbers[0] if clue.numbers else None
        how = "clue-cage" if number is None else "clue-cage-of"
        return say(how, noun=_word(clue), number=number, cell=cells[0])
    if clue.name in _BETWEEN:
        if len(cells) == 2:
            return say("clue-between", noun=_word(clue), one=cells[0], two=cells[1])
        return say("clue-several", noun=_word(clue), cell=cells[0])
    return _single(clue, cells)


def _single(clue: Clue, cells: list[str]) -> str:
    """Name a clue whose sentence is its own, or made of its name."""
    match clue.name:
        case "little-killer":
            return say("clue-little-killer", number=clue.numbers[0], start=cells[0], end=cells[-1])
        case "arrow" | "minimum" | "maximum":
            return say(f"clue-{clue.name}", cell=cells[0])
        case "clone":
            return say("clue-clone", one=cells[0], two=cells[len(clue.groups[0])])
        case "odd" | "even":
            return say(f"clue-{clue.name}")
        case "quadruple":
            return say("clue-quadruple", numbers=list(map(str, clue.numbers)), start=cells[0], end=cells[-1])
    name = clue.name.replace("-", " ")
    return say("clue-other", noun=name, cell=cells[0]) if cells else say("clue-on-board", noun=name)


def _word(clue: Clue) -> str:
    return say(f"noun-{clue.name}")


def _sight(clue: Clue, geometry: Geometry) -> str:
    edge = edge_of(clue.groups[0], geometry.size)
    if not edge:
        return say("sight-diagonal", cell=geometry.cell_name(clue.cells[0]))
    side, number = edge
    house = say("sight-row" if side in ("left", "right") else "sight-column", number=number)
    return house if clue.name == "sandwich" else say("sight-from", house=house, side=side)


def says(rule: Rule, a: str, b: str) -> str:
    """Say what a rule says of two of its cells, named *a* and *b*, "" where that is better said by its text.

    >>> from pencilmark.board.boards import board
    >>> from pencilmark.rules.rule import parse_rule
    >>> says(parse_rule("white: a1 a2", board("9")), "r1c1", "r2c1")
    'r1c1 and r2c1 differ by 1'
    """
    clue = clue_of(rule)
    if clue is None or f"says-{clue.name}" not in SENTENCES or (clue.name in _IN_ORDER and not clue.cells):
        return ""
    twice = "-twice" if clue.numbers == (2,) and f"says-{clue.name}-twice" in SENTENCES else ""
    return say(f"says-{clue.name}{twice}", a=a, b=b, n=clue.numbers[0] if clue.numbers else "")


def means(clue: Clue, geometry: Geometry) -> str:
    """Say what a clue asks, in the middle of a sentence: with its number where it has one.

    >>> from pencilmark.board.boards import board
    >>> from pencilmark.rules.rule import clue_of, parse_rule
    >>> means(clue_of(parse_rule("sandwich 7: row 2", board("9"))), board("9"))
    'the digits between the 1 and the 9 add up to 7'
    """
    if clue.numbers and f"means-{clue.name}" in SENTENCES:
        return say(f"means-{clue.name}", n=clue.numbers[0], top=geometry.value_count)
    text = VARIANTS[clue.name].text
    return f"{text[0].lower()}{text[1:]}"
