"""The module that finds least isomorphs, called without its driver; its laws are in `tests/property`."""

from random import Random

import pytest

from pencilmark.board.masks import bits
from pencilmark.engine.kernel import nine_canon_memory
from pencilmark.engine.kernel import nine_canon_memory as memory
from pencilmark.engine.kernel.nine_canon import canon_module
from pencilmark.engine.kernel.nine_canon_rows import write_permute
from pencilmark.engine.kernel.nine_canon_start import CONFLICT, write_read
from pencilmark.engine.kernel.runtime import Instance, run
from pencilmark.engine.wasm import I8X16, I32, I32X4, I64, Module, constant, load


@pytest.fixture(scope="module")
def instance() -> Instance:
    return run(canon_module())


def asked(instance: Instance, puzzles: list[bytes]) -> list[tuple[bytes, int]]:
    instance.write(memory.NUMBER, len(puzzles).to_bytes(4, "little"))
    instance.write(memory.PUZZLES, b"".join(puzzles))
    instance.call("leasts")
    cells = instance.read(memory.LEASTS, 81 * len(puzzles))
    numbers = memoryview(instance.read(memory.SYMMETRIES, 8 * len(puzzles))).cast("Q")
    return [(cells[81 * place : 81 * place + 81], number) for place, number in enumerate(numbers)]


