"""The search for puzzles with rules: all solutions, however often it starts again, and what it tells of its steps."""

from random import Random

import pytest
from tests.unit.engine.fours import BLANK, FOUR, GRIDS

from pencilmark.board.boards import board
from pencilmark.board.model import Puzzle
from pencilmark.engine import rule_search
from pencilmark.engine.rule_search import PULSE, RuleSearch, RuleWatch
from pencilmark.engine.trace import Event
from pencilmark.rules.rule import parse_rules

RULED = Puzzle(FOUR, (0,) * 16, rules=parse_rules(["a1 < a2", "b1 + b2 = 5"], FOUR))
KINGS = Puzzle(board("4 antiking"), (0,) * 16)
DEEP = Puzzle(FOUR, (0,) * 16, rules=parse_rules(["a1 + b3 == 2 * c2", "a4 * d1 == 6", "c4 > b1 + 1"], FOUR))
CORNERS = [(cell, cell + step) for cell in range(12) for step in (3, 5) if abs(cell % 4 - (cell + step) % 4) == 1]
CASES = {
    "ruled": (RULED, [grid for grid in GRIDS if grid[0] < grid[1] and grid[4] + grid[5] == 5]),
    "kings": (KINGS, [grid for grid in GRIDS if not any(grid[one] == grid[other] for one, other in CORNERS)]),
    "deep": (DEEP, [g for g in GRIDS if g[0] + g[6] == 2 * g[9] and g[3] * g[12] == 6 and g[11] > g[4] + 1]),
}


@pytest.mark.parametrize("patience", [1.0, 60.0])
@pytest.mark.parametrize("seed", [None, 1, 2])
@pytest.mark.parametrize("case", CASES)
def test_every_solution_comes_once_however_often_the_search_starts_again(
    case: str, seed: int | None, patience: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rule_search, "PATIENCE", patience)
    puzzle, solutions = CASES[case]
    search, found = RuleSearch(puzzle, Random(seed) if seed else None), []
    for one in search:
        if one:
            found.append(one)
        else:
            assert search.nodes % PULSE == 0
    assert sorted(found) == solutions
    assert search.share == pytest.approx(1)


def test_what_lies_behind_the_board_is_named_after_its_cell_and_in_no_event() -> None:
    events = list[Event]()
    watch, masks = RuleWatch(FOUR, events.append), [0b1111] * 32
    watch.start(masks, BLANK)
    assert [event.kind for event in events] == ["start"]
    for cell in range(32):
        watch.branch([(cell, 0b0001), (cell, 0b0100)])
        watch.choose(masks, cell, 0b0100, cell)
        event, is_on_board = events[-1], cell < 16
        assert event.where == f"2 for {FOUR.cell_name(cell % 16)}" and event.depth == cell + 1
        assert [*event.placed] == [(cell, 3)] * is_on_board
        assert [*event.removed] == [(cell, 1), (cell, 2), (cell, 4)] * is_on_board
        assert list(event.grid) == [0b0100 if one == cell else 0b1111 for one in range(16)]
    watch.choose(masks, 0, 0b0001, 0)
    assert [event.kind for event in events] == ["start"] + ["choose"] * 32 + ["back"] * 32 + ["choose"]


def test_the_places_of_a_value_are_named_and_so_is_a_cell_without_candidates() -> None:
    events = list[Event]()
    watch, masks = RuleWatch(FOUR, events.append), [0b1111] * 16
    watch.start(masks, BLANK)
    watch.branch([(0, 0b0010), (5, 0b0010)])
    watch.choose(masks, 5, 0b0010, 0)
    assert events[-1].where == "2 in r1c1 or r2c2"
    watch.start([*masks[:6], 0, *masks[7:]], Puzzle(FOUR, (3, *(0,) * 15)))
    assert [(event.kind, event.depth) for event in events[-2:]] == [("start", 0), ("contradiction", 0)]
    assert events[-1].where == "r2c3" and [*events[-2].placed] == [(0, 3)]
