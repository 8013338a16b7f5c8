"""Which rules of a puzzle steps know nothing of: those about regions or shades that are to be found."""

from __future__ import annotations

from pencilmark.board.model import Position
from pencilmark.board.speech import say
from pencilmark.rules.language.hidden import hides
from pencilmark.rules.rule import clue_of, clues_of, relation_of
from pencilmark.rules.variants.registry import VARIANTS


def beyond(position: Position) -> list[str]:
    """List the rules of a position that no step looks at, those with a name by it.

    >>> from pencilmark.board.boards import board
    >>> from pencilmark.board.model import Puzzle
    >>> from pencilmark.rules.rule import parse_rules
    >>> rules = parse_rules(["yin-yang", "a1 < a2"], board("4"))
    >>> beyond(Position.of(Puzzle(board("4"), (0,) * 16, rules=rules)))
    ['Yin-yang']
    """
    geometry, others, found = position.geometry, clues_of(position.rules), dict[str, None]()
    for rule in position.rules:
        if hides(relation_of(rule, geometry, others), geometry):
            clue = clue_of(rule)
            found[VARIANTS[clue.name].title if clue else rule.text] = None
    return list(found)


def beyond_words(position: Position) -> str:
    """Say so; nothing where there are none."""
    rules = beyond(position)
    return say("hints-beyond", rules=rules) if rules else ""
