"""A position is filled by singles alone, as far as they lead."""

from pencilmark.board.line import parse_line
from pencilmark.board.model import Position
from pencilmark.engine.kernel.nine_singles import FULL
from pencilmark.engine.singles import Single, filled, filler

SOLUTION = "123456789456789123789123456231674895875912364694538217317265948542897631968341572"


def test_what_is_left_is_filled_from_givens_or_marks() -> None:
    puzzle = parse_line("." + SOLUTION[1:40] + "." + SOLUTION[41:])
    start, quick = Position.of(puzzle), filler()
    found = filled(puzzle.givens)
    assert quick and found and found == quick.fill(start.values, start.cell_digits)
    assert found.singles == [Single(FULL, 0, 0, 0, 2), Single(FULL, 40, 0, 4, 1)]
    assert "".join(map(str, found.values)) == SOLUTION
    assert not any(found.cell_digits) and not any(found.digit_cells) and found.is_boxwise


def test_the_cells_of_each_digit_are_those_of_the_position_that_singles_leave() -> None:
    start, quick = Position.of(parse_line(SOLUTION.replace("2", ".").replace("9", ".").replace("1", "."))), filler()
    found = quick and quick.fill(start.values, start.cell_digits)
    assert found and found.values == start.values and not found.singles
    assert (found.digit_cells, found.cell_digits) == (start.digit_cells, start.cell_digits)
