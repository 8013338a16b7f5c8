"""Columns that a row leaves alike: all their orders are followed, each once."""

import pytest

from pencilmark.board.errors import Unavailable
from pencilmark.engine.kernel.nine_canon_memory import FOUND, PAGES, PERMUTED
from pencilmark.engine.kernel.nine_canon_rows import write_permute
from pencilmark.engine.kernel.runtime import Instance, run
from pencilmark.engine.wasm import I32, Module, load


@pytest.fixture(scope="module")
def instance() -> Instance:
    module = Module(PAGES)
    permute = write_permute(module)
    function = module.function("ask")
    function.store(I32, 8, permute.call(load(I32, 0), load(I32, 4)))
    try:
        return run(module.binary())
    except Unavailable:
        pytest.skip("needs WebAssembly")


def orders(instance: Instance, blank: int, row: tuple[int, ...]) -> list[bytes]:
    """List the orders after a row, 15 for a digit without a name; *blank* are the columns blank before it."""
    fresh = sum(1 << place for place, name in enumerate(row) if name == 15)
    instance.write(FOUND, bytes(name << 4 for name in row))
    instance.write(0, blank.to_bytes(4, "little") + fresh.to_bytes(4, "little"))
    instance.call("ask")
    end = int.from_bytes(instance.read(8, 4), "little")
    found = instance.read(PERMUTED, end - PERMUTED)
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
def test_columns_that_a_row_leaves_alike_come_in_every_order(instance, blank, row, count):
    found = orders(instance, blank, row)
    assert len(found) == len(set(found)) == count
    assert {tuple(row[column] for column in order) for order in found} == {row}
