"""The vicinity of a puzzle: {-x+y}, all puzzles with one solution that have x of its givens fewer and y others.

Givens are removed in every way. What is left has many solutions, and a digit that only one of them has in a cell makes,
as a given, a puzzle with one solution; the kernel finds all of these in one call. To add several givens, all but the
last are added in every way, in the order of the cells, so that nothing comes twice.

The answers come in pieces, one for each choice of givens to remove, so that processes can share them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.errors import WishError
from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import bits, mask_of, union, where
from pencilmark.board.model import Puzzle
from pencilmark.board.task import Slowly, finished
from pencilmark.engine import plain
from pencilmark.engine.isomorphs import canonical, isomorphs
from pencilmark.engine.kernel.kernel import NineKernel
from pencilmark.engine.kernels import is_available, shared_kernel


@dataclass(frozen=True, slots=True)
class Exchange:
    """{-x+y}: the numbers of givens that are *removed* and *added*."""

    removed: int = 1
    added: int = 1

    def __str__(self) -> str:
        """Write it as players do.

        >>> str(Exchange(2, 1)), str(Exchange(1, 0))
        ('{-2+1}', '{-1}')
        """
        return "{" + "".join([f"-{self.removed}"] * bool(self.removed) + [f"+{self.added}"] * bool(self.added)) + "}"


def read_exchange(text: str) -> Exchange:
    """Read ``{-2+1}``, with or without its braces. Raises WishError.

    >>> read_exchange("{-2+1}"), read_exchange("-1")
    (Exchange(removed=2, added=1), Exchange(removed=1, added=0))
    """
    found = re.fullmatch(r"\{?(?:-(\d))?(?:\+(\d))?\}?", text.strip())
    exchange = Exchange(int(found[1] or 0), int(found[2] or 0)) if found else Exchange(0, 0)
    if exchange == Exchange(0, 0):
        raise WishError("bad-exchange", found=text[:20])
    return exchange


class Near(NamedTuple):
    """A puzzle near another, and the *least* isomorph that identifies its class; bytes, one for each cell."""

    puzzle: bytes
    least: bytes


class VicinityPart(NamedTuple):
    """A part of a vicinity: puzzles near *givens*, on the *board* of that name, without the givens in the cells *gone*.

    *same*: the new givens stand in the same cells.
    """

    board: str
    givens: bytes
    gone: tuple[int, ...]
    added: int
    minimal: bool
    same: bool


def pieces(puzzle: Puzzle, exchange: Exchange, minimal: bool = False, *, same: bool = False) -> Iterator[VicinityPart]:
    """List the parts of the vicinity of *puzzle*; *minimal*: only puzzles from which no given can go.

    *same*: only puzzles with givens in the same cells, as many added as removed.

    >>> four = Puzzle(board("4"), (1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 0, 0, 0, 0))
    >>> sum(len(near(piece)) for piece in pieces(four, Exchange(1, 1), same=True))
    0
    """
    cells = [cell for cell, value in enumerate(puzzle.givens) if value]
    for gone in combinations(cells, exchange.removed):
        yield VicinityPart(puzzle.geometry.name, bytes(puzzle.givens), gone, exchange.added, minimal, same)


def near(piece: VicinityPart) -> list[Near]:
    """Find the puzzles of a part, one of each class, in the order of the cells of their new givens.

    >>> from pencilmark.engine.vicinity import Exchange, near, pieces
    >>> four = Puzzle(board("4"), (1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 0, 0, 0, 0))
    >>> sum(len(near(piece)) for piece in pieces(four, Exchange(1, 0)))
    12
    """
    return finished(near_slowly(piece))


def near_slowly(piece: VicinityPart) -> Slowly[list[Near]]:
    """Do what `near` does, with pauses."""
    geometry, found, known = board(piece.board), list[Near](), set[bytes]()
    for puzzles in _vicinity(piece, _prover(geometry)):
        for one in distinct(geometry, puzzles, known):
            found.append(one)
        yield None
    return found


def distinct(geometry: Geometry, puzzles: Sequence[bytes], known: set[bytes]) -> list[Near]:
    """Return one puzzle of each class that is not *known* yet; these are then known, too."""
    found = list[Near]()
    for puzzle, least in zip(puzzles, leasts(geometry, puzzles), strict=True):
        if least not in known:
            known.add(least)
            found.append(Near(puzzle, least))
    return found


def leasts(geometry: Geometry, puzzles: Sequence[bytes]) -> list[bytes]:
    """Find the least isomorph of each puzzle."""
    quick = isomorphs() if geometry.is_classic and puzzles else None
    found = quick.leasts(b"".join(puzzles)) if quick else [None] * len(puzzles)
    return [
        one[0] if one else bytes(canonical(geometry, tuple(puzzle)).least)
        for puzzle, one in zip(puzzles, found, strict=True)
    ]


class _Prover:
    """Finds which puzzles of a board have one solution, one after another."""

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry

    def single(self, left: bytes, asked: Sequence[int]) -> list[int]:
        """Return for each digit the cells (mask), among those *asked* about, where it leaves just one solution."""
        is_so = self.unique
        return [
            mask_of(cell for cell in bits(cells) if is_so([_with(left, cell, digit)]))
            for digit, cells in enumerate(asked, 1)
        ]

    def unique(self, puzzles: Sequence[bytes]) -> list[bytes]:
        """Return the puzzles that have exactly one solution."""
        return [one for one in puzzles if engine.is_unique(self._puzzle(one))]

    def minimal(self, puzzles: Sequence[bytes]) -> list[bytes]:
        """Return those of the puzzles, each with one solution, from which no given can go."""
        return [one for one in puzzles if not engine.redundant(self._puzzle(one))]

    def _puzzle(self, givens: bytes) -> Puzzle:
        return Puzzle(self.geometry, tuple(givens))


class _QuickProver(_Prover):
    """Asks the kernel of the 9 x 9 board about whole blocks."""

    def __init__(self, geometry: Geometry, kernel: NineKernel) -> None:
        super().__init__(geometry)
        self._kernel = kernel

    def single(self, left: bytes, asked: Sequence[int]) -> list[int]:
        return self._kernel.single(left, asked)

    def unique(self, puzzles: Sequence[bytes]) -> list[bytes]:
        kinds = plain.kinds(b"".join(puzzles))
        sure = [one for one, kind in zip(puzzles, kinds, strict=True) if kind in (plain.UNIQUE, plain.LATE)]
        return sure if plain.LATE not in kinds else super().unique(sure)

    def minimal(self, puzzles: Sequence[bytes]) -> list[bytes]:
        found = list[bytes]()
        for one, spare in zip(puzzles, plain.spare(b"".join(puzzles)), strict=True):
            if not any(spare) if spare is not None else super().minimal([one]):
                found.append(one)
        return found


def _prover(geometry: Geometry) -> _Prover:
    kernel = shared_kernel(geometry) if geometry.is_classic and is_available(geometry) else None
    return _QuickProver(geometry, kernel) if isinstance(kernel, NineKernel) else _Prover(geometry)


def _vicinity(piece: VicinityPart, prover: _Prover) -> Iterator[list[bytes]]:
    """Yield the puzzles of a part as they are found."""
    left = bytearray(piece.givens)
    for cell in piece.gone:
        left[cell] = 0
    free = _free(prover.geometry, left)
    for cell in piece.gone:  # what goes does not come back
        free[piece.givens[cell] - 1] &= ~(1 << cell)
    if piece.same:
        places = mask_of(piece.gone)
        free = [cells & places for cells in free]
    grown = _Growth(prover, piece.minimal).grown(bytes(left), free, piece.added)
    yield from map(prover.minimal, grown) if piece.minimal else grown


def _free(geometry: Geometry, left: Sequence[int]) -> list[int]:
    """Return for each digit the empty cells (mask) that see no given of it."""
    empty = where(not value for value in left)
    free = [empty] * geometry.size
    for cell, value in enumerate(left):
        if value:
            free[value - 1] &= ~geometry.peer_masks[cell]
    return free


class _Growth:
    """Adds givens to what is left of a puzzle; *minimal*: none beside one that leaves one solution by itself."""

    def __init__(self, prover: _Prover, minimal: bool) -> None:
        self.prover, self.minimal = prover, minimal

    def grown(self, left: bytes, free: list[int], added: int) -> Iterator[list[bytes]]:
        """Yield puzzles with one solution, with *added* more givens in cells that are *free* for their digits."""
        if not added:
            yield self.prover.unique([left])
            return
        single = self.prover.single(left, free) if added == 1 or self.minimal else []
        if added == 1:
            yield [_with(left, cell, digit) for digit, cells in enumerate(single, 1) for cell in bits(cells)]
            return
        free = [cells & ~alone for cells, alone in zip(free, single, strict=True)] if single else free
        for cell in bits(union(free)):
            after = [cells & -2 << cell for cells in free]
            for digit in (digit for digit, cells in enumerate(free) if cells >> cell & 1):
                own = after.copy()
                own[digit] &= ~self.prover.geometry.peer_masks[cell]
                yield from self.grown(_with(left, cell, digit + 1), own, added - 1)


def _with(left: bytes, cell: int, digit: int) -> bytes:
    return left[:cell] + bytes((digit,)) + left[cell + 1 :]
