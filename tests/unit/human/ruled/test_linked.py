"""Links that clues give, and colours of the webs that they join: just those of all ways to fill their cells."""

import pytest
from tests.unit.human.ruled.test_counted import APART, SIX, drawn, having, ways

from pencilmark.board.masks import bits, mask_of
from pencilmark.board.model import Step
from pencilmark.board.task import finished
from pencilmark.human.ruled.colours import find_one, find_two
from pencilmark.human.ruled.linked import clue_links
from pencilmark.human.techniques.links import links_of

WEBS = [(1, 2, 5, "9 - 4*r2c4"), (2, 1, 3, "1 + r2c4"), (5, 6, 3, "2*r2c4 - 7")]
"""Digits *a* and *b* of a cage, *c* where r2c4 is *a*, *a* where it is *b*, and the formula that says so."""


def test_links_that_a_clue_of_two_cells_gives_are_those_of_its_ways() -> None:
    one, other = APART[:2]
    for masks in drawn("links", 25, (one, other)):
        fit = [(a, b) for a, b in ways(masks) if a < b]
        able = [{pair[place] for pair in fit} for place in (0, 1)]
        if any(len(digits) < 2 for digits in able):
            continue
        clues = finished(clue_links(having(masks, "r1c1 < r2c4"), False))
        by_houses = links_of(having(masks)).weak
        assert not any(by_houses(start) >> end & 1 for start, ends in clues.weak.items() for end in ends)
        nodes = {(a, b): (36 * (a - 1) + one, 36 * (b - 1) + other) for a, b in ways(masks)}
        for (a, b), (left, right) in nodes.items():
            is_weak = (a, b) not in fit and (a in able[0] or b in able[1])
            changes = all(x == a or y == b for x, y in fit)
            for start, end in ((left, right), (right, left)):
                assert (end in clues.weak.get(start, ())) is is_weak
                assert (end in clues.strong.get(start, ())) is changes
                assert (clues.reason(2 * start + 1, 2 * end) == ((0,), ())) is is_weak
                assert (clues.reason(2 * start, 2 * end + 1) == ((0,), ())) is changes


@pytest.mark.parametrize(("a", "b", "c", "formula"), WEBS)
def test_colours_of_a_web_strike_what_is_seen_in_both_cases(a: int, b: int, c: int, formula: str) -> None:
    def struck(third: int, name: str, note: str) -> list[Step]:
        masks = {0: mask_of((a - 1, b - 1)), 9: mask_of((a - 1, b - 1)), third: mask_of((a - 1, c - 1))}
        position = having(masks, f"killer {a + b}: r1c1 r2c4", f"{name} = {formula}")
        (step,) = [step for step in find_one(position) if step and step.evidence.note == note]
        assert step.evidence.digits == 1 << a - 1 and step.evidence.rules == (0, 1)
        assert {frozenset(one) for one in step.evidence.colours} == {
            frozenset([(0, a), (third, a)]),
            frozenset([(9, a)]),
        }
        assert all(link.rules for chain in step.evidence.chains for link in chain)
        return [step, *[step for step in find_two(position) if step]]

    peers = SIX.peer_masks
    gone = {(cell, a) for cell in bits((peers[0] | peers[13]) & peers[9])}
    gone |= {(cell, b) for cell in bits(peers[0] & peers[9])}
    trap, *others = struck(13, "r3c2", "trap")
    assert {*trap.eliminations} == gone
    assert others and all(gone >= {*step.eliminations} for step in others)
    wrap, *_ = struck(12, "r3c1", "wrap")  # it sees r1c1: both cannot be right
    assert {*wrap.eliminations} == {(0, a), (12, a)}
