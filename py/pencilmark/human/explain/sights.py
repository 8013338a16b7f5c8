"""Words and drawings for clues outside the grid: how they divide their line, and how many skyscrapers are seen."""

from __future__ import annotations

from collections.abc import Callable

from pencilmark.board.masks import bits, mask_of, values
from pencilmark.board.phrase import NOTHING, Phrase, Said, phrase
from pencilmark.human.explain.outside import REASONS, opening
from pencilmark.human.ruled.divisions import Division
from pencilmark.human.ruled.heights import counts, settled, supposed, witness
from pencilmark.human.ruled.sights import Sight, sight_of
from pencilmark.human.telling.case import Case, Teller, Telling
from pencilmark.human.telling.names import means, noun

MOST_REASONS = 3
MOST_SETS = 4
"""Sets of digits that are listed; of more only the number is said."""
MOST_NAMED = 3
"""Cells of a line that are named one by one, where they stand side by side."""
FEW = 3
"""Digits left in a cell that are named when places are supposed."""


def _begin(case: Case, told: Telling) -> Sight:
    """Say what the clue asks."""
    sight = sight_of(case.position, case.step)
    houses = [place for place, mask in enumerate(case.geometry.house_masks) if mask == case.evidence.cells]
    told.look(case, houses[:1])
    told.say(
        "ways-look-says",
        rule=noun(case.position.rules[sight.rule], case.geometry),
        says=means(sight.clue, case.geometry),
    )
    told.canvas.tint(case.evidence.cells)
    return sight


def _cells(case: Case, sight: Sight, places: tuple[int, ...]) -> list[Said]:
    """Name the cells at *places* of a line, a long row of them by its ends."""
    if len(places) > MOST_NAMED and max(places) - min(places) == len(places) - 1:
        first, end = sorted((sight.cells[min(places)], sight.cells[max(places)]))
        return [phrase("sights-run", first=case.cell(first), last=case.cell(end))]
    return [*case.names_of(sight.cells[place] for place in places)]


def places(case: Case, told: Telling) -> None:
    """Explain where the ends of a sandwich, a first digit or the number of a room cannot be."""
    sight = _begin(case, told)
    if first := opening(case, sight.clue):
        told.add(first)
    said: list[Phrase] = []
    for cell, value in sorted(case.step.eliminations, key=lambda one: one.cell != sight.cells[0]):
        reason = REASONS[sight.clue.name](case, sight.clue, cell, value)
        reason = reason or phrase("sights-no-way", cell=case.cell(cell), value=value)
        if (reason.id, reason.values) not in [(one.id, one.values) for one in said]:
            said.append(reason)
    told.add(*said[:MOST_REASONS])
    if len(said) > MOST_REASONS:
        told.say("ways-other-candidates-fall-away")
    told.conclude(case)


def _stands(case: Case, sight: Sight, division: Division, turn: str) -> Phrase:
    """Say what stands where if a line is divided in this way: *known*, the *only* way, the *first* or the *next*."""
    first, *more = [(sight.cells[place], value) for place, value in division.stand]
    if sight.clue.name == "sandwich":
        top = case.geometry.value_count
        return phrase("sights-ends", turn=turn, top=top, cells=_cells(case, sight, division.places))
    known = {"turn": turn, "cell": case.cell(first[0]), "value": first[1]}
    if not more:
        return phrase("sights-first", **known)
    return phrase("sights-room", **known, room=case.cell(more[0][0]), number=more[0][1])


