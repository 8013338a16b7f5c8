"""Texts of rules: a board, givens and clues, one a line; or several such texts with a blank line between them."""

from __future__ import annotations

from itertools import pairwise

from pencilmark.board.errors import InputError
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Puzzle
from pencilmark.board.task import Slowly
from pencilmark.exchange.found import Entry, Listing, Reading
from pencilmark.rules.text import reading
from pencilmark.rules.variants.read import is_clue


def rule_texts(text: str, geometry: Geometry | None) -> Slowly[Listing | None]:
    """Read several texts of rules, a blank line between them, each of which names its board. Raises RuleError."""
    lines = text.split("\n")
    if sum(line.startswith("board:") for line in lines) < 2:
        return None
    entries: list[Entry] = []
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
        entries.append(Entry(start + 2, own, reading=Reading(puzzle, "rules")))
    return Listing("rules", tuple(entries))


def rule_text(text: str, geometry: Geometry | None) -> Slowly[Reading | None]:
    """Read a text of rules that says so: by its board, its givens or a named variant. Raises RuleError."""
    lines = text.lstrip()[:20_000].split("\n")[:400]
    named = any(line.lstrip().startswith(("board:", "givens:")) for line in lines)
    if not named and not any(is_clue(line) for line in lines if ":" in line and line[:1].isalpha()):
        return None
    try:
        return Reading((yield from _puzzle(text, geometry)), "rules")
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
    return Reading(puzzle, "rules") if puzzle.rules else None


def _puzzle(text: str, geometry: Geometry | None = None) -> Slowly[Puzzle]:
    """Read the puzzle that a text of rules is, with pauses. Raises the first of its errors."""
    ruled, errors = yield from reading(text, geometry)
    if errors:
        raise errors[0]
    return ruled.puzzle
