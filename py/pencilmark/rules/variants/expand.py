"""A clue as relations of the rule language: the blanks of its variant's definition filled in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from pencilmark.board.geometry import Geometry, cell_name
from pencilmark.rules.language.parse import parse_rule
from pencilmark.rules.language.tree import Relation, make_all, renamed_relation
from pencilmark.rules.variants.definition import Clue, Context, Each, Rules
from pencilmark.rules.variants.places import singles, steps
from pencilmark.rules.variants.registry import VARIANTS

LETTERS = "abcdefghi"
_BLANK = re.compile(r"\{(\w+)\}")


def expand(clue: Clue, geometry: Geometry, others: tuple[Clue, ...] = ()) -> Relation:
    """Say what *clue* means; *others* are all clues of its puzzle.

    >>> from pencilmark.board.boards import board
    >>> from pencilmark.rules.language.write import write_rule
    >>> write_rule(expand(Clue("killer", (15,), ((0, 9),)), board("9")))
    'distinct(a1, b1) and (a1 + b1 = 15)'
    """
    variant = VARIANTS[clue.name]
    return _expanded(clue, Context(geometry, others if variant.context else ()))


@lru_cache(maxsize=8192)
def _expanded(clue: Clue, context: Context) -> Relation:
    return make_all([part for rule in rules_of(clue, context) for part in _relations(rule, clue, context)], 0)


def rules_of(clue: Clue, context: Context) -> Rules:
    """Give the lines of the definition of a clue's variant, those with {n} only where there is a number."""
    rules = VARIANTS[clue.name].rules
    lines = rules(clue, context) if callable(rules) else rules
    return [line for line in lines if clue.numbers or not isinstance(line, str) or "{n}" not in line]


def _relations(rule: str | Each, clue: Clue, context: Context) -> Iterator[Relation]:
    if isinstance(rule, str) and "{a}" in rule:
        rule = Each(steps, rule)
    elif isinstance(rule, str) and "{x}" in rule:
        rule = Each(singles, rule.replace("{x}", "{a}"))
    if isinstance(rule, str):
        yield parse_rule(filled(rule, clue, context.geometry), context.geometry)
        return
    pattern = rule.rule
    for cells in rule.tuples(clue, context):
        shape = _pattern(_numbered(pattern, clue, context.geometry), len(cells), context.geometry)
        yield renamed_relation(shape, cells.__getitem__)


@lru_cache(maxsize=1024)
def _pattern(rule: str, count: int, geometry: Geometry) -> Relation:
    """Read a rule whose blanks are the first *count* cells of the board."""
    names = [cell_name(cell, geometry.size) for cell in range(count)]
    blanks = dict(zip(LETTERS, names, strict=False)) | {"all": ", ".join(names)}
    return parse_rule(_fill(rule, blanks), geometry)


def _numbered(rule: str, clue: Clue, geometry: Geometry) -> str:
    blanks = {"top": str(geometry.value_count)}
    if clue.numbers:
        blanks["n"] = str(clue.numbers[0])
    return _fill(rule, blanks)


def filled(rule: str, clue: Clue, geometry: Geometry) -> str:
    """Fill in a line of a definition with the cells of *clue*.

    >>> from pencilmark.board.boards import board
    >>> filled("sum({cells}) = {n}", Clue("killer", (15,), ((0, 9),)), board("9"))
    'sum(r1c1, r2c1) = 15'
    """
    names = [cell_name(cell, geometry.size) for cell in clue.cells]
    blanks = {
        "cells": ", ".join(names),
        "first": names[0],
        "last": names[-1],
        "inner": ", ".join(names[1:-1]),
        "length": str(len(names)),
    }
    return _fill(_numbered(rule, clue, geometry), blanks)


def _fill(rule: str, blanks: dict[str, str]) -> str:
    """Fill in the blanks that are known, and leave the others."""
    return _BLANK.sub(lambda match: blanks.get(match[1], match[0]), rule)
