"""Positions as webs, for the tests of the code that grows nets and records their ways."""

from tests.unit.engine.kernel.nets import GRID, NINE, without_singles

from pencilmark.board.masks import bits, mask_of
from pencilmark.engine.assumptions import consequences
from pencilmark.engine.kernel.nine_consequences import FRAME
from pencilmark.human.sukaku.grid import MarkedGrid
from pencilmark.human.sukaku.web import Web


def webs(number: int) -> list[Web]:
    """Make webs in which no cell and no house has a single."""
    return [_web(digits) for digits in without_singles(number)]


def cornered() -> Web:
    """Make a web in which the first row and the first column have a digit in their corner, or beside it in its box."""
    (digits,) = without_singles(1)
    row, column = NINE.house_masks[0], NINE.house_masks[9]
    digits[GRID[0]] = digits[GRID[0]] & ~(row | column) | mask_of((0, 1, 9))
    return _web(digits)


def left_of(web: Web, number: int) -> MarkedGrid:
    """Return what is left of a web when a candidate is assumed: the *number*-th that this does not refute."""
    follow = consequences()
    assert follow
    marks = [mark for mark in follow.of(web.grid.digits, web.board_bit)[::2] if mark is not None]
    gone = (marks[number] >> 8 * FRAME).to_bytes(FRAME, "little")
    return _web([cells & ~_cells(gone, digit) for digit, cells in enumerate(web.grid.digits)]).grid


def _cells(frame: bytes, digit: int) -> int:
    bands = (int.from_bytes(frame[16 * digit + 4 * band :][:4], "little") << 27 * band for band in range(3))
    return sum(bands)


def _web(digits: list[int]) -> Web:
    board = sum(cells << 81 * digit for digit, cells in enumerate(digits))
    return Web(MarkedGrid(board, (1 << 81) - 1))


def numbers(mask: bytes) -> list[int]:
    """List the numbers in a mask."""
    return bits(int.from_bytes(mask, "little"))
