"""Nets in the kernel: links walked one by one, patterns by their definitions, nets within nets."""

from functools import reduce
from itertools import chain
from operator import and_

import pytest
from tests.unit.engine.kernel import nets

from pencilmark.board.masks import mask_of
from pencilmark.board.task import finished
from pencilmark.engine.assumptions import NESTED, Closures, closures, consequences, mark
from pencilmark.engine.kernel import nine_nets_memory as memory
from pencilmark.engine.kernel.nine_consequences import RECORD, write_settle
from pencilmark.engine.kernel.nine_layout import frame_of
from pencilmark.engine.kernel.nine_nets import nets_module, write_inner
from pencilmark.engine.kernel.nine_nets_links import write_agree, write_links
from pencilmark.engine.kernel.nine_nets_patterns import write_patterns
from pencilmark.engine.kernel.runtime import run
from pencilmark.engine.wasm import I32, constant


def placed(digits: list[int]) -> list[int]:
    """Place all singles, each of which holds in GRID: nothing is left in their cells, nor of what they see."""
    while singles := {group[0] for group in nets.alternatives(digits) if len(group) == 1}:
        left = [one for one in nets.candidates(digits) if not any(one == it or nets.sees(one, it) for it in singles)]
        digits = [mask_of(cell for digit, cell in left if digit == own) for own in range(9)]
    return digits


def test_nets_that_go_on_end_where_new_ones_end() -> None:
    going, filled = Closures(run(nets_module())), 0
    (now,) = nets.without_singles(1)
    for step, (digit, cell) in enumerate(nets.candidates(now)[::11]):
        cells = len({c for _, c in nets.candidates(now)})
        now = placed([mask & ~(1 << cell) if d == digit != nets.GRID[cell] else mask for d, mask in enumerate(now)])
        level, new = step % 4, Closures(run(nets_module()))
        numbers = [81 * d + c for d, c in nets.candidates(now)]
        finished(chain(going.grow(now, level), new.grow(now, level)))
        for depth in range(level + 1):
            assert going.marks(numbers, depth) == new.marks(numbers, depth)
        filled += len({c for _, c in nets.candidates(now)}) < cells
    assert filled > 2


Node = tuple[nets.Candidate, bool]
Links = dict[nets.Candidate, set[nets.Candidate]]


def reached(start: nets.Candidate, weak: Links, strong: Links) -> set[Node]:
    """Walk all single links from a candidate that is true."""
    found, waiting = {(start, True)}, [(start, True)]
    while waiting:
        one, on = waiting.pop()
        fresh = {(other, not on) for other in (weak if on else strong)[one]} - found
        found |= fresh
        waiting += fresh
    return found


@pytest.mark.parametrize("level", [2, 3])
def test_links_take_what_walking_them_takes(level: int) -> None:
    instance = nets.harness(lambda module: write_links(module, write_agree(module)).call(constant(I32, level)))
    taken = 0
    for seed in range(3):
        digits = nets.position(seed, many=3)
        groups = nets.alternatives(digits)
        every = nets.candidates(digits)
        weak = {one: {other for other in every if nets.sees(one, other)} for one in every}
        pairs = [set(group) for group in groups if len(group) == 2]
        strong = {one: {other for pair in pairs if one in pair for other in pair - {one}} for one in weak}
        reach = {one: reached(one, weak, strong) for one in weak}
        expected = {one for one, nodes in reach.items() if (one, False) in nodes}
        for group in groups if level == 3 else ():
            common = set.intersection(*(reach[one] for one in group)) if len(group) > 2 else set[Node]()
            expected |= {one for one, on in common if not on}
            expected |= {other for other in reach for one, on in common if on and one[1] == other[1] and one != other}
        assert nets.struck(instance, digits) == expected
        taken += len(expected)
    assert taken


def test_patterns_take_what_their_definitions_say() -> None:
    instance, taken = nets.harness(lambda module: write_patterns(module).call()), 0
    for seed in range(60):
        digits = nets.position(seed, many=3 + seed % 4)
        expected = nets.by_patterns(digits)
        assert nets.struck(instance, digits) == expected
        taken += len(expected)
    assert taken


def test_what_singles_lead_to_in_all_cases_goes_within_a_net() -> None:
    follow = consequences()
    instance = nets.harness(lambda module: write_inner(module, write_settle(module), write_agree(module)).call())
    assert follow
    for digits in nets.without_singles(2):
        every = nets.candidates(digits)
        for digit, cell in every:
            own = frame_of([1 << cell if other == digit else 0 for other in range(9)])
            falls = frame_of([nets.NINE.peer_masks[cell] if other == digit else 1 << cell for other in range(9)])
            record = memory.RECORDS + 2 * memory.slot_of(81 * digit + cell) * RECORD
            instance.write(record, bytes(16) + own + falls)
            instance.write(record + RECORD, bytes(16 + memory.FRAME) + own)
        instance.write(memory.HAS_INNER, bytes(4))
        marks = follow.of(digits, [81 * digit + cell for digit, cell in every])
        cases = [[*pair] for pair in zip(marks[::2], marks[1::2], strict=True)]
        true = dict(zip(every, marks[::2], strict=True))
        cases += [[true[one] for one in group] for group in nets.alternatives(digits)]
        led = [reduce(and_, [mark for mark in case if mark is not None], -1) for case in cases]
        false = {one: mark([], [81 * one[0] + one[1]]) for one in every}
        expected = {one for one in every if true[one] is None or any(ends & false[one] for ends in led)}
        gone = nets.struck(instance, digits)
        assert expected <= gone and not any(nets.GRID[cell] == digit for digit, cell in gone)
        assert expected - {one for one in every if true[one] is None}


def test_nothing_follows_from_assuming_what_a_net_has_left() -> None:
    grower, follow = closures(), consequences()
    assert grower and follow
    rested = 0
    for digits in nets.without_singles(2)[1:]:
        finished(grower.grow(digits, NESTED))
        bits = [81 * digit + cell for digit, cell in nets.candidates(digits)]
        ends = grower.marks(bits, NESTED)
        for end in [end for end in ends[::9] if end is not None]:
            gone = [bit for bit in bits if end & mark([], [bit])]
            left = [mask & ~sum(1 << bit % 81 for bit in gone if bit // 81 == d) for d, mask in enumerate(digits)]
            open_ = [81 * d + c for group in nets.alternatives(left)[:81] if len(group) > 1 for d, c in group]
            marks = follow.of(left, open_)
            assert None not in marks
            assert not any((one or 0) & (other or 0) for one, other in zip(marks[::2], marks[1::2], strict=True))
            by = dict(zip(open_, [one or 0 for one in marks[::2]], strict=True))
            for group in nets.alternatives(left):
                here = [by[81 * d + c] for d, c in group if 81 * d + c in by]
                assert len(group) < 2 or len(here) < len(group) or not reduce(and_, here)
            rested += 1
    assert rested
