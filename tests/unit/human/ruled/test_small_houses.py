"""Houses with fewer cells than values are full only if these cells can take no more values than there are cells."""

from itertools import count, islice
from pathlib import Path

import pytest

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.masks import bits
from pencilmark.board.model import Position, Puzzle, Step
from pencilmark.board.task import Budget
from pencilmark.human import logic
from pencilmark.human.ruled.innies import equations, house_total, together
from pencilmark.human.ruled.ladder import ladder_for
from pencilmark.human.ruled.seen import with_sight, without_sight
from pencilmark.human.techniques import TECHNIQUES, Technique
from pencilmark.human.techniques.closures import net_tables
from pencilmark.human.techniques.forcing import find_verities
from pencilmark.human.techniques.ladders import ONE_SOLUTION
from pencilmark.rules.lifted import on_board
from pencilmark.rules.text import read_rules

THERMO = """
board: 9 3x3
thermo: a2 b3
thermo: c2 b1
thermo: d2 e1
thermo: f2 e3
thermo: g2 h1
thermo: i2 h3
thermo: i4 h4
thermo: i6 h5
thermo: i7 h6
thermo: i8 h9
thermo: g8 h7
thermo: g6 g7
thermo: f6 e5
thermo: f8 e9
thermo: d8 e7
thermo: c8 b9
thermo: a8 b7
thermo: c6 b5
thermo: a4 b4
"""
KILLER = """
board: 9 3x3
killer 13: a1 a2 b1
killer 12: a3 a4
killer 24: a5 b5 c5 d5
killer 15: a6 a7
killer 12: a8 a9 b9
killer 20: b2 b3 b4 c2 d2
killer 27: b6 b7 b8 c8 d8
killer 7: c1 d1
killer 25: c3 c4 d3 d4
killer 23: c6 c7 d6 d7 e6
killer 10: c9 d9
killer 12: e1 e2 e3
killer 23: e4 f3 f4 g3 g4
killer: e5
killer 12: e7 e8 e9
killer 13: f1 g1
killer 31: f2 g2 h2 h3 h4
killer 14: f5 g5 h5 i5
killer 18: f6 f7 g6 g7
killer 23: f8 g8 h6 h7 h8
killer 15: f9 g9
killer 14: h1 i1 i2
killer 18: h9 i8 i9
killer 10: i3 i4
killer 7: i6 i7
"""
BOARDS = (
    *("board: 9\nthermo: i7 h6", "board: 6\nthermo: a1 a2 b1\nthermo: d4 e3", "board: 6\nrenban: a1 b2 c3 d4"),
    *("board: 6\nkiller 12: a1 b1 b2\nkiller: d4 e5", "board: 6 antiknight", "board: 6\ngreater: a1 a2\nkiller: f5 e4"),
    *("board: 6 house=r1c1r2c3r4c4", "board: 6 values=7", "board: 6 areas=AABBCCAABBCCDDDDDDEEEE..FFFF........"),
    *("size: 4\nvalues: 2-5\ngreater: a1 a2", "size: 6\nvalues: 1 3-7\nkiller 5: a1 a2\nkiller 12: b2 c2 c3"),
)
VARIANTS = Path(__file__).parents[3] / "variants"
FURTHEST = 45
"""Steps of a path that are looked at; the 30th and the 41st were false once."""
SLOW = ("template", "trial", "als-network")


def start(text: str) -> Position:
    return Position.of(with_sight(read_rules(text).puzzle))


def is_proved(position: Position, step: Step, question: Puzzle) -> bool:
    """Ask the engine whether no solution of the *question* has what a step excludes."""
    against = [(cell, value) for cell, value in step.eliminations]
    against += [(c, v + 1) for c, placed in step.placements for v in range(9) if v + 1 != placed]
    for cell, value in against:
        if position.cell_digits[cell] >> value - 1 & 1:
            marks = [mask if c != cell else 1 << value - 1 for c, mask in enumerate(position.puzzle().candidates or ())]
            other = Puzzle(question.geometry, question.givens, None, tuple(marks), question.rules)
            if engine.solve(on_board(other), limit=1).solutions:
                return False
    return True


def some(technique: Technique, position: Position) -> list[Step]:
    found = [step for step, _ in zip(technique.find(position), range(3), strict=False)]
    step = technique.first(position) if not found else None
    return [step] if step else found


