"""Webs in the kernel: numbers of candidates, the same nets as in Python, what is found within, and why it holds."""

from struct import iter_unpack

from tests.unit.engine.kernel.nets import GRID, NINE
from tests.unit.engine.kernel.ways import cornered, left_of, webs

from pencilmark.engine.kernel import nine_ways_memory as memory
from pencilmark.engine.kernel.nine_consequences import ALL_DIGITS, POSITION
from pencilmark.engine.kernel.nine_layout import frame_of
from pencilmark.engine.kernel.nine_nets_memory import HALVES, places, slot_of
from pencilmark.engine.kernel.nine_ways import ways_module, write_web
from pencilmark.engine.kernel.nine_ways_net import write_net
from pencilmark.engine.kernel.runtime import Instance, run
from pencilmark.engine.wasm import I32, Module, constant, load
from pencilmark.human.sukaku import tables as t
from pencilmark.human.sukaku.forcing import Assumptions
from pencilmark.human.sukaku.growing import dynamic_net
from pencilmark.human.sukaku.nested import DYNAMIC, conclusions_of_nets, dynamic_conclusions
from pencilmark.human.sukaku.web import Web
from pencilmark.human.sukaku.wings import NEIGHBOURS


def test_numbers_and_what_goes_when_they_are_true_are_those_of_the_web() -> None:
    instance = run(ways_module())
    instance.write(ALL_DIGITS, b"\xff" * 16)
    for web in webs(2):
        instance.write(POSITION, frame_of(web.grid.digits))
        instance.call("begin")
        assert int.from_bytes(instance.read(memory.COUNT, 4), "little") == web.count
        slots = [slot_of(bit).to_bytes(2, "little") for bit in web.board_bit]
        assert instance.read(memory.SLOT, 2 * web.count) == b"".join(slots)
        for number, weak in enumerate(web.weak):
            ends = (instance.read(memory.WEAK_AT + 4 * at, 4) for at in (number, number + 1))
            start, end = (int.from_bytes(one, "little") for one in ends)
            assert instance.read(start, end - start) == b"".join(other.to_bytes(2, "little") for other in weak)
        left = left_of(web, 0)
        instance.write(POSITION, frame_of(left.digits))
        instance.call("conclude")
        assert [*instance.read(memory.GONE, web.count)] == [1 - (left.board >> bit & 1) for bit in web.board_bit]


def test_what_an_earlier_web_led_to_is_forgotten() -> None:
    used = run(ways_module())
    for web in webs(2):
        for instance in (used, alone := run(ways_module())):
            instance.write(ALL_DIGITS, b"\xff" * 16)
            instance.write(POSITION, frame_of(web.grid.digits))
            instance.call("begin")
        assert used.read(memory.BASE, 2 * HALVES * web.count) == alone.read(memory.BASE, 2 * HALVES * web.count)


def test_the_surroundings_of_a_place_are_in_the_order_of_sukaku_explainer() -> None:
    tabled = dict(memory.tables())
    assert tabled[memory.HOUSE_AT] == b"".join(map(places, NINE.house_masks))
    for cell in range(81):
        place = slot_of(cell)
        assert tabled[memory.BITS_AT][16 * place :][:16] == places(1 << cell)
        assert [*tabled[memory.HOUSES_OF_AT][4 * place :][:3]] == [*t.HOUSES_OF[cell]]
        others = b"".join(places(mask) for _, mask in t.OTHERS_OF[cell])
        assert tabled[memory.OTHERS_AT][48 * place :][:48] == others
        assert [*tabled[memory.PEERS_OF_AT][20 * place :][:20]] == [slot_of(peer) for peer in NEIGHBOURS[cell]]


def test_loops_meet_what_masks_hold_and_nodes_are_counted() -> None:
    module = Module(memory.PAGES)
    for at, content in memory.tables():
        module.data(at, content)
    function = module.function("go")
    sums = [function.let(constant(I32, 0)) for _ in range(3)]
    function.store(I32, memory.MASK, 16)
    for number in (3, 40, 77):
        memory.mark_number(function, constant(I32, memory.COMMON), function.let(constant(I32, number)))
    with memory.numbers_of(function, constant(I32, memory.COMMON), constant(I32, 16)) as number:
        sums[0] += number
    with memory.digits_of(function, constant(I32, 0b100110)) as digit:
        sums[1] += digit
    with memory.places_of(function, memory.bit_of(constant(I32, 70))) as place:
        sums[2] += place
    for at, value in enumerate([*sums, memory.count_nodes(function, constant(I32, memory.COMMON))]):
        function.store(I32, memory.PLACES + 4 * at, value)
    instance = run(module.binary())
    instance.call("go")
    assert [*instance.read(memory.PLACES, 16)[::4]] == [120, 8, 70, 3]


