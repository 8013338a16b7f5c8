"""Places and who sees them, in the order of Sukaku Explainer; numbers in masks and nodes on ways."""

from tests.unit.engine.kernel.nets import NINE

from pencilmark.engine.kernel.nine_nets_memory import places, slot_of
from pencilmark.engine.kernel.nine_ways_memory import (
    BITS_AT,
    COMMON,
    HOUSE_AT,
    HOUSES_OF_AT,
    MASK,
    OTHERS_AT,
    PAGES,
    PEERS_OF_AT,
    PLACES,
    bit_of,
    count_nodes,
    digits_of,
    mark_number,
    numbers_of,
    places_of,
    tables,
)
from pencilmark.engine.kernel.runtime import run
from pencilmark.engine.wasm import I32, Module, constant
from pencilmark.human.sukaku import tables as t
from pencilmark.human.sukaku.wings import NEIGHBOURS


def test_what_is_around_a_place_stands_in_the_order_of_sukaku_explainer() -> None:
    memory = dict(tables())
    assert memory[HOUSE_AT] == b"".join(map(places, NINE.house_masks))
    for cell in range(81):
        place = slot_of(cell)
        assert memory[BITS_AT][16 * place :][:16] == places(1 << cell)
        assert [*memory[HOUSES_OF_AT][4 * place :][:3]] == [*t.HOUSES_OF[cell]]
        others = b"".join(places(mask) for _, mask in t.OTHERS_OF[cell])
        assert memory[OTHERS_AT][48 * place :][:48] == others
        assert [*memory[PEERS_OF_AT][20 * place :][:20]] == [slot_of(peer) for peer in NEIGHBOURS[cell]]


def test_loops_meet_what_masks_hold_and_nodes_are_counted() -> None:
    module = Module(PAGES)
    for at, content in tables():
        module.data(at, content)
    function = module.function("go")
    sums = [function.let(constant(I32, 0)) for _ in range(3)]
    function.store(I32, MASK, 16)
    for number in (3, 40, 77):
        mark_number(function, constant(I32, COMMON), function.let(constant(I32, number)))
    with numbers_of(function, constant(I32, COMMON), constant(I32, 16)) as number:
        sums[0] += number
    with digits_of(function, constant(I32, 0b100110)) as digit:
        sums[1] += digit
    with places_of(function, bit_of(constant(I32, 70))) as place:
        sums[2] += place
    for at, value in enumerate([*sums, count_nodes(function, constant(I32, COMMON))]):
        function.store(I32, PLACES + 4 * at, value)
    instance = run(module.binary())
    instance.call("go")
    assert [*instance.read(PLACES, 16)[::4]] == [120, 8, 70, 3]
