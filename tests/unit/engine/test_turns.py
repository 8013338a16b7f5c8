"""Two searches in turns, both written down: whose turn it is, what comes of both, and which of them ends them."""

from collections.abc import Iterator, Sequence

import pytest

from pencilmark.board.errors import Unavailable
from pencilmark.engine import turns
from pencilmark.engine.answers import Solution, uncovered
from pencilmark.engine.turns import ALONE, Turns

GRIDS = [(1,), (2,), (3,), (4,), (5,)]


class Written:
    """A search that visits one node for each of *items*, and notes in a *log* that it did."""

    def __init__(self, items: Sequence[Solution | None], log: list[str] | None = None, name: str = "") -> None:
        self.items, self.name = items, name
        self.log = [] if log is None else log
        self.nodes, self.share = 0, 0.0

    def __iter__(self) -> Iterator[Solution | None]:
        for number, item in enumerate(self.items, 1):
            self.nodes = number
            self.share = self.nodes / len(self.items)
            self.log.append(self.name)
            yield item


def test_each_has_its_turn_and_the_other_is_asked_for_after_several_of_our_own() -> None:
    log, asked, told = list[str](), list[int](), list[int]()
    own, other = Written([None] * (15 * ALONE + 10), log, "own"), Written([None] * 50, log, "other")

    def make() -> Written | None:
        asked.append(own.nodes)
        return other if len(asked) == 3 else None

    search = Turns(own, 5, make, 3)
    for found in search:
        assert found is None
        told.append(search.nodes)
    assert asked == [5 * ALONE, 10 * ALONE, 15 * ALONE]
    assert log == ["own"] * 15 * ALONE + (["own"] * 5 + ["other"] * 3) * 2
    assert told == sorted(told) and search.nodes == own.nodes + 6 and search.share == 1


@pytest.mark.parametrize("is_own_first", [True, False])
def test_each_solution_comes_once_whoever_ends_first(is_own_first: bool) -> None:
    slow = [item for grid in GRIDS for item in (grid, None, None, None)]
    first, second = (GRIDS[::-1], slow) if is_own_first else (slow, GRIDS[::-1])
    own, other = Written([*[None] * 2 * ALONE, *first]), Written(second)
    assert sorted(filter(None, Turns(own, 2, lambda: other, 2))) == GRIDS
    assert (own if is_own_first else other).share == 1 and 0 < (other if is_own_first else own).share < 1


def test_solutions_with_the_same_digits_are_two_if_their_regions_differ() -> None:
    one, two = (uncovered((1, 2, 2, 1, *regions), 4) for regions in ((1, 1, 2, 2), (1, 2, 1, 2)))
    assert len([*filter(None, Turns(Written([one, two, one]), 10, lambda: None, 10))]) == 2


def test_our_own_search_goes_on_alone_where_no_other_can_be_had_and_asks_no_more() -> None:
    asked, items = list[int](), [(number,) for number in range(200)]

    def missing() -> None:
        asked.append(1)
        raise Unavailable("no-sat/needs-package-python-sat")

    assert [*filter(None, Turns(Written(items), 5, missing, 5))] == items and len(asked) == 1


@pytest.mark.parametrize(("most", "times"), [(ALONE - 1, 0), (ALONE, 1)])
def test_our_own_search_goes_on_alone_after_many_solutions(
    most: int, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "MOST_FOUND", most)
    asked, items = list[int](), [(number,) for number in range(50)]
    assert [*filter(None, Turns(Written(items), 1, lambda: asked.append(1), 1))] == items and len(asked) == times
