"""The module of least isomorphs, asked without its driver; its laws are in `tests/property`."""

import pytest

from pencilmark.board.errors import Unavailable
from pencilmark.engine.kernel import nine_canon_rows
from pencilmark.engine.kernel.nine_canon import canon_module
from pencilmark.engine.kernel.nine_canon_memory import BATCH, LEASTS, NUMBER, PUZZLES, SYMMETRIES
from pencilmark.engine.kernel.runtime import Instance, run


@pytest.fixture(scope="module")
def instance() -> Instance:
    try:
        return run(canon_module())
    except Unavailable:
        pytest.skip("needs WebAssembly")


def asked(instance: Instance, puzzles: list[bytes]) -> list[tuple[bytes, int]]:
    instance.write(NUMBER, len(puzzles).to_bytes(4, "little"))
    instance.write(PUZZLES, b"".join(puzzles))
    instance.call("leasts")
    cells = instance.read(LEASTS, 81 * len(puzzles))
    numbers = memoryview(instance.read(SYMMETRIES, 8 * len(puzzles))).cast("Q")
    return [(cells[81 * place : 81 * place + 81], number) for place, number in enumerate(numbers)]


def test_each_puzzle_of_a_full_batch_has_its_own_answer(instance):
    one = [bytes(place % 81) + b"\7" + bytes(80 - place % 81) for place in range(BATCH)]
    assert set(asked(instance, one)) == {(bytes(80) + b"\1", 3_359_232 * 40320 // 81)}


def test_more_ways_than_there_is_room_for_are_no_answer(instance, monkeypatch):
    cyclic = bytes((3 * (row % 3) + row // 3 + column) % 9 + 1 for row in range(9) for column in range(9))
    monkeypatch.setattr(nine_canon_rows, "MOST", 53)
    small = run(canon_module())
    assert [number for _, number in asked(small, [cyclic, bytes(81)])] == [0, 3_359_232 * 362_880]
    assert asked(instance, [cyclic])[0][1] == 54
