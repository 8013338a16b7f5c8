"""Blocks of plain 9 x 9 puzzles: bytes in, bytes out, for lists of any length.

A block of givens is a byte (0 to 9) for each cell of one puzzle after another. A puzzle that takes more than QUICK
nodes is left to the caller, so that none holds up the others for more than a moment. Before there is a kernel, plain
Python answers a few easy puzzles sooner than a kernel could be written, compiled and started.
"""

from __future__ import annotations

from collections.abc import Iterator
from struct import iter_unpack
from typing import TYPE_CHECKING, NamedTuple, cast

from pencilmark.board.boards import board
from pencilmark.board.model import Puzzle
from pencilmark.engine import kernels
from pencilmark.engine.kernel.memory import RESULT, SPENT
from pencilmark.engine.search import PULSE, Search

if TYPE_CHECKING:
    from pencilmark.engine.answers import Status
    from pencilmark.engine.kernel.kernel import NineKernel

CELLS = 81
NONE, UNIQUE, MULTIPLE, LATE = range(4)
STATUSES: dict[int, Status] = {NONE: "none", UNIQUE: "unique", MULTIPLE: "multiple"}
QUICK = 200_000
FEW, EASY = 3, 4 * PULSE
"""Puzzles that do without a kernel, and the nodes that one of them takes at most."""
_RECORD = RESULT + CELLS
_SIGNS = bytes.maketrans(bytes(range(10)), b".123456789")
_KINDS = bytes((NONE, UNIQUE)) + bytes([MULTIPLE]) * 254


def line_of(cells: bytes) -> str:
    """Write cells as the canonical line.

    >>> line_of(bytes((1, 0, 9)))
    '1.9'
    """
    return cells.translate(_SIGNS).decode()


def lines_of(givens: bytes) -> list[str]:
    """Write each puzzle of a block as its canonical line."""
    text = line_of(givens)
    return [text[first : first + CELLS] for first in range(0, len(text), CELLS)]


def puzzles_of(givens: bytes) -> Iterator[Puzzle]:
    """Yield the puzzles of a block."""
    return (puzzle_at(givens, number) for number in range(len(givens) // CELLS))


def puzzle_at(givens: bytes, number: int) -> Puzzle:
    """Return a block's puzzle of that *number*, which counts from 0."""
    return Puzzle(board("9"), tuple(givens[CELLS * number : CELLS * (number + 1)]))


class PlainResult(NamedTuple):
    """The result for a puzzle: its kind, its first solution (empty if there is none), and the backend that found it."""

    kind: int
    solution: bytes = b""
    backend: str = ""


def is_available() -> bool:
    """Report whether a kernel takes blocks here."""
    return kernels.is_available(board("9"))


def _kernel() -> NineKernel:
    return cast("NineKernel", kernels.shared_kernel(board("9")))


def _searched(givens: bytes) -> list[PlainResult]:
    """Search a few puzzles in plain Python; return nothing once there is a kernel, or if one puzzle takes long.

    Puzzles with several solutions are left to the kernel, too, so that their first solution is the same in every list.
    """
    if len(givens) > FEW * CELLS or kernels.is_any_open():
        return []
    found = list[PlainResult]()
    for first in range(0, len(givens), CELLS):
        search = Search(Puzzle(board("9"), tuple(givens[first : first + CELLS])))
        solution = b""
        for one in search:
            if search.nodes > EASY or (one and solution):
                return []
            solution = bytes(one or solution)
        found.append(PlainResult(UNIQUE if solution else NONE, solution, "python"))
    return found


def kinds(givens: bytes) -> bytes:
    """Report for each puzzle whether it has no solution, one or several (NONE, UNIQUE, MULTIPLE), or LATE.

    >>> from pencilmark.engine import plain
    >>> plain.kinds(bytes(162)) == bytes([plain.MULTIPLE] * 2)                          # doctest: +SKIP
    True
    """
    return _kinds(_kernel().solve_block(givens, budget=QUICK))


def _kinds(records: bytes) -> bytes:
    found, late = records[4::_RECORD].translate(_KINDS), records[::_RECORD]
    if SPENT not in late:
        return found
    return bytes(LATE if why == SPENT else kind for why, kind in zip(late, found, strict=True))


def solutions(givens: bytes) -> Iterator[PlainResult]:
    """Yield what is found about each puzzle; LATE also if it takes a kernel and there is none."""
    if searched := _searched(givens):
        yield from searched
        return
    if not is_available():
        yield from [PlainResult(LATE)] * (len(givens) // CELLS)
        return
    records = _kernel().solve_block(givens, budget=QUICK)
    for kind, (solution,) in zip(_kinds(records), iter_unpack(f"{RESULT}x{CELLS}s", records), strict=True):
        yield PlainResult(kind, solution if kind in (UNIQUE, MULTIPLE) else b"", "wasm")


def first_solutions(givens: bytes, limit: int) -> list[bytes] | None:
    """List the first solutions of one puzzle, at most *limit* (up to 255), in the order of all our searches.

    None if that takes long.
    """
    why, _, _, found = _kernel().advance(limit, QUICK, limit, givens)
    return None if why == SPENT else list(map(bytes, found))


def counts(givens: bytes, limit: int) -> Iterator[int | None]:
    """Yield the number of solutions of each puzzle, at most *limit* (2 or more); None if it is LATE."""
    if searched := _searched(givens):
        yield from (one.kind for one in searched)  # NONE and UNIQUE are numbers of solutions
        return
    if not is_available():
        yield from [None] * (len(givens) // CELLS)
        return
    records = _kernel().solve_block(givens, limit=limit, budget=QUICK)
    for why, found in iter_unpack(f"<2I{_RECORD - 8}x", records):
        yield None if why == SPENT and found < limit else found


def spare(givens: bytes) -> Iterator[bytes | None]:
    """Yield, for each puzzle with one solution, 1 for each cell whose given can go; None if proofs take long."""
    records = _kernel().spare_block(givens, budget=QUICK)
    for why, cells in iter_unpack(f"<I{RESULT - 4}x{CELLS}s", records):
        yield None if why == SPENT else cells
