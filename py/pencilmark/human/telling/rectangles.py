"""Words and drawings for unique rectangles and loops, hidden and avoidable rectangles.

Masks of cells have bit = cell, those of digits bit = digit - 1; `h` is the place of a house.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pencilmark.board.masks import bits, lowest, mask_of, values

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case, Telling


class _Loop:
    """The loop of a step: its *cells* and *pair* (masks), the *roof* with more candidates, the *extras* there.

    *helpers* are the cells of the evidence outside the loop: those of a subset, all in the step's house.
    """

    def __init__(self, case: Case) -> None:
        """Take the loop of *case*."""
        evidence, geometry = case.evidence, case.geometry
        self.roof = evidence.fins
        has_helpers = case.step.technique.endswith("-3")
        self.helpers = evidence.cells & ~self.roof & geometry.house_masks[evidence.houses[0]] if has_helpers else 0
        self.cells = evidence.cells & ~self.helpers
        floor = (case.position.cell_digits[cell] for cell in bits(self.cells & ~self.roof))
        self.pair = next(digits for digits in floor if digits.bit_count() == 2)
        self.extras = case.digits_of(self.roof) & ~self.pair


def _opened(case: Case, told: Telling) -> _Loop:
    """Say why the loop must not hold only its two values; return the loop."""
    loop = _Loop(case)
    touched = [h for h, mask in enumerate(case.geometry.house_masks) if mask & loop.cells]
    lines = [h for h in touched if case.geometry.houses[h].kind in ("row", "column")]
    told.look(case, lines, loop.pair)
    if loop.cells.bit_count() == 4:
        boxes = len([h for h in touched if case.geometry.houses[h].kind in ("box", "region")])
        told.say("rectangles-corners", cells=case.names(loop.cells), boxes=boxes, region=case.region)
    else:
        told.say("rectangles-loop", cells=case.names(loop.cells))
    told.say("rectangles-could-swap", digits=values(loop.pair))
    told.say("rectangles-two-solutions")
    return loop


def _conclude(case: Case, told: Telling, loop: _Loop) -> None:
    """Say what follows, and draw the loop."""
    told.conclude(case)
    told.canvas.tint(loop.cells)
    told.canvas.mark(loop.cells, loop.pair, "pattern")
    told.canvas.mark(loop.roof, loop.extras, "fin")
    told.canvas.outline(loop.roof)


def tell_type_1(case: Case, told: Telling) -> None:
    """Explain a loop with one roof cell."""
    loop = _opened(case, told)
    told.say("rectangles-only-corner-with-more", cell=case.cells(loop.roof))
    _conclude(case, told, loop)


def tell_one_extra(case: Case, told: Telling) -> None:
    """Explain a loop whose roof has one extra value."""
    loop = _opened(case, told)
    (extra,) = values(loop.extras)
    told.say("rectangles-one-extra", value=extra, cells=case.names(loop.roof))
    told.say("rectangles-sees-roof", count=loop.roof.bit_count(), value=extra)
    _conclude(case, told, loop)


def tell_type_3(case: Case, told: Telling) -> None:
    """Explain a loop whose extra values make a subset with other cells."""
    loop, evidence = _opened(case, told), case.evidence
    roof, house = case.names(loop.roof), case.house(evidence.houses[0])
    told.say("rectangles-one-of-roof", cells=roof, digits=values(loop.extras))
    helpers = loop.helpers
    if evidence.note == "hidden":
        wanted = evidence.restricted
        told.say(
            "rectangles-only-one-of-roof",
            roof=roof,
            pair=values(loop.pair),
            house=house,
            digits=values(wanted),
            helpers=case.names(helpers),
        )
        told.say("rectangles-helpers-hold-these", cells=case.names(helpers))
    else:
        digits = case.digits_of(helpers) | loop.extras
        told.say(
            "rectangles-roof-as-one-cell",
            extras=values(loop.extras),
            helpers=case.names(helpers),
            count=helpers.bit_count() + 1,
            house=house,
            word=case.word,
            digits=values(digits),
        )
        told.say("rectangles-subset-used-up", word=case.word)
    _conclude(case, told, loop)
    told.canvas.outline(helpers, dashed=True)
    told.canvas.mark(helpers, case.digits_of(helpers), "fin")
    told.canvas.house(evidence.houses[0], dashed=True)


def tell_type_4(case: Case, told: Telling) -> None:
    """Explain a loop whose roof needs one of the two values."""
    loop = _opened(case, told)
    house = case.evidence.houses[0]
    gone = case.step.eliminations[0].value
    kept = (loop.pair & ~(1 << (gone - 1))).bit_length()
    told.say("digit-only-in", houses=case.house(house), digit=case.the(kept), cells=case.names(loop.roof))
    told.say("rectangles-one-of-them", value=kept)
    told.say("rectangles-other-would-be", gone=gone, corners=loop.cells.bit_count(), digits=values(loop.pair))
    _conclude(case, told, loop)
    told.canvas.house(house, dashed=True)


def tell_type_6(case: Case, told: Telling) -> None:
    """Explain a rectangle to which one value is confined in two opposite houses."""
    loop = _opened(case, told)
    houses, gone = case.evidence.houses, case.step.eliminations[0].value
    roof, floor = case.names(loop.roof), case.names(loop.cells & ~loop.roof)
    told.say("rectangles-can-only-go-corners", houses=case.houses(houses), digit=case.the(gone))
    told.say("rectangles-both-or-both", floor=floor, roof=roof, value=gone)
    other = (loop.pair & ~(1 << (gone - 1))).bit_length()
    told.say("rectangles-roof-would-make", roof=roof, value=gone, floor=floor, other=other)
    _conclude(case, told, loop)
    for house in houses:
        told.canvas.house(house, dashed=True)


def tell_hidden(case: Case, told: Telling) -> None:
    """Explain a rectangle to which one value is confined in both directions from a corner."""
    loop = _opened(case, told)
    ((corner, gone),) = case.step.eliminations
    kept = lowest(loop.pair & ~(1 << (gone - 1))) + 1
    houses, masks = case.evidence.houses, case.geometry.house_masks
    beside = [next(c for c in bits(loop.cells & masks[h]) if c != corner) for h in houses]
    opposite = next(c for c in bits(loop.cells) if c not in (corner, *beside))
    told.say("rectangles-can-only-go-corners", houses=case.houses(houses), digit=case.the(kept))
    named = case.names_of(beside)
    told.say("rectangles-corner-would-make", corner=case.cell(corner), gone=gone, cells=named, kept=kept)
    told.say("rectangles-opposite-too", cell=case.cell(opposite), digits=values(loop.pair), gone=gone)
    _conclude(case, told, loop)
    for house in houses:
        told.canvas.house(house, dashed=True)


def tell_avoidable(case: Case, told: Telling) -> None:
    """Explain a rectangle with some cells filled already."""
    evidence, filled_with = case.evidence, case.position.values
    filled = mask_of(cell for cell in bits(evidence.cells) if filled_with[cell])
    left = evidence.cells & ~filled
    lines = [
        h
        for h, m in enumerate(case.geometry.house_masks)
        if m & evidence.cells and case.geometry.houses[h].kind in ("row", "column")
    ]
    told.look(case, lines)
    told.say("rectangles-corners", cells=case.names(evidence.cells), boxes=2, region="box")
    told.say("rectangles-no-given", placed=case.placed((cell, filled_with[cell]) for cell in bits(filled)))
    if left.bit_count() == 1:
        told.say("rectangles-would-swap", needed=case.named(case.step.eliminations))
    else:
        extra = case.step.eliminations[0].value
        a, b, c, d = bits(evidence.cells)
        across = {a: d, d: a, b: c, c: b}
        needed = case.named((cell, filled_with[across[cell]]) for cell in bits(left))
        told.say("rectangles-would-swap", needed=needed)
        told.say("rectangles-extra-prevents", value=extra)
        told.say("rectangles-sees-roof", count=2, value=extra)
        told.canvas.mark(left, 1 << (extra - 1), "fin")
    told.conclude(case)
    told.canvas.tint(evidence.cells)
    told.canvas.outline(left)
    for cell in bits(filled):
        told.canvas.ring(cell, dashed=True)
