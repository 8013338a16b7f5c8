"""SumoCue's killers and jigsaws: ``SumoCueV1`` and the cells in reading order, each with its region.

``=15`` opens a cage with that sum, ``+3`` is in the cage of cell 3 (from 0), ``=0`` is in none; ``J2`` after it is
the region (from 0), left out on a board with boxes. A cage of one cell is a given.
"""

from __future__ import annotations

import re

from pencilmark.board.boards import board
from pencilmark.board.errors import FormatError, InputError
from pencilmark.board.geometry import cell_name
from pencilmark.board.line import square_size
from pencilmark.board.model import Puzzle
from pencilmark.exchange.found import Reading
from pencilmark.exchange.grids import board_of
from pencilmark.rules.rule import named
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.well_made import well_made

_START = "SumoCueV1"
_CELLS = re.compile(r"(?:[=+]\d{1,4}(?:J\d{1,3})?){1,1300}")
_CELL = re.compile(r"([=+])(\d+)(?:J(\d+))?")


def is_sumocue(text: str) -> bool:
    """Report whether a text is a puzzle of SumoCue.

    >>> is_sumocue("SumoCueV1=3J0+0J0"), is_sumocue("sumo")
    (True, False)
    """
    return text.startswith(_START)


def read_sumocue(text: str) -> Reading:
    """Read a puzzle of SumoCue. Raises FormatError.

    >>> found = read_sumocue("SumoCueV1=3+0=0=4" + "=0" * 12)
    >>> found.puzzle.givens[:4], [rule.text for rule in found.puzzle.rules]
    ((0, 0, 0, 4), ['killer 3: r1c1 r1c2'])
    """
    body = "".join(text.removeprefix(_START).split())
    cells = _CELL.findall(body) if _CELLS.fullmatch(body) else []
    size = square_size(len(cells)) or 0
    if not 4 <= size <= 35:
        raise FormatError("bad-link/sumocue-cells", found=len(cells))
    try:
        regions = [region or None for _, _, region in cells]
        notes: list[str] = []
        geometry = board(board_of(regions, size, notes) if all(regions) else size)
        cages = _cages([(sign, int(number)) for sign, number, _ in cells])
        givens = {cage[0]: total for cage, total in cages if len(cage) == 1}
        clues = [Clue("killer", (total,), (tuple(cage),)) for cage, total in cages if len(cage) > 1]
        rules = tuple(named(well_made(clue, geometry), geometry) for clue in clues)
        values = tuple(givens.get(cell, 0) for cell in range(size * size))
        return Reading(Puzzle(geometry, values, rules=rules), "SumoCue", warnings=tuple(notes))
    except InputError as error:
        raise FormatError("bad-link/sumocue", why=error.says) from error


def _cages(cells: list[tuple[str, int]]) -> list[tuple[list[int], int]]:
    """List the cells and the sum of each cage. Raises FormatError for a cell that is in the cage of none."""
    found: dict[int, list[int]] = {}
    for cell in range(len(cells)):
        found.setdefault(_head(cell, cells), []).append(cell)
    return [(cage, cells[head][1]) for head, cage in found.items() if cells[head][1]]


def _head(cell: int, cells: list[tuple[str, int]]) -> int:
    """Return the cell that opens the cage of a *cell*."""
    at = cell
    for _ in cells:
        sign, number = cells[at]
        if sign == "=":
            return at
        if number >= len(cells):
            break
        at = number
    raise FormatError("bad-link/sumocue-cage", cell=cell_name(cell, square_size(len(cells)) or 9))
