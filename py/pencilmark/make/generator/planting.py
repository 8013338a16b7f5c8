"""Plant a pattern: choose the givens that lead to it, before the rest of a puzzle is dug around them.

What a rare technique needs in order to be seen is expressed as a demand on the candidates of a few cells of the
solution. The givens that remove what must be absent are chosen first, as few as a greedy cover finds; whatever would
remove what must be present, and the cells that must be open, are never givens. So the pattern is there from the start,
and it is left to chance that no plainer step destroys it or does its work.

A planter chooses a random place for its pattern in the solution, and may fail there (None). It demands what the pattern
consists of, not that it is needed: that is judged when the puzzle is dug.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import product
from random import Random
from typing import NamedTuple

from pencilmark.board.dice import pick, roll, shuffled
from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import mask_of
from pencilmark.board.model import Candidate
from pencilmark.engine.answers import Solution
from pencilmark.human.techniques.rectangles import rectangles


@dataclass(frozen=True, slots=True)
class Demand:
    """What a pattern needs: candidates (cell, value) *absent* and *present*, and *open* cells (mask), not givens.

    Of those present, only what *stays* must be left when plainer techniques have stopped.
    """

    absent: frozenset[Candidate]
    present: frozenset[Candidate]
    open: int
    stays: frozenset[Candidate]


@dataclass(frozen=True, slots=True)
class Plan:
    """The givens (masks) *needed* for a demand, and all those *allowed*, which include them."""

    needed: int
    allowed: int


def plan(geometry: Geometry, solution: Solution, demand: Demand, rng: Random) -> Plan | None:
    """Choose givens of the *solution* that meet a *demand*; None if none do.

    The cover is greedy: next comes the given that removes most of what must still go, chosen by chance among equals.
    """
    allowed = _allowed(geometry, solution, demand)
    takes = _taking(geometry, solution, demand, allowed)
    left, needed = set(demand.absent), 0
    while left:
        gains = [(len(taken & left), cell) for cell, taken in takes.items()]
        most = max((gain for gain, _ in gains), default=0)
        if not most:
            return None
        cell = pick(rng, [cell for gain, cell in gains if gain == most])
        needed |= 1 << cell
        left -= takes[cell]
    return Plan(needed, allowed)


def _allowed(geometry: Geometry, solution: Solution, demand: Demand) -> int:
    """Return the cells (mask) that may be givens: not those to stay open, nor any that remove what must be present."""
    banned = demand.open
    for cell, value in demand.present:
        banned |= 1 << cell
        banned |= mask_of(peer for peer in geometry.peers[cell] if solution[peer] == value)
    return geometry.all_cells & ~banned


def _taking(geometry: Geometry, solution: Solution, demand: Demand, allowed: int) -> dict[int, set[Candidate]]:
    """Return, in the order of the cells, what each allowed given removes of what must be absent."""
    takes: dict[int, set[Candidate]] = {}
    for gone in sorted(demand.absent):
        cell, value = gone
        by = [peer for peer in geometry.peers[cell] if solution[peer] == value]
        for taker in (*by, cell):
            if allowed >> taker & 1 and solution[cell] != value:
                takes.setdefault(taker, set()).add(gone)
    return dict(sorted(takes.items()))


def demand(
    absent: Sequence[Candidate], present: Sequence[Candidate], open_cells: Sequence[int], solution: Solution
) -> Demand | None:
    """Return a demand; None if the *solution* itself has what is to be absent.

    >>> demand([(0, 1)], [], [0], (1, 2)) is None
    True
    """
    if any(solution[cell] == value for cell, value in absent):
        return None
    left = frozenset(present)
    return Demand(frozenset(absent), left, mask_of(open_cells), left)


Planter = Callable[[Geometry, Solution, Random], Demand | None]
QUAD = 4


def _naked_set(size: int, geometry: Geometry, solution: Solution, rng: Random) -> Demand | None:
    """Demand *size* cells of a house that have only each other's values.

    At most one other cell may be solved: with fewer open cells the rest is a smaller hidden set, which comes first.
    """
    house = shuffled(rng, pick(rng, geometry.houses).cells)
    cells, rest = house[:size], house[size:]
    absent = [Candidate(cell, solution[other]) for cell, other in product(cells, rest)]
    present = [Candidate(cell, solution[cell]) for cell in cells]
    return demand(absent, present, house[:-1], solution)


def _hidden_set(size: int, geometry: Geometry, solution: Solution, rng: Random) -> Demand | None:
    """Demand a house without givens in which *size* values have only *size* cells."""
    house = shuffled(rng, pick(rng, geometry.houses).cells)
    cells, rest = house[:size], house[size:]
    absent = [Candidate(other, solution[cell]) for cell, other in product(cells, rest)]
    present = [Candidate(cell, solution[cell]) for cell in cells]
    return demand(absent, present, house, solution)


def _fish(size: int, geometry: Geometry, solution: Solution, rng: Random) -> Demand | None:
    """Demand *size* lines with a value's places in *size* crossing lines, and at most one other line that is solved.

    With two lines solved the others have a smaller fish in the crossing lines, which comes first.
    """
    count, value = geometry.size, 1 + roll(rng, geometry.size)
    step, cross = (count, 1) if roll(rng, 2) else (1, count)
    place = [next(at for at in range(count) if solution[line * step + at * cross] == value) for line in range(count)]
    lines = shuffled(rng, range(count))
    base, unsolved = lines[:size], lines[: count - 1]
    covers = {place[line] for line in base}
    absent = [Candidate(line * step + at * cross, value) for line in base for at in range(count) if at not in covers]
    present = [Candidate(line * step + place[line] * cross, value) for line in unsolved]
    return demand(absent, present, [cell for cell, _ in present], solution)


def _only(cell: int, values: Sequence[int], size: int) -> list[Candidate]:
    """List the candidates that must go so that *cell* has only these *values*."""
    return [Candidate(cell, value) for value in range(1, size + 1) if value not in values]


def _rectangle_5(geometry: Geometry, solution: Solution, rng: Random) -> Demand | None:
    """Demand four corners with two values and a third one, and a kite that removes the third from one of them.

    No given removes it from that corner alone: each cell that sees the corner sees another one, too.
    """
    corners = pick(rng, list(_half_filled(geometry, solution)))
    first, second, _, extra = (solution[cell] for cell in corners)
    kite = _kite(solution, extra, corners, rng)
    if not kite:
        return None
    pair = sorted((first, second))
    wide = (*pair, extra)
    held = [(corners[0], wide), (corners[1], pair), (corners[2], pair), (corners[3], wide)]
    absent = [gone for cell in corners for gone in _only(cell, wide, geometry.size)]
    stays = [Candidate(cell, value) for cell, values in held for value in values]
    string = [Candidate(cell, extra) for cell in kite.cells]
    absent += [Candidate(cell, extra) for cell in kite.others]
    made = demand(absent, stays + string, [*corners, *kite.cells], solution)
    return made and replace(made, stays=frozenset(stays))


def _half_filled(geometry: Geometry, solution: Solution) -> Iterator[tuple[int, ...]]:
    """Yield rectangles with one value in two diagonal corners, the second and third, and two in the others."""
    for a, b, c, d in rectangles(geometry):
        for one in ((a, b, c, d), (d, c, b, a), (b, a, d, c), (c, d, a, b)):
            first, second, third, last = (solution[cell] for cell in one)
            if second == third and first != last:
                yield one


class _Kite(NamedTuple):
    """The four *cells* of a two-string kite, and the *others* in its row and column, which must not have its value."""

    cells: tuple[int, ...]
    others: tuple[int, ...]


def _kite(solution: Solution, value: int, corners: Sequence[int], rng: Random) -> _Kite | None:
    """Find a kite that removes *value* from the second of the *corners*, and from no other; the last one has it."""
    first, corner, _, last = corners
    in_row = first // 9 == corner // 9
    along, beside = (_row, _column) if in_row else (_column, _row)
    boxes = {_box(first), _box(last)}
    end = next(cell for cell in along(corner) if solution[cell] == value)
    if _box(end) in boxes:
        return None
    found = list[_Kite]()
    for other in beside(corner):
        if _box(other) not in boxes:
            near = next(cell for cell in along(other) if solution[cell] == value)
            for far in beside(end):
                if _box(far) == _box(near) != _box(end) and near != other:
                    cells = end, far, other, near
                    strings = {*beside(end), *along(other)}
                    found.append(_Kite(cells, tuple(sorted(strings.difference(cells)))))
    return pick(rng, found) if found else None


def _row(cell: int) -> range:
    return range(cell // 9 * 9, cell // 9 * 9 + 9)


def _column(cell: int) -> range:
    return range(cell % 9, 81, 9)


def _box(cell: int) -> tuple[int, int]:
    return cell // 27, cell % 9 // 3


PLANTERS: dict[str, Planter] = {
    "naked-quad": partial(_naked_set, QUAD),
    "hidden-quad": partial(_hidden_set, QUAD),
    "jellyfish": partial(_fish, QUAD),
    "unique-rectangle-5": _rectangle_5,
}
"""By the id of the technique. Others come up often enough by chance, or cannot be planted by givens."""
