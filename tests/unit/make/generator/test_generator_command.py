"""The command `generate`, batches and wishes."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import islice, product
from pathlib import Path
from random import Random

import pytest
from tests.unit.conftest import Command

from pencilmark.__main__ import main
from pencilmark.board.canon import canonical
from pencilmark.board.errors import WishError
from pencilmark.board.model import Position, Puzzle
from pencilmark.board.task import finished
from pencilmark.engine.answers import BackendName
from pencilmark.human.logic import solve_path
from pencilmark.human.rating import rate
from pencilmark.human.techniques import Technique
from pencilmark.human.techniques.ladders import PLAIN, SINGLES, TEACHING, climb, up_to
from pencilmark.make.batch import Means, NotFound, Order, batch, make, with_levels
from pencilmark.make.generator import generate, starts
from pencilmark.make.generator.climb import Climb, stop
from pencilmark.make.generator.climb import climb as quick_climb
from pencilmark.make.generator.layouts import random_board
from pencilmark.make.made import Made, Trying
from pencilmark.make.wish import Wish, read_pattern

KEYS = {"puzzle", "solution", "clues", "seed", "er", "hodoku_level", "symmetry"}


Rows = Callable[..., list[dict[str, object]]]


@pytest.fixture
def rows(command: Command) -> Rows:
    return lambda *options: command("", "generate", *options)[1]


def test_a_seed_and_a_wish_give_the_same_puzzles_again(rows: Rows) -> None:
    options = ("--count", "3", "--seed", "11", "--level", "easy", "--symmetry", "rotational180")
    first = rows(*options)
    assert first == rows(*options)
    assert all(row.keys() >= KEYS for row in first)
    assert [row["level"] for row in first] == ["Easy"] * 3
    alone = rows(*options[4:], "--seed", str(first[2]["seed"]))
    assert alone == [first[2]]


def test_raw_puzzles_of_a_seed_never_change(rows: Rows) -> None:
    golden = json.loads((Path(__file__).parents[3] / "data" / "generated.json").read_text("utf-8"))
    for options, lines in golden.items():
        assert [row["puzzle"] for row in rows(*options.split(), "--scales", "")] == lines, options


def test_a_pattern_says_where_clues_are(rows: Rows, tmp_path: Path) -> None:
    pattern = "X..X..X.." + ".X..X..X." + "..X..X..X"
    file = tmp_path / "pattern.txt"
    file.write_text("\n".join((pattern * 3)[start : start + 9] for start in range(0, 81, 9)))
    (row,) = rows("--pattern", str(file), "--seed", "1", "--scales", "")
    assert [sign != "." for sign in str(row["puzzle"])] == [sign == "X" for sign in pattern * 3]


@pytest.mark.parametrize("options", [("--clues", "30"), ("--clues", "24-25", "--minimal")])
def test_clues_are_counted_as_wished(rows: Rows, options: tuple[str, ...]) -> None:
    for row in rows(*options, "--seed", "2", "--count", "2", "--scales", ""):
        assert row["clues"] in ((30,) if options[1] == "30" else (24, 25))


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (("--symmetry", "round"), "bad-symmetry"),
        (("--level", "Silly"), "bad-level"),
        (("--technique", "magic"), "bad-technique"),
        (("--er", "3", "2"), "bad-range"),
        (("--size", "6", "--er", "1", "2"), "bad-wish"),
        (("--clues", "90"), "bad-clues"),
        (("--practice",), "bad-wish"),
        (("--level", "Easy:x"), "bad-count"),
        (("--level", "Easy:-2"), "bad-count"),
        (("--count", "-1"), "bad-count"),
        (("--clues", "16"), "too-few-clues"),
        (("--size", "4", "--clues", "3"), "too-few-clues"),
    ],
)
def test_a_wish_that_cannot_be_is_refused(
    capsys: pytest.CaptureFixture[str], options: tuple[str, ...], code: str
) -> None:
    assert main(["generate", *options]) == 2
    assert "expected" in capsys.readouterr().err or code == "bad-wish"


def test_who_allows_few_tries_gets_the_best(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(NotFound) as failure:
        make(Means(tries=2), (Wish(clues=(17, 17), symmetry="rotational180"), 1))
    assert failure.value.best
    assert (
        main(["generate", "--clues", "17", "--symmetry", "rotational180", "--tries", "2", "--seed", "1", "--json"]) == 1
    )
    row = json.loads(capsys.readouterr().out)
    assert row["error"]["code"] == "not-found"
    assert len(row["best"]) == 81


def test_a_search_on_a_small_board_for_what_there_is_not_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pencilmark.make.batch.SMALL_ONES", {16: 30})
    for tries, told in (None, "30 tries"), (40, "40 tries"):
        with pytest.raises(NotFound, match=told):
            make(Means(tries=tries), (Wish("4 latin", level="Hard"), 1))


def test_a_batch_over_an_executor_is_the_same_batch() -> None:
    orders = with_levels(Wish("6"), "Beginner:2,Easy:3")
    plain = [found for found in batch(orders, 5, Means()) if isinstance(found, Made)]
    with ThreadPoolExecutor(2) as executor:
        assert list(batch(orders, 5, Means(), executor)) == plain
    assert [item.wish.level for item in plain] == ["Beginner"] * 2 + ["Easy"] * 3


def test_puzzles_of_several_levels_come_from_grids_of_their_own() -> None:
    orders = with_levels(Wish(), "Easy:3,Medium:3,Hard:2")
    items = [found for found in batch(orders, 5, Means()) if isinstance(found, Made)]
    assert [item.wish.level for item in items] == ["Easy"] * 3 + ["Medium"] * 3 + ["Hard"] * 2
    assert len({item.seed for item in items}) == len({item.solution for item in items}) == 8
    assert all(make(Means(), (item.wish, item.seed)) == item for item in items)


def test_a_pattern_that_no_digits_can_fulfil_is_refused() -> None:
    drawn = "X" * 27 + "." * 18 + "X" * 9 + "." * 27  # two rows of the middle band have no given
    with pytest.raises(WishError, match="row 4 and row 5 have no given"):
        make(Means(), (Wish(pattern=read_pattern(drawn)), 1))


def test_a_pattern_that_takes_long_reports_again_and_again() -> None:
    wish = Wish(symmetry="diagonal", pattern=tuple((cell % 9 + cell // 9) % 4 == 1 for cell in range(81)))
    found = list(islice(generate(Random(1), wish), 20))
    assert [progress.tried for progress in found if isinstance(progress, Trying)] == [*range(1, 21)]


@pytest.mark.parametrize("backend", ["python", "sat"])
def test_a_pattern_is_filled_alike_whatever_counts(backend: BackendName) -> None:
    wish = Wish(pattern=read_pattern(("X..X..X.." + ".X..X..X." + "..X..X..X") * 3))
    assert make(Means(backend), (wish, 3)) == make(Means(), (wish, 3))


def test_no_two_puzzles_of_a_batch_are_isomorphic_and_there_are_no_more_than_there_are() -> None:
    wish = Wish("4", clues=(4, 4))
    found = [item for item in batch([Order(wish, 30)], 1, Means()) if not hasattr(item, "distance")]
    items = [item for item in found if isinstance(item, Made)]
    classes = {canonical(item.puzzle.geometry, item.puzzle.givens).least for item in items}
    assert len(classes) == len(items) == 13  # all puzzles with 4 clues: a known number
    assert getattr(found[-1], "code", "") == "no-more"


@pytest.mark.parametrize("level", ["Beginner", "Easy", "Medium", "Hard"])
def test_a_puzzle_has_the_level_that_rating_says(level: str) -> None:
    (order,) = with_levels(Wish(), level)
    for seed in range(3):
        assert rate(make(Means(), (order.wish, seed)).puzzle, ("own",)).level == level


@pytest.mark.parametrize("wish", [Wish(er=(2.0, 3.0)), Wish(hodoku_level="Medium"), Wish(hodoku_score=(600, 900))])
def test_a_puzzle_is_rated_within_the_range_wished(wish: Wish) -> None:
    rating = rate(make(Means(), (wish, 4)).puzzle)
    assert rating.er and rating.hodoku_score
    assert wish.er is None or wish.er[0] <= rating.er <= wish.er[1]
    assert wish.hodoku_level in (None, rating.hodoku_level)
    assert wish.hodoku_score is None or wish.hodoku_score[0] <= rating.hodoku_score <= wish.hodoku_score[1]


@pytest.mark.parametrize(
    ("technique", "practice"),
    [
        *product(["naked-single", "locked-candidates-pointing", "naked-pair", "xy-wing"], [False, True]),
        ("bug-lite", False),
    ],
)
def test_without_the_technique_that_is_needed_the_path_stops(technique: str, practice: bool) -> None:
    below = up_to(technique)[:-1]
    wish = Wish(technique=technique, practice=practice and len(below) > 2)
    position = Position.of(make(Means(), (wish, 6)).puzzle)
    below = tuple(name for name in SINGLES if name != technique) if practice else below
    assert solve_path(position, climb((*below, technique))).is_solved
    assert not solve_path(position, climb(below)).is_solved


def test_the_quick_climb_takes_the_subtle_steps_of_the_slow_one() -> None:
    for seed in range(6):
        puzzle = make(Means(), (Wish(minimal=True), seed)).puzzle
        path = solve_path(Position.of(puzzle), climb(TEACHING[:20]))
        quick = quick_climb(puzzle.geometry, puzzle.givens, climb(TEACHING[:20]), every=True)
        subtle = [step for step in path.steps if step.technique not in TEACHING[:3]]
        assert [step.technique for step in quick.steps] == [step.technique for step in subtle]
        assert path.is_solved == (not quick.unsolved)
        beyond = [step for step in subtle if step.technique not in PLAIN]
        assert quick_climb(puzzle.geometry, puzzle.givens, climb(TEACHING[:20])) == Climb(
            beyond, quick.unsolved, len(beyond) < len(subtle)
        )


def reached(puzzle: Puzzle, ladder: tuple[Technique, ...]) -> tuple[Climb, object]:
    end = stop(puzzle.geometry, puzzle.givens, ladder)
    candidates = end and (tuple(end.values), end.digit_cells, end.cell_digits)
    return quick_climb(puzzle.geometry, puzzle.givens, ladder), candidates


def test_what_is_plain_leads_to_the_same_without_a_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(4):
        puzzle = make(Means(), (Wish(minimal=True), seed)).puzzle
        ladders = [climb(TEACHING[: len(SINGLES) + len(PLAIN)]), climb(TEACHING[:20])]
        known = [reached(puzzle, ladder) for ladder in ladders]
        with monkeypatch.context() as patch:
            patch.setattr("pencilmark.make.generator.climb.sets", lambda: None)
            assert [reached(puzzle, ladder) for ladder in ladders] == known


@pytest.mark.parametrize("wish", [Wish(technique="xy-wing"), Wish(level="Hard"), Wish(level="Expert", minimal=True)])
def test_puzzles_that_the_kernel_settles_are_judged_as_by_climbing(wish: Wish) -> None:
    for seed in range(2):
        assert finished(generate(Random(seed), wish, "python")) == finished(generate(Random(seed), wish, "auto"))


def test_wishes_tell_only_what_is_wished() -> None:
    assert Wish(level="Hard").as_dict() == {"board": "9", "level": "Hard"}
    with pytest.raises(WishError):
        replace(Wish(), pattern=(True,))


def test_several_levels_of_a_variant_are_made_by_one_command(capsys):
    wished = ["--variant", "thermo", "--board", "6", "--level", "Medium,Easy:2", "--seed", "2"]
    assert main(["generate", *wished, "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(row["level"], row["seed"]) for row in rows] == [("Medium", 2), ("Easy", 3), ("Easy", 4)]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--variant", "killer", "--resume"], "expected no --resume without --out"),
        (["--variant", "killer", "--symmetry", "none"], "expected no --symmetry beside --variant"),
        (["--variant", "killer", "--scales", "se"], "expected no --scales beside --variant"),
        (["--variant", "killer", "--tries", "5"], "expected no --tries beside --variant"),
        (["--formulas", "--level", "Hard"], "expected no --level beside --formulas"),
        (["--operands", "3"], "expected no --operands without --formulas"),
        (["--no-givens"], "expected no --no-givens without --variant"),
        (["--level", "Easy:2", "--count", "1"], "expected no --count beside levels with counts"),
        (["--level", "Easy,Hard", "--count", "4"], "expected no --count beside levels with counts"),
        (["--variant", "killer", "--level", "Easy:2", "--count", "1"], "expected no --count beside levels with counts"),
        (["--practice"], "practice needs a technique"),
        (["--tries", "0"], "expected 1 try or more"),
        (["--scales", "foo"], "expected scales of own, hodoku, se, found 'foo'"),
    ],
)
def test_no_option_is_ignored_without_a_word(arguments, words, capsys):
    assert main(["generate", *arguments]) == 2
    assert words in capsys.readouterr().err


def test_regions_at_random_that_nothing_fills_are_drawn_again(monkeypatch, capsys):
    drawn = []

    def noted(*wished):
        drawn.append(random_board(*wished))
        return drawn[-1]

    monkeypatch.setattr(starts, "random_board", noted)
    assert main(["generate", "--board", "9 jigsaw", "--count", "2", "--seed", "11", "--scales", "", "--json"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2 < len(drawn)
