"""A net grown by the kernel is the net that Python grows: the same order, the same ways, the same clash."""

from tests.unit.engine.kernel.ways import webs

from pencilmark.engine.kernel.nine_consequences import POSITION
from pencilmark.engine.kernel.nine_layout import frame_of
from pencilmark.engine.kernel.nine_ways import write_web
from pencilmark.engine.kernel.nine_ways_memory import (
    CLASH,
    FALSE_ORDER,
    FALSE_WAYS,
    FALSES,
    JOBS,
    MASK,
    PAGES,
    STRIDE,
    TRUE_ORDER,
    TRUE_WAYS,
    TRUES,
    tables,
)
from pencilmark.engine.kernel.nine_ways_net import write_net
from pencilmark.engine.kernel.runtime import Instance, run
from pencilmark.engine.wasm import I32, Module, load
from pencilmark.human.sukaku.nets import dynamic_net


def grower() -> Instance:
    module = Module(PAGES)
    for at, content in tables():
        module.data(at, content)
    web, net = write_web(module), write_net(module)
    function = module.function("grow")
    function.do(web.call())
    function.do(net.call(load(I32, JOBS)))
    return run(module.binary())


def order(instance: Instance, count: int, at: int) -> list[int]:
    found = instance.read(at, 2 * int.from_bytes(instance.read(count, 4), "little"))
    return [int.from_bytes(found[i : i + 2], "little") for i in range(0, len(found), 2)]


def ways(instance: Instance, at: int, number: int, count: int) -> int:
    mask, stride = (int.from_bytes(instance.read(word, 4), "little") for word in (MASK, STRIDE))
    true, false = (int.from_bytes(instance.read(at + number * stride + part * mask, mask), "little") for part in (0, 1))
    return true | false << count


def test_nets_are_those_that_python_grows() -> None:
    instance, clashes = grower(), 0
    for web in webs(2):
        instance.write(POSITION, frame_of(web.grid.digits))
        for assumption in range(0, 2 * web.count, 7):
            instance.write(JOBS, assumption.to_bytes(4, "little"))
            instance.call("grow")
            net = dynamic_net(web, assumption >> 1, not assumption & 1)
            assert order(instance, TRUES, TRUE_ORDER) == net.true_order
            assert order(instance, FALSES, FALSE_ORDER) == net.false_order
            for one in net.true_order:
                assert ways(instance, TRUE_WAYS, one, web.count) == net.true_ways[one]
            for one in net.false_order:
                assert ways(instance, FALSE_WAYS, one, web.count) == net.false_ways[one]
            clash = int.from_bytes(instance.read(CLASH, 4), "little")
            assert clash == (net.clash.candidate + 1 if net.clash else 0)
            if net.clash:
                both = [ways(instance, at, clash - 1, web.count) for at in (TRUE_WAYS, FALSE_WAYS)]
                assert both == [net.clash.true_ways, net.clash.false_ways]
                clashes += 1
    assert clashes
