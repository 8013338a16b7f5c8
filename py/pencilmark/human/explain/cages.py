"""Words and drawings for cells that hold one of some sets of digits: cages, renban lines, rests of the rule of 45."""

from __future__ import annotations

from pencilmark.board.masks import bits, mask_of, union, values
from pencilmark.human.explain.clues import say_seen
from pencilmark.human.explain.combinations import clue_name, combination, fallen, family_of, listed_sets, needed, placed
from pencilmark.human.ruled.sets import alive, open_cells
from pencilmark.human.ruled.views import Family
from pencilmark.human.telling.case import Case, Teller, Telling

MOST_REASONS = 3


def say_cells(case: Case, told: Telling, family: Family) -> None:
    """Say which cells of a family are open, and what stands in the others."""
    values, left = case.position.values, mask_of(open_cells(case.position, family))
    filled = [values[cell] for cell in family.cells if values[cell]]
    if filled:
        told.say("cages-has-left", clue=clue_name(case), cells=case.names(left), digits=filled)
    else:
        told.say("cages-has", clue=clue_name(case), count=left.bit_count(), cells=case.names(left))


def _begin(case: Case, told: Telling) -> tuple[Family, tuple[int, ...]]:
    family = family_of(case)
    mask = mask_of(family.cells)
    told.look_at(case, mask)
    sets = alive(case.position, family)
    told.canvas.tint(mask)
    if len(sets) <= 3:
        told.canvas.note(mask, " / ".join(combination(one, family) for one in sets))
    return family, sets


def last(case: Case, told: Telling) -> None:
    """Explain the last cell of a cage."""
    family, sets = _begin(case, told)
    (cell,) = open_cells(case.position, family)
    name, rest = clue_name(case), needed(case, family)
    told.say("cages-last-cell", clue=name, cell=case.cell(cell))
    if rest is not None and family.total is not None:
        told.say("cages-others-make", made=family.total - rest, total=family.total, rest=rest)
    else:
        told.say("cages-only-completes", digits=values(union(sets) & ~placed(case, family)))
    told.conclude(case)


def one(case: Case, told: Telling) -> None:
    """Explain a cage with a single combination."""
    _listed(case, told)
    told.conclude(case)


def _listed(case: Case, told: Telling) -> tuple[Family, tuple[int, ...]]:
    """Say which combinations are left, and which are not; return the family and those left."""
    family, sets = _begin(case, told)
    say_cells(case, told, family)
    if len(family.sets) == len(sets):
        told.say("cages-can-only-be", **listed_sets(sets, family))
    else:
        out = list(fallen(case, family, sets))
        told.add(*out)
        told.say("cages-what-is-left" if out else "cages-candidates-left", **listed_sets(sets, family))
    return family, sets


def digits(case: Case, told: Telling) -> None:
    """Explain digits that are in no combination."""
    family, sets = _listed(case, told)
    gone = case.gone_digits
    if len(family.sets) - len(sets) > 4 or len(sets) > 6:
        for digit in bits(gone)[:MOST_REASONS]:
            _say_why_no(case, told, family, sets, digit)
    told.say("cages-in-none", digits=values(gone))
    told.conclude(case)


def _say_why_no(case: Case, told: Telling, family: Family, sets: tuple[int, ...], digit: int) -> None:
    """Say why no combination with a *digit* (index) is left."""
    value = digit + 1
    having = [one for one in family.sets if one >> digit & 1]
    if not having:
        told.say("cages-no-combination-has", value=value)
        return
    reasons = fallen(case, family, sets, digit)
    if reasons:
        told.say("cages-none-left-with", value=value)
        told.add(*reasons)


def only(case: Case, told: Telling) -> None:
    """Explain a digit that a cage needs and that has only one cell there."""
    _, sets = _listed(case, told)
    ((cell, value),) = case.step.placements
    told.say("cages-only-cell", count=len(sets), value=value, cell=case.cell(cell))
    told.say("so-cell-is", cell=case.cell(cell), value=value)


def must(case: Case, told: Telling) -> None:
    """Explain a digit that a cage holds in one of some cells."""
    family, sets = _listed(case, told)
    value = case.digit + 1
    cells = case.within(case.digit, mask_of(family.cells))
    told.say("cages-one-of-cells", count=len(sets), value=value, cells=case.names(cells))
    say_seen(case, told, cells.bit_count(), value)
    told.canvas.mark(cells, 1 << case.digit)


def places(case: Case, told: Telling) -> None:
    """Explain candidates that no combination leaves room for."""
    family, sets = _listed(case, told)
    say_places(case, told, family, sets)


def say_places(case: Case, told: Telling, family: Family, sets: tuple[int, ...]) -> None:
    """Say, for each candidate that goes, why the rest of each combination with it does not fit."""
    some = [digit for one in sets for digit in bits(one & ~placed(case, family))]
    none = [digit for digit in bits(case.gone_digits) if digit not in some]
    if none:
        told.say("cages-in-none", digits=[digit + 1 for digit in none])
    rest = [candidate for candidate in case.step.eliminations if candidate.value - 1 not in none]
    for cell, value in rest[:MOST_REASONS]:
        having = [one & ~(1 << value - 1) & ~placed(case, family) for one in sets if one >> value - 1 & 1]
        others = [other for other in open_cells(case.position, family) if other != cell]
        if len(having) <= 6:
            told.say(
                "cages-would-leave",
                value=value,
                cell=case.cell(cell),
                sets=[combination(one, family) for one in having],
                cells=case.names_of(others),
            )
        else:
            told.say("cages-goes-with-none", value=value, cell=case.cell(cell), count=len(having))
    if len(rest) > MOST_REASONS:
        told.say("ways-other-candidates-fall-away")
    told.conclude(case)


TELLERS: dict[str, Teller] = {
    "set-last": last,
    "set-one": one,
    "set-two": places,
    "set-digits": digits,
    "set-only": only,
    "set-must": must,
    "set-places": places,
}
