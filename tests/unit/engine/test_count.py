"""A count that remembers states, against the number of all solutions."""

from importlib import import_module

import pytest
from tests.unit.engine.fours import BLANK, puzzles

from pencilmark.engine.count import Counting

MODULE = import_module("pencilmark.engine.count")  # as an attribute of its package it is the question of that name


@pytest.mark.parametrize("memory", [1, 50_000])
def test_a_count_is_the_number_of_solutions_whatever_is_remembered(
    memory: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MODULE, "MEMORY", memory)
    for puzzle, solutions in puzzles(60):
        counting = Counting(puzzle)
        for _ in range(2):  # each call starts anew
            assert not any(counting)
            assert counting.count == len(solutions)
            assert puzzle.conflicts() or counting.share == pytest.approx(1)


def test_a_running_count_grows_and_pauses_after_so_many_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MODULE, "PULSE", 2)
    counting = Counting(BLANK)
    told = [(counting.nodes, counting.count, counting.share) for _ in counting]
    assert [nodes for nodes, _, _ in told] == list(range(2, counting.nodes + 1, 2)) and told == sorted(told)
    assert all(count <= 288 and 0 <= share < 1.001 for _, count, share in told)
