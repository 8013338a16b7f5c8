"""Paths, scores and levels: HoDoKu's way, our own, and a rating that is made little by little."""

import re
from itertools import count, groupby, islice
from pathlib import Path as File

import pytest
from tests.property.puzzles import random_grid
from tests.statements import phrases, text_of
from tests.verifier import is_true

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.model import Candidate, Evidence, Position, Puzzle, Step
from pencilmark.board.notation import cells_text, step_text
from pencilmark.board.task import Budget
from pencilmark.exchange.hodoku import parse_library
from pencilmark.exchange.read import read
from pencilmark.human import logic, rating
from pencilmark.human.explain import explain
from pencilmark.human.hodoku_path import Filling, hodoku_path, walk
from pencilmark.human.levels import is_beyond, plain_level, rate_hodoku, se_rating
from pencilmark.human.sukaku.basics import hidden_singles, naked_singles
from pencilmark.human.sukaku.grid import MarkedGrid
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.ladders import HODOKU, TEACHING, climb
from pencilmark.human.techniques.technique import LEVELS

CASES = (File(__file__).parents[2] / "data" / "technique_cases.txt").read_text().splitlines()
PUZZLES = list(dict.fromkeys(parse_library(line.split(" ", 1)[1]).puzzle.givens for line in CASES))[:6]

BASICS = (
    *("full-house", "hidden-single", "naked-single", "locked-candidates-pointing", "locked-candidates-claiming"),
    *("naked-pair", "hidden-pair", "x-wing"),
)
HARDEST = tuple(map(int, "100000002090400050006000700050903000000070000000850040700000600030009080002000001"))


def puzzle_of(givens: tuple[int, ...]) -> Puzzle:
    return Puzzle(board("9"), givens)


@pytest.mark.parametrize("givens", PUZZLES)
def test_hodokus_way_ends_in_the_solution(givens: tuple[int, ...]) -> None:
    (solution,) = engine.solve(puzzle_of(givens)).solutions
    path = hodoku_path(puzzle_of(givens))
    assert tuple(path.position.values) == solution
    assert all(is_true(step, solution) for step in path.steps)


@pytest.mark.parametrize("givens", PUZZLES[:3])
def test_the_grid_that_changes_in_place_says_the_same_as_positions_that_do_not(givens: tuple[int, ...]) -> None:
    position, grid = Position.of(puzzle_of(givens)), Filling(puzzle_of(givens))
    for step in walk(grid, climb(HODOKU)):
        position = logic.apply(position, step)
        now = grid.position()
        assert (now.values, now.digit_cells, now.cell_digits) == (
            position.values,
            position.digit_cells,
            position.cell_digits,
        )


def test_singles_come_before_everything_else_on_hodokus_way() -> None:
    for givens in PUZZLES[:3]:
        position = Position.of(puzzle_of(givens))
        for step in hodoku_path(puzzle_of(givens)).steps:
            if not step.placements:
                assert not any(TECHNIQUES[name].first(position) for name in HODOKU[:3])
            position = logic.apply(position, step)


def test_singles_on_hodokus_way_are_rated_as_sukaku_explainer_rates_them() -> None:
    position = Position.of(puzzle_of(PUZZLES[0]))
    rated = set()
    for step in hodoku_path(puzzle_of(PUZZLES[0])).steps:
        if step.placements:
            hints = [*hidden_singles(MarkedGrid.of(position)), *naked_singles(MarkedGrid.of(position))]
            same = [one for hint in hints if (one := hint.step()).technique == step.technique]
            lowest = min(one.rating for one in same if one.placements == step.placements)
            rated.add(lowest)
            assert se_rating(step) == lowest, step
        position = logic.apply(position, step)
    assert rated == {1.0, 1.2, 1.5, 2.3}


def test_the_level_rises_with_the_score_alone() -> None:
    single = Step("hidden-single")
    assert rate_hodoku([single] * 57) == (798, "Easy")
    assert rate_hodoku([single] * 58) == (812, "Medium")
    assert rate_hodoku([single] * 130) == (1820, "Extreme")


def test_our_level_is_that_of_the_hardest_step_and_beyond_without_an_end() -> None:
    easy, fish = Step("naked-single"), Step("x-wing")
    assert [plain_level(steps, True) for steps in ([easy], [easy, fish])] == ["Easy", "Hard"]
    assert plain_level([easy], False) == LEVELS[-1] == "Beyond"


def test_the_hardest_step_is_the_one_whose_rung_is_highest_whatever_it_is_called() -> None:
    line = "1...5...9....8.1..78...3......9...7.6......52...27...8.9.......57.6...3.8.1..2..."
    found = rating.rate(read(line), ("own",))
    assert "discontinuous-nice-loop" in found.histogram and found.hardest["own"] == "als-xz"


def test_a_technique_switched_off_is_not_used() -> None:
    path = hodoku_path(puzzle_of(PUZZLES[0]), climb(HODOKU, without=["hidden-single", "full-house"]))
    without = logic.solve_path(Position.of(puzzle_of(PUZZLES[0])), climb(TEACHING, ["naked-pair"]))
    assert "naked-pair" not in without.histogram() and path.steps


def test_a_budget_ends_a_path() -> None:
    path = logic.solve_path(Position.of(puzzle_of(PUZZLES[0])), climb(TEACHING), Budget(nodes=3))
    assert len(path.steps) == 3
    assert len(hodoku_path(puzzle_of(PUZZLES[0]), budget=Budget(nodes=3)).steps) == 3


