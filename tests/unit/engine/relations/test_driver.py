"""The compiled search and special rules: without a constraint of their own, or with values that no cell takes."""

import pytest

from pencilmark import engine
from pencilmark.engine.relations.driver import compiled
from pencilmark.engine.relations.model import GUESSED, Different
from pencilmark.engine.relations.puzzle import model_of, values_of
from pencilmark.rules.lifted import on_board
from pencilmark.rules.text import read_rules


def test_what_has_no_constraint_is_tested_of_the_grids_that_the_other_rules_allow() -> None:
    puzzle = read_rules("board: 4\nprime(max(a1, b3, c4, d2, d3))\na1 < b3\nkiller 6: c1 c2").puzzle
    search = compiled(puzzle)
    assert search and len(search.tests) == 1
    found, wanted = (engine.solve(puzzle, limit=1000, backend=name) for name in ("wasm", "python"))
    assert set(found.solutions) == set(wanted.solutions)


@pytest.mark.parametrize(
    "rule",
    [
        "visible(a1, b3, c4, d2, d3) + 1 = b1",
        "sumfirst(b1, a2, b3, c4, d1) = 2 * c1 + 1",
        "sumfirst(a2, a2, b3, c4, d1) != 3 * c1",
        "sumbetween(1, 4, a1, b2, c3, d4, d1) = a2 + 2 * c1",
        "sumcut(5, a1, b3, c4, d2) < a2",
        "gcd(a1, b3, c4, d2, d3) + 1 = c1",
        "sum-loop 5: a1..a4 b4 b3 c3 c4 d4..d1 c1 c2 b2 b1",
    ],
)
def test_automata_read_what_a_term_is_worth_and_a_loop_of_the_whole_board_and_python_agrees(rule: str) -> None:
    puzzle = read_rules(f"board: 4\n{rule}").puzzle
    search = compiled(puzzle)
    assert search and not search.tests
    found, wanted = (engine.solve(puzzle, limit=1000, backend=name) for name in ("wasm", "python"))
    assert found.solutions and set(found.solutions) == set(wanted.solutions)


def test_numbers_are_guessed_where_there_is_room_for_their_positions() -> None:
    puzzle = read_rules("board: 5 latin values=6\n(21 - sum(a1..a5)) in {1, 2, 4..6}").puzzle
    model = model_of(puzzle.geometry, puzzle.rules)
    numbers = model.numbers()
    assert numbers and all(variable >= model.cells for variable in numbers)
    model.domains += [(0, 1)] * (GUESSED // 8 // len(numbers))
    assert not model.numbers()


def test_a_house_is_full_when_no_cell_takes_the_other_values_of_its_board() -> None:
    text = "board: 4 values=6\na1 + a2 = 9\n" + "\n".join(
        f"{row}{column} > 2" for row in "abcd" for column in range(1, 5)
    )
    puzzle = on_board(read_rules(text).puzzle)
    model = model_of(puzzle.geometry, puzzle.rules, values_of(puzzle))
    full = [it.full for it, _ in model.constraints if isinstance(it, Different)]
    assert full == [0b111100] * 12
    assert engine.count(puzzle, backend="wasm").count == engine.count(puzzle, backend="python").count == 96
