"""The rules of a puzzle that no step uses: about regions, but neither clues that count nor about pairs of cells."""

from __future__ import annotations

from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Position
from pencilmark.board.speech import say
from pencilmark.rules.language.hidden import compares_regions
from pencilmark.rules.language.tree import Not, Relation, cells_of, flat
from pencilmark.rules.rule import clue_of, clues_of, relation_of
from pencilmark.rules.variants.registry import VARIANTS
from pencilmark.rules.variants.unknown import CHAOS, COUNTING

KNOWN = (CHAOS, *COUNTING)


def _is_beyond(relation: Relation, geometry: Geometry) -> bool:
    """Report whether a relation says more about regions than whether two cells are in the same one."""
    count = geometry.cell_count
    parts = [part.relation if isinstance(part, Not) else part for part in flat(relation)]
    others = [part for part in parts if not compares_regions(part, geometry)]
    return any(count <= cell < 2 * count for part in others for cell in cells_of(part))


def beyond(position: Position) -> list[str]:
    """List the rules of a position that no step looks at, by name if they have one.

    >>> from pencilmark.rules.rule import parse_rules
    >>> rules = parse_rules(["yin-yang", "a1 < a2", "together(a1, a2) or a1 = 1"], board("4"))
    >>> beyond(Position.of(Puzzle(board("4"), (0,) * 16, rules=rules)))
    ['together(a1, a2) or a1 = 1']
    """
    geometry, others, found = position.geometry, clues_of(position.rules), dict[str, None]()
    for rule in position.rules:
        clue = clue_of(rule)
        if not (clue and clue.name in KNOWN) and _is_beyond(relation_of(rule, geometry, others), geometry):
            found[VARIANTS[clue.name].title if clue else rule.text] = None
    return list(found)


def beyond_words(position: Position) -> str:
    """Say which these are; nothing if there are none."""
    rules = beyond(position)
    return say("hints-beyond", rules=rules) if rules else ""
