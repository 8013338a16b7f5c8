"""Double exocets: two junior exocets of a band, with the same four digits and the same three lines across.

No digit is in both bases: it would need a target of each in the third box. So each of the four digits is in one of the
bases and, whichever that is, in three places on the lines that the cells of that base do not see. Where a digit cannot
be in either case, it goes, also outside the bases and targets. (After David P. Bird's compendium of exocets.)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

from pencilmark.board.masks import bits, mask_of, union, values
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.techniques.common import of_digit, seen_by_all, shared_houses
from pencilmark.human.techniques.exocet import Exocet, draw, exocets, tell_targets, ways_of
from pencilmark.human.techniques.technique import Technique

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case, Telling

DIGITS = 4


def find(position: Position) -> Iterator[Step | None]:
    """Find every double exocet whose four digits leave no place for some other candidate of theirs."""
    done: set[tuple[Candidate, ...]] = set()
    marks = position.cell_digits
    every = yield from exocets(position)
    junior = [one for one in every if one.is_junior and all(marks[cell] for cell in bits(one.targets))]
    for one, two in combinations(junior, 2):
        digits = one.digits | two.digits
        if one.lines != two.lines or not _are_apart(position, one, two) or digits.bit_count() != DIGITS:
            continue
        yield None
        gone = tuple(sorted(of for digit in bits(digits) for of in _gone(position, digit, (one, two))))
        if gone and gone not in done:
            done.add(gone)
            colours = tuple(_candidates(position, one, digits) for one in (one, two))
            why = Evidence(one.base | two.base, digits, one.lines, fins=one.targets | two.targets, colours=colours)
            yield Step("double-exocet", (), gone, why)


def _are_apart(position: Position, one: Exocet, two: Exocet) -> bool:
    """Report whether the bases are in two lines and two boxes of a band, and the targets have no cell in common."""
    (line, box), (other, beside) = (shared_houses(position.geometry, bits(each.base)) for each in (one, two))
    return line != other and line // 3 == other // 3 and box != beside and not one.targets & two.targets


def _candidates(position: Position, exocet: Exocet, digits: int) -> tuple[Candidate, ...]:
    cells = bits(exocet.base | exocet.targets)
    return tuple(Candidate(cell, digit + 1) for cell in cells for digit in bits(position.cell_digits[cell] & digits))


def _gone(position: Position, digit: int, both: tuple[Exocet, Exocet]) -> tuple[Candidate, ...]:
    """List where a *digit* (index) cannot be, whichever base has it."""
    geometry, gone = position.geometry, position.digit_cells[digit]
    for exocet in both:
        if exocet.digits >> digit & 1:
            line, box = shared_houses(geometry, bits(exocet.base))
            away = ~(geometry.house_masks[line] | geometry.house_masks[box])
            seen = geometry.all_cells
            for way in ways_of(position, digit, exocet.lines, away):
                seen &= union(geometry.peer_masks[cell] for cell in bits(way)) & ~way
            gone &= seen | seen_by_all(geometry, exocet.base & position.digit_cells[digit])
    return of_digit(gone, digit)


def tell(case: Case, told: Telling) -> None:
    """Explain two exocets, and what follows from both together."""
    evidence = case.evidence
    told.look_around(case, evidence.cells | evidence.fins, evidence.digits)
    for colour in evidence.colours:
        cells = mask_of(cell for cell, _ in colour)
        base, targets = cells & evidence.cells, cells & evidence.fins
        why = Evidence(base, evidence.digits & case.digits_of(base), evidence.houses, fins=targets)
        tell_targets(replace(case, step=replace(case.step, evidence=why)), told)
        told.pause()
        draw(told, base, targets, evidence.digits)
    told.say("double-exocet-not-both")
    told.say("double-exocet-in-one", digits=values(evidence.digits), lines=case.houses(evidence.houses))
    told.say("double-exocet-goes")
    told.conclude(case)
    for house in evidence.houses:
        told.canvas.house(house, dashed=True)


TECHNIQUES = (Technique("double-exocet", "Beyond", find, tell=tell),)
