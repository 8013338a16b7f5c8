"""Words and drawings for singles, for templates, and for trial and error."""

from __future__ import annotations

from pencilmark.board.phrase import phrase
from pencilmark.human.explain.case import Case, Teller, Telling, telling
from pencilmark.human.explain.words import digit_names, listed, with_article


def full_house(case: Case) -> Telling:
    """Explain the last empty cell of a house."""
    told = telling(case)
    ((cell, value),) = case.step.placements
    house = case.step.evidence.houses[0]
    told.look(case, (house,))
    told.say("singles-has-only-empty-cell", house=case.house(house), cell=case.cell(cell))
    told.say("singles-only-still-missing-there", value=value, word=case.word, cell=case.cell(cell))
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
        told.say("singles-sees-so-none-these", here=here, value=listed([str(one) for one in sorted(seen)]))
    if ruled:
        told.say(
            "singles-been-ruled-out-before",
            ruled=digit_names(ruled),
            verb="has" if not ruled & ruled - 1 else "have",
            here=here,
        )
    told.say("singles-only-left-so", value=value, word=case.word, here=here)
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
    told.say("singles-needs-only-can-take", name=name, value=with_article(value), cell=case.cell(cell))
    empty = [c for c in position.geometry.houses[house].cells if not position.values[c] and c != cell]
    blocks = {c: [p for p in position.geometry.peers[c] if position.values[p] == value] for c in empty}
    free = [c for c in empty if not blocks[c]]
    if empty and not free:
        told.say("singles-every-other-empty-cell", value=value)
    elif empty:
        told.say("singles-every-other-sees-or-lost", value=value)
    told.say("so-cell-is", cell=case.cell(cell), value=value)
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
    told.say("singles-none-techniques-known-here", here=here)
    digits = case.step.evidence.digits
    if digits & (digits - 1):
        told.say("singles-its-candidates-only-leads", digits=digit_names(digits), value=value)
    told.say("so-cell-is", cell=here, value=value)
    told.canvas.tint(1 << cell)
    return told


def template_set(case: Case) -> Telling:
    """Explain the cells that every template takes."""
    told = _templates(case)
    cells = sum(1 << cell for cell, _ in case.step.placements)
    told.say("singles-every-these-ways-uses", cells=case.cells(cells))
    told.say("so-result", result=case.result())
    return told


def template_delete(case: Case) -> Telling:
    """Explain the cells that no template takes."""
    told = _templates(case)
    told.say("singles-none-these-ways-uses", gone_cells=case.cells(case.gone_cells, "or"))
    told.say("so-result", result=case.removal())
    told.canvas.mark(case.step.evidence.cells, 1 << case.digit)
    return told


def _templates(case: Case) -> Telling:
    told = telling(case)
    value = case.digit + 1
    told.area = (case.position.digit_cells[case.digit],)
    told.where = phrase("look-whole", kind=case.word, value=value)
    told.say("singles-think-every-way-put", value=value)
    if case.step.evidence.note == "together":
        told.say("singles-leave-out-ways-use", word=case.word)
    return told


TELLERS: dict[str, Teller] = {
    "full-house": full_house,
    "naked-single": naked_single,
    "hidden-single": hidden_single,
    "trial-and-error": trial,
    "template-set": template_set,
    "template-delete": template_delete,
}
