"""Clues as people name them: the noun of a clue in the middle of a sentence, and what it says of two of its cells."""

from __future__ import annotations

from collections.abc import Callable

from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Rule
from pencilmark.rules.rule import clue_of
from pencilmark.rules.variants.cells import edge_of
from pencilmark.rules.variants.definition import Clue

_LINES = {
    "thermo": "thermometer",
    "slow-thermo": "slow thermometer",
    "palindrome": "palindrome line",
    "renban": "renban line",
    "german-whispers": "German whispers line",
    "dutch-whispers": "Dutch whispers line",
    "whispers": "whispers line",
    "parity": "parity line",
    "zipper": "zipper line",
    "region-sum": "region sum line",
    "entropic": "entropic line",
    "modular": "modular line",
    "between": "between line",
    "lockout": "lockout line",
    "double-arrow": "double arrow",
}
_WHOLE = {
    "non-consecutive": "the non-consecutive rule",
    "kropki-negative": "the rule that every dot is drawn",
    "difference-negative": "the rule that every white dot is drawn",
    "ratio-negative": "the rule that every black dot is drawn",
    "xv-negative": "the rule that every X and V is drawn",
    "taxicab": "the taxicab rule",
    "global-entropy": "the global entropy rule",
}
_SIGHTS = {
    "sandwich": "sandwich clue",
    "x-sum": "X-sum",
    "skyscraper": "skyscraper clue",
    "numbered-room": "numbered room clue",
}


def noun(rule: Rule, geometry: Geometry) -> str:
    """Name a rule in the middle of a sentence.

    >>> from pencilmark.board.boards import board
    >>> from pencilmark.rules.rule import parse_rule
    >>> [noun(parse_rule(text, board("9")), board("9")) for text in ("killer 15: a1 a2", "sandwich 7: row 2", "a1 < 4")]
    ['the cage of 15 at r1c1', 'the sandwich clue 7 of row 2', 'the formula a1 < 4']
    """
    clue = clue_of(rule)
    return of_clue(clue, geometry) if clue else f"the formula {rule.text}"


def of_clue(clue: Clue, geometry: Geometry) -> str:
    """Name a clue in the middle of a sentence."""
    cells = [geometry.cell_name(cell) for cell in clue.cells]
    if clue.name in _WHOLE:
        return _WHOLE[clue.name]
    if clue.name in _LINES:
        return f"the {_LINES[clue.name]} from {cells[0]} to {cells[-1]}"
    if clue.name in _SIGHTS:
        return f"the {_SIGHTS[clue.name]} {clue.numbers[0]} of {_sight(clue, geometry)}"
    make = _NOUNS.get(clue.name)
    return make(clue, cells) if make else f"the {clue.name.replace('-', ' ')} at {cells[0] if cells else 'the board'}"


def _sight(clue: Clue, geometry: Geometry) -> str:
    edge = edge_of(clue.groups[0], geometry.size)
    if not edge:
        return f"the diagonal from {geometry.cell_name(clue.cells[0])}"
    side, number = edge
    house = f"{'row' if side in ('left', 'right') else 'column'} {number}"
    return house if clue.name == "sandwich" else f"{house}, seen from the {side}"


def _cage(kind: str) -> Callable[[Clue, list[str]], str]:
    def found(clue: Clue, cells: list[str]) -> str:
        return f"the {kind}{f' of {clue.numbers[0]}' if clue.numbers else ''} at {cells[0]}"

    return found


def _between(mark: str) -> Callable[[Clue, list[str]], str]:
    def found(clue: Clue, cells: list[str]) -> str:
        return f"the {mark} between {cells[0]} and {cells[1]}" if len(cells) == 2 else f"the {mark}s from {cells[0]}"

    return found


_NOUNS: dict[str, Callable[[Clue, list[str]], str]] = {
    "killer": _cage("cage"),
    "killer-product": _cage("product cage"),
    "killer-difference": _cage("difference cage"),
    "killer-quotient": _cage("quotient cage"),
    "sum": _cage("sum"),
    "little-killer": lambda clue, cells: f"the little killer of {clue.numbers[0]} from {cells[0]} to {cells[-1]}",
    "arrow": lambda clue, cells: f"the arrow from {cells[0]}",
    "clone": lambda clue, cells: f"the clones at {cells[0]} and {cells[len(clue.groups[0])]}",
    "difference": _between("white dot"),
    "ratio": _between("black dot"),
    "x": _between("X"),
    "v": _between("V"),
    "greater": _between("sign"),
    "odd": lambda clue, cells: "the mark for odd digits",
    "even": lambda clue, cells: "the mark for even digits",
    "minimum": lambda clue, cells: f"the mark for a minimum at {cells[0]}",
    "maximum": lambda clue, cells: f"the mark for a maximum at {cells[0]}",
    "quadruple": lambda clue, cells: (
        f"the circle {' '.join(map(str, clue.numbers))} between {cells[0]} and {cells[-1]}"
    ),
}


def says(rule: Rule, a: str, b: str) -> str:
    """Say what a rule says of two of its cells, named *a* and *b*, "" where that is better said by its text.

    >>> from pencilmark.board.boards import board
    >>> from pencilmark.rules.rule import parse_rule
    >>> says(parse_rule("white: a1 a2", board("9")), "r1c1", "r2c1")
    'r1c1 and r2c1 differ by 1'
    """
    clue = clue_of(rule)
    if clue is None:
        return ""
    text = _SAYS.get(clue.name, "")
    if clue.name in ("thermo", "slow-thermo", "greater") and clue.cells:
        text = {"thermo": "{b} is larger than {a}", "slow-thermo": "{b} is at least {a}"}.get(
            clue.name, "{a} is larger than {b}"
        )
    return text.format(a=a, b=b, n=clue.numbers[0] if clue.numbers else "")


_SAYS = {
    "difference": "{a} and {b} differ by {n}",
    "ratio": "one of {a} and {b} is {n} times the other",
    "x": "{a} and {b} add up to 10",
    "v": "{a} and {b} add up to 5",
    "kropki-negative": "without a dot, {a} and {b} neither differ by 1 nor is one twice the other",
    "difference-negative": "without a white dot, {a} and {b} do not differ by {n}",
    "ratio-negative": "without a black dot, neither of {a} and {b} is {n} times the other",
    "xv-negative": "without an X or a V, {a} and {b} add up to neither 10 nor 5",
    "non-consecutive": "neighbours such as {a} and {b} never differ by 1",
    "german-whispers": "{a} and {b} differ by 5 or more",
    "dutch-whispers": "{a} and {b} differ by 4 or more",
    "whispers": "{a} and {b} differ by {n} or more",
    "palindrome": "{a} and {b} hold the same digit",
    "clone": "{a} and {b} hold the same digit",
    "parity": "one of {a} and {b} is odd, the other even",
    "minimum": "{a} is smaller than {b}",
    "maximum": "{a} is larger than {b}",
    "modular": "{a} and {b} leave different remainders",
    "entropic": "{a} and {b} are not of the same kind: low, middle or high",
}
