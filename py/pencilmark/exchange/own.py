"""Our own board, rules and candidates, stored beside the data of another program so that they come back exactly.

A checksum of those data tells whether they were changed since: then ours are out of date and are not read.
"""

from __future__ import annotations

import json
import re
from typing import Any
from zlib import crc32

from pencilmark.board.boards import board
from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Puzzle, Rule
from pencilmark.board.speech import say
from pencilmark.board.task import Slowly
from pencilmark.rules.text import reading

KEY = "pencilmark"
ASIDE = {"title", "author", "ruleset", "metadata", "metaData", "solution", "id", "cellSize", "settings", KEY}
"""Keys that say nothing about the board and the constraints."""
_CELL = ("region", "givenPencilMarks")
"""Keys of cells that do."""
_POINT_ZERO = re.compile(r"\.0(?=[,\]}])")


@dataclass(frozen=True, slots=True)
class OwnText:
    """What we stored: the name of a *board*, lines of *rules*, *candidates* (a mask for each cell, if any)."""

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
        """Return the candidates, None if there are none for this board."""
        masks = self.candidates
        if not isinstance(masks, list) or len(masks) != geometry.cell_count:
            return None
        fits = all(isinstance(mask, int) and 0 <= mask <= geometry.all_digits for mask in masks)
        return tuple(masks) if fits else None


def write_own(puzzle: Puzzle, data: dict[str, Any]) -> dict[str, Any]:
    """Write what is stored beside the *data* of another program; `read_own` is the inverse.

    >>> read_own(write_own(Puzzle(board("4 x"), (0,) * 16), {"size": 4}), {"size": 4}, [])
    OwnText(board='4 x', rules=(), candidates=None)
    >>> read_own(write_own(Puzzle(board("4 x"), (0,) * 16), {"size": 4}), {"size": 4, "antiking": True}, [])
    """
    own: dict[str, Any] = {"board": puzzle.geometry.name, "rules": [rule.text for rule in puzzle.rules]}
    own |= {"candidates": list(puzzle.candidates)} if puzzle.candidates else {}
    return {KEY: own | {"beside": _sum(data)}}


def read_own(holder: dict[str, Any], data: dict[str, Any], notes: list[str]) -> OwnText | None:
    """Return what we stored in a *holder* beside the *data* of another program; None if there is nothing.

    Nor is it returned if the data have changed since; *notes* then say so.
    """
    own = holder.get(KEY)
    if not isinstance(own, dict) or not own.get("board"):
        return None
    if "beside" in own and own["beside"] != _sum(data):
        notes.append(say("own-out-of-date"))
        return None
    rules = own.get("rules")
    lines = tuple(map(str, rules)) if isinstance(rules, list) else ()
    return OwnText(str(own["board"])[:20_000], lines, own.get("candidates"))


def _sum(data: dict[str, Any]) -> int:
    """Return a checksum of all that *data* say about the board and the constraints, however their JSON is written."""
    said = {key: value for key, value in data.items() if key not in ASIDE and value not in (False, None, "", [], {})}
    for key in {"grid", "cells"} & set(said):
        rows = said[key] if isinstance(said[key], list) else []
        said[key] = [[_of_cell(cell) for cell in row] if isinstance(row, list) else row for row in rows]
    try:
        return crc32(_POINT_ZERO.sub("", json.dumps(said, sort_keys=True, separators=(",", ":"))).encode())
    except (RecursionError, TypeError):  # nested deeper, or with other keys, than anything of ours
        return -1


def _of_cell(cell: object) -> object:
    return {key: cell[key] for key in _CELL if key in cell} if isinstance(cell, dict) else {}
