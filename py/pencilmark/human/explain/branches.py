"""Words and drawings for forcing chains through clues: a chain from each candidate of a cell, or place in a house."""

from __future__ import annotations

from pencilmark.human.telling.case import Case, Teller, Telling
from pencilmark.human.telling.chains import draw_clues, through_clues
from pencilmark.human.telling.nets import alternatives, where_to_look
from pencilmark.human.telling.reading import read_chain, says


def branches(case: Case) -> Telling:
    """Explain what is so whichever candidate of a cell, or place of a digit in a house, is true."""
    told, evidence = case.telling(), case.step.evidence
    conclusion = says(case, case.step.conclusion)
    told.area, told.where = where_to_look(case)
    told.say("nets-each-case", alternatives=alternatives(case), conclusion=conclusion)
    for chain in filter(None, evidence.chains):
        told.pause()
        for text in read_chain(case, chain):
            told.add(text)
        told.canvas.links(chain)
    told.pause()
    if not all(evidence.chains):
        told.say("nets-remaining-case", conclusion=conclusion)
    told.conclude(case)
    draw_clues(case, told)
    if evidence.note == "house":
        told.canvas.house(evidence.houses[0])
    else:
        told.canvas.outline(evidence.cells)
    return told


TELLERS: dict[str, Teller] = {
    **dict.fromkeys(("clue-x-chain", "clue-xy-chain", "clue-aic", "clue-grouped-aic"), through_clues),
    **dict.fromkeys(("clue-cell-forcing", "clue-region-forcing"), branches),
}
