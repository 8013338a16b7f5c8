"""Positions for the techniques of rules: puzzles with clues, of which a step of the technique is the next one.

They are of our own making (`tests/make_ruled_lessons.py`), kept in `ruled.txt`: for each the technique, the cells as in
a library line of HoDoKu with the candidates deleted, and the rules, a line each; an empty line ends it.
"""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files
from random import Random

from pencilmark.board.dice import pick
from pencilmark.board.model import Puzzle
from pencilmark.exchange.hodoku import parse_library
from pencilmark.rules.rule import parse_rules


def _read() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for text in (files(__package__) / "ruled.txt").read_text("utf-8").split("\n\n"):
        technique, _, rest = text.strip().partition(" ")
        found[technique] = (*found.get(technique, ()), rest)
    return found


STORED = _read()
"""For each technique of rules the texts of its positions, read when this is imported, as the catalogue is."""


def ruled_position(technique: str, seed: int | None = None) -> Puzzle | None:
    """Return a position of which a step of a *technique* of rules is the next one, None where none is stored.

    The *seed* decides which; without one it is the example.

    >>> found = ruled_position("set-one")
    >>> found is not None and len(found.rules) > 9
    True
    """
    texts = STORED.get(technique, ())
    if not texts:
        return None
    cells, *rules = (texts[0] if seed is None else pick(Random(seed), texts)).splitlines()
    puzzle = parse_library(f":::{cells}::").puzzle
    return replace(puzzle, rules=parse_rules(rules, puzzle.geometry))
