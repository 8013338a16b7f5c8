"""Chains inside nets: the quick search over new links finds what a search of the whole grid finds."""

from collections.abc import Iterable
from contextlib import suppress
from itertools import pairwise, product
from pathlib import Path
from random import Random

import pytest

from pencilmark.board.model import Position
from pencilmark.exchange.hodoku import parse_library
from pencilmark.human.sukaku import nested
from pencilmark.human.sukaku.agreements import agreements
from pencilmark.human.sukaku.chains import shortest, trace
from pencilmark.human.sukaku.forcing import Assumptions, Finding
from pencilmark.human.sukaku.grid import MarkedGrid
from pencilmark.human.sukaku.growing import dynamic_net
from pencilmark.human.sukaku.left import Left
from pencilmark.human.sukaku.web import Web

LINES = (Path(__file__).parents[3] / "data" / "sukaku_cases.txt").read_text().splitlines()
STUCK = [line.split(" ", 2)[2] for line in LINES if line.startswith("dynamic-")]


def grids_left(web: Web, start: int) -> list[MarkedGrid]:
    """Return what is left of the grid each time the net of *start* true comes to rest."""
    found: list[MarkedGrid] = []
    dynamic_net(web, start, True, deeper=lambda left: found.append(left) or ())  # type: ignore[func-returns-value]
    return found


@pytest.mark.parametrize("text", STUCK)
def test_the_shortest_chains_over_new_links_are_those_of_the_whole_grid(text: str) -> None:
    web = Web(MarkedGrid.of(Position.of(parse_library(text).puzzle)))
    compared = 0
    for start in range(0, web.count, 5):
        for left in grids_left(web, start):
            inner = Web(left)
            nodes, wanted = shortest(inner.weak, inner.strong)
            quick = list(Left(web, left).links.shortest())
            least = min((size for size, _, _ in quick), default=0)
            got = {(web.cell[one], web.digit[one], on) for size, one, on in quick if size == least}
            assert (least, got) == (nodes, {(inner.cell[one], inner.digit[one], on) for one, on in wanted})
            compared += bool(wanted)
    assert compared


def ring(seed: int) -> tuple[list[list[int]], list[list[int]]]:
    """Make weak and strong links in turn, around a ring of candidates, and a few more."""
    rng = Random(seed)
    order = rng.sample(range(12), rng.randint(4, 12))
    weak, strong = ([list[int]() for _ in range(12)] for _ in range(2))
    pairs = [(frozenset(pair), 1 + place % 2) for place, pair in enumerate(pairwise([*order, order[0]]))]
    pairs += [(frozenset(rng.sample(range(12), 2)), rng.randint(1, 2)) for _ in range(seed % 4)]
    for (one, other), kinds in dict(pairs).items():
        for links in [weak, strong][:kinds]:
            links[one].append(other)
            links[other].append(one)
    return weak, strong


def test_the_shortest_contradictions_are_those_that_walking_from_each_candidate_finds() -> None:
    lengths = []
    for seed in range(120):
        weak, strong = ring(seed)
        walked = {}
        for start in product(range(12), (True, False)):
            with suppress(ValueError):
                walked[start] = len(trace(weak, strong, *start).nodes())
        least = min(walked.values(), default=0)
        assert shortest(weak, strong) == (least, [start for start in walked if walked[start] == least])
        lengths.append(least)
    assert {0, 4, 6, 8, 10} <= {*lengths}


@pytest.mark.parametrize("text", STUCK)
def test_what_chains_conclude_is_false_in_what_is_left_by_a_contradiction_of_single_links(text: str) -> None:
    web = Web(MarkedGrid.of(Position.of(parse_library(text).puzzle)))
    for start in range(0, web.count, 25):
        for left in grids_left(web, start):
            for one in nested.chain_conclusions(web, left):
                path = one.key
                assert isinstance(path, tuple) and len(path) == one.cost
                assert path[0][0] == path[-1][0] and path[0][1] != path[-1][1]
                assert all(not left.board >> web.board_bit[parent] & 1 for parent in one.parents)


def findings(inner: Web, every: Iterable[Finding]) -> dict[tuple[int, int, bool], tuple[int, int]]:
    return {(inner.cell[one.candidate], inner.digit[one.candidate], one.on): one[:2] for one in every}


@pytest.mark.parametrize("text", STUCK)
def test_what_several_branches_agree_on_is_what_the_search_of_the_whole_grid_finds(text: str) -> None:
    web = Web(MarkedGrid.of(Position.of(parse_library(text).puzzle)))
    compared = 0
    for start in range(0, web.count, 20):
        for left in grids_left(web, start):
            inner = Web(left)
            search = Assumptions(inner, nested.MULTIPLE, every=True)
            for cell, digits in enumerate(left.cells):
                if digits.bit_count() > 2:
                    search.cell(cell)
            assert findings(web, agreements(Left(web, left))) == findings(inner, search.every.values())
            compared += bool(search.every)
    assert compared


@pytest.mark.parametrize("text", STUCK)
def test_a_net_that_goes_on_is_the_net_grown_at_once(text: str) -> None:
    web = Web(MarkedGrid.of(Position.of(parse_library(text).puzzle)))
    for start in range(0, web.count, 9):
        at_once = dynamic_net(web, start, True, deeper=lambda left: nested.conclusions(web, left))
        nested.DYNAMIC.grow(web, start, True)
        resumed = nested.DYNAMIC_PLUS.grow(web, start, True)
        assert (resumed.parents, resumed.clash) == (at_once.parents, at_once.clash)
        assert (resumed.true_ways, resumed.false_ways) == (at_once.true_ways, at_once.false_ways)


def test_a_deeper_net_reaches_at_least_what_the_plain_one_does() -> None:
    web = Web(MarkedGrid.of(Position.of(parse_library(STUCK[0]).puzzle)))
    deep = nested.nesting("plus", "dynamic", nested.PATTERNS)
    for start in range(0, web.count, 9):
        plain, more = dynamic_net(web, start, True), deep(web, start, True)
        if plain.clash is None and more.clash is None:
            assert not plain.true & ~more.true and not plain.false & ~more.false


@pytest.mark.parametrize("rule", nested.PATTERNS)
def test_what_a_pattern_rests_on_is_gone_and_is_enough_for_it(rule: nested.PatternFinder) -> None:
    """Without these candidates alone the whole grid has the pattern, too."""
    found = 0
    for web in (Web(MarkedGrid.of(Position.of(parse_library(text).puzzle))) for text in STUCK):
        for left in (left for start in range(0, web.count, 5) for left in grids_left(web, start)):
            for one in list(rule(web, left))[:2]:
                because = sum(1 << web.cell[each] + 81 * web.digit[each] for each in one.parents)
                assert because & web.grid.board & ~left.board == because
                without = MarkedGrid(web.grid.board & ~because, left.empty)
                assert one.candidate in {other.candidate for other in rule(web, without)}
                found += 1
    assert found
