"""Our own board, rules and candidates beside the data of another program, so that they come back exactly."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pencilmark.board.boards import board
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Puzzle, Rule
from pencilmark.board.task import Slowly
from pencilmark.rules.text import reading

KEY = "pencilmark"


@dataclass(frozen=True, slots=True)
class Own:
    """What stands there: the name of a *board*, lines of *rules*, *candidates* (a mask for each cell, if any)."""

    board: str
    rules: tuple[str, ...]
    candidates: object = None

    @property
    def top(self) -> int:
        """Return the largest value of the board. Raises BoardError."""
        return board(self.board).value_count

    def reading_rules(self, geometry: Geometry) -> Slowly[list[Rule]]:
        """Read the rules, with pauses. Raises InputError."""
        if not self.rules:
            return []
        ruled, errors = yield from reading("\n".join(self.rules), geometry)
        if errors:
            raise errors[0]
        return list(ruled.puzzle.rules)

    def masks(self, geometry: Geometry) -> tuple[int, ...] | None:
        """Return the candidates, None where there are none for this board."""
        masks = self.candidates
        if not isinstance(masks, list) or len(masks) != geometry.cell_count:
            return None
        fits = all(isinstance(mask, int) and 0 <= mask <= geometry.all_digits for mask in masks)
        return tuple(masks) if fits else None


def write_own(puzzle: Puzzle) -> dict[str, Any]:
    """Write what `read_own` reads.

    >>> read_own(write_own(Puzzle(board("4 x"), (0,) * 16)))
    Own(board='4 x', rules=(), candidates=None)
    """
    own: dict[str, Any] = {"board": puzzle.geometry.name, "rules": [rule.text for rule in puzzle.rules]}
    return {KEY: own | ({"candidates": list(puzzle.candidates)} if puzzle.candidates else {})}


def read_own(data: dict[str, Any]) -> Own | None:
    """Return what stands beside the *data* of another program; None where that is nothing of ours."""
    own = data.get(KEY)
    if not isinstance(own, dict) or not own.get("board"):
        return None
    rules = own.get("rules")
    lines = tuple(map(str, rules)) if isinstance(rules, list) else ()
    return Own(str(own["board"])[:20_000], lines, own.get("candidates"))
