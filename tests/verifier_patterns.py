"""Check steps of large patterns by their evidence and the position alone: loops, sectors, impossible ones, fireworks.

Nothing of the finders is used, and where it can be the proof is another one. What a step eliminates is assumed, and
what is left is counted, or tried out.
"""

from collections.abc import Iterator
from functools import reduce
from itertools import combinations, product
from operator import and_

from tests.verifier_chains import check_als, excludes, follow, impossible, node_of, refuted

from pencilmark.board.masks import bits
from pencilmark.board.model import Candidate, Link, Node, Position, Puzzle, Step
from pencilmark.board.notation import is_choice, variables_of


def most_at_once(peers: tuple[int, ...], cells: int) -> int:
    """Count the most cells of a mask that do not see each other."""
    if not cells:
        return 0
    first = (cells & -cells).bit_length() - 1
    rest = cells & ~(1 << first)
    if not rest & peers[first]:
        return 1 + most_at_once(peers, rest)
    return max(1 + most_at_once(peers, rest & ~peers[first]), most_at_once(peers, rest))


def check_counted(position: Position, step: Step) -> None:
    """Check that with an elimination assumed all digits together fill fewer cells than the pattern has."""
    cells, peers = step.evidence.cells, position.geometry.peer_masks
    assert all(position.cell_digits[cell] for cell in bits(cells))
    for cell, value in step.eliminations:
        assert not cells >> cell & 1
        room = 0
        for digit, held in enumerate(position.digit_cells):
            left = held & cells & ~(peers[cell] if digit == value - 1 else 0)
            room += most_at_once(tuple(peers), left)
        assert room < cells.bit_count(), f"{cell}<>{value} stays"


def ruled_out(position: Position, step: Step) -> Iterator[Candidate]:
    """Yield what a step says is false: what it eliminates, and the other candidates of a cell that it fills."""
    yield from step.eliminations
    for cell, value in step.placements:
        yield from (Candidate(cell, digit + 1) for digit in bits(position.cell_digits[cell] & ~(1 << value - 1)))


def check_tridagon(position: Position, step: Step) -> None:
    """Check that the cells cannot be filled with an elimination, and that the digits alone never fill them."""
    evidence = step.evidence
    for gone in map(node_of, ruled_out(position, step)):
        assert impossible(position, evidence.cells, gone), f"{gone} stays"
    marks = {Candidate(c, d + 1) for c in bits(evidence.cells) for d in bits(position.cell_digits[c])}
    assert set(evidence.colours[0]) == {one for one in marks if not evidence.digits >> (one.value - 1) & 1}


def check_impossible(position: Position, step: Step) -> None:
    """Check the same, and that three digits fill no less than all of the cells."""
    check_tridagon(position, step)
    free, cells = Position.of(Puzzle(position.geometry, (0,) * 81)), bits(step.evidence.cells)
    assert not any(fillings_of(free, cells, 0b111, {}))
    assert all(any(fillings_of(free, [one for one in cells if one != cell], 0b111, {})) for cell in cells)


def check_choice(position: Position, step: Step) -> None:
    """Check that three digits do not fill the cells, and that the guardians are all that they have besides."""
    evidence, free = step.evidence, Position.of(Puzzle(position.geometry, (0,) * 81))
    assert not any(fillings_of(free, bits(evidence.cells), 0b111, {})) and evidence.digits.bit_count() == 3
    marks = {Candidate(c, d + 1) for c in bits(evidence.cells) for d in bits(position.cell_digits[c])}
    assert set(evidence.colours[0]) == {one for one in marks if not evidence.digits >> (one.value - 1) & 1}


def check_or_chain(position: Position, step: Step) -> None:
    """Check the pattern, and that each guardian leads to what goes, or refutes itself."""
    check_choice(position, step)
    (gone,), (guardians,) = map(node_of, step.eliminations), step.evidence.colours
    for start, chain in zip(guardians, step.evidence.chains, strict=True):
        known = follow(position, node_of(start)._replace(on=True), chain)
        assert gone._replace(on=False) in known or refuted(position, known)


def check_or_whip(position: Position, step: Step) -> None:
    """Check the pattern, and that what goes leads to what cannot be: it may be that no guardian is left."""
    check_choice(position, step)
    (gone,), (guardians,), (links,) = map(node_of, step.eliminations), step.evidence.colours, step.evidence.chains
    either = frozenset(node_of(one)._replace(on=False) for one in guardians)
    known = follow(position, gone, links, either)
    assert either <= known or refuted(position, known)
    assert any(is_choice(variable, step.evidence) for variable in variables_of(links))


