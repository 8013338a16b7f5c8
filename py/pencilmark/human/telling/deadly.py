"""Words and drawings for deadly patterns: cells that could be filled in another way unless a *guardian* is true."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from pencilmark.board.masks import bits, mask_of, values
from pencilmark.board.phrase import Phrase, phrase

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case, Telling


def _without(case: Case) -> Phrase:
    """Begin a sentence about what would be if no guardian were true."""
    return phrase("without-guardians", candidates=case.named(case.evidence.colours[0]))


def _conclude(case: Case, told: Telling) -> None:
    """Say what follows from a deadly pattern, and draw it."""
    evidence = case.evidence
    guardians, floor = evidence.colours
    if evidence.note == "links":
        _tell_links(case, told)
    elif evidence.note == "subset":
        _tell_subset(case, told)
    elif case.step.placements:
        told.say("oddagon-guardian")
    else:
        told.say("oddagon-guardians", candidates=case.named(guardians))
    told.conclude(case)
    told.canvas.tint(evidence.cells & ~evidence.fins)
    told.canvas.paint((one for one in floor if not case.position.values[one.cell]), "pattern")
    told.canvas.paint(guardians, "true")


def _tell_links(case: Case, told: Telling) -> None:
    for house, digit in product(case.evidence.houses, bits(case.evidence.restricted)):
        floor = mask_of(cell for cell, value in case.evidence.colours[1] if value == digit + 1)
        held = case.places(digit, house)
        if held and not held & ~floor:
            told.say("digit-only-in", houses=case.house(house), digit=case.the(digit + 1), cells=case.names(held))
            told.canvas.house(house, dashed=True)
    told.say("deadly-links", candidates=case.named(case.step.eliminations))


def _tell_subset(case: Case, told: Telling) -> None:
    helpers, (house,), (guardians, _) = case.evidence.fins, case.evidence.houses, case.evidence.colours
    roof, extras = mask_of(cell for cell, _ in guardians), mask_of(value - 1 for _, value in guardians)
    told.say("graves-one-is-true", cells=case.names(roof), digits=values(extras))
    told.say_as_one_cell(case, helpers, house, values(case.digits_of(helpers) | extras))
    told.canvas.house(house, dashed=True)
    told.canvas.outline(helpers, dashed=True)
    told.canvas.mark(helpers, case.evidence.digits, "fin")


def tell_lite(case: Case, told: Telling) -> None:
    """Explain cells each of which could take its other digit."""
    cells = case.evidence.cells & ~case.evidence.fins
    told.look_at(case, cells)
    told.say("lite-cells", cells=case.names(cells), without=_without(case))
    told.say("lite-other-digits")
    _conclude(case, told)


def tell_polygon(case: Case, told: Telling) -> None:
    """Explain cells that a few digits can always fill in another way."""
    floor = case.evidence.colours[1]
    cells, digits = mask_of(cell for cell, _ in floor), sorted({value for _, value in floor})
    told.look_around(case, cells, mask_of(value - 1 for value in digits))
    told.say("polygon-cells", cells=case.names(cells), digits=digits, without=_without(case))
    told.say("polygon-another-way")
    _conclude(case, told)


def tell_exchange(case: Case, told: Telling) -> None:
    """Explain why two lines must not be able to exchange what they hold in many cells."""
    cells, masks = mask_of(cell for cell, _ in case.evidence.colours[1]), case.geometry.house_masks
    digits = sorted({value for _, value in case.evidence.colours[1]})
    half = cells.bit_count() // 2
    lines = case.houses(house for house in range(18) if (masks[house] & cells).bit_count() == half)
    told.look_around(case, cells, mask_of(value - 1 for value in digits))
    told.say("exchange-cells", cells=case.names(cells), lines=lines)
    told.say("extended-exchange", digits=digits, lines=lines)
    _conclude(case, told)


def tell_qiu(case: Case, told: Telling) -> None:
    """Explain two cells that could exchange their digits if two lines were filled anew."""
    floor = case.evidence.colours[1]
    pair, digits = mask_of(cell for cell, _ in floor), sorted({value for _, value in floor})
    crossing, lines = case.evidence.cells & ~pair & ~case.evidence.fins, case.houses(case.evidence.base)
    box = next(house for house in range(18, 27) if case.geometry.house_masks[house] & crossing)
    told.look_around(case, case.evidence.cells & ~case.evidence.fins, mask_of(value - 1 for value in digits))
    told.say("qiu-cells", cells=case.names(pair), digits=digits, without=_without(case))
    told.say("qiu-crossing", box=case.house(box), cells=case.names(crossing), lines=lines)
    told.say("qiu-exchange", cells=case.names(pair), lines=lines)
    _conclude(case, told)
    for line in case.evidence.base:
        told.canvas.house(line)


def tell_linked(case: Case, told: Telling) -> None:
    """Explain a rectangle whose corners some houses would leave only two digits."""
    told.look_around(case, case.evidence.cells, case.evidence.digits)
    told.say("rectangles-corners", cells=case.names(case.evidence.cells), boxes=2, region=case.region)
    told.say("rectangles-could-swap", digits=values(case.evidence.digits))
    told.say("rectangles-two-solutions")
    _conclude(case, told)


def tell_reverse(case: Case, told: Telling) -> None:
    """Explain cells that would leave two digits exchangeable in the rest of the grid."""
    evidence = case.evidence
    digits, filled = values(evidence.digits), evidence.colours[1]
    left = tuple(one for one in filled if not case.position.values[one.cell])
    told.look_around(case, evidence.cells, evidence.digits)
    told.say("reverse-givens", cells=case.names(evidence.cells), digits=digits)
    told.say("reverse-both", without=_without(case), candidates=case.named(left))
    told.say("reverse-exchange", digits=digits)
    for cell in bits(evidence.cells):
        if case.position.values[cell]:
            told.canvas.ring(cell, dashed=not case.position.givens >> cell & 1)
    _conclude(case, told)


def tell_extended(case: Case, told: Telling) -> None:
    """Explain why two lines must not be able to exchange what they hold."""
    evidence = case.evidence
    (guardians,), digits, lines = evidence.colours, values(evidence.digits), case.houses(evidence.houses)
    told.look_around(case, evidence.cells, evidence.digits)
    told.say("extended-cells", cells=case.names(evidence.cells), lines=lines)
    told.say("extended-exchange", digits=digits, lines=lines)
    told.say("tridagon-guardians", digits=digits, candidates=case.named(guardians))
    if not case.step.placements:
        told.say("tridagon-clashes-go")
    told.conclude(case)
    told.canvas.tint(evidence.cells)
    told.canvas.mark(evidence.cells, evidence.digits)
    told.canvas.paint(guardians, "true")
