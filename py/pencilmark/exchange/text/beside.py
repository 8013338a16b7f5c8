"""Rules written above or below the rows of a grid, in lines of the rule language.

A line is a rule if it names a variant and then cells or lines (``thermo: a1 b1 c1``), is the name of a variant of the
whole board (``anti-knight``), is a relation of at least two cells (``a1 + b1 = 7``), or names the board. Words about a
rule (``Thermo: digits increase from the bulb``) are just words.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from pencilmark.board.boards import board
from pencilmark.board.errors import InputError
from pencilmark.board.geometry import Geometry
from pencilmark.board.task import Slowly, each
from pencilmark.exchange.found import Found, Reading
from pencilmark.rules.language.tree import cells_of
from pencilmark.rules.rule import Formula, parse_rule
from pencilmark.rules.text import names_board, read_rules, reading, setting_of
from pencilmark.rules.variants.read import is_clue, is_of_board, names_variant, takes_letters

MOST_LINES = 2000
"""Longer texts are lists."""
_LINE = re.compile(r"[ \t]*[A-Za-z].*")
_CELLS = re.compile(
    r"[^:]*:\s*(?:r\d+c\d+\b|[a-z]{1,2}\d+\b|(?:left|right|top|bottom)\s+\d)"
    r"|[a-z -]+(?:\d[\d ]*)?(?<=\s)r\d+c\d+\s",
    re.IGNORECASE,
)
_QUOTED = re.compile(r'"[^"]*"')
_LETTERS = re.compile(r"[^:]*:\s*\S{9,}\s*")
_COMPARED = re.compile(r"[=<>≠≤≥]| in ")
Reader = Callable[[str, Geometry | None], Slowly[Found]]


def parts_of(text: str) -> Slowly[tuple[str, str] | None]:
    """Cut *text* into its rules and the rest, each with a blank line for a line of the other, with pauses.

    None if there are no rules or there is no rest, or if the text has its givens in a setting.

    >>> finished(parts_of("thermo: a1 b1\\n1.3.\\nA title"))
    ('thermo: a1 b1\\n\\n', '\\n1.3.\\nA title')
    >>> finished(parts_of("Thermo: digits increase from the bulb\\n1.3.")) is None
    True
    """
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        return None
    heads = [setting if setting and setting[1].lower() == "givens" else None for setting in map(setting_of, lines)]
    if any(head and head[2] for head in heads):
        return None
    is_rule = yield from each(_says_rule, lines)
    is_bare = [bool(head) or line.lstrip().startswith("#") for head, line in zip(heads, lines, strict=True)]
    rules = "\n".join(line if rule else "" for line, rule in zip(lines, is_rule, strict=True))
    left = zip(lines, is_rule, is_bare, strict=True)
    rest = "\n".join("" if rule or bare else line for line, rule, bare in left)
    return (rules, rest) if (rules.strip() or any(heads)) and rest.strip() else None


def _says_rule(line: str) -> bool:
    if not _LINE.fullmatch(line):
        return False
    if _says_board(line):
        return True
    if not is_clue(line):
        return bool(_COMPARED.search(line)) and _relates(line)
    is_drawn = _CELLS.match(_QUOTED.sub("", line)) and names_variant(line)
    return bool(is_drawn) or (bool(_LETTERS.fullmatch(line)) and takes_letters(line)) or is_of_board(line)


def _says_board(line: str) -> bool:
    """Report whether a line is a setting of the rules; a size such as 9x9, beside many a puzzle, is not."""
    setting = setting_of(line)
    if not setting or setting[1].lower() == "givens":
        return False
    return setting[1].lower() != "size" or setting[2].isdigit()


def _relates(line: str) -> bool:
    """Report whether a line is a relation between cells, not the value of one."""
    try:
        rule = parse_rule(line, board("36"))
    except InputError:
        return False
    return isinstance(rule, Formula) and len(cells_of(rule.relation)) > 1


def rules_beside(text: str, geometry: Geometry | None, read: Reader) -> Slowly[Reading | None]:
    """Read a grid, as *read* does, and the rules beside it; None if *text* is not both. Raises RuleError."""
    parts = yield from parts_of(text)
    if not parts:
        return None
    rules, rest = parts
    try:
        settings = "\n".join(filter(_says_board, rules.split("\n")))
        on = read_rules(settings).geometry if names_board(settings) else geometry
        found = yield from read(rest, on)
    except InputError:
        return None
    if not isinstance(found, Reading) or found.puzzle.rules:
        return None
    ruled, errors = yield from reading(rules, found.puzzle.geometry)
    if errors:
        raise errors[0]
    puzzle = replace(found.puzzle, geometry=ruled.geometry, rules=ruled.puzzle.rules)
    return replace(found, puzzle=puzzle)