def check_guardians(position: Position, step: Step) -> None:
    """Check that with an elimination assumed the houses of the loop cannot all have the digit."""
    evidence, peers, masks = step.evidence, position.geometry.peer_masks, position.geometry.house_masks
    (digit,) = bits(evidence.digits)
    held, loop = position.digit_cells[digit], len(evidence.houses)
    assert loop % 2 and evidence.cells.bit_count() == loop
    assert all((masks[house] & evidence.cells).bit_count() == 2 for house in evidence.houses)
    others = {cell for house in evidence.houses for cell in bits(masks[house] & held & ~evidence.cells)}
    assert {cell for cell, _ in evidence.colours[0]} == others
    for cell, value in ruled_out(position, step):
        gone = peers[cell] if value == digit + 1 else 1 << cell
        places = [bits(masks[house] & held & ~gone) for house in evidence.houses]
        for chosen in map(set, product(*places)):
            assert any(peers[one] >> two & 1 for one, two in combinations(chosen, 2)), f"{cell}<>{value} stays"


def fillings_of(position: Position, cells: list[int], digits: int, known: dict[int, int]) -> Iterator[dict[int, int]]:
    """Yield the ways to fill *cells* with candidates among *digits*, no two alike in sight, beside what is *known*."""
    if not cells:
        yield known
        return
    cell, *rest = cells
    for digit in bits(position.cell_digits[cell] & digits):
        if not any(value == digit + 1 and position.geometry.peer_masks[cell] >> at & 1 for at, value in known.items()):
            yield from fillings_of(position, rest, digits, known | {cell: digit + 1})


def check_chute(position: Position, step: Step) -> None:
    """Check that with an elimination both cells are the other digit, which then has no place in some box."""
    geometry = position.geometry
    for cell, value in step.eliminations:
        left = list(position.cell_digits)
        for at in bits(geometry.peer_masks[cell]):
            left[at] &= ~(1 << value - 1)
        both = [at for at in bits(step.evidence.cells) if left[at].bit_count() == 1]
        assert len(both) == 2
        digit = left[both[0]].bit_length()
        held = position.digit_cells[digit - 1]
        for at in both:
            held &= ~geometry.peer_masks[at]
        boxes = [house.cells for house in geometry.houses[18:27]]
        lacks = [cells for cells in boxes if digit not in [position.values[at] for at in cells]]
        assert any(not any(held >> at & 1 for at in cells) for cells in lacks), f"{cell}<>{value} stays"


CORNERS = {"half": 80, "diagonal": 0, "antidiagonal": 80, "quarter": 8}  # where r1c1 goes


def check_symmetrical(position: Position, step: Step) -> None:
    """Check that the givens stay the same, and that what goes is left over in an orbit of cells filled one by one."""
    evidence, taken = step.evidence, dict(step.evidence.colours[0])
    quarter = [column * 9 + 8 - row for row in range(9) for column in range(9)]
    mirror = [column * 9 + row for row in range(9) for column in range(9)]
    half = [quarter[quarter[cell]] for cell in range(81)]
    image = {"half": half, "diagonal": mirror, "antidiagonal": [half[cell] for cell in mirror], "quarter": quarter}[
        evidence.note
    ]
    assert image[0] == CORNERS[evidence.note] and sorted(taken) == sorted(taken.values()) == list(range(1, 10))
    givens = {cell: position.values[cell] for cell in bits(position.givens)}
    assert {image[cell]: taken[value] for cell, value in givens.items()} == givens
    for cell, value in step.eliminations:
        orbit = [(cell, value)]
        while (after := (image[orbit[-1][0]], taken[orbit[-1][1]])) != orbit[0]:
            orbit.append(after)
        cells = [at for at, _ in orbit]
        alike = all(position.cell_digits[at] >> other - 1 & 1 or position.values[at] == other for at, other in orbit)
        assert not alike or len(set(cells)) < len(cells), f"{cell}<>{value} stays"


def check_als_bridge(position: Position, step: Step) -> None:
    """Check that with an elimination both sets hold the same digit, which then has no place in a house."""
    evidence, peers = step.evidence, position.geometry.peer_masks
    (digit,), (house,) = bits(evidence.restricted), evidence.chains[0][1].houses
    assert house in position.geometry.full_houses
    for cell, value in step.eliminations:
        left = position.digit_cells[digit] & position.geometry.house_masks[house]
        assert left
        for als in evidence.als:
            check_als(position, als)
            gone, held = (position.digit_cells[one] & als.cells for one in (value - 1, digit))
            assert value != digit + 1 and gone and held and all(peers[cell] >> at & 1 for at in bits(gone))
            left &= ~reduce(and_, [peers[at] for at in bits(held)])
        assert not left, f"{cell}<>{value} stays"


