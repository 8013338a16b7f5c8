"""One pipeline for every kind of wish."""

import re
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from pencilmark import engine
from pencilmark.board.canon import turns
from pencilmark.board.errors import WishError
from pencilmark.board.model import Position
from pencilmark.board.task import Running
from pencilmark.human.effort import open_singles
from pencilmark.make.batch import Means, Order, batch, counted, make, with_levels
from pencilmark.make.formulas.part import FormulaPart
from pencilmark.make.generator import generate
from pencilmark.make.made import Made
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.usual import nearest_words
from pencilmark.make.wish import PRESETS, Wish, preset

WISHES = (
    Wish("6"),
    Wish("4", part=VariantPart("killer", givens=False)),
    Wish("4 free", minimal=True, part=FormulaPart()),
)


@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: type(wish.part).__name__)
def test_every_kind_of_puzzle_comes_with_its_solution_and_what_makes_it_again(wish: Wish) -> None:
    made = make(Means(), (wish, 3))
    assert engine.solve(made.puzzle).solutions == (made.solution,)
    assert (made.wish, made.seed) == (wish, 3)
    assert make(Means(), (wish, 3)) == made


def test_a_batch_of_several_kinds_has_as_many_of_each_as_are_wished_none_twice() -> None:
    orders = [Order(wish, count) for wish, count in zip(WISHES, (2, 3, 1), strict=True)]
    found = [made for made in batch(orders, 7, Means()) if isinstance(made, Made)]
    assert [made.wish for made in found] == [WISHES[0]] * 2 + [WISHES[1]] * 3 + [WISHES[2]]
    killers = [made for made in found if made.wish == WISHES[1]]
    ways = turns(killers[0].puzzle.geometry)
    classes = {min(tuple(made.solution[cell] for cell in way) for way in ways) for made in killers}
    assert len(classes) == 3


def test_two_levels_share_no_grid_though_the_seed_is_the_same() -> None:
    found = {}
    for level in ("Beginner", "Easy"):
        orders = [Order(Wish(level=level), 12)]
        found[level] = {made.solution for made in batch(orders, 7, Means()) if isinstance(made, Made)}
    assert len(found["Beginner"]) == len(found["Easy"]) == 12
    assert not found["Beginner"] & found["Easy"]


def test_a_puzzle_comes_again_from_its_own_seed_whatever_is_wished() -> None:
    wish = Wish(level="Medium", effort=(1, 2), symmetry="rotational180")
    for made in batch([Order(wish, 3)], 5, Means(scales=("own",))):
        if isinstance(made, Made):
            assert make(Means(scales=("own",)), (wish, made.seed)).puzzle == made.puzzle
            assert (made.rating.level, made.rating.effort in (1, 2)) == ("Medium", True)


def test_the_effort_that_is_wished_is_that_which_is_rated() -> None:
    for level in ("Beginner", "Easy", "Medium", "Hard"):
        for effort in (1, 5):
            made = make(Means(scales=("own",)), (Wish(level=level, effort=(effort, effort)), 3))
            assert (made.rating.level, made.rating.effort) == (level, effort)


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_keeps_all_that_it_says(name: str) -> None:
    wish = preset(name, Wish())
    made = make(Means(scales=("own",)), (wish, 2))
    position = Position.of(made.puzzle)
    if wish.clues and wish.effort:
        assert wish.clues[0] <= made.puzzle.clue_count <= wish.clues[1]
        assert made.rating.level == wish.level and wish.effort[0] <= (made.rating.effort or 0) <= wish.effort[1]
    assert open_singles(position) >= wish.open
    assert not wish.minimal or engine.check(made.puzzle).minimal


@pytest.mark.parametrize(
    "wished",
    [
        {"effort": (1, 2)},
        {"effort": (0, 2), "level": "Hard"},
        {"effort": (4, 2), "level": "Hard"},
        {"open": 82},
        {"effort": (1, 2), "level": "Beyond"},
        {"effort": (1, 2), "level": "Easy", "board": "6"},
    ],
)
def test_an_effort_goes_with_a_level_that_has_one(wished: dict[str, object]) -> None:
    with pytest.raises(WishError):
        Wish(**wished)  # type: ignore[arg-type]  # by the name of each


def test_the_nearest_is_named_by_its_level_its_rating_and_its_clues() -> None:
    search = Running(generate(Random(3), Wish(technique="avoidable-rectangle-2", symmetry="rotational180")))
    best = next(told.best for told in search if told.best)
    words = nearest_words(best)
    assert re.fullmatch(r"(\w+ \d of 5|Beyond)(, ER \d+\.\d)?, \d+ givens", words)
    assert f"{best.puzzle.clue_count} givens" in words and "%" not in words


@pytest.mark.parametrize("steps", [0, 3, 40])
def test_the_nearest_is_named_though_its_rating_would_take_longer(steps: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pencilmark.make.usual.STEPS", steps)
    made = make(Means(), (Wish(minimal=True), 900 + steps))
    assert nearest_words(made).endswith(f", {made.puzzle.clue_count} givens")


@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: type(wish.part).__name__)
def test_puzzles_of_seeds_that_follow_are_the_same_whoever_makes_them(wish: Wish) -> None:
    alone = [made for made in counted([Order(wish, 3)], 3, Means()) if isinstance(made, Made)]
    with ThreadPoolExecutor(2) as executor:
        assert list(counted([Order(wish, 3)], 3, Means(), executor)) == alone
    assert [made.seed for made in alone] == [3, 4, 5]


def test_levels_of_a_variant_follow_each_other_and_a_run_that_goes_on_makes_what_is_left() -> None:
    orders = with_levels(Wish("6", part=VariantPart("thermo")), "Medium:1,Easy:2")
    whole = [made for made in counted(orders, 2, Means()) if isinstance(made, Made)]
    assert [(made.rating.level, made.seed) for made in whole] == [("Medium", 2), ("Easy", 3), ("Easy", 4)]
    assert [made for made in counted(orders, 2, Means(), done=1) if isinstance(made, Made)] == whole[1:]


def test_a_wish_that_cannot_be_met_is_an_error_whoever_makes_it() -> None:
    wish = Wish("4", minimal=True, part=FormulaPart(formulas=16, tries=2))
    with ThreadPoolExecutor(1) as executor, pytest.raises(WishError):
        list(counted([Order(wish, 3)], 1, Means(), executor))
