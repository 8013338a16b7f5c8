"""Formula puzzles made by wish: unique, minimal, and the same from the same seed."""

from argparse import ArgumentParser
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.errors import WishError
from pencilmark.board.task import finished
from pencilmark.doors.commands.generate import follow, ruled_row, ruled_words
from pencilmark.doors.commands.wishing import orders_of, wish_options
from pencilmark.make.formulas.generate import generate
from pencilmark.make.formulas.order import is_cyclic, order
from pencilmark.make.formulas.part import FormulaPart
from pencilmark.make.formulas.questions import redundant_rules, without_rule
from pencilmark.make.made import Made
from pencilmark.make.wish import Wish
from pencilmark.rules.language.tree import Binary, Number, Product, Sum, cells_of, nodes
from pencilmark.rules.rule import relation_of
from pencilmark.rules.text import read_rules


def make(seed: int, name: str, **wish: Any) -> Made:
    minimal, part = wish.pop("minimal", True), FormulaPart(**wish)
    return finished(generate(Random(seed), Wish(name, minimal=minimal, part=part), part))


WISHES: list[tuple[str, dict[str, Any]]] = [
    ("4", {"operators": ("+", "-"), "largest": 4}),
    ("4 free", {"operators": ("+", "-"), "cyclic": False, "search": False, "givens": 2}),
    ("6", {"operators": ("+", "-", "*")}),
    ("6", {"operators": ("+", "-"), "formulas": 8}),
    ("3 free values=9", {}),
    ("9 free", {"cyclic": True}),
    ("9", {"formulas": 10, "givens": None}),
]


@pytest.mark.parametrize(("name", "wish"), WISHES)
def test_a_formula_puzzle_has_one_solution_and_no_formula_can_go(name: str, wish: dict[str, Any]) -> None:
    made = make(1, name, **wish)
    answer = engine.solve(made.puzzle)
    assert (answer.status, answer.solutions, answer.nodes) == ("unique", (made.solution,), made.nodes)
    if wish.get("search") is False:
        assert made.nodes == 1
        for number in range(len(made.puzzle.rules)):
            left = engine.solve(without_rule(made.puzzle, number))
            assert left.status == "multiple" or left.nodes > 1
    else:
        assert redundant_rules(made.puzzle) == ()


def test_operators_operands_and_constants_are_as_wished() -> None:
    made = make(3, "6", operators=("+", "*"), operands=3, largest=5)
    for text in made.puzzle.rules:
        parts = list(nodes(relation_of(text, made.puzzle.geometry)))
        assert not any(isinstance(part, Binary) for part in parts)
        assert all(sign > 0 for part in parts if isinstance(part, Sum) for sign, _ in part.terms)
        numbers = [part.value for part in parts if isinstance(part, Number)]
        assert all(1 <= number <= 5 for number in numbers)
        assert 1 <= len(numbers) + len(cells_of(relation_of(text, made.puzzle.geometry))) - 1 <= 3
    assert any(isinstance(part, Product) for text in made.puzzle.rules for part in nodes(relation_of(text, board("6"))))


def test_acyclic_formulas_leave_no_circle_and_cyclic_ones_do() -> None:
    straight = order(make(2, "6", operators=("+", "-"), cyclic=False).puzzle)
    assert set(straight.guessed) == set(straight.loose)
    assert is_cyclic(make(2, "9 free", cyclic=True).puzzle)


def test_spare_formulas_stay_when_that_is_wished() -> None:
    made = make(1, "4", operators=("+", "-"), formulas=10, minimal=False, search=False)
    assert (len(made.puzzle.rules), made.nodes) == (10, 1)


def test_givens_are_as_many_as_wished() -> None:
    assert make(1, "6", givens=5).puzzle.clue_count == 5
    fewer = make(1, "9", formulas=10, givens=None).puzzle
    assert fewer.clue_count > 0
    assert engine.solve(replace(fewer, givens=(0,) * 81)).status == "multiple"


@pytest.mark.parametrize(
    "wish", [{"operators": ("?",)}, {"operands": 0}, {"formulas": 17}, {"givens": 99}, {"tries": 0}, {"givens": None}]
)
def test_a_wish_that_contradicts_itself_or_the_board_is_refused(wish: dict[str, Any]) -> None:
    with pytest.raises(WishError):
        Wish("4", part=FormulaPart(**wish))


def test_a_wish_that_cannot_be_met_says_so() -> None:
    part = FormulaPart(formulas=16, tries=3)
    with pytest.raises(WishError, match="expected a wish that 3 tries can meet"):
        list(generate(Random(1), Wish("4", minimal=True, part=part), part))


def test_the_command_writes_puzzles_that_solve_reads() -> None:
    parser = ArgumentParser()
    wish_options(parser)
    args = parser.parse_args(["--formulas", "--operators", "+-", "--givens", "2", "--seed", "5", "--count", "2"])
    args.board, args.size = None, "4"
    rows = list(map(ruled_row, follow(args, orders_of(args), 5)))
    assert [row["seed"] for row in rows] == [5, 6]
    for row in rows:
        answer = engine.solve(read_rules(ruled_words(row)).puzzle)
        assert ["".join(map(str, solution)) for solution in answer.solutions] == [row["solution"]]
