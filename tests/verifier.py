"""Check steps of the techniques that are no chains by their evidence and the position alone.

Nothing of the finders is used. What a step eliminates is assumed, and the pattern named by the evidence
must then have no filling: cells without a value, or houses without a place.
"""

from collections.abc import Callable, Iterator
from itertools import combinations, product

from tests.verifier_chains import check_chain, check_loop_or_chain, excludes, gone_from_chain, impossible, node_of
from tests.verifier_deadly import CHECKS as DEADLY
from tests.verifier_exocets import CHECKS as EXOCETS
from tests.verifier_patterns import CHECKS as LARGE_PATTERNS

from pencilmark import engine
from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import bits
from pencilmark.board.model import Candidate, Evidence, Position, Step

Check = Callable[[Position, Step], None]


def check_candidates(position: Position, step: Step) -> None:
    """Check that a step does something, and only what the position still allows."""
    assert step.placements or step.eliminations
    for cell, value in step.placements + step.eliminations:
        assert position.cell_digits[cell] >> (value - 1) & 1, "not a candidate"
    assert list(step.eliminations) == sorted(set(step.eliminations))


def held(position: Position, house: int, digit: int) -> int:
    return position.digit_cells[digit] & position.geometry.house_masks[house]


def is_full(geometry: Geometry, house: int) -> bool:
    return len(geometry.houses[house].cells) == geometry.size


def check_full_house(position: Position, step: Step) -> None:
    ((cell, value),) = step.placements
    (house,) = step.evidence.houses
    others = {position.values[other] for other in position.geometry.houses[house].cells if other != cell}
    assert others | {value} == set(range(1, position.geometry.size + 1))


def check_naked_single(position: Position, step: Step) -> None:
    ((cell, value),) = step.placements
    assert position.cell_digits[cell] == 1 << (value - 1)


def check_hidden_single(position: Position, step: Step) -> None:
    ((cell, value),) = step.placements
    (house,) = step.evidence.houses
    assert is_full(position.geometry, house) and held(position, house, value - 1) == 1 << cell


def check_locked(position: Position, step: Step) -> None:
    (digit,) = bits(step.evidence.digits)
    (base,), (cover,) = step.evidence.base, step.evidence.cover
    assert is_full(position.geometry, base)
    assert not held(position, base, digit) & ~position.geometry.house_masks[cover]
    for cell, value in step.eliminations:
        assert value == digit + 1
        assert held(position, cover, digit) >> cell & 1 and not position.geometry.house_masks[base] >> cell & 1


def check_naked_subset(position: Position, step: Step) -> None:
    union = 0
    for cell in bits(step.evidence.cells):
        union |= position.cell_digits[cell]
    assert union == step.evidence.digits and union.bit_count() == step.evidence.cells.bit_count()
    for gone in step.eliminations:
        assert impossible(position, step.evidence.cells, node_of(gone))


def check_hidden_subset(position: Position, step: Step) -> None:
    evidence = step.evidence
    house = evidence.houses[0]
    assert is_full(position.geometry, house) and evidence.cells.bit_count() == evidence.digits.bit_count()
    for digit in bits(evidence.digits):
        assert held(position, house, digit) and not held(position, house, digit) & ~evidence.cells
    for cell, value in step.eliminations:
        assert evidence.cells >> cell & 1 and not evidence.digits >> (value - 1) & 1


def check_direct(position: Position, step: Step) -> None:
    ((cell, value),) = step.placements
    *_, house = step.evidence.houses
    gone = sum(1 << other for other, digit in step.eliminations if digit == value)
    assert held(position, house, value - 1) & ~gone == 1 << cell
    below = Step(step.evidence.note, (), step.eliminations, step.evidence)
    CHECKS[below.technique](position, below)


def has_places(position: Position, digit: int, houses: tuple[int, ...], assumed: int) -> bool:
    """Report whether every one of *houses* can have *digit* once the cell *assumed* has it."""
    peers = position.geometry.peer_masks
    stack = [(position.digit_cells[digit] & ~peers[assumed], 1 << assumed, houses)]
    while stack:
        left, chosen, rest = stack.pop()
        rest = tuple(house for house in rest if not chosen & position.geometry.house_masks[house])
        if not rest:
            return True
        here = bits(left & position.geometry.house_masks[rest[0]])
        stack += [(left & ~peers[cell], chosen | 1 << cell, rest[1:]) for cell in here]
    return False


