"""Aligned exclusions: a grid that follows another is searched only where it changed, or not at all if the kernel
says that there are none, and nothing is missed."""

from pathlib import Path

import pytest

from pencilmark.board.model import Position
from pencilmark.engine.assumptions import closures
from pencilmark.exchange.read import read
from pencilmark.human.sukaku import exclusion, path
from pencilmark.human.sukaku.exclusion import aligned_exclusions
from pencilmark.human.sukaku.grid import Hint, MarkedGrid

LINES = (Path(__file__).parents[3] / "data" / "sukaku_puzzles.txt").read_text().splitlines()
HARD = [line for line in LINES if float(line.split()[1]) > 4][::8]


@pytest.mark.parametrize("line", HARD, ids=lambda line: line.split()[1])
@pytest.mark.parametrize("size", [2, 3])
def test_along_a_path_the_same_is_found_as_in_each_grid_alone(
    line: str, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exclusion, "closures", lambda: None)
    looked = 0
    for grid, hint in path.solve(MarkedGrid.of(Position.of(read(line[:81])))):
        if not isinstance(hint, Hint) or grid.by_count[0]:
            continue
        alone = MarkedGrid(grid.board, grid.empty)
        here = [(found.off, found.evidence()) for found in aligned_exclusions(grid, size)]
        with monkeypatch.context() as quickly:
            quickly.setattr(exclusion, "closures", closures)
            assert here == [(found.off, found.evidence()) for found in aligned_exclusions(alone, size)]
        looked += 1
    assert looked
