"""Climb HoDoKu's ladder as HoDoKu does: singles in the order in which they came up.

Which single comes first decides how many hidden ones a path needs, and so the score. HoDoKu keeps two queues. After
each deletion of a candidate it looks at the row, column and box (a value with one place left enters the queue of hidden
singles), then at the cell (one value left: the queue of naked singles). A full house is the first naked single that is
the last cell of a house.

Masks of cells and digits are those of `board.masks`; loops over bits are written out, as a rating spends its time here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache, partial

from pencilmark.board.masks import bits, lowest, mask_of, single, where
from pencilmark.board.model import Candidate, Position, Puzzle, Step
from pencilmark.board.task import FOREVER, Budget
from pencilmark.human.guard import admits
from pencilmark.human.logic import Path, next_step, singles_first
from pencilmark.human.plain import Rungs
from pencilmark.human.singles_in_a_row import plain_in_a_row
from pencilmark.human.techniques.common import LINES
from pencilmark.human.techniques.ladders import HODOKU, SINGLES, climb
from pencilmark.human.techniques.rectangles import take_first_pairs
from pencilmark.human.techniques.singles import rating_of, single_step
from pencilmark.human.techniques.technique import Technique
from pencilmark.human.techniques.trial import find_trial


class Filling:
    """A position that is filled in place, and the singles that have come up, the oldest first."""

    def __init__(self, puzzle: Puzzle, truth: int = 0) -> None:
        """Place the values of *puzzle* one after another, in the order of their cells.

        *truth* guards its steps: see `Position`.
        """
        geometry = puzzle.geometry
        self.geometry, self.truth = geometry, truth
        self.values = [0] * geometry.cell_count
        self.cell_digits = [geometry.all_digits] * geometry.cell_count
        self.digit_cells = [geometry.all_cells] * geometry.value_count
        self.givens = where(puzzle.givens)
        self.empty_count = geometry.cell_count
        self._left = [len(house.cells) for house in geometry.houses]
        self._naked: list[int] = []
        self._hidden: list[tuple[int, int]] = []
        self._naked_from = self._hidden_from = 0
        masks = geometry.house_masks
        self._full_houses_of = geometry.full_houses_of
        self._masks_of = [[masks[h] for h in houses] for houses in self._full_houses_of]
        for cell, value in enumerate(puzzle.values):
            if value:
                self.place(cell, value - 1)
        if puzzle.candidates is not None:
            self.delete(
                (c, d + 1) for c, mask in enumerate(puzzle.candidates) for d in bits(~mask & geometry.all_digits)
            )

    def position(self) -> Position:
        """Return a frozen position of what is known now."""
        known = tuple(self.values), tuple(self.digit_cells), tuple(self.cell_digits)
        return Position(self.geometry, *known, self.givens, truth=self.truth)

    def place(self, cell: int, digit: int) -> None:
        """Put *digit* (index) into *cell*: its peers lose it, the cell loses its other candidates."""
        here = 1 << cell
        self.values[cell] = digit + 1
        self.empty_count -= 1
        for house in self.geometry.houses_of[cell]:
            self._left[house] -= 1
        gone = self.digit_cells[digit] & self.geometry.peer_masks[cell]
        self._drop(digit, gone, here)
        self.digit_cells[digit] &= ~here
        others = self.cell_digits[cell] & ~(1 << digit)
        self.cell_digits[cell] = 0
        while others:
            low = others & -others
            others ^= low
            other = low.bit_length() - 1
            left = self.digit_cells[other] = self.digit_cells[other] & ~here
            for mask in self._masks_of[cell]:
                last = left & mask
                if single(last):
                    self._hidden.append((lowest(last), other))

    def delete(self, candidates: Iterable[tuple[int, int]]) -> None:
        """Delete (cell, value) *candidates*, in this order."""
        for cell, value in candidates:
            if self.cell_digits[cell] >> (value - 1) & 1:
                self._drop(value - 1, 1 << cell, 0)

    def _drop(self, digit: int, gone: int, placed: int) -> None:
        """Delete *digit* from the cells *gone*, lowest first; *placed* is the cell that has it now."""
        cells = self.digit_cells[digit]
        cell_digits, masks_of, hidden = self.cell_digits, self._masks_of, self._hidden
        keep = ~(1 << digit)
        while gone:
            low = gone & -gone
            gone ^= low
            cells ^= low
            cell = low.bit_length() - 1
            for mask in masks_of[cell]:
                last = cells & mask
                if last != placed and single(last):
                    hidden.append((lowest(last), digit))
            left = cell_digits[cell] = cell_digits[cell] & keep
            if single(left):
                self._naked.append(cell)
        self.digit_cells[digit] = cells

    def next_single(self) -> Step | None:
        """Find the single that comes first; None if there is none."""
        naked, values, count = self._naked, self.values, len(self._naked)
        while self._naked_from < count and values[naked[self._naked_from]]:
            self._naked_from += 1
        for place in range(self._naked_from, count):
            if not values[naked[place]]:
                step = self._full_house(naked[place])
                if step:
                    return step
        if self._naked_from < count:
            cell = naked[self._naked_from]
            digit = lowest(self.cell_digits[cell])
            return single_step("naked-single", cell, digit) if digit >= 0 else None
        return self._next_hidden()

    def _full_house(self, cell: int) -> Step | None:
        for place in self._full_houses_of[cell]:
            if self._left[place] == 1:
                digit = lowest(self.cell_digits[cell])
                return single_step("full-house", cell, digit, (place,)) if digit >= 0 else None
        return None

    def _next_hidden(self) -> Step | None:
        hidden, values = self._hidden, self.values
        while self._hidden_from < len(hidden):
            cell, digit = hidden[self._hidden_from]
            if not values[cell] and self.cell_digits[cell] >> digit & 1:
                masks, cells = self.geometry.house_masks, self.digit_cells[digit]
                alone = [house for house in self._full_houses_of[cell] if cells & masks[house] == 1 << cell]
                if alone:  # a box comes last: in one it is easier to see
                    return single_step("hidden-single", cell, digit, (alone[0],), rating_of(self.geometry, alone[-1]))
            self._hidden_from += 1
        return None

    def is_stuck(self) -> bool:
        """Report whether an empty cell has no candidate."""
        return any(not value and not digits for value, digits in zip(self.values, self.cell_digits, strict=True))


def _in_deletion_order(step: Step, filling: Filling) -> Iterable[Candidate]:
    """Return the eliminations in HoDoKu's order: a locked subset clears its line before its box."""
    if not step.technique.startswith("locked-pair") and not step.technique.startswith("locked-triple"):
        return step.eliminations
    line = filling.geometry.house_masks[step.evidence.houses[0]]
    return sorted(step.eliminations, key=lambda candidate: not line >> candidate.cell & 1)


