"""Rows of cells as a puzzle: values, candidates, the digits and the marks of a player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pencilmark.board.boards import board
from pencilmark.board.errors import FormatError
from pencilmark.board.geometry import Geometry
from pencilmark.board.line import parse_line
from pencilmark.board.model import Puzzle
from pencilmark.exchange.text.cells import group, value
from pencilmark.exchange.text.rows import Block


@dataclass(frozen=True, slots=True)
class Grid:
    """What a grid in a text holds: *values*, or the *candidates* (masks) of all cells, and digits *placed* by a player.

    It stands on the lines from *first* to *last*.
    """

    geometry: Geometry
    values: tuple[int, ...]
    candidates: tuple[int, ...] | None = None
    placed: tuple[int, ...] | None = None
    first: int = 1
    last: int = 1

    @property
    def is_full(self) -> bool:
        """Report whether there is a value in every cell."""
        return all(self.values)

    def extends(self, other: Grid) -> bool:
        """Report whether all values of the *other* grid stand here as well."""
        return self.geometry is other.geometry and all(
            not theirs or theirs == ours for theirs, ours in zip(other.values, self.values, strict=True)
        )


def grid_of(block: Block, geometry: Geometry | None = None) -> Grid:
    """Read the cells of a *block*, on the board *geometry* if given. Raises FormatError."""
    size = block.size
    geometry = geometry or board(size)
    if geometry.size != size:
        raise FormatError("bad-length/rows", size=geometry.size, found=size, line=block.last)
    cells = [cell for row in block.rows for cell in row]
    if block.packed or all(len(cell) <= 1 for cell in cells):
        text = "".join("." if cell in ("", "-", "?", "~", "@", ":", "^", "#") else cell for cell in cells)
        return Grid(geometry, parse_line(text, geometry).givens, first=block.first, last=block.last)
    cells = [cell.strip("*_`~") or cell for cell in cells]  # bold, or otherwise set apart
    values = [value(cell, geometry.value_count) for cell in cells]
    if all(one is not None for one in values):
        return Grid(geometry, tuple(one or 0 for one in values), first=block.first, last=block.last)
    return _marked(cells, geometry, block)


def _marked(cells: Sequence[str], geometry: Geometry, block: Block) -> Grid:
    """Read groups of candidates; with digits marked ``u`` the rest is SudoCue's, single digits being givens."""
    players = [cell[:1] in ("u", "U") and len(cell) == 2 for cell in cells]
    masks = [0 if mine else group(cell, geometry.size) for mine, cell in zip(players, cells, strict=True)]
    wrong = next((place for place, mask in enumerate(masks) if mask is None), None)
    if wrong is not None:
        where = geometry.cell_name(wrong)
        top, cell = geometry.value_count, cells[wrong][:20]
        raise FormatError("bad-value/group", top=top, found=cell, where=where, line=block.first)
    found = [mask or geometry.all_digits for mask in masks]
    if any(players):
        placed = tuple(int(cell[1]) if mine else 0 for mine, cell in zip(players, cells, strict=True))
        given = tuple(mask.bit_length() if mask and mask & (mask - 1) == 0 else 0 for mask in masks)
        return Grid(geometry, given, tuple(found), placed, block.first, block.last)
    return Grid(geometry, lone_values(found, geometry), tuple(found), None, block.first, block.last)


def lone_values(masks: Sequence[int], geometry: Geometry) -> tuple[int, ...]:
    """Find the cells that hold a value: one candidate, that no peer has (as HoDoKu reads a grid of candidates)."""
    return tuple(
        mask.bit_length() if mask & (mask - 1) == 0 and not any(masks[p] & mask for p in geometry.peers[cell]) else 0
        for cell, mask in enumerate(masks)
    )


def puzzle_of(grid: Grid) -> Puzzle:
    """Make a puzzle of a grid; its candidates belong to it."""
    return Puzzle(grid.geometry, grid.values, grid.placed, grid.candidates if grid.placed is None else None)
