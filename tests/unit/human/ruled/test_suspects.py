"""What the kernel refutes: nothing that is true, and all that an argument refutes, so none is missed."""

from pathlib import Path

import pytest

from pencilmark import engine, read_rules
from pencilmark.board.model import Position
from pencilmark.human import logic
from pencilmark.human.ruled.consequences import Supposing
from pencilmark.human.ruled.ladder import ruled_ladder
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.ruled.suspects import all_held, candidates_of, is_filled_by_kernel, kernel_of, suspects_of
from pencilmark.human.techniques.ladders import PLAIN, SINGLES

DATA = Path(__file__).parents[3] / "bench" / "data" / "variants.txt"
KINDS = ("killer", "thermo", "sandwich", "renban", "x-sum")
WAVES = 16


@pytest.mark.parametrize("kind", KINDS)
def test_all_that_an_argument_refutes_is_suspected(kind: str) -> None:
    puzzle = read_rules(next(text for text in DATA.read_text("utf-8").split("\n\n") if text.startswith(f"# {kind}")))
    (solution,) = engine.solve(puzzle).solutions
    position = logic.solve_path(Position.of(with_sight(puzzle)), ruled_ladder((*SINGLES, *PLAIN))[:20]).position
    suspects = suspects_of(position)
    refuted = [one for one in candidates_of(position.cell_digits) if Supposing(position, one).advance(WAVES)]
    assert refuted
    assert set(refuted) <= set(suspects) <= set(candidates_of(position.cell_digits))
    assert not any(solution[cell] == value for cell, value in suspects)
    kernel = kernel_of(position)
    left = kernel and kernel.struck(all_held(position))
    assert left and not any(left[cell] >> value - 1 & 1 for cell, value in suspects)
    assert all(mask >> value - 1 & 1 for mask, value in zip(left, solution, strict=True))
    assert is_filled_by_kernel(position) is (sum(mask.bit_count() for mask in left) == len(left))
