"""Words and drawings for cells that hold one of some sets of digits: cages, renban lines, what a rule of 45 leaves."""

from __future__ import annotations

from pencilmark.board.masks import bits, mask_of
from pencilmark.board.phrase import phrase
from pencilmark.human.explain.clues import MOST_NAMED
from pencilmark.human.explain.combinations import (
    cells_told,
    clue_name,
    combination,
    combinations_told,
    fallen,
    family_of,
    needed,
    placed,
)
from pencilmark.human.ruled.sets import alive, open_cells
from pencilmark.human.ruled.views import Family
from pencilmark.human.telling.case import Case, Teller, Telling
from pencilmark.human.telling.words import digit_names, listed, with_article

MOST_REASONS = 3


def _begin(case: Case) -> tuple[Telling, Family, tuple[int, ...]]:
    told, family = case.telling(), family_of(case)
    mask = sum(1 << cell for cell in family.cells)
    told.look_at(case, mask)
    sets = alive(case.position, family)
    told.canvas.tint(mask)
    if len(sets) <= 3:
        told.canvas.note(mask, " / ".join(combination(one, family) for one in sets))
    return told, family, sets


def last(case: Case) -> Telling:
    """Explain the last cell of a cage."""
    told, family, sets = _begin(case)
    (cell,) = open_cells(case.position, family)
    name, rest = clue_name(case), needed(case, family)
    told.say("cages-has-empty-cell-left", name=name, cell=case.cell(cell))
    if rest is not None and family.total is not None:
        told.say("cages-others-make", total=family.total - rest, total_2=family.total, rest=rest)
    else:
        left = 0
        for one in sets:
            left |= one & ~placed(case, family)
        told.say("cages-what-stands-only-can", left=digit_names(left, "or"))
    told.conclude(case)
    return told


def one(case: Case) -> Telling:
    """Explain a cage with a single combination."""
    told, family, sets = _begin(case)
    _say_sets(case, told, family, sets)
    told.conclude(case)
    return told


def _say_sets(case: Case, told: Telling, family: Family, sets: tuple[int, ...]) -> None:
    """Say which combinations are left, and which are not."""
    told.say("cages-has", clue_name=clue_name(case), cells_told=cells_told(case, family))
    if len(family.sets) == len(sets):
        told.say("cages-can-only-be", sets=combinations_told(sets, family))
        return
    out = list(fallen(case, family, sets))
    for text in out:
        told.add(text)
    told.say("cages-what-left" if out else "cages-candidates-left", sets=combinations_told(sets, family))


def digits(case: Case) -> Telling:
    """Explain digits that are in no combination."""
    told, family, sets = _begin(case)
    _say_sets(case, told, family, sets)
    gone = case.gone_digits
    if len(family.sets) - len(sets) > 4 or len(sets) > 6:
        for digit in bits(gone)[:MOST_REASONS]:
            _say_why_no(case, told, family, sets, digit)
    is_one = not gone & (gone - 1)
    told.say("cages-none-them-so", gone=digit_names(gone), verb="is" if is_one else "are", removal=case.removal())
    return told


def _say_why_no(case: Case, told: Telling, family: Family, sets: tuple[int, ...], digit: int) -> None:
    """Say why no combination with a *digit* (index) is left."""
    value = digit + 1
    having = [one for one in family.sets if one >> digit & 1]
    if not having:
        told.say("cages-combination-all-has", value=with_article(value))
        return
    reasons = fallen(case, family, sets, digit)
    if reasons:
        told.say("cages-those", value=with_article(value), reasons=listed(reasons))


def only(case: Case) -> Telling:
    """Explain a digit that a cage needs, with one cell for it."""
    told, family, sets = _begin(case)
    ((cell, value),) = case.step.placements
    _say_sets(case, told, family, sets)
    each = phrase("cages-each-them-has") if len(sets) > 1 else phrase("cages-it-has")
    told.say("cages-only-cell-can-be", each=each, value=with_article(value), cell=case.cell(cell), value_2=value)
    told.say("so-cell-is", cell=case.cell(cell), value=value)
    return told


def must(case: Case) -> Telling:
    """Explain a digit that a cage holds in one of some cells."""
    told, family, sets = _begin(case)
    value = case.digit + 1
    cells = case.within(case.digit, sum(1 << cell for cell in family.cells))
    _say_sets(case, told, family, sets)
    each = phrase("cages-each-them-has") if len(sets) > 1 else phrase("cages-it-has")
    told.say("cages-each-so-last", each=each, value=with_article(value), cells=case.cells(cells, "or"), value_2=value)
    lost = case.gone_cells
    if lost.bit_count() > MOST_NAMED:
        told.say("cages-many-see-so", value=value, removal=case.removal())
    else:
        verb = "sees" if not lost & lost - 1 else "see"
        told.say("cages-every-these-so", lost=case.cells(lost), verb=verb, removal=case.removal())
    told.canvas.mark(cells, 1 << case.digit)
    return told


def places(case: Case) -> Telling:
    """Explain candidates that no combination leaves room for."""
    told, family, sets = _begin(case)
    _say_sets(case, told, family, sets)
    say_places(case, told, family, sets)
    return told


def say_places(case: Case, told: Telling, family: Family, sets: tuple[int, ...]) -> None:
    """Say for each candidate that goes why the rest of each combination with it does not fit."""
    some = [digit for one in sets for digit in bits(one & ~placed(case, family))]
    none = [digit for digit in bits(case.gone_digits) if digit not in some]
    if none:
        is_one = len(none) == 1
        told.say("cages-none-them", value=listed([str(digit + 1) for digit in none]), verb="is" if is_one else "are")
    rest = [candidate for candidate in case.step.eliminations if candidate.value - 1 not in none]
    for cell, value in rest[:MOST_REASONS]:
        having = [one & ~(1 << value - 1) & ~placed(case, family) for one in sets if one >> value - 1 & 1]
        others = [other for other in open_cells(case.position, family) if other != cell]
        if len(having) <= 6:
            rests = listed([combination(one, family) for one in having], "or")
            where = case.cells(mask_of(others))
            fails = "it" if len(having) == 1 else phrase("cages-any-these")
            start = phrase("value-in-cell", value=with_article(value), cell=case.cell(cell))
            told.say("cages-would-leave-which-cannot", start=start, rests=rests, where=where, fails=fails)
        else:
            start = phrase(
                "cages-goes",
                value=with_article(value),
                cell=case.cell(cell),
                combinations_told=combinations_told(having, family),
            )
            told.say("cages-none-which-fits-into", start=start)
    if len(rest) > MOST_REASONS:
        told.say("cages-others-fall-away-same")
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
