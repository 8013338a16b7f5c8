"""Few givens are walked to: each puzzle of the walk is minimal with one solution, and exchanges miss nothing."""

from itertools import islice
from random import Random

import pytest

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.dice import shuffled
from pencilmark.board.errors import WishError
from pencilmark.board.masks import bits
from pencilmark.board.model import Puzzle
from pencilmark.board.task import finished
from pencilmark.make.generator.denser import EVENEST, dense_steps
from pencilmark.make.generator.dig import values_at
from pencilmark.make.generator.fewer import Walk
from pencilmark.make.generator.search import generate
from pencilmark.make.symmetry import is_symmetric, orbits
from pencilmark.make.wish import Wish

NINE = board("9")


def is_proper(values: tuple[int, ...]) -> bool:
    return engine.solve(Puzzle(NINE, values)).status == "unique"


@pytest.mark.parametrize("symmetry", ["none", "rotational180", "diagonal"])
def test_each_puzzle_of_a_walk_is_minimal_and_has_one_solution(symmetry: str) -> None:
    groups = orbits(9, symmetry)
    found = [one for one in islice(Walk(NINE, groups, Random(3)).steps(0), 50) if one]
    assert len(found) > 1
    for solution, clues in found:
        assert is_symmetric(board("9"), clues, symmetry)
        answer = engine.solve(Puzzle(NINE, values_at(solution, clues)))
        assert answer.status == "unique" and answer.solutions == (solution,)
        for orbit in groups:
            assert not orbit & clues or not is_proper(values_at(solution, clues & ~orbit))


@pytest.mark.parametrize("symmetry", ["none", "rotational180"])
def test_what_takes_the_place_of_givens_is_all_that_can(symmetry: str) -> None:
    rng = Random(5)
    groups = orbits(9, symmetry)
    walk = Walk(NINE, groups, rng)
    solution, clues = next(one for one in walk.steps(0) if one)
    values = values_at(solution, clues)
    for orbit in shuffled(rng, [orbit for orbit in groups if orbit & clues])[:3]:
        left = values_at(solution, clues & ~orbit)
        several = list(engine.stream(Puzzle(NINE, left))[0])
        expected = set[tuple[int, tuple[int, ...]]]()
        for other in (group for group in groups if not left[bits(group)[0]]):
            kept = [tuple(one[cell] for cell in bits(other)) for one in several if one]
            expected |= {(other, digits) for digits in kept if kept.count(digits) == 1}
        puzzles = set[tuple[int, ...]]()
        for other, digits in expected:
            own = dict(zip(bits(other), digits, strict=True))
            puzzles.add(tuple(own.get(cell, value) for cell, value in enumerate(left)))
        assert set(walk.exchanged(values, orbit)) == puzzles - {values}
        assert all(map(is_proper, puzzles))


@pytest.mark.parametrize(("symmetry", "count"), [("none", 18), ("rotational180", 22)])
def test_few_givens_are_found(symmetry: str, count: int) -> None:
    made = finished(generate(Random(3), Wish(clues=(count, count), symmetry=symmetry)))
    assert made.puzzle.clue_count == count
    assert engine.solve(made.puzzle).solutions == (made.solution,)


def test_the_walk_is_the_same_in_plain_python() -> None:
    walks = (Walk(NINE, orbits(9, "none"), Random(8), backend) for backend in ("python", "wasm"))
    one, other = (list(islice(walk.steps(0), 27)) for walk in walks)
    assert one == other and sum(map(bool, one)) > 1


def test_a_number_of_givens_that_no_orbits_have_is_refused_with_those_that_can_be() -> None:
    with pytest.raises(WishError, match="21 or 24 givens, but not 22"):
        Wish(clues=(22, 22), symmetry="rotational90")
    assert Wish(clues=(22, 24), symmetry="rotational90").clues == (22, 24)


@pytest.mark.parametrize(("least", "most"), [(28, 28), (31, 31)])
def test_many_givens_are_all_needed_and_grow_in_number(least: int, most: int) -> None:
    found = [one for one in islice(dense_steps(Walk(NINE, orbits(9, "none"), Random(1)), least, most), 12) if one]
    counts = [clues.bit_count() for _, clues in found]
    assert len(counts) > 2 and counts == sorted(set(counts)) and counts[-1] <= most
    for solution, clues in found:
        assert engine.solve(Puzzle(NINE, values_at(solution, clues))).solutions == (solution,)
        assert not any(is_proper(values_at(solution, clues & ~(1 << cell))) for cell in bits(clues))


def test_the_evenest_grid_has_every_digit_in_every_house() -> None:
    assert all({EVENEST[cell] for cell in house.cells} == set(range(1, 10)) for house in NINE.houses)


@pytest.mark.parametrize("givens", [29, 32])
def test_a_minimal_puzzle_of_many_givens_is_found(givens: int) -> None:
    made = finished(generate(Random(2), Wish(clues=(givens, givens), minimal=True))).puzzle
    assert made.clue_count == givens
    assert not any(
        is_proper((*made.givens[:cell], 0, *made.givens[cell + 1 :])) for cell in range(81) if made.givens[cell]
    )
