"""Exocets: two base cells whose digits two other cells, the targets, must repeat.

The base is two cells of a line within a box, with three or four digits. Three lines across it are looked at: the one
through the third cell of the base's segment, and one through each of the other two boxes beside it. Whatever digit
stands in the base cannot be elsewhere in the base's line and box, yet each of the three lines needs it. If no digit of
the base has three such places without one of two cells, each of the two digits in the base is in one of these two: they
hold exactly these. In a *junior* exocet both targets lie beside the base, in the boxes that its line crosses; in a
*senior* one a target lies elsewhere on the three lines. (After the exocets of the players' forum, by champagne and
David P. Bird; the senior kind here is any pair of targets that the argument allows.)

Masks have bit = cell; `a`, `b` and `c` are cells of the three lines, one of each, none of which sees another.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations, product
from typing import TYPE_CHECKING, NamedTuple

from pencilmark.board.kept import derived_slowly
from pencilmark.board.masks import bits, mask_of, union, values
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.board.phrase import Phrase, phrase
from pencilmark.board.task import Slowly
from pencilmark.human.techniques.common import placed, removals
from pencilmark.human.techniques.technique import Technique

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case, Telling

FEWEST, MOST = 3, 4  # digits in the base; two are a naked pair


class Exocet(NamedTuple):
    """An exocet: *base* and *targets* (masks), the *digits* possible in the base, the *lines* across (places)."""

    base: int
    targets: int
    digits: int
    lines: tuple[int, ...]
    is_junior: bool


class _Base(NamedTuple):
    """Two cells (mask) in a *line*, a *box* and a band of three boxes; *across* are lines, by the box they cross."""

    cells: int
    line: int
    box: int
    across: tuple[tuple[int, ...], ...]


def find(position: Position, junior: bool) -> Iterator[Step | None]:
    """Find every exocet that is *junior*, or every one that is not."""
    done: set[tuple[Candidate, ...]] = set()
    for exocet in (yield from exocets(position)):
        gone = _eliminations(position, exocet)
        is_new = gone not in done and any(exocet.targets >> cell & 1 for cell, _ in gone)
        if exocet.is_junior is junior and is_new:
            done.add(gone)
            evidence = Evidence(exocet.base, exocet.digits, exocet.lines, fins=exocet.targets)
            yield Step("junior-exocet" if junior else "senior-exocet", (), gone, evidence)


def _eliminations(position: Position, exocet: Exocet) -> tuple[Candidate, ...]:
    other = position.geometry.all_digits & ~exocet.digits
    return tuple(sorted(removals(position, exocet.targets | exocet.base, other)))


@derived_slowly
def exocets(position: Position) -> Slowly[list[Exocet]]:
    """List the exocets of *position*, junior and senior; pause between bases."""
    found: list[Exocet] = []
    for base in _bases(position) if position.geometry.is_classic else ():
        yield None
        found += _from_base(position, base)
    return found


def _bases(position: Position) -> Iterator[_Base]:
    marks = position.cell_digits
    for turned, line, block in product((False, True), range(9), range(3)):
        for pair in combinations(range(3 * block, 3 * block + 3), 2):
            here = [place * 9 + line if turned else line * 9 + place for place in pair]
            together = marks[here[0]] | marks[here[1]]
            if marks[here[0]] and marks[here[1]] and FEWEST <= together.bit_count() <= MOST:
                cells = 1 << here[0] | 1 << here[1]
                blocks = ([place for place in range(9) if place // 3 == other] for other in range(3))
                across = tuple(tuple((0 if turned else 9) + p for p in places if p not in pair) for places in blocks)
                box = 18 + (block * 3 + line // 3 if turned else line // 3 * 3 + block)
                yield _Base(cells, (9 if turned else 0) + line, box, across)


def _from_base(position: Position, base: _Base) -> Iterator[Exocet]:
    masks = position.geometry.house_masks
    together = union(position.cell_digits[cell] for cell in bits(base.cells))
    away = ~(masks[base.line] | masks[base.box])
    band = sum(masks[box] for box in _band(base)) & away
    for lines in product(*base.across):
        ways = {digit: ways_of(position, digit, lines, away) for digit in bits(together)}
        digits = mask_of(digit for digit, found in ways.items() if found)
        if digits.bit_count() > 1:
            for targets in _hitting([way for found in ways.values() for way in found]):
                yield Exocet(base.cells, targets, digits, lines, not targets & ~band)


def _band(base: _Base) -> tuple[int, int, int]:
    """List the boxes that the base's line crosses."""
    if base.line < 9:
        first = 18 + base.line // 3 * 3
        return first, first + 1, first + 2
    first = 18 + (base.line - 9) // 3
    return first, first + 3, first + 6


