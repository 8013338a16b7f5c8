"""Templates: all the ways to place one value on the whole board.

A candidate that is in none of them goes (template delete); one that is in all of them is true (template set). A
template that takes a cell which another value needs in all of its own templates is impossible; leaving those out, again
and again, makes both sharper. *Doomed* candidates, those in no template, are the only ones that techniques of a single
value can remove: fish and colours are sought only where there is one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, reduce
from operator import and_
from typing import TYPE_CHECKING

from pencilmark.board.geometry import Geometry
from pencilmark.board.kept import derived, derived_slowly
from pencilmark.board.masks import bits, lowest, mask_of, union
from pencilmark.board.model import Evidence, Position, Step
from pencilmark.board.phrase import phrase
from pencilmark.board.task import Slowly, finished
from pencilmark.human.techniques.common import of_digit, placed
from pencilmark.human.techniques.technique import Hodoku, Technique

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case, Telling


PATIENCE = 4000


def doomed(position: Position) -> list[int]:
    """Return, for each digit index, the mask of the candidates that no template has.

    If a search takes too long, the candidate counts as doomed, so nothing is lost.

    >>> doomed(Position.of(Puzzle(board("4"), (1, 0, 0, 0, 0, 0, 0, 0, 0, 1) + (0,) * 6)))[:2]
    [0, 0]
    """
    return finished(doomed_slowly(position))


@derived_slowly
def doomed_slowly(position: Position) -> Slowly[list[int]]:
    """Return the same, with a pause after each digit: on large boards this takes a second.

    If a row need not hold every value, no argument about one value ends in a contradiction: nothing is doomed.
    """
    found: list[int] = []
    for cells in position.digit_cells:
        if position.geometry.is_classic:
            found.append(_doomed_of_nine(cells))
        else:
            found.append(_doomed_of(position.geometry, cells) if position.geometry.full_houses else 0)
        yield None
    return found


@lru_cache(maxsize=1 << 10)
def _doomed_of_nine(cells: int) -> int:
    """Return the same as `_doomed_of` for the ordinary board, whose bands have few ways each."""
    top, middle, bottom = (_ways(cells >> _BAND * band & _IN_BAND) for band in range(3))
    alive = 0
    for columns, some in top:
        for more, others in middle:
            if not columns & more:
                for rest, last in bottom:
                    if not rest & (columns | more):
                        alive |= some | others << _BAND | last << 2 * _BAND
                if alive == cells:
                    return 0
    return cells & ~alive


_BAND, _IN_BAND = 27, (1 << 27) - 1
_BOX = [0b111 << 3 * (column // 3) for column in range(9)]


@lru_cache(maxsize=1 << 13)
def _ways(cells: int) -> tuple[tuple[int, int], ...]:
    """List which columns (mask) a value can take in the rows of a band, each with all of its cells there (mask)."""
    rows = [cells >> start & 0b111_111_111 for start in (0, 9, 18)]
    open_ = union(_BOX[column] for column in bits(union(rows)))
    ways = [(0, 0, 0)]
    for start, row in zip((0, 9, 18), rows, strict=True):
        if row:
            ways = [
                (boxes | _BOX[column], columns | 1 << column, taken | 1 << start + column)
                for boxes, columns, taken in ways
                for column in bits(row)
                if not boxes >> column & 1
            ]
    found = dict[int, int]()
    for boxes, columns, taken in ways:
        if boxes == open_:
            found[columns] = found.get(columns, 0) | taken
    return tuple(found.items())


@lru_cache(maxsize=1 << 10)
def _doomed_of(geometry: Geometry, cells: int) -> int:
    """Return the *cells* of a digit (mask) that no template has; cached, as most digits stay the same for long."""
    masks = [geometry.house_masks[house] for house in geometry.full_houses]
    count = sum(house.kind == "row" for house in geometry.houses) if geometry.grids else geometry.size
    rows = sorted((row for row in (cells & mask for mask in masks[:count]) if row), key=int.bit_count)
    others = [mask for mask in masks[2 * count :] if cells & mask]
    unseen, gone = cells, 0
    while unseen:
        start = unseen & -unseen
        template = _template(geometry.peer_masks, cells, rows, others, start, unseen)
        gone |= 0 if template else start
        unseen &= ~(template | start)
    return gone


def _template(
    peer_masks: tuple[int, ...], cells: int, rows: list[int], others: list[int], start: int, wanted: int
) -> int:
    """Find a template that has the cell *start* (mask), trying *wanted* cells first; return 0 if there is none."""
    stack = [(0, cells & ~peer_masks[lowest(start)], start)]
    for _ in range(PATIENCE):
        if not stack:
            break
        row, left, chosen = stack.pop()
        while row < len(rows) and rows[row] & chosen:
            row += 1
        if row == len(rows):
            if all(chosen & mask for mask in others):
                return chosen
            continue
        here = rows[row] & left
        for part in (here & ~wanted, here & wanted):
            while part:
                low = part & -part
                part ^= low
                stack.append((row + 1, left & ~peer_masks[low.bit_length() - 1], chosen | low))
    return 0


MOST = 20_000


def templates(geometry: Geometry, cells: int, most: int) -> list[int] | None:
    """List every way to place one value in all full houses within *cells*; None if there are more than *most*.

    >>> len(templates(board("4"), (1 << 16) - 1, 100)), templates(board("4"), (1 << 16) - 1, 15)
    (16, None)
    """
    peer_masks, masks = geometry.peer_masks, geometry.house_masks
    found = []
    stack = [(cells, 0)]
    while stack:
        left, chosen = stack.pop()
        open_houses = [left & masks[house] for house in geometry.full_houses if not chosen & masks[house]]
        if open_houses:
            fewest = min(open_houses, key=int.bit_count)
            stack += [(left & ~peer_masks[cell] & ~(1 << cell), chosen | 1 << cell) for cell in bits(fewest)]
        else:
            found.append(chosen)
            if len(found) > most:
                return None
    return found


def _common(own: list[int]) -> int:
    """Return the cells that are in all templates of a value."""
    return reduce(and_, own) if own else 0


def _refined(listed: list[list[int]]) -> list[list[int]]:
    """Drop templates that take a cell which another value needs in all of its own, until nothing changes."""
    needed = [_common(own) for own in listed]
    changed = True
    while changed:
        changed = False
        for digit, own in enumerate(listed):
            taken = union(needed[:digit] + needed[digit + 1 :])
            kept = [template for template in own if not template & taken]
            changed |= len(kept) < len(own)
            listed[digit], needed[digit] = kept, _common(kept)
    return listed


def _lists(position: Position) -> Iterator[tuple[str, list[list[int]]]]:
    """Yield the templates of every value, first by themselves, then refined; nothing if there are too many.

    There are none if a row need not hold every value.
    """
    if not position.geometry.full_houses:
        return
    if found := _alone(position):
        yield "alone", found
        yield "together", _refined(list(found))


@derived
def _alone(position: Position) -> list[list[int]] | None:
    """List the templates of each value; None if there are too many."""
    found = []
    for digit, cells in enumerate(position.digit_cells):
        filled = placed(position)[digit]
        own = templates(position.geometry, cells | filled, MOST)
        if own is None:
            return None
        found.append([one & ~filled for one in own])
    return found


def find_template_deletes(position: Position) -> Iterator[Step]:
    """Find, for each value, the candidates that are in no template."""
    for note, listed in _lists(position):
        for digit, own in enumerate(listed):
            some = union(own)
            gone = position.digit_cells[digit] & ~some
            if gone and own:
                evidence = Evidence(some, 1 << digit, note=note)
                yield Step("template-delete", (), of_digit(gone, digit), evidence)


def find_template_sets(position: Position) -> Iterator[Step]:
    """Find, for each value, the candidates that are in every template."""
    for note, listed in _lists(position):
        for digit, own in enumerate(listed):
            always = position.digit_cells[digit] & _common(own)
            if always:
                evidence = Evidence(always, 1 << digit, note=note)
                yield Step("template-set", of_digit(always, digit), (), evidence)


def tell_set(case: Case, told: Telling) -> None:
    """Explain the cells that every template takes."""
    _tell(case, told)
    cells = mask_of(cell for cell, _ in case.step.placements)
    told.say("templates-all-use", cells=case.names(cells))
    told.conclude(case)


def tell_delete(case: Case, told: Telling) -> None:
    """Explain the cells that no template takes."""
    _tell(case, told)
    told.say("templates-none-uses", cells=case.names(case.gone_cells))
    told.conclude(case)
    told.canvas.mark(case.evidence.cells, 1 << case.digit)


def _tell(case: Case, told: Telling) -> None:
    value = case.digit + 1
    told.area = (case.position.digit_cells[case.digit],)
    told.where = phrase("look-all-for", word=case.word, digits=[value])
    told.say("templates-every-way", value=value)
    if case.evidence.note == "together":
        told.say("templates-left-out", word=case.word)


TECHNIQUES = (
    Technique("template-set", "Extreme", find_template_sets, tell_set, 760, Hodoku("1201", 10000, "Extreme")),
    Technique("template-delete", "Extreme", find_template_deletes, tell_delete, 770, Hodoku("1202", 10000, "Extreme")),
)
