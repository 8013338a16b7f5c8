"""Words and drawings for XY-, XYZ- and W-wings and remote pairs."""

from __future__ import annotations

from pencilmark.board.geometry import bits
from pencilmark.board.model import Node
from pencilmark.human.explain.case import Case, Teller, Telling, telling
from pencilmark.human.explain.words import digit_names, listed


def _pivot(case: Case) -> tuple[int, int, int]:
    """Find the cell that sees the other two, and with three candidates the one that has them."""
    cells = bits(case.step.evidence.cells)
    marks = case.position.cell_digits
    z = (case.step.eliminations[0].value - 1,)
    for pivot in sorted(cells, key=lambda cell: -marks[cell].bit_count()):
        one, two = (cell for cell in cells if cell != pivot)
        if case.sees(pivot, one) and case.sees(pivot, two):
            wants = marks[pivot].bit_count() == 3 or not marks[pivot] >> z[0] & 1
            if wants:
                return pivot, one, two
    raise ValueError(f"no pivot in {cells}")


def _opened(case: Case) -> tuple[Telling, str, tuple[int, int, int]]:
    """Begin to tell of a wing: the name of its pivot, and the cells of that and of its two pincers."""
    told, (pivot, one, two) = telling(case), _pivot(case)
    told.look_around(case, case.step.evidence.cells)
    marks = digit_names(case.position.cell_digits[pivot], "or")
    told.say("wings-pivot", hub=case.cell(pivot), marks=marks)
    return told, case.cell(pivot), (pivot, one, two)


def xy(case: Case) -> Telling:
    """Explain a pivot with two values and its two pincers."""
    told, hub, (pivot, one, two) = _opened(case)
    marks, z = case.position.cell_digits, case.step.eliminations[0].value
    for pincer in (one, two):
        shared = (marks[pincer] & marks[pivot]).bit_length()
        name = case.cell(pincer)
        told.say(
            "wings-if-then-which-sees",
            hub=hub,
            shared=shared,
            name=name,
            pivot=case.why_seen(pivot, pincer),
            marks=digit_names(marks[pincer]),
            z=z,
        )
    told.say("wings-either-way-pincers", one=case.cell(one), two=case.cell(two), z=z)
    told.say("wings-cell-sees-both-them", z=z, removal=case.removal())
    told.canvas.tint(1 << pivot)
    told.canvas.outline(1 << pivot)
    _draw_pincers(case, told, pivot, (one, two), z)
    return told


def _draw_pincers(case: Case, told: Telling, pivot: int, pincers: tuple[int, int], z: int) -> None:
    marks = case.position.cell_digits
    for pincer in pincers:
        told.canvas.outline(1 << pincer, dashed=True)
        told.canvas.mark(1 << pincer, 1 << (z - 1), "true")
        shared = marks[pincer] & marks[pivot] & ~(1 << (z - 1))
        told.canvas.mark(1 << pivot | 1 << pincer, shared, "pattern")
        value = shared.bit_length()
        told.canvas.join(Node(1 << pivot, value, True), Node(1 << pincer, value, False), strong=False)


def xyz(case: Case) -> Telling:
    """Explain a pivot with three values and its two pincers."""
    told, hub, (pivot, one, two) = _opened(case)
    marks, z = case.position.cell_digits, case.step.eliminations[0].value
    for pincer in (one, two):
        shared = (marks[pincer] & marks[pivot] & ~(1 << (z - 1))).bit_length()
        told.say(
            "wings-if-then-which-has", shared=shared, pincer=case.cell(pincer), marks=digit_names(marks[pincer]), z=z
        )
    told.say("wings-otherwise-itself", hub=hub, z=z)
    told.say("wings-so-cell-sees-all", cells=case.cells(case.step.evidence.cells), z=z)
    told.say("so-result", result=case.removal())
    told.canvas.tint(1 << pivot)
    told.canvas.outline(1 << pivot)
    _draw_pincers(case, told, pivot, (one, two), z)
    told.canvas.mark(1 << pivot, 1 << (z - 1), "true")
    return told


def w(case: Case) -> Telling:
    """Explain two cells with the same two values, joined by a strong link."""
    told = telling(case)
    (links,) = case.step.evidence.chains
    one, bridge, two = links[0].start.cells, links[2], links[4].end.cells
    pair, z, joined = case.step.evidence.digits, links[0].start.value, bridge.start.value
    told.look_around(case, one | two)
    told.say("wings-both-have-only", one=case.cells(one), two=case.cells(two), pair=digit_names(pair))
    ends = bridge.start.cells | bridge.end.cells
    told.say("digit-only-in", houses=case.house(bridge.houses[0]), digit=case.the(joined), cells=case.cells(ends, "or"))
    told.say(
        "wings-sees-sees-so-whichever",
        cells=case.cells(bridge.start.cells),
        one=case.cells(one),
        cells_2=case.cells(bridge.end.cells),
        two=case.cells(two),
        joined=joined,
        z=z,
    )
    told.say("wings-cell-sees-both-not", one=case.cells(one | two), z=z, removal=case.removal())
    told.canvas.tint(one | two)
    told.canvas.links(links)
    return told


def remote(case: Case) -> Telling:
    """Explain cells with the same two values that take turns."""
    told = telling(case)
    links = case.step.evidence.chains[0]
    cells = list(dict.fromkeys(node.cells for link in links for node in (link.start, link.end)))
    pair = digit_names(case.step.evidence.digits)
    told.look_around(case, case.step.evidence.cells)
    names = [case.cells(cell) for cell in cells]
    told.say("wings-all-have-only-each", known=listed(names), pair=pair)
    told.say("wings-so-they-take-turn", pair=pair, word=case.word)
    told.say("wings-cell-sees-two-cells", pair=pair)
    told.say("so-result", result=case.removal())
    told.canvas.tint(case.step.evidence.cells)
    told.canvas.links(links)
    return told


TELLERS: dict[str, Teller] = {"xy-wing": xy, "xyz-wing": xyz, "w-wing": w, "remote-pair": remote}
