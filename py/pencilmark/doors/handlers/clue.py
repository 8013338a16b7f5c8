"""Makes the line of a variant out of cells that were clicked."""

from __future__ import annotations

from itertools import chain

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.errors import RuleError
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Puzzle
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.shapes import shapes_data
from pencilmark.doors.protocol.replies import Work
from pencilmark.doors.protocol.ruling import ClueData, ClueRequest
from pencilmark.rules.picture import draw_clue
from pencilmark.rules.rule import parse_rules
from pencilmark.rules.variants.cells import EDGES, ray, seen_from
from pencilmark.rules.variants.definition import Clue, Variant
from pencilmark.rules.variants.read import write_clue
from pencilmark.rules.variants.registry import VARIANTS
from pencilmark.rules.variants.well_made import well_made

Groups = tuple[tuple[int, ...], ...]
LARGEST, SECONDS = 16, 0.5
"""The largest board on which a clue is tried, and the time that it may take: mostly a hundredth of a second."""


def answer(request: ClueRequest, clock: Clock) -> Work[ClueData]:
    """Make the line, and draw it; what is missing is part of the answer."""
    yield None
    geometry, variant = board(request["board"]), VARIANTS.get(request["name"])
    try:
        if variant is None:
            raise RuleError("unknown-variant/other", found=request["name"][:30])
        _check_cells(request["groups"], geometry)
        groups = _completed(variant, tuple(tuple(group) for group in request["groups"] if group), geometry)
        made = well_made(Clue(variant.name, tuple(request["numbers"]), groups), geometry)
        clue = yield from _within_reach(made, geometry, clock)
    except RuleError as error:
        return ClueData(line="", shapes=[], error=error.message)
    return ClueData(line=write_clue(clue, geometry.size), shapes=shapes_data(draw_clue(clue, geometry)), error="")


def _within_reach(clue: Clue, geometry: Geometry, clock: Clock) -> Work[Clue]:
    """Return the *clue*. Raises RuleError where no digits make its numbers: nothing could be solved."""
    if clue.numbers and not (yield from _can_hold(clue, geometry, clock)):
        several = VARIANTS[clue.name].numbers[1] > 1
        raise RuleError(
            "bad-variant/out-of-reach-apart" if several else "bad-variant/out-of-reach", numbers=clue.numbers
        )
    return clue


def _can_hold(clue: Clue, geometry: Geometry, clock: Clock) -> Work[bool]:
    """Report whether the board has a solution with this clue alone; True where that is not known at once."""
    if geometry.size > LARGEST:
        return True
    rules = parse_rules([write_clue(clue, geometry.size)], geometry)
    puzzle = Puzzle(geometry, (0,) * geometry.cell_count, None, None, rules)
    start = clock()
    search, _ = engine.stream(puzzle)
    for solution in search:
        if solution is not None or clock() - start > SECONDS:
            return True
        yield None
    return False


def _check_cells(groups: list[list[int]], geometry: Geometry) -> None:
    """Raise RuleError for a cell that is not on the board."""
    for cell in chain.from_iterable(groups):
        if not 0 <= cell < geometry.cell_count:
            raise RuleError("bad-variant/cell-numbers", cells=geometry.cell_count - 1, found=cell)


def _completed(variant: Variant, groups: Groups, geometry: Geometry) -> Groups:
    """Add to the cells what goes without saying. Raises RuleError."""
    least = variant.numbers[0]
    if variant.takes == "board":
        return ()
    if not groups:
        raise RuleError("no-cells/choose-number" if least else "no-cells/choose")
    if variant.takes == "sight":
        return (_seen(variant, groups[0], geometry.size),)
    if variant.takes == "parts" and variant.joint == "=" and len(groups) == 1:
        return (groups[0][:1], groups[0][1:]) if len(groups[0]) > 1 else groups
    return groups if variant.takes == "parts" else (tuple(cell for group in groups for cell in group),)


def _seen(variant: Variant, cells: tuple[int, ...], size: int) -> tuple[int, ...]:
    """Go on from a cell at the edge, in the direction of the next cell if there is one. Raises RuleError.

    >>> _seen(VARIANTS["sandwich"], (1,), 3), _seen(VARIANTS["sandwich"], (2, 1), 3)
    ((1, 4, 7), (2, 1, 0))
    """
    row, column = divmod(cells[0], size)
    if len(cells) > 1:
        step = _sign(cells[1] // size - row), _sign(cells[1] % size - column)
        if step == (0, 0):
            raise RuleError("bad-variant/two-cells-same-twice")
        found = [ray(cells[0], step, size)]
        diagonal = 0 not in step
        outer = not (0 <= row - step[0] < size and 0 <= column - step[1] < size)
        if diagonal != variant.diagonal or not outer:
            raise RuleError(_way(variant))
        return found[0]
    if variant.diagonal:
        raise RuleError("bad-variant/next-cell-too")
    lines = [seen_from(edge, (row if edge in ("left", "right") else column) + 1, size) for edge in EDGES]
    sights = [line for line in lines if line[0] == cells[0]]
    if len(sights) != 1:
        raise RuleError("bad-variant/choose-cell-edge-drag")
    return sights[0]


def _way(variant: Variant) -> str:
    return "bad-variant/go-on-diagonally" if variant.diagonal else "bad-variant/go-on-straight"


def _sign(difference: int) -> int:
    return (difference > 0) - (difference < 0)
