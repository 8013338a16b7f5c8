"""What the generator counts as a level is what the rating says."""

from collections.abc import Iterator
from random import Random

import pytest

from pencilmark.board.boards import board
from pencilmark.board.dice import shuffled
from pencilmark.board.errors import WishError
from pencilmark.board.line import parse_line
from pencilmark.board.masks import bits, mask_of
from pencilmark.board.model import Position, Puzzle
from pencilmark.board.task import finished
from pencilmark.engine.singles import filled
from pencilmark.human.levels import plain_level
from pencilmark.human.logic import solve_path
from pencilmark.human.plain import QUADS, may_have_quads
from pencilmark.human.rating import rate, work
from pencilmark.human.techniques import TECHNIQUES, ladders
from pencilmark.human.techniques.ladders import SINGLES, kinds_of
from pencilmark.human.techniques.technique import Level
from pencilmark.make.batch import Means, Order, batch, make
from pencilmark.make.fields import read_fields
from pencilmark.make.generator import climb as climbing
from pencilmark.make.generator import target
from pencilmark.make.generator.climb import climb, dash, stop
from pencilmark.make.generator.dig import dig, values_at
from pencilmark.make.generator.grids import random_grid
from pencilmark.make.generator.proof import prover
from pencilmark.make.generator.search import generate
from pencilmark.make.generator.target import EASY, HARD, NEAR, RIGHT, Verdict, hard_still, judge, judges, ladder_to
from pencilmark.make.made import Made
from pencilmark.make.wish import Wish

NINE = board("9")
UNFAIR = ".72.58............9.....3.5.......6..269.7...3.8...9.....28...96.......4.8.17...."
"""Hard on our ladder, Extreme on HoDoKu's."""
LINE = "9..6...........3.......48....6...18..92.......74.1.......7........2....47....3..."
"""On a board with diagonals: it needs the contradiction that only boards with more houses have."""


def test_a_puzzle_on_a_board_with_diagonals_has_the_level_that_its_rating_says() -> None:
    puzzle = parse_line(LINE, board("9 x"))
    assert rate(puzzle, ["own"]).level == "Extreme"


@pytest.mark.parametrize(("level", "direction"), [("Expert", HARD), ("Extreme", RIGHT), ("Beyond", EASY)])
def test_a_wish_is_judged_by_the_ladder_of_the_board(level: Level, direction: int) -> None:
    found = judge(judges(Wish("9 x", level=level)), parse_line(LINE, board("9 x")).givens)
    assert found.direction == direction


def test_a_level_is_bounded_on_hodokus_scale_where_nothing_else_is_wished() -> None:
    found = rate(parse_line(UNFAIR), ["own", "hodoku"])
    assert found.level == "Hard" and found.hodoku_level == "Extreme"
    givens = parse_line(UNFAIR).givens
    wishes = Wish(level="Hard"), Wish(level="Hard", hodoku_level="Extreme")
    assert [judge(judges(wish), givens).direction for wish in wishes] == [HARD, RIGHT]


def eased(seed: int) -> Iterator[tuple[int, ...]]:
    """Yield puzzles of one grid, each with some givens more than are needed, that singles solve."""
    rng = Random(seed)
    solution = random_grid(NINE, rng)
    clues = dig(prover(NINE, solution), NINE.all_cells, shuffled(rng, [1 << cell for cell in range(81)]))
    for count in range(0, 24, 2):
        more = shuffled(rng, bits(NINE.all_cells & ~clues))[:count]
        values = values_at(solution, clues | mask_of(more))
        if not climb(NINE, values, ()).unsolved:
            yield values


def test_beginner_puzzles_are_told_from_easy_ones_as_the_rating_tells_them() -> None:
    found = {"Beginner": 0, "Easy": 0}
    for values in (values for seed in range(8) for values in eased(seed)):
        known = rate(Puzzle(NINE, values), ["own", "hodoku"])
        assert known.level in found
        found[known.level] += 1
        singles = filled(values)
        assert singles and singles.is_boxwise == (known.level == "Beginner")
        open_boxes = sum(not all(values[cell] for cell in NINE.houses[box].cells) for box in range(18, 27))
        assert known.ways["hodoku"]["full-house"] >= open_boxes, "the last cell of each is one"
        for level in ("Beginner", "Easy"):
            is_right = judge(judges(Wish(level=level)), values).direction == RIGHT
            assert is_right == (known.level == level and known.hodoku_level == "Easy")
    assert min(found.values()) > 5


@pytest.mark.parametrize("wish", [Wish(level="Hard"), Wish(level="Expert"), Wish(technique="xy-wing")])
def test_the_steps_that_come_with_a_puzzle_are_those_of_its_rating(wish: Wish) -> None:
    made = finished(generate(Random(2), wish))
    assert made.steps
    assert finished(work(made.puzzle, ["own"], subtle=made.steps)) == rate(made.puzzle, ["own"])
    assert not make(Means(), (wish, 2)).steps, "they are not kept"


