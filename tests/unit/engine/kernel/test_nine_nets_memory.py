"""Bits of vectors and slots of frames."""

from random import Random

from tests.unit.engine.kernel.nets import NINE, candidates, position, slots_of

from pencilmark.board.masks import bits, highest, lowest
from pencilmark.engine.kernel.nine_consequences import WORK
from pencilmark.engine.kernel.nine_layout import frame_of
from pencilmark.engine.kernel.nine_nets_memory import (
    FALLS,
    FRAME,
    GONE,
    PAGES,
    PLACES,
    add,
    each,
    has,
    highest_of,
    lowest_of,
    places,
    size_of,
    slot_of,
    tables,
    with_two,
    write_falls,
)
from pencilmark.engine.kernel.runtime import run
from pencilmark.engine.wasm import I32, I32X4, Module, constant, load


def test_size_and_ends_of_a_vector_are_those_of_its_mask() -> None:
    module, rng = Module(1), Random(1)
    function = module.function("measure")
    cells = function.let(load(I32X4, 16))
    for at, value in enumerate((size_of(cells), lowest_of(cells), highest_of(cells))):
        function.store(I32, 4 * at, value)
    instance = run(module.binary())
    for size in (1, 2, 5, 40):
        mask = sum(1 << bit for bit in rng.sample(range(128), size))
        instance.write(16, mask.to_bytes(16, "little"))
        instance.call("measure")
        found = instance.read(0, 12)
        ends = lowest(mask), highest(mask)
        assert [*found[::4]] == [size, *ends]


def test_slots_and_what_they_exclude_are_those_of_the_board() -> None:
    module = Module(PAGES)
    for at, content in tables():
        module.data(at, content)
    falls = write_falls(module)
    function = module.function("go")
    function.do(falls.call())
    function.store(I32X4, PLACES, with_two(function))
    with each(function, WORK) as slot, function.when(has(constant(I32, WORK), slot)):
        add(function, constant(I32, GONE), slot)
    instance, digits = run(module.binary()), position(5)
    instance.write(WORK, frame_of(digits))
    instance.call("go")
    assert instance.read(GONE, FRAME) == frame_of(digits)
    assert bits(int.from_bytes(frame_of(digits), "little")) == slots_of(digits)
    pairs = [cell for cell in range(81) if sum(mask >> cell & 1 for mask in digits) == 2]
    assert instance.read(PLACES, 16) == places(sum(1 << cell for cell in pairs))
    for digit, cell in candidates(digits)[::17]:
        excluded = [NINE.peer_masks[cell] if other == digit else 1 << cell for other in range(9)]
        assert instance.read(FALLS + slot_of(81 * digit + cell) * FRAME, FRAME) == frame_of(excluded)
