"""Expands a clue into relations of the rule language, by filling in the blanks of its variant's definition."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from pencilmark.board.errors import RuleError
from pencilmark.board.geometry import Geometry, cell_name
from pencilmark.board.kept import kept_slowly
from pencilmark.board.task import Slowly, finished
from pencilmark.rules.language import tree
from pencilmark.rules.language.parse import parse_rule
from pencilmark.rules.language.relations import check_size
from pencilmark.rules.variants.definition import Clue, Context, Each, Rules
from pencilmark.rules.variants.places import singles, steps
from pencilmark.rules.variants.registry import VARIANTS

_STEADY = {tree.All, tree.Cell, tree.Compare, tree.Number, tree.Sum}
LETTERS = "abcdefghi"
MOST_CONDITIONS = 25_000
"""Most conditions of a clue: taxicab has 24,040 on 16 x 16, and would have 661,710 on 36 x 36."""
SLICE = 100
"""Conditions between two pauses."""
_NAMED = re.compile(r"r[0-9]+c[0-9]+")
_BLANK = re.compile(r"\{(\w+)\}")


def expand(clue: Clue, geometry: Geometry, others: tuple[Clue, ...] = ()) -> tree.Relation:
    """Return the relation that *clue* means; *others* are all clues of its puzzle. Raises RuleError if it is too large.

    >>> from pencilmark.rules.language.write import write_rule
    >>> write_rule(expand(Clue("killer", (15,), ((0, 9),)), board("9")))
    'distinct(a1, b1) and (a1 + b1 = 15)'
    """
    return finished(expanding(clue, geometry, others))


def expanding(clue: Clue, geometry: Geometry, others: tuple[Clue, ...]) -> Slowly[tree.Relation]:
    """Do what `expand` does, with pauses."""
    return _meaning(clue, Context(geometry, others if VARIANTS[clue.name].context else ()))


def _weight(relation: tree.Relation) -> int:
    return len(relation.relations) if isinstance(relation, tree.All) else 1


@kept_slowly(30_000, _weight, lambda clue, context: (clue, context.geometry.name, context.others))
def _meaning(clue: Clue, context: Context) -> Slowly[tree.Relation]:
    """Return the relation that *clue* means in a *context*."""
    geometry = context.geometry
    found: list[tree.Relation] = []
    for rule in rules_of(clue, context):
        for relation in _relations(rule, clue, context):
            found.append(relation)
            if len(found) > MOST_CONDITIONS:
                size = f"{geometry.size} × {geometry.size}"
                raise RuleError("too-large/smaller-board", size=size, most=MOST_CONDITIONS)
            if len(found) % SLICE == 0:
                yield None
    meant = tree.make_all(found, 0)
    return meant if geometry.first else tree.from_zero(meant)


def rules_of(clue: Clue, context: Context) -> Rules:
    """Return the lines of the definition of a clue's variant, those with {n} only if the clue has a number."""
    rules = VARIANTS[clue.name].rules
    lines = rules(clue, context) if callable(rules) else rules
    return [line for line in lines if clue.numbers or not isinstance(line, str) or "{n}" not in line]


def _relations(rule: str | Each, clue: Clue, context: Context) -> Iterator[tree.Relation]:
    if isinstance(rule, str) and "{a}" in rule:
        rule = Each(steps, rule)
    elif isinstance(rule, str) and "{x}" in rule:
        rule = Each(singles, rule.replace("{x}", "{a}"))
    if isinstance(rule, str):
        yield _of_line(rule, clue, context.geometry)
        return
    pattern, count = _numbered(rule.rule, clue, context.geometry), context.geometry.cell_count
    for cells in rule.tuples(clue, context):

        def name(cell: int, cells: tuple[int, ...] = cells) -> int:
            return cells[cell] if cell < count else cells[cell % count] + cell - cell % count

        yield tree.renamed_relation(_pattern(pattern, len(cells), context.geometry), name)


def _of_line(rule: str, clue: Clue, geometry: Geometry) -> tree.Relation:
    """Read a line of a definition, via the first cells of the board in place of the clue's if that is possible."""
    count = len(clue.cells)
    if "{" not in rule or _NAMED.search(rule) or count >= geometry.cell_count:
        relation = parse_rule(filled(rule, clue, geometry), geometry)
        check_size(relation, geometry)
        return relation
    terms: list[tree.Term] = [*map(tree.kept_cell, clue.cells)]
    if clue.numbers:
        terms.append(tree.Number(clue.numbers[0]))
    line, grows = _line(rule, count, geometry)
    copy = tree.substituted(line, terms.__getitem__)
    assert not isinstance(copy, tree.TERMS)
    if grows:
        check_size(copy, geometry)
    return copy


@lru_cache(maxsize=256)
def _line(rule: str, count: int, geometry: Geometry) -> tuple[tree.Relation, bool]:
    """Read a line of a definition whose cells are the first *count* of the board; the next one stands for {n}.

    Also return whether a large {n} can make values grow, which it cannot in sums, sets and comparisons.
    """
    relation = parse_rule(
        filled(rule.replace("{n}", cell_name(count, geometry.size)), Clue("", (), (tuple(range(count)),)), geometry),
        geometry,
    )
    check_size(relation, geometry)
    kinds = {
        type(node) for node in tree.nodes(relation) if not (isinstance(node, tree.Test) and node.name == "distinct")
    }
    return relation, "{n}" in rule and not kinds <= _STEADY


@lru_cache(maxsize=64)
def _pattern(rule: str, count: int, geometry: Geometry) -> tree.Relation:
    """Read a rule whose blanks are the first *count* cells of the board."""
    names = [cell_name(cell, geometry.size) for cell in range(count)]
    blanks = dict(zip(LETTERS, names, strict=False)) | {"all": ", ".join(names)}
    relation = parse_rule(_fill(rule, blanks), geometry)
    check_size(relation, geometry)
    return relation


def _numbered(rule: str, clue: Clue, geometry: Geometry) -> str:
    blanks = {"least": str(geometry.first), "top": str(geometry.last), "count": str(geometry.value_count)}
    if clue.numbers:
        blanks["n"] = str(clue.numbers[0])
    return _fill(rule, blanks)


def filled(rule: str, clue: Clue, geometry: Geometry) -> str:
    """Fill in a line of a definition with the cells of *clue*.

    >>> filled("sum({cells}) = {n}", Clue("killer", (15,), ((0, 9),)), board("9"))
    'sum(r1c1, r2c1) = 15'
    """
    names = [cell_name(cell, geometry.size) for cell in clue.cells]
    blanks = {
        "cells": ", ".join(names),
        "first": ", ".join(names[:1]),
        "last": ", ".join(names[-1:]),
        "inner": ", ".join(names[1:-1]),
        "length": str(len(names)),
    }
    return _fill(_numbered(rule, clue, geometry), blanks)


def _fill(rule: str, blanks: dict[str, str]) -> str:
    """Fill in the blanks that are known, and leave the others."""
    return _BLANK.sub(lambda match: blanks.get(match[1], match[0]), rule)
