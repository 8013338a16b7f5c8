"""Chains and colours through clues: links are those of all ways, steps true, each clue named; verified elsewhere."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import islice
from pathlib import Path

import pytest
from tests.unit.human.ruled.test_counted import SIX, having
from tests.unit.human.ruled.test_ruled_steps import refuted
from tests.verifier_links import clue_forbids, verify_branches, verify_chain, verify_colours

from pencilmark import engine
from pencilmark.board.masks import bits, mask_of, several
from pencilmark.board.model import Link, Node, Position, Puzzle, Step
from pencilmark.human import logic
from pencilmark.human.explain import explain
from pencilmark.human.ruled.colours import find_one, find_two
from pencilmark.human.ruled.ladder import RULED, ruled_ladder
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.techniques.ladders import TEACHING
from pencilmark.human.telling.names import noun
from pencilmark.rules.text import read_rules

DATA = Path(__file__).parents[3] / "bench" / "data" / "variants.txt"
PLAIN = ruled_ladder(TEACHING[: TEACHING.index("simple-colours-trap") + 1])
CHECKS = {
    **dict.fromkeys(("clue-x-chain", "clue-xy-chain", "clue-aic", "clue-grouped-aic"), verify_chain),
    **dict.fromkeys(("clue-colours", "clue-multi-colours"), verify_colours),
    **dict.fromkeys(("clue-cell-forcing", "clue-region-forcing"), verify_branches),
}
KINDS = ("german-whispers", "greater", "killer", "thermo", "renban")


@lru_cache(maxsize=1)
def stuck() -> dict[str, tuple[Puzzle, Position]]:
    """Return the first puzzle of each kind that has a chain where plainer techniques leave it, with that position."""
    found: dict[str, tuple[Puzzle, Position]] = {}
    for text in DATA.read_text("utf-8").split("\n\n"):
        kind = text.split(", seed")[0].removeprefix("# ").split(" ")[0].strip(",")
        if kind in KINDS and kind not in found:
            puzzle = read_rules(text).puzzle
            path = logic.solve_path(Position.of(with_sight(puzzle)), PLAIN)
            if not path.is_solved and next(RULED["clue-aic"].find(path.position), None):
                found[kind] = puzzle, path.position
    return found


def offered(kind: str, most: int) -> Iterator[tuple[Position, Step, tuple[int, ...]]]:
    puzzle, position = stuck()[kind]
    (solution,) = engine.solve(puzzle).solutions
    for name in CHECKS:
        for step in islice(RULED[name].find(position), most):
            yield position, step, solution


@pytest.mark.parametrize("kind", KINDS)
def test_chains_are_true_and_each_link_is_that_of_a_house_or_of_the_clue_named(kind: str) -> None:
    steps = list(offered(kind, 4))
    assert steps
    for position, step, solution in steps:
        assert all(solution[cell] == value for cell, value in step.placements)
        assert not any(solution[cell] == value for cell, value in step.eliminations)
        CHECKS[step.technique](position, step)
        if CHECKS[step.technique] is verify_chain:
            assert kind_of(step.evidence.chains[0]) == step.technique
        if step.evidence.note in ("trap", "either"):
            assert not {*step.eliminations} & {one for colour in step.evidence.colours for one in colour}


def kind_of(chain: tuple[Link, ...]) -> str:
    """Return the plainest name of a chain."""
    if any(several(node.cells) for link in chain for node in (link.start, link.end)):
        return "clue-grouped-aic"
    if len({node.value for link in chain for node in (link.start, link.end)}) == 1:
        return "clue-x-chain"
    return "clue-xy-chain" if all(link.start.cells == link.end.cells for link in chain[::2]) else "clue-aic"


def test_every_kind_of_chain_is_found_somewhere() -> None:
    assert {step.technique for kind in stuck() for _, step, _ in offered(kind, 1)} == CHECKS.keys()


def test_the_verifier_refuses_a_link_that_the_clue_does_not_give() -> None:
    position = Position.of(with_sight(read_rules("board: 9\ndifference: a1 a2").puzzle))
    one, other = Node(1, 4, True), Node(1 << 1, 7, False)
    assert clue_forbids(position, Link(one, other, "weak", (), (0,)))
    assert not clue_forbids(position, Link(one, other._replace(value=5), "weak", (), (0,)))


def test_a_clue_is_named_with_each_link_that_it_gives() -> None:
    for kind in stuck():
        for position, step, _ in offered(kind, 2):
            told = explain(position, step)
            assert told.shapes
            if "colours" not in step.technique:
                links = [link for chain in step.evidence.chains[: None if step.evidence.note else 1] for link in chain]
                assert told.text.count(" (") >= sum(bool(link.rules) for link in links)
            else:
                names = {noun(position.rules[rule], position.geometry) for rule in step.evidence.rules}
                assert any(name in told.text for name in (*names, "rule of 45", "the sums within"))


def test_the_verifier_refuses_colours_that_do_not_rule_out_what_goes() -> None:
    position, step = next(
        (at, step) for kind in stuck() for at, step, _ in offered(kind, 1) if "colours" in step.technique
    )
    gone = set(step.eliminations) | {one for colour in step.evidence.colours for one in colour}
    other = next(one for one in position.candidates() if one not in gone)
    with pytest.raises(AssertionError):
        verify_colours(position, replace(step, eliminations=(other,)))


def test_what_goes_in_every_case_is_told_case_by_case_and_follows_from_the_clues_named() -> None:
    found = 0
    for kind in stuck():
        _, position = stuck()[kind]
        for step in islice(RULED["clue-dynamic"].find(position), 2):
            refuted(position, step)
            told, found = explain(position, step).text, found + 1
            cases = told.count("\nSuppose ")
            assert cases >= 2 and told.count("Suppose ") == cases and "in each case" in told
    assert found >= 4


def test_cases_are_followed_where_a_single_is_left_too() -> None:
    start = Position.of(with_sight(read_rules("board: 4\nthermo: a1 b1 b2").puzzle))
    position = start.after((), [one for one in start.candidates() if one.cell == 0 and one.value > 1])
    assert position.cell_digits[0] == 0b0001
    steps = list(RULED["clue-dynamic"].find(position))
    for step in steps:
        refuted(position, step)
    assert steps


WEBS = [(1, 2, 5, "9 - 4*r2c4"), (2, 1, 3, "1 + r2c4"), (5, 6, 3, "2*r2c4 - 7")]
"""Digits *a* and *b* of a cage, *c* where r2c4 is *a*, *a* where it is *b*, and the formula that says so."""


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
        links = [link for (link,) in step.evidence.chains if link.kind == "strong"]
        assert {mask_of((0, 9)), mask_of((9, third))} == {link.start.cells | link.end.cells for link in links}
        assert {link.start.value for link in links} | {link.end.value for link in links} == {a}
        return [step, *[step for step in find_two(position) if step]]

    peers = SIX.peer_masks
    gone = {(cell, a) for cell in bits((peers[0] | peers[13]) & peers[9])}
    gone |= {(cell, b) for cell in bits(peers[0] & peers[9])}
    trap, *others = struck(13, "r3c2", "trap")
    assert {*trap.eliminations} == gone
    assert others and all(gone >= {*step.eliminations} for step in others)
    wrap, *_ = struck(12, "r3c1", "wrap")  # it sees r1c1: both cannot be right
    assert {*wrap.eliminations} == {(0, a), (12, a)}
