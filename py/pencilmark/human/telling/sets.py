"""Words and drawings for almost locked sets, large wings, death blossoms, Sue de Coq and aligned exclusion.

Sets are called A, B, C and so on, in text and drawing.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from pencilmark.board.masks import bits, mask_of, several, values
from pencilmark.board.model import Als, Node
from pencilmark.board.phrase import phrase

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pencilmark.human.telling.canvas import Canvas, Role
    from pencilmark.human.telling.case import Case, Telling

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ROLES: tuple[Role, ...] = ("pattern", "fin", "other")


def _introduce(case: Case, told: Telling, sets: tuple[Als, ...]) -> None:
    """Name the sets, and draw them."""
    for letter, this in zip(_LETTERS, sets, strict=False):
        count = this.cells.bit_count()
        _draw(told.part(letter), sets, [_LETTERS.index(letter)])
        if count == 1:
            told.say("sets-cell", letter=letter, cell=case.cells(this.cells), digits=values(this.digits))
        else:
            told.say(
                "sets-set",
                letter=letter,
                cells=case.names(this.cells),
                house=case.house(this.house),
                count=count,
                more=count + 1,
                word=case.word,
                digits=values(this.digits),
            )
    every = range(len(sets))
    _draw(told.part(" ".join(_LETTERS[: len(sets)])), sets, every)
    told.say("sets-almost-locked", word=case.word)
    _draw(told.canvas, sets, every)


def _draw(canvas: Canvas, sets: tuple[Als, ...], places: Iterable[int]) -> None:
    """Draw the *sets* at those *places*, each with its letter and its candidates."""
    for place in places:
        this = sets[place]
        canvas.tint(this.cells, "tint" if place % 2 == 0 else "shade")
        canvas.outline(this.cells, dashed=place % 2 == 1)
        canvas.tag(this.cells, _LETTERS[place])
        canvas.mark(this.cells, this.digits, _ROLES[place % 3])


def _is_restricted(case: Case, one: int, two: int, digit: int) -> bool:
    """Report whether every place of a *digit* (index) in cells *one* sees every one in *two*, and none is shared."""
    first, second = case.within(digit, one), case.within(digit, two)
    seen = all(case.sees(a, b) for a in bits(first) for b in bits(second))
    return bool(first and second and not first & second and seen)


def _restricted(case: Case, one: Als, two: Als) -> list[int]:
    common = bits(one.digits & two.digits)
    return [digit for digit in common if _is_restricted(case, one.cells, two.cells, digit)]


def _join(case: Case, canvas: Canvas, one: int, two: int, digit: int) -> None:
    """Draw that a *digit* is in at most one of two sets of cells."""
    first, second = case.within(digit, one), case.within(digit, two)
    canvas.join(Node(first, digit + 1, True), Node(second, digit + 1, False), strong=False)


def _link(case: Case, told: Telling, place: int, digits: list[int]) -> None:
    """Begin the paragraph on the *digits* that the set at *place* of the evidence and the next cannot both hold."""
    sets = case.evidence.als
    named = "".join(str(digit + 1) for digit in digits)
    canvas = told.part(f"{_LETTERS[place]} {named} {_LETTERS[place + 1]}")
    _draw(canvas, sets, (place, place + 1))
    for one in (canvas, told.canvas):
        for digit in digits:
            _join(case, one, sets[place].cells, sets[place + 1].cells, digit)


def _say_gone(case: Case, told: Telling, letters: str) -> None:
    """Say that what goes is in one of the sets with these *letters*."""
    told.end()
    told.say("sets-held-by-one", digits=values(case.gone_digits), sets=list(letters))
    told.say("sets-sees-places", digits=values(case.gone_digits))
    told.conclude(case)


def tell_als_xz(case: Case, told: Telling) -> None:
    """Explain two sets with a restricted common, large wings included."""
    one, two = case.evidence.als
    common = _restricted(case, one, two)
    told.look(case, dict.fromkeys((one.house, two.house) if several(two.cells) else (one.house,)))
    _introduce(case, told, (one, two))
    both = mask_of(common)
    _link(case, told, 0, common)
    if len(common) == 1:
        told.say("sets-not-in-both", one="A", two="B", value=common[0] + 1)
        told.say("sets-without-value", value=common[0] + 1)
        _say_gone(case, told, "AB")
    else:
        told.say("sets-two-not-in-both", digits=values(both))
        told.say("sets-one-each", word=case.word, digits=values(both))
        told.say("sets-all-others-held")
        told.end()
        told.say("sets-sees-held", word=case.word)
        told.say("sets-sees-either", digits=values(both))
        told.conclude(case)


def tell_als_w_wing(case: Case, told: Telling) -> None:
    """Explain two sets that a house with two places for a value joins."""
    one, two = case.evidence.als
    (links,) = case.evidence.chains
    bridge = links[1]
    told.look(case, (one.house, two.house, *bridge.houses))
    _introduce(case, told, (one, two))
    canvas, value = told.part("A B"), bridge.start.value
    _draw(canvas, (one, two), (0, 1))
    ends = bridge.start.cells | bridge.end.cells
    houses = case.house(bridge.houses[0])
    told.say("digit-only-in", houses=houses, digit=case.the(value), cells=case.cells(ends, "or"))
    told.say("als-w-ends", value=value, near=case.cells(bridge.start.cells), far=case.cells(bridge.end.cells))
    told.say("sets-without-value", value=value)
    for drawn in (canvas, told.canvas):
        drawn.links(links)
    _say_gone(case, told, "AB")


def tell_als_xy_wing(case: Case, told: Telling) -> None:
    """Explain a set that shares a restricted common with each of two others."""
    one, pivot, two = case.evidence.als
    told.look(case, dict.fromkeys((one.house, pivot.house, two.house)))
    _introduce(case, told, (one, pivot, two))
    x, y = next((x, y) for x in _restricted(case, one, pivot) for y in _restricted(case, pivot, two) if x != y)
    _link(case, told, 0, [x])
    told.say("sets-not-in-both", one="A", two="B", value=x + 1)
    _link(case, told, 1, [y])
    told.say("sets-not-in-both", one="B", two="C", value=y + 1)
    _draw(told.part("B"), case.evidence.als, (1,))
    told.say("sets-pivot-lacks-one", x=x + 1, y=y + 1)
    told.say("sets-holds-the-rest")
    _say_gone(case, told, "AC")


def tell_als_chain(case: Case, told: Telling) -> None:
    """Explain a chain of sets."""
    sets = case.evidence.als
    told.look(case, dict.fromkeys(this.house for this in sets))
    _introduce(case, told, sets)
    last = _LETTERS[len(sets) - 1]
    commons = _alternate(case, sets, case.gone_digits)
    for place, digit in enumerate(commons):
        _link(case, told, place, [digit])
        if not place:
            told.say("sets-suppose-not-in-first", digits=values(case.gone_digits))
        told.say("sets-passes-on", this=_LETTERS[place], value=digit + 1, other=_LETTERS[place + 1])
    told.say("sets-last-holds-the-rest", last=last)
    _say_gone(case, told, f"A{last}")


def _alternate(case: Case, sets: tuple[Als, ...], gone: int) -> list[int]:
    """Choose a restricted common for each pair of neighbours, different from the one before; avoid what goes."""
    ways: list[list[int]] = [[]]
    for one, two in pairwise(sets):
        common = _restricted(case, one, two)
        ways = [[*way, digit] for way in ways for digit in common if not way or way[-1] != digit]
    fine = [way for way in ways if not (1 << way[0] | 1 << way[-1]) & gone]
    return (fine or ways)[0]


def tell_death_blossom(case: Case, told: Telling) -> None:
    """Explain a cell each of whose values takes one away from a set."""
    evidence = case.evidence
    told.look_at(case, evidence.cells)
    stem = case.cells(evidence.cells)
    told.say("sets-stem", stem=stem, digits=values(evidence.digits))
    lost: dict[Als, list[int]] = {}
    for digit, petal in zip(bits(evidence.digits), evidence.als, strict=True):
        lost.setdefault(petal, []).append(digit)  # one set can be the petal of several digits
    petals = tuple(lost)
    _introduce(case, told, petals)
    for place, (petal, digits) in enumerate(lost.items()):
        canvas = told.part(f"{''.join(str(digit + 1) for digit in digits)} {_LETTERS[place]}")
        _draw(canvas, petals, [place])
        told.say("sets-petal", stem=stem, digits=values(mask_of(digits)), letter=_LETTERS[place])
        for one in (canvas, told.canvas):
            for digit in digits:
                _join(case, one, evidence.cells, petal.cells, digit)
    told.canvas.tint(evidence.cells)
    told.canvas.mark(evidence.cells, evidence.digits, "true")
    _say_gone(case, told, _LETTERS[: len(petals)])


def tell_sue_de_coq(case: Case, told: Telling) -> None:
    """Explain a crossing of line and box whose values two sets use up."""
    line, box = case.evidence.houses
    middle, beside, inside = (mask_of(c.cell for c in part) for part in case.evidence.colours)
    told.look(case, case.evidence.houses)
    told.say(
        "sets-crossing",
        row=case.house(line),
        box=case.house(box),
        cells=case.names(middle),
        digits=values(case.evidence.digits),
    )
    for letter, cells, house in (("B", beside, line), ("C", inside, box)):
        digits = values(case.digits_of(cells))
        told.say("sets-elsewhere", house=case.house(house), cells=case.names(cells), letter=letter, digits=digits)
    _say_together(case, told, (middle, beside, inside))
    told.say("sets-each-must-stand")
    told.say("sets-crossing-used-up", row=case.house(line), box=case.house(box))
    told.conclude(case)
    _draw_crossing(case, told, (middle, beside, inside))
    told.canvas.house(line)
    told.canvas.house(box, dashed=True)


def _say_together(case: Case, told: Telling, parts: tuple[int, int, int]) -> None:
    """Say that the n cells of the crossing and of both sets have n values."""
    middle, beside, inside = parts
    count = (middle | beside | inside).bit_count()
    every = case.digits_of(middle | beside | inside)
    twice = case.digits_of(beside) & case.digits_of(inside) & ~case.evidence.digits
    if twice:
        told.say("sets-together-some-twice", count=count, word=case.word, digits=values(every), twice=values(twice))
    else:
        told.say("sets-together", count=count, word=case.word, digits=values(every))


def _draw_crossing(case: Case, told: Telling, parts: tuple[int, int, int]) -> None:
    for place, (cells, letter) in enumerate(zip(parts, "ABC", strict=True)):
        told.canvas.tint(cells, "tint" if not place else "shade")
        told.canvas.outline(cells, dashed=place > 0)
        told.canvas.tag(cells, letter)
        told.canvas.mark(cells, case.digits_of(cells), _ROLES[place])


def tell_aligned(case: Case, told: Telling) -> None:
    """Explain cells for which every combination was tried."""
    evidence = case.evidence
    told.look_at(case, evidence.cells)
    marks = case.position.cell_digits
    told.say("sets-every-combination", cells=case.names(evidence.cells))
    told.say("sets-no-repeats")
    helpers = [phrase("cell-with-digits", cell=case.cell(c), digits=values(marks[c])) for c in bits(evidence.fins)]
    told.say("sets-no-emptied-cell", cells=helpers)
    told.say("sets-no-combination", count=len(case.step.eliminations))
    told.conclude(case)
    told.canvas.tint(evidence.cells)
    told.canvas.outline(evidence.cells)
    told.canvas.outline(evidence.fins, dashed=True)
    told.canvas.mark(evidence.fins, case.digits_of(evidence.fins), "fin")
