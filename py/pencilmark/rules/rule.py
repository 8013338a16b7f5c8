"""The rules of a puzzle as values: a formula, or a named variant with its clue. Text becomes a rule here, once.

A rule's text, in canonical names, is its identity; to write a rule, take its `text`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import field

from pencilmark.board.errors import RuleError
from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import Geometry
from pencilmark.board.kept import Kept, kept
from pencilmark.board.model import Puzzle, Rule
from pencilmark.board.naming import plain
from pencilmark.board.task import Slowly, finished
from pencilmark.rules.language.functions import HIDDEN, HOUSES
from pencilmark.rules.language.hidden import hides, lacking_regions, without_hidden
from pencilmark.rules.language.parse import parse_rule as parse_formula
from pencilmark.rules.language.relations import check_size
from pencilmark.rules.language.tokens import MAX_LINE, parse_name
from pencilmark.rules.language.tree import (
    All,
    Cell,
    Relation,
    Tree,
    cells_of,
    children,
    from_zero,
    nodes,
    renamed_relation,
)
from pencilmark.rules.language.write import write_rule
from pencilmark.rules.modified import Placing, meant
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.expand import expanding
from pencilmark.rules.variants.read import is_clue, parse_clue, write_clue
from pencilmark.rules.variants.registry import VARIANTS


@dataclass(frozen=True, slots=True)
class Formula(Rule):
    """A relation between cells, and its *size*: how many cells, numbers and signs it has."""

    relation: Relation = field(compare=False, repr=False)
    size: int = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Named(Rule):
    """A clue of a named variant."""

    clue: Clue = field(compare=False, repr=False)


def named(clue: Clue, geometry: Geometry) -> Named:
    """Make a rule of a *clue* on a board.

    >>> named(Clue("killer", (15,), ((0, 9),)), board("9")).text
    'killer 15: r1c1 r2c1'
    """
    return Named(write_clue(clue, geometry.size), clue)


def parse_rule(text: str, geometry: Geometry, spreadsheet: bool = False) -> Formula | Named:
    """Read one rule; in *spreadsheet* names letters are columns. Raises RuleError.

    >>> [parse_rule(text, board("9")) for text in ("Thermo: a1 a2 a3", "a1 < b2  # why")]
    [Named(text='thermo: r1c1 r1c2 r1c3'), Formula(text='a1 < b2')]
    """
    text = plain(text)
    if is_clue(text):
        return named(parse_clue(text, geometry, spreadsheet), geometry)
    relation, size = _relation(text, geometry, spreadsheet)
    written = write_rule(relation, geometry.size) if spreadsheet else text.partition("#")[0].strip()
    if len(written) > MAX_LINE:
        raise RuleError("too-long/characters-rule", most=MAX_LINE, column=1)
    return Formula(written, relation if geometry.first else from_zero(relation), size)


def parse_rules(texts: Iterable[str], geometry: Geometry) -> tuple[Rule, ...]:
    """Read the rules of a puzzle, as they are written in `Rule.text`. Raises RuleError."""
    return tuple(parse_rule(text, geometry) for text in texts)


_CELL = re.compile(r"(?<![a-zA-Z])([rR][0-9]{1,2}[cC][0-9]+|[a-zA-Z]{1,2}[0-9]+)")
LONG = 6_000
"""Longer formulas are read without a pattern: patterns of that length do not recur."""
_SIGN = re.compile(r"[A-Za-z.:#\"]")
_PLACED = re.compile(r"\.\.|[:#\"]|" + "|".join((*HOUSES, "connected", *HIDDEN)), re.IGNORECASE)
"""Marks formulas in which it matters which cells are named, not just which are equal; and signs that no rule has."""


def _pattern(text: str, size: int, spreadsheet: bool) -> tuple[str, tuple[int, ...]]:
    """Return a formula with a number for each different cell, and these cells; nothing if their places matter.

    Formulas of the same pattern differ only in their cells, so just the first must be parsed.

    >>> _pattern("a1 + b2 = 2 * a1", 9, False)
    ('\\x000 + \\x001 = 2 * \\x000', (0, 10))
    """
    if len(text) > LONG or "\0" in text:
        return "", ()
    parts, numbers = _CELL.split(text), dict[int, str]()
    for place in range(1, len(parts), 2):
        cell = parse_name(parts[place].lower(), size, spreadsheet)
        if cell is None:
            return "", ()
        parts[place] = numbers.get(cell) or numbers.setdefault(cell, f"\0{len(numbers)}")
    pattern = "".join(parts)
    return ("", ()) if _SIGN.search(pattern) and _PLACED.search(pattern) else (pattern, tuple(numbers))


def spelled(text: str, geometry: Geometry) -> str:
    """Write a formula with its cells named as in sentences.

    >>> spelled("g9 = g7 - 4", board("9"))
    'r7c9 = r7c7 - 4'
    """
    places = {name: parse_name(name.lower(), geometry.size, False) for name in _CELL.findall(text)}
    named = {name: name if cell is None else geometry.cell_name(cell) for name, cell in places.items()}
    return _CELL.sub(lambda match: named[match[0]], text)


def node_count(relation: Relation) -> int:
    """Count the cells, numbers and signs of a relation."""
    count, waiting = 1, list[Tree]([relation])
    for node in waiting:  # it grows
        parts = children(node)
        count += len(parts)
        waiting += [part for part in parts if type(part) is not Cell]
    return count


Sized = tuple[Relation, int]

_PATTERNS = Kept[tuple[str, str], tuple[Sized, tuple[int, ...]]](200_000, lambda found: found[0][1])
"""Each rule is read once in a request; the page sends the same formulas again after each move."""


@kept(200_000, lambda found: found[1], lambda text, geometry, spreadsheet: (text, geometry.name, spreadsheet))
def _relation(text: str, geometry: Geometry, spreadsheet: bool) -> Sized:
    """Read a formula, check that it names a cell and that no number in it can grow too large, and measure it."""
    pattern, cells = _pattern(text, geometry.size, spreadsheet)
    if pattern and (like := _PATTERNS.get((pattern, geometry.name))):
        (relation, size), before = like
        names = dict(zip(before, cells, strict=True))
        return renamed_relation(relation, names.__getitem__), size
    relation = parse_formula(text, geometry, spreadsheet)
    if not any(type(node) is Cell for node in nodes(relation)):
        raise RuleError("no-cells/cell-rule-none", column=1)
    check_size(relation, geometry)
    found = relation, node_count(relation)
    if pattern:
        _PATTERNS.keep((pattern, geometry.name), (found, cells))
    return found


def clue_of(rule: Rule) -> Clue | None:
    """Return the clue of a rule that names a variant, None for a formula."""
    return rule.clue if isinstance(rule, Named) else None


def clues_of(rules: Iterable[Rule]) -> tuple[Clue, ...]:
    """List the clues of those rules that name variants.

    >>> [clue.name for clue in clues_of(parse_rules(["a1 = 2", "thermo: a1 a2"], board("9")))]
    ['thermo']
    """
    return tuple(rule.clue for rule in rules if isinstance(rule, Named))


def relating(rule: Rule, geometry: Geometry, others: tuple[Clue, ...] = ()) -> Slowly[Relation]:
    """Do what `relation_of` does, with pauses."""
    if isinstance(rule, Placing):
        return rule.relation
    if isinstance(rule, Formula):
        return _formula(rule, geometry)
    clue = clue_of(rule)
    if clue is None:
        raise TypeError(f"expected a formula or a named variant, found {rule!r}")
    try:
        relation = yield from expanding(clue, geometry, others)
        return _on(geometry, in_values(clue, relation, geometry) if geometry.modifiers else relation)
    except RuleError as error:
        raise RuleError("bad-variant/meaning", name=clue.name, why=str(error), column=1) from error


def _formula(rule: Formula, geometry: Geometry) -> Relation:
    """Return the relation of a formula, on a board where the value of a cell may differ from its digit, too."""
    has_values = geometry.modifiers or "value" in rule.text.lower()
    return _on(geometry, meant(rule.relation, geometry, False) if has_values else rule.relation)


def in_values(clue: Clue, relation: Relation, geometry: Geometry) -> Relation:
    """Return the *relation* of a clue on a board where a cell's value may differ from its digit."""
    return meant(relation, geometry, VARIANTS[clue.name].takes != "board")


