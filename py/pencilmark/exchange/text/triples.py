"""Lists of clues: a row, a column and a value each, such as ``1 1 5``, ``r1c1=5``, ``given(1, 1, 5).`` or ``A1: 5``."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.geometry import MAX_SIZE, Geometry
from pencilmark.board.model import Puzzle
from pencilmark.board.speech import say
from pencilmark.board.task import Slowly, each
from pencilmark.engine.answers import Budget
from pencilmark.exchange.found import Choice, Found, Question, Reading
from pencilmark.exchange.text.rows import Line

Triple = tuple[int, int, int]
ROW, COLUMN, VALUE = "row", "column", "value"
_NAMED = re.compile(r"\b[rR]\s?(\d{1,2})\s?[cC]\s?(\d{1,2})\s{0,3}[=:]{0,2}\s{0,3}(\d{1,2})\b")
_LETTERED = re.compile(r"\b([A-I])([1-9])\s{0,3}[=:]{1,2}\s{0,3}([1-9])\b")
_FACT = re.compile(r"\(\s?(\d{1,2})\s?,\s?(\d{1,2})\s?(?:,|\)\s?[:=,]{1,2})\s?(\d{1,2})\s?\)?")
_KEYED = re.compile(
    r"\"?(?:row|r|y)\"?\s?[:=]\s?(\d{1,2})\s?,\s?\"?(?:col|column|c|x)\"?\s?[:=]\s?(\d{1,2})\s?,"
    r"\s?\"?(?:val|value|v|digit|num|number)\"?\s?[:=]\s?(\d{1,2})",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"\d+")
_HEADS = {
    **dict.fromkeys(("row", "r", "i", "y", "line"), ROW),
    **dict.fromkeys(("col", "column", "c", "j", "x"), COLUMN),
    **dict.fromkeys(("value", "val", "v", "digit", "number", "num", "n", "k", "clue"), VALUE),
}
FEWEST, MOST = 4, MAX_SIZE**2
PATIENCE = 20_000
"""Most nodes of a search for whether a puzzle has one solution."""


def clues(text: str, lines: Sequence[Line], geometry: Geometry | None = None) -> Slowly[Found | None]:
    """Read a list of clues, with pauses; None if it is not such a list.

    It is a question if the numbers could be in another order.
    """
    for pattern in (_NAMED, _LETTERED, _FACT, _KEYED) if text else ():
        yield None
        found = pattern.findall(text)
        if FEWEST <= len(found) <= MOST and 2.5 * len(found) * 3 >= len(_NUMBER.findall(text)):
            triples = [_numbers(item) for item in found]
            puzzle = _puzzle(triples, (0, 1, 2), geometry)
            if puzzle:
                return Reading(puzzle, say("triples-list-clues"))
    return (yield from _plain(lines, geometry))


def _numbers(item: tuple[str, str, str]) -> Triple:
    row = ord(item[0]) - ord("A") + 1 if item[0].isalpha() else int(item[0])
    return row, int(item[1]), int(item[2])


def _plain(lines: Sequence[Line], geometry: Geometry | None) -> Slowly[Found | None]:
    """Read lines of three numbers."""
    filled = [line.text for line in lines if line.text.strip()]
    if len(filled) > MOST + 2:
        return None
    found = yield from each(_triple, filled)
    triples = [triple for triple in found if triple]
    if not FEWEST <= len(triples) <= MOST or len(triples) < len(filled) - 2:
        return None
    order = _headed(filled[0]) or (_headed(filled[1]) if len(filled) > 1 else None)
    if order:
        puzzle = _puzzle(triples, order, geometry)
        return Reading(puzzle, say("triples-list-clues")) if puzzle else None
    return _any_order(triples, geometry)


def _triple(text: str) -> Triple | None:
    words = re.split(r"[\s,;|\t]+", text.strip().strip("|()[]{}.,; "))
    if len(words) != 3 or not all(word.isdigit() and word.isascii() and len(word) < 3 for word in words):
        return None
    return int(words[0]), int(words[1]), int(words[2])


def _headed(text: str) -> tuple[int, int, int] | None:
    """Return the places of row, column and value by the names in a line of heads."""
    words = [_HEADS.get(word) for word in re.split(r"[\s,;|\t\"']+", text.strip().lower()) if word]
    if len(words) != 3 or set(words) != {ROW, COLUMN, VALUE}:
        return None
    return words.index(ROW), words.index(COLUMN), words.index(VALUE)


def _any_order(triples: Sequence[Triple], geometry: Geometry | None) -> Found | None:
    """Try the orders in which people write clues; those count that make a puzzle without conflicts."""
    found: dict[tuple[int, int, int], Puzzle] = {}
    for order in ((0, 1, 2), (1, 2, 0)):
        puzzle = _puzzle(triples, order, geometry)
        if puzzle and not puzzle.conflicts():
            found[order] = puzzle
    proper = [puzzle for puzzle in found.values() if _is_proper(puzzle)] if len(found) > 1 else list(found.values())
    if len(proper) == 1:
        return Reading(proper[0], say("triples-list-clues"))
    names = {
        (0, 1, 2): ("row-column-value", say("triples-row-column-value")),
        (1, 2, 0): ("value-row-column", say("triples-value-row-column")),
    }
    choices = [
        Choice(
            names[order][0],
            say("triples-a-list-of-clues-as", names=names[order][1]),
            Reading(puzzle, say("triples-list-clues")),
        )
        for order, puzzle in found.items()
    ]
    return Question(tuple(choices)) if choices else None


def _is_proper(puzzle: Puzzle) -> bool:
    """Report whether a short search finds that a puzzle has one solution."""
    return engine.solve(puzzle, budget=Budget(nodes=PATIENCE)).status == "unique"


def _puzzle(triples: Sequence[Triple], order: tuple[int, int, int], geometry: Geometry | None) -> Puzzle | None:
    """Put the values in their cells; None if two share a cell, or one is beyond the board."""
    rows, columns, values = ([triple[place] for triple in triples] for place in order)
    base = 0 if 0 in rows or 0 in columns else 1
    reach = max(*rows, *columns) + 1 - base
    size = geometry.size if geometry else next((n for n in (4, 6, 9, 16, 25, 36) if n >= max(reach, *values)), 0)
    if not geometry and size < 9 and len(triples) > 12:
        size = max(size, 6)
    if not geometry and size < 9:
        size = 9 if reach > 6 or max(values) > 6 or len(triples) >= 17 else size
    if not size or reach > size or max(values) > size:
        return None
    cells = [0] * (size * size)
    seen = set[int]()
    for row, column, value in zip(rows, columns, values, strict=True):
        cell = (row - base) * size + column - base
        if cell in seen:
            return None
        seen.add(cell)
        cells[cell] = value
    return Puzzle(geometry or board(size), tuple(cells))
