"""The symmetries that the places of givens may have, and the orbits of cells under each.

mirror-horizontal exchanges left and right, mirror-vertical top and bottom; diagonal is the mirror in the
line from r1c1, antidiagonal that in the other one. Only the places are symmetric, not the digits.
"""

from __future__ import annotations

from functools import lru_cache

from pencilmark.board.canon import all_turns
from pencilmark.board.errors import WishError
from pencilmark.board.geometry import Geometry

# In the order of `all_turns`: as it is, mirrored, upside down, half turn, transposed, and so on.
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
    """List the masks of the cells that must be givens, or not, together; by their first cells.

    Raises WishError for a *symmetry* that is none.

    >>> from pencilmark.board.masks import bits
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


def orbits_on(geometry: Geometry, symmetry: str) -> tuple[int, ...]:
    """List the orbits of the cells of a board: its holes are in none."""
    found = orbits(geometry.size, symmetry)
    return tuple(own for orbit in found if (own := orbit & geometry.covered)) if geometry.holes else found


def is_symmetric(size: int, cells: int, symmetry: str) -> bool:
    """Report whether a mask of *cells* has a *symmetry*."""
    return all(cells & orbit in (0, orbit) for orbit in orbits(size, symmetry))
