"""The two published formula puzzles, and the questions of the engine about puzzles with rules."""

import re
from fractions import Fraction
from pathlib import Path

import pytest
from tests.ruled import ruled

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.errors import Unavailable
from pencilmark.board.model import Position, Puzzle
from pencilmark.engine.trace import Event
from pencilmark.rules.text import read_rules

THREE = "a1=b3-4 a2=a3-b2 a3=b2*c3 b1=a3+a1 b2=c2-a3 b3=a1+a2 c1=a3+c3 c2=a2*b2 c3=b3-b2"
SMALL = read_rules("size: 3\nvalues: 1-9\nhouses: none\n" + THREE.replace(" ", "\n")).puzzle
LARGE = (Path(__file__).parents[2] / "data" / "formula81.txt").read_text()


def satisfied(solution: tuple[int, ...], size: int, formulas: list[str]) -> bool:
    """Check formulas of the form cell = operand operator operand by fractions, without the package."""
    names = {f"{'abcdefghi'[cell // size]}{cell % size + 1}": value for cell, value in enumerate(solution)}
    operate = {"+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "/": lambda a, b: a / b}
    for formula in formulas:
        target, left, sign, right = re.findall(r"\w+|[-+*/]", formula)
        first, second = (Fraction(names.get(part) or int(part)) for part in (left, right))
        if names[target] != operate[sign](first, second):
            return False
    return True


def test_the_3_x_3_puzzle_has_its_only_solution() -> None:
    answer = engine.solve(SMALL, limit=10)
    assert answer.status == "unique"
    assert answer.solutions == ((1, 4, 6, 7, 2, 5, 9, 8, 3),)
    assert satisfied(answer.solutions[0], 3, THREE.split())


def test_the_9_x_9_puzzle_has_the_same_only_solution_with_and_without_houses() -> None:
    answers = [engine.solve(read_rules(LARGE, board(name)).puzzle) for name in ("9", "9 free")]
    assert [answer.status for answer in answers] == ["unique", "unique"]
    assert answers[0].solutions == answers[1].solutions
    assert satisfied(answers[0].solutions[0], 9, LARGE.splitlines())


def test_the_9_x_9_puzzle_needs_no_guess() -> None:
    assert engine.solve(read_rules(LARGE, board("9 free")).puzzle).nodes == 1


def test_counts_and_true_candidates_know_the_rules() -> None:
    fewer = Puzzle(SMALL.geometry, SMALL.givens, rules=SMALL.rules[:-1])
    everything = list(engine.solutions(fewer))
    assert engine.count(fewer).count == len(everything) > 1
    seen = engine.true_candidates(fewer)
    assert seen.cells == tuple(sum({1 << row[cell] - 1 for row in everything}) for cell in range(9))


def test_a_budget_ends_a_search_with_rules() -> None:
    puzzle = ruled(board("9 free"), (0,) * 81, ("sum(a1:i9) = 400", "prod(a1..a9) = 362880"))
    assert engine.count(puzzle, budget=engine.Budget(nodes=200)).exact is False
    assert engine.solve(puzzle, budget=engine.Budget(nodes=1), limit=10**6).status == "timeout"


def test_the_log_of_a_search_names_the_rule_that_struck_a_candidate() -> None:
    events: list[Event] = []
    engine.watch(SMALL, events.append)
    first = next(event for event in events if event.kind == "ripple")
    assert first.where == "rule 1: a1=b3-4"
    assert sum(event.kind == "solution" for event in events) == 1
    grid = list(events[0].grid)
    for event in events[1:]:
        if event.kind == "ripple":
            for cell, value in event.removed:
                assert grid[cell] >> value - 1 & 1
        grid = list(event.grid)


def test_a_board_with_more_values_than_its_size_needs_no_rules() -> None:
    puzzle = Puzzle(board("2 values=3 latin"), (1, 0, 0, 0))
    assert engine.count(puzzle).count == sum(
        a != d and b != d and a != 1 and b != 1 for a in (1, 2, 3) for b in (1, 2, 3) for d in (1, 2, 3)
    )
    assert len(Position.of(puzzle).digit_cells) == 3


@pytest.mark.parametrize("backend", ["wasm", "sat", "python"])
def test_every_backend_answers_a_formula_puzzle_alike(backend: engine.BackendName) -> None:
    try:
        answer = engine.solve(SMALL, backend=backend)
    except Unavailable as error:
        pytest.skip(str(error))
    assert answer.status == "unique"
    assert answer.solutions == engine.solve(SMALL, backend="python").solutions


def test_givens_and_pencil_marks_count_beside_rules() -> None:
    given = (0, 0, 0, 0, 0, 0, 0, 0, 4)
    assert engine.solve(Puzzle(SMALL.geometry, given, rules=SMALL.rules)).status == "none"
    marks = (0b111111111,) * 8 + (0b100,)
    assert engine.solve(Puzzle(SMALL.geometry, (0,) * 9, candidates=marks, rules=SMALL.rules)).status == "unique"
