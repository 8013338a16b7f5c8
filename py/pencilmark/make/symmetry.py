"""The symmetries that the places of givens can have, and the orbits of cells under each.

mirror-horizontal exchanges left and right, mirror-vertical top and bottom; diagonal is the reflection in the line from
r1c1, antidiagonal that in the other diagonal. Only the places are symmetric, not the digits.
"""

from __future__ import annotations

from functools import lru_cache

from pencilmark.board.canon import all_turns
from pencilmark.board.errors import WishError
from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import bits

# In the order of `all_turns`: unchanged, mirrored, upside down, half turn, transposed, and so on.
_AS_IT_IS, _LEFT_RIGHT, _UP_DOWN, _HALF, _DIAGONAL, _QUARTER, _BACK, _ANTIDIAGONAL = range(8)
SYMMETRIES: dict[str, tuple[int, ...]] = {
    "none": (),
    "rotational180": (_HALF,),
    "rotational90": (_QUARTER, _HALF, _BACK),
    "mirror-horizontal": (_LEFT_RIGHT,),
    "mirror-vertical": (_UP_DOWN,),
    "mirror-both": (_LEFT_RIGHT, _UP_DOWN, _HALF),
    "diagonal": (_DIAGONAL,),
    "antidiagonal": (_ANTIDIAGONAL,),
    "diagonals": (_DIAGONAL, _ANTIDIAGONAL, _HALF),
    "full": tuple(range(1, 8)),
}


@lru_cache(maxsize=64)
def orbits(size: int, symmetry: str) -> tuple[int, ...]:
    """List the masks of the cells that must be givens together or not at all, in the order of their first cells.

    Raises WishError for an unknown *symmetry*.

    >>> [bits(orbit) for orbit in orbits(4, "rotational90")]
    [[0, 3, 12, 15], [1, 7, 8, 14], [2, 4, 11, 13], [5, 6, 9, 10]]
    """
    if symmetry not in SYMMETRIES:
        raise WishError("bad-symmetry", known=tuple(SYMMETRIES), found=symmetry)
    turns = all_turns(size)
    found: dict[int, None] = {}
    for cell in range(size * size):
        mask = 1 << cell
        for turn in SYMMETRIES[symmetry]:
            mask |= 1 << turns[turn][cell]
        found[mask] = None
    return tuple(found)


def symmetries_on(geometry: Geometry) -> tuple[str, ...]:
    """List the symmetries that a board can have: the rows of an oblong one stay rows.

    >>> symmetries_on(board("6x9"))
    ('none', 'rotational180', 'mirror-horizontal', 'mirror-vertical', 'mirror-both')
    """
    if geometry.extent[0] == geometry.extent[1]:
        return tuple(SYMMETRIES)
    return tuple(name for name, turns in SYMMETRIES.items() if set(turns) <= {_LEFT_RIGHT, _UP_DOWN, _HALF})


def orbits_on(geometry: Geometry, symmetry: str) -> tuple[int, ...]:
    """List the orbits of the cells of a board; its holes are in none.

    Raises WishError for an unknown *symmetry*, or one that an oblong board cannot have.

    >>> [bits(orbit) for orbit in orbits_on(board("2x3"), "rotational180")]
    [[0, 5], [1, 4], [2, 3]]
    """
    if geometry.extent[0] != geometry.extent[1]:
        return _orbits_of_oblong(geometry, symmetry)
    found = orbits(geometry.size, symmetry)
    return tuple(own for orbit in found if (own := orbit & geometry.covered)) if geometry.holes else found


def _orbits_of_oblong(geometry: Geometry, symmetry: str) -> tuple[int, ...]:
    """List the orbits of a board with more rows than columns, or fewer."""
    if symmetry not in (known := symmetries_on(geometry)):
        raise WishError("bad-symmetry", known=known, found=symmetry)
    (high, wide), found = geometry.extent, dict[int, None]()
    for cell in bits(geometry.covered):
        row, column = divmod(cell, geometry.size)
        mask = 1 << cell
        for turn in SYMMETRIES[symmetry]:
            other = row if turn == _LEFT_RIGHT else high - 1 - row
            mask |= 1 << other * geometry.size + (column if turn == _UP_DOWN else wide - 1 - column)
        found[mask & geometry.covered] = None
    return tuple(found)


def is_symmetric(geometry: Geometry, cells: int, symmetry: str) -> bool:
    """Report whether a mask of *cells* has a *symmetry*, which the board can have."""
    return all(cells & orbit in (0, orbit) for orbit in orbits_on(geometry, symmetry))
