"""What follows within a net is true in a solution of it, and undisturbed by other positions."""

from tests.unit.engine.kernel.nets import GRID
from tests.unit.engine.kernel.ways import left_of, webs

from pencilmark.engine.kernel.nine_ways import ways_module
from pencilmark.engine.kernel.runtime import run
from pencilmark.engine.ways import Ways


def test_conclusions_hold_in_the_solution_wherever_it_is_left() -> None:
    tried = 0
    quick = Ways(run(ways_module()))
    web, other = webs(2)
    for number in range(4):
        left = left_of(web, number)
        if not all(left.cells[cell] >> digit & 1 for cell, digit in enumerate(GRID)):
            continue
        found = quick.conclude(web.grid.digits, left.digits)
        assert found == sorted(found)
        assert all(one.on == (GRID[web.cell[one.number]] == web.digit[one.number]) for one in found)
        quick.conclude(other.grid.digits, other.grid.digits)
        assert quick.conclude(web.grid.digits, left.digits) == found
        tried += len(found)
    assert tried
