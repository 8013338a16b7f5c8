"""Colouring: candidates joined by strong links get two colours, one of which is true throughout.

Simple colours join the cells of one value, multi colours compare two such webs, 3D Medusa also joins
the two values of a cell. A candidate that sees both colours goes (trap); a colour that meets itself is
false (wrap).

A web is two masks of cells, its colours 0 and 1. If colour `a` of one web sees colour `b` of another, they are not both
true, so at least one of the colours 1 - a and 1 - b is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import TYPE_CHECKING

from pencilmark.board.kept import derived
from pencilmark.board.masks import bits, mask_of, union, union_at
from pencilmark.board.model import Evidence, Position, Step
from pencilmark.human.techniques.by_digit import by_digit
from pencilmark.human.techniques.common import best_of, candidates_of, of_digit, strong_pairs
from pencilmark.human.techniques.links import Links, links_of
from pencilmark.human.techniques.technique import NO_HODOKU, Finder, Hodoku, Level, Technique
from pencilmark.human.techniques.templates import doomed
from pencilmark.human.telling import tell_medusa, tell_multi_1, tell_multi_2, tell_trap, tell_wrap

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Teller

Web = tuple[int, int]


@derived
def webs(position: Position) -> list[list[Web]]:
    """List, for each digit that may lose a candidate, the webs of linked cells: two colours (masks) each."""
    held = zip(strong_pairs(position), doomed(position), strict=True)
    return [_webs_of(links) if gone else [] for links, gone in held]


def _webs_of(links: list[tuple[int, int, int]]) -> list[Web]:
    joined: dict[int, int] = {}
    for _, one, two in links:
        joined[one] = joined.get(one, 0) | 1 << two
        joined[two] = joined.get(two, 0) | 1 << one
    found, done = [], 0
    for start in sorted(joined):
        if done >> start & 1:
            continue
        colours, fresh, turn = [1 << start, 0], 1 << start, 1
        while fresh:
            reached = union(joined[cell] for cell in bits(fresh))
            fresh = reached & ~colours[turn]
            colours[turn] |= fresh
            turn = 1 - turn
        done |= colours[0] | colours[1]
        found.append((colours[0], colours[1]))
    return found


def _seen(position: Position, cells: int) -> int:
    """Return the cells that see at least one of *cells*."""
    return union_at(position.geometry.peer_masks, cells)


def _colour_step(name: str, digit: int, gone: int, colours: Iterable[int]) -> Step:
    painted = tuple(of_digit(cells, digit) for cells in colours)
    cells = mask_of(candidate.cell for part in painted for candidate in part)
    evidence = Evidence(cells, 1 << digit, colours=painted)
    return Step(name, (), of_digit(gone, digit), evidence)


@by_digit
def find_traps(position: Position) -> Iterator[Step]:
    """Find cells that see both colours of a web."""
    for digit, found in enumerate(webs(position)):
        for one, two in found:
            gone = position.digit_cells[digit] & _seen(position, one) & _seen(position, two) & ~(one | two)
            if gone:
                yield _colour_step("simple-colours-trap", digit, gone, (one, two))


@by_digit
def find_wraps(position: Position) -> Iterator[Step]:
    """Find colours with two cells that see each other: such a colour is false."""
    for digit, found in enumerate(webs(position)):
        for web in found:
            for colour, other in (web, web[::-1]):
                if colour & _seen(position, colour):
                    yield _colour_step("simple-colours-wrap", digit, colour, (colour, other))


@by_digit
def find_multi_colours_1(position: Position) -> Iterator[Step]:
    """Find two webs, each with a colour that sees the other's: what sees both of their other colours goes."""
    for digit, found in enumerate(webs(position)):
        for first, second in combinations(found, 2):
            gone = 0
            for a, b in product((0, 1), repeat=2):
                if _seen(position, first[a]) & second[b]:
                    gone |= _seen(position, first[1 - a]) & _seen(position, second[1 - b])
            if gone & position.digit_cells[digit]:
                gone &= position.digit_cells[digit]
                yield _colour_step("multi-colours-1", digit, gone, (*first, *second))


