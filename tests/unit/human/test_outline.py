"""An outline has the inferences of the evidence: none invented, none missing that is needed, each after its causes.

The same holds for an inner chain that an inference needs: it is an argument about the candidates that are left.
"""

from collections.abc import Iterator
from functools import cache

import pytest
from tests.verifier_chains import excludes, places

from pencilmark.board.boards import board
from pencilmark.board.line import parse_line
from pencilmark.board.masks import bits
from pencilmark.board.model import Link, Node, Position, Puzzle, Step
from pencilmark.board.speech import write
from pencilmark.human import logic
from pencilmark.human.argument.clauses import Clauses, Manner, clauses_of
from pencilmark.human.argument.proof import shortest
from pencilmark.human.argument.shorter import is_argued, is_refutation, within
from pencilmark.human.explain.outline import Outline, OutlineBranch, gone_before, needed, outline
from pencilmark.human.ruled.ladder import ladder_for
from pencilmark.human.telling.case import Case
from pencilmark.human.telling.reading import says

PUZZLES = (
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...",
)
MOST = 8


def arguments_of(line: str, most: int) -> Iterator[tuple[Position, Step]]:
    """Yield the forcing chains and nets among the first *most* steps on the path of a puzzle."""
    position = Position.of(parse_line(line))
    for _ in range(most):
        step = logic.next_step(position, ladder_for(position))
        if step is None:
            return
        if is_argued(step.technique):
            yield position, step
        position = logic.apply(position, step)


@cache
def taken() -> tuple[tuple[Position, Step], ...]:
    """Walk along the paths of hard puzzles, and return the steps that are forcing chains or nets."""
    return tuple(found for line in PUZZLES for found in arguments_of(line, MOST))


@cache
def outer() -> tuple[tuple[Position, Step, Outline], ...]:
    """Return the steps as they are told, with their outlines."""
    told = [(position, logic.plainest(position, step)) for position, step in taken()]
    return tuple((position, step, found) for position, step in told if (found := outline(position, step)))


@cache
def nested() -> tuple[tuple[Position, Step, Outline], ...]:
    """Return the inner chains, each as a step in the position that is left, with its outline."""
    found = []
    for position, _, told in outer():
        for line in (line for branch in told.branches for line in branch.lines if line.inner):
            end, gone = gone_before(line.links)
            left = position.after((), gone)
            step = within(left, end)
            assert step and line.inner and step.eliminations == (end,)
            found.append((left, logic.plainest(left, step), line.inner))
    return tuple(found)


def argued() -> tuple[tuple[Position, Step, Outline], ...]:
    return outer() + nested()


def into(links: tuple[Link, ...]) -> dict[Node, set[Node]]:
    """Return for each node what it follows from."""
    found: dict[Node, set[Node]] = {}
    for link in links:
        found.setdefault(link.end, set()).add(link.start)
    return found


def facts(branch: OutlineBranch) -> set[Node]:
    return {branch.assumption, *(link.end for line in branch.lines for link in line.links)}


def chains_of(step: Step, branch: OutlineBranch) -> list[tuple[Link, ...]]:
    return [chain for chain in step.evidence.chains if chain and chain[0].start == branch.assumption]


def test_there_are_arguments_to_look_at() -> None:
    assert len(argued()) >= 10
    assert {len(told.branches) > 1 for _, _, told in outer()} == {True, False}
    assert len(nested()) >= 5


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


def closes(position: Position, step: Step, branch: OutlineBranch, known: set[Node]) -> bool:
    """Report whether a branch ends by what is *known*: with the conclusion, or with what cannot hold together."""
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


def test_a_chain_is_within_where_no_pattern_is_named() -> None:
    for position, _, told in outer():
        for line in (line for branch in told.branches for line in branch.lines):
            assert (line.inner is not None) == ("a further chain" in line.text)
            if line.inner:
                assert line.inner.conclusion == f"So {write(says(Case(position, Step('')), line.links[-1].end))}."


def test_what_a_chain_within_takes_for_gone_was_shown_before() -> None:
    for _, _, told in outer():
        for branch in told.branches:
            known = {branch.assumption}
            for line in branch.lines:
                known |= {link.end for link in line.links[:-1]}
                _, gone = gone_before(line.links)
                if line.inner:
                    assert {Node(1 << cell, value, False) for cell, value in gone} <= known
                known.add(line.links[-1].end)


def test_no_argument_is_longer_than_the_one_found_first_and_most_are_shorter() -> None:
    shorter = 0
    for position, step in taken():
        first = [len(told_of(chain)) for chain in step.evidence.chains]
        told = [len(told_of(chain)) for chain in logic.plainest(position, step).evidence.chains]
        assert sum(told) <= sum(first)
        shorter += sum(told) < sum(first)
    assert shorter > len(taken()) / 2


def told_of(chain: tuple[Link, ...]) -> set[Node]:
    return {link.end for link in chain if link.end.on or link.kind == "pattern"}


def test_the_step_keeps_its_effect_its_rating_and_its_assumptions() -> None:
    for position, step in taken():
        told = logic.plainest(position, step)
        assert (told.key(), told.technique, told.rating) == (step.key(), step.technique, step.rating)
        starts = [{chain[0].start for chain in one.evidence.chains if chain} for one in (step, told)]
        assert starts[0] == starts[1]
        assert logic.plainest(position, told) is told


def test_of_single_implications_the_shortest_way_is_found() -> None:
    position = Position.of(parse_line(PUZZLES[0]))
    clauses = clauses_of(position, Manner(joint=False))
    for start in range(0, 2 * len(clauses.nodes), 7):
        far = distances(clauses, start)
        for end, steps in far.items():
            way = shortest(clauses, start, [(end,)])
            assert way and len(way.links()) == steps
        lost = next(fact for fact in range(2 * len(clauses.nodes)) if fact not in far)
        assert shortest(clauses, start, [(lost,)]) is None


def distances(clauses: Clauses, start: int) -> dict[int, int]:
    """Search breadth first: the fewest links to each fact."""
    found, queue = {start: 0}, [start]
    for fact in queue:
        for clause in clauses.clauses:
            if clause.causes == (fact,) and clause.end not in found:
                found[clause.end] = found[fact] + 1
                queue.append(clause.end)
    return found


@pytest.mark.parametrize("end", [False, True])
def test_what_an_end_does_not_need_is_left_out(end: bool) -> None:
    start, one, two = Node(1, 1, True), Node(2, 1, False), Node(4, 1, False)
    chain = (Link(start, one, "weak"), Link(start, two, "weak"))
    assert needed(chain, [two if end else one]) == chain[end : end + 1]


def test_plain_steps_have_no_outline() -> None:
    position = Position.of(Puzzle(board("4"), (1, 2, 3, 0) + (0,) * 12))
    step = logic.next_step(position, ladder_for(position))
    assert step is not None and outline(position, step) is None
