"""Two strong links of one value: skyscraper, two-string kite, turbot fish, empty rectangle, and the duals.

A strong link is a house with two places for the value (or two groups of places): if it is not in one, it is in the
other. If an end of one link sees an end of the other, the two are not both true. So at least one of the outer ends is,
and a cell that sees both outer ends loses the value.

Links *first* and *second* have their house at 0 and their ends at 1 and 2; `a` and `b` are the places of the ends that
see each other, so 3 - a and 3 - b are those of the outer ones. Masks have bit = cell.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache, partial
from itertools import combinations

from pencilmark.board.geometry import Geometry
from pencilmark.board.kept import derived
from pencilmark.board.masks import bits
from pencilmark.board.model import Evidence, Link, Node, Position, Step
from pencilmark.human.techniques.by_digit import by_digit
from pencilmark.human.techniques.common import LINES, of_digit, places, shared_houses, strong_pairs
from pencilmark.human.techniques.technique import Chooser, Finder, Hodoku, Technique
from pencilmark.human.techniques.templates import doomed
from pencilmark.human.telling import tell_two_links


def _classify(geometry: Geometry, first: int, second: int, near: tuple[int, int]) -> str:
    """Name the pattern of strong links in the houses *first* and *second*, joined at the cells *near*."""
    kinds = {geometry.houses[first].kind, geometry.houses[second].kind}
    joined = {geometry.houses[house].kind for house in shared_houses(geometry, near)}
    if len(kinds) == 1 and kinds <= set(LINES) and joined & set(LINES):
        return "skyscraper"
    if kinds == set(LINES) and joined - set(LINES):
        return "two-string-kite"
    return "turbot-fish"


@by_digit
def find_two_links(position: Position) -> Iterator[Step]:
    """Find every pair of strong links with single cells at their ends that eliminates something."""
    geometry, peer_masks = position.geometry, position.geometry.peer_masks
    for digit, links in enumerate(strong_pairs(position)):
        cells = doomed(position)[digit]
        for first, second in combinations(links, 2) if cells else ():
            others = 1 << second[1] | 1 << second[2]
            if others & (1 << first[1] | 1 << first[2]) or not others & (peer_masks[first[1]] | peer_masks[first[2]]):
                continue
            for a, b in ((1, 1), (1, 2), (2, 1), (2, 2)):
                if not peer_masks[first[a]] >> second[b] & 1:
                    continue
                gone = cells & peer_masks[first[3 - a]] & peer_masks[second[3 - b]]
                if gone:
                    ends = (1 << first[3 - a], 1 << first[a], 1 << second[b], 1 << second[3 - b])
                    name = _classify(geometry, first[0], second[0], (first[a], second[b]))
                    yield _step(position, name, digit, ends, (first[0], second[0]), gone)


def _step(
    position: Position, name: str, digit: int, ends: tuple[int, int, int, int], houses: tuple[int, int], gone: int
) -> Step:
    """Return the step; *ends* are the masks of the chain: outer, near, near, outer."""
    value = digit + 1
    outer, near, other_near, other = ends
    nodes = [
        Node(outer, value, False),
        Node(near, value, True),
        Node(other_near, value, False),
        Node(other, value, True),
    ]
    between = shared_houses(position.geometry, bits(near | other_near))
    chain = (
        Link(nodes[0], nodes[1], "strong", houses[:1]),
        Link(nodes[1], nodes[2], "weak", between),
        Link(nodes[2], nodes[3], "strong", houses[1:]),
    )
    evidence = Evidence(outer | near | other_near | other, 1 << digit, houses, chains=(chain,))
    return Step(name, (), of_digit(gone, digit), evidence)


@derived
def _all(position: Position) -> list[Step]:
    return list(find_two_links(position))


def _only(name: str) -> Callable[[Position], Iterator[Step]]:
    def find(position: Position) -> Iterator[Step]:
        return (step for step in _all(position) if step.technique == name)

    return find


def find_skyscrapers(position: Position) -> Iterator[Step]:
    """Find those that stand on rows, of all values, then those on columns: HoDoKu takes the first in this order."""
    found, houses = list(_only("skyscraper")(position)), position.geometry.houses
    for kind in LINES:
        yield from (step for step in found if houses[step.evidence.houses[0]].kind == kind)


@lru_cache(maxsize=32)
def _rectangles(geometry: Geometry) -> tuple[tuple[int, int, int], ...]:
    """List (region, row, column) for every row and column that cross within a region."""
    kinds = [house.kind for house in geometry.houses]
    masks = geometry.house_masks
    lines = [[h for h in geometry.full_houses if kinds[h] == kind] for kind in LINES]
    return tuple(
        (region, row, column)
        for region in geometry.full_houses
        if kinds[region] not in LINES
        for row in lines[0]
        for column in lines[1]
        if masks[region] & masks[row] & masks[column]
    )


@by_digit
def find_empty_rectangles(position: Position) -> Iterator[Step]:
    """Find regions whose places for a value lie in one row and one column, joined to a strong link."""
    held, masks = places(position), position.geometry.house_masks
    for digit, links in enumerate(strong_pairs(position)):
        for region, row, column in _rectangles(position.geometry) if links and doomed(position)[digit] else ():
            cells = held[region][digit]
            if not cells & ~(masks[row] | masks[column]) and cells & ~masks[row] and cells & ~masks[column]:
                yield from _hinges(position, digit, region, row, column)
                yield from _hinges(position, digit, region, column, row)


def _hinges(position: Position, digit: int, region: int, near_line: int, far_line: int) -> Iterator[Step]:
    """Find strong links that start on *near_line* outside *region* and lead to a cell that sees *far_line*."""
    masks, peer_masks = position.geometry.house_masks, position.geometry.peer_masks
    held = places(position)
    near, far = held[region][digit] & masks[near_line], held[region][digit] & masks[far_line] & ~masks[near_line]
    for house, one, two in strong_pairs(position)[digit]:
        if house in (near_line, region) or masks[house] & masks[region]:
            continue
        for start, end in ((one, two), (two, one)):
            if masks[near_line] >> start & 1 and not masks[near_line] >> end & 1:
                gone = held[far_line][digit] & peer_masks[end] & ~masks[region]
                if gone:
                    ends = (1 << end, 1 << start, near, far)
                    yield _step(position, "empty-rectangle", digit, ends, (house, region), gone)


def choose_empty_rectangle(position: Position) -> Step | None:
    """Choose an empty rectangle of three or more cells; with two cells it is a turbot fish."""
    masks = position.geometry.house_masks

    def is_real(step: Step) -> bool:
        return (step.evidence.cells & masks[step.evidence.houses[1]]).bit_count() > 2

    return next(filter(is_real, find_empty_rectangles(position)), None)


def find_duals(position: Position, name: str) -> Iterator[Step]:
    """Find pairs of kites (or empty rectangles) on the same cells of a region, as one step.

    They may be of one value or of two.
    """
    single = find_empty_rectangles if name == "empty-rectangle" else _only(name)
    groups: dict[int, list[Step]] = {}
    for step in single(position):
        links = step.evidence.chains[0]
        shared = links[1] if name == "two-string-kite" else links[2]
        groups.setdefault(shared.start.cells | shared.end.cells, []).append(step)
    for steps in groups.values():
        for first, second in combinations(steps, 2):
            if first.eliminations != second.eliminations:
                yield _joined(first, second, f"dual-{name}")


def _joined(first: Step, second: Step, name: str) -> Step:
    one, two = first.evidence, second.evidence
    evidence = replace(
        one,
        cells=one.cells | two.cells,
        digits=one.digits | two.digits,
        houses=one.houses + two.houses,
        chains=one.chains + two.chains,
    )
    gone = tuple(sorted({*first.eliminations, *second.eliminations}))
    return Step(name, (), gone, evidence)


def _links(
    name: str, find: Finder, teaching: int, hodoku: Hodoku, effort: float = 6.6, choose: Chooser | None = None
) -> Technique:
    return Technique(name, "Hard", find, tell_two_links, teaching, hodoku, choose, is_offered=True, effort=effort)


def _dual(name: str, hodoku: Hodoku) -> Technique:
    return Technique(f"dual-{name}", "Extreme", partial(find_duals, name=name), tell=tell_two_links, hodoku=hodoku)


TECHNIQUES = (
    _links("skyscraper", find_skyscrapers, 150, Hodoku("0400", 130, "Hard", 190)),
    _links("two-string-kite", _only("two-string-kite"), 160, Hodoku("0401", 150, "Hard", 200)),
    _links("turbot-fish", _only("turbot-fish"), 230, Hodoku("0403", 120, "Hard", 210)),
    _links(
        "empty-rectangle", find_empty_rectangles, 220, Hodoku("0402", 120, "Hard", 220), 6.8, choose_empty_rectangle
    ),
    _dual("two-string-kite", Hodoku("0404", 150, "Hard")),
    _dual("empty-rectangle", Hodoku("0405", 120, "Hard")),
)
