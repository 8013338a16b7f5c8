"""Words and drawings for colouring: simple and multi colours, 3D Medusa.

Two colours are called A and B, those of a second web C and D; discs, circles, squares and diamonds show them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from pencilmark.board.masks import bits, mask_of, several
from pencilmark.board.model import Candidate, Node
from pencilmark.board.phrase import Phrase, Said, phrase

if TYPE_CHECKING:
    from pencilmark.human.telling.canvas import Role
    from pencilmark.human.telling.case import Case, Telling

_ROLES: tuple[Role, ...] = ("true", "false", "second", "other")
MOST_TOLD = 4
Painted = tuple[Candidate, ...]


def _mask(painted: Iterable[Candidate]) -> int:
    return mask_of(cell for cell, _ in painted)


def open_webs(case: Case, told: Telling) -> None:
    """Say how the candidates are coloured."""
    evidence, value = case.evidence, case.digit + 1
    is_of_several = several(evidence.digits)
    told.look_around(case, evidence.cells, 0 if is_of_several else evidence.digits)
    if is_of_several:
        told.say("colours-pairs-of-candidates", word=case.word)
        told.say("colours-paint-candidates")
    else:
        told.say("colours-pairs-of-cells", digit=case.the(value), value=value)
        told.say("colours-paint-cells", value=value)
    if len(evidence.colours) > 2:
        told.say("colours-two-webs")
    for letter, painted, role in zip("ABCD", evidence.colours, _ROLES, strict=False):
        told.say("colours-colour-has", letter=letter, painted=_named(case, painted, is_of_several))
        told.canvas.paint(painted, role)
    told.canvas.tint(evidence.cells)
    _draw_joints(case, told)


def _draw_joints(case: Case, told: Telling) -> None:
    """Draw the strong links between the colours of each web."""
    colours = case.evidence.colours
    for one, two in zip(colours[::2], colours[1::2], strict=False):
        for first in one:
            for second in two:
                if _joined(case, first, second):
                    nodes = (Node(1 << first.cell, first.value, True), Node(1 << second.cell, second.value, False))
                    told.canvas.join(*nodes, strong=True)


def _joined(case: Case, one: Candidate, two: Candidate) -> bool:
    position = case.position
    if one.cell == two.cell:
        return position.cell_digits[one.cell].bit_count() == 2
    both = 1 << one.cell | 1 << two.cell
    full = position.geometry.full_houses
    return one.value == two.value and any(case.places(one.value - 1, house) == both for house in full)


def _named(case: Case, painted: Painted, of_several: bool) -> list[Said]:
    if not of_several:
        return [*case.names(_mask(painted))]
    by_digit: dict[int, int] = {}
    for cell, value in sorted(painted):
        by_digit[value] = by_digit.get(value, 0) | 1 << cell
    return [phrase("value-in-cell", value=value, cell=case.cells(cells)) for value, cells in sorted(by_digit.items())]


def meeting(case: Case, one: Painted, two: Painted) -> tuple[Candidate, Candidate] | None:
    """Find two candidates that cannot both be true."""
    for first in one:
        for second in two:
            if first != second and (
                first.cell == second.cell or (first.value == second.value and case.sees(first.cell, second.cell))
            ):
                return first, second
    return None


def clash_of(case: Case, first: Candidate, second: Candidate) -> Phrase:
    """Say why two candidates cannot both be true."""
    if first.cell == second.cell:
        return phrase("colours-would-both", value=first.value, value_2=second.value, cell=case.cell(first.cell))
    why = case.why_seen(first.cell, second.cell)
    return phrase("colours-see-each-other", cell=case.cell(first.cell), cell_2=case.cell(second.cell), why=why)


def tell_trap(case: Case, told: Telling) -> None:
    """Explain candidates that clash with both colours."""
    open_webs(case, told)
    first, second = case.evidence.colours
    for gone in case.step.eliminations[:MOST_TOLD]:
        one, two = meeting(case, (gone,), first), meeting(case, (gone,), second)
        assert one and two
        named = dict(zip(("ally", "ally_2"), case.named((one[1], two[1])), strict=True))
        told.say("colours-clashes-with-both", value=gone.value, cell=case.cell(gone.cell), **named)
        for _, ally in (one, two):
            node = Node(1 << ally.cell, ally.value, True)
            told.canvas.join(node, Node(1 << gone.cell, gone.value, False), strong=False)
    rest = len(case.step.eliminations) > MOST_TOLD
    if rest:
        told.say("colours-others-clash-too")
    else:
        told.say("colours-one-is-true")
    told.conclude(case)


def tell_wrap(case: Case, told: Telling) -> None:
    """Explain a colour that clashes with itself."""
    open_webs(case, told)
    wrong = set(case.step.eliminations)
    place = next(i for i, painted in enumerate(case.evidence.colours) if set(painted) == wrong)
    letter, painted = "ABCD"[place], case.evidence.colours[place]
    met = meeting(case, painted, painted)
    if met:
        told.say("colours-clashes-with-itself", letter=letter, clash=clash_of(case, *met))
    else:
        cell = _emptied(case, painted)
        told.say("colours-empties-cell", letter=letter, cell=case.cell(cell))
    told.say("colours-is-false", letter=letter)
    told.conclude(case)


def _emptied(case: Case, painted: Painted) -> int:
    """Find the cell that *painted* candidates leave empty."""
    for cell, digits in enumerate(case.position.cell_digits):
        left = [
            d
            for d in bits(digits)
            if not any((v == d + 1 and case.sees(c, cell)) or (c == cell and v != d + 1) for c, v in painted)
        ]
        if digits and not left:
            return cell
    raise ValueError("no cell is emptied")


def tell_medusa(case: Case, told: Telling) -> None:
    """Explain a 3D Medusa."""
    teller = tell_wrap if case.evidence.note == "wrap" else tell_trap
    teller(case, told)


def tell_multi_1(case: Case, told: Telling) -> None:
    """Explain two webs, each with a colour that sees the other's."""
    open_webs(case, told)
    colours = case.evidence.colours
    for one, two in ((0, 2), (0, 3), (1, 2), (1, 3)):
        met = meeting(case, colours[one], colours[two])
        if met:
            ones, twos = "ABCD"[one], "ABCD"[two]
            other, another = "ABCD"[one ^ 1], "ABCD"[two ^ 1]
            told.say("colours-not-both", clash=clash_of(case, *met), one=ones, two=twos, other=other, another=another)
    value = case.digit + 1
    told.say("colours-sees-each-of-two", value=value)
    told.conclude(case)


def tell_multi_2(case: Case, told: Telling) -> None:
    """Explain a colour that sees both colours of another web."""
    open_webs(case, told)
    colours = case.evidence.colours
    first, second = (meeting(case, colours[0], colours[place]) for place in (2, 3))
    assert first and second
    told.say("colours-clashes", clashes=[clash_of(case, *first), clash_of(case, *second)])
    told.say("colours-clashes-with-two-webs")
    told.say("colours-is-false", letter="A")
    told.conclude(case)
