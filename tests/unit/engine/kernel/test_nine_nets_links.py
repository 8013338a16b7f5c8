"""Chains and agreements of single links are what one finds by walking link by link."""

import pytest
from tests.unit.engine.kernel.nets import Candidate, alternatives, candidates, harness, position, sees, struck

from pencilmark.engine.kernel.nine_nets_links import write_agree, write_links
from pencilmark.engine.wasm import I32, constant

Node = tuple[Candidate, bool]
Links = dict[Candidate, set[Candidate]]


def reached(start: Candidate, weak: Links, strong: Links) -> set[Node]:
    """Walk all single links from a candidate that is true."""
    found, waiting = {(start, True)}, [(start, True)]
    while waiting:
        one, on = waiting.pop()
        fresh = {(other, not on) for other in (weak if on else strong)[one]} - found
        found |= fresh
        waiting += fresh
    return found


@pytest.mark.parametrize("level", [2, 3])
def test_links_take_what_walking_them_takes(level: int) -> None:
    instance = harness(lambda module: write_links(module, write_agree(module)).call(constant(I32, level)))
    taken = 0
    for seed in range(3):
        digits = position(seed, many=3)
        groups = alternatives(digits)
        weak = {one: {other for other in candidates(digits) if sees(one, other)} for one in candidates(digits)}
        pairs = [set(group) for group in groups if len(group) == 2]
        strong = {one: {other for pair in pairs if one in pair for other in pair - {one}} for one in weak}
        reach = {one: reached(one, weak, strong) for one in weak}
        expected = {one for one, nodes in reach.items() if (one, False) in nodes}
        for group in groups if level == 3 else ():
            common = set.intersection(*(reach[one] for one in group)) if len(group) > 2 else set[Node]()
            expected |= {one for one, on in common if not on}
            expected |= {other for other in reach for one, on in common if on and one[1] == other[1] and one != other}
        assert struck(instance, digits) == expected
        taken += len(expected)
    assert taken