def check_fish(position: Position, step: Step) -> None:
    (digit,) = bits(step.evidence.digits)
    evidence = step.evidence
    assert all(is_full(position.geometry, house) for house in evidence.base)
    assert not set(evidence.base) & set(evidence.cover)
    for cell, value in step.eliminations:
        assert value == digit + 1 and any(held(position, house, digit) >> cell & 1 for house in evidence.cover)
        assert not has_places(position, digit, evidence.base, cell)


def check_two_ends(position: Position, step: Step) -> None:
    """Check chains of which one end or the other is true; each elimination sees both ends of one."""
    for chain in step.evidence.chains:
        check_chain(position, chain, ())
    for gone in map(node_of, step.eliminations):
        assert any(gone_from_chain(position, chain[0].start, chain[-1].end, gone) for chain in step.evidence.chains), (
            f"{gone} stays"
        )


def check_cells(position: Position, step: Step) -> None:
    """Check patterns that have no filling once an elimination is assumed."""
    for gone in map(node_of, step.eliminations):
        assert impossible(position, step.evidence.cells, gone), f"{gone} stays"


Painted = tuple[Candidate, ...]


def is_joined(position: Position, one: Candidate, two: Candidate) -> bool:
    """Report whether one of two candidates must be true and the other false."""
    if one.cell == two.cell:
        return position.cell_digits[one.cell] == 1 << (one.value - 1) | 1 << (two.value - 1)
    both = 1 << one.cell | 1 << two.cell
    houses = position.geometry.full_houses
    return one.value == two.value and any(held(position, house, one.value - 1) == both for house in houses)


def check_web(position: Position, first: Painted, second: Painted) -> None:
    """Check that two colours alternate over links that reach all of them."""
    reached = {first[0]}
    queue = [first[0]]
    for one in queue:
        for two in second if one in first else first:
            if two not in reached and is_joined(position, one, two):
                reached.add(two)
                queue.append(two)
    assert reached == {*first, *second}, "the web falls apart"


def is_possible(position: Position, true: Painted) -> bool:
    nodes = [node_of(candidate) for candidate in true]
    if any(excludes(position, a, b) for a in nodes for b in nodes if a != b):
        return False
    for cell, digits in enumerate(position.cell_digits):
        own = [node_of(Candidate(cell, digit + 1)) for digit in bits(digits)]
        if own and all(any(mark != node and excludes(position, mark, node) for node in nodes) for mark in own):
            return False
    return True


def check_colours(position: Position, step: Step) -> None:
    """Check that in every choice of one colour of each web that is possible the eliminations are false."""
    webs = [step.evidence.colours[place : place + 2] for place in range(0, len(step.evidence.colours), 2)]
    for first, second in webs:
        check_web(position, first, second)
    for choice in product((0, 1), repeat=len(webs)):
        true = tuple(candidate for web, turn in zip(webs, choice, strict=True) for candidate in web[turn])
        false = {candidate for web, turn in zip(webs, choice, strict=True) for candidate in web[1 - turn]}
        if is_possible(position, true):
            for gone in step.eliminations:
                node = node_of(gone)
                assert gone in false or any(excludes(position, node, node_of(other)) for other in true)


