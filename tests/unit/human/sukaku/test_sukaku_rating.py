"""The rating loop: what it counts, when it stops, what the classic scale leaves out, what is not searched again."""

from itertools import combinations, islice, product
from pathlib import Path
from random import Random

import pytest
from tests.verifier_sukaku import verify

from pencilmark.board.boards import board
from pencilmark.board.masks import bits, mask_of, union
from pencilmark.board.model import Position, Puzzle, Step
from pencilmark.engine import solutions
from pencilmark.engine.assumptions import closures
from pencilmark.exchange.hodoku import LibraryCase, parse_library
from pencilmark.exchange.read import read
from pencilmark.human import sukaku
from pencilmark.human.sukaku import exclusion, path, steps
from pencilmark.human.sukaku.chains import harder_by_length
from pencilmark.human.sukaku.exclusion import _excluded, aligned_exclusions
from pencilmark.human.sukaku.grid import Hint, MarkedGrid
from pencilmark.human.sukaku.path import PRODUCERS
from pencilmark.human.techniques import TECHNIQUES

LINES = (Path(__file__).parents[3] / "data" / "sukaku_puzzles.txt").read_text().splitlines()


def puzzle_of(line: str) -> Puzzle:
    return Puzzle(board("9"), tuple(int(c.replace(".", "0")) for c in line[:81]))


def rated_by(line: str, mode: sukaku.Mode = "default") -> sukaku.SukakuRating:
    *_, rated = sukaku.work(Position.of(puzzle_of(line)), mode)
    return rated


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.split()[1])
def test_a_puzzle_keeps_its_ratings_and_its_path_ends_in_the_solution(line: str) -> None:
    rated = rated_by(line)
    assert rated.solved
    assert [rated.er, rated.ep, rated.ed] == [float(word) for word in line.split()[1:]]
    assert rated.ed <= rated.ep <= rated.er


@pytest.mark.parametrize(
    "line, er",
    [
        # A loop of eight cells: the extra digits of a cell that was tried and not taken do not count for the next.
        ("93.....54...........5.8.9...59...64..62...87..4.8.5.2..........2..3.4..7.9.256.8.", 4.7),
        # Three cells of a box about a corner join row to column, with the corner in the column's part alone.
        ("..3.4.1..2..6.3..4..8...3.....2.4......768....8..5..1...1.2.6..65.....97.4.....2.", 7.8),
    ],
)
def test_loops_and_grouped_links_are_those_of_sukaku_explainer(line: str, er: float) -> None:
    assert rated_by(line).er == er


