"""One driver for long work: what it tells, what it comes to, and how it is stopped."""

import re
from pathlib import Path

import pytest

from pencilmark.board.task import Budget, Cancelled, Running, Task, each, finished, heeding

PACKAGE = Path(__file__).parents[3] / "py" / "pencilmark"


def counting(most: int) -> Task[int, str]:
    number = 0
    try:
        for number in range(most):
            yield number
    except Cancelled:
        return f"stopped at {number}"
    return "all"


@pytest.mark.parametrize("most", [0, 1, 5])
def test_a_task_that_is_wanted_goes_to_its_end(most: int) -> None:
    task = Running(heeding(counting(most), lambda: False))
    assert (list(task), task.result) == (list(range(most)), "all")


@pytest.mark.parametrize("after", [1, 3])
def test_a_task_that_is_no_longer_wanted_is_told_so_at_its_next_yield(after: int) -> None:
    told: list[int] = []
    assert finished(heeding(counting(9), lambda: len(told) == after), told.append) == f"stopped at {after - 1}"
    assert told == list(range(after))


def test_a_task_that_knows_nothing_of_cancelling_ends_with_it() -> None:
    def working() -> Task[None, None]:
        while True:
            yield None

    with pytest.raises(Cancelled):
        finished(heeding(working(), lambda: True))


def test_nothing_else_steps_through_a_task_by_hand() -> None:
    found = [
        str(path.relative_to(PACKAGE))
        for path in sorted(PACKAGE.rglob("*.py"))
        if re.search(r"\bStopIteration\b|\.throw\(", path.read_text("utf-8"))
    ]
    assert found == ["board/task.py"]


@pytest.mark.parametrize(("every", "pauses"), [(1, 6), (4, 4), (5, 3), (7, 2), (21, 1), (22, 0)])
def test_a_list_pauses_each_time_that_enough_was_done(every: int, pauses: int) -> None:
    task = Running(each(str, range(1, 7), every, lambda item: item))
    assert (len(list(task)), task.result) == (pauses, ["1", "2", "3", "4", "5", "6"])
    assert len(list(each(str, range(40)))) == 2


@pytest.mark.parametrize(("nodes", "now", "is_spent"), [(99, 9.9, False), (100, 9.9, True), (99, 10.0, True)])
def test_a_budget_is_spent_with_its_last_node_or_at_its_last_second(nodes: int, now: float, is_spent: bool) -> None:
    times = iter([0.0, now, now])
    budget = Budget(nodes=100, seconds=10, clock=lambda: next(times))
    assert budget.is_spent(nodes) is is_spent


@pytest.mark.parametrize(("nodes", "capped"), [(5, 5), (100, 100), (101, 100)])
def test_a_capped_budget_ends_with_the_other(nodes: int, capped: int) -> None:
    now = [0.0]
    budget = Budget(nodes=100, seconds=10, clock=lambda: now[0]).capped(nodes)
    assert budget.is_spent(capped) and not budget.is_spent(capped - 1)
    now[0] = 10.0
    assert budget.is_spent(0)
