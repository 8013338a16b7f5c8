"""Order, redundancy and contradiction, each against trying all sets."""

from itertools import combinations
from random import Random

import pytest
from tests.ruled import ruled

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.dice import pick, roll
from pencilmark.board.masks import bits
from pencilmark.board.model import Puzzle
from pencilmark.make.formulas.hitting import smallest_good
from pencilmark.make.formulas.order import Unrolling, order
from pencilmark.make.formulas.questions import check, conflict, redundant_rules, without_rule
from pencilmark.rules.language.tokens import write_name
from pencilmark.rules.language.tree import cells_of
from pencilmark.rules.rule import relation_of

FREE = board("3 free values=5")


def random_puzzle(seed: int, count: int) -> Puzzle:
    """Make a puzzle of random formulas, most often contradictory when there are many."""
    rng = Random(seed)
    names = [write_name(cell, 3) for cell in range(9)]
    rules = []
    for _ in range(count):
        operand = pick(rng, [*names, str(1 + roll(rng, 3))])
        rules.append(f"{pick(rng, names)} = {pick(rng, names)} {pick(rng, '+-*')} {operand}")
    return ruled(FREE, (0,) * 9, rules)


def with_rules(puzzle: Puzzle, rules: tuple[str, ...]) -> Puzzle:
    return Puzzle(puzzle.geometry, puzzle.givens, rules=rules)


@pytest.mark.parametrize("seed", range(12))
def test_no_smaller_set_of_rules_contradicts_than_the_one_found(seed: int) -> None:
    puzzle = random_puzzle(seed, 9)
    assert not engine.solve(puzzle, limit=1).solutions
    found = conflict(puzzle)
    assert found.smallest and not found.cells
    rules = tuple(puzzle.rules[number] for number in found.rules)
    assert not engine.solve(with_rules(puzzle, rules), limit=1).solutions
    for fewer in combinations(puzzle.rules, len(rules) - 1):
        assert engine.solve(with_rules(puzzle, fewer), limit=1).solutions


def test_a_clue_and_a_rule_can_contradict_each_other() -> None:
    puzzle = ruled(board("4"), (1, 2) + (0,) * 14, ("a1 + a2 < 9", "a2 > b4", "a1 > b1"))
    found = check(puzzle)
    assert not found.valid
    assert (found.conflict_rules, found.conflicts, found.smallest) == ((2,), (0,), True)


@pytest.mark.parametrize("seed", range(8))
def test_a_rule_is_redundant_when_the_solution_stays_the_only_one_without_it(seed: int) -> None:
    rng = Random(seed)
    solution = [1 + roll(rng, 5) for _ in range(9)]
    names = [write_name(cell, 3) for cell in range(9)]
    rules = tuple(f"{names[i]} + {names[(i + 1) % 9]} = {solution[i] + solution[(i + 1) % 9]}" for i in range(9))
    puzzle = ruled(FREE, (solution[0],) + (0,) * 8, rules)
    assert redundant_rules(puzzle) == tuple(
        number for number in range(9) if engine.count(without_rule(puzzle, number)).count == 1
    )


def follows(found: Unrolling, puzzle: Puzzle) -> bool:
    """Report whether each step's cell is in its rule and all else of the rule is known before it."""
    known = set(found.known) | set(found.guessed)
    for step in found.steps:
        cells = set(cells_of(relation_of(puzzle.rules[step.rule], puzzle.geometry)))
        if cells - known != {step.cell} and not (step.cell not in known and cells - known <= {step.cell}):
            return False
        known.add(step.cell)
    return True


def has_cycle(puzzle: Puzzle, guessed: set[int]) -> bool:
    """Report whether the arrows of formulas have a cycle outside *guessed*, by taking away cells without a way in."""
    left = set(range(9)) - guessed
    cells = [cells_of(relation_of(text, puzzle.geometry)) for text in puzzle.rules]
    ways = {cell: [set(rule[1:]) for rule in cells if rule[0] == cell] for cell in left}
    while True:
        free = {cell for cell in left if not ways[cell] or any(not way & left for way in ways[cell])}
        if not free:
            return bool(left)
        left -= free


@pytest.mark.parametrize("seed", range(20))
def test_the_guessed_cells_are_a_smallest_set_that_breaks_the_cycles(seed: int) -> None:
    rng = Random(seed)
    names = [write_name(cell, 3) for cell in range(9)]
    others = [[name for name in names if name != own] for own in names]
    rules = tuple(f"{own} = {pick(rng, rest)} + {pick(rng, rest)}" for own, rest in zip(names, others, strict=True))
    puzzle = ruled(FREE, (0,) * 9, rules)
    found = order(puzzle)
    assert found.smallest and follows(found, puzzle)
    assert len(found.steps) + len(found.guessed) == 9
    assert not has_cycle(puzzle, set(found.guessed))
    size = len(found.guessed) - 1
    assert all(has_cycle(puzzle, set(fewer)) for fewer in combinations(range(9), max(size, 0))) or size < 0


@pytest.mark.parametrize("seed", range(6))
def test_read_in_every_direction_no_more_is_to_be_guessed(seed: int) -> None:
    puzzle = random_puzzle(seed, 7)
    one, every = order(puzzle), order(puzzle, every_direction=True)
    assert follows(every, puzzle)
    assert len(every.guessed) <= len(one.guessed)


def test_an_order_can_be_told_and_drawn() -> None:
    puzzle = ruled(board("2 free values=9"), (0, 3, 0, 0), ("a1 = a2 * 2", "b1 = a1 + 1", "b2 < b1"))
    found = order(puzzle)
    assert found.lines() == [
        "guess b2 (a smallest set: 1)",
        "a1 follows from a2 by rule 1: a1 = a2 * 2",
        "b1 follows from a1 by rule 2: b1 = a1 + 1",
        "check rule 3: b2 < b1",
    ]
    assert found.arrows() == [(1, 0, 0), (0, 2, 1)]
    assert found.layers() == [[1, 3], [0], [2]]


def test_a_smallest_set_is_told_not_proved_when_the_steps_are_spent() -> None:
    triples = [sum(1 << cell for cell in triple) for triple in combinations(range(12), 3)]

    def missed(members: int) -> int:
        return next((triple for triple in triples if not triple & members), 0)

    assert smallest_good(missed, (1 << 12) - 1, steps=3).exact is False
    found = smallest_good(missed, (1 << 12) - 1)
    assert found.exact and len(bits(found.members)) == 10
