"""Words and drawings for impossible patterns: why three digits do not fill some cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pencilmark.board.masks import mask_of, values
from pencilmark.board.phrase import Phrase
from pencilmark.human.telling.nets import say_branches, say_variables
from pencilmark.human.three_colours import refutation

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case, Telling

LETTERS = "ABC"


def tell_impossible(case: Case, told: Telling) -> None:
    """Explain cells that three digits cannot fill, and what their guardians leave no place for."""
    _tell_pattern(case, told)
    guardians = case.evidence.colours[0]
    cells = {cell for cell, _ in guardians}
    if len(cells) == 1 and len(guardians) > 1:
        told.say("tridagon-own-cell", cell=case.cell(guardians[0].cell), digits=values(case.evidence.digits))
    if not case.step.placements:
        told.say("tridagon-clashes-go")
    told.conclude(case)


def tell_or_chain(case: Case, told: Telling) -> None:
    """Explain cells that three digits cannot fill, each of whose guardians leads to the same conclusion."""
    _tell_pattern(case, told)
    say_branches(case, told)
    told.conclude(case)
    for chain in case.evidence.chains:
        told.canvas.links(chain)


def tell_or_whip(case: Case, told: Telling) -> None:
    """Explain cells that three digits cannot fill, and a whip that chooses among their guardians, in paragraphs."""
    _tell_pattern(case, told, in_parts=True)
    say_variables(case, told)


def _tell_pattern(case: Case, told: Telling, in_parts: bool = False) -> None:
    """Say why three digits cannot fill the cells, and that one of the guardians is true; *in_parts*, case by case."""
    evidence, peers = case.evidence, case.geometry.peer_masks
    digits, (guardians,) = values(evidence.digits), evidence.colours
    told.look_around(case, evidence.cells, evidence.digits)
    told.say("impossible-suppose", cells=case.names(evidence.cells), digits=digits)
    three, lines = refutation(peers, evidence.cells)
    told.say("impossible-letters", cells=case.names_of(three))
    for supposed, follows, dead in lines:
        if supposed and (follows or dead >= 0):  # otherwise the next lines assume the same and more
            if in_parts:
                cell, colour = supposed[-1]
                told.part(f"{case.cell(cell)}={LETTERS[colour]}").tint(mask_of(at for at, _ in supposed + follows))
            told.say("impossible-if", placed=_lettered(case, supposed))
        if dead >= 0:
            told.say("impossible-then", placed=_lettered(case, follows), cell=case.cell(dead))
        elif follows:
            told.say("impossible-so-far", placed=_lettered(case, follows))
    if in_parts:
        told.part(f"OR{len(guardians)}").paint(guardians, "true")
    told.say("impossible-never")
    told.say("tridagon-guardians", digits=digits, candidates=case.named(guardians))
    told.canvas.tint(evidence.cells)
    told.canvas.mark(evidence.cells, evidence.digits)
    told.canvas.paint(guardians, "true")


def _lettered(case: Case, coloured: tuple[tuple[int, int], ...]) -> list[Phrase]:
    return case.placed((cell, LETTERS[colour]) for cell, colour in coloured)
