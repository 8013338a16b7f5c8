"""The kernel numbers candidates as a web does, and lists what each removes in the same order."""

from tests.unit.engine.kernel.ways import left_of, webs

from pencilmark.engine.kernel.nine_consequences import ALL_DIGITS, POSITION
from pencilmark.engine.kernel.nine_layout import frame_of
from pencilmark.engine.kernel.nine_nets_memory import slot_of
from pencilmark.engine.kernel.nine_ways import ways_module
from pencilmark.engine.kernel.nine_ways_memory import COUNT, GONE, SLOT, WEAK_AT
from pencilmark.engine.kernel.runtime import run


def test_numbers_and_what_goes_when_they_are_true_are_those_of_the_web() -> None:
    instance = run(ways_module())
    instance.write(ALL_DIGITS, b"\xff" * 16)
    for web in webs(2):
        instance.write(POSITION, frame_of(web.grid.digits))
        instance.call("begin")
        assert int.from_bytes(instance.read(COUNT, 4), "little") == web.count
        slots = [slot_of(bit).to_bytes(2, "little") for bit in web.board_bit]
        assert instance.read(SLOT, 2 * web.count) == b"".join(slots)
        for number, weak in enumerate(web.weak):
            start, end = (int.from_bytes(instance.read(WEAK_AT + 4 * at, 4), "little") for at in (number, number + 1))
            assert instance.read(start, end - start) == b"".join(other.to_bytes(2, "little") for other in weak)
        left = left_of(web, 0)
        instance.write(POSITION, frame_of(left.digits))
        instance.call("conclude")
        assert [*instance.read(GONE, web.count)] == [1 - (left.board >> bit & 1) for bit in web.board_bit]
