"""How the 9 x 9 kernel lays a position into vectors, and the small moves within them.

One digit is one vector: lane *b* (of four, 32 bits each) holds band *b* (three rows, 27 cells); bit
``9 * row + column`` of it is 1 where the digit may still stand. Lane 3 stays 0. Nine vectors are the position.

Three cells in a line within a box are a *triad*. In each direction a digit takes one triad of every line
and one of every box. The triads of three digits share a vector (a *trio*), so that one move serves three digits:

    across (triads of rows)      lane = band, bit = 9 * row + 3 * box + digit of the trio
    down   (triads of columns)   lane = band, bit = 9 * digit of the trio + column

Both are the same matrix: a triad has two others in its line and two others in its box.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from pencilmark.board.frozen import dataclass
from pencilmark.engine.wasm import I8X16, I32X4, Local, Value, constant, lanes, shuffle

DIGITS = range(9)
TRIOS = range(3)
BAND = (1 << 27) - 1
FIRST_ROW = 0o777
FIRST_COLUMN = 0o001001001
EVERY_THIRD = 0o111111111
BOX = 0o007007007  # the first box of a band
FRAME = 9 * 16  # bytes of a position in memory


BOARD = lanes(I32X4, [BAND] * 3 + [0])


@lru_cache(maxsize=128)
def everywhere(mask: int, within: int = 27) -> Value:
    """Return the constant with *mask* in each group of *within* bits of each band, and in lane 3 (see `constant`)."""
    band = sum(mask << start for start in range(0, 27, within))
    return constant(I32X4, band & BAND)


def rotate_bits(vector: Value, by: int, within: int) -> Value:
    """Rotate every group of *within* bits of each band *by* this number of bits to the left."""
    stay = everywhere((1 << (within - by)) - 1, within)
    wrapped = vector >> (within - by)
    return (vector & stay) << by | (wrapped if within == 27 else wrapped & everywhere((1 << by) - 1, within))


def rotate_bands(vector: Value, by: int) -> Value:
    """Rotate the three bands."""
    order = [*((band + by) % 3 for band in range(3)), 3]
    return shuffle(vector, vector, [4 * lane + byte for lane in order for byte in range(4)])


Move = Callable[[Local], Value]


@dataclass(frozen=True)
class Direction:
    """A way to cut boxes into triads; the triads of a trio's first digit lie at *places*.

    *cell_step* is the distance from a cell of a triad to the next, *digit_step* that from a digit's triads
    to those of the trio's next digit. *in_line* and *in_box* move the other two triads of each line and
    box to where a triad is.
    """

    cell_step: int
    digit_step: int
    places: int
    in_line: tuple[Move, Move]
    in_box: tuple[Move, Move]

    def gather(self, cells: Value) -> Value:
        """Report which triads the *cells* of one digit touch."""
        return (cells | cells >> self.cell_step | cells >> 2 * self.cell_step) & everywhere(self.places)

    def pack(self, digits: list[Local]) -> Value:
        """Gather the triads of three *digits* into a trio."""
        first, second, third = (self.gather(cells) for cells in digits)
        return first | second << self.digit_step | third << 2 * self.digit_step

    def unpack(self, trio: Value, digit: int) -> Value:
        """Return the triads of one *digit* (0 to 2) of a *trio*."""
        return (trio >> digit * self.digit_step if digit else trio) & everywhere(self.places)

    def spread(self, triads: Local) -> Value:
        """Return all cells of one digit's *triads*; the inverse of `gather`."""
        return triads | triads << self.cell_step | triads << 2 * self.cell_step

    def all_digits(self, triads: Local) -> Value:
        """Return a trio with *triads* for each of its digits."""
        return triads | triads << self.digit_step | triads << 2 * self.digit_step

    def others_in_line(self, trio: Local) -> Value:
        """Report where one of the two other triads of the line is set."""
        return self.in_line[0](trio) | self.in_line[1](trio)

    def others_in_box(self, trio: Local) -> Value:
        """Report where one of the two other triads of the box is set."""
        return self.in_box[0](trio) | self.in_box[1](trio)


ACROSS = Direction(
    cell_step=1,
    digit_step=1,
    places=EVERY_THIRD,
    in_line=(lambda trio: rotate_bits(trio, 3, 9), lambda trio: rotate_bits(trio, 6, 9)),
    in_box=(lambda trio: rotate_bits(trio, 9, 27), lambda trio: rotate_bits(trio, 18, 27)),
)
DOWN = Direction(
    cell_step=9,
    digit_step=9,
    places=FIRST_ROW,
    in_line=(lambda trio: rotate_bands(trio, 1), lambda trio: rotate_bands(trio, 2)),
    in_box=(lambda trio: rotate_bits(trio, 1, 3), lambda trio: rotate_bits(trio, 2, 3)),
)


def first_bytes(vector: Value) -> Value:
    """Move bytes 0, 1 and 2 of a vector to lanes 0, 1 and 2."""
    return shuffle(vector, constant(I32X4, 0), [0, 16, 16, 16, 1, 16, 16, 16, 2, *[16] * 7])


def sum_of_bytes(vector: Value) -> Value:
    """Add the four bytes of each lane."""
    return vector * 0x01010101 >> 24


def bytes_popcount(vector: Value) -> Value:
    """Count the bits of each byte."""
    return vector.seen_as(I8X16).apply("popcount").seen_as(I32X4)


def frame_of(digit_cells: Sequence[int]) -> bytes:
    """Lay out a position, given for each digit the mask of the cells where it may stand (one bit a cell)."""
    return b"".join(map(_vector_of, digit_cells))


@lru_cache(maxsize=1 << 13)
def _vector_of(cells: int) -> bytes:
    """Lay out a digit; cached, as most digits stay the same from one question to the next."""
    return (cells & BAND | (cells >> 27 & BAND) << 32 | (cells >> 54 & BAND) << 64).to_bytes(16, "little")


def cells_of(words: Sequence[int]) -> list[int]:
    """Read a frame, given as its words of 32 bits: for each digit the mask of its cells; the inverse of `frame_of`."""
    return [words[at] | words[at + 1] << 27 | words[at + 2] << 54 for at in range(0, 36, 4)]
