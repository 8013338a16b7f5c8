"""Clues outside the grid on short lines: what is found holds for every way to fill them, tried one by one."""

from collections.abc import Callable, Iterator
from itertools import permutations
from random import Random

import pytest

from pencilmark.board.masks import bits
from pencilmark.human.ruled.divisions import exactly, plainly, possible
from pencilmark.human.ruled.heights import counts, seen_with, settled, witness

TOP = 6
Way = tuple[int, ...]


def between(way: Way) -> int:
    first, last = sorted((way.index(1), way.index(TOP)))
    return sum(way[first + 1 : last])


def seen(way: Way) -> int:
    return len({max(way[: place + 1]) for place in range(len(way))})


MEANS: dict[str, Callable[[Way, int], bool]] = {
    "sandwich": lambda way, number: between(way) == number,
    "x-sum": lambda way, number: sum(way[: way[0]]) == number,
    "numbered-room": lambda way, number: way[way[0] - 1] == number,
    "skyscraper": lambda way, number: seen(way) == number,
}


def lines(name: str, count: int) -> Iterator[tuple[tuple[int, ...], int, list[Way]]]:
    """Yield the candidates of a line, the number of a clue, and all ways to fill the line, at least one."""
    rng = Random(name)
    for _ in range(count):
        solution = rng.sample(range(1, TOP + 1), TOP)
        number = next(number for number in range(100) if MEANS[name](tuple(solution), number))
        masks = tuple(1 << value - 1 | rng.getrandbits(TOP) for value in solution)
        ways = [
            way
            for way in permutations(range(1, TOP + 1))
            if MEANS[name](way, number) and all(mask >> value - 1 & 1 for mask, value in zip(masks, way, strict=True))
        ]
        yield masks, number, ways


@pytest.mark.parametrize("name", ["sandwich", "x-sum", "numbered-room"])
def test_every_way_to_fill_a_line_is_one_of_its_divisions(name: str) -> None:
    for masks, number, ways in lines(name, 25):
        found = possible(name, number, masks)
        for way in ways:
            fitting = [one for one in found if all(way[place] == value for place, value in one.stand)]
            assert len(fitting) == 1
            for left in (plainly(fitting[0], masks), exactly(fitting[0], masks)):
                assert left
                assert all(mask >> value - 1 & 1 for mask, value in zip(left, way, strict=True))


def test_nothing_is_missed_where_one_way_to_divide_a_numbered_room_is_left() -> None:
    known = 0
    for masks, number, ways in lines("numbered-room", 60):
        found = possible("numbered-room", number, masks)
        if len(found) == 1:
            known += 1
            left = exactly(found[0], masks)
            assert left
            assert [bits(mask) for mask in left] == [sorted({way[place] - 1 for way in ways}) for place in range(TOP)]
    assert known


def test_what_can_be_seen_is_counted_without_losing_a_way() -> None:
    for masks, number, ways in lines("skyscraper", 40):
        assert counts(masks) >> number & 1
        able = seen_with(masks, number)
        last = settled(masks, number)[-1]
        for way in ways:
            assert all(mask >> value - 1 & 1 for mask, value in zip(able, way, strict=True))
            assert all(mask >> value - 1 & 1 for mask, value in zip(last, way, strict=True))
        for count in range(TOP + 1):
            told = witness(masks, count)
            assert len(told) == (count if counts(masks) >> count & 1 else 0)
            assert sorted(set(told)) == list(told)
            assert told[-1:] in ((), (TOP,))
