"""Words and drawings for singles, for templates, and for trial and error."""

from __future__ import annotations

from pencilmark.human.explain.case import Case, Teller, Telling, telling
from pencilmark.human.explain.words import digit_names, listed, with_article


def full_house(case: Case) -> Telling:
    """Explain the last empty cell of a house."""
    told = telling(case)
    ((cell, value),) = case.step.placements
    house = case.step.evidence.houses[0]
    told.look(case, (house,))
    told.say(f"{case.house(house)} has only one empty cell left, {case.cell(cell)}")
    told.say(f"{value} is the only {case.word} that is still missing there, so {case.cell(cell)} is {value}")
    told.canvas.house(house)
    return told


def _blockers(case: Case, cell: int) -> dict[int, int]:
    """Return, for each value that a *cell* sees, a cell where it stands."""
    found: dict[int, int] = {}
    for peer in case.position.geometry.peers[cell]:
        if case.position.values[peer]:
            found.setdefault(case.position.values[peer], peer)
    return found


def naked_single(case: Case) -> Telling:
    """Explain a cell with one candidate left."""
    told = telling(case)
    ((cell, value),) = case.step.placements
    seen = _blockers(case, cell)
    told.look_at(case, 1 << cell)
    others = case.position.geometry.all_digits & ~(1 << (value - 1))
    ruled = others & ~sum(1 << (one - 1) for one in seen)
    here = case.cell(cell)
    if seen:
        told.say(f"{here} sees {listed([str(one) for one in sorted(seen)])}, so it is none of these")
    if ruled:
        told.say(f"{digit_names(ruled)} {'has' if not ruled & (ruled - 1) else 'have'} been ruled out of {here} before")
    told.say(f"{value} is the only {case.word} left for it, so {here} is {value}")
    told.canvas.tint(1 << cell)
    for blocker in seen.values():
        told.canvas.ring(blocker, dashed=True)
    return told


def hidden_single(case: Case) -> Telling:
    """Explain a value with one place left in a house."""
    told = telling(case)
    ((cell, value),) = case.step.placements
    house = case.step.evidence.houses[0]
    told.look(case, (house,))
    position, name = case.position, case.house(house)
    told.say(f"{name} needs {with_article(value)}, and only {case.cell(cell)} can take it")
    empty = [c for c in position.geometry.houses[house].cells if not position.values[c] and c != cell]
    blocks = {c: [p for p in position.geometry.peers[c] if position.values[p] == value] for c in empty}
    free = [c for c in empty if not blocks[c]]
    if empty and not free:
        told.say(f"every other empty cell there sees a {value} already")
    elif empty:
        told.say(f"every other empty cell there sees a {value} already, or has lost the {value} in an earlier step")
    told.say(f"so {case.cell(cell)} is {value}")
    told.canvas.house(house)
    told.canvas.tint(sum(1 << c for c in empty), "shade")
    for blocker in sorted({min(found) for found in blocks.values() if found}):
        told.canvas.ring(blocker, dashed=True)
    return told


def trial(case: Case) -> Telling:
    """Explain a value that was found by trying."""
    told = telling(case)
    ((cell, value),) = case.step.placements
    told.look_at(case, 1 << cell)
    here = case.cell(cell)
    told.say(f"none of the techniques known here gets any further, so {here} was found by trial and error")
    digits = case.step.evidence.digits
    if digits & (digits - 1):
        told.say(f"of its candidates {digit_names(digits)} only {value} leads to a solution")
    told.say(f"so {here} is {value}")
    told.canvas.tint(1 << cell)
    return told


def template_set(case: Case) -> Telling:
    """Explain the cells that every template takes."""
    told = _templates(case)
    cells = sum(1 << cell for cell, _ in case.step.placements)
    told.say(f"every one of these ways uses {case.cells(cells)}")
    told.say(f"so {case.result()}")
    return told


def template_delete(case: Case) -> Telling:
    """Explain the cells that no template takes."""
    told = _templates(case)
    told.say(f"none of these ways uses {case.cells(case.gone_cells, 'or')}")
    told.say(f"so {case.removal()}")
    told.canvas.mark(case.step.evidence.cells, 1 << case.digit)
    return told


def _templates(case: Case) -> Telling:
    told = telling(case)
    value = case.digit + 1
    told.area = (case.position.digit_cells[case.digit],)
    told.where = f"Look at the whole grid, for the {case.word} {value}."
    told.say(f"think of every way to put all the missing {value}s into the grid at once, one into each house")
    if case.step.evidence.note == "together":
        told.say(f"leave out the ways that use a cell which another {case.word} needs in each of its own ways")
    return told


TELLERS: dict[str, Teller] = {
    "full-house": full_house,
    "naked-single": naked_single,
    "hidden-single": hidden_single,
    "trial-and-error": trial,
    "template-set": template_set,
    "template-delete": template_delete,
}
