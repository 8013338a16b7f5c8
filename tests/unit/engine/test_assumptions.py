"""What follows within a net holds in its solution, and other positions do not disturb it."""

from tests.unit.engine.kernel.nets import GRID, by_patterns, candidates, position, without_singles
from tests.unit.engine.kernel.ways import left_of, webs

from pencilmark.board.task import finished
from pencilmark.engine.assumptions import CHAINS, NESTED, Closures, Ways, mark
from pencilmark.engine.kernel.nine_nets import nets_module
from pencilmark.engine.kernel.nine_ways import ways_module
from pencilmark.engine.kernel.runtime import run


def grown(grower: Closures, digits: list[int], level: int) -> list[int | None]:
    finished(grower.grow(digits, level))
    return grower.marks([81 * digit + cell for digit, cell in candidates(digits)], level)


def test_what_holds_in_a_solution_is_never_refuted_and_each_level_says_more() -> None:
    grower = Closures(run(nets_module()))
    for digits in without_singles(1):
        all_of = candidates(digits)
        true = [81 * digit + cell for digit, cell in all_of if GRID[cell] == digit]
        false = [81 * digit + cell for digit, cell in all_of if GRID[cell] != digit]
        wrong, holds = (
            mark(false, true),
            [on == (GRID[cell] == digit) for digit, cell in all_of for on in (True, False)],
        )
        below = [0] * len(holds)
        for level in range(NESTED + 1):
            marks = grown(grower, digits, level)
            for said, less, held in zip(marks, below, holds, strict=True):
                assert not held or (said is not None and not said & wrong)
                assert said is None or not less & ~said
            below = [-1 if said is None else said for said in marks]


def test_nets_grown_in_the_pauses_of_others_disturb_nothing() -> None:
    first, second = without_singles(2)
    alone = [grown(Closures(run(nets_module())), digits, CHAINS) for digits in (first, second)]
    grower = Closures(run(nets_module()))
    task = grower.grow(first, CHAINS)
    for _ in range(60):
        next(task)
    assert grown(grower, second, CHAINS) == alone[1]
    finished(task)
    assert grown(grower, first, CHAINS) == alone[0]


def test_a_position_has_patterns_where_they_take_something() -> None:
    grower = Closures(run(nets_module()))
    positions = [position(seed, few, many) for seed in range(4) for few, many in ((2, 4), (5, 6), (7, 8))]
    said = [grower.has_patterns(digits) for digits in positions]
    assert said == [bool(by_patterns(digits)) for digits in positions]
    assert len(set(said)) == 2


def test_conclusions_hold_in_the_solution_wherever_it_is_left() -> None:
    tried = 0
    quick = Ways(run(ways_module()))
    web, other = webs(2)
    for number in range(4):
        left = left_of(web, number)
        if not all(left.cells[cell] >> digit & 1 for cell, digit in enumerate(GRID)):
            continue
        found = quick.conclude(web.grid.digits, left.digits)
        assert found == sorted(found)
        assert all(on == (GRID[web.cell[number]] == web.digit[number]) for _, _, _, number, on, _, _ in found)
        quick.conclude(other.grid.digits, other.grid.digits)
        assert quick.conclude(web.grid.digits, left.digits) == found
        tried += len(found)
    assert tried
