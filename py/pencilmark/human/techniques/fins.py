"""Fish with fins, and fish of boxes: finned and sashimi, Franken and mutant, siamese.

A fish has n *base* houses and n *cover* houses for a value. If every place of the value in the base lies in the cover,
the base uses the cover up. A place of the base outside the cover, or in two houses of the base, is a *fin*: either the
fish holds or a fin is true, so only what sees every fin goes. A fish of lines is basic, with boxes on a side Franken
(rows and boxes against columns and boxes), with rows and columns on one side mutant. It is *sashimi* if a line of the
base would be left with fewer than two places.

They are found by what they eliminate: if the value were in that cell, all fins and the rest of its own cover house
would be gone, and n base houses would have to make do with n - 1 cover houses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from itertools import combinations
from typing import Literal, NamedTuple

from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import bits, union
from pencilmark.board.model import Evidence, Position, Step
from pencilmark.human.techniques.by_digit import each_digit
from pencilmark.human.techniques.common import LINES, of_digit, places, seen_by_all
from pencilmark.human.techniques.fish import NAMES
from pencilmark.human.techniques.technique import Hodoku, Level, Technique
from pencilmark.human.techniques.templates import doomed
from pencilmark.human.telling import tell_finned, tell_fish

Shape = Literal["basic", "franken", "mutant"]
MAX_FINS = 5
MAX_SHARED_FINS = 2
BETWEEN_PAUSES = 500
"""Choices of cover houses between two pauses."""


class Fish(NamedTuple):
    """A fish: base and cover houses (places, ascending), fins (mask) and what goes (mask)."""

    base: tuple[int, ...]
    cover: tuple[int, ...]
    fins: int
    gone: int


@lru_cache(maxsize=32)
def _sides(geometry: Geometry, shape: Shape) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """List the pairs (houses for the base, houses for the cover) that make fish of a *shape*."""
    kinds = [house.kind for house in geometry.houses]
    rows, columns = ([h for h in geometry.full_houses if kinds[h] == kind] for kind in LINES)
    others = [h for h in geometry.full_houses if kinds[h] not in LINES]
    if shape == "basic":
        return (tuple(rows), tuple(columns)), (tuple(columns), tuple(rows))
    if shape == "franken":
        return (tuple(rows + others), tuple(columns + others)), (tuple(columns + others), tuple(rows + others))
    every = tuple(geometry.full_houses)
    return ((every, every),)


def _shape_of(geometry: Geometry, base: tuple[int, ...], cover: tuple[int, ...]) -> Shape:
    kinds = [{geometry.houses[house].kind for house in side} for side in (base, cover)]
    if any(set(LINES) <= side for side in kinds):
        return "mutant"
    lines = [side & set(LINES) for side in kinds]
    if lines[0] and lines[0] == lines[1]:
        return "mutant"
    return "basic" if all(side <= set(LINES) for side in kinds) else "franken"


def _measure(held: list[int], base: tuple[int, ...], cover: tuple[int, ...], geometry: Geometry) -> Fish | None:
    """Work out the fins and eliminations of a fish; None if it has too many fins, an idle cover house, or no effect."""
    in_base = shared = in_cover = in_two = 0
    for house in base:
        shared |= in_base & held[house]
        in_base |= held[house]
    for house in cover:
        in_two |= in_cover & held[house]
        in_cover |= held[house]
    fins = in_base & ~in_cover | shared
    if fins.bit_count() > MAX_FINS or shared.bit_count() > MAX_SHARED_FINS:
        return None
    if not all(held[house] & in_base for house in cover):
        return None
    gone = (in_cover & ~in_base | in_two & in_base & ~fins) & seen_by_all(geometry, fins)
    return Fish(base, cover, fins, gone) if gone else None


def _bases(rest: list[int], size: int, fitting: list[int]) -> Iterator[tuple[int, ...]]:
    """Choose *size* of the *fitting* houses that have no cell of *rest* in common."""
    for chosen in combinations(fitting, size):
        joined = 0
        for house in chosen:
            if joined & rest[house]:
                break
            joined |= rest[house]
        else:
            yield chosen


def find_fish(position: Position, digit: int, size: int, shape: Shape) -> Iterator[Fish | None]:
    """Find the fish of *size* of a *digit* (index) within the houses of a *shape*, in the order of their base.

    It yields None often, to pause: on large boards the search takes a while.
    """
    geometry = position.geometry
    held = [row[digit] for row in places(position)]
    for base_side, cover_side in _sides(geometry, shape):
        found: set[tuple[tuple[int, ...], tuple[int, ...]]] = set()
        for cell in bits(doomed(position)[digit]):
            for sides in _starved(position, digit, size, cell, base_side, cover_side):
                if sides:
                    found.add(sides)
                else:
                    yield None
        for base, cover in sorted(found):
            if fish := _measure(held, base, cover, geometry):
                yield fish


def _starved(
    position: Position, digit: int, size: int, cell: int, base_side: tuple[int, ...], cover_side: tuple[int, ...]
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]] | None]:
    """Find base and cover houses that would fall short by one if *digit* were in *cell*, with None to pause."""
    geometry = position.geometry
    left = position.digit_cells[digit] & ~geometry.peer_masks[cell] & ~(1 << cell)
    rest = [left & mask for mask in geometry.house_masks]
    own = geometry.houses_of[cell]
    bases = [house for house in base_side if rest[house] and house not in own]
    covers = [house for house in cover_side if rest[house] and house not in own]
    own_covers = [house for house in own if house in cover_side]
    for number, chosen in enumerate(combinations(covers, size - 1)):
        if number % BETWEEN_PAUSES == 0:
            yield None
        joined = 0
        for house in chosen:
            joined |= rest[house]
        outside = ~joined
        fitting = [house for house in bases if not rest[house] & outside and house not in chosen]
        if len(fitting) >= size:
            for base in _bases(rest, size, fitting):
                for house in own_covers:
                    yield base, tuple(sorted((*chosen, house)))


def _is_sashimi(held: list[int], fish: Fish) -> bool:
    return any((held[house] & ~fish.fins).bit_count() < 2 for house in fish.base)


def _kind(position: Position, digit: int, fish: Fish) -> str:
    shape = _shape_of(position.geometry, fish.base, fish.cover)
    if shape != "basic":
        return f"finned-{shape}" if fish.fins else shape
    if not fish.fins:
        return ""
    return "sashimi" if _is_sashimi([row[digit] for row in places(position)], fish) else "finned"


def _step(position: Position, digit: int, kind: str, size: int, fish: Fish, note: str = "") -> Step:
    cells = union(places(position)[house][digit] for house in fish.base)
    evidence = Evidence(cells, 1 << digit, base=fish.base, cover=fish.cover, fins=fish.fins, note=note)
    return Step(f"{kind}-{NAMES[size]}", (), of_digit(fish.gone, digit), evidence)


def find(position: Position, kind: str, size: int) -> Iterator[Step | None]:
    """Find the fish of a *kind* (such as franken) and *size*, for each set of eliminations and base; pause between."""
    is_kept = position.geometry.is_classic and kind in ("finned", "sashimi")
    return _kept(kind, size)(position) if is_kept else _of_each_digit(position, kind, size)


@lru_cache(maxsize=16)
def _kept(kind: str, size: int) -> Callable[[Position], Iterator[Step]]:
    return each_digit(partial(_of_each_digit, kind=kind, size=size))


def _of_each_digit(position: Position, kind: str, size: int) -> Iterator[Step | None]:
    shape: Shape = "franken" if "franken" in kind else "mutant" if "mutant" in kind else "basic"
    for digit in range(position.geometry.value_count):
        seen: set[int] = set()
        by_base: dict[tuple[int, ...], list[tuple[str, Fish]]] = {}
        for fish in find_fish(position, digit, size, shape):
            if not fish:
                yield None
                continue
            found = _kind(position, digit, fish)
            if shape == "basic" and found:
                by_base.setdefault(fish.base, []).append((found, fish))
            if found == kind and fish.gone not in seen:
                seen.add(fish.gone)
                yield _step(position, digit, kind, size, fish)
        for fishes in by_base.values():
            yield from _siamese(position, digit, kind, size, fishes)


def _siamese(position: Position, digit: int, kind: str, size: int, fishes: list[tuple[str, Fish]]) -> Iterator[Step]:
    """Join two fish with the same base, one of them of the *kind*, into one step."""
    for (kind_of_one, one), (kind_of_two, two) in combinations(fishes, 2):
        if kind in (kind_of_one, kind_of_two) and one.gone | two.gone not in (one.gone, two.gone):
            both = Fish(one.base, one.cover + two.cover, one.fins | two.fins, one.gone | two.gone)
            yield _step(position, digit, kind, size, both, "siamese")


def _fish(
    kind: str, size: int, level: Level, hodoku: Hodoku, teaching: int = 0, is_offered: bool = False, effort: float = 0.0
) -> Technique:
    tell = tell_fish if kind in ("franken", "mutant") else tell_finned
    name, finder = f"{kind}-{NAMES[size]}", partial(find, kind=kind, size=size)
    return Technique(name, level, finder, tell, teaching, hodoku, is_offered=is_offered, effort=effort)


TECHNIQUES = (
    _fish("finned", 2, "Expert", Hodoku("0310", 130, "Hard", 350), teaching=370, is_offered=True, effort=6.8),
    _fish("finned", 3, "Expert", Hodoku("0311", 200, "Unfair", 370), teaching=390, is_offered=True, effort=7.1),
    _fish("finned", 4, "Extreme", Hodoku("0312", 250, "Unfair", 390), teaching=500),
    _fish("finned", 5, "Extreme", Hodoku("0313", 470, "Unfair")),
    _fish("finned", 6, "Extreme", Hodoku("0314", 470, "Unfair")),
    _fish("finned", 7, "Extreme", Hodoku("0315", 470, "Unfair")),
    _fish("sashimi", 2, "Expert", Hodoku("0320", 150, "Hard", 360), teaching=380, is_offered=True, effort=6.8),
    _fish("sashimi", 3, "Expert", Hodoku("0321", 240, "Unfair", 380), teaching=400, is_offered=True, effort=7.1),
    _fish("sashimi", 4, "Extreme", Hodoku("0322", 260, "Unfair", 400), teaching=510),
    _fish("sashimi", 5, "Extreme", Hodoku("0323", 470, "Unfair")),
    _fish("sashimi", 6, "Extreme", Hodoku("0324", 470, "Unfair")),
    _fish("sashimi", 7, "Extreme", Hodoku("0325", 470, "Unfair")),
    _fish("franken", 2, "Extreme", Hodoku("0330", 300, "Unfair", 530), teaching=580),
    _fish("franken", 3, "Extreme", Hodoku("0331", 350, "Unfair", 540), teaching=590),
    _fish("franken", 4, "Extreme", Hodoku("0332", 370, "Unfair")),
    _fish("franken", 5, "Extreme", Hodoku("0333", 470, "Extreme")),
    _fish("franken", 6, "Extreme", Hodoku("0334", 470, "Extreme")),
    _fish("franken", 7, "Extreme", Hodoku("0335", 470, "Extreme")),
    _fish("finned-franken", 2, "Extreme", Hodoku("0340", 390, "Unfair", 550), teaching=600),
    _fish("finned-franken", 3, "Extreme", Hodoku("0341", 410, "Unfair", 560), teaching=610),
    _fish("finned-franken", 4, "Extreme", Hodoku("0342", 430, "Unfair")),
    _fish("finned-franken", 5, "Extreme", Hodoku("0343", 470, "Extreme")),
    _fish("finned-franken", 6, "Extreme", Hodoku("0344", 470, "Extreme")),
    _fish("finned-franken", 7, "Extreme", Hodoku("0345", 470, "Extreme")),
    _fish("mutant", 2, "Extreme", Hodoku("0350", 450, "Extreme")),
    _fish("mutant", 3, "Extreme", Hodoku("0351", 450, "Extreme")),
    _fish("mutant", 4, "Extreme", Hodoku("0352", 450, "Extreme")),
    _fish("mutant", 5, "Extreme", Hodoku("0353", 470, "Extreme")),
    _fish("mutant", 6, "Extreme", Hodoku("0354", 470, "Extreme")),
    _fish("mutant", 7, "Extreme", Hodoku("0355", 470, "Extreme")),
    _fish("finned-mutant", 2, "Extreme", Hodoku("0360", 470, "Extreme")),
    _fish("finned-mutant", 3, "Extreme", Hodoku("0361", 470, "Extreme")),
    _fish("finned-mutant", 4, "Extreme", Hodoku("0362", 470, "Extreme")),
    _fish("finned-mutant", 5, "Extreme", Hodoku("0363", 470, "Extreme")),
    _fish("finned-mutant", 6, "Extreme", Hodoku("0364", 470, "Extreme")),
    _fish("finned-mutant", 7, "Extreme", Hodoku("0365", 470, "Extreme")),
)
