"""What is said about a clue outside the grid is what trying every row of digits finds."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pencilmark.board.boards import board
from pencilmark.board.model import Position, Puzzle, Step
from pencilmark.human.explain.outside import numbered_room, sandwich, skyscraper, x_sum
from pencilmark.human.telling.case import Case
from pencilmark.rules.variants.definition import Clue

TOP = 5
ROWS = list(permutations(range(1, TOP + 1)))
LINE = tuple(range(TOP))


def case_of(masks: list[int]) -> Case:
    """Make a case on a board whose first row has these candidates."""
    puzzle = Puzzle(board("5"), (0,) * 25, None, (*masks, *(31,) * 20))
    return Case(Position.of(puzzle), Step("clue-cases"))


def between(row: tuple[int, ...]) -> int:
    first, last = sorted((row.index(1), row.index(TOP)))
    return sum(row[first + 1 : last])


def names(case: Case, cells: set[int]) -> list[str]:
    return [case.cell(cell) for cell in sorted(cells)]


MASKS = st.lists(st.integers(0, 31).map(lambda mask: mask | 4), min_size=TOP, max_size=TOP)


@given(MASKS, st.integers(0, 9), st.integers(0, TOP - 1))
def test_the_ends_of_a_sandwich_are_those_of_some_row(masks: list[int], total: int, cell: int) -> None:
    case, clue = case_of(masks), Clue("sandwich", (total,), (LINE,))
    rows = [row for row in ROWS if between(row) == total]
    for value, other in ((1, TOP), (TOP, 1)):
        ends = {row.index(other) for row in rows if row[cell] == value}
        able = {end for end in ends if masks[end] >> other - 1 & 1}
        said = sandwich(case, clue, cell, value)
        assert said
        kind = "between" if able else "cannot-be" if ends else "no-room"
        assert said.id == f"outside-sandwich-{kind}" and said.values.get("ends", []) == names(case, able or ends)
    pairs = {
        (min(first, last), max(first, last))
        for first, last in ((row.index(1), row.index(TOP)) for row in rows)
        if masks[first] & 1 and masks[last] >> TOP - 1 & 1
    }
    told = sandwich(case, clue, cell, 3)
    assert bool(told) is (0 < len(pairs) <= 3)
    if told:
        said_pairs = [(pair.values["one"], pair.values["other"]) for pair in told.values["pairs"]]
        assert said_pairs == [tuple(names(case, set(pair))) for pair in sorted(pairs)]


@given(MASKS, st.integers(1, TOP), st.integers(0, TOP - 1))
def test_a_numbered_room_has_its_number_where_the_first_digit_can_point(
    masks: list[int], number: int, cell: int
) -> None:
    case, clue = case_of(masks), Clue("numbered-room", (number,), (LINE,))
    able = lambda row: all(masks[at] >> row[at] - 1 & 1 for at in (0, row[0] - 1))  # noqa: E731
    rooms = {row[0] - 1 for row in ROWS if row[row[0] - 1] == number and able(row)}
    said = numbered_room(case, clue, cell, number)
    if cell:
        assert bool(said) is (cell not in rooms)
        assert not said or said.values["rooms"] == names(case, rooms)
    else:
        assert said and said.values["room"] == case.cell(number - 1)


@pytest.mark.parametrize("value", range(1, TOP + 1))
def test_a_bound_that_is_said_is_one_that_no_row_passes(value: int) -> None:
    case = case_of([31] * TOP)
    for cell in LINE:
        most = max(sum(row[at] == max(row[: at + 1]) for at in LINE) for row in ROWS if row[cell] == value)
        for total in LINE:
            said = skyscraper(case, Clue("skyscraper", (total,), (LINE,)), cell, value)
            assert not said or most <= said.values["most"] < total
            assert value <= cell or bool(said) is (most < total), "the bound is reached where so many fit before"
    sums = {sum(row[:value]) for row in ROWS if row[0] == value}
    for total in range(1, 17):
        told = x_sum(case, Clue("x-sum", (total,), (LINE,)), 0, value)
        assert told and (value == 1) is (told.id == "outside-x-sum-alone")
        most, least = told.values.get("most", max(sums)), told.values.get("least", min(sums))
        assert most >= max(sums) and least <= min(sums)
        assert "most" not in told.values or most < total
        assert "least" not in told.values or least > total
