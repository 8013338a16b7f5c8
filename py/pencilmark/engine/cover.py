"""The whole puzzle in one integer: every "exactly one of these" of a board, side by side.

Sudoku is an exact cover: each cell takes exactly one value, and in each full house each value goes to
exactly one cell. Every such choice is a *field* of the integer:

    flag | one bit for each alternative | unit

The unit and the flag are set while the choice is open. A candidate has a bit in each field it belongs to (on the 9 x 9
board: its cell, row, column and box). Placing a candidate is one AND with its *keep* mask, which closes its own fields
and strikes every candidate of its peers, in all fields at once.

With F the flags and U twice the units of the open fields of the state S (Python's integers do this for the whole board
in about a microsecond):

    R = S - U    takes each field's lowest alternative; a field that had none loses its flag: contradiction
    Y = S & R    the alternatives but the lowest
    W = Y - U    a field that had just one loses its flag: a naked single or a hidden single

and so on for the fields with two alternatives, the best to branch on. Houses with fewer cells than
values and pairs of cells that differ need no field: they are in the keep masks.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import lru_cache

from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import bits, highest
from pencilmark.board.model import Candidate, Puzzle
from pencilmark.board.speech import say


class _Keep(dict[int, int]):
    """The keep masks, by the place of a candidate's bit; each is made when first used."""

    def __init__(self, cover: Cover) -> None:
        self._cover = cover

    def __missing__(self, place: int) -> int:
        mask = self._cover.keep_mask(self._cover.candidate_at[place])
        self[place] = mask
        return mask


class Cover:
    """The fields of a board, and the masks that `pencilmark.engine.search` works with.

    *start* is the state of the empty board; *flags* and *units* are masks of it. *alternatives* gives, by the
    place of a flag, the mask of its field's alternatives. *candidate_at* gives, by the place of an
    alternative, the number of its candidate: cell * values + value - 1. *top* is, by that number, the place
    of a bit that stands for the candidate. *keep*, by place, is what a placement leaves.
    """

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry
        size, count = geometry.value_count, geometry.cell_count
        self.cells = [cell for cell in range(count) if not geometry.holes >> cell & 1]
        self.fields = [tuple(range(cell * size, cell * size + size)) for cell in self.cells]
        for place in geometry.full_houses:
            cells, its = geometry.houses[place].cells, geometry.house_values[place]
            self.fields += [tuple([cell * size + digit for cell in cells if its >> digit & 1]) for digit in range(size)]
        width = size + 2
        self.units = self._repeat(width, len(self.fields))
        self.flags = self.units << (size + 1)
        self.cell_flags = self._repeat(width, len(self.cells)) << (size + 1)
        self.start = (1 << width * len(self.fields)) - 1
        self.own = [0] * (count * size)
        self.candidate_at: dict[int, int] = {}
        self.alternatives: dict[int, int] = {}
        for number, field in enumerate(self.fields):
            low = number * width
            if spare := size - len(field):  # a house of values of its own, some of which may not be this one
                self.start &= ~((1 << spare) - 1 << low + 1 + len(field) if field else (1 << width) - 1 << low)
            self.alternatives[low + size + 1] = ((1 << size) - 1) << (low + 1)
            for slot, candidate in enumerate(field):
                self.own[candidate] |= 1 << (low + 1 + slot)
                self.candidate_at[low + 1 + slot] = candidate
        self.top = [highest(mask) if mask else 0 for mask in self.own]
        self.keep = _Keep(self)

    @staticmethod
    def _repeat(width: int, count: int) -> int:
        return ((1 << width * count) - 1) // ((1 << width) - 1)

    def with_choice(self, candidates: Sequence[int]) -> Cover:
        """Return these fields and one more, for *candidates* (their numbers) of which at least one must be placed."""
        found, size = copy(self), self.geometry.value_count
        unit = 1 << (size + 2) * len(self.fields)
        flag = unit << size + 1
        found.fields = [*self.fields, tuple(candidates)]
        found.units, found.flags = self.units | unit, self.flags | flag
        found.own, found.candidate_at, choice = self.own.copy(), self.candidate_at.copy(), 0
        for slot, candidate in enumerate(candidates):
            choice |= unit << slot + 1
            found.own[candidate] |= unit << slot + 1
            found.candidate_at[highest(unit) + slot + 1] = candidate
        found.alternatives = self.alternatives | {highest(flag): choice}
        found.start = self.start | unit | choice | flag
        found.keep = _Keep(found)
        return found

    def keep_mask(self, candidate: int) -> int:
        """Return the mask of what stays when *candidate* (its number) is placed."""
        size = self.geometry.value_count
        cell, digit = divmod(candidate, size)
        gone = 0
        for other in range(cell * size, cell * size + size):
            gone |= self.own[other]
        for peer in bits(self.geometry.peer_masks[cell]):
            gone |= self.own[peer * size + digit]
        width = size + 2
        for place in bits(self.own[candidate]):
            gone |= ((1 << width) - 1) << (place // width * width)
        return self.start & ~gone

    def field_of(self, flag: int) -> int:
        """Return the number of the field whose flag is at this place: cells first, then houses times values."""
        return flag // (self.geometry.value_count + 2)

    def describe(self, field: int) -> str:
        """Say what the choice of a field is, such as ``r1c2`` or ``7 in row 3``."""
        geometry = self.geometry
        if field < len(self.cells):
            return geometry.cell_name(self.cells[field])
        place, digit = divmod(field - len(self.cells), geometry.value_count)
        house = geometry.houses[geometry.full_houses[place]]
        name = say("house", kind=house.kind, number=house.number)
        name = say("house-of-grid", house=name, grid=house.grid) if house.grid else name
        return say("value-in-house", value=digit + 1, house=name)

    def load(self, puzzle: Puzzle) -> tuple[int, list[int]] | None:
        """Place the values of *puzzle*; return its state and the places of its candidates, or None if they clash."""
        state, trail, size = self.start, list[int](), self.geometry.value_count
        if puzzle.candidates is not None:
            state &= ~self.struck(puzzle)
        for cell, value in enumerate(puzzle.values):
            if value:
                place = self.top[cell * size + value - 1]
                if not state >> place & 1:
                    return None
                state &= self.keep[place]
                trail.append(place)
        return state, trail

    def struck(self, puzzle: Puzzle) -> int:
        """Return the mask of the alternatives that the pencil marks of *puzzle* exclude in its empty cells."""
        size, gone, values = self.geometry.value_count, 0, puzzle.values
        for cell, mask in enumerate(puzzle.candidates or ()):
            if not values[cell]:
                for digit in bits(self.geometry.all_digits & ~mask):
                    gone |= self.own[cell * size + digit]
        return gone

    def values(self, trail: Sequence[int]) -> tuple[int, ...]:
        """Turn the places of placed candidates into the value of each cell, 0 where none is placed."""
        found, size, candidate_at = [0] * self.geometry.cell_count, self.geometry.value_count, self.candidate_at
        for place in trail:
            cell, digit = divmod(candidate_at[place], size)
            found[cell] = digit + 1
        return tuple(found)

    def candidates(self, state: int) -> list[Candidate]:
        """List the candidates that are open in *state*."""
        size = self.geometry.value_count
        cells = state & self.start & ((1 << (size + 2) * len(self.cells)) - 1)
        places = bits(cells & ~self.flags & ~self.units)
        numbers = (divmod(self.candidate_at[place], size) for place in places)
        return [Candidate(cell, digit + 1) for cell, digit in numbers]


@lru_cache(maxsize=32)
def cover(geometry: Geometry) -> Cover:
    """Return the fields of a board, made once."""
    return Cover(geometry)
