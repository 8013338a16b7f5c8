"""Oblong boards, such as ``6x9``: six rows of nine cells.

    board   = ROWSxCOLUMNS word*      1 to 36 of each
    word    = ROWSxCOLUMNS            boxes of that shape (else the squarest that fit, if any do)
            | any word of a square board except those for diagonals, windows and groups

Values are 1 to the length of the longer side unless a word says otherwise, so that a line of that length holds all of
them, and a shorter one lacks some. The cells are numbered as on the square around the board, whose other cells are
holes; its houses are those of that square, without the holes.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from pencilmark.board.errors import BoardError
from pencilmark.board.geometry import MAX_SIZE, Geometry, House
from pencilmark.board.masks import mask_of

_SIDES = re.compile(r"(\d{1,2})x(\d{1,2})")
_WORDS = re.compile(r"[\s,+]+")
_SHAPES = ("latin", "free", "regions=", "areas=")
_OF_SQUARES = ("x", "windoku", "disjoint")


def is_oblong(text: str) -> bool:
    """Report whether the *text* of a board begins with the numbers of its rows and columns.

    >>> is_oblong("6x9 latin"), is_oblong("6 2x3")
    (True, False)
    """
    return bool(_SIDES.fullmatch(_WORDS.split(text.strip().lower())[0]))


def oblong(text: str, board: Callable[[str], Geometry]) -> Geometry:
    """Make the board that *text* names; *board* makes that of the square around it. Raises BoardError.

    >>> six = oblong("6x9", board)
    >>> six.name, six.size, six.extent, len(six.houses), len(six.full_houses)
    ('6x9', 9, (6, 9), 21, 12)
    """
    sides, *words = _WORDS.split(text.strip().lower())
    rows, columns = map(int, sides.split("x"))
    size = max(rows, columns)
    if not 1 <= min(rows, columns) <= size <= MAX_SIZE:
        raise BoardError("bad-size", most=MAX_SIZE, found=sides)
    if rows == columns:
        return board(" ".join([str(size), *words]))
    if word := next((word for word in words if word in _OF_SQUARES), ""):
        raise BoardError("bad-oblong/square", word=word, found=sides)
    words = [_of_square(word, rows, columns) for word in words]
    shapes = _fitting(size, rows, columns)
    if not any(_SIDES.fullmatch(word) or word.startswith(_SHAPES) for word in words):
        words.append(shapes[0] if shapes else "latin")
    chosen = next((word for word in words if _SIDES.fullmatch(word)), "")
    square = board(" ".join([str(size), *words]))
    if chosen and chosen not in shapes:
        raise BoardError("bad-oblong/boxes", word=chosen, found=sides)
    return _cut(square, rows, columns, _name(square, rows, columns, shapes))


def _fitting(size: int, rows: int, columns: int) -> list[str]:
    """List the shapes of boxes of *size* cells that fill a board, the squarest first.

    >>> _fitting(9, 6, 9), _fitting(12, 8, 12), _fitting(7, 5, 7)
    (['3x3'], ['4x3', '2x6'], [])
    """
    shapes = [(high, size // high) for high in range(2, size) if size % high == 0]
    fitting = [(high, wide) for high, wide in shapes if rows % high == 0 and columns % wide == 0]
    fitting.sort(key=lambda shape: (abs(shape[0] - shape[1]), shape))
    return [f"{high}x{wide}" for high, wide in fitting]


def _of_square(word: str, rows: int, columns: int) -> str:
    """Rewrite a word with letters for cells for the square: its regions may have any size.

    >>> _of_square("regions=aabbab", 2, 3)
    'areas=AABBAB...'
    """
    name, is_given, letters = word.partition("=")
    if not is_given or name not in ("regions", "areas"):
        return word
    if len(letters) != rows * columns:
        raise BoardError("bad-oblong/letters", count=rows * columns, found=len(letters))
    size = max(rows, columns)
    lines = [letters[at : at + columns].upper().ljust(size, ".") for at in range(0, len(letters), columns)]
    return "areas=" + "".join(lines).ljust(size * size, ".")


def _cut(square: Geometry, rows: int, columns: int, name: str) -> Geometry:
    """Cut a *square* down to its first rows and columns."""
    size = square.size
    inside = {row * size + column for row in range(rows) for column in range(columns)}
    houses = []
    for house in square.houses:
        cells = tuple(cell for cell in house.cells if cell in inside)
        if house.kind == "extra" and len(cells) < len(house.cells):
            raise BoardError("bad-house", size=max(rows, columns), found=name[:40])
        if len(cells) > 1:
            houses.append(replace(house, cells=cells))
    pairs = tuple(pair for pair in square.pairs if inside.issuperset(pair))
    return replace(square, name=name, box=None, houses=_numbered(houses), pairs=pairs, grids=(mask_of(inside),))


def _numbered(houses: list[House]) -> tuple[House, ...]:
    """Number the houses of each kind from 1 again: boxes that were cut away leave gaps."""
    counts: dict[str, int] = {}
    found = []
    for house in houses:
        counts[house.kind] = counts.get(house.kind, 0) + 1
        is_box = house.kind in ("box", "region")
        found.append(replace(house, number=counts[house.kind]) if is_box else house)
    return tuple(found)


def _name(square: Geometry, rows: int, columns: int, shapes: list[str]) -> str:
    """Name a board from the square around it; its boxes only if they are not the first that fit."""
    words = square.name.split()[1:]
    own = [word for word in words if not _SIDES.fullmatch(word) and word != "latin"]
    own = [_letters(word, square.size, rows, columns) for word in own]
    is_region = any(word.startswith(_SHAPES[1:]) for word in own)
    box = f"{square.box[0]}x{square.box[1]}" if square.box else "latin"
    is_first = is_region or box == (shapes[0] if shapes else "latin")
    return " ".join([f"{rows}x{columns}", *([] if is_first else [box]), *own])


def _letters(word: str, size: int, rows: int, columns: int) -> str:
    """Write the regions of the square as those of the board; the inverse of `_of_square`."""
    if not word.startswith("areas="):
        return word
    letters = word.removeprefix("areas=")
    return "areas=" + "".join(letters[row * size : row * size + columns] for row in range(rows))