@by_digit
def find_multi_colours_2(position: Position) -> Iterator[Step]:
    """Find a colour that sees both colours of another web: it is false."""
    for digit, found in enumerate(webs(position)):
        for first, second in combinations(found, 2):
            for web, other in ((first, second), (second, first)):
                for colour, opposite in (web, web[::-1]):
                    seen = _seen(position, colour)
                    if seen & other[0] and seen & other[1]:
                        yield _colour_step("multi-colours-2", digit, colour, (colour, opposite, *other))


def medusa_webs(position: Position) -> list[Web]:
    """List the webs of candidates joined by strong links of any value and by cells with two values, as two masks."""
    links, found, done = links_of(position), list[Web](), 0
    for start in sorted(links.strong, key=lambda node: node % links.count):
        if done >> start & 1:
            continue
        colours, fresh, turn = [1 << start, 0], [start], 1
        while fresh:
            reached = []
            for node in fresh:
                for other in links.strong[node]:
                    if not (colours[0] | colours[1]) >> other & 1:
                        colours[turn] |= 1 << other
                        reached.append(other)
            fresh, turn = reached, 1 - turn
        done |= colours[0] | colours[1]
        found.append((colours[0], colours[1]))
    return found


def _is_impossible(links: Links, painted: int, killed: int) -> bool:
    """Report whether the *painted* candidates contradict each other or, by what they have *killed*, empty a cell."""
    return bool(painted & killed) or any(nodes and not nodes & ~killed for nodes in links.cell_nodes)


def find_medusas(position: Position) -> Iterator[Step]:
    """Find 3D Medusas: a colour that is impossible, or candidates that go with either colour."""
    links = links_of(position)
    for web in medusa_webs(position):
        if (web[0] | web[1]).bit_count() < 4:
            continue
        killed = [union(links.weak(node) for node in bits(painted)) for painted in web]
        wrong = [painted for painted, gone in zip(web, killed, strict=True) if _is_impossible(links, painted, gone)]
        if len(wrong) == 1:
            yield _medusa_step(links, wrong[0], web, "wrap")
        elif gone := killed[0] & killed[1]:
            yield _medusa_step(links, gone, web, "trap")


def _medusa_step(links: Links, gone: int, web: Web, note: str) -> Step:
    painted = candidates_of(web[0], links.count), candidates_of(web[1], links.count)
    cells = mask_of(cell for part in painted for cell, _ in part)
    digits = mask_of(value - 1 for part in painted for _, value in part)
    return Step("3d-medusa", (), candidates_of(gone, links.count), Evidence(cells, digits, colours=painted, note=note))


def _colours(
    name: str,
    level: Level,
    find: Finder,
    tell: Teller,
    place: int,
    hodoku: Hodoku,
    *,
    is_offered: bool = True,
    effort: float = 0,
) -> Technique:
    choose = best_of(find)
    return Technique(name, level, find, tell, place, hodoku, choose, is_offered=is_offered, effort=effort)


TECHNIQUES = (
    _colours("simple-colours-trap", "Hard", find_traps, tell_trap, 250, Hodoku("0500", 150, "Hard", 420), effort=6.6),
    _colours("simple-colours-wrap", "Hard", find_wraps, tell_wrap, 260, Hodoku("0501", 150, "Hard", 430), effort=6.6),
    _colours(
        "multi-colours-1",
        "Expert",
        find_multi_colours_1,
        tell_multi_1,
        410,
        Hodoku("0502", 200, "Hard", 440),
        effort=6.8,
    ),
    _colours(
        "multi-colours-2",
        "Expert",
        find_multi_colours_2,
        tell_multi_2,
        420,
        Hodoku("0503", 200, "Hard", 450),
        is_offered=False,
    ),
    _colours("3d-medusa", "Expert", find_medusas, tell_medusa, 460, NO_HODOKU, effort=7.1),
)
