"""Words for full support: the ways to fill the cells of a clue, or a few cases that show why a digit is in none."""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.masks import bits, mask_of, several, values
from pencilmark.board.phrase import Phrase, Said, phrase
from pencilmark.human.explain.combinations import listed_sets
from pencilmark.human.explain.kinds import ARGUMENTS, sufficing
from pencilmark.human.explain.outside import REASONS, opening
from pencilmark.human.ruled.divided import divided
from pencilmark.human.ruled.pairs import held
from pencilmark.human.ruled.sets import alive
from pencilmark.human.ruled.views import views
from pencilmark.human.telling.case import Case, Teller, Telling
from pencilmark.human.telling.names import means, noun
from pencilmark.rules.language.memory import Narrow
from pencilmark.rules.rule import clue_of
from pencilmark.rules.variants.definition import Clue

MOST_WAYS = 6
MOST_CASES = 9
MOST_REASONS = 3
MOST_WANTED = 4
"""Most digits listed as what a cell would have to be, beyond that, its candidates are named; most cells with theirs."""


def ways_of(case: Case, cells: tuple[int, ...], narrow: Narrow, most: int) -> list[tuple[int, ...]]:
    """List up to *most* ways to fill *cells* that a propagator allows."""
    found: list[tuple[int, ...]] = []
    for way in _filled(tuple([held(case.position, cell) for cell in cells]), narrow):
        found.append(way)
        if len(found) == most:
            break
    return found


def _filled(masks: tuple[int, ...], narrow: Narrow) -> Iterator[tuple[int, ...]]:
    left = narrow(masks)
    if left is None:
        return
    place = next((place for place, mask in enumerate(left) if several(mask)), None)
    if place is None:
        yield tuple(mask.bit_length() for mask in left)
        return
    for digit in bits(left[place]):
        yield from _filled((*left[:place], 1 << digit, *left[place + 1 :]), narrow)


def say_ways(case: Case, told: Telling, cells: tuple[int, ...], narrow: Narrow, clue: Clue | None = None) -> None:
    """List the ways to fill the open *cells* if they are few; else say, for each digit that goes, why, by cases."""
    empty = [place for place, cell in enumerate(cells) if not case.position.values[cell]]
    ways = ways_of(case, cells, narrow, 60)
    shown = sorted({tuple(way[place] for place in empty) for way in ways})
    if len(ways) < 60 and len(shown) <= MOST_WAYS:
        named = [case.cell(cells[place]) for place in empty]
        texts = ["-".join(map(str, way)) for way in shown]
        told.say("ways-to-fill", count=len(shown), cells=named, ways=texts)
        told.conclude(case)
        return
    _say_reasons(case, told, cells, narrow, clue)
    told.conclude(case)


def _say_reasons(case: Case, told: Telling, cells: tuple[int, ...], narrow: Narrow, clue: Clue | None) -> None:
    """Explain the first digits that go, together if they are of one cell and have the same reason."""
    of_kind, gone = REASONS.get(clue.name) if clue else None, case.step.eliminations
    found: list[Phrase] = []
    for place, (cell, value) in enumerate(gone):
        reason = of_kind(case, clue, cell, value) if of_kind and clue else None
        reason = reason or _cases(case, cells, narrow, cell, value)
        joined = _joined(found[-1], reason) if found else None
        if joined:
            found[-1] = joined
        elif len(found) < MOST_REASONS and place < MOST_CASES:
            found.append(reason)
        else:
            found.append(phrase("ways-other-candidates-fall-away"))
            break
    told.add(*found)


def _joined(one: Phrase, other: Phrase) -> Phrase | None:
    """Join what two cases say; None if more differs than the digit that is tried."""
    mine, theirs = dict(one.values), dict(other.values)
    tried, more = mine.pop("tried", None), theirs.pop("tried", None)
    if one.id != other.id or mine != theirs:
        return None
    if not isinstance(tried, list) or not isinstance(more, list):
        return one
    return phrase(one.id, **mine, tried=tried + more)