def test_a_path_rates_as_high_as_its_hardest_step() -> None:
    position = Position.of(puzzle_of(LINES[len(LINES) // 2]))
    ratings = [step.rating for step in sukaku.steps(position) if step and step.rating]
    *_, rated = sukaku.work(position)
    assert (rated.er, rated.ed) == (max(ratings), ratings[0])


def test_the_classic_scale_uses_no_strong_links_and_no_large_wings() -> None:
    classic = {producer.name for producer in PRODUCERS if producer.classic}
    assert not any("strong-links" in name or "wxyz" in name for name in classic)
    used: set[str] = set()
    for line in LINES[::4]:
        rated = rated_by(line, mode="classic")
        assert rated.solved
        used |= set(rated.techniques)
    assert not any("strong-links" in name or "wxyz" in name for name in used)


def test_a_rating_says_after_each_step_what_it_is_so_far() -> None:
    *_, rated = islice(sukaku.work(Position.of(puzzle_of(LINES[0]))), 6)
    assert not rated.solved and sum(rated.techniques.values()) == 6


def test_other_boards_and_filled_grids_have_no_rating() -> None:
    for name, cells in (("6", 36), ("9 x", 81)):
        assert not list(sukaku.work(Position.of(Puzzle(board(name), (0,) * cells))))


def test_a_grid_that_no_technique_helps_is_left_unsolved() -> None:
    start = Position.of(Puzzle(board("9"), (1, 2) + (0,) * 79))
    assert not any(rated.solved for rated in islice(sukaku.work(start, mode="classic"), 41))


@pytest.mark.parametrize(
    "nodes, tenths", [(6, 0), (7, 1), (9, 2), (11, 3), (15, 4), (19, 5), (27, 6), (35, 7), (51, 8)]
)
def test_a_chain_adds_a_tenth_for_each_threshold_its_length_passes(nodes: int, tenths: int) -> None:
    assert harder_by_length(nodes) == tenths


CASES = (Path(__file__).parents[3] / "data" / "sukaku_cases.txt").read_text().splitlines()


def case_of(line: str) -> tuple[str, float, LibraryCase]:
    technique, rating, text = line.split(" ", 2)
    return technique, float(rating), parse_library(text)


def first_step(position: Position) -> Step:
    return next(step for step in steps(position) if step)


def name(line: str) -> str:
    return "-".join(line.split(" ", 2)[:2])


@pytest.mark.parametrize("line", CASES, ids=name)
def test_the_step_taken_is_that_of_the_case_proved_by_its_evidence_and_true(line: str) -> None:
    technique, rating, case = case_of(line)
    position = Position.of(case.puzzle)
    step = first_step(position)
    assert (step.technique, step.rating) == (technique, rating)
    assert (step.placements, step.eliminations) == (case.placements, tuple(sorted(case.eliminations)))
    verify(position, step)
    (solution,) = solutions(case.puzzle)
    assert all(solution[cell] == value for cell, value in step.placements)
    assert all(solution[cell] != value for cell, value in step.eliminations)


@pytest.mark.parametrize("line", CASES, ids=name)
def test_the_technique_finds_its_case_when_asked_by_name(line: str) -> None:
    technique, _, case = case_of(line)
    found = [step.key() for step in TECHNIQUES[technique].find(Position.of(case.puzzle))]
    wanted = tuple(sorted(case.placements)), tuple(sorted(case.eliminations))
    assert any(wanted == key or (not wanted[0] and set(wanted[1]) <= set(key[1])) for key in found)


HARD = [line for line in LINES if float(line.split()[1]) > 4][::8]


@pytest.mark.parametrize("line", HARD, ids=lambda line: line.split()[1])
@pytest.mark.parametrize("size", [2, 3])
def test_along_a_path_the_same_is_found_as_in_each_grid_alone(
    line: str, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exclusion, "closures", lambda: None)
    looked = 0
    for grid, hint in path.solve(MarkedGrid.of(Position.of(read(line[:81])))):
        if not isinstance(hint, Hint) or grid.by_count[0]:
            continue
        alone = MarkedGrid(grid.board, grid.empty)
        here = [(found.off, found.evidence()) for found in aligned_exclusions(grid, size)]
        with monkeypatch.context() as quickly:
            quickly.setattr(exclusion, "closures", closures)
            assert here == [(found.off, found.evidence()) for found in aligned_exclusions(alone, size)]
        looked += 1
    assert looked


@pytest.mark.parametrize("size", [2, 3])
def test_what_aligned_cells_exclude_is_in_no_filling_of_them_that_leaves_each_excluder_a_digit(size: int) -> None:
    rng, peers, struck = Random(size), board("9").peer_masks, 0
    for _ in range(150):
        digits = [mask_of(rng.sample(range(4), rng.choice((2, 2, 3)))) for _ in range(27)]
        grid = MarkedGrid(
            mask_of(81 * digit + cell for cell in range(27) for digit in bits(digits[cell])), (1 << 27) - 1
        )
        cells = tuple(rng.sample([0, 1, 2, 9, 10, 12, 13, 21], size))
        common = mask_of(cell for cell in range(27) if all(peers[one] >> cell & 1 for one in cells))
        apart = [(a, b) for a, b in combinations(range(size), 2) if peers[cells[a]] >> cells[b] & 1]
        ways = [
            way
            for way in product(*(bits(digits[cell]) for cell in cells))
            if all(way[a] != way[b] for a, b in apart) and all(digits[cell] & ~mask_of(way) for cell in bits(common))
        ]
        used = {81 * digit + cell for way in ways for cell, digit in zip(cells, way, strict=True)}
        here = {81 * digit + cell for cell in cells for digit in bits(digits[cell])}
        can_exclude = any(not digits[cell] & ~union(digits[one] for one in cells) for cell in bits(common))
        assert {*bits(_excluded(grid, cells, common))} == (here - used if can_exclude else set())
        struck += here != used
    assert struck > 50
