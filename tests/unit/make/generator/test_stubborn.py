"""How stubborn a puzzle is, by candidates that stand when they are put in; and the climb by this measure."""

from random import Random

import pytest

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.dice import shuffled
from pencilmark.board.line import parse_line
from pencilmark.board.model import Candidate, Position, Puzzle
from pencilmark.board.task import finished
from pencilmark.human.logic import solve_path
from pencilmark.human.rating import rate
from pencilmark.human.techniques import ladders
from pencilmark.make.generator.climb import stop
from pencilmark.make.generator.dig import dig, values_at
from pencilmark.make.generator.grids import random_grid
from pencilmark.make.generator.proof import prover
from pencilmark.make.generator.search import generate
from pencilmark.make.generator.stubborn import PLAIN, harder, standing
from pencilmark.make.generator.target import EASY, RIGHT, judge, judges
from pencilmark.make.wish import Wish

NINE = board("9")
SINGLES = ladders.climb(("naked-single", "hidden-single"))
EASY_ONE = "...........54831...4.....8.5..8.4..396.....41.8..3..5...16.94..42.3.1.95..9...7.."
HARD_ONE = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."


def dug(rng: Random) -> tuple[tuple[int, ...], int]:
    solution = random_grid(NINE, rng)
    return solution, dig(prover(NINE, solution), NINE.all_cells, shuffled(rng, [1 << cell for cell in range(81)]))


def stands(position: Position, candidate: Candidate) -> bool:
    """Report by the slow ladder whether neither the solution nor a contradiction follows by singles."""
    cell, value = candidate
    path = solve_path(position.after([(cell, value)]), SINGLES)
    end = path.position
    seen = [{end.values[at] for at in house.cells} for house in NINE.houses]
    lacking = any(
        not mask & house and digit + 1 not in known
        for house, known in zip(NINE.house_masks, seen, strict=True)
        for digit, mask in enumerate(end.digit_cells)
    )
    return not (path.is_solved or lacking or end.contradiction() is not None)


def test_what_plain_techniques_solve_is_not_stubborn() -> None:
    assert standing(NINE, parse_line(EASY_ONE).givens) == 0


def test_where_fewer_stand_than_asked_for_none_are_counted() -> None:
    count = standing(NINE, parse_line(HARD_ONE).givens)
    assert count > 0
    assert standing(NINE, parse_line(HARD_ONE).givens, count) == count
    assert standing(NINE, parse_line(HARD_ONE).givens, count + 1) == 0


def test_as_many_stand_as_the_slow_ladder_says() -> None:
    position = stop(NINE, parse_line(HARD_ONE).givens, PLAIN)
    assert position
    slow = sum(stands(position, candidate) for candidate in position.candidates())
    assert standing(NINE, parse_line(HARD_ONE).givens) == slow


def test_a_climb_never_loses_and_keeps_one_solution() -> None:
    rng = Random(5)
    solution, clues = dug(rng)

    def exchanged(known: int) -> int:
        free = shuffled(rng, [1 << cell for cell in range(81) if not known >> cell & 1])
        wide = known | sum(free[:3])
        return dig(prover(NINE, solution), wide, shuffled(rng, [1 << cell for cell in range(81) if wide >> cell & 1]))

    start = standing(NINE, values_at(solution, clues))
    found, count = finished(harder(NINE, solution, (clues, start), exchanged, 12))
    assert count >= start
    assert standing(NINE, values_at(solution, found)) == count
    assert engine.solve(Puzzle(NINE, values_at(solution, found))).solutions == (solution,)


@pytest.mark.parametrize("wish", [Wish(er=(9.0, 9.5)), Wish(level="Beyond")])
def test_a_hard_wish_comes_after_few_puzzles_were_rated(wish: Wish) -> None:
    made = finished(generate(Random(2), wish))
    rating = rate(made.puzzle, ["own", "se"])
    assert made.tried < 60, "by chance alone it takes hundreds"
    assert rating.level == wish.level if wish.level else 9.0 <= (rating.er or 0) <= 9.5


def test_beyond_is_what_the_rating_calls_so() -> None:
    rng, told = Random(3), set()
    judging = judges(Wish(level="Beyond"))
    for _ in range(6):
        solution, clues = dug(rng)
        values = values_at(solution, clues)
        is_beyond = rate(Puzzle(NINE, values), ["own"]).level == "Beyond"
        assert (judge(judging, values).direction == RIGHT) == is_beyond
        told.add(is_beyond)
    assert told == {False} and judge(judging, parse_line(HARD_ONE).givens).direction == RIGHT
    assert judge(judging, parse_line(EASY_ONE).givens).direction == EASY
