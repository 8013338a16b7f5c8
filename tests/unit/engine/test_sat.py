"""CaDiCaL that arrives during a search: asked for when ours stumbles, done without where it can't be had."""

from collections.abc import Iterator

import pytest

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.errors import Unavailable
from pencilmark.board.model import Puzzle
from pencilmark.engine import ruled_streams, sat
from pencilmark.engine.relations import sat as relations_sat
from pencilmark.engine.sat import WHEELS, Delivery
from pencilmark.engine.streams import goes_to_sat, stream
from pencilmark.rules.lifted import on_board
from pencilmark.rules.text import read_rules

HARD_FOR_US = "global-entropy\ntaxicab\nanti-king\nxv-negative"
"""Without a solution: CaDiCaL proves it at once, our search in 40,000 nodes, long after its first turn."""


@pytest.fixture
def delivery(monkeypatch: pytest.MonkeyPatch) -> Delivery:
    """Return the delivery of a page that has no python-sat yet."""
    found = Delivery(is_possible=True)
    monkeypatch.setattr(ruled_streams, "python_sat", found)
    monkeypatch.setattr(sat, "is_available", lambda: False)
    return found


def puzzle_of(text: str) -> Puzzle:
    return on_board(read_rules(text).puzzle)


def until_wished(delivery: Delivery) -> Iterator[object]:
    """Search until CaDiCaL is asked for; return the rest of the search."""
    search = iter(engine.stream(puzzle_of(HARD_FOR_US))[0])
    for _ in search:
        if delivery.is_coming:
            return search
    raise AssertionError("ended without asking for it")


def test_a_search_that_stumbles_asks_for_cadical_and_ends_with_it(
    delivery: Delivery, monkeypatch: pytest.MonkeyPatch
) -> None:
    search = until_wished(delivery)
    assert delivery.take() == WHEELS
    assert next(search) is None  # it goes on in the meantime
    delivery.end(is_there=True)
    monkeypatch.setattr(sat, "is_available", lambda: True)
    assert not any(search)


def test_a_search_goes_on_alone_when_cadical_does_not_come_and_a_later_one_asks_again(
    delivery: Delivery, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(_: Puzzle) -> None:
        raise Unavailable("no-sat/needs-package-python-sat")

    monkeypatch.setattr(relations_sat, "RelationSat", missing)
    search = until_wished(delivery)
    delivery.take()
    delivery.end(is_there=False)
    assert not any(search)  # it ended alone
    assert not delivery.is_coming
    assert not delivery.wish()
    delivery.renew()
    assert delivery.wish()


def test_a_search_that_does_not_stumble_asks_for_nothing(delivery: Delivery) -> None:
    assert engine.solve(puzzle_of("killer 6: a1 a2\nkiller 17: a3 a4"), limit=2).status == "multiple"
    assert delivery.take() == ()


def test_who_asks_for_cadical_has_it_on_every_board_and_nobody_has_it_instead_of_another() -> None:
    for name in ("4", "9", "16"):
        puzzle = Puzzle(board(name), (0,) * board(name).cell_count)
        assert goes_to_sat(puzzle, "sat") and not goes_to_sat(puzzle, "python") and not goes_to_sat(puzzle, "wasm")
        assert stream(puzzle, backend="sat")[1] == "sat" and stream(puzzle, backend="python")[1] == "python"


def test_nothing_is_asked_for_where_nothing_can_be_fetched(delivery: Delivery) -> None:
    delivery.is_possible = False
    assert not delivery.wish()
    assert delivery.take() == ()