def test_each_puzzle_of_a_full_batch_has_its_own_answer(instance):
    one = [bytes(place % 81) + b"\7" + bytes(80 - place % 81) for place in range(memory.BATCH)]
    assert set(asked(instance, one)) == {(bytes(80) + b"\1", 3_359_232 * 40320 // 81)}


def test_more_ways_than_there_is_room_for_are_no_answer(instance, monkeypatch):
    cyclic = bytes((3 * (row % 3) + row // 3 + column) % 9 + 1 for row in range(9) for column in range(9))
    monkeypatch.setattr(nine_canon_memory, "MOST", 53)
    small = run(canon_module())
    assert [number for _, number in asked(small, [cyclic, bytes(81)])] == [0, 3_359_232 * 362_880]
    assert asked(instance, [cyclic])[0][1] == 54


@pytest.fixture(scope="module")
def counter() -> Instance:
    module = Module(1)
    function = module.function("numbers")
    function.store(I64, 16, memory.key_of(load(I8X16, 0)))
    function.store(I32X4, 32, memory.by_stack(load(I8X16, 0)))
    return run(module.binary())


def numbers(counter: Instance, row: list[int], columns: list[int]) -> tuple[int, list[int]]:
    counter.write(0, bytes(name << 4 | column for name, column in zip(row, columns, strict=True)))
    counter.call("numbers")
    parts = counter.read(32, 12)
    return int.from_bytes(counter.read(16, 8), "little"), list(memoryview(parts).cast("I"))


def test_rows_and_stacks_compare_as_their_names_do_wherever_they_come_from(counter):
    rng = Random(4)
    rows = [[rng.randrange(start, 16) for _ in range(9)] for start in (0, 0, 13, 13) for _ in range(20)]
    found = [numbers(counter, row, rng.sample(range(9), 9)) for row in rows]
    assert sorted(rows) == [row for _, row in sorted(zip([key for key, _ in found], rows, strict=True))]
    cut = [row[3 * stack : 3 * stack + 3] for row in rows for stack in range(3)]
    lanes = [lane for _, three in found for lane in three]
    assert sorted(cut) == [part for _, part in sorted(zip(lanes, cut, strict=True))]


def test_orders_only_move_columns():
    swapped = (memory.within(stack, [2, 1, 0]) for stack in range(3))
    orders = [memory.FIRST_TWO, memory.LAST_TWO, memory.stacks([2, 0, 1]), *swapped]
    for order in orders:
        assert sorted(order) == list(range(16)) and order[9:] == list(range(9, 16))


def test_parts_of_memory_follow_each_other():
    parts = [memory.GRIDS, *memory.WAYS, memory.PUZZLES, memory.LEASTS, memory.SYMMETRIES, memory.PAGES << 16]
    assert parts == sorted(set(parts))


@pytest.fixture(scope="module")
def reader() -> Instance:
    module = Module(memory.PAGES)
    read = write_read(module)
    function = module.function("ask")
    function.store(I32, 0, read.call(constant(I32, memory.PUZZLES)))
    return run(module.binary())


def read(reader: Instance, givens: dict[int, int]) -> int:
    reader.write(memory.PUZZLES, bytes(givens.get(cell, 0) for cell in range(81)))
    reader.call("ask")
    return reader.read(0, 1)[0]


def rows(reader: Instance, address: int) -> set[int]:
    return set(bits(int.from_bytes(reader.read(address, 4), "little")))


@pytest.mark.parametrize("cells", [(1, 8), (2, 74), (60, 80)])
def test_equal_givens_in_a_row_column_or_box_are_in_conflict(reader, cells):
    assert read(reader, dict.fromkeys(cells, 9)) == CONFLICT
    assert read(reader, dict(zip(cells, (4, 9), strict=True))) == 2


def test_rows_and_columns_lie_in_memory_with_those_that_are_blank(reader):
    assert read(reader, {13: 5, 79: 2}) == 2
    assert reader.read(memory.GRIDS + 16, 9) == bytes((0, 0, 0, 0, 5, 0, 0, 0, 0))
    assert reader.read(memory.GRIDS + memory.GRID + 7 * 16, 9) == bytes((0, 0, 0, 0, 0, 0, 0, 0, 2))
    assert [rows(reader, memory.GRIDS + memory.BLANK), rows(reader, memory.GRIDS + memory.ONCE)] == [
        {0, 2, 3, 4, 5, 6, 7},
        {0, 1, 3, 6, 8},
    ]
    assert rows(reader, memory.GRIDS + memory.GRID + memory.BLANK) == {0, 1, 2, 3, 5, 6, 8}
    assert rows(reader, memory.GRIDS + memory.GRID + memory.ONCE) == {0, 3, 4, 6, 7}


@pytest.fixture(scope="module")
def permuter() -> Instance:
    module = Module(memory.PAGES)
    permute = write_permute(module)
    function = module.function("ask")
    function.store(I32, 8, permute.call(load(I32, 0), load(I32, 4)))
    return run(module.binary())


def orders(permuter: Instance, blank: int, row: tuple[int, ...]) -> list[bytes]:
    """List the orders after a row, in which 15 is a digit without a name; *blank* are the columns blank before it."""
    fresh = sum(1 << place for place, name in enumerate(row) if name == 15)
    permuter.write(memory.FOUND, bytes(name << 4 for name in row))
    permuter.write(0, blank.to_bytes(4, "little") + fresh.to_bytes(4, "little"))
    permuter.call("ask")
    end = int.from_bytes(permuter.read(8, 4), "little")
    found = permuter.read(memory.PERMUTED, end - memory.PERMUTED)
    return [found[at : at + 9] for at in range(0, len(found), 16)]


@pytest.mark.parametrize(
    ("blank", "row", "count"),
    [
        (0, (15,) * 9, 1),
        (0o777, (0, 0, 0, 0, 0, 0, 0, 0, 15), 1),
        (0o777, (0, 0, 15, 0, 0, 15, 0, 0, 15), 6),
        (0o777, (0, 0, 0, 0, 15, 15, 0, 15, 15), 8),
        (0o377, (0, 0, 15, 0, 0, 15, 15, 15, 1), 4),
        (0o377, (0, 0, 15, 0, 1, 15, 15, 15, 2), 2),
        (0o777, (15,) * 9, 1296),
    ],
)
def test_columns_that_a_row_leaves_alike_come_in_every_order(permuter, blank, row, count):
    found = orders(permuter, blank, row)
    assert len(found) == len(set(found)) == count
    assert {tuple(row[column] for column in order) for order in found} == {row}