def rectangles_of(position: Position, evidence: Evidence) -> list[tuple[int, ...]]:
    """List the cells of the evidence, four by four, whose values could be exchanged; no clue among them."""
    size = position.geometry.size
    found = []
    for a, d in combinations(bits(evidence.cells & ~position.givens), 2):
        corners = (a, a // size * size + d % size, d // size * size + a % size, d)
        is_inside = not sum(1 << cell for cell in set(corners)) & ~(evidence.cells & ~position.givens)
        counts = (sum(cell in house.cells for cell in corners) for house in position.geometry.houses)
        if is_inside and len(set(corners)) == 4 and all(count in (0, 2) for count in counts):
            found.append(corners)
    assert found, "no rectangle"
    return found


def fillings(position: Position, cells: tuple[int, ...], assumed: Candidate) -> Iterator[dict[int, int]]:
    """Yield the fillings of *cells* that go with *assumed*, values by cell."""
    peers = position.geometry.peer_masks
    stack: list[dict[int, int]] = [{assumed.cell: assumed.value}]
    while stack:
        known = stack.pop()
        cell = next((other for other in cells if other not in known), None)
        if cell is None:
            yield known
            continue
        marks = [digit + 1 for digit in bits(position.cell_digits[cell])] or [position.values[cell]]
        taken = {value for other, value in known.items() if peers[cell] >> other & 1}
        stack += [known | {cell: value} for value in marks if value not in taken]


def check_rectangle(position: Position, step: Step) -> None:
    """Check that every filling with an elimination lacks a value of a house or can be exchanged; digits stand there."""
    evidence = step.evidence
    rectangles = rectangles_of(position, evidence)
    for digit in bits(evidence.digits):
        assert any(
            position.cell_digits[c] >> digit & 1 or position.values[c] == digit + 1 for c in bits(evidence.cells)
        )
    for gone in step.eliminations:
        for known in fillings(position, tuple(bits(evidence.cells)), gone):
            is_deadly = any(known[a] == known[d] and known[b] == known[c] for a, b, c, d in rectangles)
            assert is_deadly or lacks_a_place(position, evidence, known), f"{gone} stays"


def lacks_a_place(position: Position, evidence: Evidence, known: dict[int, int]) -> bool:
    for house in evidence.houses:
        for digit in bits(evidence.digits):
            inside = held(position, house, digit)
            is_needed = is_full(position.geometry, house) and inside and not inside & ~evidence.cells
            if is_needed and not any(known[cell] == digit + 1 for cell in bits(inside)):
                return True
    return False


def check_bug(position: Position, step: Step) -> None:
    (odd,) = bits(step.evidence.cells)
    (digit,) = bits(step.evidence.digits)
    marks = list(position.cell_digits)
    marks[odd] &= ~(1 << digit)
    assert all(mark.bit_count() in (0, 2) for mark in marks)
    for house in position.geometry.houses:
        for other in range(position.geometry.size):
            assert sum(marks[cell] >> other & 1 for cell in house.cells) in (0, 2)
    assert {(cell, value - 1) for cell, value in step.eliminations} == {(odd, other) for other in bits(marks[odd])}


def check_by_engine(position: Position, step: Step) -> None:
    """Check a step about the whole board by a search for a solution against it."""
    against = [position.after([gone]) for gone in step.eliminations]
    against += [position.after((), [placed]) for placed in step.placements]
    for other in against:
        assert engine.solve(other.puzzle(), limit=1, backend="python").status == "none"


CHECKS: dict[str, Check] = {
    "full-house": check_full_house,
    "naked-single": check_naked_single,
    "hidden-single": check_hidden_single,
    "locked-candidates-pointing": check_locked,
    "locked-candidates-claiming": check_locked,
    "direct-pointing": check_direct,
    "direct-claiming": check_direct,
    "direct-hidden-pair": check_direct,
    "direct-hidden-triplet": check_direct,
    "remote-pair": check_cells,
    "xy-wing": check_two_ends,
    "w-wing": check_two_ends,
    "xyz-wing": check_cells,
    "skyscraper": check_two_ends,
    "two-string-kite": check_two_ends,
    "turbot-fish": check_two_ends,
    "empty-rectangle": check_two_ends,
    "dual-two-string-kite": check_two_ends,
    "dual-empty-rectangle": check_two_ends,
    "simple-colours-trap": check_colours,
    "simple-colours-wrap": check_colours,
    "multi-colours-1": check_colours,
    "multi-colours-2": check_colours,
    "3d-medusa": check_colours,
    "hidden-rectangle": check_rectangle,
    "avoidable-rectangle-1": check_rectangle,
    "avoidable-rectangle-2": check_rectangle,
    "bug-plus-1": check_bug,
    "template-set": check_by_engine,
    "template-delete": check_by_engine,
    "trial-and-error": check_by_engine,
}
CHECKS |= {f"{kind}-{size}": check_naked_subset for kind in ("naked", "locked") for size in ("pair", "triple", "quad")}
CHECKS |= {f"hidden-{size}": check_hidden_subset for size in ("pair", "triple", "quad")}
CHECKS |= {f"{letter}-wing": check_loop_or_chain for letter in "mslh"}
CHECKS |= LARGE_PATTERNS | EXOCETS | DEADLY
CHECKS |= {f"unique-rectangle-{number}": check_rectangle for number in range(1, 7)}

FISH = ("x-wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan")


def check_of(technique: str) -> Check | None:
    """Find the check of a technique of these families; None for another family."""
    return check_fish if technique.endswith(FISH) else CHECKS.get(technique)


def verify(position: Position, step: Step) -> None:
    """Check *step*; raises AssertionError where its evidence does not prove it."""
    check_candidates(position, step)
    check = check_of(step.technique)
    assert check, f"no check of {step.technique}"
    check(position, step)


def is_true(step: Step, solution: tuple[int, ...]) -> bool:
    """Report whether a step agrees with a *solution*."""
    placed = all(solution[cell] == value for cell, value in step.placements)
    return placed and not any(solution[cell] == value for cell, value in step.eliminations)