def grower() -> Instance:
    module = Module(memory.PAGES)
    for at, content in memory.tables():
        module.data(at, content)
    web, net = write_web(module), write_net(module)
    function = module.function("grow")
    function.do(web.call())
    function.do(net.call(load(I32, memory.JOBS)))
    return run(module.binary())


def order(instance: Instance, count: int, at: int) -> list[int]:
    found = instance.read(at, 2 * int.from_bytes(instance.read(count, 4), "little"))
    return [int.from_bytes(found[i : i + 2], "little") for i in range(0, len(found), 2)]


def ways(instance: Instance, at: int, number: int, count: int) -> int:
    mask, stride = (int.from_bytes(instance.read(word, 4), "little") for word in (memory.MASK, memory.STRIDE))
    true, false = (int.from_bytes(instance.read(at + number * stride + part * mask, mask), "little") for part in (0, 1))
    return true | false << count


def test_nets_are_those_that_python_grows() -> None:
    """Two that rise at once clash only where a corner is false, and its row and column want its box for themselves."""
    instance, clashes, corner = grower(), 0, cornered()
    some = [(web, range(0, 2 * web.count, 7)) for web in webs(2)]
    for web, assumptions in [*some, (corner, [2 * corner.number[0, GRID[0]] + 1])]:
        instance.write(POSITION, frame_of(web.grid.digits))
        for assumption in assumptions:
            instance.write(memory.JOBS, assumption.to_bytes(4, "little"))
            instance.call("grow")
            net = dynamic_net(web, assumption >> 1, not assumption & 1)
            assert order(instance, memory.TRUES, memory.TRUE_ORDER) == net.true_order
            assert order(instance, memory.FALSES, memory.FALSE_ORDER) == net.false_order
            for one in net.true_order:
                assert ways(instance, memory.TRUE_WAYS, one, web.count) == net.true_ways[one]
            for one in net.false_order:
                assert ways(instance, memory.FALSE_WAYS, one, web.count) == net.false_ways[one]
            clash = int.from_bytes(instance.read(memory.CLASH, 4), "little")
            assert clash == (net.clash.candidate + 1 if net.clash else 0)
            if net.clash:
                both = [ways(instance, at, clash - 1, web.count) for at in (memory.TRUE_WAYS, memory.FALSE_WAYS)]
                assert both == [net.clash.true_ways, net.clash.false_ways]
                clashes += 1
    assert clashes > 1 and net.clash and net.clash.candidate in net.true_order


def test_findings_are_those_of_a_search_of_all_nets() -> None:
    instance, ranks = run(ways_module()), set[int]()
    instance.write(ALL_DIGITS, b"\xff" * 16)
    for web in webs(2):
        left = Web(left_of(web, 3))
        search = Assumptions(left, DYNAMIC._replace(grow=dynamic_net), every=True)
        for cell, digits in enumerate(left.grid.cells):
            if digits.bit_count() > 1:
                search.cell(cell)
        expected = [
            (number, found.on, found.size, found.rank)
            for found in search.every.values()
            for number in [web.number[left.cell[found.candidate], left.digit[found.candidate]]]
        ]
        for digits, call in ((web.grid.digits, "begin"), (left.grid.digits, "conclude")):
            instance.write(POSITION, frame_of(digits))
            instance.call(call)
        rows = enumerate(iter_unpack("<4I", instance.read(memory.FOUND, 32 * web.count)))
        found = sorted((order, one >> 1, not one & 1, known) for one, (known, order, _, _) in rows if known)
        assert [(number, on, known >> 3, known & 7) for _, number, on, known in found] == expected
        ranks |= {known & 7 for *_, known in found}
    assert len(ranks) > 1


def test_conclusions_rest_on_the_same_candidates_and_equal_chains_have_equal_keys() -> None:
    same: dict[object, object] = {}
    for web in webs(2):
        for number in (0, 7, 14):
            left = left_of(web, number)
            quick, slow = list(dynamic_conclusions(web, left)), list(conclusions_of_nets(web, left))
            assert [one[:3] for one in quick] == [one[:3] for one in slow]
            for one, other in zip(quick, slow, strict=True):
                assert same.setdefault((web, one[3]), other[3]) == other[3]
    assert same and len({(web, key) for (web, _), key in zip(same, same.values(), strict=True)}) == len(same)
