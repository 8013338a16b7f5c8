"""Minutes that people take: ranges that grow with the points of a path, and nothing where nobody was timed."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from pencilmark.exchange.read import read
from pencilmark.human.minutes import TIMED, minutes_of, of_level
from pencilmark.human.rating import rate
from pencilmark.human.techniques.technique import LEVELS

CLASSIC = "...........54831...4.....8.5..8.4..396.....41.8..3..5...16.94..42.3.1.95..9...7.."


@given(st.integers(1, 10**7), st.integers(1, 10**7), st.sampled_from(TIMED))
def test_minutes_are_ranges_that_rise_with_the_points(one: int, other: int, level: str) -> None:
    less, more = (minutes_of(level, spent) for spent in sorted((one, other)))  # type: ignore[arg-type]
    assert less and more
    for low, high in ((less.fast, more.fast), (less.average, more.average)):
        assert all(a <= b for a, b in zip(low, high, strict=True))
    assert less.typical <= more.typical
    for found in (less, more):
        assert 1 <= found.fast[0] < found.fast[1] and found.average[0] < found.average[1]
        assert all(fast <= usual for fast, usual in zip(found.fast, found.average, strict=True))


def test_each_level_takes_longer_than_the_one_below() -> None:
    known = [of_level(level) for level in LEVELS]
    timed = [found for found in known if found]
    assert len(timed) == len(TIMED) and not any(known[len(TIMED) :])
    assert all(easier.typical < harder.typical for easier, harder in pairwise(timed))


def test_only_classic_puzzles_have_minutes() -> None:
    found = rate(read(CLASSIC), ("own",))
    assert found.level and found.points
    assert found.minutes == minutes_of(found.level, found.points)
    assert rate(read(CLASSIC), ("hodoku",)).minutes is None
    turned = read("board: 9 x\ngivens: " + CLASSIC)
    assert rate(turned, ("own",)).minutes is None