def _next_subtle(position: Position, ladder: Iterable[Technique]) -> Step | None:
    """Find the step that HoDoKu takes where there is no single."""
    take_first_pairs(position)
    step = next_step(position, ladder)
    return _guess(position) if step and step.technique == "trial-and-error" else step


def _guess(position: Position) -> Step:
    """Return the step that fills the middle one of the empty cells, as HoDoKu does."""
    steps = sorted(find_trial(position), key=lambda step: step.placements[0].cell)
    return steps[len(steps) // 2]


def _as_there(technique: Technique) -> Technique:
    """Return a *technique* as HoDoKu has it: it sees fewer avoidable rectangles."""
    if not technique.id.startswith("avoidable-rectangle"):
        return technique
    return replace(technique, finder=lambda position: filter(partial(_is_seen, position), technique.finder(position)))


def _is_seen(position: Position, step: Step) -> bool:
    """Report whether HoDoKu sees an avoidable rectangle.

    Two of its filled corners share a box, and each open one has two candidates.
    """
    values, geometry, corners = position.values, position.geometry, step.evidence.cells
    filled = mask_of(cell for cell in bits(corners) if values[cell])
    boxes = (
        mask & filled
        for mask, house in zip(geometry.house_masks, geometry.houses, strict=True)
        if house.kind not in LINES
    )
    is_narrow = all(position.cell_digits[cell].bit_count() == 2 for cell in bits(corners & ~filled))
    return is_narrow and any(box.bit_count() > 1 for box in boxes)


@lru_cache(maxsize=8)
def _subtle_rungs(ladder: tuple[Technique, ...]) -> Rungs:
    """Return a *ladder* without its singles, as HoDoKu has it."""
    return Rungs([_as_there(technique) for technique in ladder if technique.id not in SINGLES])


def walk(filling: Filling, ladder: tuple[Technique, ...], known: Iterable[str] = ()) -> Iterator[Step]:
    """Take step after step, changing *filling*; end when it is full, contradictory or beyond the *ladder*.

    *known* are the techniques of the first steps that are no singles: no others are tried there.
    """
    subtle, names = _subtle_rungs(ladder), iter(known)
    while filling.empty_count:
        step = filling.next_single()
        if step is None and not filling.is_stuck():
            position, name = filling.position(), next(names, "")
            step = _next_subtle(position, [one for one in subtle.all if one.id == name] or subtle.at(position))
        if step is None or not admits(filling.truth, filling.geometry, step):
            return
        filling.delete(_in_deletion_order(step, filling))
        for cell, value in step.placements:
            filling.place(cell, value - 1)
        yield step


def subtle_techniques(puzzle: Puzzle, ladder: tuple[Technique, ...]) -> Iterator[tuple[str, Sequence[int]]]:
    """Yield the techniques of the steps of `walk` that are no singles, each with the values after it.

    All singles come before such a step, so it does not depend on their order: on the ordinary board all plain steps in
    a row are found in one call.
    """
    here, singles, (_, then) = Position.of(puzzle), climb(SINGLES), singles_first(ladder)
    row, subtle = plain_in_a_row(here, singles, then), _subtle_rungs(ladder)
    if not row:
        filling = Filling(puzzle)
        told = ((step.technique, filling.values) for step in walk(filling, ladder))
        yield from (one for one in told if one[0] not in SINGLES)
    while row:
        values = list(here.values)
        for step, _, _ in row.steps:
            for cell, value in step.placements:
                values[cell] = value
            if step.technique not in SINGLES:
                yield step.technique, values
        here = row.position
        subtle_step = None if here.is_solved else _next_subtle(here, subtle.beyond(here))
        if not subtle_step:
            return
        here = here.after(subtle_step.placements, subtle_step.eliminations)
        yield subtle_step.technique, here.values
        row = plain_in_a_row(here, singles, then)


def hodoku_path(
    puzzle: Puzzle, ladder: tuple[Technique, ...] | None = None, budget: Budget = FOREVER, truth: int = 0
) -> Path:
    """Solve *puzzle* as HoDoKu does, up its ladder (or another one), until the end, or until the *budget* is spent."""
    steps: list[Step] = []
    filling = Filling(puzzle, truth)
    for step in walk(filling, climb(HODOKU) if ladder is None else ladder):
        steps.append(step)
        if budget.is_spent(len(steps)):
            break
    return Path(filling.position(), steps)
