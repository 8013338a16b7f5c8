"""Check steps of deadly patterns by their evidence and the position alone.

Nothing of the finders is used: fillings are tried out, each against all others with the same digits in every house.
"""

from itertools import product

from tests.verifier_patterns import fillings_of, ruled_out

from pencilmark.board.masks import bits, mask_of
from pencilmark.board.model import Candidate, Position, Step


def check_deadly(position: Position, step: Step) -> None:
    """Check that any filling of the cells without a guardian has a twin, and what is ruled out leaves no guardian.

    A twin puts other digits into the cells, and the same ones as before into each house.
    """
    evidence, masks = step.evidence, position.geometry.house_masks
    cells, guardians = bits(evidence.cells & ~evidence.fins), set(evidence.colours[0])
    assert all(position.cell_digits[cell] for cell in cells)
    floor = [{d + 1 for d in bits(position.cell_digits[c]) if (c, d + 1) not in guardians} for c in cells]
    for known in fillings_of(position, cells, position.geometry.all_digits, {}):
        if all(known[cell] in digits for cell, digits in zip(cells, floor, strict=True)):
            assert has_twin(masks, known)
    check_guardians_lead(position, step, evidence.cells)


def check_guardians_lead(position: Position, step: Step, within: int) -> None:
    """Check that with what is ruled out the houses of the evidence leave the cells *within* (mask) no guardian."""
    evidence, masks, guardians = step.evidence, position.geometry.house_masks, set(step.evidence.colours[0])
    assert not evidence.restricted or set(evidence.houses) <= set(position.geometry.full_houses)
    linked = list(product(evidence.houses, bits(evidence.restricted)))
    links = [(position.digit_cells[digit] & masks[house], digit + 1) for house, digit in linked]
    for cell, value in ruled_out(position, step):
        others = [at for at in bits(within) if at != cell]
        for known in fillings_of(position, others, position.geometry.all_digits, {cell: value}):
            if all(mask & ~within or any(known[c] == d for c in bits(mask)) for mask, d in links):
                assert not guardians & set(map(Candidate, known.keys(), known.values())), f"{cell}<>{value} stays"


def has_twin(masks: tuple[int, ...], known: dict[int, int]) -> bool:
    """Report whether cells can be filled otherwise than *known*, with the same digits in each house."""
    inside = [[cell for cell in known if mask >> cell & 1] for mask in masks]
    wanted = [(cells, {known[cell] for cell in cells}) for cells in inside if cells]
    growing: list[dict[int, int]] = [{}]
    while growing:
        twin = growing.pop()
        if len(twin) == len(known):
            if twin != known:
                return True
            continue
        cell = next(cell for cell in known if cell not in twin)
        for digit in sorted(set(known.values())):
            held = [({twin[c] for c in cells if c in twin}, digits) for cells, digits in wanted if cell in cells]
            if all(digit in digits and digit not in used for used, digits in held):
                growing.append(twin | {cell: digit})
    return False


def check_reverse(position: Position, step: Step) -> None:
    """Check that without guardians the cells leave two digits to be exchanged elsewhere, none of them given."""
    evidence, geometry = step.evidence, position.geometry
    guardians, filled = evidence.colours
    pair = set(values_of(evidence.digits))
    assert len(pair) == 2 and mask_of(cell for cell, _ in filled) == evidence.cells
    assert all(evidence.cells >> c & 1 for c in bits(position.givens) if position.values[c] in pair)
    assert len(filled) <= 2 * geometry.size - 4
    for house in geometry.houses:
        inside = [value for cell, value in filled if cell in house.cells]
        assert len(house.cells) == geometry.size and (not inside or sorted(inside) == sorted(pair))
    left = [one for one in filled if not position.values[one.cell]]
    assert all(position.values[cell] == value for cell, value in set(filled) - set(left))
    others = {Candidate(c, d + 1) for c, v in left for d in bits(position.cell_digits[c]) if d + 1 != v}
    assert left and set(guardians) == others
    for cell, value in ruled_out(position, step):
        for at, other in guardians:
            assert (other != value) if at == cell else (other == value and geometry.peer_masks[cell] >> at & 1)


def values_of(digits: int) -> list[int]:
    return [digit + 1 for digit in bits(digits)]


def check_qiu(position: Position, step: Step) -> None:
    """Check that the guardians are all that the pair and the box have besides, and that the lines can be filled anew.

    That they then can is a law, tried out on all small cases in `test_large_patterns`.
    """
    evidence, masks, peers = step.evidence, position.geometry.house_masks, position.geometry.peer_masks
    guardians, floor = evidence.colours
    pair, digits = sorted({cell for cell, _ in floor}), {value for _, value in floor}
    (one, two), lines = pair, evidence.base
    row, column, box = (set(position.geometry.houses_of[cell]) for cell in (one, two, one))
    assert len(row & column) == 2 and len(set(lines)) == 2 and lines[0] // 3 == lines[1] // 3
    (parallel,) = {house for house in row & column if house < 18}
    assert parallel // 9 == lines[0] // 9 and parallel // 3 != lines[0] // 3
    crossing = (masks[lines[0]] | masks[lines[1]]) & (peers[one] | peers[two])
    (other,) = {house for house in range(18, 27) if masks[house] & crossing}
    assert crossing.bit_count() == 4 and other not in box and not any(masks[other] >> cell & 1 for cell in pair)
    marks = {Candidate(c, d + 1) for c in pair for d in bits(position.cell_digits[c])}
    beside = {Candidate(c, d) for d in digits for c in bits(position.digit_cells[d - 1] & masks[other] & ~crossing)}
    assert set(floor) == {mark for mark in marks if mark.value in digits} and len(digits) > 1
    assert set(guardians) == (marks - set(floor)) | beside
    held = {position.values[cell] for cell in bits(masks[other])}
    assert not digits & held and sum(bool(position.values[cell]) for cell in bits(crossing)) < 2
    assert runs(position, lines) < 2
    assert evidence.note == "subset" or set(values_of(evidence.digits)) == digits
    check_guardians_lead(position, step, mask_of((*pair, *(cell for cell, _ in guardians))) | evidence.fins)


def runs(position: Position, lines: tuple[int, ...]) -> int:
    """Count the chains of filled columns of two *lines*, each joined to the next by a digit, without closed ones."""
    first, second = ([position.values[cell] for cell in position.geometry.houses[line].cells] for line in lines)
    left = [at for at in range(9) if (first[at] or second[at]) and not _is_closed(first, second, at)]
    return len(left) - sum(bool(second[at]) and second[at] in first for at in left)


def _is_closed(first: list[int], second: list[int], start: int) -> bool:
    at = start
    while second[at] and second[at] in first:
        at = first.index(second[at])
        if at == start:
            return True
    return False


CHECKS = {
    "extended-rectangle": check_deadly,
    "linked-rectangle": check_deadly,
    "bug-lite": check_deadly,
    "unique-polygon": check_deadly,
    "large-extended-rectangle": check_deadly,
    "qiu-deadly-pattern": check_qiu,
    "reverse-bug": check_reverse,
}
