"""Rules by their texts, for tests that would be harder to read with the values themselves."""

from collections.abc import Iterable, Sequence

from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Puzzle
from pencilmark.rules.language.tree import Relation
from pencilmark.rules.rule import parse_rule, parse_rules, relation_of


def ruled(geometry: Geometry, givens: Sequence[int], texts: Iterable[str]) -> Puzzle:
    """Make a puzzle with the rules that *texts* say."""
    return Puzzle(geometry, tuple(givens), rules=parse_rules(texts, geometry))


def texts(puzzle: Puzzle) -> tuple[str, ...]:
    """Return the rules of a puzzle as texts."""
    return tuple(rule.text for rule in puzzle.rules)


def meaning(text: str, geometry: Geometry) -> Relation:
    """Return what the rule says that *text* is."""
    return relation_of(parse_rule(text, geometry), geometry)
