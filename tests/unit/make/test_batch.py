"""Batches: the same puzzles in the same order, whoever makes them, one Python or several."""

import re
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random

import pytest

from pencilmark import engine
from pencilmark.board.canon import turns
from pencilmark.board.errors import PencilmarkError, WishError
from pencilmark.board.model import Position
from pencilmark.board.task import Running, finished
from pencilmark.human.effort import open_singles
from pencilmark.make.batch import Found, Means, Order, batch, counted, make, making, with_levels
from pencilmark.make.formulas.part import FormulaPart
from pencilmark.make.generator import generate
from pencilmark.make.made import Made, Trying, made_data, read_made
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.sharing import Shared, wanted_of
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


MEANS = Means(scales=("own",), tries=6)


def said(found: Found) -> object:
    return found if isinstance(found, Made) else found.code


def shared_out(orders: list[Order], seed: int, rng: Random) -> list[object]:
    """Make a batch while others, by *rng*, take shares of it, hand in what they made, or lose it."""
    one = partial(making, MEANS)
    wanted, away = wanted_of(orders, seed), list[int]()
    shared = Shared(wanted, one)
    all_found = []
    for found in batch(orders, seed, MEANS, one=shared.making):
        if not isinstance(found, Trying):
            all_found.append(said(found))
        for _ in range(rng.randrange(3)):
            if away and rng.random() < 0.7:
                place = away.pop(rng.randrange(len(away)))
                shared.take_in(place, made_elsewhere(wanted[place]) if rng.random() < 0.7 else None)
            else:
                away += shared.hand_out(rng.randrange(1, 4))
    return all_found


def made_elsewhere(wished: tuple[Wish, int]) -> Made | None:
    try:
        return read_made(made_data(finished(making(MEANS, wished))))
    except PencilmarkError:
        return None


@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize(
    "orders",
    [
        [Order(Wish(level="Easy"), 5)],
        [Order(Wish("4"), 12), Order(Wish("4 x", level="Easy"), 3)],  # many are isomorphic, or not found
        [Order(Wish("4 x", level="Hard"), 3)],
    ],
)
def test_a_shared_batch_is_the_one_that_is_made_alone(orders: list[Order], turn: int) -> None:
    alone = [said(one) for one in batch(orders, 7, MEANS) if not isinstance(one, Trying)]
    assert shared_out(orders, 7, Random(turn)) == alone


def test_what_is_handed_out_is_made_here_only_when_nothing_else_is_left_the_last_first() -> None:
    begun = list[int]()

    def one(wished: tuple[Wish, int]):  # type: ignore[no-untyped-def]
        begun.append(wanted.index(wished))
        return (yield from making(MEANS, wished))

    wanted = wanted_of([Order(Wish("4"), 6)], 1)
    shared = Shared(wanted, one)
    finished(shared.making(wanted[0]))
    assert list(shared.hand_out(9)) == [1, 2]
    assert list(shared.hand_out(1)) == [3]
    shared.take_in(3, None)
    finished(shared.making(wanted[1]))
    assert begun == [0, 3, 4, 5, 2, 1]
    assert (list(shared.hand_out(9)), shared.waiting) == ([], 4)
    shared.take_in(1, made_elsewhere(wanted[1]))
    assert shared.waiting == 4, "what comes too late counts for nothing"


def test_what_has_come_is_not_waited_for_and_what_was_begun_meanwhile_goes_on() -> None:
    wanted = wanted_of([Order(Wish("9", level="Easy"), 3)], 1)
    shared = Shared(wanted, partial(making, MEANS))
    assert list(shared.hand_out(1)) == [0]
    task = shared.making(wanted[0])
    next(task)
    shared.take_in(0, made_elsewhere(wanted[0]))
    with pytest.raises(StopIteration) as end:
        next(task)
    assert end.value.value == finished(making(MEANS, wanted[0]))
    assert finished(shared.making(wanted[1])) == finished(making(MEANS, wanted[1]))
