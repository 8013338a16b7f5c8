"""Words and drawings for almost locked sets, large wings, death blossoms, Sue de Coq and aligned exclusion.

Sets are called A, B, C and so on, in text and drawing.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from pencilmark.board.masks import bits, mask_of, several
from pencilmark.board.model import Als, Node
from pencilmark.board.phrase import Said, phrase
from pencilmark.human.telling.words import counted, digit_names, listed, number, plural

if TYPE_CHECKING:
    from pencilmark.human.telling.canvas import Role
    from pencilmark.human.telling.case import Case, Telling

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ROLES: tuple[Role, ...] = ("pattern", "fin", "other")


def _introduce(case: Case, told: Telling, sets: tuple[Als, ...]) -> None:
    """Name the sets, and draw them."""
    for letter, this in zip(_LETTERS, sets, strict=False):
        count = this.cells.bit_count()
        if count == 1:
            told.say(
                "sets-cell-which-has", letter=letter, cells=case.cells(this.cells), digits=digit_names(this.digits)
            )
        else:
            told.say(
                "sets-set",
                letter=letter,
                cells=case.cells(this.cells),
                house=case.house(this.house),
                count=counted(count, "cell"),
                count_2=number(count + 1),
                word=plural(case.word),
                digits=digit_names(this.digits),
            )
    told.say("sets-each-set-has-more", word=case.word, word_2=plural(case.word))
    for place, this in enumerate(sets):
        told.canvas.tint(this.cells, "tint" if place % 2 == 0 else "shade")
        told.canvas.outline(this.cells, dashed=place % 2 == 1)
        told.canvas.tag(this.cells, _LETTERS[place])
        told.canvas.mark(this.cells, this.digits, _ROLES[place % 3])


def _is_restricted(case: Case, one: int, two: int, digit: int) -> bool:
    """Report whether every place of a *digit* (index) in the cells *one* sees every one in *two*, none shared."""
    first, second = case.within(digit, one), case.within(digit, two)
    seen = all(case.sees(a, b) for a in bits(first) for b in bits(second))
    return bool(first and second and not first & second and seen)


def _restricted(case: Case, one: Als, two: Als) -> list[int]:
    common = bits(one.digits & two.digits)
    return [digit for digit in common if _is_restricted(case, one.cells, two.cells, digit)]


def _join(case: Case, told: Telling, one: int, two: int, digit: int) -> None:
    """Draw that a *digit* is not in both sets of cells."""
    first, second = case.within(digit, one), case.within(digit, two)
    told.canvas.join(Node(first, digit + 1, True), Node(second, digit + 1, False), strong=False)


def _say_gone(case: Case, told: Telling, where: Said) -> None:
    gone = digit_names(case.gone_digits)
    told.say(
        "sets-so",
        gone=gone,
        verb="is" if not several(case.gone_digits) else phrase("sets-each"),
        where=where,
    )
    told.say("sets-cell-sees-all-those", gone_digits=digit_names(case.gone_digits, "or"))
    told.say("so-result", result=case.removal())


def tell_als_xz(case: Case) -> Telling:
    """Explain two sets with a restricted common, large wings included."""
    told = case.telling()
    one, two = case.step.evidence.als
    common = _restricted(case, one, two)
    told.look(case, dict.fromkeys((one.house, two.house) if several(two.cells) else (one.house,)))
    _introduce(case, told, (one, two))
    for digit in common:
        _join(case, told, one.cells, two.cells, digit)
    both = mask_of(common)
    named = digit_names(both)
    if len(common) == 1:
        told.say("sets-every-sees-every-b", x=named)
        told.say("sets-set-without-must-hold-option", option=named, word=plural(case.word))
        _say_gone(case, told, phrase("sets-b"))
    else:
        told.say("sets-places-see-those-b", option=named)
        told.say("sets-set-can-do-without", word=case.word, option=named)
        told.say("sets-each-set-then-holds", word=plural(case.word))
        told.say("sets-cell-sees-all-places", word=case.word)
        told.say("sets-neither-can-cell-sees", both=digit_names(both, "or"))
        told.say("so-result", result=case.removal())
    return told


def tell_als_xy_wing(case: Case) -> Telling:
    """Explain a set that two others hang on."""
    told = case.telling()
    one, pivot, two = case.step.evidence.als
    told.look(case, dict.fromkeys((one.house, pivot.house, two.house)))
    _introduce(case, told, (one, pivot, two))
    x, y = next((x, y) for x in _restricted(case, one, pivot) for y in _restricted(case, pivot, two) if x != y)
    told.say("sets-every-sees-every-b", x=x + 1)
    told.say("sets-every-b-sees-every", y=y + 1)
    told.say("sets-b-can-do-without", x=x + 1, y=y + 1)
    told.say("sets-set-without-must-hold", word=plural(case.word))
    _join(case, told, one.cells, pivot.cells, x)
    _join(case, told, pivot.cells, two.cells, y)
    _say_gone(case, told, phrase("sets-c"))
    return told


def tell_als_chain(case: Case) -> Telling:
    """Explain a chain of sets."""
    told = case.telling()
    sets = case.step.evidence.als
    told.look(case, dict.fromkeys(this.house for this in sets))
    _introduce(case, told, sets)
    last = _LETTERS[len(sets) - 1]
    commons = _alternate(case, sets, case.gone_digits)
    verb = phrase("sets-one") if several(case.gone_digits) else ""
    told.say("sets-suppose-not", verb=verb, gone_digits=digit_names(case.gone_digits))
    for place, (digit, (one, two)) in enumerate(zip(commons, pairwise(sets), strict=True)):
        this, other = _LETTERS[place], _LETTERS[place + 1]
        told.say("sets-then-holds-which-every", this=this, digit=digit + 1, other=other)
        _join(case, told, one.cells, two.cells, digit)
    told.say("sets-then-holds-all-its", last=last, word=plural(case.word))
    _say_gone(case, told, phrase("sets-a-or-in", last=last))
    return told


def _alternate(case: Case, sets: tuple[Als, ...], gone: int) -> list[int]:
    """Choose restricted commons for each pair of neighbours, none like the one before or what goes."""
    ways: list[list[int]] = [[]]
    for one, two in pairwise(sets):
        common = _restricted(case, one, two)
        ways = [[*way, digit] for way in ways for digit in common if not way or way[-1] != digit]
    fine = [way for way in ways if not (1 << way[0] | 1 << way[-1]) & gone]
    return (fine or ways)[0]


def tell_death_blossom(case: Case) -> Telling:
    """Explain a cell each of whose values takes one from a set."""
    told = case.telling()
    evidence = case.step.evidence
    told.look_at(case, evidence.cells)
    stem = case.cells(evidence.cells)
    told.say("sets-stem", stem=stem, digits=digit_names(evidence.digits, "or"))
    _introduce(case, told, evidence.als)
    for digit, this, letter in zip(bits(evidence.digits), evidence.als, _LETTERS, strict=False):
        told.say("sets-if-cannot-have-so", stem=stem, digit=digit + 1, letter=letter, word=plural(case.word))
        _join(case, told, evidence.cells, this.cells, digit)
    letters = listed(list(_LETTERS[: len(evidence.als)]), "or")
    told.canvas.tint(evidence.cells)
    told.canvas.mark(evidence.cells, evidence.digits, "true")
    _say_gone(case, told, letters)
    return told


def tell_sue_de_coq(case: Case) -> Telling:
    """Explain a crossing of line and box whose values two sets use up."""
    told = case.telling()
    evidence = case.step.evidence
    line, box = evidence.houses
    middle, beside, inside = (mask_of(c.cell for c in part) for part in evidence.colours)
    told.look(case, evidence.houses)
    told.say(
        "sets-where-cross-have",
        where=case.house(line),
        cells=case.house(box),
        middle=case.cells(middle),
        digits=digit_names(evidence.digits),
    )
    for letter, cells, house in (("B", beside, line), ("C", inside, box)):
        have = "have" if several(cells) else "has"
        digits = digit_names(case.digits_of(cells))
        told.say(
            "sets-elsewhere", house=case.house(house), cells=case.cells(cells), letter=letter, have=have, digits=digits
        )
    _say_together(case, told, (middle, beside, inside))
    told.say("sets-more-can-be-them")
    told.say("sets-those-b-used-up", where=case.house(line), cells=case.house(box))
    told.say("so-result", result=case.removal())
    _draw_crossing(case, told, (middle, beside, inside))
    told.canvas.house(line)
    told.canvas.house(box, dashed=True)
    return told


def _say_together(case: Case, told: Telling, parts: tuple[int, int, int]) -> None:
    """Say that the cells of the crossing and of both sets have as many values as they are."""
    middle, beside, inside = parts
    count = (middle | beside | inside).bit_count()
    every = case.digits_of(middle | beside | inside)
    twice = case.digits_of(beside) & case.digits_of(inside) & ~case.step.evidence.digits
    if twice:
        told.say(
            "sets-together-these-which-may",
            count=counted(count, "cell"),
            word=plural(case.word),
            every=digit_names(every),
            twice=digit_names(twice),
        )
    else:
        told.say(
            "sets-together-these",
            count=counted(count, "cell"),
            count_2=number(count),
            word=plural(case.word),
            every=digit_names(every),
        )


def _draw_crossing(case: Case, told: Telling, parts: tuple[int, int, int]) -> None:
    for place, (cells, letter) in enumerate(zip(parts, "ABC", strict=True)):
        told.canvas.tint(cells, "tint" if not place else "shade")
        told.canvas.outline(cells, dashed=place > 0)
        told.canvas.tag(cells, letter)
        told.canvas.mark(cells, case.digits_of(cells), _ROLES[place])


def tell_aligned(case: Case) -> Telling:
    """Explain cells for which every combination was tried."""
    told = case.telling()
    evidence = case.step.evidence
    told.look_at(case, evidence.cells)
    names = case.cells(evidence.cells)
    told.say("sets-go-through-every-combination", known=names)
    told.say("sets-combination-impossible-if-repeats")
    helpers = listed([f"{case.cell(c)} ({digit_names(case.position.cell_digits[c])})" for c in bits(evidence.fins)])
    one = phrase("sets-cell-which-sees") if not several(evidence.fins) else phrase("sets-one-these-cells-which")
    told.say("sets-impossible-too-if-takes", one=one, helpers=helpers)
    gone = phrase("sets-candidate") if len(case.step.eliminations) == 1 else phrase("sets-these-candidates")
    told.say("sets-combination-left", gone=gone, removal=case.removal())
    told.canvas.tint(evidence.cells)
    told.canvas.outline(evidence.cells)
    told.canvas.outline(evidence.fins, dashed=True)
    told.canvas.mark(evidence.fins, case.digits_of(evidence.fins), "fin")
    return told
