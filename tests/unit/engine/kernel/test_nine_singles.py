"""Singles are placed one after another, as long as there is a candidate in each cell."""

from pencilmark.engine.kernel.nine_singles import NAKED
from pencilmark.engine.singles import filler


def test_it_ends_where_a_cell_has_no_candidate() -> None:
    quick, marks = filler(), [0b11, 0b10, 0b10] + [511] * 78
    assert quick and quick.fill([0] * 81, [510] * 80 + [1]).singles[0].house == 8, "of which nothing may be left"
    found = quick.fill([0] * 81, marks)
    assert [one[:4] for one in found.singles] == [(NAKED, 1, 1, 0)]
    assert found.cell_digits[2] == 0 == found.values[2]
