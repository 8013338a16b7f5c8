"""What the kernel finds within a net is what a search of all assumptions finds, as small and in the same order."""

from struct import iter_unpack

from tests.unit.engine.kernel.ways import left_of, webs

from pencilmark.engine.kernel.nine_consequences import ALL_DIGITS, POSITION
from pencilmark.engine.kernel.nine_layout import frame_of
from pencilmark.engine.kernel.nine_ways import ways_module
from pencilmark.engine.kernel.nine_ways_memory import FOUND
from pencilmark.engine.kernel.runtime import run
from pencilmark.human.sukaku.forcing import Assumptions
from pencilmark.human.sukaku.nested import DYNAMIC
from pencilmark.human.sukaku.nets import dynamic_net
from pencilmark.human.sukaku.web import Web


def test_findings_are_those_of_a_search_of_all_nets() -> None:
    instance, ranks = run(ways_module()), set[int]()
    instance.write(ALL_DIGITS, b"\xff" * 16)
    for web in webs(2):
        left = Web(left_of(web, 3))
        search = Assumptions(left, DYNAMIC._replace(grow=dynamic_net), every=True)
        for cell, digits in enumerate(left.grid.cells):
            if digits.bit_count() > 1:
                search.cell(cell)
        expected = [
            (number, found.on, found.size, found.rank)
            for found in search.every.values()
            for number in [web.number[left.cell[found.candidate], left.digit[found.candidate]]]
        ]
        for digits, call in ((web.grid.digits, "begin"), (left.grid.digits, "conclude")):
            instance.write(POSITION, frame_of(digits))
            instance.call(call)
        rows = enumerate(iter_unpack("<4I", instance.read(FOUND, 32 * web.count)))
        found = sorted((order, one >> 1, not one & 1, known) for one, (known, order, _, _) in rows if known)
        assert [(number, on, known >> 3, known & 7) for _, number, on, known in found] == expected
        ranks |= {known & 7 for *_, known in found}
    assert len(ranks) > 1
