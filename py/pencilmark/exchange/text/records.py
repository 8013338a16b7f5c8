"""Puzzles with rules or a board of their own as `generate --json` writes them: an object of JSON on a line."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import islice
from typing import Any

from pencilmark.board.boards import board
from pencilmark.board.errors import InputError
from pencilmark.board.line import parse_line
from pencilmark.exchange.found import Reading
from pencilmark.rules.rule import parse_rules

MOST_RULES = 2000
LOOKED_AT = 200
"""Lines that are looked at before a list is taken for one without rules."""
BOARDS = ("puzzle", "solution", "board")


def record(text: str) -> Reading | None:
    """Read the object that a line of *text* is; None where it is none, or one without rules and board.

    Raises InputError for rules or a board that are wrong.

    >>> found = record('{"puzzle": "1...............", "board": "4 x", "rules": ["killer 3: r1c3 r1c4"]}')
    >>> found.puzzle.geometry.name, [rule.text for rule in found.puzzle.rules]
    ('4 x', ['killer 3: r1c3 r1c4'])
    """
    if not text.lstrip().startswith("{"):
        return None
    try:
        data = json.loads(text.strip().rstrip(","))
    except (ValueError, RecursionError):
        return None
    return record_of(data) if isinstance(data, dict) else None


def record_of(data: Mapping[str, Any]) -> Reading | None:
    """Read an object as `record` does."""
    line, name, rules = data.get("puzzle"), data.get("board", "9"), data.get("rules", [])
    if not (isinstance(line, str) and isinstance(name, str) and isinstance(rules, list)):
        return None
    if len(rules) > MOST_RULES or not all(isinstance(rule, str) for rule in rules):
        return None
    if not rules and name.isdigit():
        return None
    geometry = board(name)
    puzzle = parse_line(line, geometry)
    told = [(str(key)[:60], str(item)[:200]) for key, item in data.items() if isinstance(item, str | int | float)]
    columns = tuple((key, item) for key, item in told if key not in BOARDS)
    return Reading(replace(puzzle, rules=parse_rules(rules, geometry)), "JSON", columns=columns)


def has_records(lines: Iterable[str]) -> bool:
    """Report whether some of the first *lines* are such objects.

    >>> has_records(['{"puzzle": "1..............."}'])
    False
    """
    for line in islice(lines, LOOKED_AT):
        try:
            if record(line):
                return True
        except InputError:
            return True
    return False
