"""Chains inside nets: the quick search over new links finds what a search of the whole grid finds."""

from pathlib import Path

import pytest

from pencilmark.board.model import Position
from pencilmark.exchange.hodoku import parse_library
from pencilmark.human.sukaku.advanced import PATTERNS
from pencilmark.human.sukaku.chains import shortest
from pencilmark.human.sukaku.grid import Grid
from pencilmark.human.sukaku.nested import _Left, chain_conclusions, nesting
from pencilmark.human.sukaku.nets import dynamic_net
from pencilmark.human.sukaku.web import Web

LINES = (Path(__file__).parents[3] / "data" / "sukaku_cases.txt").read_text().splitlines()
STUCK = [line.split(" ", 2)[2] for line in LINES if line.startswith("dynamic-")]


def boards_left(web: Web, start: int) -> list[int]:
    """Give what is left of the board wherever the net of *start* true comes to rest."""
    found: list[int] = []
    dynamic_net(web, start, True, deeper=lambda board: found.append(board) or ())  # type: ignore[func-returns-value]
    return found


@pytest.mark.parametrize("text", STUCK)
def test_the_shortest_chains_over_new_links_are_those_of_the_whole_grid(text: str) -> None:
    web = Web(Grid.of(Position.of(parse_library(text).puzzle)))
    compared = 0
    for start in range(0, web.count, 5):
        for board in boards_left(web, start):
            left = Grid(board, web.grid.empty)
            inner = Web(left)
            nodes, wanted = shortest(inner.weak, inner.strong)
            quick = _Left(web, left, False).shortest()
            least = min(quick.values(), default=0)
            got = {(web.cell[one], web.digit[one], on) for (one, on), size in quick.items() if size == least}
            assert (least, got) == (nodes, {(inner.cell[one], inner.digit[one], on) for one, on in wanted})
            compared += bool(wanted)
    assert compared


@pytest.mark.parametrize("text", STUCK)
def test_what_chains_conclude_is_false_in_what_is_left_by_a_contradiction_of_single_links(text: str) -> None:
    web = Web(Grid.of(Position.of(parse_library(text).puzzle)))
    for start in range(0, web.count, 25):
        for board in boards_left(web, start):
            left = Grid(board, web.grid.empty)
            for one in chain_conclusions(web, left):
                path = one.key
                assert isinstance(path, tuple) and len(path) == one.cost
                assert path[0][0] == path[-1][0] and path[0][1] != path[-1][1]
                assert all(not board >> web.board_bit[parent] & 1 for parent in one.parents)


def test_a_deeper_net_reaches_at_least_what_the_plain_one_does() -> None:
    web = Web(Grid.of(Position.of(parse_library(STUCK[0]).puzzle)))
    deep = nesting(PATTERNS)
    for start in range(0, web.count, 9):
        plain, more = dynamic_net(web, start, True), deep(web, start, True)
        if plain.clash is None and more.clash is None:
            assert not plain.true & ~more.true and not plain.false & ~more.false
