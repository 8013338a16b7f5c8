"""Cells to be found whose values are not their digits: doublers, negators, nullifiers.

    word = doublers | negators | nullifiers     one in each row, column and box, and with each value
         | doublers=r1c4r2c7                    the same, some of them known

On the board that a search sees, a cell behind each row says in which column its modifier is; these cells are a house.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from pencilmark.board.errors import BoardError
from pencilmark.board.geometry import Geometry, House, Modifier, cell_name, cell_number

FACTORS = {"doublers": 2, "negators": -1, "nullifiers": 0}
_CELLS = re.compile(r"(?:r\d{1,2}c\d{1,2})+")


def is_modifier(word: str) -> bool:
    """Report whether a *word* of a board names modifiers.

    >>> is_modifier("doublers"), is_modifier("negators=r1c4"), is_modifier("x")
    (True, True, False)
    """
    name, is_known, cells = word.partition("=")
    return name in FACTORS and (not is_known or bool(_CELLS.fullmatch(cells)))


def sign_of(name: str) -> str:
    """Write how the value of a modifier's cell comes from its digit.

    >>> sign_of("doublers"), sign_of("negators")
    ('×2', '×−1')
    """
    return f"×{FACTORS[name]}".replace("-", "−")


def modified(geometry: Geometry, words: Sequence[str]) -> Geometry:
    """Return a board with the modifiers that *words* name. Raises BoardError if it cannot have them.

    >>> modified(board("4"), ["doublers=r2c1", "doublers"]).name
    '4 doublers=r2c1'
    """
    known: dict[str, set[int]] = {}
    for word in words:
        name, _, cells = word.partition("=")
        found = (cell_number(cell, geometry.size) for cell in re.findall(r"r\d+c\d+", cells))
        known.setdefault(name, set()).update(found)
    if not known:
        return geometry
    lines = [house for house in geometry.houses if house.kind in ("row", "column")]
    if len(lines) < 2 * geometry.size or geometry.value_count != geometry.size or not geometry.first or geometry.grids:
        raise BoardError("bad-modifiers/board")
    modifiers = tuple(Modifier(name, FACTORS[name], tuple(sorted(known[name]))) for name in FACTORS if name in known)
    plain, words = geometry.plain_name, [_word(modifier, geometry.size) for modifier in modifiers]
    name = " ".join([plain, *words, *geometry.name[len(plain) :].split()])  # signs come last
    return replace(geometry, name=name, modifiers=modifiers)


def _word(modifier: Modifier, size: int) -> str:
    return f"{modifier.name}={''.join(cell_name(c, size) for c in modifier.cells)}".rstrip("=")


def unfolded(geometry: Geometry) -> Geometry:
    """Return the board that a search sees: after its rows, a row of hidden cells for each modifier, with its columns.

    >>> found = unfolded(board("4 doublers"))
    >>> found.cell_count, found.houses[-1].cells
    (20, (16, 17, 18, 19))
    """
    size, houses = geometry.size, list(geometry.houses)
    for place, modifier in enumerate(geometry.modifiers, size):
        cells = tuple(range(place * size, place * size + size))
        houses.append(House("extra", len(houses), cells, modifier.name))
    hidden = size * len(geometry.modifiers)
    return replace(geometry, name=f"{geometry.name} unfolded", houses=tuple(houses), hidden=hidden)
