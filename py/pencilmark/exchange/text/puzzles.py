"""Rows of cells as a puzzle, and several grids in a text as one puzzle, with a solution, a state or candidates."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pencilmark.board.boards import board
from pencilmark.board.errors import FormatError
from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import Geometry
from pencilmark.board.line import line_on, parse_line
from pencilmark.board.masks import several, single
from pencilmark.board.model import Puzzle
from pencilmark.board.speech import say
from pencilmark.board.task import Slowly
from pencilmark.exchange.found import ListEntry, Listing, Reading
from pencilmark.exchange.text.cells import group, value
from pencilmark.exchange.text.rows import Block
from pencilmark.exchange.text.single import write_candidates


@dataclass(frozen=True, slots=True)
class Contents:
    """The contents of a grid in a text: *values* or *candidates* (masks) of all cells, digits *placed* by a player.

    It is on the lines from *first* to *last*.
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

    def extends(self, other: Contents) -> bool:
        """Report whether this grid has all values of the *other*."""
        return self.geometry is other.geometry and all(
            not theirs or theirs == ours for theirs, ours in zip(other.values, self.values, strict=True)
        )


def grid_of(block: Block, geometry: Geometry | None = None) -> Contents:
    """Read the cells of a *block*, on the board *geometry* if given. Raises FormatError."""
    size = block.size
    geometry = geometry or board(size)
    if geometry.size != size:
        raise FormatError("bad-length/rows", size=geometry.size, found=size, line=block.last)
    cells = [cell for row in block.rows for cell in row]
    if block.packed or all(len(cell) <= 1 for cell in cells):
        text = "".join("." if cell in ("", "-", "?", "~", "@", ":", "^", "#") else cell for cell in cells)
        return Contents(geometry, parse_line(text, geometry).givens, first=block.first, last=block.last)
    cells = [cell.strip("*_`~") or cell for cell in cells]  # bold, or emphasised in another way
    values = [value(cell, geometry.value_count) for cell in cells]
    if all(one is not None for one in values):
        return Contents(geometry, tuple(one or 0 for one in values), first=block.first, last=block.last)
    return _marked(cells, geometry, block)


def _marked(cells: Sequence[str], geometry: Geometry, block: Block) -> Contents:
    """Read groups of candidates; if some are marked ``u``, the text is SudoCue's, and single digits are givens."""
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
        given = tuple(mask.bit_length() if mask and single(mask) else 0 for mask in masks)
        return Contents(geometry, given, tuple(found), placed, block.first, block.last)
    return Contents(geometry, lone_values(found, geometry), tuple(found), None, block.first, block.last)


def lone_values(masks: Sequence[int], geometry: Geometry) -> tuple[int, ...]:
    """Find the cells that hold a value: those with one candidate that no peer has (HoDoKu reads candidates so)."""
    return tuple(
        mask.bit_length() if not several(mask) and not any(masks[p] & mask for p in geometry.peers[cell]) else 0
        for cell, mask in enumerate(masks)
    )


def puzzle_of(grid: Contents) -> Puzzle:
    """Make a puzzle of a grid; its candidates belong to it."""
    return Puzzle(grid.geometry, grid.values, grid.placed, grid.candidates if grid.placed is None else None)


def joined(grids: Sequence[Contents], name: str, titles: Sequence[str] = ()) -> Slowly[Reading | Listing]:
    """Put *grids* together, with pauses: one puzzle if each later one adds to the first, else a list.

    A later full grid is the solution, one with more values is a player's state, one with candidates a player's marks.
    The puzzles of a list have *titles*.
    """
    first, *others = grids
    reading = Reading(puzzle_of(first), name, marks=first.candidates if first.placed else None)
    second = grids[1] if len(grids) == 2 else first
    if first.is_full and first.candidates is None and not second.is_full and first.extends(second):
        return replace(Reading(puzzle_of(second), name), solution=first.values)
    for other in others:
        more = _added(reading, first, other)
        if more is None:
            return (yield from _listed(grids, titles))
        reading = more
        yield None
    if name == "grid" and len(grids) == 3 and reading.solution and reading.marks is None:
        # Simple Sudoku's three, with one candidate in each cell
        reading = replace(reading, marks=tuple(1 << value - 1 for value in reading.solution))
    return reading


def _added(reading: Reading, first: Contents, other: Contents) -> Reading | None:
    """Add what another grid says to the puzzle of the *first*; None if it belongs to another puzzle."""
    if first.candidates is not None or other.geometry is not first.geometry:
        return None
    if other.candidates is not None:
        fits = all(
            not clue or mask >> (clue - 1) & 1 for clue, mask in zip(first.values, other.candidates, strict=True)
        )
        return replace(reading, marks=other.candidates) if fits else None
    if other.values == first.values:
        return reading
    if not other.extends(first) or not any(first.values):
        return None
    if other.is_full:
        return replace(reading, solution=other.values)
    placed = tuple(0 if clue else value for clue, value in zip(first.values, other.values, strict=True))
    return replace(reading, puzzle=replace(reading.puzzle, placed=placed))


def _listed(grids: Sequence[Contents], titles: Sequence[str]) -> Slowly[Listing]:
    """Make a list of grids; a full grid that solves the one before it is its solution."""
    entries: list[ListEntry] = []
    last: Contents | None = None
    for place, grid in enumerate(grids):
        yield None
        if last and grid.is_full and not last.is_full and grid.extends(last):
            solution = line_on(grid.values, grid.geometry)
            known = entries[-1].reading
            reading = replace(known, solution=grid.values) if known else None
            entries[-1] = replace(entries[-1], solution=solution, reading=reading)
            last = None
            continue
        puzzle = puzzle_of(grid)
        top = grid.geometry.value_count
        text = write_candidates(puzzle) if puzzle.candidates and top <= 16 else line_on(puzzle.values, puzzle.geometry)
        title = titles[place] if place < len(titles) else ""
        columns = (("name", title),) if title else ()
        entries.append(
            ListEntry(grid.first, text, columns, reading=Reading(puzzle, "grid", title=title, columns=columns))
        )
        last = grid
    return Listing(say("gather-list-grids", count=len(entries)), tuple(entries))