def check_blossom_loop(position: Position, step: Step) -> None:
    """Check that an elimination, followed along the links both ways, leaves no alternative at the base."""
    evidence, (starts, ends) = step.evidence, step.evidence.colours
    digits = evidence.digits if not evidence.base else 0
    inside = position.geometry.house_masks[evidence.base[0]] if evidence.base else evidence.cells
    every = {
        Candidate(c, d + 1) for c in bits(inside) for d in bits(position.cell_digits[c] & (digits or evidence.digits))
    }
    assert set(starts) == every and (evidence.base or position.cell_digits[starts[0].cell] == digits)
    pairs = [
        (link, Candidate(*_place(link.start)), Candidate(*_place(link.end))) for c in evidence.chains for link in c
    ]
    for link, one, two in pairs:
        assert (
            excludes(position, node_of(one), node_of(two))
            if link.kind == "weak"
            else _is_either(position, one, two, link.houses)
        )
    assert len(set(ends)) == len(starts) and all(
        excludes(position, node_of(one), node_of(two)) for one, two in combinations(ends, 2)
    )
    for start, end, chain in zip(starts, ends, evidence.chains, strict=True):
        assert not chain or (_place(chain[0].start), _place(chain[-1].end)) == (start, end)
        assert chain or start == end
    for gone in step.eliminations:
        assert _is_refuted(position, gone, pairs, ends, set(starts)), f"{gone} stays"


def _place(node: Node) -> tuple[int, int]:
    (cell,) = bits(node.cells)
    return cell, node.value


def _is_either(position: Position, one: Candidate, two: Candidate, houses: tuple[int, ...]) -> bool:
    """Report whether a cell has just these two candidates, or a full house just these two places."""
    if one.cell == two.cell:
        return position.cell_digits[one.cell] == 1 << one.value - 1 | 1 << two.value - 1
    held = position.digit_cells[one.value - 1] & position.geometry.house_masks[houses[0]]
    return houses[0] in position.geometry.full_houses and held == 1 << one.cell | 1 << two.cell


def _is_refuted(
    position: Position,
    gone: Candidate,
    pairs: list[tuple[Link, Candidate, Candidate]],
    ends: tuple[Candidate, ...],
    starts: set[Candidate],
) -> bool:
    """Follow *gone*, were it true, along links and ends until nothing is new: is every start false, or some both?"""
    true, false, before = {gone}, set[Candidate](), -1
    while before != len(true) + len(false):
        before = len(true) + len(false)
        for link, one, two in pairs:
            for here, there in ((one, two), (two, one)):
                if link.kind == "strong" and here in false:
                    true.add(there)
                false.update(
                    {there} if any(excludes(position, node_of(known), node_of(there)) for known in true) else ()
                )
        for end in ends:
            false.update({end} if any(excludes(position, node_of(known), node_of(end)) for known in true) else ())
        false.update(one for one in starts if any(excludes(position, node_of(known), node_of(one)) for known in true))
    return starts <= false or bool(true & false)


def check_firework(position: Position, step: Step) -> None:
    """Check that with an elimination a digit has no place left in the houses, or the cells too few for the digits."""
    evidence, size = step.evidence, position.geometry.size
    cells = bits(evidence.cells)
    assert len(cells) == evidence.digits.bit_count() and set(evidence.houses) <= set(range(3 * size))
    for digit in bits(evidence.digits):
        assert not any(_fits(position, digit, corner, evidence.cells) for corner in _corners(step, digit))
    inside = {cell: position.cell_digits[cell] & evidence.digits for cell in cells}
    for corner in bits(evidence.fins) if evidence.restricted else ():
        own = evidence.restricted if corner == min(bits(evidence.fins)) else evidence.digits & ~evidence.restricted
        inside[corner] &= own
    for cell, value in step.eliminations:
        assert cell in inside and not inside[cell] >> (value - 1) & 1


def _corners(step: Step, digit: int) -> list[int]:
    corners = bits(step.evidence.fins)
    if not step.evidence.restricted:
        return corners
    return [corners[0] if step.evidence.restricted >> digit & 1 else corners[1]]


def _fits(position: Position, digit: int, corner: int, without: int) -> bool:
    """Report whether row and column of a *corner* can both have a *digit* outside the cells *without*."""
    geometry = position.geometry
    row, column, _ = sorted(geometry.houses_of[corner])
    masks, peers = geometry.house_masks, geometry.peer_masks
    open_cells = position.digit_cells[digit] & ~without
    assert digit + 1 not in [position.values[cell] for house in (row, column) for cell in geometry.houses[house].cells]
    return any(
        one == two or not peers[one] >> two & 1
        for one in bits(open_cells & masks[row])
        for two in bits(open_cells & masks[column])
    )


CHECKS = {
    "sk-loop": check_counted,
    "multi-sector-locked-sets": check_counted,
    "tridagon": check_tridagon,
    "impossible-pattern": check_impossible,
    "bivalue-oddagon": check_tridagon,
    "or-chain": check_or_chain,
    "or-whip": check_or_whip,
    "guardians": check_guardians,
    "symmetrical-placement": check_symmetrical,
    "chute-remote-pair": check_chute,
    "als-w-wing": check_als_bridge,
    "blossom-loop": check_blossom_loop,
    "firework-triple": check_firework,
    "firework-quad": check_firework,
}
