"""Words and drawings for unique rectangles and loops, hidden and avoidable rectangles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pencilmark.board.masks import bits, lowest, mask_of
from pencilmark.board.phrase import phrase
from pencilmark.human.telling.words import counted, digit_names, listed, number, plural

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case, Telling


class _Loop:
    """The loop of a step: its *cells* and *pair* (masks), the *roof* with more candidates, the *extras* there.

    *helpers* are the cells of the evidence outside the loop: those of a subset, all in the step's house.
    """

    def __init__(self, case: Case) -> None:
        """Take the loop of *case*."""
        evidence, geometry = case.step.evidence, case.position.geometry
        self.roof = evidence.fins
        has_helpers = case.step.technique.endswith("-3")
        self.helpers = evidence.cells & ~self.roof & geometry.house_masks[evidence.houses[0]] if has_helpers else 0
        self.cells = evidence.cells & ~self.helpers
        floor = (case.position.cell_digits[cell] for cell in bits(self.cells & ~self.roof))
        self.pair = next(digits for digits in floor if digits.bit_count() == 2)
        self.extras = case.digits_of(self.roof) & ~self.pair


def _open(case: Case, told: Telling, loop: _Loop) -> None:
    """Say why the loop must not hold its two values alone."""
    geometry, pair = case.position.geometry, digit_names(loop.pair)
    touched = [h for h, mask in enumerate(geometry.house_masks) if mask & loop.cells]
    lines = [h for h in touched if geometry.houses[h].kind in ("row", "column")]
    told.look(case, lines, loop.pair)
    if loop.cells.bit_count() == 4:
        boxes = len([h for h in touched if geometry.houses[h].kind in ("box", "region")])
        within = phrase("rectangles-and", boxes=counted(boxes, case.region)) if boxes else ""
        told.say("rectangles-corners-within", cells=case.cells(loop.cells), within=within)
    else:
        told.say("rectangles-make-loop-which-every", cells=case.cells(loop.cells))
    told.say("rectangles-if-they-held-nothing", pair=pair, word=plural(case.word))
    told.say("rectangles-puzzle-would-have-two")


def _draw(told: Telling, loop: _Loop) -> None:
    told.canvas.tint(loop.cells)
    told.canvas.mark(loop.cells, loop.pair, "pattern")
    told.canvas.mark(loop.roof, loop.extras, "fin")
    told.canvas.outline(loop.roof)


def tell_type_1(case: Case) -> Telling:
    """Explain a loop with one roof cell."""
    told, loop = case.telling(), _Loop(case)
    _open(case, told, loop)
    told.say("rectangles-only-has-other-candidates", roof=case.cells(loop.roof), removal=case.removal())
    _draw(told, loop)
    return told


def tell_one_extra(case: Case) -> Telling:
    """Explain a loop whose roof has one value more."""
    told, loop = case.telling(), _Loop(case)
    _open(case, told, loop)
    extra = digit_names(loop.extras)
    told.say("rectangles-only-other-candidate-so", extra=extra, roof=case.cells(loop.roof))
    seen = "both" if loop.roof.bit_count() == 2 else "all"
    told.say("rectangles-cell-sees-them-cannot", seen=seen, extra=extra, removal=case.removal())
    _draw(told, loop)
    return told


def tell_type_3(case: Case) -> Telling:
    """Explain a loop whose extra values make a subset with other cells."""
    told, loop = case.telling(), _Loop(case)
    evidence = case.step.evidence
    _open(case, told, loop)
    roof, extras, house = case.cells(loop.roof), digit_names(loop.extras, "or"), case.house(evidence.houses[0])
    told.say("rectangles-so-must-be", roof=roof, extras=extras)
    helpers = loop.helpers
    if evidence.note == "hidden":
        wanted = evidence.restricted
        told.say(
            "rectangles-so-only-can-be",
            roof=roof,
            pair=digit_names(loop.pair, "or"),
            house=house,
            wanted=digit_names(wanted),
            helpers=case.cells(helpers),
        )
        told.say("rectangles-so-can-hold-nothing", helpers=case.cells(helpers))
    else:
        digits = case.digits_of(helpers) | loop.extras
        told.say(
            "rectangles-take-two-single-cell",
            extras=digit_names(loop.extras),
            helpers=case.cells(helpers),
            bit_count=counted(helpers.bit_count() + 1, "cell"),
            house=house,
            bit_count_2=number(digits.bit_count()),
            word=plural(case.word),
            digits=digit_names(digits),
        )
        told.say("rectangles-these-used-up-there", word=plural(case.word))
    told.say("so-result", result=case.removal())
    _draw(told, loop)
    told.canvas.outline(helpers, dashed=True)
    told.canvas.mark(helpers, case.digits_of(helpers), "fin")
    told.canvas.house(evidence.houses[0], dashed=True)
    return told


def tell_type_4(case: Case) -> Telling:
    """Explain a loop whose roof needs one of the two values."""
    told, loop = case.telling(), _Loop(case)
    _open(case, told, loop)
    house = case.step.evidence.houses[0]
    gone = case.step.eliminations[0].value
    kept = lowest(loop.pair & ~(1 << (gone - 1))) + 1
    told.say("digit-only-in", houses=case.house(house), digit=case.the(kept), cells=case.cells(loop.roof, "or"))
    told.say("rectangles-so-them", kept=kept)
    shape = "rectangle" if loop.cells.bit_count() == 4 else "loop"
    told.say("rectangles-were-other-would-hold", gone=gone, shape=shape, pair=digit_names(loop.pair))
    told.say("so-result", result=case.removal())
    _draw(told, loop)
    told.canvas.house(house, dashed=True)
    return told


def tell_type_6(case: Case) -> Telling:
    """Explain a rectangle with one value confined to it in two opposite houses."""
    told, loop = case.telling(), _Loop(case)
    _open(case, told, loop)
    houses, gone = case.step.evidence.houses, case.step.eliminations[0].value
    roof, floor = case.cells(loop.roof), case.cells(loop.cells & ~loop.roof)
    told.say("rectangles-can-only-go-corners", houses=case.houses(houses), digit=case.the(gone))
    told.say("rectangles-so-either-both-both", floor=floor, roof=roof, gone=gone)
    other = lowest(loop.pair & ~(1 << (gone - 1))) + 1
    told.say("rectangles-were-then-would-be", roof=roof, gone=gone, floor=floor, other=other)
    told.say("so-result", result=case.removal())
    _draw(told, loop)
    for house in houses:
        told.canvas.house(house, dashed=True)
    return told


def tell_hidden(case: Case) -> Telling:
    """Explain a rectangle with one value confined to it both ways from a corner."""
    told, loop = case.telling(), _Loop(case)
    _open(case, told, loop)
    ((corner, gone),) = case.step.eliminations
    kept = lowest(loop.pair & ~(1 << (gone - 1))) + 1
    houses, masks = case.step.evidence.houses, case.position.geometry.house_masks
    beside = [next(c for c in bits(loop.cells & masks[h]) if c != corner) for h in houses]
    opposite = next(c for c in bits(loop.cells) if c not in (corner, *beside))
    told.say("rectangles-can-only-go-corners", houses=case.houses(houses), digit=case.the(kept))
    named = case.cells(mask_of(beside))
    told.say("rectangles-if-were-then-would", corner=case.cell(corner), gone=gone, option=named, kept=kept)
    told.say("rectangles-which-has-only-would", opposite=case.cell(opposite), pair=digit_names(loop.pair), gone=gone)
    told.say("so-result", result=case.removal())
    _draw(told, loop)
    for house in houses:
        told.canvas.house(house, dashed=True)
    return told


def tell_avoidable(case: Case) -> Telling:
    """Explain a rectangle that has cells filled already."""
    told = case.telling()
    evidence, values = case.step.evidence, case.position.values
    filled = mask_of(cell for cell in bits(evidence.cells) if values[cell])
    left = evidence.cells & ~filled
    geometry = case.position.geometry
    lines = [
        h
        for h, m in enumerate(geometry.house_masks)
        if m & evidence.cells and geometry.houses[h].kind in ("row", "column")
    ]
    told.look(case, lines)
    told.say("rectangles-corners-rectangle-two-rows", cells=case.cells(evidence.cells))
    held = listed([phrase("cell-is-value", cell=case.cell(cell), value=values[cell]) for cell in bits(filled)])
    told.say("rectangles-none-four-clue", held=held)
    if left.bit_count() == 1:
        ((cell, value),) = case.step.eliminations
        told.say("rectangles-were-two-could-change", cell=case.cell(cell), value=value, word=plural(case.word))
        told.say("rectangles-two-solutions-only-one")
    else:
        extra = case.step.eliminations[0].value
        a, b, c, d = bits(evidence.cells)
        across = {a: d, d: a, b: c, c: b}
        needed = [f"{case.cell(cell)} {values[across[cell]]}" for cell in bits(left)]
        told.say("rectangles-were-needed-could-change", needed=listed(needed), word=plural(case.word))
        told.say("rectangles-two-solutions-only-one")
        told.say("rectangles-all-can-prevent-so", extra=extra)
        told.say("rectangles-cell-sees-both-cannot", extra=extra)
        told.canvas.mark(left, 1 << (extra - 1), "fin")
    told.say("so-result", result=case.removal())
    told.canvas.tint(evidence.cells)
    told.canvas.outline(left)
    for cell in bits(filled):
        told.canvas.ring(cell, dashed=True)
    return told