def _holds(case: Case, sight: Sight, division: Division, part: int) -> Phrase:
    """Say what a part of a line holds; NOTHING if it has no empty cell, or its digits say nothing."""
    empty = [place for place in division.parts[part] if not case.position.values[sight.cells[place]]]
    if not empty:
        return NOTHING
    named = _cells(case, sight, division.parts[part])
    sets = division.of_part(part)
    listed = ["+".join(str(digit + 1) for digit in bits(one)) for one in sets if len(sets) <= MOST_SETS]
    added, top = sum(digit + 1 for digit in bits(sets[0])), case.geometry.value_count
    said = {"cells": named, "total": str(added), "sets": listed, "count": len(sets), "whole": top * (top + 1) // 2}
    if part and sight.clue.name != "numbered-room":
        return phrase("sights-one-rest" if len(division.parts[part]) == 1 else "sights-rest", **said)
    if sight.clue.name == "x-sum":
        said["total"] = f"{sight.clue.numbers[0]} - {division.stand[0][1]} = {added}"
    if len(division.parts[part]) == 1:
        return phrase("sights-one", **said)
    return phrase("sights-between" if sight.clue.name == "sandwich" else "sights-add-up", **said)


def parts(case: Case, told: Telling) -> None:
    """Explain what the parts of a line that can be divided in only one way cannot hold."""
    sight = _begin(case, told)
    division = sight.divisions[0]
    touched = {sight.cells.index(cell) for cell in bits(case.gone_cells)}
    _say_division(case, told, sight, division, _one_way(case, sight, division), touched)
    told.conclude(case)


def cases(case: Case, told: Telling) -> None:
    """Explain what is in none of a few ways to divide a line."""
    sight = _begin(case, told)
    shown: dict[tuple[object, object], Division] = {}
    for division in sight.divisions:
        shown.setdefault((division.places, division.parts), division)
    is_one, later = len(shown) == 1, {2: "other"}.get(len(shown), "next")
    if not is_one:
        told.say("sights-ways", count=len(shown))
    touched = {sight.cells.index(cell) for cell in bits(case.gone_cells)}
    for place, division in enumerate(shown.values()):
        turn = _one_way(case, sight, division) if is_one else later if place else "first"
        _say_division(case, told, sight, division, turn, touched)
    told.say("sights-cell-by-cell" if is_one else "sights-none")
    told.conclude(case)


def _one_way(case: Case, sight: Sight, division: Division) -> str:
    """Report whether the only division of a line is filled in already, or is just the only one left."""
    return "known" if all(case.position.values[sight.cells[place]] for place in division.places) else "only"


def _say_division(case: Case, told: Telling, sight: Sight, division: Division, turn: str, touched: set[int]) -> None:
    """Say how a line is divided, and what its parts hold that have one of the places *touched*."""
    told.add(_stands(case, sight, division, turn))
    told.add(*_told_parts(case, sight, division, touched))
    told.canvas.outline(mask_of(sight.cells[place] for place in division.places))


def _told_parts(case: Case, sight: Sight, division: Division, touched: set[int]) -> list[Phrase]:
    """Say what the parts hold that have one of the places *touched*; nothing about those of a numbered room."""
    if sight.clue.name == "numbered-room":
        return []
    held = [_holds(case, sight, division, part) for part, where in enumerate(division.parts) if touched & set(where)]
    return [one for one in held if one is not NOTHING]


def seen(case: Case, told: Telling) -> None:
    """Explain digits with which too many or too few skyscrapers would be seen."""
    _say_each(case, told, _seen)


def _say_each(case: Case, told: Telling, why: Callable[[Case, Sight, int, int], list[Phrase]]) -> None:
    """Say *why* each of the first candidates goes."""
    sight = _begin(case, told)
    for cell, value in case.step.eliminations[:MOST_REASONS]:
        told.add(*why(case, sight, cell, value))
    if len(case.step.eliminations) > MOST_REASONS:
        told.say("ways-other-candidates-fall-away")
    told.conclude(case)


def _seen(case: Case, sight: Sight, cell: int, value: int) -> list[Phrase]:
    """Say how many can be seen with a value in a cell."""
    place, number = sight.cells.index(cell), sight.clue.numbers[0]
    known = {"value": value, "cell": case.cell(cell), "total": number}
    masks = supposed(sight.masks, place, value)
    able = bits(counts(masks))
    if not able:
        return [phrase("sights-no-way", cell=case.cell(cell), value=value)]
    if reason := REASONS["skyscraper"](case, sight.clue, cell, value):
        return [reason]
    if able[-1] < number:
        return [phrase("sights-at-most", **known, most=able[-1], way=_line(witness(masks, able[-1])))]
    if able[0] > number:
        return [phrase("sights-at-least", **known, least=able[0], way=_line(witness(masks, able[0])))]
    return [phrase("sights-never", **known, able=able)]


def _line(digits: tuple[int, ...]) -> str:
    return "-".join(map(str, digits))


def placed(case: Case, told: Telling) -> None:
    """Explain digits with which the others of a line cannot be placed so that the clue's number is seen."""
    _say_each(case, told, _settling)


def _settling(case: Case, sight: Sight, cell: int, value: int) -> list[Phrase]:
    """Say what a value in a cell leaves for the other cells, and why that fails."""
    number, place = sight.clue.numbers[0], sight.cells.index(cell)
    start = supposed(sight.masks, place, value)
    found = settled(start, number)
    left, said = list(start), list[Phrase]()
    for turn, masks in enumerate(found[:-1]):
        told = [
            phrase("sights-cell-left", cell=case.cell(sight.cells[at]), digits=values(mask))
            for at, mask in enumerate(masks)
            if mask != left[at] and mask.bit_count() <= FEW
        ]
        left = list(masks)
        if told:
            by_count = turn % 2 == 1
            name = "sights-seen-only" if by_count else "sights-placed-only"
            said.append(phrase(name, total=number, clauses=told))
    known = {"value": value, "cell": case.cell(cell), "total": number}
    if not said:
        return [phrase("sights-settled-at-once", **known)]
    able = bits(counts(tuple(left)))
    if able and number not in able:
        end = phrase("sights-end-seen", able=able, total=number)
    else:
        end = phrase("sights-end-places")
    return [phrase("contradictions-suppose", cell=case.cell(cell), value=value), *said, end]


TELLERS: dict[str, Teller] = {
    "sight-place": places,
    "sight-parts": parts,
    "sight-cases": cases,
    "sight-count": seen,
    "sight-settled": placed,
}
