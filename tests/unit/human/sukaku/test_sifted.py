"""What follows from all assumptions at once is what nets find one by one, and nothing is lost by growing few nets."""

from pathlib import Path

import pytest

from pencilmark.board.model import Position
from pencilmark.board.task import finished
from pencilmark.engine.assumptions import Consequences, closures, consequences, mark, ways
from pencilmark.exchange.hodoku import parse_library
from pencilmark.human.sukaku import chains, forcing, nested
from pencilmark.human.sukaku.chains import forcing_chains
from pencilmark.human.sukaku.forcing import Assumptions, Finding, Manner, Sifted
from pencilmark.human.sukaku.grid import MarkedGrid
from pencilmark.human.sukaku.growing import dynamic_net
from pencilmark.human.sukaku.nested import DYNAMIC, PATTERNS, conclusions
from pencilmark.human.sukaku.nets import NestedConclusion, Net
from pencilmark.human.sukaku.path import NISHIO
from pencilmark.human.sukaku.web import Web

LINES = (Path(__file__).parents[3] / "data" / "sukaku_cases.txt").read_text().splitlines()
STUCK = [line.split(" ", 2)[2] for line in LINES if line.startswith("dynamic-")]


def webs(text: str) -> list[Web]:
    """Return the web of a position, and of what a few nets leave of it."""
    first = Web(MarkedGrid.of(Position.of(parse_library(text).puzzle)))
    found = [first]

    def keep(left: MarkedGrid) -> list[NestedConclusion]:
        found.append(Web(left))
        return conclusions(first, left, PATTERNS)

    for start in range(0, first.count, 60):
        dynamic_net(first, start, True, deeper=keep)
    return found


def follow() -> Consequences:
    found = consequences()
    assert found
    return found


def marked(web: Web, net: Net) -> int | None:
    if net.clash:
        return None
    return mark([web.board_bit[one] for one in net.true_order], [web.board_bit[one] for one in net.false_order])


@pytest.mark.parametrize("text", STUCK)
def test_all_assumptions_followed_at_once_say_what_their_nets_say(text: str) -> None:
    for web in webs(text):
        open_candidates = [one for one in range(web.count) if web.grid.cells[web.cell[one]].bit_count() > 1]
        found = iter(follow().of(web.grid.digits, [web.board_bit[one] for one in open_candidates]))
        for one in open_candidates:
            assert next(found) == marked(web, dynamic_net(web, one, True))
            assert next(found) == marked(web, dynamic_net(web, one, False))


@pytest.mark.parametrize("text", STUCK)
def test_assumptions_followed_within_their_digit_are_refuted_where_nishio_refutes_them(text: str) -> None:
    web = webs(text)[0]
    found = follow().of(web.grid.digits, web.board_bit, one_digit=True)
    nets = [NISHIO.grow(web, one, on) for one in range(web.count) for on in (True, False)]
    assert [mark is None for mark in found] == [net.clash is not None for net in nets]


@pytest.mark.parametrize("text", STUCK[::2])
def test_a_sifted_search_finds_what_a_search_finds_in_the_same_order(text: str) -> None:
    manner = DYNAMIC._replace(grow=dynamic_net)
    compared = 0
    for web in webs(text):
        whole, sifted = (
            Assumptions(web, manner, every=True),
            Sifted(web, manner, True, follow().of(web.grid.digits, web.board_bit)),
        )
        for cell, digits in enumerate(web.grid.cells):
            if digits.bit_count() > 1:
                whole.cell(cell)
                sifted.cell(cell)
        assert [said(one) for one in whole.every.values()] == [said(one) for one in sifted.every.values()]
        assert len(sifted.nets) <= len(whole.nets)
        compared += len(whole.every)
    assert compared


def said(finding: Finding) -> tuple[object, ...]:
    return *finding[:4], finding.house, [(one.node, one.ways, one.parents) for one in finding.branches]


@pytest.mark.parametrize("text", STUCK)
def test_the_smallest_finding_weighed_at_once_is_the_first_of_a_search_of_all_nets(text: str) -> None:
    quick = ways()
    assert quick
    found = 0
    for web in webs(text):
        whole, at_once = (Assumptions(web, DYNAMIC._replace(grow=dynamic_net)) for _ in range(2))
        for cell, digits in enumerate(web.grid.cells):
            if digits.bit_count() > 1:
                whole.cell(cell)
        if smallest := quick.smallest(web.grid.digits):
            at_once.source(smallest)
            found += 1
        assert (whole.best and said(whole.best)) == (at_once.best and said(at_once.best))
    assert found


@pytest.mark.parametrize("text", STUCK[::2])
def test_chains_and_agreements_are_looked_for_wherever_there_are_any(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def hints(web: Web) -> list[list[tuple[object, ...]]]:
        found = forcing_chains(web.grid), forcing.search(web.grid, nested.MULTIPLE)
        return [[(one.technique, one.place, one.off, one.rating) for one in some if one] for some in found]

    left = webs(text)
    quick = [hints(web) for web in left]
    assert any(first for first, _ in quick)
    assert not all(first for first, _ in quick)
    for module in (chains, forcing):
        monkeypatch.setattr(module, "closures", lambda: None)
    assert [hints(web) for web in left] == quick


def test_where_no_webassembly_runs_the_nested_search_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    first = webs(STUCK[0])
    quick = [[one[:3] for one in nested.dynamic_conclusions(first[0], web.grid)] for web in first[1:3]]
    monkeypatch.setattr(forcing, "consequences", lambda: None)
    monkeypatch.setattr(nested, "ways", lambda: None)
    assert [[one[:3] for one in nested.dynamic_conclusions(first[0], web.grid)] for web in first[1:3]] == quick


def at_level(web: Web, manner: Manner) -> list[int | None]:
    grower = closures()
    assert grower
    finished(grower.grow(web.grid.digits, manner.level))
    return grower.marks(web.board_bit, manner.level)


@pytest.mark.parametrize("manner", [nested.DYNAMIC_PLUS, *nested.NESTED])
def test_a_search_sifted_by_level_finds_what_a_search_of_all_nets_finds(manner: Manner) -> None:
    one, two = (webs(STUCK[0])[0] for _ in range(2))  # a net goes on from where it ended in its own grid
    whole, sifted = Assumptions(one, manner), Sifted(two, manner, False, at_level(two, manner))
    for cell, digits in enumerate(one.grid.cells):
        if digits.bit_count() > 1:
            whole.cell(cell)
            sifted.cell(cell)
    assert whole.best and sifted.best
    assert said(whole.best) == said(sifted.best)
    ends = [sum(len(net.true_order) for net in each.nets.values()) for each in (whole, sifted)]
    assert ends[1] < ends[0]


@pytest.mark.parametrize("manner", [nested.DYNAMIC_PLUS, *nested.NESTED])
def test_no_net_finds_more_than_is_known_of_its_level(manner: Manner) -> None:
    web = webs(STUCK[-1])[0]
    ends = at_level(web, manner)
    for one in range(0, web.count, 9):
        for on, end in ((True, ends[2 * one]), (False, ends[2 * one + 1])):
            found = marked(web, manner.grow(web, one, on))
            assert end is None or (found is not None and not found & ~end)
