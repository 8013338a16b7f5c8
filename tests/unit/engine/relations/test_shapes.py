"""Sums of cells as variables: they have what their cells add up to, however these are filled."""

from random import Random

from tests.unit.engine.relations.settling import SETS, cases, settling

from pencilmark.board.boards import board
from pencilmark.board.masks import mask_of
from pencilmark.engine.relations.model import Model
from pencilmark.engine.relations.shapes import Shapes
from pencilmark.engine.relations.terms import Terms

EVERY = (1 << SETS) - 1
SIZES = ((3,), (2, 1), (3, 1), (2, 2), (1, 1, 1), (SETS - 1,), (SETS - 1,))
"""Cells that see each other and have one weight: of a group of all values but one it is known which is lacking."""


MOST = 62
"""Values that a sum may take to be a variable's places."""


def grouped(random: Random) -> list[tuple[int, list[int]]]:
    """Draw groups of cells, with their weights."""
    sizes, found, first = random.choice(SIZES), list[tuple[int, list[int]]](), 0
    for size in sizes:
        found.append((random.choice((1, 1, -1, -1, 2, -3, 4)), [*range(first, first + size)]))
        first += size
    return found


def test_a_variable_of_a_sum_is_what_the_cells_add_up_to() -> None:
    found = 0
    for random in cases(120):
        groups, constant = grouped(random), random.randint(-20, 20)
        count = sum(len(cells) for _, cells in groups)
        model = Model(count, SETS, EVERY, [EVERY] * count)
        model.peers += [mask_of(other for other in cells if other != cell) for _, cells in groups for cell in cells]
        shapes = Shapes(Terms(model, board("4")))
        term = shapes.added({cell: weight for weight, cells in groups for cell in cells}, constant)
        few, many = (
            [[*range(len(cells))] for _, cells in groups],
            [[*range(SETS)][-len(cells) :] for _, cells in groups],
        )
        least = [one if weight > 0 else other for (weight, _), one, other in zip(groups, few, many, strict=True)]
        most = [other if weight > 0 else one for (weight, _), one, other in zip(groups, few, many, strict=True)]
        low, high = total(groups, least) + constant, total(groups, most) + constant
        assert (term is not None) is (high - low < MOST)
        if term is None:
            continue
        found += 1
        assert term.number == low and model.domains[term.variable] == (1 << high - low + 1) - 1
        assert bool(shapes.lacking) is (count == SETS - 1 and abs(groups[0][0]) == 1)
        for filled in ([random.sample(range(SETS), len(cells)) for _, cells in groups], least, most):
            domains = [*(1 << value for one in filled for value in one), *model.domains[count:]]
            machine = settling()
            machine.put(Model(count, SETS, EVERY, domains, model.constraints, model.peers))
            left = machine.settled("everything", domains)
            assert left and left[term.variable] == {total(groups, filled) + constant - low}, (groups, filled)
    assert 40 < found < 120


def total(groups: list[tuple[int, list[int]]], filled: list[list[int]]) -> int:
    return sum(weight * sum(value + 1 for value in one) for (weight, _), one in zip(groups, filled, strict=True))
