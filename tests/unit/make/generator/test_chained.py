"""What chains solve together, the Expert ladder solves."""

from random import Random

import pytest

from pencilmark.board.boards import board
from pencilmark.board.dice import shuffled
from pencilmark.board.line import parse_line
from pencilmark.make.generator import chained
from pencilmark.make.generator.chained import rounds_of_chains
from pencilmark.make.generator.climb import dash
from pencilmark.make.generator.dig import dig, values_at
from pencilmark.make.generator.grids import random_grid
from pencilmark.make.generator.proof import prover
from pencilmark.make.generator.target import ladder_to

NINE = board("9")
EASY = "...........54831...4.....8.5..8.4..396.....41.8..3..5...16.94..42.3.1.95..9...7.."
HARDEST = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."


def minimal(seed: int) -> tuple[int, ...]:
    rng = Random(seed)
    solution = random_grid(NINE, rng)
    order = shuffled(rng, [1 << cell for cell in range(81)])
    return values_at(solution, dig(prover(NINE, solution), NINE.covered, order))


def test_the_expert_ladder_solves_what_chains_solve() -> None:
    solved = {values: rounds for values in map(minimal, range(16)) if (rounds := rounds_of_chains(NINE, values))}
    assert {*solved.values()} == {1, 2}
    for values, rounds in solved.items():
        assert not dash(NINE, values, ladder_to("Expert", NINE)).unsolved
        assert rounds == 1 or dash(NINE, values, ladder_to("Medium", NINE)).unsolved


def test_it_is_the_same_without_webassembly(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzles = [minimal(7), minimal(4), parse_line(HARDEST).givens]
    rounds = [rounds_of_chains(NINE, values) for values in puzzles]
    for kernel in ("sets", "closures"):
        monkeypatch.setattr(chained, kernel, lambda: None)
    assert [rounds_of_chains(NINE, values) for values in puzzles] == rounds == [2, 1, 0]


def test_what_needs_no_chains_or_more_than_chains_has_no_rounds() -> None:
    assert [rounds_of_chains(NINE, parse_line(line).givens) for line in (EASY, HARDEST)] == [0, 0]