def ways_of(position: Position, digit: int, lines: tuple[int, ...], away: int) -> list[int]:
    """List the ways (masks) to put a *digit* (index) into each of three *lines*, in cells *away* from the base."""
    peers, masks = position.geometry.peer_masks, position.geometry.house_masks
    held = placed(position)[digit]
    open_cells = position.digit_cells[digit] & away
    one, two, three = (held & masks[line] or open_cells & masks[line] for line in lines)
    return [
        1 << a | 1 << b | 1 << c
        for a in bits(one)
        for b in bits(two & ~peers[a])
        for c in bits(three & ~peers[a] & ~peers[b])
    ]


def _hitting(ways: list[int]) -> Iterator[int]:
    """Find the pairs of cells (masks) such that every one of the *ways* has at least one of the two."""
    seen: set[int] = set()
    for first in bits(ways[0]):
        rest, common = [way for way in ways if not way >> first & 1], -1
        for way in rest:
            common &= way
        for second in bits(common) if rest else ():
            pair = 1 << first | 1 << second
            if pair not in seen:
                seen.add(pair)
                yield pair


def tell(case: Case, told: Telling) -> None:
    """Explain two targets that repeat what the base holds."""
    evidence = case.evidence
    told.look_around(case, evidence.cells, evidence.digits)
    tell_targets(case, told)
    told.say("exocets-nothing-else")
    told.conclude(case)
    for house in evidence.houses:
        told.canvas.house(house, dashed=True)
        told.canvas.mark(case.geometry.house_masks[house], evidence.digits, "fin")
    draw(told, evidence.cells, evidence.fins, evidence.digits)


def tell_targets(case: Case, told: Telling) -> None:
    """Say why both digits in the base are in the targets as well."""
    evidence = case.evidence
    base, targets, lines = case.names(evidence.cells), case.names(evidence.fins), case.houses(evidence.houses)
    own = case.shared(evidence.cells)
    told.say("exocets-base", base=base, digits=values(case.digits_of(evidence.cells)), targets=targets)
    told.say("exocets-lines-need", own=case.houses(own), lines=lines)
    never = case.digits_of(evidence.cells) & ~evidence.digits
    if never:
        told.say("exocets-no-three-places", digits=values(never), base=base)
    told.say("exocets-without-targets", reasons=_reasons(case))
    told.say("exocets-both-in-targets", targets=targets)


def _reasons(case: Case) -> list[Phrase]:
    """Explain for each digit of the base why the three lines have at most two places for it outside the targets."""
    by_where: dict[_Where, int] = {}
    for digit in bits(case.evidence.digits):
        where = _where(case, digit)
        by_where[where] = by_where.get(where, 0) | 1 << digit
    return [
        phrase("exocets-can-go-only", digits=values(digits), where=where, houses=houses, count=count)
        for (where, houses, count), digits in by_where.items()
    ]


_Where = tuple[str, str, int]
"""Where a digit can go: ``targets``, ``houses`` by their names, or ``cells`` by how many they are."""


def _where(case: Case, digit: int) -> _Where:
    """Find what holds every place of a *digit* (index) in the lines outside the targets: two houses, or a few cells."""
    evidence, masks = case.evidence, case.geometry.house_masks
    away = ~evidence.fins
    for house in case.shared(evidence.cells):
        away &= ~masks[house]
    held = placed(case.position)[digit]
    left = union((held & masks[line] or case.within(digit, masks[line])) & away for line in evidence.houses)
    if not left:
        return "targets", "", 0
    for count in (1, 2):
        for houses in combinations(range(len(masks)), count):
            if not left & ~mask_of(cell for h in houses for cell in bits(masks[h])):
                return "houses", case.houses(houses), 0
    return "cells", "", left.bit_count()


def draw(told: Telling, base: int, targets: int, digits: int) -> None:
    """Draw a *base*, its *targets* (masks), and the *digits* in them."""
    told.canvas.tint(base)
    told.canvas.tint(targets, "shade")
    told.canvas.outline(base)
    told.canvas.outline(targets)
    told.canvas.tag(base, "B")
    for target in bits(targets):
        told.canvas.tag(1 << target, "T")
    told.canvas.mark(base, digits)
    told.canvas.mark(targets, digits, "true")


TECHNIQUES = (
    Technique("junior-exocet", "Beyond", partial(find, junior=True), tell=tell, teaching=625),
    Technique("senior-exocet", "Beyond", partial(find, junior=False), tell=tell, teaching=627),
)
