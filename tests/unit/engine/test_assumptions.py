"""What follows within a net holds in its solution, and other positions do not disturb it."""

from tests.unit.engine.kernel.nets import (
    GRID,
    Candidate,
    alternatives,
    by_patterns,
    candidates,
    position,
    sees,
    without_singles,
)
from tests.unit.engine.kernel.ways import left_of, webs

from pencilmark.board.masks import mask_of
from pencilmark.board.task import finished
from pencilmark.engine.assumptions import CHAINS, NESTED, Closures, Ways, consequences, mark
from pencilmark.engine.kernel.nine_nets import nets_module
from pencilmark.engine.kernel.nine_ways import ways_module
from pencilmark.engine.kernel.runtime import run


def grown(grower: Closures, digits: list[int], level: int) -> list[int | None]:
    finished(grower.grow(digits, level))
    return grower.marks([81 * digit + cell for digit, cell in candidates(digits)], level)


def test_what_holds_in_a_solution_is_never_refuted_and_each_level_says_more() -> None:
    grower = Closures(run(nets_module()))
    for digits in without_singles(2)[1:]:  # in the first, patterns find all that there is to find
        all_of = candidates(digits)
        true = [81 * digit + cell for digit, cell in all_of if GRID[cell] == digit]
        false = [81 * digit + cell for digit, cell in all_of if GRID[cell] != digit]
        wrong, holds = (
            mark(false, true),
            [on == (GRID[cell] == digit) for digit, cell in all_of for on in (True, False)],
        )
        below, told = [0] * len(holds), list[int]()
        for level in range(NESTED + 1):
            marks = grown(grower, digits, level)
            for said, less, held in zip(marks, below, holds, strict=True):
                assert not held or (said is not None and not said & wrong)
                assert said is None or not less & ~said
            below = [-1 if said is None else said for said in marks]
            told.append(sum(said.bit_count() for said in marks if said))
            assert told == sorted({*told})


def test_nets_grown_in_the_pauses_of_others_disturb_nothing() -> None:
    first, second = without_singles(2)
    alone = [grown(Closures(run(nets_module())), digits, CHAINS) for digits in (first, second)]
    grower = Closures(run(nets_module()))
    task = grower.grow(first, CHAINS)
    for _ in range(60):
        next(task)
    assert grown(grower, second, CHAINS) == alone[1]
    finished(task)
    assert grower.marks([81 * digit + cell for digit, cell in candidates(first)], CHAINS) == alone[0]
    assert grown(grower, second, CHAINS) == alone[1]


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


def test_a_mark_has_a_bit_of_its_own_for_each_candidate_true_and_false() -> None:
    single = [mark([bit], []) for bit in range(729)] + [mark([], [bit]) for bit in range(729)]
    assert len(set(single)) == 1458 and {one.bit_count() for one in single} == {1}
    assert mark(range(729), range(729)) == sum(single)


def followed(digits: list[int], assumed: Candidate, on: bool) -> tuple[set[Candidate], set[Candidate]] | None:
    """Follow an assumption by singles: what becomes true and what false; None if something is left without a place."""
    left, true = {*candidates(digits)} - ({assumed} if not on else set()), {assumed} if on else set[Candidate]()
    before = -1
    while before != len(left) + 1000 * len(true):
        before = len(left) + 1000 * len(true)
        left = {one for one in left if not any(sees(one, other) for other in true)}
        groups = alternatives([mask_of(cell for digit, cell in left if digit == own) for own in range(9)])
        if not all(groups):
            return None
        true |= {group[0] for group in groups if len(group) == 1}
    return true, {*candidates(digits)} - left


def test_consequences_are_what_singles_lead_to() -> None:
    follow, refuted = consequences(), 0
    assert follow
    for digits in without_singles(1):
        some, alive = candidates(digits)[::60], mark(*[[81 * digit + cell for digit, cell in candidates(digits)]] * 2)
        marks = follow.of(digits, [81 * digit + cell for digit, cell in some])
        of_one = follow.of(digits, [81 * digit + cell for digit, cell in some], one_digit=True)
        for number, (said, less) in enumerate(zip(marks, of_one, strict=True)):
            found = followed(digits, some[number // 2], number % 2 == 0)
            wanted = found and mark(*[[81 * digit + cell for digit, cell in part] for part in found])
            assert (said and said & alive) == wanted
            assert said is None or (less is not None and not less & ~said)
            refuted += said is None
    assert refuted