def test_a_rating_that_is_ended_gives_the_scales_that_are_finished() -> None:
    found = rating.rate(puzzle_of(PUZZLES[0]), budget=Budget(seconds=6, clock=count().__next__))
    assert found == rating.Rating(unfinished=rating.SCALES)
    whole = rating.rate(puzzle_of(PUZZLES[0]))
    assert whole.level and whole.hodoku_score and whole.er and whole.solved_by_logic and not whole.unfinished
    assert set(whole.hardest) == set(whole.ways) == set(rating.SCALES)


def test_an_interrupted_rating_keeps_the_scales_that_are_known_and_the_least_er() -> None:
    reports = groupby(rating.work(puzzle_of(HARDEST), ("own", "se")))  # a report that comes again is a pause
    seen = [report for report, _ in islice(reports, 72)]
    last = seen[-1].known
    assert last.level == "Beyond" and last.er is None and last.unfinished == ("se",)
    assert seen[-1].doing.id == "rating-se"
    lower = [report.known.er_at_least or 0 for report in seen]
    assert lower == sorted(lower) and lower[-1] >= 7.5


def test_our_own_path_ends_once_beyond_is_certain() -> None:
    found = rating.rate(puzzle_of(HARDEST), ("own",))
    assert (found.level, found.solved_by_logic) == ("Beyond", False)
    assert not any(is_beyond(name) for name in found.histogram)


def test_only_the_scales_asked_for_are_told() -> None:
    found = rating.rate(puzzle_of(PUZZLES[0]), ("hodoku",))
    assert found.hodoku_level and found.er is None and found.level is None


@pytest.mark.parametrize("text", ["6", "8", "9 x", "9 windoku"])
def test_other_boards_have_our_own_level_only(text: str) -> None:
    from random import Random

    geometry = board(text)
    grid = random_grid(Puzzle(geometry, (0,) * geometry.cell_count), Random(3))
    found = rating.rate(Puzzle(geometry, tuple(v if cell % 3 else 0 for cell, v in enumerate(grid))))
    assert found.level in LEVELS and found.histogram and found.hodoku_score is None and found.er is None


def test_cells_are_written_together_where_rows_have_the_same_columns() -> None:
    assert cells_text([0, 1, 9, 10, 40]) == "r12c12,r5c5"
    assert cells_text([0, 17], size=16) == "r1c1,r2c2"


def test_a_step_is_written_with_its_pattern_and_what_goes() -> None:
    step = Step("x-wing", (), (Candidate(9, 4), Candidate(18, 4)), Evidence(0b11, 1 << 3))
    assert step_text(step, "X-wing", board("9")) == "X-wing: 4 in r1c12 => r23c1<>4"


def test_a_contradictory_puzzle_has_no_path_to_the_end() -> None:
    lost = "123......456......78.9" + "." * 59  # its last cell had one candidate, then none
    for line in ("11" + "." * 79, lost):
        assert not hodoku_path(read(line), climb(("full-house", "naked-single", "hidden-single"))).is_solved


def test_two_fish_of_the_same_base_are_joined_even_when_one_is_finned_and_the_other_sashimi() -> None:
    puzzle = read("6.....7........6.1..97....8..53......4....1.97..14....8....34...1.46..5..62......")
    position = logic.solve_path(Position.of(puzzle), climb(BASICS)).position
    for name in ("finned-swordfish", "sashimi-swordfish"):
        joined = [step for step in TECHNIQUES[name].find(position) if step.evidence.note == "siamese"]
        assert any({cell for cell, _ in step.eliminations} == {33, 50} for step in joined)
        for step in joined:
            told = [one for one in phrases(explain(position, step).says) if one.id == "fish-siamese-cover"]
            assert [len(re.findall(r"\d+", text_of(one.values["cover"]))) for one in told] == [3, 3]


def test_hodoku_guesses_the_middle_one_of_the_empty_cells() -> None:
    puzzle = read(".5.9.86..8....6..7..6.2......9....7.2.3...8.9.1....4......3.7..9..8....4..56.4.3.")
    assert rating.rate(puzzle, ("hodoku",)).hodoku_score == 29862


def test_hodoku_sees_one_pair_of_digits_in_the_four_cells_of_a_rectangle() -> None:
    puzzle = read("..7..9..4.6..8.9.38.5.......38..4.7....7.5....7.1..39.......4.86.2.7..5.1..8..7..")
    found = rating.rate(puzzle, ("hodoku",))
    assert (found.hodoku_level, found.hodoku_score) == ("Unfair", 1082)


@pytest.mark.parametrize(
    ("line", "level", "score"),
    [
        # skyscrapers on rows come before those on columns, whatever their values
        ("......3....2....7.53....62.2..13.9..4.........6.....8..8.2.5.9.3.1.79..4.7...8..6", "Hard", 730),
        # an avoidable rectangle whose open corner has three candidates is not seen
        ("3....47.......94...1......9....6...4.8....2..2......3..5..82....4.9.....697..5..1", "Extreme", 5094),
    ],
)
def test_hodoku_takes_the_first_step_that_it_sees(line: str, level: str, score: int) -> None:
    found = rating.rate(read(line), ("hodoku",))
    assert (found.hodoku_level, found.hodoku_score) == (level, score)
