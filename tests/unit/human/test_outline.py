"""An outline has the inferences of the evidence: none invented, none dropped that is needed, each after its causes."""

from functools import cache

import pytest
from tests.verifier_chains import excludes, places

from pencilmark.board.boards import board
from pencilmark.board.geometry import bits
from pencilmark.board.line import parse_line
from pencilmark.board.model import Link, Node, Position, Puzzle, Step
from pencilmark.human import logic
from pencilmark.human.explain.outline import Branch, Outline, is_refutation, needed, outline
from pencilmark.human.ruled.ladder import ladder_for

PUZZLES = (
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...",
)
MOST = 24


@cache
def argued() -> tuple[tuple[Position, Step, Outline], ...]:
    """Walk along the paths of hard puzzles, and return the steps that have an outline."""
    found = []
    for line in PUZZLES:
        position = Position.of(parse_line(line))
        for _ in range(MOST):
            step = logic.next_step(position, ladder_for(position))
            if step is None:
                break
            if told := outline(position, step):
                found.append((position, step, told))
            position = logic.apply(position, step)
    return tuple(found)


def into(links: tuple[Link, ...]) -> dict[Node, set[Node]]:
    """Tell for each node what it follows from."""
    found: dict[Node, set[Node]] = {}
    for link in links:
        found.setdefault(link.end, set()).add(link.start)
    return found


def facts(branch: Branch) -> set[Node]:
    return {branch.assumption, *(link.end for line in branch.lines for link in line.links)}


def chains_of(step: Step, branch: Branch) -> list[tuple[Link, ...]]:
    return [chain for chain in step.evidence.chains if chain and chain[0].start == branch.assumption]


def test_there_are_arguments_to_look_at() -> None:
    assert len(argued()) >= 10
    assert {len(told.branches) > 1 for _, _, told in argued()} == {True, False}


def test_every_inference_is_one_of_the_evidence() -> None:
    for _, step, told in argued():
        for branch in told.branches:
            known = {link for chain in chains_of(step, branch) for link in chain}
            assert {link for line in branch.lines for link in line.links} <= known


def test_what_a_node_follows_from_is_told_whole() -> None:
    for _, step, told in argued():
        for branch in told.branches:
            links = tuple(link for line in branch.lines for link in line.links)
            whole = [into(chain) for chain in chains_of(step, branch)]
            for node, causes in into(links).items():
                assert causes in [chain[node] for chain in whole if node in chain]


def test_every_line_follows_from_earlier_ones() -> None:
    for _, _, told in argued():
        for branch in told.branches:
            known = {branch.assumption}
            for number, line in enumerate(branch.lines):
                assert all(0 <= before < number for before in line.after)
                for link in line.links:
                    assert link.start in known
                    known.add(link.end)


def test_a_line_names_just_the_lines_that_it_uses() -> None:
    for _, _, told in argued():
        for branch in told.branches:
            made = {link.end: number for number, line in reversed([*enumerate(branch.lines)]) for link in line.links}
            for number, line in enumerate(branch.lines):
                used = {made[link.start] for link in line.links if link.start in made} - {number}
                assert set(line.after) == used


def test_no_line_can_be_left_out() -> None:
    for position, step, told in argued():
        for branch in told.branches:
            used = {before for line in branch.lines for before in line.after}
            loose = [line for number, line in enumerate(branch.lines) if number not in used]
            assert closes(position, step, branch, facts(branch))
            for line in loose:
                lost = line.links[-1].end
                assert not closes(position, step, branch, facts(branch) - {lost}), branch.end


def closes(position: Position, step: Step, branch: Branch, known: set[Node]) -> bool:
    """Tell whether a branch ends by what is *known*: with the conclusion, or with what cannot hold together."""
    ends = {Node(1 << cell, value, True) for cell, value in step.placements}
    ends |= {Node(1 << cell, value, False) for cell, value in step.eliminations}
    if not is_refutation(step) and ends & known:
        return True
    return impossible(position, known)


def impossible(position: Position, known: set[Node]) -> bool:
    true = [node for node in known if node.on]
    false = [node for node in known if not node.on]
    if any(one.value == other.value and one.cells == other.cells for one in true for other in false):
        return True
    gone = {(cell, node.value) for node in false for cell in bits(node.cells)}
    for cell, digits in enumerate(position.cell_digits):
        if digits and all((cell, digit + 1) in gone for digit in bits(digits)):
            return True
    for house in position.geometry.full_houses:
        for value in range(1, position.geometry.value_count + 1):
            left = places(position, value, position.geometry.house_masks[house])
            if left and all((cell, value) in gone for cell in bits(left)):
                return True
    return False


def test_plain_links_hold_by_the_candidates_alone() -> None:
    for position, _, told in argued():
        links = [link for branch in told.branches for line in branch.lines for link in line.links]
        for link in links:
            assert link.kind != "weak" or excludes(position, link.start, link.end._replace(on=True))


def test_the_short_version_counts_the_lines() -> None:
    for _, _, told in argued():
        count = sum(len(branch.lines) for branch in told.branches)
        assert told.short.startswith(f"{count} step")


def test_arguments_are_shorter_than_their_evidence() -> None:
    before = sum(len(chain) for _, step, _ in argued() for chain in step.evidence.chains)
    after = sum(len(line.links) for _, _, told in argued() for branch in told.branches for line in branch.lines)
    assert after < 0.8 * before


@pytest.mark.parametrize("end", [False, True])
def test_what_an_end_does_not_need_is_left_out(end: bool) -> None:
    start, one, two = Node(1, 1, True), Node(2, 1, False), Node(4, 1, False)
    chain = (Link(start, one, "weak"), Link(start, two, "weak"))
    assert needed(chain, [two if end else one]) == chain[end : end + 1]


def test_plain_steps_have_no_outline() -> None:
    position = Position.of(Puzzle(board("4"), (1, 2, 3, 0) + (0,) * 12))
    step = logic.next_step(position, ladder_for(position))
    assert step is not None and outline(position, step) is None
