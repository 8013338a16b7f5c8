"""The memory of the module that grows nets: bits and frames, slots, and parts that do not overlap."""

from itertools import pairwise
from random import Random

from tests.unit.engine.kernel import nets

from pencilmark.board.masks import bits, highest, lowest
from pencilmark.engine.kernel import nine_nets_memory as memory
from pencilmark.engine.kernel.nine_consequences import RECORD, WORK
from pencilmark.engine.kernel.nine_layout import frame_of
from pencilmark.engine.kernel.runtime import run
from pencilmark.engine.wasm import I32, I32X4, Module, constant, load


def test_size_and_ends_of_a_vector_are_those_of_its_mask() -> None:
    module, rng = Module(1), Random(1)
    function = module.function("measure")
    cells = function.let(load(I32X4, 16))
    for at, value in enumerate((memory.size_of(cells), memory.lowest_of(cells), memory.highest_of(cells))):
        function.store(I32, 4 * at, value)
    instance = run(module.binary())
    for size in (1, 2, 5, 40):
        mask = sum(1 << bit for bit in rng.sample(range(128), size))
        instance.write(16, mask.to_bytes(16, "little"))
        instance.call("measure")
        found = instance.read(0, 12)
        ends = lowest(mask), highest(mask)
        assert [*found[::4]] == [size, *ends]


def test_parts_of_memory_follow_each_other_with_room_for_all_that_they_hold() -> None:
    frame, slots = memory.FRAME, memory.SLOTS
    parts = [
        (memory.REMOVED, frame),
        (memory.GONE, frame),
        (memory.OUTER_WORK, frame),
        (memory.OUTER_KNOWN, frame),
        (memory.ACCUMULATED, 2 * frame),
        (memory.HAS_INNER, 4),
        (memory.FOUND, 4),
        (memory.PLACES, 16),
        (memory.HOUSES_AT, 27 * 16),
        (memory.CROSSING_AT, 2 * 128 * 16),
        (memory.PEERS_AT, 128 * 16),
        (memory.LEADING, 4 * 736),
        (memory.LEADS, frame),
        (memory.CLOSED, frame),
        (memory.SEEN, frame),
        (memory.FALLS, slots * frame),
        (memory.ROWS, slots * 2 * frame),
        (memory.INNER, 2 * slots * 2 * frame),
        (memory.RECORDS, memory.LEVELS * 2 * slots * RECORD),
        (memory.DIGITS_OF, 2 * 128),
        (memory.BASES, 16),
        (memory.ABLE, 16),
        (memory.EXCLUDERS, 16),
        (memory.THIRDS, 16),
        (memory.MASKS, 2 * 81),
        (memory.PAGES << 16, 0),
    ]
    for (at, size), (following, _) in pairwise(parts):
        assert at + size <= following


def test_slots_and_what_they_exclude_are_those_of_the_board() -> None:
    module = Module(memory.PAGES)
    for at, content in memory.tables():
        module.data(at, content)
    falls = memory.write_falls(module)
    function = module.function("go")
    function.do(falls.call())
    function.store(I32X4, memory.PLACES, memory.with_two(function))
    with memory.each(function, WORK) as slot, function.when(memory.has(constant(I32, WORK), slot)):
        memory.add(function, constant(I32, memory.GONE), slot)
    instance, digits = run(module.binary()), nets.position(5)
    instance.write(WORK, frame_of(digits))
    instance.call("go")
    assert instance.read(memory.GONE, memory.FRAME) == frame_of(digits)
    assert bits(int.from_bytes(frame_of(digits), "little")) == nets.slots_of(digits)
    pairs = [cell for cell in range(81) if sum(mask >> cell & 1 for mask in digits) == 2]
    assert instance.read(memory.PLACES, 16) == memory.places(sum(1 << cell for cell in pairs))
    for digit, cell in nets.candidates(digits)[::17]:
        excluded = [nets.NINE.peer_masks[cell] if other == digit else 1 << cell for other in range(9)]
        place = memory.FALLS + memory.slot_of(81 * digit + cell) * memory.FRAME
        assert instance.read(place, memory.FRAME) == frame_of(excluded)