def _on(geometry: Geometry, relation: Relation) -> Relation:
    """Return a *relation*; raises RuleError if it is about a hole of the board."""
    hole = next((cell for cell in cells_of(relation) if geometry.holes >> cell & 1), None) if geometry.holes else None
    if hole is not None:
        raise RuleError("bad-hole", where=geometry.cell_name(hole), column=1)
    return relation


def relation_of(rule: Rule, geometry: Geometry, others: tuple[Clue, ...] = ()) -> Relation:
    """Return the relation that a rule means. Raises RuleError if it is too large.

    *others* are the clues of all rules of the puzzle (see `clues_of`): what some variants mean depends on them.
    """
    return _formula(rule, geometry) if isinstance(rule, Formula) else finished(relating(rule, geometry, others))


def digits_of(rule: Rule, geometry: Geometry, others: tuple[Clue, ...] = ()) -> Relation:
    """Return the relation of a rule without what it says about regions and shades to be found."""
    relation = relation_of(rule, geometry, others)
    return without_hidden(relation, geometry)


def asks_for_hidden(rules: Iterable[Rule], geometry: Geometry) -> bool:
    """Report whether *rules* are about regions or shades to be found."""
    return any(hides(relation, geometry) for relation in relations_of(tuple(rules), geometry))


def lacking(puzzle: Puzzle) -> RuleError | None:
    """Return an error if the puzzle has a rule about regions but none that divides the board into regions, else None.

    >>> on = board("4 latin")
    >>> str(lacking(Puzzle(on, (0,) * 16, rules=parse_rules(["region-count: a1 = a2 b1"], on))))
    'expected the line chaos-construction, too: region-count: r1c1 = r1c2 r2c1 is about regions to be found'
    """
    found = lacking_regions(relations_of(puzzle.rules, puzzle.geometry), puzzle.geometry)
    return None if found is None else no_regions(puzzle.rules[found])


def no_regions(rule: Rule) -> RuleError:
    """Make the error that this *rule* is about regions, and no rule divides the board into them."""
    return RuleError("no-regions", rule=rule.text, column=1)


@kept(30_000, lambda found: 1 + sum([len(it.relations) if type(it) is All else 1 for it in found]))
def relations_of(rules: tuple[Rule, ...], geometry: Geometry) -> tuple[Relation, ...]:
    """Return the relations that the rules of a puzzle mean. Raises RuleError."""
    others = clues_of(rules)
    return tuple(relation_of(rule, geometry, others) for rule in rules)