def test_a_thermometer_of_two_cells_needs_no_digit_of_its_own() -> None:
    position = start("board: 9\nthermo: i7 h6")
    assert list(find_verities(position, net=True)) == []
    assert not any(true & true - 1 for state, (true, _) in net_tables(position).items() if state & 1)


@pytest.mark.parametrize("text", BOARDS)
def test_no_technique_finds_what_a_solution_contradicts(text: str) -> None:
    question = read_rules(text).puzzle
    position = start(text)
    names = [name for name in TECHNIQUES if name not in ONE_SOLUTION and not name.startswith(SLOW)]
    for name in names:
        for step in some(TECHNIQUES[name], position):
            assert is_proved(position, step, question), (name, step)


@pytest.mark.parametrize("text", [THERMO, KILLER])
def test_a_path_of_nets_is_true(text: str) -> None:
    (solution,) = engine.solve(read_rules(text).puzzle).solutions
    ladder = ladder_for(start(text))
    for step, _ in islice(logic.walk(start(text), ladder), FURTHEST):
        assert all(solution[cell] == value for cell, value in step.placements), step
        assert not any(solution[cell] == value for cell, value in step.eliminations), step


def test_full_houses_are_those_with_a_place_for_every_value() -> None:
    small = board("9 house=r1c1r2c3r4c4")
    assert small.full_houses_of[0] == (0, 9, 18)
    assert small.houses_of[0] == (0, 9, 18, 27)


def test_houses_that_can_take_just_as_many_values_as_they_have_cells_are_full_of_these() -> None:
    some = start("size: 4\nvalues: 2-5\ngreater: a1 a2").geometry
    assert some.full_houses == tuple(range(12)) and set(some.house_values[:12]) == {0b11110}
    assert house_total(some, 0) == 2 + 3 + 4 + 5
    marks = "\n".join(f"{cell} in {{2, 3, 4, 5}}" for cell in ["a1", "a2", "a3", "a4", "b1"])
    row = start(f"board: 4 values=5\n{marks}\ngreater: a1 a2").geometry
    assert row.full_houses == (0,) and row.house_values[0] == 0b11110 and without_sight(row).full_houses == ()
    assert [*together(row)] == [(0,)]


def test_houses_of_other_values_give_hidden_singles_and_the_rule_of_45() -> None:
    text = (VARIANTS / "only-values.txt").read_text("utf-8")
    position = start(text)
    (solution,) = engine.solve(read_rules(text).puzzle).solutions
    path = logic.solve_path(position, ladder_for(position))
    assert tuple(path.position.values) == solution
    assert {"hidden-single", "full-house"} <= {step.technique for step in path.steps}
    sums = [sum(solution[cell] for cell in bits(one.inside)) for one in equations(position)]
    outside = [sum(solution[cell] for cell in bits(one.outside)) for one in equations(position)]
    assert sums == [one.total + less for one, less in zip(equations(position), outside, strict=True)] != []


def test_whips_know_which_values_a_house_has_no_place_for() -> None:
    question = read_rules("size: 4\nvalues: 1 2 3 5\ngivens: ....5.3.1...3.5.").puzzle
    (solution,) = engine.solve(question).solutions
    for name in ("whip", "braid", "g-whip"):
        steps = list(TECHNIQUES[name].find(Position.of(with_sight(question))))
        assert steps and not any(solution[cell] == value for step in steps for cell, value in step.eliminations)


@pytest.mark.parametrize("backend", ["python", "wasm", "sat"])
def test_the_engine_asks_a_house_for_the_values_that_it_has_alone(backend: engine.BackendName) -> None:
    marks = "\n".join(f"{cell} in {{1, 2, 3}}" for cell in ("r1c1", "r2c3", "r4c4"))
    puzzle = start(f"board: 9 house=r1c1r2c3r4c4\n{marks}").puzzle()
    assert len(puzzle.geometry.full_houses) == 28
    assert engine.solve(puzzle, limit=1, backend=backend).solutions


def test_a_path_ends_within_a_search_when_its_budget_is_spent() -> None:
    """The clock counts how often it is read: a thousand times is far less than the search for one net takes."""
    looks = count()
    start = Position.of(with_sight(read_rules(THERMO).puzzle))
    budget = Budget(seconds=1000, clock=lambda: float(next(looks)))
    found = logic.solve_path(start, ladder_for(start), budget)
    assert next(looks) == 1001, "it ends at the first look after the end"
    assert not found.is_solved and len(found.steps) < 100
