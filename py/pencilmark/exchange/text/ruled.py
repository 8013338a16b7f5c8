"""Texts that state rules: a board, givens and clues, one a line; and the JSON lines of `generate --json`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import islice, pairwise
from typing import Any

from pencilmark.board.boards import board
from pencilmark.board.errors import InputError
from pencilmark.board.geometry import Geometry
from pencilmark.board.line import parse_line
from pencilmark.board.model import Puzzle
from pencilmark.board.task import Slowly
from pencilmark.exchange.found import RULES, ListEntry, Listing, Reading
from pencilmark.rules.rule import parse_rules
from pencilmark.rules.text import reading
from pencilmark.rules.variants.read import is_clue


def rule_texts(text: str, geometry: Geometry | None) -> Slowly[Listing | None]:
    """Read several texts of rules separated by blank lines; each names its board. Raises RuleError."""
    lines = text.split("\n")
    if sum(line.startswith("board:") for line in lines) < 2:
        return None
    entries: list[ListEntry] = []
    ends = [at for at, line in enumerate(lines) if not line.strip()] + [len(lines)]
    for start, end in pairwise([-1, *ends]):
        block = lines[start + 1 : end]
        if not any(block):
            continue
        if sum(line.startswith("board:") for line in block) != 1:
            return None
        own = "\n".join(block)
        try:
            puzzle = yield from _puzzle(own, geometry)
        except InputError as error:
            raise error.placed(start + 1 + (error.line or 1)) from error
        entries.append(ListEntry(start + 2, own, reading=Reading(puzzle, RULES)))
    return Listing(RULES, tuple(entries))


def rule_text(text: str, geometry: Geometry | None) -> Slowly[Reading | None]:
    """Read a text that is recognised as rules by its board, its givens or a named variant. Raises RuleError."""
    lines = text.lstrip()[:20_000].split("\n")[:400]
    named = any(line.lstrip().startswith(("board:", "givens:")) for line in lines)
    if not named and not any(is_clue(line) for line in lines if ":" in line and line[:1].isalpha()):
        return None
    try:
        return Reading((yield from _puzzle(text, geometry)), RULES)
    except InputError:
        if named:
            raise
        return None


def rules_alone(text: str) -> Slowly[Reading | None]:
    """Read a text of rules, which is a puzzle by itself."""
    if len(text) > 100_000 or not any(sign in text for sign in "=:<>"):
        return None
    try:
        puzzle = yield from _puzzle(text)
    except InputError:
        return None
    return Reading(puzzle, RULES) if puzzle.rules else None


def _puzzle(text: str, geometry: Geometry | None = None) -> Slowly[Puzzle]:
    """Read a text of rules as a puzzle, with pauses. Raises its first error."""
    ruled, errors = yield from reading(text, geometry)
    if errors:
        raise errors[0]
    return ruled.puzzle


MOST_RULES = 2000
LOOKED_AT = 200
"""Lines that are looked at before a list counts as one without rules."""
BOARDS = ("puzzle", "solution", "board")


def record(text: str) -> Reading | None:
    """Read a line of *text* as an object; None if it is not one, or has neither rules nor board.

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