@pytest.mark.parametrize("seed", range(4))
def test_a_climb_in_a_hurry_strikes_nothing_true_and_ends_where_the_path_does(seed: int) -> None:
    made = finished(generate(Random(seed), Wish(technique="xy-chain")))
    for level in ("Medium", "Hard", "Expert"):
        ladder = ladder_to(level, NINE)
        dashed, path = dash(NINE, made.puzzle.givens, ladder), climb(NINE, made.puzzle.givens, ladder)
        assert dashed.unsolved == path.unsolved
        for step in dashed.steps:
            assert all(made.solution[cell] != value for cell, value in step.eliminations)
            assert all(made.solution[cell] == value for cell, value in step.placements)
    assert plain_level(dashed.steps, True) == "Expert"
    found = judge(judges(Wish(level="Extreme")), made.puzzle.givens)
    assert found.direction == EASY and 0 < found.distance <= NEAR


def test_no_quad_is_left_by_plainer_techniques_where_no_house_has_eight_open_cells() -> None:
    closed = 0
    for seed in range(40):
        solution = random_grid(NINE, Random(seed))
        clues = dig(prover(NINE, solution), NINE.covered, shuffled(Random(seed), [1 << cell for cell in range(81)]))
        position = stop(NINE, values_at(solution, clues), ladder_to("Medium", NINE))
        if position and not may_have_quads(position):
            closed += 1
            assert not any(TECHNIQUES[name].first(position) for name in QUADS)
    assert closed > 5


def test_nice_loops_among_several_techniques_are_all_that_are_found_as_such() -> None:
    made = finished(generate(Random(5), Wish(any_of=("nice-loop",))))
    path = solve_path(Position.of(made.puzzle), ladders.climb(ladders.up_to("short-nice-loop")))
    assert path.is_solved and {*kinds_of("short-nice-loop")} & path.histogram().keys()


@pytest.mark.parametrize("practice", [False, True])
def test_one_of_several_techniques_is_needed_and_nothing_above_them_or_besides(practice: bool) -> None:
    wished = ("x-wing", "xy-wing")
    made = finished(generate(Random(2), Wish(any_of=wished, practice=practice)))
    names, start = (*SINGLES, *wished) if practice else ladders.up_to("xy-wing"), Position.of(made.puzzle)
    assert solve_path(start, ladders.climb(names)).is_solved
    assert not solve_path(start, ladders.climb(names, without=wished)).is_solved


def test_several_techniques_are_named_as_one_is_and_singles_are_not_among_them() -> None:
    assert Wish(**read_fields(Wish, {"any_of": "X-Wing, 0800,x-wing"}, "wish")).any_of == ("x-wing", "xy-wing")
    for name, fault in (("magic", "of the ladder"), ("naked-single", "beyond singles")):
        with pytest.raises(WishError, match=fault):
            Wish(any_of=("x-wing", name))
    with pytest.raises(WishError, match="can be needed"):
        Wish(any_of=("multi-colours-2",))
    with pytest.raises(WishError, match="not both"):
        Wish(technique="x-wing", any_of=("xy-wing",))


def test_no_more_than_singles_is_wished_on_4_x_4() -> None:
    made = [one for one in batch([Order(Wish("4"), 30)], 5, Means(scales=("own",))) if isinstance(one, Made)]
    assert {one.rating.level for one in made} == {"Beginner"}
    for vain in ({"level": "Easy"}, {"technique": "x-wing"}, {"any_of": "x-wing, xy-wing"}):
        with pytest.raises(WishError, match="none is above Beginner"):
            Wish(**read_fields(Wish, {"board": "4", **vain}, "wish"))
    assert Wish("4", level="Beginner", technique="full-house").is_graded


def test_what_does_not_help_where_a_climb_stopped_does_not_help_from_the_beginning(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked, counted = judges(Wish(level="Hard"))[:1], {True: 0, False: 0}
    made = finished(generate(Random(2), Wish(level="Expert")))
    puzzle, solution = made.puzzle, made.solution
    before = judge(asked, puzzle.givens)
    assert before.direction == HARD and before.stopped
    for cell in bits(before.unsolved)[::4]:
        more = tuple(solution[cell] if cell == at else value for at, value in enumerate(puzzle.givens))
        found = hard_still(asked, before, more)
        counted[bool(found)] += 1
        assert bool(found) == (judge(asked, more).direction == HARD)
        with monkeypatch.context() as without:
            without.setattr(climbing, "sets", lambda: None)
            other = hard_still(asked, before, more)
        assert (found and found.unsolved) == (other and other.unsolved)
    assert all(counted.values())


def test_only_cells_of_the_board_are_told_to_be_empty_where_a_climb_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    wish = Wish("grids 4 at 0,0 / 2,2", level="Medium")
    empty = Puzzle(wish.geometry, (0,) * wish.geometry.cell_count)
    stopped = Position.of(empty)
    monkeypatch.setattr(target, "go_on", lambda *_: stopped)
    found = hard_still(judges(wish), Verdict(HARD, stopped=stopped), empty.givens)
    assert found and found.unsolved == wish.geometry.covered != wish.geometry.all_cells
