"""Game ids of Simon Tatham's Solo: ``3x3:`` (``9j:`` for jigsaws), ``x`` for diagonals, ``k`` for cages; the cells.

Letters are runs of empty cells (a = 1 to z = 26), numbers are clues, and ``_`` separates two numbers. Blocks and
cages are lengths of runs of places without an edge between two cells, as the source of Solo describes them: a to y for
1 to 25 and then an edge, z for 25 without one, ``_`` for 0.
"""

from __future__ import annotations

import re

from pencilmark.board.boards import board
from pencilmark.board.errors import BoardError, FormatError
from pencilmark.board.geometry import DIGITS, cell_name
from pencilmark.board.model import Puzzle
from pencilmark.board.speech import say
from pencilmark.exchange.found import Reading
from pencilmark.rules.rule import parse_rules

_ID = re.compile(r"(?:(\d{1,2})x(\d{1,2})|(\d{1,2})j)([xk]{0,2})(?:[a-z]{1,3}\d?){0,4}([:#])([0-9a-z_,]{1,20000})")
_CELL = re.compile(r"\d{1,2}|[a-z_]")


def is_id(text: str) -> bool:
    """Report whether a text is a game id.

    >>> is_id("3x3:a1b"), is_id("3x3#1234"), is_id("53..7")
    (True, True, False)
    """
    return bool(_ID.fullmatch(text))


def read_id(text: str) -> Reading:
    """Read a game id. Raises FormatError for one that is only the seed of a random puzzle.

    >>> read_id("2x2:a2_1c3i").puzzle.givens
    (0, 2, 1, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    """
    match = _ID.fullmatch(text)
    if not match:
        raise FormatError("bad-tatham/game-id-solo-x")
    if match[5] == "#":
        raise FormatError("seed-link/id-simon-tatham-solo")
    wide, high, jigsaw = match[1], match[2], match[3]
    size = int(jigsaw) if jigsaw else int(wide) * int(high)
    parts = match[6].split(",")
    words = [str(size)]
    if jigsaw and len(parts) > 1:
        words.append("regions=" + _labels(parts.pop(1), size))
    elif not jigsaw:
        words.append(f"{high}x{wide}")
    words += ["x"] if "x" in match[4] else []
    try:
        geometry = board(" ".join(words))
    except BoardError as error:
        raise FormatError("bad-tatham/board", why=error.says) from error
    rules = _cages(parts, size) if "k" in match[4] and len(parts) > 2 else ()
    return Reading(
        Puzzle(geometry, _cells(parts[0], size), rules=parse_rules(rules, geometry)), say("tatham-tatham-game-id")
    )


def _cells(text: str, size: int) -> tuple[int, ...]:
    cells: list[int] = []
    for sign in _CELL.findall(text):
        if sign.isdigit():
            cells.append(int(sign))
        elif sign != "_":
            cells += [0] * (ord(sign) - ord("a") + 1)
    if len(cells) != size * size:
        raise FormatError("bad-length/cells-game-id", size=size * size, found=len(cells))
    return tuple(cells)


def _groups(text: str, size: int) -> list[int]:
    """Number the groups of cells that edges separate; edges between columns come first, row by row."""
    edges = [False] * (2 * size * (size - 1))
    at = 0
    for sign in text:
        run = 0 if sign == "_" else ord(sign) - ord("a") + 1
        at += 25 if sign == "z" else run
        if sign != "z":
            if at < len(edges):
                edges[at] = True
            at += 1
    group = list(range(size * size))

    def root(cell: int) -> int:
        while group[cell] != cell:
            cell = group[cell]
        return cell

    half = size * (size - 1)
    for place, edge in enumerate(edges):
        if not edge:
            row, column = divmod(place, size - 1) if place < half else divmod(place - half, size - 1)[::-1]
            first = row * size + column
            other = first + 1 if place < half else first + size
            group[root(other)] = root(first)
    return [root(cell) for cell in range(size * size)]


def _labels(text: str, size: int) -> str:
    roots = _groups(text, size)
    order = {name: number for number, name in enumerate(dict.fromkeys(roots))}
    if len(order) != size:
        raise FormatError("bad-tatham/regions-game-id", size=size, found=len(order))
    return "".join(DIGITS[order[name] + 1] for name in roots)


def _cages(parts: list[str], size: int) -> tuple[str, ...]:
    roots = _groups(parts[1], size)
    clues = _sums(parts[2])
    rules = []
    for first in dict.fromkeys(roots):
        cells = [cell for cell, name in enumerate(roots) if name == first]
        total = clues.get(cells[0])
        sum_text = f" {total}" if total else ""
        rules.append(f"killer{sum_text}: {' '.join(cell_name(cell, size) for cell in cells)}")
    return tuple(rules)


def _sums(text: str) -> dict[int, int]:
    """Read the sums at the first cells of the cages."""
    found: dict[int, int] = {}
    at = 0
    for sign in re.findall(r"\d+|[a-z_]", text):
        if sign.isdigit():
            found[at] = int(sign[:4])
            at += 1
        elif sign != "_":
            at += ord(sign) - ord("a") + 1
    return found
