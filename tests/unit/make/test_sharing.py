"""Whoever makes the puzzles of a batch, and whatever of them is lost: it is the batch that one Python makes."""

from functools import partial
from random import Random

import pytest

from pencilmark.board.errors import PencilmarkError
from pencilmark.board.task import finished
from pencilmark.make.batch import Found, Means, Order, batch, making
from pencilmark.make.made import Made, Trying, made_data, read_made
from pencilmark.make.sharing import Shared, wanted_of
from pencilmark.make.wish import Wish

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


def test_what_is_handed_out_is_made_here_only_when_nothing_else_is_left() -> None:
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
    assert begun == [0, 3, 4, 5, 1]
    assert (list(shared.hand_out(9)), shared.waiting) == ([], 3)
    shared.take_in(1, made_elsewhere(wanted[1]))
    assert shared.waiting == 3, "what comes too late counts for nothing"


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
