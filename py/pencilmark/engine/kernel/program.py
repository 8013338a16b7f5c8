"""What a board's kernel is made of: its module, its memory, and how a position lies in a frame."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from pencilmark.board.errors import Unavailable
from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import bits
from pencilmark.engine.kernel.any import AnyBoard, any_frame
from pencilmark.engine.kernel.memory import Memory
from pencilmark.engine.kernel.nine import MEMORY as NINE
from pencilmark.engine.kernel.nine import nine_module
from pencilmark.engine.kernel.nine_layout import frame_of as nine_frame

ALL_NINE = 0o777
Marks = Sequence[int]  # for each cell the mask of the values it may have


@dataclass(frozen=True)
class Program:
    """The module *binary* of a board, its *memory*, the bytes of a position's *frame*, and nodes it does in 10 ms."""

    binary: bytes
    memory: Memory
    frame: Callable[[Marks], bytes]
    slice: int


@lru_cache(maxsize=16)
def program(geometry: Geometry) -> Program:
    """Write the program of a board; it is kept. Raises Unavailable for a board with other values than 1 to size."""
    if geometry.value_count != geometry.size:
        raise Unavailable("no-wasm/kernel-knows-board-values", value_count=geometry.value_count)
    if geometry.is_classic:
        return Program(nine_module(), NINE, _nine_frame, 20_000)
    any_board = AnyBoard(geometry)
    return Program(any_board.binary(), any_board.memory, any_frame, 600_000 // geometry.cell_count)


def _nine_frame(marks: Marks) -> bytes:
    digit_cells, anything = [0] * 9, 0
    for cell, mask in enumerate(marks):
        if mask == ALL_NINE:
            anything |= 1 << cell
        else:
            for digit in bits(mask):
                digit_cells[digit] |= 1 << cell
    return nine_frame([cells | anything for cells in digit_cells])
