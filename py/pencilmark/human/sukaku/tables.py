"""The ordinary board as big integers: houses, peers and patterns, computed once.

A *board* here is one integer with bit = digit * 81 + cell (digit 0 to 8): all candidates of a position. Houses are
numbered as in `Geometry.houses` of the ordinary board: rows 0 to 8, columns 9 to 17, boxes 18 to 26. Cells of a box are
counted row by row.

Whether a candidate is alone of its digit in a house is worked out for the whole board at once: "at least one" and "at
least two" are computed for every three cells, then from these for every nine.
"""

from __future__ import annotations

from pencilmark.board.boards import board
from pencilmark.board.kept import derived
from pencilmark.board.masks import bits, lowest, mask_of, several
from pencilmark.board.model import Position

GEOMETRY = board("9")
CELLS = 81
ALL_CELLS = (1 << 81) - 1
ROWS, COLUMNS, BOXES = range(9), range(9, 18), range(18, 27)
BOX_COLUMN_ROW = (*BOXES, *COLUMNS, *ROWS)
BOX_ROW_COLUMN = (*BOXES, *ROWS, *COLUMNS)

HOUSE_CELLS = tuple(house.cells for house in GEOMETRY.houses)
HOUSE = GEOMETRY.house_masks
PEERS = GEOMETRY.peer_masks
ROW_OF = tuple(cell // 9 for cell in range(81))
COLUMN_OF = tuple(9 + cell % 9 for cell in range(81))
BOX_OF = tuple(18 + cell // 27 * 3 + cell % 9 // 3 for cell in range(81))
HOUSES_OF = tuple(zip(BOX_OF, ROW_OF, COLUMN_OF, strict=True))
#: For each cell its houses (box, row, column), each with the mask of its other cells.
OTHERS_OF = tuple(tuple((h, HOUSE[h] & ~(1 << cell)) for h in HOUSES_OF[cell]) for cell in range(81))

#: One bit in every digit's lane: multiply a mask of cells by this to have it in all lanes.
LANES = mask_of(81 * digit for digit in range(9))
#: What a placement removes from the board: the cell's other values, the value from the cell's peers, and itself.
KILLED = tuple(LANES << cell | PEERS[cell] << 81 * digit for digit in range(9) for cell in range(81))


def _lanes(cells: list[int]) -> int:
    return mask_of(cells) * LANES


TRIPLE_STARTS = _lanes([c for c in range(81) if c % 3 == 0])
TRIPLE_TOPS = _lanes([c for c in range(81) if c // 9 % 3 == 0])
BOX_STARTS = _lanes([c for c in range(81) if c % 3 == 0 and c // 9 % 3 == 0])
ROW_STARTS = _lanes([c for c in range(81) if c % 9 == 0])
COLUMN_TOPS = _lanes(list(range(9)))
BOX_SHAPE = mask_of(9 * y + x for y in range(3) for x in range(3))
ROW_SHAPE = (1 << 9) - 1
COLUMN_SHAPE = mask_of(9 * y for y in range(9))

LOW_ROWS = _lanes([c for c in range(81) if c // 9 % 3 < 2])
FIRST_ROWS = _lanes([c for c in range(81) if c // 9 % 3 == 0])
LEFT_TRIPLES = _lanes([c for c in range(81) if c % 9 < 6])
FIRST_TRIPLES = _lanes([c for c in range(81) if c % 9 < 3])
LEFT_COLUMNS = _lanes([c for c in range(81) if c % 3 < 2])
FIRST_COLUMNS = _lanes([c for c in range(81) if c % 3 == 0])
HIGH_BANDS = _lanes([c for c in range(81) if c < 54])
FIRST_BAND = _lanes([c for c in range(81) if c < 27])

#: For nine bits of a row's candidates: the same bits nine apart, a column.
SPREAD = tuple(mask_of(9 * i for i in bits(mask)) for mask in range(512))
#: For nine bits of digits: one bit in each of their lanes; multiply a mask of cells by it to copy it there.
SPREAD81 = tuple(mask_of(81 * i for i in bits(mask)) for mask in range(512))
COUNT = tuple(mask.bit_count() for mask in range(512))
BITS = tuple(tuple(bits(mask)) for mask in range(512))


def lonely(board: int) -> tuple[int, int, int]:
    """Mark the candidates that are the only ones of their digit in their box, column and row.

    >>> lonely(0b11) == (0, 0b11, 0), lonely(0b1) == (1, 1, 1)
    (True, True)
    """
    a, b, c = board & TRIPLE_STARTS, board >> 1 & TRIPLE_STARTS, board >> 2 & TRIPLE_STARTS
    one, two = a | b | c, a & b | (a | b) & c
    box = _fold(one, two, 9, BOX_STARTS) * BOX_SHAPE & board
    row = _fold(one, two, 3, ROW_STARTS) * ROW_SHAPE & board
    a, b, c = board & TRIPLE_TOPS, board >> 9 & TRIPLE_TOPS, board >> 18 & TRIPLE_TOPS
    one, two = a | b | c, a & b | (a | b) & c
    column = _fold(one, two, 27, COLUMN_TOPS) * COLUMN_SHAPE & board
    return box, column, row


def _fold(one: int, two: int, shift: int, start: int) -> int:
    """Return, at each *start*, whether one of three counts (*shift* apart) is exactly one and the others are none."""
    first, second, third = one & start, one >> shift & start, one >> 2 * shift & start
    many = (two | two >> shift | two >> 2 * shift) & start
    return (first | second | third) & ~(many | first & second | (first | second) & third)


def in_order(mask: int, house_of: tuple[int, ...]) -> list[int]:
    """List the candidates of *mask* by house (of each cell), then by digit."""
    if not several(mask):
        return [lowest(mask)] if mask else []
    return sorted(bits(mask), key=lambda bit: (house_of[bit % 81], bit // 81))


@derived
def lonely_in(position: Position) -> tuple[int, int, int]:
    """Mark the candidates of a *position* that are the only ones of their digit in their box, column and row."""
    return lonely(sum(cells << 81 * digit for digit, cells in enumerate(position.digit_cells)))
