"""Wings of two and three values: W-wing, XY-wing, XYZ-wing, and remote pairs.

Cells with two candidates are strong links between their values. In an XY-wing the pivot xy makes one of its pincers xz
and yz hold z; in an XYZ-wing the pivot xyz may hold z itself. In a W-wing two cells xy are joined by a strong link of
x, so they are not both x. In remote pairs cells xy form a chain in which each sees the next, so their values alternate.

`x`, `y` and `z` in the code are digits from 0, as in masks of digits (bit = digit - 1); masks of cells have bit = cell.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

from pencilmark.board.geometry import Geometry
from pencilmark.board.kept import derived
from pencilmark.board.masks import bits, lowest, mask_of, values
from pencilmark.board.model import Candidate, Evidence, Link, Node, Position, Step
from pencilmark.human.techniques.common import of_digit, removals, shared_houses, strong_pairs
from pencilmark.human.techniques.technique import Hodoku, Technique

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case, Telling


@derived
def bivalue_cells(position: Position) -> list[int]:
    """List the cells with exactly two candidates.

    >>> bivalue_cells(Position.of(Puzzle(board("4"), (1, 2) + (0,) * 14)))[:2]
    [2, 3]
    """
    return [cell for cell, digits in enumerate(position.cell_digits) if digits.bit_count() == 2]


def links_through(geometry: Geometry, ends: list[tuple[int, int]]) -> tuple[Link, ...]:
    """Join (cell, digit) *ends*, alternately false and true, into a chain that starts with a strong link."""
    nodes = [Node(1 << cell, digit + 1, bool(place % 2)) for place, (cell, digit) in enumerate(ends)]
    links = []
    for place, (start, end) in enumerate(pairwise(nodes)):
        one, two = ends[place][0], ends[place + 1][0]
        houses = () if one == two else shared_houses(geometry, (one, two))
        links.append(Link(start, end, "weak" if place % 2 else "strong", houses))
    return tuple(links)


def find_xy_wings(position: Position) -> Iterator[Step]:
    """Find pivots xy that see pincers xz and yz: what sees both pincers is not z."""
    cell_digits, peer_masks = position.cell_digits, position.geometry.peer_masks
    pairs = bivalue_cells(position)
    pair_mask = mask_of(pairs)
    found = []
    for pivot in pairs:
        both = cell_digits[pivot]
        near = [c for c in bits(peer_masks[pivot] & pair_mask) if (cell_digits[c] & both).bit_count() == 1]
        for one, two in combinations(near, 2):
            shared = cell_digits[one] & cell_digits[two] & ~both
            if shared and cell_digits[one] != cell_digits[two]:
                digit = lowest(shared)
                gone = position.digit_cells[digit] & peer_masks[one] & peer_masks[two]
                if gone:
                    found.append((tuple(sorted((pivot, one, two))), pivot, one, two, digit, gone))
    for _, pivot, one, two, digit, gone in sorted(found):
        yield _xy_step(position, pivot, one, two, digit, gone)


def _xy_step(position: Position, pivot: int, one: int, two: int, digit: int, gone: int) -> Step:
    cell_digits = position.cell_digits
    x = lowest(cell_digits[one] & cell_digits[pivot])
    y = lowest(cell_digits[two] & cell_digits[pivot])
    chain = links_through(position.geometry, [(one, digit), (one, x), (pivot, x), (pivot, y), (two, y), (two, digit)])
    cells = 1 << pivot | 1 << one | 1 << two
    evidence = Evidence(cells, cell_digits[pivot] | 1 << digit, chains=(chain,))
    return Step("xy-wing", (), of_digit(gone, digit), evidence)


def find_xyz_wings(position: Position) -> Iterator[Step]:
    """Find pivots xyz that see xz and yz: what sees all three is not z."""
    cell_digits, peer_masks = position.cell_digits, position.geometry.peer_masks
    pair_mask = mask_of(bivalue_cells(position))
    for pivot, digits in enumerate(cell_digits):
        if digits.bit_count() != 3:
            continue
        near = [c for c in bits(peer_masks[pivot] & pair_mask) if not cell_digits[c] & ~digits]
        for one, two in combinations(near, 2):
            if cell_digits[one] == cell_digits[two]:
                continue
            digit = lowest(cell_digits[one] & cell_digits[two])
            gone = position.digit_cells[digit] & peer_masks[pivot] & peer_masks[one] & peer_masks[two]
            if gone:
                evidence = Evidence(1 << pivot | 1 << one | 1 << two, digits, fins=1 << pivot)
                yield Step("xyz-wing", (), of_digit(gone, digit), evidence)


def find_w_wings(position: Position) -> Iterator[Step]:
    """Find two cells xy, each of which sees an end of a strong link of x: what sees both is not y."""
    geometry, cell_digits = position.geometry, position.cell_digits
    peer_masks = geometry.peer_masks
    alike = dict[int, list[int]]()
    for cell in bivalue_cells(position):
        alike.setdefault(cell_digits[cell], []).append(cell)
    pairs = sorted(pair for cells in alike.values() for pair in combinations(cells, 2))
    for one, two in pairs:
        if peer_masks[one] >> two & 1:
            continue
        seen = peer_masks[one] & peer_masks[two]
        x, y = bits(cell_digits[one])
        for joined, digit in ((y, x), (x, y)):
            gone = position.digit_cells[digit] & seen
            if not gone:
                continue
            for house, start, end in strong_pairs(position)[joined]:
                if peer_masks[one] >> end & 1 and peer_masks[two] >> start & 1:
                    start, end = end, start
                if peer_masks[one] >> start & 1 and peer_masks[two] >> end & 1:
                    ends = [(one, digit), (one, joined), (start, joined), (end, joined), (two, joined), (two, digit)]
                    links = links_through(geometry, ends)
                    chain = (*links[:2], links[2]._replace(houses=(house,)), *links[3:])  # the one with two places
                    cells = 1 << one | 1 << two | 1 << start | 1 << end
                    evidence = Evidence(cells, cell_digits[one], chains=(chain,))
                    yield Step("w-wing", (), of_digit(gone, digit), evidence)


MOST_PATHS = 2000
EVEN = range(4, 1000, 2)


def find_remote_pairs(position: Position) -> Iterator[Step]:
    """Find chains of four or more cells xy: what sees a cell at even and one at odd distance is neither.

    A cell that sees any two unlike cells of the chain loses both values, not only one that sees the ends.
    """
    groups: dict[int, list[int]] = {}
    for cell in bivalue_cells(position):
        groups.setdefault(position.cell_digits[cell], []).append(cell)
    for digits, cells in groups.items():
        if len(cells) > 3:
            yield from _remote_in_group(position, digits, cells)


def _remote_in_group(position: Position, digits: int, cells: list[int]) -> Iterator[Step]:
    """Find the chains within one web of *cells* with the same two *digits*, most eliminations first."""
    found: dict[tuple[Candidate, ...], list[int]] = {}
    for path in _paths(position.geometry.peer_masks, cells):
        gone = removals(position, _seen_at_odds(position.geometry.peer_masks, path), digits)
        if gone and gone not in found:
            found[gone] = path
    for gone, path in sorted(found.items(), key=lambda entry: (-len(entry[0]), entry[0])):
        yield _remote_step(position, digits, path, gone)


def _paths(peer_masks: tuple[int, ...], cells: list[int]) -> Iterator[list[int]]:
    """Yield the ways of four, six and more cells, each seeing the next, shortest first."""
    web = mask_of(cells)
    paths = [[cell] for cell in cells]
    for path in paths:
        if len(paths) > MOST_PATHS:
            return
        used = mask_of(path)
        longer = [[*path, cell] for cell in bits(peer_masks[path[-1]] & web & ~used)]
        paths += longer
        yield from (way for way in longer if len(way) in EVEN and way[0] < way[-1])


def _seen_at_odds(peer_masks: tuple[int, ...], path: list[int]) -> int:
    """Return the cells outside *path* that see two of its cells at an odd distance."""
    seen = [0, 0]
    for place, cell in enumerate(path):
        seen[place % 2] |= peer_masks[cell]
    return seen[0] & seen[1] & ~mask_of(path)


def _remote_step(position: Position, digits: int, path: list[int], gone: tuple[Candidate, ...]) -> Step:
    x, y = bits(digits)
    chains = []
    for first, second in ((x, y), (y, x)):
        ends = []
        for place, cell in enumerate(path):
            ends += [(cell, first), (cell, second)] if place % 2 == 0 else [(cell, second), (cell, first)]
        chains.append(links_through(position.geometry, ends))
    evidence = Evidence(mask_of(path), digits, chains=tuple(chains))
    return Step("remote-pair", (), gone, evidence)


def _pivot(case: Case) -> tuple[int, int, int]:
    """Find the pivot: it sees the other two cells, and has three candidates or lacks the value that goes."""
    cells = bits(case.evidence.cells)
    marks = case.position.cell_digits
    z = (case.step.eliminations[0].value - 1,)
    for pivot in sorted(cells, key=lambda cell: -marks[cell].bit_count()):
        one, two = (cell for cell in cells if cell != pivot)
        if case.sees(pivot, one) and case.sees(pivot, two):
            wants = marks[pivot].bit_count() == 3 or not marks[pivot] >> z[0] & 1
            if wants:
                return pivot, one, two
    raise ValueError(f"no pivot in {cells}")


def _opened(case: Case, told: Telling) -> tuple[str, tuple[int, int, int]]:
    """Begin to explain a wing; return the name of its pivot, and the cells of the pivot and the two pincers."""
    pivot, one, two = _pivot(case)
    told.look_around(case, case.evidence.cells)
    told.say("wings-pivot", pivot=case.cell(pivot), digits=values(case.position.cell_digits[pivot]))
    return case.cell(pivot), (pivot, one, two)


def tell_xy(case: Case, told: Telling) -> None:
    """Explain a pivot with two values and its two pincers."""
    hub, (pivot, one, two) = _opened(case, told)
    marks, z = case.position.cell_digits, case.step.eliminations[0].value
    for pincer in (one, two):
        shared = (marks[pincer] & marks[pivot]).bit_length()
        told.say(
            "wings-pincer-seen",
            pivot=hub,
            value=shared,
            pincer=case.cell(pincer),
            why=case.why_seen(pivot, pincer),
            digits=values(marks[pincer]),
            z=z,
        )
    told.say("wings-either-pincer", one=case.cell(one), two=case.cell(two), z=z)
    told.say("wings-sees-both-pincers", z=z)
    _end(case, told, pivot, (one, two), z)


def _end(case: Case, told: Telling, pivot: int, pincers: tuple[int, int], z: int) -> None:
    """Say what follows from a wing, and draw it."""
    marks = case.position.cell_digits
    told.conclude(case)
    told.canvas.tint(1 << pivot)
    told.canvas.outline(1 << pivot)
    for pincer in pincers:
        told.canvas.outline(1 << pincer, dashed=True)
        told.canvas.mark(1 << pincer, 1 << (z - 1), "true")
        shared = marks[pincer] & marks[pivot] & ~(1 << (z - 1))
        told.canvas.mark(1 << pivot | 1 << pincer, shared, "pattern")
        value = lowest(shared) + 1
        told.canvas.join(Node(1 << pivot, value, True), Node(1 << pincer, value, False), strong=False)


def tell_xyz(case: Case, told: Telling) -> None:
    """Explain a pivot with three values and its two pincers."""
    hub, (pivot, one, two) = _opened(case, told)
    marks, z = case.position.cell_digits, case.step.eliminations[0].value
    for pincer in (one, two):
        shared = (marks[pincer] & marks[pivot] & ~(1 << (z - 1))).bit_length()
        told.say("wings-pincer", value=shared, pincer=case.cell(pincer), digits=values(marks[pincer]), z=z)
    told.say("wings-pivot-itself", pivot=hub, z=z)
    told.say("wings-sees-all-three", cells=case.names(case.evidence.cells), z=z)
    _end(case, told, pivot, (one, two), z)
    told.canvas.mark(1 << pivot, 1 << (z - 1), "true")


def tell_w(case: Case, told: Telling) -> None:
    """Explain two cells with the same two values, joined by a strong link."""
    (links,) = case.evidence.chains
    one, bridge, two = links[0].start.cells, links[2], links[4].end.cells
    pair, z, joined = case.evidence.digits, links[0].start.value, bridge.start.value
    told.look_around(case, one | two)
    told.say("wings-same-pair", one=case.cells(one), two=case.cells(two), digits=values(pair))
    ends = bridge.start.cells | bridge.end.cells
    told.say("digit-only-in", houses=case.house(bridge.houses[0]), digit=case.the(joined), cells=case.cells(ends, "or"))
    told.say(
        "wings-bridge",
        near=case.cells(bridge.start.cells),
        one=case.cells(one),
        far=case.cells(bridge.end.cells),
        two=case.cells(two),
        value=joined,
        z=z,
    )
    told.say("wings-sees-both", cells=case.names(one | two), z=z)
    told.conclude(case)
    told.canvas.tint(one | two)
    told.canvas.links(links)


def tell_remote(case: Case, told: Telling) -> None:
    """Explain cells with the same two values that take turns."""
    links = case.evidence.chains[0]
    cells = list(dict.fromkeys(node.cells for link in links for node in (link.start, link.end)))
    pair = values(case.evidence.digits)
    told.look_around(case, case.evidence.cells)
    names = [case.cells(cell) for cell in cells]
    told.say("wings-remote-pairs", cells=names, digits=pair)
    told.say("wings-remote-in-turn", digits=pair)
    told.say("wings-remote-sees-two", digits=pair)
    told.conclude(case)
    told.canvas.tint(case.evidence.cells)
    told.canvas.links(links)


TECHNIQUES = (
    Technique("xy-wing", "Hard", find_xy_wings, tell_xy, 170, Hodoku("0800", 160, "Hard", 240), is_offered=True),
    Technique("xyz-wing", "Hard", find_xyz_wings, tell_xyz, 200, Hodoku("0801", 180, "Hard", 250), is_offered=True),
    Technique(
        "w-wing", "Hard", find_w_wings, tell_w, 210, Hodoku("0803", 150, "Hard", 230), is_offered=True, effort=7.0
    ),
    Technique(
        "remote-pair",
        "Hard",
        find_remote_pairs,
        tell=tell_remote,
        teaching=145,
        hodoku=Hodoku("0703", 110, "Hard", 170),
        is_offered=True,
        effort=6.6,
    ),
)