def _cases(case: Case, cells: tuple[int, ...], narrow: Narrow, cell: int, value: int) -> Phrase:
    """Suppose a *value* in a *cell*, and say what another cell would have to be that it cannot be."""
    every = case.geometry.all_digits
    start = [held(case.position, other) for other in cells]
    place = cells.index(cell)
    start[place] = 1 << value - 1
    for other in _nearest(start, place):
        free = list(start)
        free[other] = every
        left = narrow(tuple(free))
        if left is not None and left[other]:
            is_short = left[other].bit_count() <= MOST_WANTED
            return phrase(
                "ways-case-asks" if is_short else "ways-case-bars",
                cell=case.cell(cell),
                tried=[value],
                other=case.cell(cells[other]),
                values=values(left[other] if is_short else start[other]),
            )
    loose = _loosened(start, narrow, place, every)
    names = [(case.cell(cells[at]), values(start[at])) for at in sorted(loose, key=cells.__getitem__)]
    can = [phrase("ways-cell-can", cell=name, digits=digits) for name, digits in names]
    few: list[Said] = [*can] if len(can) <= MOST_WANTED else [name for name, _ in names]
    return phrase("ways-case-none", cell=case.cell(cell), tried=[value], cells=few)


def _nearest(masks: list[int], place: int) -> list[int]:
    """List the places of the other cells, those with the fewest candidates first."""
    return sorted((other for other in range(len(masks)) if other != place), key=lambda other: masks[other].bit_count())


def _loosened(start: list[int], narrow: Narrow, place: int, every: int) -> list[int]:
    """Find a small set of cells whose candidates, with all others free, already leave no way."""
    free = list(start)
    needed = []
    for other in range(len(start)):
        if other == place:
            continue
        kept, free[other] = free[other], every
        if narrow(tuple(free)) is not None:
            free[other] = kept
            needed.append(other)
    return needed or [other for other in range(len(start)) if other != place]


def cases(case: Case, told: Telling) -> None:
    """Explain a clue of many cells by the ways to fill it, or a house and the sums in it."""
    evidence = case.evidence
    if evidence.houses:
        _of_house(case, told)
        return
    rule = case.position.rules[evidence.rules[0]]
    wide = next(
        one
        for one in views(case.position).wide
        if one.rule == evidence.rules[0] and mask_of(one.cells) == evidence.cells
    )
    houses = [place for place, mask in enumerate(case.geometry.house_masks) if mask == evidence.cells]
    if houses:
        told.look(case, houses[:1])
    else:
        told.look_at(case, evidence.cells)
    clue = clue_of(rule)
    if clue:
        says = means(clue, case.geometry)
        told.say("ways-look-says", rule=noun(rule, case.geometry), says=says)
    else:
        told.say("ways-look", rule=noun(rule, case.geometry))
    if clue and (first := opening(case, clue)):
        told.add(first)
    known = ARGUMENTS.get(clue.name) if clue else None
    argument = sufficing(case, known(case, clue, wide.cells)) if known and clue else []
    told.add(*argument)
    if argument:
        told.conclude(case)
    else:
        say_ways(case, told, wide.cells, wide.narrow, clue)
    told.canvas.tint(evidence.cells)


def _of_house(case: Case, told: Telling) -> None:
    """Explain a house by the ways to divide its digits among the sums in it and its other cells."""
    house = next(one for one in divided(case.position) if (one.house,) == case.evidence.houses)
    told.look(case, case.evidence.houses)
    told.say("ways-look-divided", house=case.house(house.house), clues=[case.noun(rule) for rule in house.rules])
    masks = [held(case.position, cell) for cell in house.cells]
    for family in house.sums:
        left, by_itself = house.left(family, masks), alive(case.position, family)
        if len(left) < len(by_itself):
            told.say("ways-divided-left", clue=case.noun(family.rules[0]), **listed_sets(left, family))
    told.say("sights-cell-by-cell")
    told.conclude(case)
    told.canvas.tint(case.evidence.cells)


TELLERS: dict[str, Teller] = {"clue-cases": cases}
